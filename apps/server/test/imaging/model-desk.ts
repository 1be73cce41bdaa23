import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getConfig } from '@easel/contract/config'
import { type LocalModels, localModelsSchema } from '@easel/contract/models/local-models'
import { listOperatorLog } from '@easel/contract/operator'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import { type FileHost, startFileHost } from '@easel/providers/testing/file-host'
import { remoteFile } from '@easel/providers/testing/tiny-model'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

export const STAND_IN = fileURLToPath(
  new URL('../../../../packages/providers/src/testing/sd-server-stand-in.ts', import.meta.url),
)
/** To the stand-in for sd-server these are weights. */
const PLAN = Buffer.from('{"stepMs":5}')
const SLOW_PLAN = Buffer.from('{"stepMs":60000}')
const WEIGHTS = randomBytes(200_000)
export const PATH = '/api/operator/local-models'
const PATIENT = { timeout: 30_000, interval: 20 }

const offer = (id: string, label: string, bytes: Buffer) => ({
  id,
  label,
  license: { name: 'MIT', url: 'https://hub.example/license', statedAt: 'https://hub.example/' },
  architecture: 'SDXL',
  files: [{ role: 'checkpoint', ...remoteFile(`${id}.gguf`, bytes), isVerified: undefined }],
  needs: { ramMb: 1, vramMb: 2 },
  defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler' },
  abilities: { maxReferences: 0, editsByWords: false, negativePrompt: true },
})
const MODELS = [
  offer('quick', 'Quick', PLAN),
  offer('slow', 'Slow', SLOW_PLAN),
  offer('large', 'Large', WEIGHTS),
]

export const modelOf = ({ models }: LocalModels, id: string) => models.find((one) => one.id === id)

export async function told(answer: Promise<Response>, expected = 200): Promise<LocalModels> {
  const response = await answer
  expect(response.status).toBe(expected)
  return z.parse(localModelsSchema, await response.json())
}

export async function refusal(answer: Promise<Response>): Promise<readonly [number, string]> {
  const response = await answer
  const { error } = (await response.json()) as { error: { message: string } }
  return [response.status, error.message]
}

/** A host with three models and a server that draws with what is installed, anew for each test of a file. */
export function modelDeskOfEachTest() {
  let host: FileHost
  let folder: string
  let app: TestApp
  let operator: TestUser
  let ada: TestUser

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'easel-models-'))
    writeFileSync(join(folder, 'models.json'), JSON.stringify({ models: MODELS }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  beforeEach(async () => {
    host = await startFileHost()
    for (const [id, bytes] of [
      ['quick', PLAN],
      ['slow', SLOW_PLAN],
      ['large', WEIGHTS],
    ] as const)
      host.offer(`/${id}.gguf`, { bytes, etag: `"${id}"` })
    await start()
  }, 60_000)
  afterEach(async () => {
    await app.stop()
    await host.close()
    rmSync(join(folder, 'data'), { recursive: true, force: true })
  })

  async function start(env: Record<string, string> = {}, installedModel?: InstalledModel): Promise<void> {
    app = await startTestApp({
      provider: 'as-configured',
      ...(installedModel ? { installedModel } : {}),
      env: {
        DATA_DIR: join(folder, 'data'),
        OPERATOR_EMAILS: 'operator@example.com',
        LOCAL_MODEL_MANIFEST: join(folder, 'models.json'),
        MODEL_MIRROR: host.url,
        SD_SERVER_PATH: STAND_IN,
        ...env,
      },
    })
    operator = await app.signUp('operator')
    ada = await app.signUp('ada')
  }

  const send = (method: string, path: string, body?: object, user: TestUser | undefined = operator) =>
    app.send(method, PATH + path, { user, ...(body ? { body } : {}) })
  const list = () => told(send('GET', ''))
  const install = (id: string) => told(send('POST', `/${id}/installation`, { acceptsLicense: true }), 202)
  async function until(isSo: (now: LocalModels) => boolean): Promise<LocalModels> {
    let now = await list()
    const look = async () => {
      now = await list()
      return isSo(now)
    }
    await expect.poll(look, PATIENT).toBe(true)
    return now
  }
  async function installWhole(id: string, isSlow = false): Promise<LocalModels> {
    await install(id)
    return until(
      (now) =>
        now.installation === null &&
        modelOf(now, id)?.state === 'installed' &&
        now.drawing?.model === id &&
        now.drawing.isUsed &&
        now.drawing.isDefault !== isSlow,
    )
  }
  async function formProvider(): Promise<string> {
    const config = z.parse(getConfig.output, await (await app.send('GET', '/api/config')).json())
    return config.provider.id
  }
  const draw = (user: TestUser, model?: string) =>
    app.send('POST', '/api/functions/generate-image', {
      user,
      body: { prompt: 'a red boat', width: 1024, height: 1024, ...(model ? { model } : {}) },
    })
  async function drawnBy(user: TestUser): Promise<unknown> {
    const answer = await app.send('GET', '/api/generations', { user })
    return ((await answer.json()) as { items: unknown }).items
  }
  async function logged(): Promise<unknown> {
    const answer = await app.send('GET', '/api/operator/log', { user: operator })
    const { items } = z.parse(listOperatorLog.output, await answer.json())
    return items.map(({ actor, action, subject, detail }) => [actor, action, subject, detail])
  }

  return {
    ...{ start, send, list, install, until, installWhole, formProvider, draw, drawnBy, logged },
    host: () => host,
    app: () => app,
    operator: () => operator,
    ada: () => ada,
    /** A path in the folder of this file's tests. */
    path: (...parts: string[]) => join(folder, ...parts),
  }
}
