import { describe, expect, test, vi } from 'vitest'
import { boundsOf, placeBody } from '../../kits/builder/kit-builder.ts'
import { treeTexture } from '../../kits/plants/tree.ts'
import { SETTING_IDS } from '../../lexicon/setting-words.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { type Composition, composeScene } from '../compose-scene.ts'
import { visibleShares } from '../layout.ts'
import type { ProjectedBox } from '../projected-boxes.ts'
import { BUILT_SETTINGS } from '../settings/registry.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const SHAPES = {
  '1:1': [256, 256],
  '16:9': [384, 256],
  '9:16': [256, 384],
} as const

function compose(prompt: string, shape: keyof typeof SHAPES = '1:1', negative = '', seed = 7) {
  const [width, height] = SHAPES[shape]
  const graph = parsePrompt(prompt, negative)
  return { graph, width, height, ...composeScene(graph, { width, height, seed, hints: {} }) }
}

type Box = ProjectedBox['box']

function boxOf(composition: Composition, entity: number): Box {
  const instance = composition.instances.find((each) => each.entity === entity)?.instance
  const found = composition.boxes.find((each) => each.instance === instance)
  if (!found) throw new Error(`entity ${entity} is not placed`)
  return found.box
}

const PROMPTS = [
  'a red fox in a snowy forest at dawn',
  'a wolf in a forest at night',
  'three dogs in a park',
  'five cats',
  'seven horses in a meadow',
  'nine rabbits in a garden',
  'twelve sheep on a farm',
  'fifteen cows in a field',
  'twenty deer in a forest',
  'two lions in the desert',
  'a bear in the mountains',
  'a tiger in the jungle',
  'an elephant and a mouse',
  'a giraffe next to a zebra',
  'a cat and a dog on a beach at sunset',
  'a wizard in a castle',
  'a knight riding a horse',
  'a woman in a flower field',
  'a man and a woman in a park',
  'an astronaut riding a horse on the moon',
  'an astronaut in space',
  'a chef in a kitchen',
  'a king in a castle',
  'four children in a garden',
  'a couple of foxes by a river',
  'a castle in the mountains',
  'a knight in front of a castle',
  'a fox in front of a house',
  'a lighthouse by the ocean',
  'a cozy coffee shop on a rainy night street',
  'a windmill in a meadow',
  'a church in a village',
  'a pagoda with cherry trees',
  'a skyscraper in a city',
  'a horse behind a fox',
  'a cat under a tree',
  'a dog next to a house',
  'two cacti in the desert',
  'a palm tree on a beach',
  'a sunflower',
  'six tulips',
  'an oak tree in a meadow',
  'a mountain lake at sunrise with pine trees',
  'a full moon over a forest',
  'a rainbow over a waterfall',
  'a wolf under the full moon',
  'a fox underwater',
  'a panda in a library',
  'a cat in a bedroom',
  'a lion on a stage',
  'a deer in a cave',
  'a robot dog in a cyberpunk alley'.replace('robot dog', 'dog'),
  'a pony on an alien planet',
  'a sheep in the clouds',
  'a goat in ruins',
  'a cat in a temple garden',
  'a fox on a skyline rooftop',
  'two gondolas in venice',
  'a dog by a canal in amsterdam',
  'portrait of an old man',
  'close-up of a tiger',
  'aerial view of three horses',
  'isometric view of a house',
  'low angle shot of a lion',
  'macro shot of a rose',
  'wide shot of a horse in the desert',
  'ten pigs in the snow',
  'a wolf and two foxes and three rabbits',
] as const

const CLOSE = /portrait|close-up|macro/
const shapeOf = (i: number) => (['1:1', '16:9', '9:16'] as const)[i % 3]

test.each(['a house', 'a fox in a snowy forest', 'a burger on a plate', 'a dog in a park'])('an isometric view of %s has it in the middle', (prompt) => {
  const { boxes, width } = compose(`isometric view of ${prompt}`, '1:1')
  const [x, , w] = boxes[0].box
  expect(Math.abs(x + w / 2 - width / 2)).toBeLessThan(0.06 * width)
})

describe('composition of whole prompts', () => {
  test.each(PROMPTS.map((prompt, i) => [prompt, shapeOf(i)] as const))(
    '"%s" (%s) shows every instance asked for, inside the picture, none hidden',
    (prompt, shape) => {
      const made = compose(prompt, shape)
      for (const entity of made.graph.entities) {
        const shown = made.instances.filter((each) => each.entity === entity.id).length
        expect([entity.noun, shown]).toEqual([entity.noun, entity.count])
      }
      const { width, height } = made
      if (!CLOSE.test(prompt)) {
        for (const { instance, box } of made.boxes) {
          const [x, y, w, h] = box
          const inside = x >= -0.03 * width && y >= -0.03 * height && x + w <= 1.03 * width && y + h <= 1.03 * height
          expect([instance, inside, box.map(Math.round)]).toEqual([instance, true, box.map(Math.round)])
        }
      }
      for (const { box } of made.boxes) expect(box[2] * box[3]).toBeGreaterThan(0.015 * width * height)
      const seen = visibleShares(
        made.boxes.map(({ box: [x, y, w, h] }) => ({ left: x, right: x + w, top: y, bottom: y + h })),
        made.boxes.map((each) => each.depth),
      )
      if (!made.graph.relations.some((relation) => relation.type === 'riding')) expect(Math.min(1, ...seen)).toBeGreaterThanOrEqual(0.5)
      for (const value of made.scene.solids.flatMap((solid) => [...solid.position, solid.scale])) expect(Number.isFinite(value)).toBe(true)
    },
  )

  test('the same prompt and seed compose the same scene', () => {
    const a = compose('three dogs in a park')
    const b = compose('three dogs in a park')
    const shape = ({ scene, boxes }: Composition) =>
      JSON.stringify([
        boxes,
        scene.camera,
        scene.sky,
        scene.sprites.map((each) => [each.position, each.height]),
        scene.solids.map((each) => [each.position, each.yaw]),
      ])
    expect(shape(a)).toBe(shape(b))
  })

  test('another seed composes another scene', () => {
    const a = compose('a fox in a forest')
    const b = compose('a fox in a forest', '1:1', '', 8)
    expect(JSON.stringify(a.scene.sprites.map((each) => each.position))).not.toBe(JSON.stringify(b.scene.sprites.map((each) => each.position)))
  })
})

