import assert from 'node:assert/strict'
import sharp from 'sharp'
import { type ConformanceCase, requestFor, succeeded } from './conformance-case.ts'
import type { ImageBytes, ImageProgress } from './image-provider.ts'

const MAX_PREVIEW_BYTES = 2 * 1024 * 1024

/** Requirements on progress. */
export const PROGRESS_CASES: readonly ConformanceCase[] = [
  {
    title: 'reports progress that never falls, within 0 … 100, and none after the end',
    applies: ({ provider }) => provider.capabilities.progress,
    run: async ({ provider }) => {
      const seen: number[] = []
      succeeded(
        await provider.generate(requestFor(provider), { onProgress: ({ percent }) => seen.push(percent) }),
      )
      const count = seen.length
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.ok(count > 0, 'no progress at all')
      assert.equal(seen.length, count, 'progress after the outcome')
      assert.deepEqual(
        seen,
        seen.toSorted((a, b) => a - b),
      )
      assert.ok(seen.every((percent) => percent >= 0 && percent <= 100))
    },
  },
  {
    title: 'shows small pictures of what is forming, and none after the end',
    applies: ({ provider }) => provider.capabilities.previews,
    run: async ({ provider }) => {
      const previews: ImageBytes[] = []
      const onProgress = ({ preview }: ImageProgress) => {
        if (preview) previews.push(preview)
      }
      succeeded(await provider.generate(requestFor(provider), { onProgress }))
      const count = previews.length
      await new Promise((resolve) => setTimeout(resolve, 50))
      assert.ok(count > 0, 'no preview')
      assert.equal(previews.length, count, 'a preview after the outcome')
      for (const { bytes, type } of previews) {
        assert.ok(bytes.length <= MAX_PREVIEW_BYTES, 'a preview is not small')
        assert.equal(`image/${(await sharp(bytes).metadata()).format}`, type)
      }
    },
  },
  {
    title: 'is not disturbed by a listener that throws',
    applies: ({ provider }) => provider.capabilities.progress,
    run: async ({ provider }) => {
      const outcome = await provider.generate(requestFor(provider), {
        onProgress: () => {
          throw new Error('listener')
        },
      })
      succeeded(outcome)
    },
  },
]
