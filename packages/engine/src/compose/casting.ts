import { FOLDED } from '../kits/clothing/accessories.ts'
import { PROPPED } from '../kits/food/sweets.ts'
import { PLAYED } from '../kits/instruments/on-stands.ts'
import type { KitPiece } from '../kits/kit.ts'
import { ABED, AT, AT_EASE, PAIRED, SEATED } from '../kits/people/action.ts'
import { SWADDLED } from '../kits/people/turned-figure.ts'
import { OPENED, SHOWING, withinOf } from '../kits/props/showcase.ts'
import { findNoun } from '../lexicon/lexicon.ts'
import type { Entity, Relation, SceneGraph } from '../scene-graph.ts'
import type { StyleHints } from '../styles/hint-rows.ts'
import type { Actor } from './actor.ts'
import { buildPiece } from './build-piece.ts'
import { individual, ownNumber, ownPose, sizeOf } from './individuals.ts'
import { isAloft, isBird } from './is-aloft.ts'
import { colorFor, linearColor, ownColor } from './own-color.ts'
import { stagedBuilding, stagedThing } from './staged-height.ts'

const MAX_INSTANCES = 40

/** With more animals than this, each is small in the picture. */
const HERD = 6
const BEASTS = /^(quadruped|bird|sea):/

/** Clothes that only a body can wear; only kits can put them on. */
const BODY_GARMENTS = new Set(
  'coat,raincoat,poncho,jacket,hoodie,suit,spacesuit,uniform,overalls,apron,pajamas,vest,sweater,shirt,dress shirt,dress,skirt,kimono,robe,armor,pants,shorts,bikini,sock,shoe,boot,sandal,glove,high heel,belt'.split(
    ',',
  ),
)

export type Cast = {
  readonly actors: Actor[]
  /** Entity id → its actors. */
  readonly byEntity: ReadonlyMap<number, readonly Actor[]>
  /** Entities whose kit failed, drawn as plain shapes. */
  readonly standIns: ReadonlySet<number>
}

export function objectsOf(graph: SceneGraph, type: Relation['type'], subject: number): readonly Entity[] {
  return graph.relations
    .filter((relation) => relation.type === type && relation.subject === subject)
    .flatMap((relation) => graph.entities[relation.object] ?? [])
}

/** A garment with its color, in the form that kits read: "red dress". */
export const garmentOf = ({ color, noun }: Entity): string => (color === undefined ? noun : `${color} ${noun}`)

/** Seats on which people sit with their legs hanging; on anything else they sit as on the ground. */
const SEATING = /^(furniture:(chair|armchair|rocking-chair|office-chair|deck-chair|throne|stool|bench|swing|sofa|toilet|bed)|building:wall)$/
const UPRIGHT = new Set(['standing', 'sleeping', 'lying', 'jumping', 'dancing', 'walking', 'running', 'riding'])

const SITTING = new Set(['', 'sitting', 'looking', 'driving', 'smoking', 'camping'])

/** Views without standing subjects. */
const FLAT = new Set<string>(['flat-lay', 'pattern'])

/** True for people on a chair, bench or sofa whose action allows sitting. */
function isSeated(graph: SceneGraph, entity: Entity): boolean {
  if (!/^(human|robot):/.test(entity.kit) || UPRIGHT.has(entity.action ?? '')) return false
  return objectsOf(graph, 'on', entity.id).some((object) => SEATING.test(object.kit))
}

/** Children with adults who have no trade are a family. */
function isFamily({ entities }: SceneGraph): boolean {
  const among = (kits: RegExp) => entities.some(({ kit }) => kits.test(kit))
  return among(/^human:(girl|boy|child|baby)$/) && among(/^human:(man|woman|old-man|old-woman)$/)
}

/** True for an animal whose portrait is asked for: it looks at the viewer, whatever it does. */
function isSitter({ view, entities }: SceneGraph, { id, kit, count, attributes }: Entity): boolean {
  const near = view === 'portrait' || view === 'close-up'
  return near && id === entities[0].id && count === 1 && BEASTS.test(kit) && !attributes.includes('bust')
}

