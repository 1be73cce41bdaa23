import assert from 'node:assert/strict'
import sharp from 'sharp'
import { type ConformanceCase, type ConformanceSubject, requestFor, succeeded } from './conformance-case.ts'
import { isCustomSize } from './custom-sizes.ts'
import { FIRST_SIZES, PRODUCT_SIZES } from './hosted/product-sizes.ts'
import { FAILURE_KINDS, type ImageSize, type ImageSuccess } from './image-provider.ts'
import { PROGRESS_CASES } from './progress-conformance.ts'
import { RESOLUTION_CASES } from './resolution-conformance.ts'

/** Texts that people really paste; each must lead to an outcome. */
const STRANGE_PROMPTS = [
  '🦊🦊🦊',
  'a',
  '\u0000\u0007\u001b[31m',
  '%s %d {{y}} <script>alert(1)</script>',
  "'; drop table generations; --",
  '日本の城、桜、朝',
  '\u202egnp.xof',
  `${'very '.repeat(99)}far`,
  '(((((((((((((((((((((((((((((((',
  '-1 0 1e400 NaN undefined null',
]

const CUSTOM_SIZE: ImageSize = { width: 768, height: 1152 }

async function assertPicture(outcome: ImageSuccess, size: { width: number; height: number }): Promise<void> {
  const { info } = await sharp(outcome.image.bytes, { failOn: 'truncated' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  assert.deepEqual({ width: info.width, height: info.height }, size)
  const { format } = await sharp(outcome.image.bytes).metadata()
  assert.equal(`image/${format}`, outcome.image.type)
}

function plainPicture(size: ImageSize, background: { r: number; g: number; b: number }): Promise<Buffer> {
  return sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
}

function always(): boolean {
  return true
}

const CONFORMANCE: readonly ConformanceCase[] = [
  {
    title: 'names itself in kebab-case and has a label for people',
    applies: always,
    run: async ({ provider }) => {
      assert.match(provider.id, /^[a-z0-9]+(-[a-z0-9]+)*$/)
      assert.ok(provider.label.trim().length > 0)
    },
  },
  {
    title: 'draws a whole picture of each of the product’s sizes, of the type it says, and accounts for it',
    applies: always,
    run: async ({ provider }) => {
      for (const size of PRODUCT_SIZES) {
        const outcome = succeeded(await provider.generate(requestFor(provider, size)))
        await assertPicture(outcome, size)
        assert.deepEqual({ width: outcome.actual.width, height: outcome.actual.height }, { ...size })
        assert.equal(outcome.provider, provider.id)
        assert.ok(outcome.model.length > 0)
        assert.equal(outcome.nsfw, false)
        assert.ok(outcome.timings.total >= 0)
      }
    },
  },
  {
    title: 'makes the first three sizes with each of its models, and further ones with one at least',
    applies: ({ provider }) => provider.capabilities.models?.some(({ sizes }) => sizes) === true,
    run: async ({ provider }) => {
      const { models = [], sizes } = provider.capabilities
      assert.deepEqual(sizes.slice(0, 3), FIRST_SIZES)
      for (const { sizes: own = sizes } of models) {
        assert.deepEqual(own.slice(0, 3), FIRST_SIZES)
        assert.ok(own.every((size) => sizes.includes(size)))
      }
    },
  },
  {
    title: 'gives the same bytes for the same seed, others for another, and reports the seed',
    applies: ({ provider }) => provider.capabilities.seed,
    run: async ({ provider }) => {
      const [first, again, other] = await Promise.all(
        [42, 42, 43].map((seed) => provider.generate(requestFor(provider, { seed }))),
      )
      assert.ok(first && again && other)
      assert.equal(succeeded(first).seed, 42)
      assert.deepEqual(Buffer.from(succeeded(first).image.bytes), Buffer.from(succeeded(again).image.bytes))
      assert.notDeepEqual(
        Buffer.from(succeeded(first).image.bytes),
        Buffer.from(succeeded(other).image.bytes),
      )
    },
  },
  {
    title: 'draws the same picture again from the seed it reports, however large the one asked for',
    applies: ({ provider }) => provider.capabilities.seed,
    run: async ({ provider }) => {
      for (const asked of [2 ** 31 - 1, 3_000_000_000, 2 ** 32 - 1]) {
        const first = succeeded(await provider.generate(requestFor(provider, { seed: asked })))
        const again = succeeded(await provider.generate(requestFor(provider, { seed: asked })))
        assert.ok(first.seed !== null)
        const reported = succeeded(await provider.generate(requestFor(provider, { seed: first.seed })))
        for (const other of [again, reported]) {
          assert.equal(other.seed, first.seed)
          assert.deepEqual(Buffer.from(other.image.bytes), Buffer.from(first.image.bytes))
        }
        if (first.seed !== asked) assert.ok(first.warnings.some((warning) => warning.includes('seed')))
      }
    },
  },
  {
    title: 'chooses a seed when none is given, and says which',
    applies: ({ provider }) => provider.capabilities.seed,
    run: async ({ provider }) => {
      const { seed: _, ...unseeded } = requestFor(provider)
      const { seed } = succeeded(await provider.generate(unseeded))
      assert.ok(seed !== null && Number.isInteger(seed) && seed >= 0 && seed <= 0xffff_ffff)
    },
  },
  {
    title: 'stops within a second of an abort and says cancelled',
    applies: always,
    run: async ({ provider }) => {
      const controller = new AbortController()
      const drawing = provider.generate(requestFor(provider, { quality: 'ultra' }), {
        signal: controller.signal,
      })
      await new Promise((resolve) => setTimeout(resolve, 20))
      const abortedAt = performance.now()
      controller.abort()
      const outcome = await drawing
      assert.ok(performance.now() - abortedAt < 1000, 'took more than a second to stop')
      if (!outcome.ok) assert.equal(outcome.kind, 'cancelled')
    },
  },
  {
    title: 'does not begin when the signal is aborted already',
    applies: always,
    run: async ({ provider }) => {
      const outcome = await provider.generate(requestFor(provider), { signal: AbortSignal.abort() })
      assert.ok(!outcome.ok && outcome.kind === 'cancelled')
    },
  },
  {
    title: 'says timeout when the signal aborts because time was up',
    applies: always,
    run: async ({ provider }) => {
      const signal = AbortSignal.abort(new DOMException('too slow', 'TimeoutError'))
      const outcome = await provider.generate(requestFor(provider), { signal })
      assert.ok(!outcome.ok && outcome.kind === 'timeout')
    },
  },
  ...PROGRESS_CASES,
  {
    title: 'answers every strange prompt with an outcome, without repeating it in the detail',
    applies: always,
    run: async ({ provider }) => {
      for (const prompt of STRANGE_PROMPTS) {
        const outcome = await provider.generate(requestFor(provider, { prompt }))
        if (outcome.ok) continue
        assert.ok(FAILURE_KINDS.includes(outcome.kind))
        assert.ok(outcome.detail.length <= 300)
        assert.ok(prompt.length < 3 || !outcome.detail.includes(prompt), 'the detail repeats the prompt')
      }
    },
  },
  {
    title: 'draws a custom size to the pixel where it offers them',
    applies: ({ provider }) => customSizesOf(provider).length > 0,
    run: async ({ provider }) => {
      const size = CUSTOM_SIZE
      for (const one of customSizesOf(provider)) {
        assert.ok(isCustomSize(one.customSizes, size))
        const outcome = succeeded(
          await provider.generate(requestFor(provider, { ...size, ...one.drawsWith })),
        )
        await assertPicture(outcome, size)
        assert.deepEqual({ width: outcome.actual.width, height: outcome.actual.height }, size)
      }
    },
  },
  {
    title: 'answers unsupported for a size that is none of the product’s',
    applies: always,
    run: async ({ provider }) => {
      const outcome = await provider.generate(requestFor(provider, { width: 7, height: 5 }))
      assert.ok(!outcome.ok && outcome.kind === 'unsupported' && !outcome.retryable)
    },
  },
  {
    title: 'draws with every optional field it claims to honor',
    applies: always,
    run: async ({ provider }) => {
      const { capabilities } = provider
      const picture = await plainPicture({ width: 64, height: 48 }, { r: 200, g: 80, b: 30 })
      const style = capabilities.styles.at(-1)
      const { seed, ...unseeded } = requestFor(provider)
      const outcome = succeeded(
        await provider.generate(
          Object.assign(capabilities.seed ? { ...unseeded, seed } : unseeded, {
            ...(capabilities.negativePrompt ? { negativePrompt: 'trees' } : {}),
            ...(capabilities.reference ? { references: [{ picture }] } : {}),
            ...(capabilities.referenceStrength ? { referenceStrength: 0.5 } : {}),
            ...(style ? { style } : {}),
          }),
        ),
      )
      const unmet = outcome.warnings.filter((warning) => !warning.startsWith('Drawn at '))
      assert.deepEqual(unmet, [])
    },
  },
  {
    title: 'draws what a mask marks, in a size of every shape and in a custom one',
    applies: ({ provider }) => provider.capabilities.repaints === true,
    run: async ({ provider }) => {
      for (const size of [...FIRST_SIZES, ...PRODUCT_SIZES.slice(-1), CUSTOM_SIZE]) {
        const references = [{ picture: await plainPicture(size, { r: 200, g: 80, b: 30 }) }]
        const masked = { ...size, references, mask: await plainPicture(size, { r: 255, g: 255, b: 255 }) }
        const outcome = succeeded(await provider.generate(requestFor(provider, masked)))
        await assertPicture(outcome, size)
        assert.ok(outcome.warnings.every((warning) => !warning.includes('reference')))
      }
    },
  },
  {
    title: 'warns about a style it has no look for, and draws all the same',
    applies: always,
    run: async ({ provider }) => {
      const outcome = succeeded(await provider.generate(requestFor(provider, { style: 'no-such-style' })))
      assert.ok(outcome.warnings.length > 0)
    },
  },
  ...RESOLUTION_CASES,
  {
    title: 'refuses what its content policy forbids, in the review as in the drawing',
    applies: ({ forbiddenPrompt }) => forbiddenPrompt !== undefined,
    run: async ({ provider, forbiddenPrompt: prompt }) => {
      assert.ok(prompt !== undefined)
      assert.equal((await provider.review({ prompt }))?.kind, 'nsfw')
      const outcome = await provider.generate(requestFor(provider, { prompt }))
      assert.ok(outcome.ok ? outcome.nsfw : outcome.kind === 'nsfw' && !outcome.retryable)
      assert.equal(await provider.review({ prompt: 'a red fox in the snow' }), undefined)
    },
  },
  {
    title: 'draws four pictures at once as well as one',
    applies: always,
    run: async ({ provider }) => {
      const outcomes = await Promise.all(
        [1, 2, 3, 4].map((seed) => provider.generate(requestFor(provider, { seed }))),
      )
      for (const outcome of outcomes) succeeded(outcome)
    },
  },
]

/** The requirements that apply to a provider, by its capabilities. */
export function conformanceOf(subject: ConformanceSubject): readonly ConformanceCase[] {
  return CONFORMANCE.filter(({ applies }) => applies(subject))
}

/** What draws custom sizes: the provider, or each model that declares its own. */
function customSizesOf({ capabilities: { customSizes, models = [] } }: ConformanceSubject['provider']) {
  const own = models.flatMap((model) =>
    model.customSizes ? [{ customSizes: model.customSizes, drawsWith: { model: model.name } }] : [],
  )
  return customSizes ? [{ customSizes, drawsWith: {} }, ...own] : own
}
