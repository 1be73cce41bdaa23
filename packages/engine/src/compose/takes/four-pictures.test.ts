import { expect, test } from 'vitest'
import { batchSeeds, DISTANCE_BEFORE, distancesAmong, FOUR_PICTURE_PROMPTS } from '../../../test/four-pictures.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'
import { takeOf } from './take.ts'

/** A busy machine draws slowly; milliseconds. */
const PATIENCE = 120_000

test(
  'two pictures of a batch are at least 2.5 times as far apart as they were, and none are near-copies',
  () => {
    const pairs = FOUR_PICTURE_PROMPTS.flatMap((prompt, k) =>
      k % 4 === 0 ? distancesAmong(prompt, batchSeeds(k)).map((apart) => ({ prompt, apart })) : [],
    ).toSorted((a, b) => a.apart - b.apart)
    expect(pairs[pairs.length >> 1].apart).toBeGreaterThanOrEqual(2.5 * DISTANCE_BEFORE)
    expect(pairs[0].apart, pairs[0].prompt).toBeGreaterThanOrEqual(DISTANCE_BEFORE)
  },
  PATIENCE,
)

const compose = (prompt: string, seed: number) => composeScene(parsePrompt(prompt), { width: 96, height: 96, seed, hints: {} })

test('four seeds that follow each other are four takes, one of them the plain one', () => {
  for (const first of [0, 5, 4_294_967_290]) {
    const takes = [0, 1, 2, 3].map((i) => takeOf((first + i) % 2 ** 32).other)
    expect(new Set(takes).size).toBe(4)
    expect(takes).toContain(undefined)
  }
})

test.each([8, 9, 10, 11])('what the prompt says stays, whatever the seed (%i)', (seed) => {
  const { setting, time, weather } = compose('a red fox in a forest at night in the rain', seed)
  expect({ setting, time, weather }).toEqual({ setting: 'forest', time: 'night', weather: ['rain'] })
})

test('the seed chooses place, hour and the side that is shown where the prompt leaves them open', () => {
  const pictures = [8, 9, 10, 11].map((seed) => compose('a red fox', seed))
  expect(new Set(pictures.map(({ setting }) => setting)).size).toBe(4)
  expect(new Set(pictures.map(({ time }) => time)).size).toBeGreaterThanOrEqual(3)
  const sides = pictures.map(({ scene }) => Math.sign(Math.cos(scene.solids.find(({ instance }) => instance === 1)?.yaw ?? 0)))
  expect(new Set(sides).size).toBe(2)
})

test('one prompt with one seed is the same picture every time', () => {
  const [a, b] = [0, 1].map(() => compose('a fair with a carousel', 6))
  expect(a.scene.camera).toEqual(b.scene.camera)
  expect(a.scene.sky).toEqual(b.scene.sky)
})
