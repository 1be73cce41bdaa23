import { hash } from 'node:crypto'
import { buildPiece } from '../compose/build-piece.ts'
import { garmentOf, objectsOf } from '../compose/casting.ts'
import { linearColor } from '../compose/own-color.ts'
import type { KitPiece } from '../kits/kit.ts'
import { lookUp } from '../parse/word-index.ts'
import type { Entity, SceneGraph } from '../scene-graph.ts'

/** What a prompt says about one thing, split by whether its kit draws it. */
export type Qualities = {
  readonly shown: ReadonlySet<string>
  readonly missing: ReadonlySet<string>
  /** Ids of held or worn things that its kit draws with it. */
  readonly carries: ReadonlySet<number>
  /** Those of `carries` that show their requested color. */
  readonly carriesColored: ReadonlySet<number>
  /** Whether it shows the lettering that the prompt asks for. */
  readonly isLettered: boolean
}

type Input = Parameters<typeof buildPiece>[1]

/** Two seeds, because some traits are random: one old man has a beard by default, another only when the prompt asks for it. */
const SEEDS = [7, 8] as const

/**
 * Which of an entity's color, material, adjectives, action and belongings are drawn: the thing is built with the word and without it, and a word
 * that changes nothing is not drawn.
 */
export function qualitiesOf(entity: Entity, graph: SceneGraph): Qualities {
  const held = objectsOf(graph, 'holding', entity.id)
  const worn = objectsOf(graph, 'wearing', entity.id)
  const texts = graph.texts.filter(({ carrier }) => carrier === entity.id).map(({ text }) => text)
  const whole: Input = {
    noun: entity.noun,
    ...linearColor('color', entity.color),
    ...linearColor('color2', entity.color2),
    ...(entity.material ? { material: entity.material } : {}),
    attributes: entity.attributes,
    ...(entity.action ? { action: entity.action } : {}),
    ...carrying(held, worn),
    texts,
    faces: 'natural',
    seed: SEEDS[0],
  }
  const looks = new Map<string, string>()
  const lookOf = (input: Input): string => {
    const key = JSON.stringify(input)
    const known = looks.get(key) ?? signatureOf(buildPiece(entity.kit, input).piece)
    looks.set(key, known)
    return known
  }
  const isSame = (one: Input, other: Input): boolean => SEEDS.every((seed) => lookOf({ ...one, seed }) === lookOf({ ...other, seed }))
  const shown = new Set<string>()
  const missing = new Set<string>()
  const tell = (word: string | undefined, plain: () => Input): void => {
    if (word !== undefined) (isSame(plain(), whole) ? missing : shown).add(word)
  }
  tell(entity.color, () => omit(whole, 'color'))
  tell(entity.color2, () => omit(whole, 'color2'))
  tell(entity.material, () => omit(whole, 'material'))
  // In "a man in a red hat" the hat is among the man's adjectives, too.
  const own = entity.attributes.filter((word) => ![...held, ...worn].some(({ noun }) => names(word, noun)))
  const said = entity.action === undefined ? own : [entity.action, ...own]
  const without = (words: readonly string[]): Input => ({
    ...(words.includes(entity.action ?? '') ? omit(whole, 'action') : whole),
    attributes: entity.attributes.filter((word) => !words.includes(word)),
  })
  const silent = said.filter((word) => isSame(without([word]), whole))
  // Two words with the same effect, as for a skier who is skiing: neither changes anything while the other is present.
  const isHeard = (word: string): boolean => !isSame(without(silent.filter((other) => other !== word)), without(silent))
  for (const word of said) (silent.includes(word) && !isHeard(word) ? missing : shown).add(word)
  const differs = (holds: readonly Entity[], wears: readonly Entity[]): boolean =>
    lookOf({ ...omit(whole, 'heldColor'), ...carrying(holds, wears) }) !== lookOf(whole)
  const belongings = [...held, ...worn]
  const idsOf = (things: readonly Entity[]) => new Set(things.map(({ id }) => id))
  const carries = idsOf(
    belongings.filter((thing) =>
      differs(
        held.filter((other) => other !== thing),
        worn.filter((other) => other !== thing),
      ),
    ),
  )
  const carriesColored = idsOf(
    belongings.filter((thing) => {
      const plain = (other: Entity): Entity => (other === thing ? uncolored(other) : other)
      return thing.color !== undefined && differs(held.map(plain), worn.map(plain))
    }),
  )
  const isLettered = texts.length > 0 && lookOf({ ...whole, texts: [] }) !== lookOf(whole)
  return { shown, missing, carries, carriesColored, isLettered }
}

/** What a person holds and wears, in the form kits expect. */
function carrying(held: readonly Entity[], worn: readonly Entity[]): Pick<Input, 'holds' | 'wears' | 'heldColor'> {
  return { holds: held.map(({ noun }) => noun), wears: worn.map(garmentOf), ...linearColor('heldColor', held[0]?.color) }
}

/** "red sneakers" name the noun "shoe". */
function names(word: string, noun: string): boolean {
  return word.endsWith(noun) || lookUp(word.split(' ').at(-1) ?? '')?.noun?.noun === noun
}

function uncolored({ color: _, ...entity }: Entity): Entity {
  return entity
}

function omit<K extends keyof Input>(input: Input, key: K): Omit<Input, K> {
  const { [key]: _, ...rest } = input
  return rest
}

/** Points of a wall at which faces are compared, meters. */
const LOOKED_AT = [0.07, 0.31, 0.83, 1.57, 2.9]

/** Equal for pieces that look the same. */
function signatureOf({ bodies, boxes = [], decals = [], cards = [], lights = [] }: KitPiece): string {
  const out = new Float64Array(8)
  const walls = boxes.map(({ min, max, lean, face }) => [
    min,
    max,
    lean,
    LOOKED_AT.map((at) => {
      face(2, at, at, min[0] + at, min[1] + at, min[2], out.fill(0))
      return [...out]
    }),
  ])
  return JSON.stringify([
    bodies.map(({ key: _, ...body }) => body),
    walls,
    decals.map(({ center, right, up, pixels }) => [center, right, up, hash('sha1', pixels)]),
    cards.map(({ center, width, height, texture }) => [center, width, height, hash('sha1', texture.painted(2).albedo)]),
    lights,
  ])
}