/** Builds every instance of every entity with its kit and gives it a size. */
export function castActors(
  graph: SceneGraph,
  hints: StyleHints,
  seed: number,
  conditions: { readonly night: boolean; readonly snow: boolean; readonly underwater: boolean },
  checkpoint: () => void,
): Cast {
  const actors: Actor[] = []
  const byEntity = new Map<number, Actor[]>()
  const drawn = new Set<number>()
  const standIns = new Set<number>()
  const people = graph.entities.filter(({ kit }) => kit.startsWith('human:'))
  const crowd = people.reduce((sum, { count }) => sum + count, 0)
  const kin = isFamily(graph)
  const alone = crowd === 1 && people[0] === graph.entities[0]
  const beasts = graph.entities.filter(({ kit }) => BEASTS.test(kit)).reduce((sum, { count }) => sum + count, 0)
  let paired = 0
  let members = 0
  const mounts = new Set(graph.relations.filter((r) => r.type === 'riding').map((r) => r.object))
  // Carriers first: a thing that a person's kit draws itself (a held staff) is not added again.
  for (const entity of graph.entities) {
    const mine: Actor[] = []
    byEntity.set(entity.id, mine)
    const held = objectsOf(graph, 'holding', entity.id)
    const wears = objectsOf(graph, 'wearing', entity.id).map(garmentOf)
    const row = findNoun(entity.noun)
    const seated = isSeated(graph, entity)
    const [instrument] = objectsOf(graph, 'playing', entity.id)
    const played = graph.relations.some(({ type, object }) => type === 'playing' && object === entity.id)
    const shown = graph.relations
      .filter(({ type, object }) => type === 'inside' && object === entity.id)
      .flatMap(({ subject }) => graph.entities[subject] ?? [])
      .find(({ kit }) => withinOf(entity.kit, kit))
    const propped =
      entity.kit === 'food:ice-cream' &&
      !FLAT.has(graph.view ?? '') &&
      !graph.relations.some(
        ({ type, subject, object }) => (type === 'holding' && object === entity.id) || ((type === 'inside' || type === 'on') && subject === entity.id),
      )
    const filled = graph.relations.some(({ type, object }) => type === 'inside' && object === entity.id)
    const added = [
      ...(filled ? [OPENED] : []),
      ...(played ? [PLAYED] : []),
      ...(propped ? [PROPPED] : []),
      ...(entity.kit === 'clothing:sunglasses' && FLAT.has(graph.view ?? '') ? [FOLDED] : []),
      ...(shown ? [`${SHOWING}${shown.kit.split(':')[0]}`] : []),
    ]
    const carried = entity.kit.startsWith('human:') && graph.relations.some(({ type, object }) => type === 'holding' && object === entity.id)
    const sitter = isSitter(graph, entity)
    const aloft =
      (isAloft(entity, row?.category ?? 'prop', graph) && !(sitter && entity.action === undefined)) || (conditions.underwater && swimsAround(entity, graph))
    const abed =
      entity.kit.startsWith('human:') &&
      (objectsOf(graph, 'on', entity.id).length > 0 || objectsOf(graph, 'inside', entity.id).some(({ kit }) => kit === 'furniture:crib'))
    const isNear = (graph.view === 'portrait' || graph.view === 'close-up') && entity.kit.startsWith('human:')
    const bunch = entity.kit.startsWith('plant:') && entity.attributes.includes('bouquet')
    const asked = bunch ? 1 : Math.round(entity.count)
    const count = Math.max(1, Math.min(20, asked, MAX_INSTANCES - actors.length))
    for (let i = 0; i < count; i++) {
      checkpoint()
      const bathes = entity.kit.startsWith('human:') && objectsOf(graph, 'inside', entity.id).some(({ kit }) => kit === 'furniture:bathtub')
      const told = bathes
        ? 'sitting'
        : instrument && !BEASTS.test(entity.kit)
          ? `${AT}${instrument.kit}`
          : seated
            ? SITTING.has(entity.action ?? '')
              ? 'seated'
              : `${SEATED}${entity.action}`
            : (actionOf(
                carried ? { ...entity, action: entity.kit === BABY ? SWADDLED : (entity.action ?? 'sitting') } : entity,
                objectsOf(graph, 'riding', entity.id)[0],
                mounts.has(entity.id),
              ) ?? (aloft && isBird(entity) ? 'flying' : undefined))
      // Only the first kicks the ball; the others run for it.
      const action =
        abed && (told === 'sleeping' || told === 'lying')
          ? ABED
          : told === 'kicking' && i > 0
            ? 'running'
            : told === 'selfie' && i > 0 && crowd > 2
              ? 'waving'
              : ((crowd === 2 ? PAIRED[told ?? '']?.[paired++] : undefined) ?? told ?? (isNear ? AT_EASE : count > 1 ? ownPose(entity, i) : undefined))
      const attributes = [...entity.attributes, ...added, ...(action === SWADDLED && entity.action === 'sleeping' ? ['sleepy'] : [])]
      const { piece: built, standsIn } = buildPiece(entity.kit, {
        noun: entity.noun,
        ...linearColor('color', ownColor(entity) ? undefined : colorFor(entity, count, i)),
        ...linearColor('color2', entity.color2),
        ...(entity.material ? { material: entity.material } : {}),
        attributes,
        ...(action ? { action } : {}),
        // One umbrella among three women stays one umbrella.
        holds: held.filter((object) => object.count > 1 || i === 0).map((object) => object.noun),
        ...linearColor('heldColor', held[0]?.color),
        wears,
        texts: graph.texts.filter((text) => text.carrier === entity.id).map((text) => text.text),
        night: conditions.night,
        snow: conditions.snow,
        faces: hints.faces ?? 'natural',
        ...(hints.saturation === undefined ? {} : { vivid: hints.saturation }),
        ...(sitter ? { facesViewer: true } : {}),
        ...(alone && (action === undefined || action === AT_EASE || action === 'standing') ? { facesViewer: true } : {}),
        ...(hints.solemn ? { solemn: true } : {}),
        ...(kin ? { kin: seed } : {}),
        ...(beasts > HERD ? { small: true } : {}),
        ...(crowd > 1 && row?.category === 'person' ? { among: { index: members++, group: seed + ownNumber(people[0]) } } : {}),
        // In a crowd of trees a slim one beside full ones would be lost: they share one look.
        seed: seed + entity.id * 101 + i * (count > 12 && entity.kit.startsWith('tree:') ? 8 : 7) + ownNumber(entity),
      })
      if (standsIn) standIns.add(entity.id)
      const piece = individual(built, row?.category, count, seed + i)
      if (i === 0) {
        for (const relation of graph.relations) {
          if (relation.subject !== entity.id) continue
          const noun = graph.entities[relation.object]?.noun
          if (noun === undefined) continue
          // No suit is better than a suit on a bird's head.
          const unfit = relation.type === 'wearing' && BODY_GARMENTS.has(noun) && row?.category !== 'person'
          if (unfit || piece.drew.includes(noun)) drawn.add(relation.object)
        }
      }
      const height = row?.category === 'building' ? stagedBuilding(piece.height * entity.size) : stagedThing(row, piece, entity.size, people.length > 0)
      mine.push({
        instance: 0,
        entity,
        category: row?.category ?? 'prop',
        piece,
        scale: (height * sizeOf(entity, row?.category, seed, i)) / Math.max(0.01, piece.height),
        yaw: 0,
        role: aloft ? 'aloft' : 'ground',
        offset: [0, 0, 0],
        position: [0, 0, 0],
        parts: partsOf(graph, entity, piece),
      })
    }
    actors.push(...mine)
  }
  const kept = actors.filter((actor) => !drawn.has(actor.entity.id))
  for (const id of drawn) byEntity.set(id, [])
  const numbered = kept.map((actor, index) => Object.assign(actor, { instance: index + 1 }))
  let next = numbered.length
  for (const part of numbered.flatMap(({ parts }) => parts)) Object.assign(part, { instance: ++next })
  return { actors: numbered, byEntity, standIns }
}

