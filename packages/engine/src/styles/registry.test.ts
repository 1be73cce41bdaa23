import { describe, expect, test } from 'vitest'
import { featuresOf, paintTrial, trialContext } from '../../test/trial-picture.ts'
import { STYLE_IDS, styleById } from './registry.ts'

/** The ids that people and the interface know, in display order. */
// biome-ignore format: a list
const PROMISED = [
  'photorealistic', 'anime', 'digital-art', 'oil-painting', 'watercolor', 'pixel-art', '3d-render', 'comic-book', 'line-art', 'isometric', 'fantasy',
  'minimalist', 'cyberpunk', 'steampunk', 'art-nouveau', 'impressionist', 'pop-art', 'graffiti', 'sketch', 'vintage', 'neon', 'gothic', 'baroque', 'surreal',
  'abstract', 'cartoon', 'nano-banana',
]
/** Distance in the space of `featuresOf` below which people could not tell two styles apart. */
const CLEARLY = 0.18
/** Checks in a whole trial picture of 64 x 64 pixels, of styles that check between their dots, strokes or triangles. */
const LAST_CHECK: Readonly<Record<string, number>> = { 'low-poly': 56, 'oil-painting': 133, pointillism: 64 }

describe('the styles', { timeout: 60_000 }, () => {
  test('[3.7] begin with the 27 promised, photorealistic first', () => {
    expect(STYLE_IDS.slice(0, PROMISED.length)).toEqual(PROMISED)
    for (const id of STYLE_IDS) expect(styleById(id).id).toBe(id)
    expect(() => styleById('no-such-style')).toThrow('unknown style')
  })

  test('[2.11] are more than fifty, each under an id of its own', () => {
    expect(STYLE_IDS.length).toBeGreaterThan(50)
    expect(new Set(STYLE_IDS).size).toBe(STYLE_IDS.length)
  })

  test('[3.7] any two of them look clearly different on the same scene', () => {
    const context = trialContext(224, 224)
    const features = STYLE_IDS.map((id) => featuresOf(paintTrial(id, context)))
    const alike: string[] = []
    for (let a = 0; a < features.length; a++)
      for (let b = a + 1; b < features.length; b++) {
        const distance = Math.hypot(...features[a].map((v, k) => v - features[b][k]))
        if (distance < CLEARLY) alike.push(`${STYLE_IDS[a]} and ${STYLE_IDS[b]}: ${distance.toFixed(3)}`)
      }
    expect(alike).toEqual([])
  })

  test('the same scene and seed give the same picture, bit for bit', () => {
    for (const id of STYLE_IDS) {
      const first = paintTrial(id, trialContext(80, 64)).data
      expect(Buffer.from(first.buffer).equals(Buffer.from(paintTrial(id, trialContext(80, 64)).data.buffer)), id).toBe(true)
    }
  })
})

describe.each(STYLE_IDS)('%s', { timeout: 30_000 }, (id) => {
  test.each([
    [64, 64],
    [150, 100],
    [70, 131],
  ])('fills a picture of %i x %i pixels and leaves the buffer as it was', (width, height) => {
    const context = trialContext(width, height)
    const { buffer } = context
    const parts = [buffer.color, buffer.albedo, buffer.normal, buffer.depth, buffer.fur, buffer.instance, buffer.surface]
    const before = parts.map((part) => part.slice())
    const picture = paintTrial(id, context)
    expect([picture.width, picture.height, picture.data.length]).toEqual([width, height, width * height * 3])
    let low = 1
    let high = 0
    for (const v of picture.data) {
      if (!(v > -0.2 && v < 1.2)) throw new Error(`${id} leaves the range of a picture: ${v}`)
      low = Math.min(low, v)
      high = Math.max(high, v)
    }
    expect(high - low).toBeGreaterThan(0.3)
    for (const [k, part] of parts.entries()) expect(part).toEqual(before[k])
  })

  test('paints an empty place and a parallel view as well', () => {
    const empty = trialContext(72, 72, 9, { solids: [], sprites: [], boxes: [] })
    expect(paintTrial(id, empty).data.every(Number.isFinite)).toBe(true)
    const camera = { position: [-6, 7, -6], target: [0, 0.5, 0], fov: 3, orthographic: true } as const
    expect(paintTrial(id, trialContext(72, 72, 9, { camera })).data.every(Number.isFinite)).toBe(true)
  })

  test.each([1, 10, ...(id in LAST_CHECK ? [LAST_CHECK[id]] : [])])('stops at check %i when the drawing is called off then', (last) => {
    let checks = 0
    const checkpoint = () => {
      checks++
      if (checks === last) throw new Error('called off')
    }
    expect(() => paintTrial(id, { ...trialContext(64, 64), checkpoint })).toThrow('called off')
    expect(checks).toBe(last)
  })
})
