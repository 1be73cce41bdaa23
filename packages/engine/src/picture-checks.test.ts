import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { EXPECTED_PICTURES, RELATED_PICTURES, type RelationCheck } from '../test/picture-prompts.ts'
import { composeScene } from './compose/compose-scene.ts'
import { drawPicture } from './draw-picture.ts'
import type { PictureReport } from './drawn-picture.ts'
import { linear } from './kits/builder/kit-builder.ts'
import { colorOf } from './lexicon/colors.ts'
import { parsePrompt } from './parse/parse-prompt.ts'
import { renderScene } from './render/render-scene.ts'
import type { Rgb } from './render/scene.ts'

const SCALE = 0.14
const SIDE = Math.round(1024 * SCALE)
/** Min share of the picture that a subject covers, and min visible share of the subject. */
const MIN_COVERAGE = 0.015
const MIN_VISIBLE = 0.6
/** Milliseconds; a busy machine draws slowly. */
const PATIENCE = 30_000

const HOOKS = { checkpoint: () => {}, onProgress: () => {} }

async function reportOf(prompt: string, seed: number): Promise<PictureReport> {
  return (await drawPicture({ prompt, seed, scale: SCALE }, HOOKS)).report
}

describe('pictures show what was asked for', () => {
  test.each(EXPECTED_PICTURES.map(([prompt, subjects], k) => ({ prompt, subjects, seed: 8 + (k % 4) })))(
    '"$prompt" (seed $seed): as many as asked, each large enough, in sight and inside the frame',
    async ({ prompt, subjects, seed }) => {
      const { entities } = await reportOf(prompt, seed)
      for (const [noun, count] of Object.entries(subjects)) {
        const shown = entities.find((entity) => entity.noun === noun)?.instances ?? []
        expect(shown, noun).toHaveLength(count)
        for (const { coverage, visible, box } of shown) {
          const [x, y, width, height] = box
          expect(coverage, `${noun} covers`).toBeGreaterThanOrEqual(MIN_COVERAGE)
          expect(visible, `${noun} is seen`).toBeGreaterThanOrEqual(MIN_VISIBLE)
          expect(Math.min(x, y, SIDE - x - width, SIDE - y - height), `${noun} keeps off the rim`).toBeGreaterThan(0)
        }
      }
    },
    PATIENCE,
  )
})

type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** Center and size of all instances of one entity. */
function placeOf(report: PictureReport, entity: number): Place | undefined {
  const boxes = (report.entities[entity]?.instances ?? []).map(({ box }) => box).filter(([, , width]) => width > 0)
  if (boxes.length === 0) return undefined
  const left = Math.min(...boxes.map(([x]) => x))
  const top = Math.min(...boxes.map(([, y]) => y))
  const right = Math.max(...boxes.map(([x, , width]) => x + width))
  const bottom = Math.max(...boxes.map(([, y, , height]) => y + height))
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top }
}

function holds(relation: RelationCheck, a: Place, b: Place): boolean {
  const apartX = Math.abs(a.x - b.x)
  const touches = apartX <= (a.width + b.width) / 2 + 2 && Math.abs(a.y - b.y) <= (a.height + b.height) / 2 + 2
  if (relation === 'beside') return apartX > (a.width + b.width) * 0.3
  if (relation === 'over') return a.y < b.y && apartX < (a.width + b.width) / 2
  if (relation === 'upon') return touches && a.width <= b.width && a.height <= b.height
  if (relation === 'under') return touches && b.y - b.height / 2 <= a.y - a.height / 2 + 1
  if (relation === 'touching') return touches
  // On level ground, nearer things stand lower in the picture.
  return a.y + a.height / 2 >= b.y + b.height / 2
}

describe('pictures keep relations as geometry', () => {
  test.each(RELATED_PICTURES.map(([prompt, relation], k) => ({ prompt, relation, seed: 8 + (k % 4) })))(
    '"$prompt" (seed $seed): the first is $relation the second',
    async ({ prompt, relation, seed }) => {
      const report = await reportOf(prompt, seed)
      const first = placeOf(report, 0)
      const second = placeOf(report, 1)
      expect(first && second, 'both are drawn').toBeTruthy()
      if (first && second) expect(holds(relation, first, second), JSON.stringify({ first, second })).toBe(true)
    },
    PATIENCE,
  )
})

/** Hue in degrees, chroma and lightness of a linear color. */
function hueOf([r, g, b]: Rgb): { readonly hue: number; readonly chroma: number; readonly light: number } {
  const s = [r, g, b].map((value) => Math.max(0, value) ** (1 / 2.2))
  const high = Math.max(...s)
  const low = Math.min(...s)
  const chroma = high - low
  const hue = chroma === 0 ? 0 : high === s[0] ? ((s[1] - s[2]) / chroma) % 6 : high === s[1] ? (s[2] - s[0]) / chroma + 2 : (s[0] - s[1]) / chroma + 4
  return { hue: (hue * 60 + 360) % 360, chroma, light: (high + low) / 2 }
}

/** Mean lit color over the pixels of all subjects. */
function maskColor(prompt: string): Rgb {
  const { scene } = composeScene(parsePrompt(prompt), { width: 128, height: 128, seed: 5, hints: {} })
  const { color, instance } = renderScene(scene)
  const sum = [0, 0, 0]
  instance.forEach((id, i) => {
    if (id > 0) for (let channel = 0; channel < 3; channel++) sum[channel] += color[i * 3 + channel]
  })
  return [sum[0], sum[1], sum[2]]
}

