import { expect, test, vi } from 'vitest'
import { plantTexture } from '../../kits/plants/plant.ts'
import { pairs } from '../../kits/tuples.ts'
import { colorOf } from '../../lexicon/colors.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const SHAPES = pairs([256, 256, 456, 256, 256, 456])

/** Number of stems on a field's flower card. */
const FLOWERS_A_CARD = 3

const compose = (prompt: string, [width, height]: readonly [number, number] = SHAPES[0]) =>
  composeScene(parsePrompt(prompt), { width, height, seed: 7, hints: {} }).scene

test('a beach alone has a whole palm, a boat on the sand and islands on the horizon, in every shape', () => {
  for (const shape of SHAPES) {
    const scene = compose('tropical beach', shape)
    const { camera, sprites, solids, terrain } = scene
    const half = Math.tan(camera.fov / 2) * Math.max(1, shape[0] / shape[1])
    const palms = sprites.filter(({ position: [x, , z], width }) => {
      const edge = half * (z - camera.position[2])
      // The foot is a quarter of the card's width off its middle; the crown hangs inward.
      return Math.abs(x) + width * 0.24 < edge && Math.abs(x) - width * 0.5 > -edge
    })
    expect(palms.length).toBeGreaterThan(0)
    expect(solids.some(({ kit }) => kit.key?.startsWith('boat:rowboat'))).toBe(true)
    const heights = Array.from({ length: 60 }, (_, i) => {
      const z = 90 + (i % 6) * 16
      return terrain?.height(((Math.floor(i / 6) - 4.5) / 5) * half * z, z, 5) ?? 0
    })
    expect(Math.max(...heights)).toBeGreaterThan(2)
  }
})

test('in a harbour few boats lie behind someone, more in the empty one; ice is dry', () => {
  const boats = (prompt: string) => compose(prompt).solids.filter(({ instance, kit }) => instance === 0 && kit.key?.startsWith('boat:')).length
  expect(boats('a man in a harbor')).toBeGreaterThan(1)
  expect(boats('a harbor')).toBeGreaterThan(boats('a man in a harbor'))
  const ice = compose('an ice rink').boxes[0]
  const out = new Float64Array(8)
  ice.face(1, 1, 1, 0.7, 0, 1.3, out)
  expect(out[7]).toBe(0)
})

test('a bar on a beach is open to the sea and stands on sand, a geyser shoots up behind who watches it', () => {
  for (const shape of SHAPES) {
    const bar = compose('a woman at a beach bar', shape)
    expect(bar.solids.filter(({ kit }) => kit.key?.startsWith('furniture:stool')).length).toBeGreaterThan(1)
    // Only posts, bottles and a low shelf close its back.
    const roof = bar.boxes.find(({ lean }) => lean?.front && lean.back)
    if (!roof) throw new Error('no roof')
    const walls = bar.boxes.filter(({ min, max }) => max[0] - min[0] > 1 && min[2] > roof.min[2] + 1 && max[1] > roof.min[1] - 0.4)
    expect(walls).toHaveLength(0)
    expect(bar.water).toBeDefined()
    const geyser = compose('a man watching a geyser', shape)
    const jet = geyser.sprites.find(({ texture }) => texture.width === 240 && texture.height === 384)
    expect(jet?.position[2]).toBeGreaterThan(3)
    expect(jet?.height).toBeGreaterThan(2)
  }
})

test('a fairground has a wheel and a carousel, both whole and side by side, lit by night unless it is forsaken', () => {
  for (const shape of SHAPES) {
    const { camera, solids, lights } = compose('an amusement park at night', shape)
    const half = Math.tan(camera.fov / 2) * Math.max(1, shape[0] / shape[1])
    const spans = [
      ['ferris', 11.4],
      ['carousel', 3.9],
    ].map(([key, radius]) => {
      const ride = solids.find(({ kit }) => kit.key?.startsWith(`${key}`))
      if (!ride) throw new Error(`no ${key}`)
      const [x, , z] = ride.position
      const edge = half * (z - camera.position[2])
      return [(x - Number(radius) * ride.scale) / edge, (x + Number(radius) * ride.scale) / edge]
    })
    expect(Math.min(...spans.flat())).toBeGreaterThan(-1.02)
    expect(Math.max(...spans.flat())).toBeLessThan(1.02)
    const middles = spans.map(([from, to]) => from + to)
    expect(Math.abs(middles[0] - middles[1])).toBeGreaterThan(0.8)
    expect(lights.length).toBeGreaterThan(4)
    expect(compose('an abandoned amusement park at dusk', shape).lights).toHaveLength(0)
  }
})

