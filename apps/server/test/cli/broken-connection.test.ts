import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readZip } from '../harness/read-zip.ts'
import { startTestApp, type TestApp } from '../harness/start-test-app.ts'
import { type EaselCli, packEaselCli } from './easel-cli.ts'

/** Downloads that still break in their midst. */
let breaks = 0
let downloads = 0
/** The longest body that a proxy in front of the server would let through. */
let longestBody = Number.POSITIVE_INFINITY
let app: TestApp
let server: Server
let cli: EaselCli
let env: Record<string, string>

beforeAll(async () => {
  cli = await packEaselCli()
  app = await startTestApp({ env: { DEFAULT_TIER: 'pro' } })
  server = createAdaptorServer({
    fetch: async (request, bindings) => {
      if (Number(request.headers.get('content-length')) > longestBody)
        return new Response('<h1>413 Request Entity Too Large</h1>', { status: 413 })
      const response = await app.http.fetch(request, bindings)
      if (!new URL(request.url).pathname.startsWith('/downloads/')) return response
      downloads += 1
      if (breaks === 0) return response
      breaks -= 1
      const { outgoing } = bindings as HttpBindings
      const half = Buffer.from(await response.arrayBuffer()).subarray(0, 1_000)
      outgoing.writeHead(200, { 'Content-Length': 2_000 })
      outgoing.write(half, () => outgoing.destroy())
      return RESPONSE_ALREADY_SENT
    },
  }) as Server
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const ada = await app.signUp('ada')
  const made = await app.send('POST', '/api/account/keys', { user: ada, body: { name: 'a program' } })
  const { key } = (await made.json()) as { key: string }
  env = {
    EASEL_SERVER: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    EASEL_API_KEY: key,
  }
}, 120_000)
afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await app?.stop()
  cli?.remove()
})

it('a download that breaks in its midst begins anew, and a file is whole or not there', async () => {
  breaks = 1
  downloads = 0
  const made = await cli.run(['generate', 'a red fox', '-n', '2', '-o', 'made/'], { env })
  expect(made).toMatchObject({ code: 0, stderr: '' })
  expect(downloads).toBe(3)

  breaks = 1
  expect(await cli.run(['export', '-o', 'mine'], { env })).toMatchObject({
    code: 0,
    stdout: 'mine/easel-001.zip\n',
  })
  const names = [...readZip(readFileSync(join(cli.folder, 'mine/easel-001.zip'))).keys()]
  expect(names.filter((name) => name.endsWith('.png'))).toHaveLength(2)

  breaks = 10
  const failed = await cli.run(['export', '-o', 'other'], { env })
  expect(failed).toMatchObject({
    code: 7,
    stdout: '',
    stderr: `easel: ${env['EASEL_SERVER']} cannot be reached: the connection was cut (UND_ERR_SOCKET).\n`,
  })
  expect(breaks).toBe(6)
  expect(readdirSync(join(cli.folder, 'other'))).toEqual([])
}, 60_000)

it('a sheet that is too large for a proxy can be shortened and run again in the same folder', async () => {
  const write = (rows: number) =>
    writeFileSync(join(cli.folder, 'boats.csv'), `prompt\n${'a boat\n'.repeat(rows)}`)
  longestBody = 1_000
  write(20)
  expect(await cli.run(['batch', 'boats.csv'], { env })).toMatchObject({
    code: 2,
    stdout: '',
    stderr:
      'easel: A proxy in front of the server takes no request as large as this. Send less at once, or have its limit for request bodies raised (nginx: client_max_body_size 20m).\n',
  })
  write(1)
  expect(await cli.run(['batch', 'boats.csv'], { env })).toMatchObject({
    code: 0,
    stdout: 'boats-pictures/0001.png\n',
  })
})

it('a picture that is too large for a proxy is named, and the others are imported', async () => {
  const write = async (name: string, side: number) =>
    writeFileSync(
      join(cli.folder, name),
      await sharp({ create: { width: side, height: side, channels: 3, background: 'navy' } })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    )
  longestBody = 20_000
  await write('large.png', 100)
  await write('small.png', 50)
  expect(await cli.run(['import', 'large.png', 'small.png'], { env })).toMatchObject({
    code: 2,
    stderr:
      'large.png: A proxy in front of the server takes no request as large as this. Send less at once, or have its limit for request bodies raised (nginx: client_max_body_size 20m).\neasel: 1 imported, 1 not imported.\n',
  })
})