describe('relations as geometry', () => {
  test('a rider sits over the mount, within its width', () => {
    const made = compose('an astronaut riding a horse on the moon')
    const [rider, mount] = [boxOf(made, 0), boxOf(made, 1)]
    expect(rider[1]).toBeLessThan(mount[1])
    expect(rider[1] + rider[3]).toBeLessThan(mount[1] + mount[3])
    const overlap = Math.min(rider[0] + rider[2], mount[0] + mount[2]) - Math.max(rider[0], mount[0])
    expect(overlap / rider[2]).toBeGreaterThan(0.5)
  })

  test('what stands in front of a castle is nearer than the castle', () => {
    const made = compose('a knight in front of a castle')
    const depth = (entity: number) => made.boxes.find((each) => each.instance === made.instances.find((i) => i.entity === entity)?.instance)?.depth ?? 0
    expect(depth(0)).toBeLessThan(depth(1))
  })

  test('what stands behind is farther away', () => {
    const made = compose('a horse behind a fox')
    const depth = (entity: number) => made.boxes.find((each) => each.instance === made.instances.find((i) => i.entity === entity)?.instance)?.depth ?? 0
    const horse = made.graph.entities.find((entity) => entity.noun === 'horse')?.id ?? 0
    const fox = made.graph.entities.find((entity) => entity.noun === 'fox')?.id ?? 1
    expect(depth(horse)).toBeGreaterThan(depth(fox))
  })

  test('neighbors stand side by side on the same ground', () => {
    const made = compose('a giraffe next to a zebra', '16:9')
    const [a, b] = [boxOf(made, 0), boxOf(made, 1)]
    expect(Math.min(a[0] + a[2], b[0] + b[2]) - Math.max(a[0], b[0])).toBeLessThan(0.12 * Math.min(a[2], b[2]))
    expect(Math.abs(a[1] + a[3] - b[1] - b[3])).toBeLessThan(0.14 * made.height)
  })

  test('gulls in the air spread their wings, and one that sits by a tree has come down', () => {
    const spanOf = (prompt: string) => {
      const made = compose(prompt)
      const bird = made.graph.entities.findIndex(({ noun }) => noun === 'seagull')
      const [, top, width, height] = boxOf(made, bird)
      return { wide: width / height, foot: top + height }
    }
    expect(spanOf('a lighthouse on a cliff, gulls in the wind').wide).toBeGreaterThan(1.6)
    const down = spanOf('an owl and a seagull next to a tree')
    expect(down.wide).toBeLessThan(1.6)
    expect(down.foot).toBeGreaterThan(0.5 * SHAPES['1:1'][1])
  })

  test('who eats at a table sits behind it and over it, two of four at its ends, and a laptop stands aside', () => {
    const four = compose('four friends having dinner at a table')
    const table = four.graph.entities.findIndex(({ noun }) => noun === 'table')
    const [left, top, width, height] = boxOf(four, table)
    const guests = four.instances.filter(({ entity }) => entity === 0).map(({ instance }) => instance)
    const boxes = four.boxes.filter(({ instance }) => guests.includes(instance)).map(({ box }) => box)
    expect(boxes).toHaveLength(4)
    for (const [, y] of boxes) expect(y).toBeLessThan(top - 0.2 * height)
    const middles = boxes.map(([x, , w]) => x + w / 2)
    expect(Math.min(...middles)).toBeLessThan(left + 0.1 * width)
    expect(Math.max(...middles)).toBeGreaterThan(left + 0.9 * width)

    const one = compose('a woman working at a desk with a laptop')
    const at = (noun: string) =>
      boxOf(
        one,
        one.graph.entities.findIndex((each) => each.noun === noun),
      )
    const [x, , w] = at('woman')
    expect(at('laptop')[0]).toBeGreaterThan(x + w / 2)
  })

  test.each(['a knight fighting a dragon', 'a dragon and a princess in front of a castle'])(
    '%s: the dragon towers over who stands at its feet, and both are large',
    (prompt) => {
      const made = compose(prompt)
      const at = (noun: RegExp) =>
        boxOf(
          made,
          made.graph.entities.findIndex((each) => noun.test(each.noun)),
        )
      const [person, dragon] = [at(/knight|princess|wizard/), at(/dragon/)]
      const castle = /castle/.test(prompt) ? 0.6 : 1
      expect(dragon[2]).toBeGreaterThan(0.55 * castle * made.width)
      expect(dragon[1]).toBeLessThan(person[1])
      expect(person[3]).toBeGreaterThan(0.33 * castle * made.height)
      expect(person[1] + person[3]).toBeGreaterThan(dragon[1] + dragon[3])
    },
  )

  test('who stands on a pier stands at its near end and is the picture', () => {
    const made = compose('a fisherman on a pier')
    expect(boxOf(made, 0)[3]).toBeGreaterThan(0.4 * made.height)
  })

  test('a watering can is tipped away from who holds it, and its water falls on the plant', () => {
    const made = compose('a robot watering a plant')
    const [robot, can, plant] = [0, 1, 2].map((entity) => boxOf(made, entity))
    const middle = ([left, , wide]: Box) => left + wide / 2
    expect(middle(can)).toBeLessThan(middle(robot))
    expect(middle(plant)).toBeLessThan(middle(robot))
    const { instance } = made.instances.find(({ entity }) => entity === 1) ?? { instance: 0 }
    const solids = made.scene.solids.filter((solid) => solid.instance === instance)
    const { min } = boundsOf(solids.map(({ kit, position, scale, yaw }) => placeBody(kit, position, scale, yaw)))
    // The water is part of the can: it reaches the ground at the plant.
    expect(min[1] - made.scene.solids[0].position[1]).toBeLessThan(0.2)
    expect(can[0]).toBeLessThan(plant[0] + plant[2])
    const tilts = solids.flatMap(({ kit }) => kit.primitives.map((part) => (part.type === 'cone' ? 0 : (part.tilt ?? 0))))
    expect(Math.min(...tilts)).toBeLessThan(-0.3)
  })

  test("an animal's umbrella is held over its head, not laid on its face", () => {
    const made = compose('an elephant with an umbrella')
    const [elephant, umbrella] = [boxOf(made, 0), boxOf(made, 1)]
    expect(umbrella[1]).toBeLessThan(elephant[1])
    expect(umbrella[3]).toBeGreaterThan(0.5 * elephant[3])
  })

  test('a product fills its pedestal, and two shoes look the same way', () => {
    const made = compose('sneakers on a pedestal')
    const [pair, pedestal] = [boxOf(made, 0), boxOf(made, 1)]
    expect(pair[2]).toBeGreaterThan(0.25 * pedestal[2])
    const yaws = made.scene.solids.filter(({ instance }) => instance < 3).map(({ yaw }) => yaw)
    expect(Math.max(...yaws) - Math.min(...yaws)).toBeLessThan(0.3)
  })

  test('goods with a splash stand in its pool and are no small part of it', () => {
    const made = compose('a smart watch with water splash')
    const [watch, splash] = [boxOf(made, 0), boxOf(made, 1)]
    expect(watch[2]).toBeGreaterThan(0.18 * splash[2])
    expect(watch[0]).toBeGreaterThan(splash[0])
    expect(watch[0] + watch[2]).toBeLessThan(splash[0] + splash[2])
  })

  test('sunglasses in a flat lay are folded, so that they lie on the table', () => {
    const deep = (prompt: string) => {
      const { min, max } = boundsOf(
        compose(prompt)
          .scene.solids.filter(({ instance }) => instance === 1)
          .map(({ kit }) => kit),
      )
      const [shortest, , longest] = [0, 1, 2].map((axis) => max[axis] - min[axis]).sort((a, b) => a - b)
      return shortest / longest
    }
    expect(deep('flat lay of sunglasses and a hat')).toBeLessThan(0.3)
  })

  test('an ice cream stands in a block unless it is held', () => {
    const parts = (prompt: string) =>
      compose(prompt)
        .scene.solids.flatMap(({ kit }) => kit.primitives)
        .filter((part) => part.type === 'lathe' && part.profile.length === 2).length
    expect(parts('an ice cream cone')).toBeGreaterThan(parts('a flat lay of an ice cream cone'))
  })

  test('a microscope in a laboratory stands on a table, not on the carpet', () => {
    const made = compose('a microscope in a laboratory', '16:9')
    const [lowest] = made.scene.solids.filter(({ instance }) => instance === 1).map(({ position }) => position[1])
    expect(lowest).toBeGreaterThan(0.5)
  })

  test('a slim product by itself fills two thirds of the height', () => {
    expect(boxOf(compose('a wine bottle'), 0)[3]).toBeGreaterThan(0.62 * compose('a wine bottle').height)
  })

  test('earrings that someone wears hang from the ears, with no stand', () => {
    const made = compose('a woman with gold hoop earrings')
    expect(made.instances).toHaveLength(1)
  })

  test('berries lie on a cake that lies on a plate, not over it', () => {
    const made = compose('a chocolate lava cake with raspberries on a plate')
    const cake = boxOf(made, 0)
    const berries = made.graph.entities.findIndex(({ noun }) => noun === 'raspberry')
    const [, y, , tall] = boxOf(made, berries)
    expect(y + tall).toBeGreaterThan(cake[1])
  })

  test('a dragon beside a chest is no smaller than it', () => {
    const made = compose('a dragon next to a treasure chest', '16:9')
    expect(boxOf(made, 0)[3]).toBeGreaterThan(boxOf(made, 1)[3])
  })

  test('leaves beside a product stay smaller than it', () => {
    const made = compose('a lotion bottle with leaves')
    const [bottle, ...leaves] = made.boxes.map(({ box }) => box[3])
    for (const leaf of leaves) expect(leaf).toBeLessThan(0.6 * bottle)
  })

  test('two goods stand side by side, neither a blur behind the other', () => {
    const made = compose('a laptop and a cup of coffee on a beach', '16:9')
    const [laptop, cup] = [boxOf(made, 0), boxOf(made, 1)]
    expect(cup[0] >= laptop[0] + laptop[2] || laptop[0] >= cup[0] + cup[2]).toBe(true)
    expect(Math.abs(laptop[1] + laptop[3] - cup[1] - cup[3])).toBeLessThan(0.1 * made.height)
  })

  test('a telephone beside a cup lies on a table, not on the floor', () => {
    const made = compose('a smartphone next to a cup of coffee')
    const heights = made.scene.solids.filter(({ instance }) => instance > 0).map(({ position }) => position[1])
    expect(Math.min(...heights)).toBeGreaterThan(0.5)
  })

  test('potted plants stand beside the sofa, and the room has no other', () => {
    const made = compose('a living room with a sofa and two potted plants', '16:9')
    const [left, , width] = boxOf(made, 0)
    const pots = made.boxes.filter(({ instance }) => instance > 1).map(({ box }) => box[0] + box[2] / 2)
    for (const middle of pots) expect(middle < left || middle > left + width).toBe(true)
    const furnished = compose('a woman in a living room').scene.solids.filter(({ instance }) => instance === 0)
    const scenery = made.scene.solids.filter(({ instance }) => instance === 0)
    expect(scenery.length).toBe(furnished.length - 1)
  })

  test('the moon hangs over the wolf', () => {
    const made = compose('a wolf under the full moon')
    const wolf = made.graph.entities.find((entity) => entity.noun === 'wolf')?.id ?? 0
    const moon = made.graph.entities.find((entity) => entity.noun === 'full moon')?.id ?? 1
    expect(boxOf(made, moon)[1]).toBeLessThan(boxOf(made, wolf)[1])
  })

  test('the moon is behind all that stands under it, and no fog veils it', () => {
    for (const prompt of ['a full moon over a forest', 'a wolf under the full moon', 'a moon over the lake']) {
      const { scene } = compose(prompt)
      const moon = scene.solids.find(({ kit }) => kit.key?.startsWith('sky:'))
      const farthest = Math.max(...scene.sprites.map(({ position }) => position[2]))
      expect(moon?.position[2]).toBeGreaterThan(farthest)
      expect(moon?.kit.beyondAir).toBe(true)
    }
  })

  test('a moon alone has craters and hangs large among the stars', () => {
    const made = compose('the moon')
    expect(made.setting).toBe('space')
    const [moon, ...others] = made.scene.solids
    expect(others).toHaveLength(0)
    expect(moon.kit.materials[0].pattern?.kind).toBe('craters')
    const [left, top, right, bottom] = boxOf(made, 0)
    expect(Math.min(right - left, bottom - top)).toBeGreaterThan(0.38 * made.scene.height)
  })

  test('land before the moon stays below its middle', () => {
    for (let seed = 1; seed < 9; seed++) {
      const { scene } = composeScene(parsePrompt('a full moon over mountains'), {
        width: 256,
        height: 256,
        seed,
        hints: {},
      })
      const moon = scene.solids.find(({ kit }) => kit.key?.startsWith('sky:'))
      if (!moon) throw new Error('no moon')
      const [ex, ey, ez] = scene.camera.position
      const [x, foot, z] = moon.position
      for (let k = 1; k < 30; k++) {
        const share = k / 30
        const land = scene.terrain?.height(ex + (x - ex) * share, ez + (z - ez) * share, 4) ?? 0
        expect(land).toBeLessThan(ey + (foot + 0.5 * moon.scale - ey) * share)
      }
    }
  })

  test('trees before the moon stay below its middle', () => {
    const { scene } = compose('a full moon over a forest')
    const moon = scene.solids.find(({ kit }) => kit.key?.startsWith('sky:'))
    if (!moon) throw new Error('no moon')
    const [eyeX, eyeY, eyeZ] = scene.camera.position
    const [x, foot, z] = moon.position
    const before = scene.sprites.filter(({ position, width }) => {
      const share = (position[2] - eyeZ) / (z - eyeZ)
      return share > 0 && Math.abs(position[0] - eyeX - (x - eyeX) * share) < 0.3 * width
    })
    expect(before.length).toBeGreaterThan(3)
    for (const { position, height } of before) {
      const share = (position[2] - eyeZ) / (z - eyeZ)
      expect(position[1] + height).toBeLessThan(eyeY + (foot + 0.5 * moon.scale - eyeY) * share)
    }
  })

  test('what is in a bottle, a jar or a bulb is seen within it', () => {
    for (const prompt of ['a ship in a bottle', 'a tree inside a light bulb', 'a goldfish in a light bulb', 'a house in a glass jar']) {
      const made = compose(prompt)
      expect(made.setting).toBe('studio')
      const [thing, vessel] = [0, 1].map((id) => boxOf(made, id))
      expect(thing[0]).toBeGreaterThan(vessel[0])
      expect(thing[0] + thing[2]).toBeLessThan(vessel[0] + vessel[2])
      expect(thing[1]).toBeGreaterThan(vessel[1])
      expect(thing[1] + thing[3]).toBeLessThan(vessel[1] + vessel[3])
      expect(thing[2] * thing[3]).toBeGreaterThan(0.1 * vessel[2] * vessel[3])
    }
  })
})

