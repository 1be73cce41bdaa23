import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getConfig } from '@easel/contract/config'
import { type LocalModels, localModelsSchema } from '@easel/contract/models/local-models'
import { listOperatorLog } from '@easel/contract/operator'
import { findInstalledModel } from '@easel/providers/local/files/installed'
import { modelFolder, withModelLock } from '@easel/providers/local/files/model-folder'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import { type FileHost, startFileHost, status, stuckAfter } from '@easel/providers/testing/file-host'
import { CAN_RUN_STAND_IN } from '@easel/providers/testing/sd-server-plan'
import { remoteFile } from '@easel/providers/testing/tiny-model'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../../test/harness/start-test-app.ts'

const STAND_IN = fileURLToPath(
  new URL('../../../../../../packages/providers/src/testing/sd-server-stand-in.ts', import.meta.url),
)
/** To the stand-in for sd-server these are weights. */
const PLAN = Buffer.from('{"stepMs":5}')
const SLOW_PLAN = Buffer.from('{"stepMs":60000}')
const WEIGHTS = randomBytes(200_000)
const PATH = '/api/operator/local-models'
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
async function told(answer: Promise<Response>, expected = 200): Promise<LocalModels> {
  const response = await answer
  expect(response.status).toBe(expected)
  return z.parse(localModelsSchema, await response.json())
}
const list = () => told(send('GET', ''))
const install = (id: string) => told(send('POST', `/${id}/installation`, { acceptsLicense: true }), 202)
const modelOf = ({ models }: LocalModels, id: string) => models.find((one) => one.id === id)
async function refusal(answer: Promise<Response>): Promise<readonly [number, string]> {
  const response = await answer
  const { error } = (await response.json()) as { error: { message: string } }
  return [response.status, error.message]
}
async function until(isSo: (now: LocalModels) => boolean): Promise<LocalModels> {
  let now = await list()
  const look = async () => {
    now = await list()
    return isSo(now)
  }
  await expect.poll(look, PATIENT).toBe(true)
  return now
}
async function installWhole(id: string): Promise<LocalModels> {
  await install(id)
  return until((now) => modelOf(now, id)?.state === 'installed' && now.drawing?.model === id)
}
async function formProvider(): Promise<string> {
  const config = z.parse(getConfig.output, await (await app.send('GET', '/api/config')).json())
  return config.provider.id
}
const draw = (user: TestUser) =>
  app.send('POST', '/api/functions/generate-image', {
    user,
    body: { prompt: 'a red boat', width: 1024, height: 1024 },
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

describe.skipIf(!CAN_RUN_STAND_IN)('models of this machine', { timeout: 120_000 }, () => {
  it('are shown with the machine, license, size and need, and nothing is here at first', async () => {
    const shown = await list()
    expect(shown).toMatchObject({
      drawsHere: true,
      isOneOfSeveral: false,
      drawing: null,
      problem: null,
      installation: null,
      failure: null,
      isBusyElsewhere: false,
    })
    expect(shown.machine).toMatchObject({
      name: hostname(),
      os: process.platform,
      arch: process.arch,
      accelerators: [],
      canRun: true,
    })
    expect(shown.machine.memoryBytes).toBeGreaterThan(100_000_000)
    expect(shown.models.map(({ id }) => id)).toContain('z-image-turbo')
    expect(modelOf(shown, 'large')).toEqual({
      id: 'large',
      label: 'Large',
      license: {
        name: 'MIT',
        url: 'https://hub.example/license',
        statedAt: 'https://hub.example/',
        accepted: null,
      },
      bytes: 200_000,
      memoryBytes: 1_000_000,
      cardMemoryBytes: 2_000_000,
      missingMemoryBytes: 0,
      missingDiskBytes: 0,
      state: 'absent',
      bytesHere: 0,
    })
    expect(host.requests).toEqual([])
  })

  it('are installed once their license is accepted, and draw from then on without a restart', async () => {
    expect(await formProvider()).toBe('built-in')
    expect(await refusal(send('POST', '/quick/installation', {}))).toEqual([
      409,
      'Accept the license of Quick (MIT) to install it.',
    ])
    expect(host.requests).toEqual([])
    const shown = await installWhole('quick')
    expect(shown).toMatchObject({
      drawing: { label: 'Quick', phase: 'off', reason: null, isUsed: true, lastPicture: null },
      installation: null,
      failure: null,
    })
    expect(modelOf(shown, 'quick')?.license.accepted).toEqual({
      by: operator.email,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await formProvider()).toBe('local')
    expect((await draw(ada)).status).toBe(200)
    expect(await drawnBy(ada)).toMatchObject([
      { provider: 'local', model: expect.stringMatching(/^Quick \/ sd-server /) },
    ])
    expect((await list()).drawing).toMatchObject({
      phase: 'idle',
      lastPicture: { seconds: expect.any(Number), steps: 4 },
    })
    const providers = await app.send('GET', '/api/providers', { user: operator })
    expect(await providers.json()).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'local', isUsed: true })]),
    })
    expect(await logged()).toEqual([[operator.email, 'install-model', 'Quick', 'MIT']])
  })

  it('come one at a time, with bytes and rate, are paused with what is here, and gone on with', async () => {
    host.play(stuckAfter(80_000))
    expect((await install('large')).installation).toMatchObject({ model: 'large', bytes: 200_000 })
    const shown = await until(({ installation }) => installation?.received === 80_000)
    expect(shown.installation).toMatchObject({ phase: 'downloading', file: 'large.gguf', notice: null })
    expect(await refusal(send('POST', '/quick/installation', { acceptsLicense: true }))).toEqual([
      409,
      'Large is being downloaded. Pause or cancel it first.',
    ])
    expect(await refusal(send('POST', '/quick/pause'))).toEqual([
      409,
      'This process is not downloading that model.',
    ])
    const paused = await told(send('POST', '/large/pause'))
    expect(paused).toMatchObject({ installation: null, failure: null, drawing: null })
    expect(modelOf(paused, 'large')).toMatchObject({ state: 'partial', bytesHere: 80_000 })
    const whole = await installWhole('large')
    expect(modelOf(whole, 'large')).toMatchObject({ state: 'installed', bytesHere: 200_000 })
    expect(host.requests.map(({ range }) => range)).toEqual([undefined, 'bytes=80000-'])
    // Gone on with is no other act.
    expect(await logged()).toEqual([[operator.email, 'install-model', 'Large', 'MIT']])
  })

  it.each(['under way', 'paused'])('are canceled %s, and nothing of them is left', async (when) => {
    host.play(stuckAfter(80_000))
    await install('large')
    await until(({ installation }) => installation?.received === 80_000)
    if (when === 'paused') await told(send('POST', '/large/pause'))
    const canceled = await told(send('DELETE', '/large/installation'))
    expect(canceled.installation).toBeNull()
    expect(modelOf(canceled, 'large')).toMatchObject({ state: 'absent', bytesHere: 0 })
    expect(readdirSync(join(folder, 'data/models/weights'))).toEqual([])
    expect(await refusal(send('DELETE', '/large/installation'))).toEqual([
      404,
      'Nothing of that model is here.',
    ])
    // The license stays accepted.
    expect((await told(send('POST', '/large/installation', {}), 202)).installation).not.toBeNull()
  })

  it('are kept as far as they are when the server stops, and gone on with after its start', async () => {
    host.play(stuckAfter(80_000))
    await install('large')
    await until(({ installation }) => installation?.received === 80_000)
    await app.stop()
    await start()
    expect(modelOf(await list(), 'large')).toMatchObject({ state: 'partial', bytesHere: 80_000 })
    await installWhole('large')
  })

  it('say why they could not be downloaded', async () => {
    host.play(status(403))
    await install('quick')
    const shown = await until(({ failure }) => failure !== null)
    expect(shown.installation).toBeNull()
    expect(shown.failure).toEqual({
      model: 'quick',
      reason: expect.stringContaining('403'),
      at: expect.stringMatching(/Z$/),
    })
    await installWhole('quick')
    expect((await list()).failure).toBeNull()
  })

  it('wait for another process of this machine', async () => {
    const models = modelFolder(join(folder, 'data'))
    await withModelLock(models, async () => {
      expect((await list()).isBusyElsewhere).toBe(true)
      expect(await refusal(send('POST', '/quick/installation', { acceptsLicense: true }))).toEqual([
        409,
        `Another process is installing or removing a model in ${models.root}. Wait for it or stop it, then try again.`,
      ])
    })
    expect((await list()).isBusyElsewhere).toBe(false)
    await installWhole('quick')
  })

  it('are removed with their files, and what they draw is drawn by the next provider', async () => {
    await installWhole('slow')
    const drawing = draw(ada)
    await until((now) => now.drawing?.phase === 'drawing')
    const shown = await told(send('DELETE', '/slow'))
    expect(shown.drawing).toBeNull()
    expect(modelOf(shown, 'slow')).toMatchObject({ state: 'absent', bytesHere: 0 })
    expect(existsSync(join(folder, 'data/models/weights/slow'))).toBe(false)
    expect((await drawing).status).toBe(200)
    expect(await drawnBy(ada)).toMatchObject([{ provider: 'built-in' }])
    expect(await formProvider()).toBe('built-in')
    expect(await refusal(send('DELETE', '/slow'))).toEqual([404, 'That model is not installed here.'])
    expect(await logged()).toEqual([
      [operator.email, 'remove-model', 'Slow', ''],
      [operator.email, 'install-model', 'Slow', 'MIT'],
    ])
    const licenses = JSON.parse(readFileSync(join(folder, 'data/models/licenses.json'), 'utf8'))
    expect(licenses).toEqual([expect.objectContaining({ model: 'slow', by: operator.email })])
  })

  it('give way to the one that was installed last, which is followed by the one before when it goes', async () => {
    await installWhole('quick')
    await installWhole('large')
    const shown = await told(send('DELETE', '/large'))
    expect(shown.drawing?.model).toBe('quick')
    expect((await draw(ada)).status).toBe(200)
    expect(await drawnBy(ada)).toMatchObject([{ provider: 'local' }])
  })

  it('are removed though IMAGE_PROVIDERS names them, and the desk says what that means', async () => {
    await installWhole('quick')
    await app.stop()
    const model = await findInstalledModel({
      dataDir: join(folder, 'data'),
      settings: { SD_SERVER_PATH: STAND_IN },
    })
    await start({ IMAGE_PROVIDERS: '*=local' }, model)
    expect(await formProvider()).toBe('local')
    const shown = await told(send('DELETE', '/quick'))
    expect(shown.problem).toBe(
      'IMAGE_PROVIDERS names local, and no model draws here: Easel will not start again until one does, or the setting leaves local out.',
    )
    expect(await formProvider()).toBe('built-in')
    expect((await draw(ada)).status).toBe(200)
  })

  it('say why the last start of sd-server failed', async () => {
    await installWhole('large')
    // Random bytes are no weights, also to the stand-in.
    expect((await draw(ada)).status).toBe(200)
    expect((await list()).drawing).toMatchObject({
      model: 'large',
      phase: 'off',
      reason: expect.stringMatching(/^sd-server ended with code 1/),
    })
  })
})