/** The held or worn things that its kit drew as separate bodies; they are numbered later. */
function partsOf(graph: SceneGraph, entity: Entity, piece: KitPiece): Actor['parts'] {
  const carried = graph.relations.filter(({ type, subject }) => subject === entity.id && (type === 'holding' || type === 'wearing'))
  return (piece.parts ?? []).flatMap(({ noun, bodies }) => {
    const relation = carried.find(({ object }) => graph.entities[object]?.noun === noun)
    return relation ? [{ instance: 0, entity: relation.object, bodies }] : []
  })
}

const BABY = 'human:baby'

/** Vehicles ridden with feet on pedals, straddled with a motor, or stood on. */
const CYCLES = /^wheeled:(bicycle|tricycle|unicycle)$/
const MOTORS = /^wheeled:(motorcycle|scooter|snowmobile)$/
const BOARDS = /^(wheeled:skateboard|sport:(surfboard|surfboard-afloat|snowboard|skis))$/

function actionOf(entity: Entity, mount: Entity | undefined, ridden: boolean): string | undefined {
  if (mount) return CYCLES.test(mount.kit) ? 'cycling' : BOARDS.test(mount.kit) ? 'balancing' : MOTORS.test(mount.kit) ? 'biking' : 'riding'
  if (entity.action) return entity.action
  return ridden ? 'standing' : undefined
}

/** Sea life that crawls or grows on the seabed. */
const ON_BED = /^sea:(crab|lobster|shrimp|starfish|seashell|shell|coral|clam|urchin|sea-urchin|snail|anemone)/

/** More fish than this form a school: it fills the water and has no rows. */
const SCHOOL = 6

/** Fish and jellyfish around a mermaid or a diver swim around her; in a row with her they would become the subject. */
function swimsAround(entity: Entity, { entities, relations }: SceneGraph): boolean {
  const swims = ({ kit }: Entity): boolean => kit.startsWith('sea:')
  if (swims(entity) && entity.count > SCHOOL && !ON_BED.test(entity.kit)) return true
  return (
    swims(entity) &&
    !ON_BED.test(entity.kit) &&
    entities.length > 1 &&
    !swims(entities[0]) &&
    relations.every(({ type, subject, object }) => (subject !== entity.id && object !== entity.id) || type === 'next-to' || type === 'behind')
  )
}
