import { expect, test } from 'vitest'
import { batchSeeds, distancesAmong, distancesOfVariations, FOUR_PICTURE_PROMPTS } from '../../../test/four-pictures.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

/** A busy machine draws slowly; milliseconds. */
const PATIENCE = 120_000

/** Every second prompt with a seed of its own, so that all takes occur. */
const PICTURES = FOUR_PICTURE_PROMPTS.flatMap((prompt, k) => (k % 2 === 0 ? [{ prompt, seed: batchSeeds(k)[(k / 2) % 4] }] : []))
const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]

test(
  'a variation is seen to differ from its seed’s picture, by less than half of what another seed does',
  () => {
    const pairs = PICTURES.map(({ prompt, seed }) => ({
      prompt,
      little: distancesOfVariations(prompt, seed, [1 + (seed % 9000)])[0],
      great: distancesAmong(prompt, [seed, seed + 1])[0],
    }))
    expect(pairs.length).toBeGreaterThanOrEqual(20)
    expect(median(pairs.map(({ little }) => little))).toBeGreaterThanOrEqual(2.5)
    expect(median(pairs.map(({ little }) => little))).toBeLessThan(0.4 * median(pairs.map(({ great }) => great)))
    for (const { prompt, little, great } of pairs) {
      expect(little, prompt).toBeGreaterThanOrEqual(1)
      expect(little, prompt).toBeLessThan(Math.min(11, great))
    }
  },
  PATIENCE,
)

const compose = (prompt: string, seed: number, variation?: number) =>
  composeScene(parsePrompt(prompt), { width: 96, height: 96, seed, hints: {}, ...(variation === undefined ? {} : { variation }) })

test.each(PICTURES)('a variation keeps place, hour, weather, view and who stands where: $prompt', ({ prompt, seed }) => {
  const own = compose(prompt, seed)
  const varied = compose(prompt, seed, 7)
  const { setting, time, weather, instances } = own
  expect(varied).toMatchObject({ setting, time, weather, instances })
  expect(varied.scene.camera).toEqual(own.scene.camera)
  const feet = (scene: typeof own.scene) => scene.solids.map(({ instance, position, scale }) => ({ instance, position, scale }))
  expect(feet(varied.scene)).toEqual(feet(own.scene))
})

test('variation 0 is the seed’s own picture, and each other number one of its own, the same every time', () => {
  const sun = (variation?: number) => compose('a red fox in a meadow', 6, variation).scene.sky.sunDirection
  expect(sun(0)).toEqual(sun())
  expect(sun(3)).toEqual(sun(3))
  expect(new Set([0, 1, 2, 3, 4].map((variation) => sun(variation).join())).size).toBe(5)
})

test('a color that is asked for stays, and so do those who hold on to each other', () => {
  const [own, varied] = [undefined, 5].map((variation) => compose('a red ball', 6, variation).scene.solids)
  const paint = (solids: typeof own) => solids.filter(({ instance }) => instance === 1).map(({ kit }) => kit.materials.map(({ color }) => color))
  expect(paint(varied)).toEqual(paint(own))
  const turns = (variation?: number) => compose('a man riding a horse', 6, variation).scene.solids.map(({ yaw }) => yaw)
  expect(turns(5)).toEqual(turns())
})
