import { once } from 'node:events'
import { statSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'
import { type EaselCli, packEaselCli } from './easel-cli.ts'

const LOGIN = 'me:secret'
const ENTERED = `Basic ${Buffer.from(LOGIN).toString('base64')}`

let app: TestApp
let proxy: Server
let cli: EaselCli
let env: Record<string, string>

beforeAll(async () => {
  cli = await packEaselCli()
  app = await startTestApp()
  proxy = createAdaptorServer({
    fetch: (request, bindings) =>
      request.headers.get('authorization') === ENTERED
        ? app.http.fetch(request, bindings)
        : new Response('<h1>401</h1>', {
            status: 401,
            headers: { 'www-authenticate': 'Basic realm="house"' },
          }),
  }) as Server
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const ada = await app.signUp('ada')
  const made = await app.send('POST', '/api/account/keys', {
    user: ada,
    body: { name: 'script', scopes: ['read', 'generate'] },
  })
  const { key } = (await made.json()) as { key: string }
  env = { EASEL_SERVER: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, EASEL_API_KEY: key }
}, 120_000)
afterAll(async () => {
  proxy?.closeAllConnections()
  proxy?.close()
  await app?.stop()
  cli?.remove()
})

it('a proxy that asks for a password is told it, and the server the key', async () => {
  const entered = { ...env, EASEL_PROXY_LOGIN: LOGIN }
  const made = await cli.run(['generate', 'a red boat', '-o', 'boat.png'], { env: entered })
  expect(made).toMatchObject({ code: 0 })
  expect(statSync(join(cli.folder, 'boat.png')).size).toBeGreaterThan(1_000)
  const { code, answers } = await cli.converse(['mcp'], {
    env: entered,
    lines: ['{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{}}'],
    answers: 1,
  })
  expect(code).toBe(0)
  expect(JSON.stringify(answers)).toContain('generate_picture')
})

it('without its password, or with another one, the command says what is asked for', async () => {
  for (const given of [env, { ...env, EASEL_PROXY_LOGIN: 'me:wrong' }])
    expect(await cli.run(['history'], { env: given })).toMatchObject({
      code: 3,
      stdout: '',
      stderr:
        'easel: A proxy in front of the server asks for a name and a password: set EASEL_PROXY_LOGIN=name:password.\n',
    })
})