describe('a flat lay', () => {
  const prompt = 'flat lay of a book, a pizza, a cup of coffee and a pen on a wooden table'

  test('is seen from straight above: the pizza is round, the pen as long as it is, none covers another', () => {
    const made = compose(prompt)
    expect(made.setting).toBe('flat-lay')
    const [book, pizza, , pen] = [0, 1, 2, 3].map((entity) => boxOf(made, entity))
    expect(Math.abs(pizza[2] / pizza[3] - 1)).toBeLessThan(0.1)
    expect(book[3]).toBeGreaterThan(1.2 * book[2])
    expect(pen[3]).toBeGreaterThan(3 * pen[2])
    const boxes = [0, 1, 2, 3].map((entity) => boxOf(made, entity))
    for (const [i, [x, y, w, h]] of boxes.entries())
      for (const [left, top, wide, tall] of boxes.slice(i + 1)) expect(left >= x + w || x >= left + wide || top >= y + h || y >= top + tall).toBe(true)
  })

  test('lies on the table it names, and fills every shape', () => {
    for (const shape of ['1:1', '16:9', '9:16'] as const) {
      const made = compose(prompt, shape)
      const boxes = [0, 1, 2, 3].map((entity) => boxOf(made, entity))
      const wide = Math.max(...boxes.map(([x, , w]) => x + w)) - Math.min(...boxes.map(([x]) => x))
      const tall = Math.max(...boxes.map(([, y, , h]) => y + h)) - Math.min(...boxes.map(([, y]) => y))
      expect([shape, Math.max(wide / made.width, tall / made.height) > 0.7]).toEqual([shape, true])
      expect(made.scene.boxes.filter(({ instance }) => instance > 0)).toHaveLength(1)
    }
  })

  test('shows no steam, and a thin saucer has a grid of its own', () => {
    const bodies = (words: string) => compose(words).scene.solids.filter(({ instance }) => instance === 1).length
    expect(bodies('a cup of coffee')).toBe(3)
    expect(bodies('flat lay of a cup of coffee')).toBe(2)
  })

  test('a pattern spreads all kinds over the whole picture', () => {
    const made = compose('seamless pattern of leaves and flamingos')
    const flamingos = made.instances.filter(({ entity }) => entity === 1).map(({ instance }) => instance)
    const rows = made.boxes.filter(({ instance }) => flamingos.includes(instance)).map(({ box }) => box)
    expect(new Set(rows.map(([, y]) => Math.round(y))).size).toBeGreaterThanOrEqual(3)
    const all = made.boxes.map(({ box }) => box)
    const wide = Math.max(...all.map(([x, , w]) => x + w)) - Math.min(...all.map(([x]) => x))
    const tall = Math.max(...all.map(([, y, , h]) => y + h)) - Math.min(...all.map(([, y]) => y))
    expect(Math.max(wide / made.width, tall / made.height)).toBeGreaterThan(0.85)
  })

  test('of what cannot be laid out is a view from above', () => {
    expect(compose('flat lay of a dog').setting).not.toBe('flat-lay')
  })
})

