import { expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import { composeScene } from '../compose-scene.ts'
import type { ProjectedBox } from '../projected-boxes.ts'

const SIZE = 256

function compose(prompt: string, width = SIZE, height = SIZE) {
  const graph: SceneGraph = parsePrompt(prompt)
  const made = composeScene(graph, { width, height, seed: 7, hints: {} })
  const boxesOf = (entity: number): ProjectedBox['box'][] =>
    made.instances
      .filter((each) => each.entity === entity)
      .flatMap(({ instance }) => made.boxes.filter((each) => each.instance === instance).map(({ box }) => box))
  const solidsOf = (entity: number) => {
    const ids = made.instances.filter((each) => each.entity === entity).map(({ instance }) => instance)
    return made.scene.solids.filter(({ instance }) => ids.includes(instance))
  }
  return { ...made, graph, boxesOf, solidsOf }
}

const middleOf = ([left, , wide]: ProjectedBox['box']): number => left + wide / 2

test.each([
  'a woman talking on the phone',
  'a young woman drinking coffee by a rainy window',
  'a man taking a photo of a mountain',
  'two friends taking a selfie at the beach',
])('%s is seen from near: the face is large', (prompt) => {
  const { scene } = compose(prompt)
  const [face] = scene.decals ?? []
  const away = Math.hypot(...[0, 1, 2].map((k) => face.center[k] - scene.camera.position[k]))
  const share = (2 * Math.hypot(...face.up)) / (2 * away * Math.tan(scene.camera.fov / 2))
  expect(share).toBeGreaterThan(0.2)
})

test('two who take a selfie have their heads together', () => {
  const { scene } = compose('two friends taking a selfie at the beach')
  const [one, other] = scene.decals?.filter(({ size }) => size === 512) ?? []
  const apart = Math.hypot(one.center[0] - other.center[0], one.center[2] - other.center[2])
  expect(apart).toBeLessThan(4.4 * Math.hypot(...one.right))
})

test('a pizza is tipped toward who looks, before the breast of who holds it', () => {
  const { boxesOf, solidsOf } = compose('a chef holding a pizza')
  const [person] = boxesOf(0)
  const [shown] = boxesOf(1)
  const tilts = solidsOf(1).flatMap(({ kit }) => kit.primitives.map((part) => (part.type === 'cone' ? 0 : (part.tilt ?? 0))))
  expect(Math.min(...tilts)).toBeLessThan(-0.7)
  expect(shown[3]).toBeGreaterThan(0.5 * shown[2])
  expect(shown[2]).toBeGreaterThan(0.16 * person[3])
  expect(shown[1]).toBeGreaterThan(person[1] + 0.22 * person[3])
})

test('who holds a fish is on land, and the fish is seen along its whole length', () => {
  const { setting, boxesOf } = compose('a man holding a fish')
  expect(setting).not.toBe('underwater')
  const [fish] = boxesOf(1)
  expect(fish[2]).toBeGreaterThan(1.8 * fish[3])
})

test('who looks at the stars has the back to the viewer, and so has the dog', () => {
  const { solidsOf } = compose('a boy and his dog looking at the stars')
  for (const entity of [0, 1]) expect(Math.sin(solidsOf(entity)[0].yaw)).toBeLessThan(0)
})

test.each([
  ['a woman surrounded by lilies', 0.3],
  ['a portrait of a woman surrounded by flowers', 0.1],
  ['a girl surrounded by butterflies', 0.3],
])('%s has them on both sides', (prompt) => {
  const { boxesOf } = compose(prompt)
  const [who] = boxesOf(0)
  const around = boxesOf(1).filter((box) => middleOf(box) > 0 && middleOf(box) < SIZE)
  const sides = around.map((box) => Math.sign(middleOf(box) - middleOf(who)))
  expect(around.length).toBeGreaterThanOrEqual(6)
  expect(sides.filter((side) => side < 0).length).toBeGreaterThanOrEqual(2)
  expect(sides.filter((side) => side > 0).length).toBeGreaterThanOrEqual(2)
})

test('who pushes a stroller walks behind it, the handle at the hands', () => {
  const { solidsOf, boxesOf } = compose('a mother pushing a stroller')
  const [mother] = boxesOf(0)
  const [stroller] = boxesOf(1)
  expect(middleOf(mother)).toBeLessThan(middleOf(stroller))
  expect(mother[0] + mother[2]).toBeGreaterThan(stroller[0])
  expect(Math.cos(solidsOf(1)[0].yaw)).toBeLessThan(0)
})

test('two who play chess sit opposite each other with the board between them', () => {
  const { boxesOf } = compose('two people playing chess', 384, 256)
  const [left, right] = boxesOf(0).toSorted((a, b) => middleOf(a) - middleOf(b))
  const [board] = boxesOf(2)
  expect(middleOf(left)).toBeLessThan(board[0])
  expect(middleOf(right)).toBeGreaterThan(board[0] + board[2])
})

test('a cake whose candles are blown out is before who blows, under the face', () => {
  const { boxesOf } = compose('a boy blowing out candles on a birthday cake')
  const [boy] = boxesOf(0)
  const [cake] = boxesOf(2)
  expect(Math.abs(middleOf(cake) - middleOf(boy))).toBeLessThan(0.3 * boy[2])
  expect(cake[1]).toBeGreaterThan(boy[1] + 0.12 * boy[3])
})
