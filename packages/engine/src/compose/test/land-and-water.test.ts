import { describe, expect, test } from 'vitest'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { renderScene } from '../../render/render-scene.ts'
import { composeScene } from '../compose-scene.ts'

function compose(prompt: string, camera?: 'isometric') {
  const graph = parsePrompt(prompt)
  const made = composeScene(graph, { width: 384, height: 256, seed: 7, hints: camera ? { camera } : {} })
  const placed = (noun: string) =>
    made.instances.flatMap(({ instance, entity }) =>
      graph.entities[entity]?.noun === noun ? made.scene.solids.filter((solid) => solid.instance === instance).slice(0, 1) : [],
    )
  /** In the picture: left, top, width, height. */
  const boxesOf = (noun: string) =>
    made.instances.flatMap(({ instance, entity }) =>
      graph.entities[entity]?.noun === noun ? made.boxes.filter((each) => each.instance === instance).map(({ box }) => box) : [],
    )
  return { ...made, placed, boxesOf }
}

/** Lightness of the ground where the subjects stand. */
function groundLight({ scene: { terrain } }: ReturnType<typeof compose>): number {
  const out = new Float64Array(3)
  terrain?.albedo(0.3, terrain.height(0.3, 0.2, 5), 0.2, 1, out)
  return out[1]
}

describe('water in the land', () => {
  test.each([
    ['snowy mountain peak reflected in a calm lake at dawn', 'lake'],
    ['mountains reflected in water', 'lake'],
    ['a deer by a lake in a snowy forest', 'lake'],
    ['a fjord in winter', 'fjord'],
    ['river through a snowy forest', 'river'],
  ])('"%s" is a %s with open water', (prompt, setting) => {
    const made = compose(prompt)
    expect(made.setting).toBe(setting)
    expect(made.scene.water).toBeDefined()
  })

  test('a lake in winter mirrors its white peaks, a frozen one or one that is skated on is ice', () => {
    const winter = compose('a lake in winter')
    expect(winter.scene.water).toBeDefined()
    const out = new Float64Array(3)
    winter.scene.terrain?.albedo(10, 24, 100, 0.95, out)
    expect(out[1]).toBeGreaterThan(0.6)
    expect(compose('a frozen lake').scene.water).toBeUndefined()
    expect(compose('a couple ice skating on a lake in winter').scene.water).toBeUndefined()
  })

  test('snow lies on peaks that are called snowy, and falls in a wood that is', () => {
    expect(compose('snowy mountains at dawn').scene.weather.snow).toBe(0)
    expect(compose('a snowy forest').scene.weather.snow).toBeGreaterThan(0)
  })

  test('several cabins at a lake stand side by side, seen from their own height with land beside them', () => {
    const { boxes, scene } = compose('three cabins by a lake')
    const middles = boxes.map(({ box: [, y, , height] }) => y + height / 2)
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.05 * scene.height)
    expect(Math.min(...boxes.map(({ box: [x] }) => x))).toBeGreaterThan(0.14 * scene.width)
  })

  test('water lilies in a garden lie on a pond, its bridge leads over it', () => {
    const made = compose('a garden with a bridge and water lilies')
    expect(made.scene.water).toBeDefined()
    for (const { position } of made.placed('water lily')) {
      expect(Math.abs(position[1])).toBeLessThan(0.05)
      expect(made.scene.terrain?.height(position[0], position[2], 5)).toBeLessThan(0)
    }
    expect(compose('a garden').scene.water).toBeUndefined()
  })
})

describe('shores', () => {
  test('palms of a beach are its own, a tall one near enough to reach over most of the view', () => {
    const { scene } = compose('a tropical beach with palm trees')
    const half = Math.tan(scene.camera.fov / 2)
    const shares = scene.sprites.map(({ height, position }) => height / (2 * half * (position[2] - scene.camera.position[2])))
    expect(Math.max(...shares)).toBeGreaterThan(0.85)
    expect(shares.filter((share) => share > 0.1).length).toBeGreaterThan(8)
  })

  test('cliffs by themselves stand high and sheer over the sea', () => {
    const { camera, terrain } = compose('cliffs of Moher').scene
    const heights = Array.from({ length: 400 }, (_, i) => {
      const z = 10 + (i % 20)
      return terrain?.height((Math.floor(i / 20) - 10) * 1.2, z, 5) ?? 0
    })
    expect(Math.max(...heights)).toBeGreaterThan(camera.position[1] + 3)
    expect(heights.filter((y) => y < -1).length).toBeGreaterThan(60)
  })

  test('in a parallel view an isle stands in a block of water, its ship afloat beside who is on land', () => {
    const made = compose('an island with a ship and a treasure chest', 'isometric')
    const { terrain, water } = made.scene
    const [[ship], [chest]] = [made.placed('ship'), made.placed('treasure chest')]
    expect(water?.y).toBe(0)
    expect(terrain?.height(ship.position[0], ship.position[2], 5)).toBeLessThan(-0.1)
    expect(terrain?.height(chest.position[0], chest.position[2], 5)).toBeGreaterThan(0)
    // The ship is in front of the land: behind or beside it, palms and rocks would hide it.
    expect(ship.position[2]).toBeLessThan(chest.position[2] - 1)
  })
})

