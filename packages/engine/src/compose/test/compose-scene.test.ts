import { describe, expect, test, vi } from 'vitest'
import { boxOf, compose, SHAPES } from '../../../test/composed.ts'
import { SETTING_IDS } from '../../lexicon/setting-words.ts'
import { parsePrompt } from '../../parse/parse-prompt.ts'
import { type Composition, composeScene } from '../compose-scene.ts'
import { visibleShares } from '../frame.ts'
import { BUILT_SETTINGS } from '../settings/registry.ts'

// Painting the trees of a place for the first time takes long on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

// biome-ignore format: a list
const PROMPTS = [
  'a red fox in a snowy forest at dawn', 'a wolf in a forest at night', 'three dogs in a park', 'five cats', 'seven horses in a meadow',
  'nine rabbits in a garden', 'twelve sheep on a farm', 'fifteen cows in a field', 'twenty deer in a forest', 'two lions in the desert',
  'a bear in the mountains', 'a tiger in the jungle', 'an elephant and a mouse', 'a giraffe next to a zebra', 'a cat and a dog on a beach at sunset',
  'a wizard in a castle', 'a knight riding a horse', 'a woman in a flower field', 'a man and a woman in a park', 'an astronaut riding a horse on the moon',
  'an astronaut in space', 'a chef in a kitchen', 'a king in a castle', 'four children in a garden', 'a couple of foxes by a river',
  'a castle in the mountains', 'a knight in front of a castle', 'a fox in front of a house', 'a lighthouse by the ocean',
  'a cozy coffee shop on a rainy night street', 'a windmill in a meadow', 'a church in a village', 'a pagoda with cherry trees', 'a skyscraper in a city',
  'a horse behind a fox', 'a cat under a tree', 'a dog next to a house', 'two cacti in the desert', 'a palm tree on a beach', 'a sunflower', 'six tulips',
  'an oak tree in a meadow', 'a mountain lake at sunrise with pine trees', 'a full moon over a forest', 'a rainbow over a waterfall',
  'a wolf under the full moon', 'a fox underwater', 'a panda in a library', 'a cat in a bedroom', 'a lion on a stage', 'a deer in a cave',
  'a dog in a cyberpunk alley', 'a pony on an alien planet', 'a sheep in the clouds', 'a goat in ruins', 'a cat in a temple garden',
  'a fox on a skyline rooftop', 'two gondolas in venice', 'a dog by a canal in amsterdam', 'portrait of an old man', 'close-up of a tiger',
  'aerial view of three horses', 'isometric view of a house', 'low angle shot of a lion', 'macro shot of a rose', 'wide shot of a horse in the desert',
  'ten pigs in the snow', 'a wolf and two foxes and three rabbits',
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
      if (!CLOSE.test(prompt))
        for (const { instance, box } of made.boxes) {
          const [x, y, w, h] = box
          const inside = x >= -0.03 * width && y >= -0.03 * height && x + w <= 1.03 * width && y + h <= 1.03 * height
          expect([instance, inside, box.map(Math.round)]).toEqual([instance, true, box.map(Math.round)])
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

  test('of what cannot be laid out is a view from above', () => expect(compose('flat lay of a dog').setting).not.toBe('flat-lay'))
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

  test('every place the lexicon names is built', () => expect(SETTING_IDS.filter((id) => !BUILT_SETTINGS.includes(id))).toEqual([]))

  test.each(BUILT_SETTINGS.map((id) => [id] as const))('%s is built for a subject, alone, and in every shape', (id) => {
    const base = parsePrompt('a fox')
    for (const [width, height] of Object.values(SHAPES))
      for (const entities of [base.entities, []]) {
        const made = composeScene({ ...base, entities, setting: id }, { width, height, seed: 11, hints: {} })
        expect(made.setting).toBe(id)
        const parts = made.scene.solids.length + made.scene.boxes.length + made.scene.sprites.length
        expect(parts + (made.scene.terrain ? 1 : 0)).toBeGreaterThan(0)
        const ground = made.scene.terrain?.height(0, 0, 5) ?? 0
        expect(Number.isFinite(ground)).toBe(true)
      }
  })

  test('an animal without a named place stands in its habitat', () => {
    expect(compose('a camel').setting).toBe('desert')
    expect(compose('a boxer').setting).toBe('boxing-ring')
  })

  test('a named place wins over the habitat', () => expect(compose('a camel in a library').setting).toBe('library'))

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
