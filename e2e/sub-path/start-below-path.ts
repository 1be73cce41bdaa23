import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { freePort, kill, statusOf } from '../own-product.ts'

/** The proxy either has the path `removed` before it asks Easel, or `passed` on. */
export type Handling = 'removed' | 'passed'

export const BASE = '/easel'

/** The product below a path of a host whose root is another site, behind a proxy of either kind. */
export async function startBelowPath() {
  const folder = mkdtempSync(join(tmpdir(), 'easel-e2e-path-'))
  const log: string[] = []
  /** Requests to the host's root, which belongs to another site. */
  const outside: string[] = []
  const port = await freePort()
  const proxies: Readonly<Record<Handling, Server>> = {
    removed: await startProxy(port, 'removed', outside),
    passed: await startProxy(port, 'passed', outside),
  }
  const addressOf = (handling: Handling) =>
    `http://localhost:${(proxies[handling].address() as AddressInfo).port}${BASE}`
  const product = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: addressOf('removed'),
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: '0',
      // A stand-in vendor draws at once: what the pictures show does not matter here.
      REPLICATE_API_TOKEN: 'r8_key',
      REPLICATE_BASE_URL: process.env['E2E_VENDOR_URL'],
    },
  })
  product.stdout?.on('data', (bytes: Buffer) => log.push(bytes.toString()))
  await expect.poll(() => statusOf(`${addressOf('removed')}/api/ready`)).toBe(200)
  return {
    addressOf,
    outside,
    /** The output of the process so far; without a mail server it includes mails. */
    log: () => log.join(''),
    stop: async () => {
      await kill(product)
      for (const proxy of Object.values(proxies)) {
        proxy.closeAllConnections()
        proxy.close()
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startProxy(port: number, handling: Handling, outside: string[]): Promise<Server> {
  const server = createServer((asked, answer) => {
    const { url = '/', method, headers } = asked
    if (url !== BASE && !url.startsWith(`${BASE}/`)) {
      outside.push(`${method} ${url}`)
      answer.writeHead(404, { 'content-type': 'text/plain' }).end('another site')
      return
    }
    const path = handling === 'passed' ? url : url.slice(BASE.length) || '/'
    const forwarded = { ...headers, 'x-forwarded-for': '192.0.2.7', 'x-forwarded-proto': 'http' }
    const ask = request({ port, path, method, headers: forwarded }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    ask.on('error', () => answer.destroy())
    answer.on('close', () => ask.destroy())
    asked.pipe(ask)
  })
  return new Promise((resolve) => server.listen(0, () => resolve(server)))
}
