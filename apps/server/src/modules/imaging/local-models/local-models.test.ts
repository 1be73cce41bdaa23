import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { findInstalledModel } from '@easel/providers/local/files/installed'
import { modelFolder, withModelLock } from '@easel/providers/local/files/model-folder'
import { status, stuckAfter } from '@easel/providers/testing/file-host'
import { CAN_RUN_STAND_IN, standInWithoutCard } from '@easel/providers/testing/sd-server-plan'
import { describe, expect, it } from 'vitest'
import { modelDeskOfEachTest, modelOf, refusal, STAND_IN, told } from '../../../../test/imaging/model-desk.ts'

const desk = modelDeskOfEachTest()
const { host, operator, ada, app, path, start, send, list } = desk
const { install, until, installWhole, formProvider, draw, drawnBy, logged } = desk

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
    expect(host().requests).toEqual([])
  })

  it('are installed once their license is accepted, and draw from then on without a restart', async () => {
    expect(await formProvider()).toBe('built-in')
    expect(await refusal(send('POST', '/quick/installation', {}))).toEqual([
      409,
      'Accept the license of Quick (MIT) to install it.',
    ])
    expect(host().requests).toEqual([])
    const shown = await installWhole('quick')
    expect(shown).toMatchObject({
      drawing: {
        label: 'Quick',
        phase: 'off',
        reason: null,
        isUsed: true,
        isDefault: true,
        lastPicture: null,
      },
      installation: null,
      failure: null,
    })
    expect(modelOf(shown, 'quick')?.license.accepted).toEqual({
      by: operator().email,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
    })
    expect(await formProvider()).toBe('local')
    expect((await draw(ada())).status).toBe(200)
    expect(await drawnBy(ada())).toMatchObject([
      { provider: 'local', model: expect.stringMatching(/^Quick \/ sd-server /) },
    ])
    expect((await list()).drawing).toMatchObject({
      phase: 'idle',
      lastPicture: { seconds: expect.any(Number), steps: 4 },
    })
    const providers = await app().send('GET', '/api/providers', { user: operator() })
    expect(await providers.json()).toMatchObject({
      items: expect.arrayContaining([expect.objectContaining({ id: 'local', isUsed: true })]),
    })
    expect(await logged()).toEqual([[operator().email, 'install-model', 'Quick', 'MIT']])
  })

  it('draw without a graphics card for who chooses them, and the built-in engine for everybody else', async () => {
    await app().stop()
    await start({ SD_SERVER_PATH: standInWithoutCard(path()) })
    const shown = await installWhole('quick', true)
    expect(shown.drawing).toMatchObject({ label: 'Quick', isUsed: true, isDefault: false })
    expect(await formProvider()).toBe('built-in')
    expect((await draw(ada())).status).toBe(200)
    const models = await (await app().send('GET', '/api/models', { user: ada() })).json()
    const { id } = (models as { items: { id: string; provider: string }[] }).items.find(
      ({ provider }) => provider === 'local',
    ) ?? { id: '' }
    expect((await draw(ada(), id)).status).toBe(200)
    expect(await drawnBy(ada())).toMatchObject([{ provider: 'local' }, { provider: 'built-in' }])
  })

  it('come one at a time, with bytes and rate, are paused with what is here, and gone on with', async () => {
    host().play(stuckAfter(80_000))
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
    expect(host().requests.map(({ range }) => range)).toEqual([undefined, 'bytes=80000-'])
    // Resuming is not logged as another action.
    expect(await logged()).toEqual([[operator().email, 'install-model', 'Large', 'MIT']])
  })

  it.each(['under way', 'paused'])('are canceled %s, and nothing of them is left', async (when) => {
    host().play(stuckAfter(80_000))
    await install('large')
    await until(({ installation }) => installation?.received === 80_000)
    if (when === 'paused') await told(send('POST', '/large/pause'))
    const canceled = await told(send('DELETE', '/large/installation'))
    expect(canceled.installation).toBeNull()
    expect(modelOf(canceled, 'large')).toMatchObject({ state: 'absent', bytesHere: 0 })
    expect(readdirSync(path('data/models/weights'))).toEqual([])
    expect(await refusal(send('DELETE', '/large/installation'))).toEqual([
      404,
      'Nothing of that model is here.',
    ])
    // The license stays accepted.
    expect((await told(send('POST', '/large/installation', {}), 202)).installation).not.toBeNull()
  })

  it('are kept as far as they are when the server stops, and gone on with after its start', async () => {
    host().play(stuckAfter(80_000))
    await install('large')
    await until(({ installation }) => installation?.received === 80_000)
    await app().stop()
    await start()
    expect(modelOf(await list(), 'large')).toMatchObject({ state: 'partial', bytesHere: 80_000 })
    await installWhole('large')
  })

  it('say why they could not be downloaded', async () => {
    host().play(status(403))
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
    const models = modelFolder(path('data'))
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
    const drawing = draw(ada())
    await until((now) => now.drawing?.phase === 'drawing')
    const shown = await told(send('DELETE', '/slow'))
    expect(shown.drawing).toBeNull()
    expect(modelOf(shown, 'slow')).toMatchObject({ state: 'absent', bytesHere: 0 })
    expect(existsSync(path('data/models/weights/slow'))).toBe(false)
    expect((await drawing).status).toBe(200)
    expect(await drawnBy(ada())).toMatchObject([{ provider: 'built-in' }])
    expect(await formProvider()).toBe('built-in')
    expect(await refusal(send('DELETE', '/slow'))).toEqual([404, 'That model is not installed here.'])
    expect(await logged()).toEqual([
      [operator().email, 'remove-model', 'Slow', ''],
      [operator().email, 'install-model', 'Slow', 'MIT'],
    ])
    const licenses = JSON.parse(readFileSync(path('data/models/licenses.json'), 'utf8'))
    expect(licenses).toEqual([expect.objectContaining({ model: 'slow', by: operator().email })])
  })

  it('give way to the one that was installed last, which is followed by the one before when it goes', async () => {
    await installWhole('quick')
    await installWhole('large')
    const shown = await told(send('DELETE', '/large'))
    expect(shown.drawing?.model).toBe('quick')
    expect((await draw(ada())).status).toBe(200)
    expect(await drawnBy(ada())).toMatchObject([{ provider: 'local' }])
  })

  it('are removed though IMAGE_PROVIDERS names them, and the desk says what that means', async () => {
    await installWhole('quick')
    await app().stop()
    const model = await findInstalledModel({
      dataDir: path('data'),
      settings: { SD_SERVER_PATH: STAND_IN },
    })
    await start({ IMAGE_PROVIDERS: '*=local' }, model)
    expect(await formProvider()).toBe('local')
    const shown = await told(send('DELETE', '/quick'))
    expect(shown.problem).toBe(
      'IMAGE_PROVIDERS names local, and no model draws here: Easel will not start again until one does, or the setting leaves local out.',
    )
    expect(await formProvider()).toBe('built-in')
    expect((await draw(ada())).status).toBe(200)
  })

  it('say why the last start of sd-server failed', async () => {
    await installWhole('large')
    // Random bytes are not valid weights, not even for the stand-in.
    expect((await draw(ada())).status).toBe(200)
    expect((await list()).drawing).toMatchObject({
      model: 'large',
      phase: 'off',
      reason: expect.stringMatching(/^sd-server ended with code 1/),
    })
  })
})
