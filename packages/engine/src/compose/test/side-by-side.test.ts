import { expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

const SIDE = 256
const boxesOf = (prompt: string, seed: number) => {
  const { boxes } = composeScene(parsePrompt(prompt), { width: SIDE, height: SIDE, seed, hints: {} })
  return boxes.map(({ box }) => box).toSorted((a, b) => a[0] - b[0])
}

// biome-ignore format: a list
test.each([
  'two friends standing side by side', 'a boy and a girl', 'a man and a woman', 'two women in a park', 'an old couple walking in a park', 'a bride and groom',
  'a father and his son',
])('two people side by side are two: %s', (prompt) => {
  for (const seed of [11, 1000, 1001, 1002, 1003]) {
    const [left, right] = boxesOf(prompt, seed)
    const narrower = Math.min(left[2], right[2])
    expect(left[0] + left[2] - right[0], `seed ${seed}`).toBeLessThan(0.02 * narrower)
    expect(right[0] - left[0] - left[2], `seed ${seed}`).toBeLessThan(0.6 * narrower)
  }
})

test('who holds hands is near enough for it, and still two', () => {
  const [left, right] = boxesOf('a couple holding hands', 11)
  const overlap = left[0] + left[2] - right[0]
  expect(overlap).toBeGreaterThan(-0.05 * SIDE)
  expect(overlap).toBeLessThan(0.5 * Math.min(left[2], right[2]))
})

test.each(['a teapot', 'a chair', 'a guitar', 'an espresso machine'])('four pictures of a still thing show it turned four ways: %s', (prompt) => {
  const turns = [1000, 1001, 1002, 1003].map((seed) => {
    const { scene } = composeScene(parsePrompt(prompt), { width: SIDE, height: SIDE, seed, hints: {} })
    return scene.solids.find(({ instance }) => instance === 1)?.yaw ?? 0
  })
  const sorted = turns.toSorted((a, b) => a - b)
  expect(sorted[3] - sorted[0]).toBeGreaterThan(0.6)
  for (let i = 1; i < 4; i++) expect(sorted[i] - sorted[i - 1]).toBeGreaterThan(0.04)
})