/** Colors with a distinct hue, and things that take their color from the prompt. */
const HUES = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'pink'] as const
/** Animals keep their markings (belly, feet, beak), cars their lamps and tires, all of which shift the mean. */
const PAINTED = [
  ...['apple', 'car', 'sofa', 'armchair', 'balloon', 'umbrella', 'cube', 'sphere', 'gift', 'vase', 'mug', 'robot'],
  ...['tulip', 'mushroom', 'bus', 'dragon', 'horse', 'butterfly', 'teapot', 'hat'],
] as const
/** Each color is paired with every fourth thing, each thing with at least one color in three: 160 pairs thinned to 54. */
const COLORED = HUES.flatMap((hue, i) => PAINTED.filter((_, k) => (i * 5 + k * 7) % 3 === 0).map((thing) => `${hue} ${thing}`))

describe('pictures keep colors', () => {
  test.each(COLORED)(
    'a %s has that hue',
    (thing) => {
      const name = thing.slice(0, thing.indexOf(' '))
      const asked = hueOf(colorOf(name) ?? linear('#808080')).hue
      const { hue, chroma } = hueOf(maskColor(`a ${thing}, studio light`))
      const apart = Math.abs(((hue - asked + 540) % 360) - 180)
      expect(chroma).toBeGreaterThan(0.02)
      expect(apart).toBeLessThanOrEqual(38)
    },
    PATIENCE,
  )

  test(
    'white is lighter than black',
    () => {
      for (const thing of ['cat', 'car', 'vase', 'horse'])
        expect(hueOf(maskColor(`a white ${thing}`)).light).toBeGreaterThan(1.4 * hueOf(maskColor(`a black ${thing}`)).light)
    },
    PATIENCE,
  )
})

/** Pixels of each noun in a picture, by the instance the renderer wrote; '?' counts pixels of instances that belong to no entity. */
function masksOf(prompt: string, negative: string): Map<string, Set<number>> {
  const graph = parsePrompt(prompt, negative)
  const { scene, instances } = composeScene(graph, { width: 160, height: 160, seed: 5, hints: {} })
  const nouns = new Map(instances.map(({ instance, entity }) => [instance, graph.entities[entity]?.noun]))
  const masks = new Map<string, Set<number>>()
  renderScene(scene).instance.forEach((id, pixel) => {
    if (id === 0) return
    const noun = nouns.get(id) ?? '?'
    masks.set(noun, (masks.get(noun) ?? new Set()).add(pixel))
  })
  return masks
}

describe('pictures keep the hour, what is unwanted, and the seed', () => {
  test.each(['a beach', 'a forest', 'a city street', 'a village', 'a castle in the mountains', 'a horse in a meadow'])(
    '%s is darker at night than by day',
    async (place) => {
      const light = async (hour: string) => {
        const { png } = await drawPicture({ prompt: `${place} ${hour}`, seed: 3, scale: SCALE }, HOOKS)
        const { channels } = await sharp(png).stats()
        return channels.slice(0, 3).reduce((sum, { mean }) => sum + mean, 0)
      }
      expect(await light('at night')).toBeLessThan(0.72 * (await light('at noon')))
    },
    PATIENCE,
  )

  test.each([
    ['a cat and a dog on a beach', 'dog'],
    ['a man with a hat and a car', 'car'],
    ['a castle and a dragon', 'dragons'],
    ['three birds and a tree', 'birds'],
    ['a robot with a balloon', 'balloon'],
    ['a table with a vase and a lamp', 'lamp'],
    ['a boy holding an umbrella', 'umbrella'],
    ['a penguin with a red scarf', 'scarf'],
    ['a knight holding a sword', 'sword'],
    ['a horse and five sheep', 'sheep'],
  ])(
    '"%s" without "%s" leaves no pixel of it',
    (prompt, negative) => {
      const unwanted = parsePrompt(`a ${negative}`).entities[0]?.noun
      const [before, after] = ['', negative].map((without) => masksOf(prompt, without))
      expect(unwanted).toBeDefined()
      expect(before.get(unwanted ?? '')?.size, 'it is there when nothing forbids it').toBeGreaterThan(0)
      expect(after.get(unwanted ?? '')?.size ?? 0).toBe(0)
      expect(after.size, 'the rest stays').toBeGreaterThan(0)
      expect(after.get('?')?.size ?? 0, 'no pixel belongs to a thing that was not asked for').toBe(0)
    },
    PATIENCE,
  )

  test(
    'whatever was drawn before, a request gives the same bits',
    async () => {
      const prompts = ['a balloon', 'three balloons', 'a girl holding a red balloon', 'a cup', 'two cats', 'a house']
      const draw = async (order: readonly string[]) => {
        const files = new Map<string, string>()
        for (const prompt of order) files.set(prompt, Buffer.from((await drawPicture({ prompt, seed: 4, scale: SCALE }, HOOKS)).png).toString('base64'))
        return prompts.map((prompt) => files.get(prompt))
      }
      expect(await draw([...prompts].reverse())).toEqual(await draw(prompts))
    },
    PATIENCE,
  )

  test.each(['a fox in a forest', 'three people in a city at night', 'a mountain lake at sunrise'])(
    '"%s": the same seed gives the same file, another seed another picture',
    async (prompt) => {
      const draw = async (seed: number) => Buffer.from((await drawPicture({ prompt, seed, scale: SCALE }, HOOKS)).png).toString('base64')
      const first = await draw(1)
      expect(await draw(1)).toBe(first)
      expect(await draw(2)).not.toBe(first)
    },
    PATIENCE,
  )
})