describe('the desk of local models', { timeout: 60_000 }, () => {
  const CALLS = [
    ['GET', '', undefined],
    ['POST', '/quick/installation', { acceptsLicense: true }],
    ['POST', '/quick/pause', undefined],
    ['DELETE', '/quick/installation', undefined],
    ['DELETE', '/quick', undefined],
  ] as const

  it.each(CALLS)('%s %s is there for operators alone', async (method, path, body) => {
    expect((await send(method, path, body, ada)).status).toBe(404)
    expect((await app.send(method, PATH + path, body ? { body } : {})).status).toBe(401)
    expect(host.requests).toEqual([])
  })

  it('refuses what is no model, and what is no answer to the license', async () => {
    expect(await refusal(send('POST', '/none/installation', { acceptsLicense: true }))).toEqual([
      404,
      'There is no model of that name to install.',
    ])
    for (const id of ['..%2Fweights', 'A', 'a'.repeat(65)])
      expect((await send('DELETE', `/${id}`)).status).toBe(400)
    expect((await send('POST', '/quick/installation', { acceptsLicense: 'yes' })).status).toBe(400)
    expect((await send('POST', '/quick/installation', { accelerator: '../x' })).status).toBe(400)
    expect(existsSync(join(folder, 'data/models/licenses.json'))).toBe(false)
  })

  it('installs nothing from a process that makes no pictures', async () => {
    await app.stop()
    await start({ ROLE: 'web', DATABASE_URL: 'postgres://easel@localhost/easel' })
    expect(await list()).toMatchObject({ drawsHere: false, isOneOfSeveral: true })
    for (const [method, path, body] of CALLS.slice(1))
      expect(await refusal(send(method, path, body))).toEqual([
        409,
        'This process makes no pictures. Run `npm run model` on a machine whose process does.',
      ])
  })

  it('says what is wrong with a manifest, and goes on with the product’s own models', async () => {
    await app.stop()
    const path = join(folder, 'broken.json')
    writeFileSync(path, '{"models":[{"id":"x"}]}')
    await start({ LOCAL_MODEL_MANIFEST: path })
    const shown = await list()
    expect(shown.problem).toMatch(/^LOCAL_MODEL_MANIFEST: .*broken\.json is not right:/)
    expect(shown.models.map(({ id }) => id)).toContain('z-image-turbo')
    expect((await refusal(send('POST', '/z-image-turbo/installation', { acceptsLicense: true })))[0]).toBe(
      409,
    )
  })
})
