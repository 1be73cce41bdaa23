import assert from 'node:assert/strict'
import sharp from 'sharp'
import { type ConformanceCase, requestFor, succeeded } from './conformance-case.ts'
import { FIRST_SIZES } from './hosted/product-sizes.ts'
import { type ImageSuccess, MIN_PIXELS, RESOLUTIONS } from './image-provider.ts'

/** Requirements on larger resolutions. */
export const RESOLUTION_CASES: readonly ConformanceCase[] = [
  {
    title: 'draws every larger size that its models have in the shape asked for, and says how large it came',
    applies: ({ provider }) => provider.capabilities.resolutions !== undefined,
    run: async ({ provider }) => {
      const { models = [], resolutions = [] } = provider.capabilities
      assert.deepEqual(
        resolutions,
        RESOLUTIONS.filter((one) => models.some((model) => model.resolutions?.includes(one))),
      )
      // All three shapes at 2K, but only one at 4K: more would take minutes.
      for (const { name, resolutions: own = [] } of models)
        for (const resolution of own)
          for (const size of resolution === '2k' ? FIRST_SIZES : FIRST_SIZES.slice(-1)) {
            const outcome = succeeded(
              await provider.generate(requestFor(provider, { ...size, model: name, resolution })),
            )
            const pixels = await sizeOf(outcome)
            const what = `${name} at ${resolution}: ${pixels.width}x${pixels.height}`
            assert.ok(pixels.width * pixels.height >= MIN_PIXELS[resolution], what)
            const stretch = pixels.width / pixels.height / (size.width / size.height)
            assert.ok(Math.abs(stretch - 1) <= 0.03, what)
            assert.deepEqual({ width: outcome.actual.width, height: outcome.actual.height }, pixels)
            assert.ok(outcome.warnings.every((warning) => !warning.includes(' drew no ')))
          }
    },
  },
  {
    title: 'draws as ever with a model that has no such size, and says so',
    applies: () => true,
    run: async ({ provider }) => {
      const { models } = provider.capabilities
      const unable = models?.find(({ resolutions, repaints }) => !resolutions && !repaints)
      if (models && !unable) return
      const asked = requestFor(provider, { ...(unable ? { model: unable.name } : {}), resolution: '4k' })
      const outcome = succeeded(await provider.generate(asked))
      const { width, height } = await sizeOf(outcome)
      assert.deepEqual(outcome.actual, { ...outcome.actual, width, height })
      assert.ok(
        outcome.warnings.some((warning) =>
          warning.endsWith(` drew no 4K: the picture has ${width}x${height}.`),
        ),
        outcome.warnings.join(' '),
      )
    },
  },
]

async function sizeOf({ image }: ImageSuccess): Promise<{ width: number; height: number }> {
  const { width, height } = await sharp(image.bytes).metadata()
  return { width, height }
}