describe('places', () => {
  test('string lights hang across the whole place, over the one who is there', () => {
    const made = compose('a bride and a groom in a garden under string lights')
    const bulbs = made.scene.solids.flatMap(({ kit }) => kit.primitives.filter(({ type }) => type === 'ellipsoid'))
    const plain = compose('a bride and a groom in a garden, dusk').scene
    expect(made.scene.lights.length).toBe(plain.lights.length + 3)
    expect(bulbs.length).toBeGreaterThan(40 + plain.solids.flatMap(({ kit }) => kit.primitives.filter(({ type }) => type === 'ellipsoid')).length)
    const [bride, groom] = [boxOf(made, 0), boxOf(made, 1)]
    expect(Math.abs(bride[3] - groom[3])).toBeLessThan(0.25 * groom[3])
  })

  test('a busy street has more people and cars than any, unless they are not wanted, and a quiet one has none', () => {
    const bodies = (prompt: string) => compose(prompt).scene.solids.length
    const quiet = bodies('a lonely street')
    expect(bodies('a street')).toBeGreaterThan(quiet)
    expect(bodies('a busy street')).toBeGreaterThan(bodies('a street') + 10)
    expect(bodies('a busy street, no people, no cars')).toBe(quiet)
  })

  test('wind takes the leaves off in autumn, out of doors', () => {
    const leaves = (prompt: string) => compose(prompt).scene.weather.leaves ?? 0
    expect(leaves('autumn leaves falling')).toBeGreaterThan(2 * leaves('an autumn forest'))
    expect(leaves('a girl in a library, autumn leaves falling')).toBe(0)
  })

  test('every place the lexicon names is built', () => {
    expect(SETTING_IDS.filter((id) => !BUILT_SETTINGS.includes(id))).toEqual([])
  })

  test.each(BUILT_SETTINGS.map((id) => [id] as const))('%s is built for a subject, alone, and in every shape', (id) => {
    const base = parsePrompt('a fox')
    for (const [width, height] of Object.values(SHAPES)) {
      for (const entities of [base.entities, []]) {
        const made = composeScene({ ...base, entities, setting: id }, { width, height, seed: 11, hints: {} })
        expect(made.setting).toBe(id)
        const parts = made.scene.solids.length + made.scene.boxes.length + made.scene.sprites.length
        expect(parts + (made.scene.terrain ? 1 : 0)).toBeGreaterThan(0)
        const ground = made.scene.terrain?.height(0, 0, 5) ?? 0
        expect(Number.isFinite(ground)).toBe(true)
      }
    }
  })

  test('an animal without a named place stands in its habitat', () => {
    expect(compose('a camel').setting).toBe('desert')
    expect(compose('a boxer').setting).toBe('boxing-ring')
  })

  test('a named place wins over the habitat', () => {
    expect(compose('a camel in a library').setting).toBe('library')
  })

  test('what stands on a hill or a cliff is seen from below, and the land falls away around it', () => {
    for (const prompt of ['a castle on a hill', 'a tree on a hill', 'a wolf on a cliff']) {
      const { scene, boxes } = compose(prompt)
      const [, top, , tall] = boxes[0].box
      const height = scene.terrain?.height ?? (() => 0)
      const before = height(0, scene.camera.position[2], 5)
      expect([prompt, scene.camera.position[1] < height(0, 0, 5)]).toEqual([prompt, true])
      expect([prompt, before < scene.camera.position[1]]).toEqual([prompt, true])
      expect([prompt, (top + tall) / 256 < 0.8]).toEqual([prompt, true])
    }
  })

  test('a negative prompt takes scenery out of the place', () => {
    const made = compose('a fox in a forest', '1:1', 'trees')
    expect(made.scene.sprites.filter((each) => each.height > 2.2)).toHaveLength(0)
    expect(compose('a fox on a beach', '1:1', 'clouds').scene.sky.clouds).toBe(0)
  })

  test('quoted words that nothing carries stand on a board of their own', () => {
    const plain = compose('a fox in a meadow')
    const lettered = { ...parsePrompt('a fox in a meadow'), texts: [{ text: 'HELLO' }] }
    const made = composeScene(lettered, { width: 256, height: 256, seed: 7, hints: {} })
    expect(made.scene.boxes.length).toBe(plain.scene.boxes.length + 3)
  })

  test('quoted words are lettered on the shop that carries them', () => {
    const made = compose('a coffee shop with a sign that says "BREW"')
    expect(made.graph.texts[0]?.text).toBe('BREW')
    expect(made.scene.boxes.some((box) => box.instance > 0)).toBe(true)
  })
})

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

