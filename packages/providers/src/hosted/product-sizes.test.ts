import { describe, expect, test } from 'vitest'
import { FAL_MODELS } from '../fal/models.ts'
import { GOOGLE_MODELS } from '../google/models.ts'
import { RESOLUTIONS } from '../image-provider.ts'
import { OPENAI_MODELS } from '../openai/models.ts'
import { REPLICATE_MODELS } from '../replicate/models.ts'
import { RUNWARE_MODELS } from '../runware/models.ts'
import type { ModelRow } from './model-row.ts'
import { ratioFor, sizeOf, sizesOf, UP_TO_2048 } from './product-sizes.ts'

const LISTED: readonly ModelRow[] = [
  ...OPENAI_MODELS,
  ...GOOGLE_MODELS,
  ...REPLICATE_MODELS,
  ...FAL_MODELS,
  ...RUNWARE_MODELS,
]

describe('the sizes of a model', () => {
  const namesOf = (row: Partial<ModelRow>) => sizesOf(row).map(({ width, height }) => `${width}x${height}`)
  const FIRST = ['1024x1024', '1536x1024', '1024x1536']

  test('are all of them where it is asked for pixels, else those near what it has', () => {
    expect(namesOf({})).toEqual([...FIRST, '1024x1280', '1344x896', '896x1344', '1792x768'])
    expect(namesOf({ ratios: ['1:1', '4:3', '16:9'] })).toEqual(FIRST)
    expect(namesOf({ ratios: ['1:1', '21:9', '4:5', 'custom'] })).toEqual([...FIRST, '1024x1280', '1792x768'])
    expect(namesOf({ sizes: [{ width: 1248, height: 832 }] })).toEqual([...FIRST, '1344x896'])
  })

  test.each([
    ['dall-e-3', FIRST],
    ['gpt-image-1', [...FIRST, '1344x896', '896x1344']],
    ['gpt-image-2', [...FIRST, '1024x1280', '1344x896', '896x1344', '1792x768']],
  ])('of %s are what OpenAI says of it', (name, sizes) => {
    expect(namesOf(OPENAI_MODELS.find((row) => row.name === name) ?? {})).toEqual(sizes)
  })

  test('custom ones are asked for within its range, and else the nearest that it has', () => {
    const customSizes = { min: 512, max: 1280, step: 32, minPixels: 655_360, maxPixels: 1_572_864 }
    const asked = (row: Partial<ModelRow>, width: number, height: number) => {
      const size = sizeOf(row, { width, height })
      return `${size.width}x${size.height}`
    }
    expect(asked({ customSizes }, 1280, 640)).toBe('1280x640')
    expect(asked({ customSizes }, 1296, 640)).toBe('1792x768')
    expect(asked({ customSizes }, 1280, 656)).toBe('1792x768')
    expect(asked({ customSizes }, 640, 640)).toBe('1024x1024')
    expect(asked({ customSizes }, 1536, 1024)).toBe('1536x1024')
    expect(asked({}, 768, 768)).toBe('1024x1024')
    expect(asked({ sizes: [{ width: 1440, height: 960 }], customSizes }, 1280, 640)).toBe('1280x640')
    expect(asked({ sizes: [{ width: 1440, height: 960 }], customSizes }, 1536, 1024)).toBe('1440x960')
  })

  test('a ratio is asked for by the vendor’s word for the nearest', () => {
    const words = ['match_input_image', '1:1', '4:3', '21:9']
    const asked = [
      { width: 1792, height: 768 },
      { width: 1536, height: 1024 },
      { width: 1024, height: 1280 },
    ]
    expect(asked.map((size) => ratioFor(words, size))).toEqual(['21:9', '4:3', '1:1'])
    expect(ratioFor(['custom'], { width: 1024, height: 1024 })).toBeUndefined()
  })

  test('in 2K and 4K are asked for in the shape of the product’s', () => {
    const orders = LISTED.flatMap((row) =>
      RESOLUTIONS.filter((resolution) => row.resolutions?.[resolution]?.sizes).flatMap((resolution) =>
        sizesOf(row).map((size) => ({ row, resolution, size, asked: sizeOf(row, { ...size, resolution }) })),
      ),
    )
    expect(orders.length).toBeGreaterThan(50)
    for (const { row, resolution, size, asked } of orders) {
      // Where a side has 2048 at most, 21:9 of enough pixels is cut from 3:2.
      const isCut = row.resolutions?.[resolution]?.sizes === UP_TO_2048 && size.width === 1792
      const stretch = asked.width / asked.height / (size.width / size.height)
      expect(Math.abs(stretch - 1) <= 0.03, `${row.name} ${resolution} ${size.width}`).toBe(!isCut)
    }
  })
})
