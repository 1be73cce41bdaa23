import { expect, test, vi } from 'vitest'
import { pairs } from '../../kits/tuples.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

vi.setConfig({ testTimeout: 60_000 })

const SHAPES = pairs([256, 256, 384, 256, 256, 384])

const compose = (prompt: string, [width, height]: readonly [number, number] = SHAPES[0]) =>
  composeScene(parsePrompt(prompt), { width, height, seed: 7, hints: {} })

/** Number of bodies of the place whose key has this prefix. */
const bodies = ({ scene }: ReturnType<typeof compose>, key: string): number =>
  scene.solids.filter(({ instance, kit }) => instance === 0 && kit.key?.startsWith(key)).length

test.each([
  ['a scientist in a laboratory', 'glassware'],
  ['a woman in an art gallery', 'gallery:rings'],
  ['a woman in a museum', 'rope'],
  ['a robot in a spaceship', 'ship-chair'],
  ['a woman in a train station', 'station-clock'],
  ['a woman in a subway station', 'bench'],
  ['a carpenter in a workshop', 'workshop:bench-top'],
  ['a mechanic in a garage', 'garage:tires'],
  ['a painter in an artist’s studio', 'artist:paints'],
  ['a woman in a hair salon', 'salon-chair'],
  ['a man in a barbershop', 'barber-pole'],
  ['a knight in a dungeon', 'dungeon:chains'],
  ['a woman in a boutique', 'boutique:rail'],
  ['a priest in a church', 'church:altar'],
  ['a woman in a greenhouse', 'greenhouse:pots'],
  ['a judge in a courtroom', 'court:scales'],
  ['a woman in an airport', 'airport:seats'],
  ['a man in a jazz club', 'jazz:table'],
  ['a pharmacist in a pharmacy', 'pharmacy:counter'],
  ['a woman in a bakery', 'bakery:cakes'],
  ['a boy in an attic', 'attic:sheet'],
  ['a couple in a cinema', 'cinema:seats'],
  ['a doctor in a hospital room', 'ward:bed'],
  ['a swimmer in an indoor swimming pool', 'pool:block'],
  ['a man in a marina', 'street-lamp'],
  ['a worker in a factory', 'factory:arm'],
  ['a woman in a laundromat', 'laundromat:basket'],
  ['a man in a bowling alley', 'bowling:pins'],
  ['a boxer in a boxing ring', 'boxing:ropes'],
  ['children on a playground', 'playground:tower'],
] as const)('"%s" has what such a place is known by, in every shape', (prompt, key) => {
  for (const shape of SHAPES) expect(bodies(compose(prompt, shape), key)).toBeGreaterThan(0)
})

test('a train stands beside who waits for it, whole and not through them', () => {
  for (const shape of SHAPES) {
    const { scene } = compose('three women in a subway station', shape)
    const train = scene.boxes.find(({ min, max }) => Math.abs(max[0] - min[0] - 2.7) < 0.01 && max[2] - min[2] > 16)
    const waiting = scene.solids.filter(({ instance }) => instance > 0).map(({ position }) => position[0])
    if (!train) throw new Error('no train')
    const clear = Math.min(...waiting) > train.max[0] + 0.3 || Math.max(...waiting) < train.min[0] - 0.3
    expect(clear).toBe(true)
  }
})

test('a broad garage has a shelf of jars over its tools', () => expect(bodies(compose('a garage interior', [456, 256]), 'jars:')).toBe(1))

test('pictures hang on the back wall to both sides of who looks at them', () => {
  for (const prompt of ['a woman in an art gallery', 'a man in a museum']) {
    const { scene } = compose(prompt)
    const hung = scene.boxes.filter(({ min, max }) => min[1] > 0.8 && max[2] - min[2] < 0.08 && max[0] - min[0] > 0.6)
    const middles = hung.map(({ min, max }) => (min[0] + max[0]) / 2)
    expect(middles.filter((x) => x < -0.4).length).toBeGreaterThanOrEqual(2)
    expect(middles.filter((x) => x > 0.4).length).toBeGreaterThanOrEqual(2)
  }
})

