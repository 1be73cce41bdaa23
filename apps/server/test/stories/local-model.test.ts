import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startFileHost } from '@easel/providers/testing/file-host'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ServerProcess, startServer } from '../kill/server-process.ts'

const COMMAND = fileURLToPath(new URL('../../../../scripts/model.ts', import.meta.url))
const STAND_IN = fileURLToPath(
  new URL('../../../../packages/providers/src/testing/sd-server-stand-in.ts', import.meta.url),
)
/** To the stand-in for sd-server these are weights. */
const WEIGHTS = Buffer.from('{"stepMs":5}')

const folder = mkdtempSync(join(tmpdir(), 'easel-local-model-'))
const dataDir = join(folder, 'data')
const settings = { SD_SERVER_PATH: STAND_IN, LOCAL_MODEL_MANIFEST: join(folder, 'models.json') }
let host: Awaited<ReturnType<typeof startFileHost>>
let server: ServerProcess | undefined

beforeAll(async () => {
  mkdirSync(dataDir)
  host = await startFileHost()
  host.offer('/tiny.gguf', { bytes: WEIGHTS, etag: '"w"' })
  const file = {
    role: 'checkpoint',
    name: 'tiny.gguf',
    bytes: WEIGHTS.length,
    sha256: createHash('sha256').update(WEIGHTS).digest('hex'),
    urls: ['https://hub.example/tiny.gguf'],
  }
  const tiny = {
    id: 'tiny',
    label: 'Tiny',
    license: { name: 'MIT', url: 'https://hub.example/license', statedAt: 'https://hub.example/' },
    architecture: 'SDXL',
    files: [file],
    needs: { ramMb: 1, vramMb: 1 },
    defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler' },
    abilities: { maxReferences: 0, editsByWords: false, negativePrompt: true },
  }
  writeFileSync(settings.LOCAL_MODEL_MANIFEST, JSON.stringify({ models: [tiny], servers: [] }))
})
afterAll(async () => {
  await server?.kill()
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

async function model(...words: string[]): Promise<number | null> {
  const child = spawn(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    stdio: 'ignore',
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, MODEL_MIRROR: host.url, ...settings },
  })
  return (await once(child, 'close'))[0]
}

it.skipIf(process.platform === 'win32')(
  'a model that one command installs beside the running server draws, by its own name, without a restart, until one removes it',
  { timeout: 180_000 },
  async () => {
    server = startServer(dataDir, settings)
    const url = await server.ready
    const headers: Record<string, string> = { 'Content-Type': 'application/json' }
    const post = (path: string, body: object) =>
      fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const account = { name: 'Mira', email: 'mira@example.com', password: 'correct horse battery' }
    const entered = await post('/api/auth/sign-up/email', account)
    headers['Authorization'] = `Bearer ${entered.headers.get('set-auth-token')}`
    const formProvider = async () => {
      const config = (await (await fetch(`${url}/api/config`)).json()) as { provider: { id: string } }
      return config.provider.id
    }
    const draw = async () => {
      const body = { prompt: 'a red boat', width: 1024, height: 1024 }
      expect((await post('/api/functions/generate-image', body)).status).toBe(200)
    }
    expect(await formProvider()).toBe('built-in')
    expect(await model('install', 'tiny', '--yes')).toBe(0)
    await expect.poll(formProvider, { timeout: 30_000, interval: 250 }).toBe('local')
    await draw()
    expect(await model('remove', 'tiny', '--yes')).toBe(0)
    await expect.poll(formProvider, { timeout: 30_000, interval: 250 }).toBe('built-in')
    await draw()
    const listed = await fetch(`${url}/api/generations`, { headers })
    const { items } = (await listed.json()) as { items: { provider: string; model: string | null }[] }
    expect(items).toMatchObject([
      { provider: 'built-in' },
      { provider: 'local', model: expect.stringMatching(/^Tiny \/ sd-server /) },
    ])
    expect(await server.stop()).toBe(0)
  },
)
