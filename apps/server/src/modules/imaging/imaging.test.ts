import { FAILURE_KINDS } from '@easel/providers/image-provider'
import { gradientPicture } from '@easel/providers/testing/gradient-picture'
import {
  createScriptedProvider,
  SCRIPTED_FORBIDDEN_PROMPT,
  type Step,
} from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { silentLogger } from '../../platform/logger.ts'
import { FAILURE_CODES } from './failure-code.ts'
import { createImagingModule } from './imaging.module.ts'
import { createImaging } from './imaging.ts'
import { PROVIDER_TABLE, tableOf } from './provider-table.ts'

const order = { prompt: 'a boat', quality: 'standard', width: 1024, height: 1024, seed: 3 } as const

function imagingOf(step: Step, timeLimit = 5_000, logger = silentLogger) {
  return createImaging({
    providers: [createScriptedProvider(() => step)],
    logger,
    table: tableOf('scripted'),
    timeLimits: { standard: timeLimit, high: timeLimit, ultra: timeLimit },
  })
}

function draw(step: Step, options: { timeLimit?: number; signal?: AbortSignal } = {}) {
  const { signal = new AbortController().signal, timeLimit } = options
  return imagingOf(step, timeLimit).draw('generate-image', order, { signal, onProgress: () => {} })
}

describe('imaging', () => {
  test('names the provider of the form for the page', async () => {
    const imaging = createImagingModule({ logger: silentLogger, threads: 1 })
    expect(imaging.formProvider).toEqual({ id: 'built-in', label: 'Built-in engine' })
    await imaging.close()
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
    for (const step of ['hang', 'hang-deaf'] as const) {
      const startedAt = performance.now()
      expect(await draw({ do: step }, { timeLimit: 50 })).toMatchObject({ ok: false, code: 'timeout' })
      expect(performance.now() - startedAt).toBeLessThan(1_500)
    }
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
      [{ provider: 'scripted', kind: 'server', detail: 'scripted server' }, 'a picture was not made'],
    ])
  })

  test('says at once when the table names a provider that is not set up', () => {
    expect(() => createImaging({ providers: [], logger: silentLogger, table: PROVIDER_TABLE })).toThrow(
      'no provider "built-in"',
    )
  })
})