test('a tall picture of rice terraces has no fronds reaching in', () => {
  const palms = (shape: readonly [number, number]) => {
    const { sprites, camera } = compose('rice terraces', shape)
    return sprites.filter(({ position, height }) => height > 0.5 * (position[2] - camera.position[2])).length
  }
  expect(palms(SHAPES[2])).toBe(0)
  expect(palms(SHAPES[1])).toBeGreaterThan(0)
})

test('the stalls of a market differ in color', () => {
  const tops = new Map<number, string>()
  for (const { instance, min, face } of compose('a market in Lyon').boxes) {
    if (instance === 0 || min[1] < 1.5) continue
    const out = new Float64Array(8)
    face(2, 0, 0, 0, 0, 0, out)
    tops.set(instance, [...out.subarray(0, 3)].join())
  }
  expect(new Set(tops.values()).size).toBe(3)
})

test('a souk has spices, lanterns and cloths over it, none of them over who stands there', () => {
  for (const shape of SHAPES) {
    const { solids, boxes } = compose('a woman in a souk', shape)
    for (const key of ['bazaar:spices', 'bazaar:lantern']) expect(solids.filter(({ kit }) => kit.key?.startsWith(key)).length).toBeGreaterThan(1)
    const cloths = boxes.filter(({ min, max }) => min[1] > 3 && max[1] - min[1] < 0.05)
    expect(cloths.length).toBeGreaterThan(3)
    for (const { min } of cloths) expect(min[2]).toBeGreaterThan(0.3)
  }
})

test('at a floating market boats lie on the water between the banks, the one who stands there has planks', () => {
  for (const shape of SHAPES) {
    const { solids, boxes, water } = compose('a floating market', shape)
    const boats = solids.filter(({ kit }) => kit.key?.startsWith('floating-market:boat'))
    expect(boats.length).toBeGreaterThan(4)
    const banks = boxes.filter(({ min }) => min[0] > 0).map(({ min }) => min[0])
    for (const { position } of boats) {
      expect(Math.abs(position[1] - (water?.y ?? 9))).toBeLessThan(0.1)
      expect(Math.abs(position[0])).toBeLessThan(Math.min(...banks))
    }
    const visited = compose('a woman at a floating market', shape)
    expect(visited.water?.y ?? 0).toBeLessThan(-0.3)
  }
})

test('an enchanted forest has glowing mushrooms beside its way, another has none', () => {
  const glowing = (prompt: string) => compose(prompt).solids.filter(({ kit }) => kit.key?.startsWith('glowing-mushrooms')).length
  expect(glowing('an enchanted forest')).toBeGreaterThan(6)
  expect(glowing('a forest')).toBe(0)
})

test('lamps of a harbour stand on the outer side of its jetty', () => {
  for (const shape of SHAPES) {
    const { solids, boxes } = compose('a harbor', shape)
    const lamps = solids.filter(({ kit }) => kit.key?.startsWith('street-lamp'))
    const jetty = boxes.find(({ min, max }) => max[1] === 0 && max[2] - min[2] > 15 && max[0] - min[0] < 4)
    if (!jetty) throw new Error('no jetty')
    const middle = (jetty.min[0] + jetty.max[0]) / 2
    for (const { position } of lamps) expect(position[0] * Math.sign(middle)).toBeGreaterThan(Math.abs(middle))
  }
})

