import { expect, test, vi } from 'vitest'
import { boundsOf } from '../../kits/builder/kit-builder.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { renderScene } from '../../render/render-scene.ts'
import { styleById } from '../../styles/registry.ts'
import { composeScene } from '../compose-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const compose = (prompt: string, width = 192, height = 192) => composeScene(parsePrompt(prompt), { width, height, seed: 7, hints: {} })

/** Mean colors of the picture's thirds in a style, from the top: red, green, blue. */
function paintThirds(prompt: string, style: string, side = 160) {
  const { hints, paint } = styleById(style)
  const { scene } = composeScene(parsePrompt(prompt), { width: side, height: side, seed: 7, hints })
  const { data } = paint({ buffer: renderScene(scene), scene, seed: 7, unit: side / 1024, checkpoint: () => {} })
  return [0, 1, 2].map((third) => {
    const sum = [0, 0, 0]
    const from = Math.floor((third * side) / 3)
    const to = Math.floor(((third + 1) * side) / 3)
    for (let i = from * side; i < to * side; i++) for (let c = 0; c < 3; c++) sum[c] += data[i * 3 + c]
    return sum.map((value) => value / ((to - from) * side))
  })
}

const lightOf = ([r, g, b]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * b

test('over the earth an astronaut is large and afloat, and the edge of the earth fills the lower picture', () => {
  for (const prompt of ['an astronaut floating in space above the earth', 'an astronaut on a spacewalk']) {
    const { scene, boxes, setting } = compose(prompt, 288, 192)
    expect(setting).toBe('orbit')
    const [astronaut] = boxes
    expect(astronaut.box[3] / 192).toBeGreaterThan(0.4)
    const { color, surface } = renderScene(scene)
    const rows = (from: number, to: number) => {
      let sum = 0
      for (let i = from * 288; i < to * 288; i++) if (surface[i] === 0) sum += color[i * 3 + 2]
      return sum / ((to - from) * 288)
    }
    expect(rows(150, 192)).toBeGreaterThan(4 * rows(0, 60))
  }
  for (const prompt of ['a rocket leaving earth', 'a satellite orbiting the earth', 'the iss above earth'])
    expect(compose(prompt).setting, prompt).toBe('orbit')
  // The earth as one of several bodies, or by itself, stays a ball.
  expect(compose('the earth and the moon in space').setting).toBe('space')
  expect(compose('planet earth').setting).toBe('space')
})

test('the one who looks at the stars is in the dark, in every style that paints light', () => {
  for (const style of ['anime', 'cartoon', 'watercolor', 'kawaii', 'minimalist', 'digital-art', 'pastel']) {
    const night = paintThirds('a boy and his dog looking at the stars', style)
    const day = paintThirds('a boy and his dog in a park', style)
    const mean = (thirds: readonly (readonly number[])[]) => thirds.reduce((sum, third) => sum + lightOf(third), 0) / 3
    expect(mean(night), style).toBeLessThan(0.72 * mean(day))
    // The sky is blue, and no ground is a meadow's green.
    expect(night[0][2], style).toBeGreaterThan(night[0][0])
    expect(night[2][1], style).toBeLessThan(1.25 * night[2][2])
  }
})

test('fires, fireflies, fireworks and the milky way are of the night', () => {
  for (const prompt of ['a campfire on a beach', 'fireflies over a meadow', 'fireworks over a lake', 'a tent under the milky way', 'a girl stargazing'])
    expect(compose(prompt).time, prompt).toBe('night')
})

test('a mermaid sits on a rock above the water by moonlight and swims among fish', () => {
  for (const prompt of ['a mermaid on a rock in the moonlight', 'a mermaid at sunset', 'a siren and a pirate ship']) {
    const { setting, instances } = compose(prompt)
    expect(setting, prompt).toBe('ocean')
    expect(instances.length, prompt).toBeGreaterThan(1)
  }
  for (const prompt of ['a mermaid', 'a mermaid with fish and coral', 'a mermaid swimming in the sea'])
    expect(compose(prompt).setting, prompt).toBe('underwater')
})

test('a station is a platform with a train, rails, a clock and a roof; rain falls on it', () => {
  const { scene, setting } = compose('a train station in the rain')
  expect(setting).toBe('railway-platform')
  expect(scene.weather.rain).toBeGreaterThan(0)
  expect(scene.solids.some(({ kit }) => kit.key === 'station-clock')).toBe(true)
  const out = new Float64Array(8)
  // Headlamps shine out of the front of a train that is longer than it is wide.
  const train = scene.boxes.find(({ min, max }) => max[2] - min[2] > 15 && max[0] - min[0] < 4 && max[1] > 1.5 && min[1] < 0)
  expect(train).toBeDefined()
  const floor = scene.boxes.find(({ min, max }) => max[1] === 0 && max[2] - min[2] > 30)
  floor?.face(1, 1, 1, 0.9, 0, 1.3, out)
  expect(out[7]).toBeGreaterThan(0.5)
  expect(compose('a man in front of a train station').setting).toBe('city-street')
})

test('a city of the future has round towers and rings, a city of today has none', () => {
  const towers = (prompt: string) => compose(prompt, 288, 192).scene.solids.filter(({ kit }) => /^future-/.test(kit.key ?? '')).length
  expect(towers('futuristic city with flying cars at night')).toBeGreaterThan(4)
  expect(towers('a futuristic city')).toBeGreaterThan(4)
  expect(towers('a city skyline at night')).toBe(0)
})

test('a haunted mansion is crooked: gables, a tower, dead trees and a fence', () => {
  const { scene } = compose('a haunted mansion on a hill')
  const keys = scene.solids.map(({ kit }) => kit.key ?? '')
  expect(keys.some((key) => key.startsWith('haunted-trees'))).toBe(true)
  expect(keys.some((key) => key.startsWith('haunted-iron'))).toBe(true)
})

test('in a storm ships heel and lightning strikes', () => {
  const ship = (prompt: string) => {
    const { scene } = compose(prompt, 288, 192)
    const bodies = scene.solids.filter(({ instance }) => instance === 1).map(({ kit }) => kit)
    return { scene, bounds: boundsOf(bodies) }
  }
  const calm = ship('a sailing ship on the sea')
  const stormy = ship('stormy sea with a sailing ship')
  expect(stormy.bounds.max[1] - stormy.bounds.min[1]).not.toBeCloseTo(calm.bounds.max[1] - calm.bounds.min[1], 1)
  const bolts = ({ solids }: typeof calm.scene) => solids.filter(({ kit }) => kit.key?.startsWith('lightning')).length
  expect(bolts(stormy.scene)).toBe(1)
  expect(bolts(calm.scene)).toBe(0)
})

test('a melting clock hangs over the branch, large', () => {
  const { boxes } = compose('a clock melting over a tree branch in the desert')
  const [clock, branch] = boxes
  expect(clock.box[1]).toBeLessThan(branch.box[1] + branch.box[3])
  expect(clock.box[3]).toBeGreaterThan(0.3 * 192)
})

test('a galaxy is a spiral, the solar system eight different worlds, a black hole hangs in space', () => {
  expect(compose('a galaxy').scene.sky.galaxy).toBe(true)
  const { scene, instances, setting } = compose('planets of the solar system')
  expect(setting).toBe('space')
  expect(instances).toHaveLength(8)
  const faces = scene.decals?.filter(({ instance }) => instance > 0).map(({ pixels }) => pixels)
  expect(new Set(faces).size).toBe(8)
  expect(compose('a black hole').setting).toBe('space')
  expect(compose('the rings of saturn').setting).toBe('space')
})

test('under the stars the milky way crosses the sky, and nothing but a hill is before it', () => {
  const { scene, setting } = compose('a tent under the milky way')
  expect(setting).toBe('hill')
  expect(scene.sky.milkyWay).toBeGreaterThan(0)
  expect(scene.sky.moon).toBe(0)
  expect(compose('a tent in a forest at night').scene.sky.milkyWay).toBeUndefined()
})

test('a place alone is a model in a parallel view where the style asks for one', () => {
  const camera = (prompt: string) => composeScene(parsePrompt(prompt), { width: 128, height: 128, seed: 7, hints: styleById('isometric').hints }).scene.camera
  for (const place of ['a city street', 'a village', 'a mountain lake', 'a beach']) expect(camera(place).orthographic, place).toBe(true)
})

test('a city street alone has people, cars, awnings, trees and a tower at its end; a lonely one has no one', () => {
  const street = compose('a city street').scene
  const lonely = compose('a lonely city street').scene
  expect(street.solids.length).toBeGreaterThan(lonely.solids.length + 4)
  expect(street.sprites.length).toBeGreaterThan(4)
  expect(street.boxes.filter(({ lean, max }) => lean && max[1] < 3.2).length).toBeGreaterThan(6)
})

test('in a model of a place no roof hangs over where its house was taken away', () => {
  const { hints } = styleById('isometric')
  const { scene } = composeScene(parsePrompt('a snowy village'), { width: 128, height: 128, seed: 15, hints })
  expect(scene.boxes.filter(({ min, max }) => min[1] > 2 && max[0] < -1)).toEqual([])
})
