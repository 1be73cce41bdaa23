import { describe, expect, test, vi } from 'vitest'
import { type Box, boxOf, compose, SHAPES } from '../../../test/composed.ts'
import { boundsOf, placeBody } from '../../kits/builder/kit-builder.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { composeScene } from '../compose-scene.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

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
      const { scene } = composeScene(parsePrompt('a full moon over mountains'), { width: 256, height: 256, seed, hints: {} })
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
