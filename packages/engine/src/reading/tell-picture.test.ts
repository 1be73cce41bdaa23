import { describe, expect, test } from 'vitest'
import { READING_PROMPTS } from '../../test/reading-prompts.ts'
import { type Composition, composeScene } from '../compose/compose-scene.ts'
import { ownColor } from '../compose/own-color.ts'
import { pluralOf } from '../lexicon/lexicon.ts'
import { parsePrompt } from '../parse/parse-prompt.ts'
import type { Entity, SceneGraph } from '../scene-graph.ts'
import { type Reading, tellPicture } from './tell-picture.ts'

const SIDE = 64
/** Milliseconds; a busy machine composes slowly. */
const PATIENCE = 60_000

const compose = (graph: SceneGraph): Composition => composeScene(graph, { width: SIDE, height: SIDE, seed: 7, hints: {} })

type Told = { readonly graph: SceneGraph; readonly made: Composition; readonly reading: Reading }

function tell(prompt: string): Told {
  const graph = parsePrompt(prompt)
  const made = compose(graph)
  return { graph, made, reading: tellPicture(graph, made, 'oil-painting', () => 1) }
}

/** Everything in the scene that belongs to one entity, as text for comparing two scenes. */
function objectsOf({ scene, instances }: Composition, entity: number): { count: number; look: string } {
  const own = new Set(instances.filter((placed) => placed.entity === entity).map(({ instance }) => instance))
  const mine = <T extends { readonly instance: number }>(parts: readonly T[]) => parts.filter(({ instance }) => own.has(instance))
  const { solids, boxes, sprites, decals = [] } = scene
  const out = new Float64Array(8)
  const parts = [
    mine(solids).map(({ kit: { key: _, ...kit }, instance, ...place }) => [kit, place]),
    mine(boxes).map(({ min, max, lean, face }) => {
      const colors = [0.2, 0.5, 0.8].map((share) => {
        const [w, h] = [max[0] - min[0], max[1] - min[1]]
        face(2, share * w, share * h, min[0] + share * w, min[1] + share * h, min[2], out.fill(0))
        return [...out]
      })
      return [min, max, lean, colors]
    }),
    mine(sprites).map(({ position, width, texture }) => [
      position,
      width,
      texture.painted(2).albedo.reduce((sum, byte, i) => (sum * 31 + byte + i) % 9_999_991, 7),
    ]),
    mine(decals).map(({ center, right, up, pixels }) => [center, right, up, pixels.reduce((sum, byte, i) => (sum * 31 + byte + i) % 9_999_991, 7)]),
  ]
  const drawn = new Set([...mine(solids), ...mine(boxes), ...mine(sprites)].map(({ instance }) => instance))
  return { count: drawn.size, look: JSON.stringify(parts) }
}

const without = (graph: SceneGraph, entity: Entity, changes: Partial<Entity>): SceneGraph => ({
  ...graph,
  entities: graph.entities.map((other) => (other === entity ? { ...other, ...changes } : other)),
})

/** The entity's own objects, or those of its carrier when the carrier's kit draws it. */
function standsFor({ graph, made }: Told, { id }: Entity): number {
  if (objectsOf(made, id).count > 0) return id
  const carrier = graph.relations.find(({ type, object }) => object === id && (type === 'holding' || type === 'wearing'))
  return carrier?.subject ?? id
}

function changesScene(told: Told, entity: Entity, changes: Partial<Entity>): boolean {
  const at = standsFor(told, entity)
  const other = compose(without(told.graph, entity, changes))
  return objectsOf(other, at).look !== objectsOf(told.made, at).look
}

