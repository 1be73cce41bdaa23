// The minimum that a server between a page and a vendor can do: forward the request, fetch the picture, store it durably, answer. `node bare-proxy.ts
// VENDOR FOLDER` prints its port.
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

const [vendor = '', folder = ''] = process.argv.slice(2)

const server = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const created = await fetch(`${vendor}/v1/images/generations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: Buffer.concat(chunks),
  })
  const { data } = (await created.json()) as { data: [{ url: string }] }
  const bytes = Buffer.from(await (await fetch(data[0].url)).arrayBuffer())
  const id = randomUUID()
  const file = await open(join(folder, id), 'wx')
  await file.writeFile(bytes)
  await file.sync()
  await file.close()
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify({ output: [`/images/${id}.png`] }))
})
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }))
})