test('a room has a ceiling, but none between the viewer and who is looked down upon', () => {
  const ceilings = (prompt: string) =>
    compose(prompt).scene.boxes.filter(({ min, max }) => min[1] > 2 && min[0] < -0.5 && max[0] > 0.5 && min[2] < 0 && max[2] > 0).length
  expect(ceilings('a scientist in a laboratory')).toBe(1)
  expect(ceilings('isometric view of a scientist in a laboratory')).toBe(0)
  expect(ceilings('a scientist in a laboratory, view from above')).toBe(0)
})

test('racks stand on both sides of who walks between them', () => {
  for (const prompt of ['a woman in a supermarket', 'a woman in a server room', 'a man in a warehouse'])
    for (const shape of SHAPES) {
      const { scene, boxes } = compose(prompt, shape)
      const racks = scene.boxes.filter(({ min, max }) => min[1] === 0 && max[1] > 2 && max[2] - min[2] > 2 && max[0] - min[0] < 1.5)
      expect(racks.filter(({ max }) => max[0] < -0.5).length).toBeGreaterThanOrEqual(2)
      expect(racks.filter(({ min }) => min[0] > 0.5).length).toBeGreaterThanOrEqual(2)
      expect(boxes).toHaveLength(1)
    }
})

test('a throne room has a throne on its steps, unless someone has brought one', () => {
  const seats = (prompt: string) => compose(prompt).scene.solids.filter(({ instance, position }) => instance === 0 && position[1] > 0.5).length
  const hall = seats('a queen in a castle')
  expect(seats('a queen in a throne room')).toBeGreaterThan(hall)
  expect(seats('a king on a throne in a throne room')).toBe(hall)
})

test('a garage has a car of its own, but no second one', () => {
  const own = (prompt: string) => compose(prompt).scene.solids.filter(({ instance, kit }) => instance === 0 && !kit.key?.startsWith('jars:')).length
  expect(own('a mechanic in a garage')).toBeGreaterThan(own('a red car in a garage'))
})

test('pews stand on both sides of who walks up the aisle, chairs around the table of a meeting room', () => {
  for (const shape of SHAPES) {
    const pews = compose('a priest in a church', shape).scene.boxes.filter(({ min, max }) => max[1] > 0.8 && max[1] < 1 && max[2] - min[2] < 0.12)
    expect(pews.filter(({ max }) => max[0] < -0.5).length).toBeGreaterThanOrEqual(4)
    expect(pews.filter(({ min }) => min[0] > 0.5).length).toBeGreaterThanOrEqual(4)
    const chairs = compose('a woman in a meeting room', shape).scene.solids.filter(({ instance }) => instance === 0)
    expect(chairs.length).toBeGreaterThanOrEqual(6)
  }
})

test('fields on a slope lie below who stands above them, hedges and vines leave a path free', () => {
  for (const prompt of ['a farmer on rice terraces', 'a woman in a tea plantation', 'a woman in a vineyard']) {
    const { scene } = compose(prompt)
    const { height } = scene.terrain ?? { height: () => 0 }
    expect(height(0, 20, 5)).toBeLessThan(height(0, 0, 5) - 1.5)
    expect(Math.abs(height(0.3, 0, 5) - height(-0.3, 0, 5))).toBeLessThan(0.2)
  }
  const vines = compose('a woman in a vineyard').scene.sprites.filter(({ height }) => height > 0.9)
  expect(vines.filter(({ position: [x, , z] }) => Math.abs(x) < 0.8 && z < 8)).toHaveLength(0)
})

