import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'
import { type EaselCli, packEaselCli } from './easel-cli.ts'

/** What was asked of the host’s root, which belongs to another site. */
const outside: string[] = []
let app: TestApp
let server: Server
let cli: EaselCli
let address: string
let ada: TestUser
let key: string

beforeAll(async () => {
  cli = await packEaselCli()
  app = await startTestApp({ env: { PUBLIC_URL: 'https://example.com/easel', DEFAULT_TIER: 'pro' } })
  server = createAdaptorServer({
    fetch: (request, bindings) => {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/easel/')) return app.http.fetch(request, bindings)
      outside.push(`${request.method} ${pathname}`)
      return new Response('another site', { status: 404 })
    },
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/easel`
  ada = await app.signUp('ada')
  const made = await app.send('POST', '/api/account/keys', { user: ada, body: { name: 'a program' } })
  key = ((await made.json()) as { key: string }).key
}, 120_000)
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await app?.stop()
  cli?.remove()
})

it('below a path of a host, every command asks the installation there and never the host’s root', {
  timeout: 120_000,
}, async () => {
  const login = await cli.run(['login', '--api-key', '--server', `${address}/`, '--json'], { input: key })
  expect(JSON.parse(login.stdout)).toMatchObject({ server: address, email: ada.email })
  expect(await cli.run(['generate', 'a red fox', '-o', 'fox.png'])).toMatchObject({
    code: 0,
    stdout: 'fox.png\n',
  })
  const [found] = (await cli.run(['history', '--json'])).stdout.split('\n')
  const { id } = JSON.parse(found ?? '')
  expect(await cli.run(['download', id, '-o', 'again.webp'])).toMatchObject({
    code: 0,
    stdout: 'again.webp\n',
  })
  expect(await cli.run(['export', '-o', 'mine'])).toMatchObject({ code: 0, stdout: 'mine/easel-001.png\n' })
  writeFileSync(join(cli.folder, 'boats.csv'), 'prompt\na boat\n')
  expect((await cli.run(['batch', 'boats.csv'])).code).toBe(0)
  expect(readdirSync(join(cli.folder, 'boats-pictures'))).toContain('0001.png')
  const hello =
    '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"a test","version":"1"}}}'
  expect(await cli.converse(['mcp'], { lines: [hello], answers: 1 })).toMatchObject({
    code: 0,
    answers: [{ id: 1, result: { serverInfo: { name: 'easel' } } }],
  })
  await cli.run(['logout'])

  const child = cli.start(['login', '--server', address])
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part
  })
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/\?code=[A-Z]{4}-[A-Z]{4}\n/)
  child.kill('SIGINT')
  expect(said).toContain(`Open ${address}/device and allow this code: `)
  expect(outside).toEqual([])
})
