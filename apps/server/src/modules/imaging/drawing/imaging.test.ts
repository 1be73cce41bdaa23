import { rm } from 'node:fs/promises'
import { STYLE_IDS } from '@easel/contract/styles'
import { FAILURE_KINDS } from '@easel/providers/image-provider'
import { STYLE_WORDS } from '@easel/providers/style-words'
import { gradientPicture } from '@easel/providers/testing/gradient-picture'
import { createScriptedProvider, SCRIPTED_FORBIDDEN_PROMPT } from '@easel/providers/testing/scripted-provider'
import { CAN_RUN_STAND_IN, standInModel } from '@easel/providers/testing/sd-server-plan'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/harness/open-test-database.ts'
import { draw, imagingOf, moduleOf, order, policy } from '../../../../test/imaging/scripted-imaging.ts'
import { silentLogger } from '../../../platform/logger.ts'
import { FAILURE_CODES } from '../failure-code.ts'
import { createImaging } from '../imaging.ts'
import { productTable, tableOf } from '../provider-table.ts'
import { localProviderOf } from '../vendors.ts'

beforeAll(async () => {
  await openTestDatabase()
})

describe('imaging', () => {
  test('names the provider of the form for the page', async () => {
    const imaging = await moduleOf({})
    expect(imaging.formProvider).toMatchObject({ id: 'built-in', label: 'Built-in engine' })
    await imaging.close()
    const hosted = await moduleOf({ REPLICATE_API_TOKEN: 'r8_key' })
    expect(hosted.formProvider).toMatchObject({ id: 'replicate', label: 'Replicate' })
    await hosted.close()
  })

  test.skipIf(!CAN_RUN_STAND_IN)(
    'draws with the model on this machine, after servers of one’s own and before vendors, where one is installed',
    async () => {
      const { model, folder } = standInModel()
      const imaging = await moduleOf({}, model)
      const first = () => imaging.formProvider
      await expect.poll(first, { timeout: 20_000 }).toMatchObject({ id: 'local', label: 'Local model' })
      const signal = new AbortController().signal
      expect(await imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })).toMatchObject(
        {
          ok: true,
          costUsd: 0,
          picture: { provider: 'local', model: 'Tiny Q4_0 / sd-server stand-in', seed: 3 },
        },
      )
      await imaging.close()
      expect(productTable(['replicate', 'sdapi', 'local', 'fal'])['openai-image'].high).toEqual([
        'sdapi',
        'local',
        'replicate',
        'fal',
        'built-in',
      ])
      expect(productTable(['sdapi', 'local', 'fal'], ['local'])['openai-image'].high).toEqual([
        'sdapi',
        'fal',
        'built-in',
        'local',
      ])
      await rm(folder, { recursive: true })
    },
  )

  test.skipIf(!CAN_RUN_STAND_IN)(
    'has the next one draw where the model on this machine cannot, tells the user that, and the operator why',
    async () => {
      const { model, folder } = standInModel({
        exitAtStart: { code: 1, says: 'ggml.c:1 - unknown backend vulkan' },
      })
      const providers = [localProviderOf(model, {}), createScriptedProvider()]
      const imaging = createImaging({
        providers,
        logger: silentLogger,
        table: tableOf('local', 'scripted'),
        policy,
      })
      const signal = new AbortController().signal
      expect(await imaging.draw('replicate-generate', order, { signal, onProgress: () => {} })).toMatchObject(
        {
          ok: true,
          insteadOf: 'local',
          picture: { provider: 'scripted', warnings: ['Local model could not begin this picture.'] },
        },
      )
      expect(providers[0]?.notices?.()).toEqual([
        expect.stringMatching(/^sd-server ended with code 1 .*unknown backend vulkan/),
      ])
      await imaging.close()
      await rm(folder, { recursive: true })
    },
  )

  test('gives what a mask marks to the first that fills, and to none where none does', async () => {
    const both = await moduleOf({ RUNWARE_API_KEY: 'key', FAL_KEY: 'key' })
    expect(both.repainter('generate-image', 'standard')?.id).toBe('fal')
    const none = await moduleOf({ RUNWARE_API_KEY: 'key' })
    expect(none.repainter('generate-image', 'standard')).toBeUndefined()
    const call = { signal: new AbortController().signal, onProgress: () => {} }
    expect(await none.repaint('generate-image', order, call)).toMatchObject({ ok: false })
    await Promise.all([both.close(), none.close()])
  })

  test('[7.4] gives each function to its own vendor, else to one that is set up, and to the engine at last', () => {
    const chainsOf = (...vendors: string[]) =>
      Object.fromEntries(Object.entries(productTable(vendors)).map(([fn, { high }]) => [fn, high]))
    const all = (...chain: string[]) => ({
      'generate-image': chain,
      'generate-image-model': chain,
      'openai-image': chain,
      'replicate-generate': chain,
    })
    expect(chainsOf()).toEqual(all('built-in'))
    expect(chainsOf('sdapi')).toEqual(all('sdapi', 'built-in'))
    expect(chainsOf('openai', 'runware', 'replicate')).toEqual({
      'generate-image': ['runware', 'replicate', 'openai', 'built-in'],
      'generate-image-model': ['runware', 'replicate', 'openai', 'built-in'],
      'openai-image': ['openai', 'replicate', 'runware', 'built-in'],
      'replicate-generate': ['replicate', 'runware', 'openai', 'built-in'],
    })
  })

  test('hands on a picture that is what was asked for', async () => {
    expect(await draw({ do: 'draw' })).toMatchObject({ ok: true, picture: { seed: 3, provider: 'scripted' } })
  })

  test.each(FAILURE_KINDS)('turns %s into its code, and says who failed', async (kind) => {
    expect(await draw({ do: 'fail', kind })).toMatchObject({
      ok: false,
      provider: 'scripted',
      code: FAILURE_CODES[kind],
      mayRetry: false,
    })
  })

  test('says of a failure whether the vendor may have begun, and charge', async () => {
    expect(await draw({ do: 'fail', kind: 'timeout' })).toMatchObject({ mayBeOwed: true })
    expect(await draw({ do: 'fail', kind: 'network', started: false })).not.toHaveProperty('mayBeOwed')
    expect(await draw({ do: 'fail', kind: 'credits' })).not.toHaveProperty('mayBeOwed')
  })

  test('withholds a picture that its provider judged unsafe', async () => {
    expect(await draw({ do: 'draw', nsfw: true })).toMatchObject({ ok: false, code: 'nsfw_content' })
  })

  test('refuses answers that are not the picture asked for', async () => {
    const whole = await gradientPicture(1024, 1024, 1)
    const answers = {
      'no bytes': new Uint8Array(),
      'a page': Buffer.from('<html></html>'),
      'cut off': whole.subarray(0, whole.length / 2),
      'another size': await gradientPicture(1, 1, 1),
      'another type': await sharp(whole).jpeg().toBuffer(),
    }
    for (const [what, bytes] of Object.entries(answers))
      expect(await draw({ do: 'answer', bytes }), what).toMatchObject({
        ok: false,
        code: 'generation_failed',
      })
  })

  test('gives up a provider at its time limit, whether it hears the abort or not', async () => {
    for (const step of ['hang', 'hang-deaf'] as const)
      expect(await draw({ do: step }, { timeLimit: 50 })).toMatchObject({ ok: false, code: 'timeout' })
  })

  test('stops for a caller who cancels, whether the provider hears it or not', async () => {
    for (const step of ['hang', 'hang-deaf'] as const)
      expect(await draw({ do: step }, { signal: AbortSignal.timeout(50) })).toMatchObject({ ok: false })
    expect(await draw({ do: 'hang' }, { signal: AbortSignal.abort() })).toMatchObject({ code: 'cancelled' })
  })

  test('survives a provider that rejects', async () => {
    expect(await draw({ do: 'throw' })).toMatchObject({ ok: false, code: 'generation_failed' })
  })

  test('refuses a forbidden prompt in the review', async () => {
    const { review } = imagingOf({ do: 'draw' })
    const text = { prompt: SCRIPTED_FORBIDDEN_PROMPT, negativePrompt: '' }
    await expect(review('generate-image', 'standard', text)).rejects.toMatchObject({ code: 'nsfw_content' })
    await review('generate-image', 'standard', { prompt: 'a boat', negativePrompt: '' })
  })

  test('logs who failed and how, and nothing of the prompt', async () => {
    const lines: unknown[] = []
    const logger = { ...silentLogger, warn: (...line: unknown[]) => void lines.push(line) }
    await imagingOf({ do: 'fail', kind: 'server' }, 5_000, logger).draw('generate-image', order, {
      signal: new AbortController().signal,
      onProgress: () => {},
    })
    expect(lines).toEqual([
      [
        { provider: 'scripted', kind: 'server', detail: 'scripted server', mayBeOwed: true },
        'a picture was not made',
      ],
    ])
  })

  test('says at once when the table names a provider that is not set up', () => {
    expect(() =>
      createImaging({ providers: [], logger: silentLogger, table: productTable([]), policy }),
    ).toThrow('no provider "built-in"')
  })
})

test('every style of the product has words for hosted models', () => {
  expect(STYLE_IDS.filter((id) => !Object.hasOwn(STYLE_WORDS, id))).toEqual([])
})