test('behind a carousel of a fair a big wheel stands, behind a wheel no other', () => {
  const bodies = (prompt: string) => compose(prompt).solids.filter(({ instance }) => instance === 0).length
  expect(bodies('a carousel in an amusement park')).toBeGreaterThan(bodies('a ferris wheel in an amusement park'))
})

test('cities are told apart: Paris by its tower at the end of the street, Tokyo by signs over it, New York by its bridge', () => {
  for (const shape of SHAPES) {
    const paris = compose('Paris street', shape)
    const tower = paris.solids.find(({ kit }) => kit.key?.startsWith('lattice-tower'))
    const [x, , z] = tower?.position ?? [99, 0, 0]
    expect(Math.abs(x)).toBeLessThan(1)
    // No house stands in front of it.
    expect(paris.boxes.every(({ min, max }) => max[1] < 1 || min[0] > 0 || max[0] < 0 || min[2] > z)).toBe(true)
    const tokyo = compose('Tokyo at night', shape)
    const half = Math.tan(tokyo.camera.fov / 2) * Math.max(1, shape[0] / shape[1])
    const whole = tokyo.boxes.filter(
      ({ min, max }) =>
        min[1] > 3 && max[2] - min[2] < 0.2 && max[1] - min[1] > max[0] - min[0] && Math.max(-min[0], max[0]) < half * (min[2] - tokyo.camera.position[2]),
    )
    expect(whole.length).toBeGreaterThan(15)
    const york = compose('New York skyline', shape)
    expect(york.solids.some(({ kit }) => kit.key?.startsWith('manhattan:cables'))).toBe(true)
    expect(york.water).toBeDefined()
    expect(compose('a woman in Manhattan', shape).water).toBeUndefined()
  }
})

test('lavender is planted in beds with earth between them', () => {
  for (const shape of SHAPES) {
    const { terrain, sprites, camera } = compose('a lavender field', shape)
    const out = new Float64Array(8)
    const blue = Array.from({ length: 140 }, (_, i) => {
      terrain?.albedo((i - 70) * 0.05, 0, 9, 1, out)
      return out[2] > out[1]
    })
    const turns = blue.filter((each, i) => i > 0 && each !== blue[i - 1]).length
    expect(turns).toBeGreaterThan(6)
    // Flowers begin at the viewer's feet, in the middle as well.
    const before = sprites.filter(({ position: [x, , z], width }) => z < 0 && Math.abs(x) - width / 2 < 0.1 * (z - camera.position[2]))
    expect(before.length).toBeGreaterThan(2)
  }
})

test('flowers that no one named are of several kinds and grow wild, in no beds', () => {
  const planted = ['tulip', 'lavender'].flatMap((kind) => [0, 1, 2].map((look) => plantTexture(kind, look, FLOWERS_A_CARD)))
  const inBeds = (prompt: string, seed: number) =>
    composeScene(parsePrompt(prompt), { width: 300, height: 200, seed, hints: {} }).scene.sprites.filter(({ texture }) => planted.includes(texture)).length
  expect(inBeds('a tulip field', 1)).toBeGreaterThan(100)
  for (const prompt of ['a field of wildflowers', 'a flower field'])
    for (const seed of [1, 2, 3, 4, 5, 6]) expect(inBeds(prompt, seed), `${prompt}, seed ${seed}`).toBe(0)
})

test('a village alone in the snow lies in the dusk under its lamps, its houses whole', () => {
  for (const shape of SHAPES) {
    const dusk = composeScene(parsePrompt('a snowy village'), { width: shape[0], height: shape[1], seed: 7, hints: {} })
    expect(dusk.time).toBe('dusk')
    expect(dusk.scene.solids.filter(({ kit }) => kit.key === 'street-lamp:true').length).toBeGreaterThan(2)
    const [width, height] = shape
    const peopled = composeScene(parsePrompt('a fox in a snowy village'), { width, height, seed: 7, hints: {} })
    expect(peopled.time).toBe('day')
  }
  const { boxes, camera } = compose('a village', SHAPES[1])
  const edge = Math.tan(camera.fov / 2) * (SHAPES[1][0] / SHAPES[1][1])
  const nearest = Math.min(...boxes.map(({ min }) => min[2]))
  const first = boxes.filter(({ min }) => min[2] < nearest + 3 && min[0] > 0)
  const reach = Math.max(...first.map(({ max, min }) => max[0] / (min[2] - camera.position[2])))
  expect(reach).toBeLessThan(edge * 1.15)
})

