// The product under benchmark: a started server, an account, calls over HTTP.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SERVER_ENVIRONMENT, SERVER_OPTIONS } from '../server-options.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The request of the product's benchmarks. */
export const picture = {
  prompt: 'a red fox standing in a snowy pine forest at dawn',
  num_outputs: 1,
  aspect_ratio: '1:1',
  model: 'flux-schnell',
  style: 'photorealistic',
}

/** Gives access to the metrics of the started server. */
const METRICS_TOKEN = 'the token of the benches'

export type Product = { readonly url: string; readonly readyMs: number; readonly stop: () => Promise<void> }

export function temporaryFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'easel-bench-'))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`)
    const answer = await fetch(`${url}/api/ready`).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 15))
  }
}

/** Starts the built server and resolves when `/api/ready` answers; `readyMs` counts from the spawn. */
export async function startProduct(dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const port = 20_000 + Math.floor(Math.random() * 20_000)
  const url = `http://127.0.0.1:${port}`
  const started = performance.now()
  const child = spawn(process.execPath, [...SERVER_OPTIONS, 'apps/server/src/main.ts'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...SERVER_ENVIRONMENT,
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      METRICS_TOKEN,
      ...env,
    },
  })
  await untilReady(url, child)
  const readyMs = performance.now() - started
  async function stop(): Promise<void> {
    if (child.exitCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  return { url, readyMs, stop }
}

export type Caller = (
  method: string,
  path: string,
  body?: unknown,
) => Promise<{ status: number; body: unknown }>

/** Creates an account and returns a function that calls the API with its session. */
export async function signUp(url: string): Promise<{ call: Caller; token: string; user: unknown }> {
  const answer = await fetch(`${url}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({
      name: 'Bench',
      email: `${crypto.randomUUID()}@example.com`,
      password: crypto.randomUUID(),
    }),
  })
  const token = answer.headers.get('set-auth-token')
  if (!answer.ok || !token) throw new Error(`sign-up answered ${answer.status}`)
  async function call(method: string, path: string, body?: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  const { user } = (await answer.json()) as { user: unknown }
  return { call, token, user }
}

/** Calls back with every server-sent event until stopped. */
export async function listen(
  url: string,
  token: string,
  onEvent: (type: string, data: unknown) => void,
): Promise<() => void> {
  const controller = new AbortController()
  const response = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  })
  async function pump(): Promise<void> {
    let text = ''
    for await (const chunk of (response.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      const blocks = (text + chunk).split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const type = /^event: ?(.*)$/m.exec(block)?.[1]
        const data = /^data: ?(.*)$/m.exec(block)?.[1]
        if (type && data) onEvent(type, JSON.parse(data))
      }
    }
  }
  pump().catch(() => {})
  return () => controller.abort()
}

export async function residentMb(url: string): Promise<number> {
  return (await metric(url, 'easel_process_resident_bytes')) / 1e6
}

export function cpuSeconds(url: string): Promise<number> {
  return metric(url, 'easel_process_cpu_seconds_total')
}

async function metric(url: string, name: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
  const text = await (await fetch(`${url}/api/metrics`, { headers })).text()
  return Number(new RegExp(`^${name} ([0-9.]+)`, 'm').exec(text)?.[1])
}
