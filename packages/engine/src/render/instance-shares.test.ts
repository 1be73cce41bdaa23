import { expect, test } from 'vitest'
import { BALL, plainBox, solidAt, trialScene } from '../../test/trial-scene.ts'
import { measureInstances } from './instance-shares.ts'
import { renderScene } from './render-scene.ts'

const clear = { sprites: [], boxes: [], lights: [] }

test('a thing alone is wholly visible and its box is where it is seen', () => {
  const scene = trialScene(160, 160, { ...clear, solids: [solidAt(BALL, [0, 0.3, 0], 7)] })
  const share = measureInstances(scene, renderScene(scene)).get(7)
  expect(share?.visible).toBeGreaterThan(0.97)
  expect(share?.coverage).toBeGreaterThan(0.1)
  const [x, y, width, height] = share?.box ?? [0, 0, 0, 0]
  expect(x + width / 2).toBeCloseTo(80, -1)
  expect(width / height).toBeCloseTo(1, 0)
  expect(y).toBeGreaterThan(0)
})

test('a thing half behind a wall is half visible, one behind it not at all', () => {
  const wall = plainBox([0, -1, -2.1], [9, 6, -2])
  const solids = [solidAt(BALL, [0, 0.3, 0], 1), solidAt(BALL, [3, 0.3, 6], 2)]
  const scene = trialScene(160, 160, { ...clear, boxes: [wall], solids })
  const shares = measureInstances(scene, renderScene(scene))
  expect(shares.get(1)?.visible).toBeGreaterThan(0.35)
  expect(shares.get(1)?.visible).toBeLessThan(0.65)
  expect(shares.get(2)).toEqual({ coverage: 0, visible: 0, box: [0, 0, 0, 0] })
})

test('cards and boxes that are entities are measured too', () => {
  const scene = trialScene(120, 120, { boxes: [plainBox([-2.4, 0, 0], [-1.4, 1.4, 1], 5)] })
  const shares = measureInstances(scene, renderScene(scene))
  expect([...shares.keys()].sort()).toEqual([1, 2, 5])
  for (const share of shares.values()) expect(share.visible).toBeGreaterThan(0.7)
})