test('dunes alone at night are lit from the far side, the one who stands in them from the near one', () => {
  const away = (prompt: string) => compose(prompt).sky.sunDirection[2]
  expect(away('dunes at night')).toBeGreaterThan(0.3)
  expect(away('a desert at night')).toBeGreaterThan(0.3)
  expect(away('a camel in the dunes at night')).toBeLessThan(0)
})

test('the sun alone shines among the stars', () => {
  expect(composeScene(parsePrompt('the sun'), { width: 256, height: 256, seed: 7, hints: {} }).setting).toBe('space')
})

test('the great wall leads from the viewer up the ridges with its towers in the picture, the one who visits it stands on its walk', () => {
  for (const shape of SHAPES) {
    const { terrain, boxes, camera } = compose('the great wall of china', shape)
    const half = Math.tan(camera.fov / 2) * Math.max(1, shape[0] / shape[1])
    const seen = boxes.filter(({ min, max }) => {
      const depth = min[2] - camera.position[2]
      const high = max[1] > camera.position[1] && max[1] - min[1] > 5
      return high && depth > 20 && Math.max(-min[0], max[0]) < half * depth
    })
    expect(seen.length).toBeGreaterThan(1)
    const [x, z] = [boxes[0].max[0], boxes[0].max[2]]
    const beside = terrain?.height(Math.sign(x) * (Math.abs(x) + 3), z - 1, 5) ?? 0
    expect(beside).toBeLessThan(-2)
    const visited = compose('a tourist on the great wall', shape)
    expect(visited.terrain?.height(0, 0, 5)).toBeCloseTo(0, 5)
  }
})

test('terraces of rice alone begin before the viewer and lie in the light of the low sun', () => {
  for (const [width, height] of SHAPES) {
    const { scene, time } = composeScene(parsePrompt('rice terraces'), { width, height, seed: 7, hints: {} })
    const near = scene.camera.position[2]
    expect(time).toBe('sunrise')
    expect(scene.sky.sunDirection[2]).toBeGreaterThan(0.9)
    const steps = Array.from({ length: 12 }, (_, i) => scene.terrain?.height(0, (near * i) / 12, 5) ?? 0)
    expect(Math.max(...steps) - Math.min(...steps)).toBeGreaterThan(0.4)
  }
})

test('a smoking chimney smokes over the roof; a house whose chimney no one spoke of does not', () => {
  const smoke = (prompt: string) => compose(prompt).solids.filter(({ kit }) => kit.key?.startsWith('chimney-smoke')).length
  expect(smoke('a cabin in the woods, smoke rising from its chimney')).toBe(1)
  expect(smoke('a cabin in the woods with a chimney')).toBe(0)
})

test('a field of flowers has the colors that are asked for, each its share', () => {
  const hues = (prompt: string) => {
    const { sprites } = composeScene(parsePrompt(prompt), { width: 300, height: 200, seed: 7, hints: {} }).scene
    const cards = (tint: string) => {
      const kinds = ['daisy', 'flower', 'poppy', 'crocus', 'lily', 'tulip']
      const textures = kinds.flatMap((kind) => [0, 1, 2].map((look) => plantTexture(kind, look, FLOWERS_A_CARD, colorOf(tint))))
      return sprites.filter(({ texture }) => textures.includes(texture)).length
    }
    return [cards('red'), cards('yellow')]
  }
  const [red, yellow] = hues('a field of red and yellow flowers')
  expect(Math.min(red, yellow)).toBeGreaterThan(100)
  expect(hues('a field of red tulips')[0]).toBeGreaterThan(200)
  expect(hues('a field of flowers')).toEqual([0, 0])
})
