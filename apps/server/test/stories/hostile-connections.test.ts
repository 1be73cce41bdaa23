import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureSnapshot } from '../../src/platform/database/snapshot.ts'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
/** Files and connections that the process may have open at once: the first start copies a database of a thousand. */
const OPEN_FILES = 1_500
/** Connections begun at once: no more than wait to be taken, since the system drops others and begins them again seconds later. */
const WAVE = 200

let folder: string
let child: ChildProcess
let port: number

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'easel-hostile-'))
  await ensureSnapshot()
  child = spawn('sh', ['-c', `ulimit -n ${OPEN_FILES}; exec "$0" "$1"`, process.execPath, MAIN], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    said += text
  })
  while (!/http:\/\/localhost:\d+/.test(said)) await once(child.stdout ?? child, 'data')
  port = Number(/http:\/\/localhost:(\d+)/.exec(said)?.[1])
}, 90_000)
afterAll(async () => {
  child.kill('SIGKILL')
  await once(child, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

/** A connection with all that was answered on it, in the end by how it was closed. */
function open(): {
  readonly socket: Socket
  readonly answers: () => string
  readonly connected: Promise<unknown>
  readonly closed: Promise<unknown>
} {
  const socket = connect(port, '127.0.0.1')
  let answers = ''
  socket.setEncoding('latin1').on('data', (text: string) => {
    answers += text
  })
  socket.on('error', () => {})
  const connected = new Promise((resolve) => socket.once('connect', resolve))
  const closed = new Promise((resolve) => socket.once('close', resolve))
  return { socket, answers: () => answers, connected, closed }
}

/** On a connection of its own, as a new visitor has; empty when the process takes none. */
async function askForHealth(): Promise<string> {
  const { socket, answers, closed } = open()
  socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
  await Promise.race([closed, pause(10_000)])
  socket.destroy()
  return answers().split('\r\n')[0] ?? ''
}

describe.skipIf(process.platform === 'win32')(
  'a process among hostile connections',
  { timeout: 90_000 },
  () => {
    it.each([
      ['a length and chunks', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'],
      ['two lengths', 'Content-Length: 4\r\nContent-Length: 40\r\n'],
      ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n'],
      ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
      ['a space before the colon', 'Content-Length : 4\r\n'],
      ['a length with a sign', 'Content-Length: +4\r\n'],
      [
        'a header folded over two lines',
        'X-Folded: a\r\n Content-Length: 4\r\nTransfer-Encoding:\r\n chunked\r\n',
      ],
      ['a line that ends early', 'X-One: a\nContent-Length: 4\r\n'],
    ])('reads no second request out of one with %s', async (_what, headers) => {
      const { socket, answers, closed } = open()
      const smuggled = 'GET /api/config HTTP/1.1\r\nHost: localhost\r\n\r\n'
      socket.write(
        `POST /api/auth/sign-in/email HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n0\r\n\r\n${smuggled}`,
      )
      await Promise.race([closed, pause(3_000)])
      socket.destroy()
      expect(answers()).toMatch(/^HTTP\/1\.1 4\d\d /)
      expect(answers()).not.toContain('HTTP/1.1 200')
      expect(await askForHealth()).toBe('HTTP/1.1 200 OK')
    })

    it.each(['TRACE', 'CONNECT'])('gives nothing back for %s', async (method) => {
      const { socket, answers, closed } = open()
      socket.write(
        `${method} /api/health HTTP/1.1\r\nHost: localhost\r\nX-Secret: told-to-no-one\r\nConnection: close\r\n\r\n`,
      )
      await Promise.race([closed, pause(10_000)])
      socket.destroy()
      expect(answers()).not.toContain('told-to-no-one')
      expect(answers()).toMatch(/^(HTTP\/1\.1 4\d\d |$)/)
    })

    it('gives up headers that come letter by letter, and answers others meanwhile', async () => {
      const slow = Array.from({ length: 200 }, open)
      for (const { socket } of slow) socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
      let isOver = false
      const drip = (async () => {
        while (!isOver) {
          for (const { socket } of slow) if (socket.writable) socket.write('a')
          await pause(500)
        }
      })()
      expect(await askForHealth()).toBe('HTTP/1.1 200 OK')
      await Promise.all(slow.map(({ closed }) => closed))
      isOver = true
      await drip
      expect(new Set(slow.map(({ answers }) => answers().split('\r\n')[0]))).toEqual(
        new Set(['HTTP/1.1 408 Request Timeout']),
      )
    })

    it('lives when it can open nothing more, and serves again once connections are gone', async () => {
      const flood: ReturnType<typeof open>[] = []
      // Before each look, since a single file that it has closed meanwhile is enough to answer every one who asks, one after the other.
      const floodMore = async () => {
        const wave = Array.from({ length: WAVE }, open)
        flood.push(...wave)
        await Promise.all(wave.map(({ connected, closed }) => Promise.race([connected, closed])))
      }
      const floodAndAsk = () => floodMore().then(askForHealth)
      await expect.poll(floodAndAsk, { timeout: 60_000 }).toBe('')
      expect(flood.length).toBeGreaterThan(OPEN_FILES / 2)
      for (const { socket } of flood) socket.destroy()
      await expect.poll(askForHealth, { timeout: 30_000 }).toBe('HTTP/1.1 200 OK')
      expect(child.exitCode).toBeNull()
    })
  },
)