describe('winter', () => {
  test.each(['three kids building a snowman', 'a boy sledding down a hill', 'a man skiing', 'an igloo'])('"%s" has snow on the ground', (prompt) => {
    expect(groundLight(compose(prompt))).toBeGreaterThan(0.6)
  })

  test('nothing blooms in a garden in the snow, and a sled is under the one who goes sledding', () => {
    const cards = (prompt: string) => compose(prompt).scene.sprites.length
    expect(cards('a snowy garden')).toBeLessThan(cards('a garden') - 100)
    const { relations, entities } = parsePrompt('two children sledding')
    expect(relations.map(({ type, object }) => [type, entities[object].noun])).toContainEqual(['riding', 'sled'])
  })
})

describe('herds and flocks', () => {
  test('elephants that cross the land go one way, seen from their own height under the horizon, a calf among them', () => {
    const { scene, placed, boxes } = compose('a herd of elephants crossing the savanna')
    const herd = placed('elephant')
    expect(new Set(herd.map(({ yaw }) => Math.sign(Math.cos(yaw)))).size).toBe(1)
    const { position, target, fov } = scene.camera
    const horizon = 0.5 + (target[1] - position[1]) / (2 * Math.tan(fov / 2) * (target[2] - position[2]))
    expect(horizon).toBeGreaterThan(0.1)
    expect(horizon).toBeLessThan(0.6)
    const tops = herd.map(({ scale }) => scale)
    expect(Math.min(...tops)).toBeLessThan(0.75 * Math.max(...tops))
    expect(boxes).toHaveLength(8)
  })

  test('camels of a caravan go one behind the other', () => {
    const camels = compose('a caravan of camels in the desert').placed('camel')
    const depths = camels.map(({ position: [, , z] }) => z)
    expect(camels).toHaveLength(5)
    expect(Math.max(...depths) - Math.min(...depths)).toBeLessThan(1)
    expect(new Set(camels.map(({ yaw }) => Math.sign(Math.cos(yaw)))).size).toBe(1)
  })

  test('geese on the wing fly in a wedge, all one way', () => {
    expect(compose('geese flying over a lake').placed('goose').length).toBeGreaterThan(2)
    // Distance of each bird behind the leader in the picture, and its height difference.
    const flock = compose('seven geese flying over a lake').boxesOf('goose')
    const middles = flock.map(([x, y, width, height]) => ({ x: x + width / 2, y: y + height / 2 }))
    const [lead, ...others] = middles.toSorted((one, other) => other.x - one.x)
    expect(others).toHaveLength(6)
    const arms = [others.filter(({ y }) => y < lead.y), others.filter(({ y }) => y > lead.y)]
    for (const arm of arms) {
      expect(arm).toHaveLength(3)
      const beside = arm.map(({ y }) => Math.abs(y - lead.y))
      expect(beside).toEqual(beside.toSorted((one, other) => one - other))
    }
  })
})

test.each([
  'an island seen from above',
  'aerial view of a tropical island',
  "a small island in the ocean from a bird's eye view",
  'an island with a lighthouse seen from above',
])('an island from above has water on all sides and no horizon: %s', (prompt) => {
  const side = 64
  const { scene } = composeScene(parsePrompt(prompt), { width: side, height: side, seed: 11, hints: {} })
  const { surface } = renderScene(scene, { quality: 'draft' })
  const share = (kind: number, pixels: readonly number[]) => pixels.filter((at) => surface[at] === kind).length / pixels.length
  const all = Array.from(surface, (_, at) => at)
  const rim = all.filter((at) => at < side || at % side === 0 || at % side === side - 1)
  expect(share(SURFACE.sky, all)).toBe(0)
  expect(share(SURFACE.terrain, all)).toBeGreaterThan(0.08)
  expect(share(SURFACE.water, rim)).toBeGreaterThan(0.9)
})
