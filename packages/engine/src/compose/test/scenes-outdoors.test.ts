import { expect, test, vi } from 'vitest'
import { boxOf, compose, SHAPES } from '../../../test/composed.ts'
import { treeTexture } from '../../kits/plants/tree.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('the sun itself stands over open water at its hours, and to the side wherever something has a color to show', () => {
  const ahead = (prompt: string) => compose(prompt).scene.sky.sunDirection[2]
  for (const prompt of ['sunset over the sea', 'a sailboat at sunset', 'a beach at sunrise', 'a sunflower field at sunset', 'the savanna at sunset'])
    expect([prompt, ahead(prompt) > 0.9]).toEqual([prompt, true])
  for (const prompt of ['the sea at noon', 'a red boat on the sea at sunset', 'a woman on a beach at sunset'])
    expect([prompt, ahead(prompt) < 0.6]).toEqual([prompt, true])
})

test('surf breaks on a rocky coast where the wind blows', () => {
  const ripple = (prompt: string) => compose(prompt).scene.water?.ripple ?? 0
  expect(ripple('a windy rocky coast')).toBeGreaterThan(ripple('a rocky coast') * 1.5)
})

test('a harbour full of boats costs no more parts than a crowd', () => {
  const { solids } = compose('a harbor at sunset').scene
  expect(solids.reduce((sum, { kit }) => sum + kit.primitives.length, 0)).toBeLessThan(1200)
})

test('a lake alone is seen from over its water', () => {
  const { scene } = compose('a calm lake at sunset')
  expect(scene.camera.position[1] - (scene.water?.y ?? 0)).toBeGreaterThan(1.5)
})

test('a pool lies before its house, lower than the terrace', () => {
  const made = compose('a villa with a pool')
  expect(made.setting).toBe('poolside')
  expect(made.scene.water?.y).toBeLessThan(0)
  const house = boxOf(made, 0)
  expect(house[1] + house[3]).toBeLessThan(0.85 * 256)
})

test('confetti falls through the picture, indoors as well', () => {
  expect(compose('friends celebrating in an office with confetti').scene.weather.confetti).toBeGreaterThan(0)
  expect(compose('confetti').scene.weather.confetti ?? 0).toBe(0)
})

test('fireflies are points of light all over the wood, not giant insects in it', () => {
  const points = (prompt: string) => compose(prompt).scene.solids.filter(({ kit }) => kit.key === 'firefly-light')
  expect(points('a girl in a forest with fireflies').length).toBeGreaterThan(20)
  expect(points('a girl in a forest')).toHaveLength(0)
})

test('a bathroom has a tub, and one only', () => {
  const tubs = (prompt: string) => compose(prompt).scene.solids.filter(({ kit }) => kit.key?.startsWith('furniture:bathtub') && !kit.key.endsWith(':1'))
  expect(tubs('a bathroom')).toHaveLength(1)
  expect(tubs('a bathroom with a freestanding tub')).toHaveLength(1)
})

test('plants stand on both sides of a bathtub, and the room shows more wall than floor', () => {
  const made = compose('a bathroom with a freestanding tub and plants')
  const tub = boxOf(made, 0)
  const sides = made.instances
    .filter(({ entity }) => entity === 1)
    .map(({ instance }) => made.boxes.find((each) => each.instance === instance)?.box[0] ?? 0)
    .map((x) => Math.sign(x - tub[0] - tub[2] / 2))
  expect(new Set(sides)).toEqual(new Set([-1, 1]))
  expect(tub[1] + tub[3]).toBeGreaterThan(0.74 * made.height)
})

test('a graveyard has its stones, a pine forest nothing but pines', () => {
  const stones = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 0)
  expect(stones('an owl in a graveyard').length).toBeGreaterThan(15)
  const pines = new Set(['pine', 'spruce'].flatMap((name) => [0, 1, 2].map((look) => treeTexture(name, look))))
  const trees = compose('a fox in a pine forest').scene.sprites.filter(({ height }) => height > 2)
  expect(trees.length).toBeGreaterThan(100)
  expect(trees.every(({ texture }) => pines.has(texture))).toBe(true)
})

test('elephants and lions are at home among acacias', () => {
  const acacias = new Set([0, 1, 2].map((look) => treeTexture('acacia', look)))
  for (const prompt of ['an elephant', 'two lions on safari at sunset']) {
    const trees = compose(prompt).scene.sprites.filter(({ height }) => height > 2)
    expect(trees.length, prompt).toBeGreaterThan(10)
    expect(
      trees.every(({ texture }) => acacias.has(texture)),
      prompt,
    ).toBe(true)
  }
})

test('mountains behind a boat at sea rise beyond the water', () => {
  const rise = (prompt: string) => {
    const { scene } = compose(prompt, '16:9')
    return Math.max(...[-40, -20, 0, 20, 40].map((x) => scene.terrain?.height(x, 120, 5) ?? 0))
  }
  expect(rise('a boat on the sea, mountains behind')).toBeGreaterThan(rise('a boat on the sea') + 8)
})

