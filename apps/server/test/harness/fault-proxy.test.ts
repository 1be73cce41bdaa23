import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type FaultProxy, startFaultProxy } from './fault-proxy.ts'

const QUIET_MS = 100

let echo: Server
let upstream: Socket[]
let proxy: FaultProxy

beforeEach(async () => {
  upstream = []
  echo = createServer((socket) => {
    upstream.push(socket)
    socket.on('error', () => {})
    socket.pipe(socket)
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  proxy = await startFaultProxy({ port: (echo.address() as AddressInfo).port })
})

afterEach(async () => {
  await proxy.close()
  for (const socket of upstream) socket.destroy()
  echo.close()
})

async function open() {
  const socket = connect(proxy.port, '127.0.0.1')
  const state = { socket, answers: '', isClosed: false, code: '' }
  socket.on('data', (chunk) => {
    state.answers += String(chunk)
  })
  socket.on('error', (error: NodeJS.ErrnoException) => {
    state.code = error.code ?? ''
  })
  socket.on('close', () => {
    state.isClosed = true
  })
  await once(socket, 'connect')
  return state
}

test('without a fault everything passes, both ways and to the end', async () => {
  const line = await open()
  line.socket.write('one ')
  await expect.poll(() => line.answers).toBe('one ')
  line.socket.end('two')
  await expect.poll(() => line.isClosed).toBe(true)
  expect(line).toMatchObject({ answers: 'one two', code: '' })
  expect(proxy.openConnections()).toBe(0)
})

test('a cut resets what is open and lets new connections pass', async () => {
  const line = await open()
  line.socket.write('one')
  await expect.poll(() => line.answers).toBe('one')
  proxy.cut()
  await expect.poll(() => line.code).toBe('ECONNRESET')
  const next = await open()
  next.socket.write('two')
  await expect.poll(() => next.answers).toBe('two')
})

test('new connections are refused until the fault is mended', async () => {
  proxy.refuse()
  await expect(open()).rejects.toThrow('ECONNRESET')
  proxy.mend()
  const line = await open()
  line.socket.write('one')
  await expect.poll(() => line.answers).toBe('one')
})

test('a swallowed connection hears nothing, is not closed and stays dead; others pass', async () => {
  const line = await open()
  line.socket.write('one')
  await expect.poll(() => line.answers).toBe('one')
  proxy.swallow({ fresh: false })
  line.socket.write('two')
  const fresh = await open()
  fresh.socket.write('three')
  await expect.poll(() => fresh.answers).toBe('three')
  proxy.mend()
  line.socket.write('four')
  await wait(QUIET_MS)
  expect(line).toMatchObject({ answers: 'one', isClosed: false })
})

test('new connections alone can be swallowed', async () => {
  const line = await open()
  line.socket.write('one')
  await expect.poll(() => line.answers).toBe('one')
  proxy.swallow({ existing: false })
  const fresh = await open()
  fresh.socket.write('two')
  line.socket.write(' three')
  await expect.poll(() => line.answers).toBe('one three')
  await wait(QUIET_MS)
  expect(fresh).toMatchObject({ answers: '', isClosed: false })
})

test('the dependency hears a request whose answer is swallowed', async () => {
  proxy.swallow({ directions: ['answers'] })
  const line = await open()
  line.socket.write('one')
  await expect.poll(() => upstream[0]?.bytesRead).toBe(3)
  await wait(QUIET_MS)
  expect(line.answers).toBe('')
})

test('what was held back is delivered in order afterwards', async () => {
  const line = await open()
  proxy.hold()
  line.socket.write('one ')
  await wait(QUIET_MS)
  line.socket.write('two')
  expect(line.answers).toBe('')
  proxy.mend()
  await expect.poll(() => line.answers).toBe('one two')
})

test('a delay holds every chunk back for so long', async () => {
  const line = await open()
  proxy.delay(QUIET_MS)
  const began = performance.now()
  line.socket.write('one')
  await expect.poll(() => line.answers).toBe('one')
  expect(performance.now() - began).toBeGreaterThanOrEqual(2 * QUIET_MS - 5)
})