test('who comes to an oasis or a quay stands on dry ground before the water, and a boat in a harbour floats', () => {
  for (const prompt of ['a camel in a desert oasis', 'a man in a marina']) {
    const { scene } = compose(prompt)
    const water = scene.water?.y ?? 0
    const feet = Math.min(...scene.solids.filter(({ instance }) => instance > 0).map(({ position }) => position[1]))
    expect(feet).toBeGreaterThan(water)
  }
  const { scene } = compose('a sailboat in a harbor')
  const hull = scene.solids.find(({ instance }) => instance > 0)
  expect(hull?.position[1]).toBeLessThan((scene.water?.y ?? 0) + 0.05)
})

test('in a tall picture the sign of a jazz club hangs over the head of who sings', () => {
  const { scene } = compose('a woman singing in a jazz club', SHAPES[2])
  const sign = scene.boxes.find(({ min, max }) => Math.abs(max[1] - min[1] - 0.6) < 1e-6 && max[2] - min[2] < 0.1)
  // The camera sees the top of a head below this height on the back wall.
  expect(sign?.min[1]).toBeGreaterThan(2.1)
})

test('mirrors of a salon show more than one tone', () => {
  const { scene } = compose('a hair salon')
  const out = new Float64Array(8)
  const mirrors = scene.boxes.filter(({ min, max }) => Math.abs(max[1] - min[1] - 1.25) < 1e-6 && max[2] - min[2] < 0.05)
  expect(mirrors.length).toBeGreaterThan(1)
  const [{ face, min, max }] = mirrors
  const wide = max[0] - min[0]
  const tones = [0.15, 0.35, 0.55, 0.72].map((share) => {
    face(2, wide * 0.5, share * 1.25, 0, 0, 0, out)
    return Math.round((out[3] + out[4] + out[5]) * 20)
  })
  expect(new Set(tones).size).toBeGreaterThan(2)
})

test('a boxing ring alone is seen from outside, whole; who boxes stands within the ropes', () => {
  for (const shape of SHAPES) {
    const posts = (prompt: string) => {
      const { scene } = compose(prompt, shape)
      const found = scene.solids.filter(({ kit }) => kit.key?.startsWith('boxing:post'))
      return { scene, found, half: Math.max(...found.map(({ position }) => position[0])) }
    }
    const { scene, found, half } = posts('a boxing ring')
    expect(found).toHaveLength(4)
    const { fov, position } = scene.camera
    const edge = Math.tan(fov / 2) * Math.max(1, shape[0] / shape[1])
    for (const post of found) expect(Math.abs(post.position[0])).toBeLessThan(edge * (post.position[2] - position[2]))
    const fight = posts('two boxers in a boxing ring')
    expect(fight.found).toHaveLength(2)
    const boxers = fight.scene.solids.filter(({ instance }) => instance > 0)
    for (const { position: at } of boxers) expect(Math.abs(at[0])).toBeLessThan(fight.half - 0.3)
    expect(half).toBeGreaterThan(1)
  }
})

test('a living room and a bedroom alone are furnished, around someone they keep out of the way', () => {
  for (const [prompt, peopled] of [
    ['a cozy living room', 'a woman in a living room'],
    ['a bedroom', 'a woman in a bedroom'],
  ] as const) {
    const furnished = (text: string) => compose(text).scene.solids.filter(({ instance }) => instance === 0).length
    expect(furnished(prompt)).toBeGreaterThan(furnished(peopled) + 1)
  }
})

test('mirrors of a salon show different parts of the room', () => {
  const { scene } = compose('a hair salon', [456, 256])
  const mirrors = scene.boxes.filter(({ min, max }) => max[2] - min[2] < 0.04 && max[1] - min[1] === 1.25)
  const out = new Float64Array(8)
  const seen = mirrors.map(({ face, min, max }) => {
    const width = max[0] - min[0]
    return Array.from({ length: 20 }, (_, i) => {
      face(2, (0.1 + i * 0.04) * width, 0.75, 0, 1.7, 0, out)
      return out[5].toFixed(2)
    }).join()
  })
  expect(mirrors.length).toBeGreaterThan(2)
  expect(new Set(seen).size).toBe(mirrors.length)
})