/** Why a word that is reported as drawn is not; undefined when the scene confirms it. */
function faultOf(told: Told, claim: string): string | undefined {
  const { graph, made } = told
  if (claim.startsWith('“')) return made.isSigned || graph.texts.length > 0 ? undefined : 'no letters'
  const named = graph.entities.filter(({ noun }) => claim === noun || [noun, pluralOf(noun)].some((name) => claim.endsWith(` ${name}`)))
  const entity = named.toSorted((a, b) => b.noun.length - a.noun.length)[0]
  if (!entity) {
    const deed = graph.entities.find(({ action }) => action === claim)
    const bearer = deed ?? graph.entities.find(({ attributes }) => attributes.includes(claim))
    if (!bearer) return 'nothing bears it'
    const { action: _, ...still } = bearer
    const at = standsFor(told, bearer)
    const lookWithout = (...words: readonly string[]): string => {
      const attributes = bearer.attributes.filter((word) => !words.includes(word))
      const plain = { ...(words.includes(bearer.action ?? '') ? still : bearer), attributes }
      const entities = graph.entities.map((other) => (other === bearer ? plain : other))
      return objectsOf(compose({ ...graph, entities }), at).look
    }
    const look = lookWithout()
    const isPut = deed && graph.relations.some(({ subject }) => subject === bearer.id)
    if (isPut || lookWithout(claim) !== look) return undefined
    // When two words say the same, the thing is missing only without both.
    const isSaidTwice = [bearer.action ?? '', ...bearer.attributes].some(
      (word) => word !== claim && lookWithout(word) === look && lookWithout(word, claim) !== look,
    )
    return isSaidTwice ? undefined : 'the scene is the same without it'
  }
  const { count } = objectsOf(made, entity.id)
  if (objectsOf(made, standsFor(told, entity)).count === 0) return 'nothing stands for it'
  const many = Number(/^\d+/.exec(claim)?.[0] ?? 1)
  if (count > 0 && many > count) return `${count} stand there`
  const said = claim.slice(0, -entity.noun.length)
  for (const word of [entity.color, entity.color2, entity.material]) {
    // Foxes are red by default.
    if (word === undefined || !said.includes(`${word} `) || ownColor(entity)) continue
    const plain: Entity = { ...entity }
    for (const key of ['color', 'color2', 'material'] as const) if (plain[key] === word) Reflect.deleteProperty(plain, key)
    const changed = compose({ ...graph, entities: graph.entities.map((other) => (other === entity ? plain : other)) })
    const at = standsFor(told, entity)
    if (objectsOf(changed, at).look === objectsOf(made, at).look) return `${word} changes nothing`
  }
  return /\b(tiny|small|large|giant)\b/.test(said) && !changesScene(told, entity, { size: 1 }) ? 'its size changes nothing' : undefined
}

describe('the reading of a picture', () => {
  test.each(READING_PROMPTS)(
    'of "%s" claims nothing as drawn that the scene lacks',
    (prompt) => {
      const told = tell(prompt)
      const faults = told.reading.drawn.flatMap((claim) => {
        const fault = faultOf(told, claim)
        return fault === undefined ? [] : [`${claim}: ${fault}`]
      })
      expect(faults).toEqual([])
      const { drawn, placed, notDrawn } = told.reading
      expect(notDrawn.filter((word) => drawn.includes(word))).toEqual([])
      for (const { word } of told.graph.unknown) expect(notDrawn).toContain(word)
      expect(placed).toContain('oil painting')
    },
    PATIENCE,
  )

  test('tells what is drawn, where it was set, and what is missing', () => {
    expect(tell('a red fox leaping over a fence in a snowy forest at dusk').reading).toEqual({
      drawn: ['red fox', 'jumping', 'fence'],
      placed: ['snowy forest', 'dusk', 'snow', 'oil painting'],
      notDrawn: [],
    })
    expect(tell('a cat batters a box').reading).toMatchObject({ drawn: ['cat', 'box'], notDrawn: ['batters'] })
  })

  test('does not call drawn what no pixel shows', () => {
    const { graph, made } = tell('a fox and a tree')
    const hidden = tellPicture(graph, made, 'anime', (instance) => (instance === 1 ? 0 : 0.1))
    expect(hidden.drawn).toEqual(['tree'])
    expect(hidden.notDrawn).toEqual(['fox'])
  })

  test('a word for what is there anyway is drawn', () => {
    expect(tell('portrait of an old man with a beard').reading).toMatchObject({ drawn: ['old man', 'bearded'], notDrawn: [] })
    expect(tell('a guitarist playing an electric guitar').reading).toMatchObject({ drawn: ['musician', 'playing', 'electric guitar'], notDrawn: [] })
    expect(tell('a skier').reading).toMatchObject({ drawn: ['skier', 'on skis', 'skiing'], notDrawn: [] })
  })

  test.each([
    ['a lighthouse on a cliff', ['coast', 'cliff']],
    ['a cliff by the ocean', ['coast', 'cliff', 'ocean']],
    ['a meadow with twenty tulips', ['flower field', 'meadow']],
    ['a cabin in the woods by a lake', ['lake', 'woods']],
  ])('of "%s" has the places that are seen in another', (prompt, places) => {
    const { placed, notDrawn } = tell(prompt).reading
    expect(placed.slice(0, places.length)).toEqual(places)
    expect(notDrawn).toEqual([])
  })

  test.each(['a girl in a city by the beach', 'a temple in the jungle near a waterfall'])('of "%s" does not have the second place', (prompt) => {
    expect(tell(prompt).reading.notDrawn).toHaveLength(1)
  })

  test('the plural of a thing is its own', () => expect(tell('three geese and two women').reading).toMatchObject({ drawn: ['3 geese', '2 women'] }))

  test('rain that stays outside is not in the picture', () => expect(tell('a cat in a kitchen, rain').reading).toMatchObject({ notDrawn: ['rain'] }))
})