test('the houses of Santorini climb a slope above the sea, some of them under blue domes', () => {
  const { scene } = compose('Santorini with blue domes')
  const houses = scene.boxes.filter(({ min, max }) => max[0] - min[0] < 6 && max[1] - min[1] > 0.8)
  expect(houses.length).toBeGreaterThan(20)
  const roofs = houses.map(({ max }) => max[1])
  expect(Math.max(...roofs) - Math.min(...roofs)).toBeGreaterThan(2)
  for (const roof of roofs) expect(roof).toBeGreaterThan(scene.water?.y ?? Infinity)
  expect(scene.solids.filter(({ kit }) => kit.key?.startsWith('white-village-dome')).length).toBeGreaterThan(2)
})

test('a restaurant terrace is laid tables outside, and the sea is below it where it is named', () => {
  for (const prompt of ['a restaurant terrace', 'a waiter on a restaurant terrace by the sea']) {
    const { scene } = compose(prompt)
    const tables = scene.solids.filter(({ kit }) => kit.key?.startsWith('laid-table'))
    expect(tables.length).toBeGreaterThan(3)
    expect(scene.water !== undefined).toBe(prompt.includes('sea'))
    expect(scene.water?.y ?? -1).toBeLessThan(0)
  }
})

test('a van by a lake stands on its shore, a boat floats', () => {
  const foot = (prompt: string) => {
    const { scene } = compose(prompt)
    const wheels = scene.solids.filter(({ instance }) => instance === 1)
    return Math.min(...wheels.map(({ position }) => position[1])) - (scene.water?.y ?? 0)
  }
  expect(foot('a camper van by a mountain lake')).toBeGreaterThan(0)
  expect(foot('a rowing boat on a mountain lake')).toBeLessThanOrEqual(0)
})

test('a bedroom has its own bed only where none is named', () => {
  const beds = (prompt: string) => compose(prompt).scene.solids.filter(({ kit }) => kit.key?.startsWith('bed:')).length
  expect(beds('a bedroom')).toBe(1)
  expect(beds('a bedroom with a cat on the bed')).toBe(0)
})

test('an abstract background fills the picture: no corner is bare', () => {
  for (const shape of ['1:1', '16:9', '9:16'] as const) {
    const { scene } = compose('abstract geometric background', shape)
    const [left, right] = [Math.min(...scene.boxes.map(({ min }) => min[0])), Math.max(...scene.boxes.map(({ max }) => max[0]))]
    const [low, high] = [Math.min(...scene.boxes.map(({ min }) => min[1])), Math.max(...scene.boxes.map(({ max }) => max[1]))]
    const [width, height] = SHAPES[shape]
    expect((right - left) / (high - low)).toBeCloseTo(width / height, 0)
    expect(scene.boxes.length).toBeGreaterThan(50)
  }
})

test('fireworks over a city burst behind its towers and above them', () => {
  const made = compose('fireworks over a city skyline')
  const [burst] = made.scene.solids.filter(({ instance }) => instance === 1)
  const { boxes } = made.scene
  expect(burst.position[2]).toBeGreaterThan(Math.max(...boxes.map(({ min }) => min[2])))
  const [, top, , tall] = boxOf(made, 0)
  expect(top + tall / 2).toBeLessThan(0.45 * made.height)
})

test('trees along a river stand on its banks', () => {
  const { scene, graph, instances } = compose('cherry blossom trees along a river')
  const trees = (scene.sprites ?? []).filter(({ instance }) => instances.some((each) => each.instance === instance && graph.entities[each.entity]))
  expect(trees.length).toBe(3)
  for (const { position } of trees) expect(scene.terrain?.height(position[0], position[2], 5)).toBeGreaterThan(scene.water?.y ?? 0)
})

test('flamingos wade, their feet under the water of a lake', () => {
  const { scene } = compose('flamingos in a lake')
  const birds = scene.solids.filter(({ instance }) => instance > 0)
  expect(birds.length).toBeGreaterThan(2)
  for (const { position } of birds) expect(position[1]).toBeLessThan((scene.water?.y ?? -9) - 0.1)
})

test('penguins on ice have the frozen sea behind them, and no wood', () => {
  const { scene } = compose('penguins on ice')
  expect(scene.water).toBeDefined()
  expect(scene.sprites ?? []).toEqual([])
})

test('floating islands alone are many, with streams that fall from them', () => {
  const keys = compose('floating islands in the sky').scene.solids.map(({ kit }) => kit.key ?? '')
  expect(keys.filter((key) => /^sky-island:/.test(key)).length).toBeGreaterThan(5)
  expect(keys).toContain('sky-island-fall')
})

test('a wave by itself runs out of the picture on both sides', () => {
  const made = compose('a giant wave')
  const [left, , wide] = boxOf(made, 0)
  expect(left).toBeLessThan(0.02 * made.width)
  expect(left + wide).toBeGreaterThan(0.98 * made.width)
})