test('the one who leads is larger than the fish that swim around her', () => {
  const made = compose('a mermaid with jellyfish')
  const [lead, ...company] = made.instances.map(({ instance }) => {
    const { box } = made.boxes.find((each) => each.instance === instance) ?? { box: undefined }
    return box ? box[2] * box[3] : 0
  })
  expect(company).toHaveLength(3)
  for (const size of company) expect(size).toBeLessThan(0.6 * lead)
})

test('behind a crowd the castle is seen', () => {
  const castle = boxOf(compose('a crowd in front of a castle'), 1)
  expect(castle[1]).toBeGreaterThanOrEqual(0)
  expect(castle[3]).toBeGreaterThan(0.2 * 256)
})

test('who crosses a bridge is no speck on it', () => {
  expect(boxOf(compose('people walking on a stone bridge'), 0)[3]).toBeGreaterThan(0.2 * 256)
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

test('who stands behind a table looks over what lies on it', () => {
  const made = compose('a woman behind a table with a cake')
  const [woman, table, cake] = [0, 1, 2].map((entity) => boxOf(made, entity))
  expect(woman[1]).toBeLessThan(cake[1])
  expect(woman[1] + woman[3]).toBeLessThan(table[1] + table[3])
  expect(woman[3]).toBeGreaterThan(table[3])
})

test('candles around a bathtub do not hide it', () => {
  const made = compose('a bathtub next to three candles')
  const tub = boxOf(made, 0)
  expect(tub[2]).toBeGreaterThan(0.5 * 256)
})

test('fireflies are points of light all over the wood, not giant insects in it', () => {
  const points = (prompt: string) => {
    return compose(prompt).scene.solids.filter(({ kit }) => kit.key === 'firefly-light')
  }
  expect(points('a girl in a forest with fireflies').length).toBeGreaterThan(20)
  expect(points('a girl in a forest')).toHaveLength(0)
})

test('a house in a teacup is no larger than the cup', () => {
  const made = compose('a tiny house in a teacup')
  expect(boxOf(made, 0)[2]).toBeLessThan(boxOf(made, 1)[2])
})

test('a glass in a hand is hardly larger than a glass', () => {
  const made = compose('a man holding a wine glass')
  expect(boxOf(made, 1)[3]).toBeLessThan(boxOf(made, 0)[3] * 0.17)
})

test('shopping bags hang from the hand and leave the face free', () => {
  const made = compose('a woman holding shopping bags')
  const [woman, bag] = [boxOf(made, 0), boxOf(made, 1)]
  expect(bag[1]).toBeGreaterThan(woman[1] + 0.3 * woman[3])
})

test('blossoms lie about a bottle on both sides of it, some nearer than it is, none as tall', () => {
  const made = compose('a perfume bottle surrounded by flowers')
  const bottle = boxOf(made, 0)
  const flowers = made.instances.filter(({ entity }) => entity === 1).map(({ instance }) => made.boxes.find((each) => each.instance === instance))
  expect(flowers).toHaveLength(7)
  const middle = bottle[0] + bottle[2] / 2
  const sides = flowers.map((flower) => Math.sign(flower ? flower.box[0] + flower.box[2] / 2 - middle : 0))
  expect(sides.filter((side) => side < 0).length).toBeGreaterThan(2)
  expect(sides.filter((side) => side > 0).length).toBeGreaterThan(2)
  const foot = bottle[1] + bottle[3]
  expect(flowers.some((flower) => flower && flower.box[1] + flower.box[3] > foot)).toBe(true)
  for (const flower of flowers) expect(flower?.box[3]).toBeLessThan(0.5 * bottle[3])
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

test('wedding rings lie on the face of a rose', () => {
  const made = compose('two wedding rings on a rose')
  const rose = boxOf(made, 1)
  for (const { instance } of made.instances.filter(({ entity }) => entity === 0)) {
    const ring = made.boxes.find((each) => each.instance === instance)?.box ?? [0, 0, 0, 0]
    expect(ring[1] + ring[3]).toBeLessThan(rose[1] + rose[3])
    expect(ring[1]).toBeGreaterThan(rose[1])
  }
})

test('who is beside a bicycle does not stand before it, and its basket hangs at the handlebar', () => {
  const pair = compose('a tabby cat beside a green bicycle')
  const [cat, bicycle] = [boxOf(pair, 0), boxOf(pair, 1)]
  expect(Math.min(cat[0] + cat[2], bicycle[0] + bicycle[2]) - Math.max(cat[0], bicycle[0])).toBeLessThan(0.3 * cat[2])
  const made = compose('a bicycle with a basket of flowers')
  const [whole, basket] = [boxOf(made, 0), boxOf(made, 1)]
  expect(basket[1] + basket[3]).toBeLessThan(whole[1] + 0.75 * whole[3])
  expect(basket[0]).toBeGreaterThan(whole[0] + 0.4 * whole[2])
})

test('a graveyard has its stones, a pine forest nothing but pines', () => {
  const stones = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 0)
  expect(stones('an owl in a graveyard').length).toBeGreaterThan(15)
  const pines = new Set(['pine', 'spruce'].flatMap((name) => [0, 1, 2].map((look) => treeTexture(name, look))))
  const trees = compose('a fox in a pine forest').scene.sprites.filter(({ height }) => height > 2)
  expect(trees.length).toBeGreaterThan(100)
  expect(trees.every(({ texture }) => pines.has(texture))).toBe(true)
})

test('who is under a moon is outside, also a queen', () => {
  expect(compose('a queen with a rose').setting).toBe('castle')
  expect(compose('a queen with a rose, full moon').setting).not.toBe('castle')
})

test('what is small and by a window stands on its sill, the window behind it', () => {
  const made = compose('a cup of coffee by the window')
  const [cup, window] = [boxOf(made, 0), boxOf(made, 1)]
  expect(window[2] * window[3]).toBeGreaterThan(0.3 * made.width * made.height)
  expect(window[0]).toBeLessThan(cup[0])
})

test('flowers come out of the neck of their vase', () => {
  const made = compose('three tulips in a clay vase')
  const middle = ({ box: [x, , wide] }: ProjectedBox) => x + wide / 2
  const vase = made.graph.entities.findIndex(({ noun }) => noun === 'vase')
  const stems = made.instances
    .filter(({ entity }) => entity !== vase)
    .flatMap(({ instance }) => made.boxes.filter((each) => each.instance === instance))
    .map(middle)
  expect(stems).toHaveLength(3)
  expect(Math.max(...stems) - Math.min(...stems)).toBeLessThan(0.45 * boxOf(made, vase)[2])
})

test('what is on a windowsill stands on no table before it', () => {
  const legs = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 0)
  expect(legs('a candle and a book on a windowsill')).toEqual([])
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

test('a cat among cups and croissants is as large as a cat', () => {
  const made = compose('a cozy café with a sleeping cat by the window, a croissant and a cup of coffee on a wooden table')
  expect(boxOf(made, 0)[2]).toBeGreaterThan(1.05 * boxOf(made, 2)[2])
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

test('a kitten in a teacup looks out of it, with its feet below the rim', () => {
  const made = compose('a kitten in a teacup')
  const [kitten, cup] = [boxOf(made, 0), boxOf(made, 1)]
  expect(kitten[1] + kitten[3]).toBeGreaterThan(cup[1] + 0.4 * cup[3])
  expect(kitten[1] + kitten[3]).toBeLessThan(cup[1] + cup[3])
})

test('plates and sprigs on a table are no wider than it has room for', () => {
  const made = compose('a christmas table with candles, pine branches and red plates')
  const laid = made.instances.filter(({ entity }) => entity > 0).map(({ instance }) => instance)
  expect(laid).toHaveLength(9)
  for (const { instance, box } of made.boxes)
    if (laid.includes(instance)) {
      expect(box[2]).toBeLessThan(0.5 * made.width)
      expect(box[2] * box[3]).toBeGreaterThan(0.005 * made.width * made.height)
    }
})

test('a bouquet is of the flowers that it is named by', () => {
  const look = (prompt: string) => compose(prompt).scene.sprites.find(({ instance }) => instance === 1)?.texture
  expect(look('a bouquet of tulips')).not.toBe(look('a bouquet of roses'))
})

test('a bedroom has its own bed only where none is named', () => {
  const beds = (prompt: string) => compose(prompt).scene.solids.filter(({ kit }) => kit.key?.startsWith('bed:')).length
  expect(beds('a bedroom')).toBe(1)
  expect(beds('a bedroom with a cat on the bed')).toBe(0)
})

test('gifts lie at the foot of a christmas tree, and towels beside goods are folded', () => {
  const made = compose('a christmas tree with gifts')
  const [tree, gift] = [boxOf(made, 0), boxOf(made, 1)]
  expect(gift[3]).toBeLessThan(0.3 * tree[3])
  expect(gift[1] + gift[3]).toBeGreaterThan(tree[1] + 0.8 * tree[3])
  const shown = compose('a soap bar with lavender and a linen towel')
  expect(boxOf(shown, 2)[2]).toBeLessThan(1.5 * boxOf(shown, 0)[2])
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

test('cookies are no larger beside a glass of milk, nor eggs beside a rabbit, than in life', () => {
  const milk = compose('cookies and a glass of milk')
  expect(boxOf(milk, 0)[2]).toBeLessThan(1.25 * boxOf(milk, 1)[3])
  const eggs = compose('a rabbit with eggs in a meadow')
  expect(boxOf(eggs, 1)[3]).toBeLessThan(0.4 * boxOf(eggs, 0)[3])
})

test('a cup stays on its stack of books where that is small beside a fireplace', () => {
  const made = compose('a cup of tea on a stack of books by the fireplace')
  const [cup, books] = [boxOf(made, 0), boxOf(made, 1)]
  expect(Math.abs(cup[1] + cup[3] - books[1])).toBeLessThan(0.6 * books[3])
})

test.each([1, 2, 3, 4, 5, 6])('who sits for a portrait turns the head to the viewer (seed %i)', (seed) => {
  const [face] = compose('portrait of a woman', '1:1', '', seed).scene.decals ?? []
  expect(Math.abs(face.right[2]) / Math.hypot(...face.right)).toBeLessThan(0.28)
})

test('a portrait shows hands that do something', () => {
  const near = (prompt: string) => Math.abs(compose(prompt, '1:1', '', 3).scene.camera.position[2])
  const head = near('portrait of a businessman')
  expect(near('portrait of a businessman with arms crossed')).toBeGreaterThan(1.15 * head)
  expect(near('close-up of a businessman with arms crossed')).toBeLessThan(head)
})

test('a portrait at night has the warm light of lamps, in a forest and by moonlight it is cold', () => {
  const warmth = (prompt: string) => {
    const [red, , blue] = compose(prompt, '1:1', '', 3).scene.sky.sunColor
    return red - blue
  }
  expect(warmth('portrait of a woman at night')).toBeGreaterThan(0.1)
  expect(warmth('portrait of a woman in a forest at night')).toBeLessThan(0)
  expect(warmth('portrait of a woman at night by moonlight')).toBeLessThan(0)
})

test('two who hug touch, and both faces are seen', () => {
  const { scene, boxes, width } = compose('two friends hugging in a park')
  const [left, right] = boxes.map(({ box }) => box).toSorted((a, b) => a[0] - b[0])
  expect(right[0]).toBeLessThan(left[0] + left[2])
  for (const { right: across } of scene.decals?.filter(({ size }) => size === 512) ?? []) expect(Math.abs(across[2]) / Math.hypot(...across)).toBeLessThan(0.5)
  expect(right[0] + right[2] - left[0]).toBeLessThan(0.6 * width)
})

test('who dunks has the ball over the rim of the hoop', () => {
  const made = compose('a basketball player dunking')
  const [player, ball, hoop] = [boxOf(made, 0), boxOf(made, 1), boxOf(made, 2)]
  expect(ball[1]).toBeLessThan(hoop[1] + 0.25 * hoop[3])
  expect(ball[0]).toBeLessThan(hoop[0] + hoop[2])
  expect(player[1] + player[3]).toBeLessThan(hoop[1] + 0.95 * hoop[3])
})

test('a carried baby lies before the breast of who carries it', () => {
  const made = compose('a mother carrying her baby')
  const [mother, baby] = [boxOf(made, 0), boxOf(made, 1)]
  const middle = mother[0] + mother[2] / 2
  expect(Math.abs(baby[0] + baby[2] / 2 - middle)).toBeLessThan(0.3 * mother[2])
  expect(baby[1]).toBeGreaterThan(mother[1] + 0.12 * mother[3])
  expect(baby[1] + baby[3]).toBeLessThan(mother[1] + 0.65 * mother[3])
  // It lies in its blanket, the face to the viewer.
  expect(baby[2]).toBeGreaterThan(0.9 * baby[3])
})

test('a briefcase hangs at the side, a microscope lies in both arms', () => {
  const walks = compose('a businessman with a briefcase')
  const [man, bag] = [boxOf(walks, 0), boxOf(walks, 1)]
  expect(bag[1]).toBeGreaterThan(man[1] + 0.4 * man[3])
  expect(bag[3]).toBeLessThan(0.32 * man[3])
  const works = compose('a scientist holding a microscope')
  const [scientist, device] = [boxOf(works, 0), boxOf(works, 1)]
  expect(device[3]).toBeLessThan(0.4 * scientist[3])
  expect(Math.abs(device[0] + device[2] / 2 - scientist[0] - scientist[2] / 2)).toBeLessThan(0.3 * scientist[2])
})

test('what lies beside a bowl shows its length', () => {
  for (const prompt of ['a whisk and a bowl', 'a fork beside a bowl of salad']) {
    const made = compose(prompt)
    const [, , wide, tall] = boxOf(
      made,
      made.graph.entities.findIndex(({ noun }) => /whisk|fork/.test(noun)),
    )
    expect(wide, prompt).toBeGreaterThan(1.5 * tall)
  }
})

test('who is seen from behind turns the face away from the viewer', () => {
  const facing = ({ right, up }: { right: readonly number[]; up: readonly number[] }) => right[0] * up[1] - right[1] * up[0]
  const [front] = compose('a man in the mountains').scene.decals ?? []
  const [back] = compose('a man in the mountains, seen from behind').scene.decals ?? []
  expect(facing(front)).toBeGreaterThan(0)
  expect(facing(back)).toBeLessThan(0)
})

test('a cup in a hand is a cup, not a bucket', () => {
  const made = compose('a bearded man drinking coffee')
  const [man, cup] = [boxOf(made, 0), boxOf(made, 1)]
  expect(cup[3]).toBeLessThan(0.2 * man[3])
})

test('forks and spoons lie about a dish, and stand in a hand', () => {
  const lying = (prompt: string, entity: number): boolean => {
    const made = compose(prompt)
    const instance = made.instances.find((each) => each.entity === entity)?.instance
    const { min, max } = boundsOf(made.scene.solids.filter((solid) => solid.instance === instance).map(({ kit }) => kit))
    return max[1] - min[1] < 0.2 * Math.max(max[0] - min[0], max[2] - min[2])
  }
  expect(lying('a fork beside a slice of cake', 0)).toBe(true)
  expect(lying('a wooden spoon on a table', 0)).toBe(true)
  expect(lying('a chef with a whisk', 1)).toBe(false)
  const made = compose('a steak on a plate with knife and fork')
  const [plate, cover] = [boxOf(made, 1), boxOf(made, 2)]
  expect(cover[0]).toBeLessThan(plate[0])
  expect(cover[0] + cover[2]).toBeGreaterThan(plate[0] + plate[2])
})

test('a wave that is surfed fills the picture behind the surfer and is higher than he is', () => {
  const made = compose('a surfer riding a big wave')
  const at = (noun: string) =>
    boxOf(
      made,
      made.graph.entities.findIndex((entity) => entity.noun === noun),
    )
  const [surfer, wave] = [at('surfer'), at('wave')]
  expect(wave[1]).toBeLessThan(surfer[1])
  expect(wave[2]).toBeGreaterThan(0.9)
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

test('who sleeps in a tree lies on a bough no longer than it is', () => {
  const made = compose('a koala sleeping in a tree')
  const [koala, bough] = [boxOf(made, 0), boxOf(made, 1)]
  expect(koala[2]).toBeLessThan(0.8 * bough[2])
})

test('penguins on ice have the frozen sea behind them, and no wood', () => {
  const { scene } = compose('penguins on ice')
  expect(scene.water).toBeDefined()
  expect(scene.sprites ?? []).toEqual([])
})

test('a hummingbird hovers at the blossom, a part of the plant in size', () => {
  const made = compose('a hummingbird at a flower')
  const [bird, flower] = [boxOf(made, 0), boxOf(made, 1)]
  expect(bird[3]).toBeLessThan(0.6 * flower[3])
  expect(bird[1] + bird[3]).toBeLessThan(flower[1] + flower[3] / 2)
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

test('what is shown on a podium stands before paper, wherever else it is at home', () => {
  expect(compose('headphones on a pink podium').scene.boxes).toHaveLength(2)
  expect(compose('headphones on a table').scene.boxes.length).toBeGreaterThan(4)
})

test('palm leaves rise behind a podium; sprigs lie about a bottle', () => {
  const stand = compose('a podium with palm leaves')
  const [podium, palm] = [0, 1].map((entity) => boxOf(stand, entity))
  expect(palm[1]).toBeLessThan(podium[1])
  expect(Math.abs(palm[0] + palm[2] / 2 - podium[0] - podium[2] / 2)).toBeLessThan(0.15 * stand.width)
  const made = compose('a perfume bottle with eucalyptus')
  expect(made.instances.filter(({ entity }) => entity === 1)).toHaveLength(3)
  expect(boxOf(made, 0)[3]).toBeGreaterThan(0.35 * made.height)
})

test('a robot on a bench has its feet on the ground, as a person has', () => {
  const below = (prompt: string) => {
    const made = compose(prompt)
    return boxOf(made, 0)[1] + boxOf(made, 0)[3] - boxOf(made, 1)[1] - boxOf(made, 1)[3]
  }
  expect(Math.abs(below('a robot sitting on a bench'))).toBeLessThan(5)
})

test('sunglasses in a flat lay show their lenses, tacos fill their plate, lavender lies in sprigs', () => {
  const [, , wide, tall] = boxOf(compose('flat lay of sunglasses and a camera'), 0)
  expect(wide).toBeGreaterThan(2 * tall)
  const tacos = compose('three tacos on a plate')
  const plate = boxOf(tacos, 1)
  expect(boxOf(tacos, 0)[2]).toBeGreaterThan(0.24 * plate[2])
  const jar = compose('a cream jar with lavender')
  expect(jar.graph.entities[1].kit).toBe('prop:lavender-sprig')
  expect(compose('a cream jar with green leaves').graph.entities[1].kit).toBe('prop:eucalyptus')
})

test('who stands beside a bed is as tall as who lies in it', () => {
  const made = compose('a doctor with a patient')
  const [doctor, patient, bed] = [0, 1, 2].map((entity) => boxOf(made, entity))
  expect(doctor[3]).toBeGreaterThan(0.88 * patient[2])
  expect(doctor[3]).toBeGreaterThan(1.5 * bed[3])
})

test('two dogs that look at each other both show their faces', () => {
  const { scene } = compose('two dogs')
  for (const instance of [1, 2]) {
    const [, head, face] = scene.solids
      .filter((solid) => solid.instance === instance)
      .map(({ kit, yaw }) => {
        const { min, max } = boundsOf([placeBody(kit, [0, 0, 0], 1, yaw)])
        return [(min[0] + max[0]) / 2, (min[2] + max[2]) / 2]
      })
    expect((head[1] - face[1]) / Math.abs(face[0] - head[0]), String(instance)).toBeGreaterThan(0.7)
  }
})

test('horses stand before their carriage in harness, dogs only before what they pull', () => {
  for (const [prompt, cart, beast] of [
    ['a horse-drawn carriage', 1, 0],
    ['a carriage pulled by two white horses', 1, 0],
    ['dogs pulling a sled', 1, 0],
  ] as const) {
    const made = compose(prompt)
    const [behind, ahead] = [boxOf(made, cart), boxOf(made, beast)]
    expect(ahead[0] + ahead[2], prompt).toBeGreaterThan(behind[0] + behind[2] + 0.15 * made.width)
    expect(ahead[0], prompt).toBeGreaterThan(behind[0] + 0.4 * behind[2])
  }
  const bodies = (prompt: string) => compose(prompt).scene.solids.filter(({ instance }) => instance === 1).length
  expect(bodies('a horse and a carriage')).toBe(bodies('a horse and a bicycle') + 1)
  expect(bodies('a dog and a sled')).toBe(bodies('a dog and a bicycle'))
})

test('kittens in a basket and a hummingbird by itself fill their pictures', () => {
  const litter = compose('kittens in a basket')
  expect(boxOf(litter, 1)[3]).toBeGreaterThan(0.42 * litter.height)
  const bird = compose('a hummingbird')
  expect(boxOf(bird, 0)[2]).toBeGreaterThan(0.45 * bird.width)
})

test('more than six animals are drawn small', () => {
  const parts = (prompt: string) =>
    compose(prompt)
      .scene.solids.filter(({ instance }) => instance === 1)
      .reduce((sum, { kit }) => sum + kit.primitives.length, 0)
  expect(parts('seven horses in a meadow')).toBeLessThan(0.75 * parts('three horses in a meadow'))
})

test('sunglasses sit before the eyes of a cat that looks aside', () => {
  const { scene } = compose('a cat wearing sunglasses')
  const cat = scene.solids.find(({ instance }) => instance === 1)
  const glasses = scene.solids.find(({ instance }) => instance === 2)
  expect((glasses?.yaw ?? 0) - (cat?.yaw ?? 0)).toBeGreaterThan(0.2)
})
