import { mirrored } from '../../kits/builder/moved.ts'
import { wantsFace } from '../../kits/builder/thing-front.ts'
import { CUTLERY } from '../../lexicon/nouns/tools.ts'
import type { SceneGraph } from '../../scene-graph.ts'
import type { Cast } from '../casting.ts'
import { isOnTheMove } from '../herd.ts'
import { mannerOf } from '../takes/manner.ts'
import { PLAIN_TAKE, type Take } from '../takes/take.ts'
import { walkedDogs } from './dog-leads.ts'
import { heeled } from './heel.ts'

/** Rotation that faces the viewer. */
export const FRONT = Math.PI / 2

/** Default rotation per category: three-quarter view for animals and vehicles, frontal for people and façades. */
const TURN: Readonly<Record<string, number>> = {
  person: FRONT - 0.3,
  fantasy: FRONT - 0.42,
  'sci-fi': FRONT - 0.45,
  animal: 0.66,
  bird: 0.7,
  insect: 0.8,
  sea: 0.35,
  vehicle: 0.55,
  furniture: FRONT - 0.35,
  instrument: FRONT - 0.25,
  tool: FRONT - 0.25,
}

/** Things with words on them, or built into a wall. */
const SQUARE = /^(furniture:fireplace|prop:letters)$/
/** Things that are only recognizable from the side. */
const SIDEWAYS = /^(clothing:(shoe|loafer|boot|chelsea-boot|high-heel|sandal|flip-flop|sock)|tool:microscope)$/
/** Things that come in pairs stand side by side, both toes in the same direction. */
const PAIRED = /^clothing:(shoe|loafer|boot|chelsea-boot|high-heel|sandal|flip-flop|sock)$/
/** A slice shows its cut side, not its tip. */
const SLICED = /^food:(cake-slice|cheesecake)$/
/** Animals that spread limbs or a tail to both sides, and animals with a flat face. */
const FRONTAL = /^(sea:(crab|lobster|hermit-crab|octopus|squid|starfish|jellyfish)|bird:(owl|barn-owl|snowy-owl|peacock|turkey|bat)$)/
/** Animals whose head is recognizable in profile. */
const IN_PROFILE = /^(bird:(?!owl|barn-owl|snowy-owl)|quadruped:(horse|foal|pony|donkey|zebra|unicorn|pegasus|camel|llama))/
const PROFILE = 0.5
const HERD = 8
/** Rotation of a herd on the move. */
const DROVE = 0.6
/** Rotation of a winged mount: from the side, a wing would hide its rider. */
const WINGED = 1.05
// biome-ignore format: a list
const ACTIVE = new Set([
  'running', 'galloping', 'walking', 'jumping', 'swimming', 'flying', 'driving', 'riding', 'racing', 'kicking', 'skiing', 'snowboarding', 'ice skating',
  'sledding', 'dunking',
])

const LYING = new Set(['sleeping', 'lying', 'downward dog', 'push-ups'])
/** Actions along a line, which are seen from the side. */
const SIDELONG = new Set(['warrior pose', 'yoga', 'hosing'])
/** Action of a person who looks into the distance behind the picture. */
const LOOKS_AWAY = 'stargazing'
/** Actions of two people with each other; the numbers below say how far they turn from the side view to the viewer. */
const MUTUAL = new Set(['dancing', 'waltzing', 'fighting', 'hugging', 'holding hands', 'talking', 'selfie'])
/** Actions done side by side, with both faces visible. */
const BESIDE = new Set(['hugging', 'holding hands', 'selfie'])
const INWARD = 0.26
const FACE_TO_FACE = 0.42
/** Categories that look good from either side. */
const FACES_WAYS = new Set(['animal', 'bird', 'fantasy', 'vehicle', 'sea'])
const WITH_FACES = new Set(['person', 'fantasy', 'animal', 'sci-fi'])

/** A hoop in play is seen from one side, its player from the other. */
const HOOP = 'sport:basketball-hoop'
const HOOP_YAW = 0.5
const DUNK_YAW = Math.PI - 0.75

/** True for a pair that dances, fights or embraces. */
function isDuet(actors: Cast['actors']): boolean {
  const alive = actors.filter(({ category }) => WITH_FACES.has(category))
  return (
    alive.length === 2 &&
    alive.some(({ category }) => category === 'person') &&
    actors.length <= 5 &&
    alive.some(({ entity }) => MUTUAL.has(entity.action ?? ''))
  )
}

/** Crossed legs are seen from the front: in profile the near knee would hide them. */
const sits = ({ piece }: Cast['actors'][number]): boolean => (piece.anchors.head?.[1] ?? piece.height) < 0.75 * piece.height

/** Rotation of a wind player, so that neither player nor instrument hides the other. */
const BLOWING: Readonly<Record<string, number>> = {
  trumpet: FRONT - 0.8,
  trombone: FRONT - 1,
  saxophone: FRONT - 0.5,
  clarinet: FRONT - 0.5,
  flute: FRONT - 0.15,
}

/** Faces that are best recognized in three-quarter view. */
const LONG_FACES =
  /^(bird:(?!owl|barn-owl|snowy-owl|penguin)|quadruped:(horse|foal|pony|donkey|zebra|unicorn|pegasus|camel|llama|moose|crocodile|alligator|elephant|rhino))/

/** True for the single animal of a portrait or close-up. */
function isPortrait({ view }: SceneGraph, { entity, piece }: Cast['actors'][number]): boolean {
  const near = view === 'portrait' || view === 'close-up'
  return near && entity.id === 0 && entity.count === 1 && piece.portrait !== undefined
}

/** True for subjects that turn their head to the viewer, which works to one side only. */
function looksHere(graph: SceneGraph, actor: Cast['actors'][number]): boolean {
  const { entity, category } = actor
  if (isPortrait(graph, actor)) return !entity.kit.startsWith('quadruped:')
  const isAtEase = entity.action === undefined || entity.action === 'standing'
  return category === 'person' && entity.count === 1 && isAtEase
}

const STILL = new Set(['prop', 'food', 'furniture', 'tool', 'instrument'])
/** Things with a front to look at, or with a fixed orientation. */
const FRONTED =
  /^(prop:(sign|neon-sign|billboard|banner|poster|chalkboard|easel|picture-frame|window|door|mirror|clock|calendar|certificate|card|invitation|bough|draped-clock|window-.*)|furniture:(fireplace|bookshelf|wardrobe|cabinet))$/

/** True for a thing that looks good from either side, because not all of it is on its front. */
function isStill({ texts, view }: SceneGraph, { category, entity: { kit, attributes } }: Cast['actors'][number]): boolean {
  return STILL.has(category) && texts.length === 0 && view === undefined && !attributes.includes('turned away') && !FRONTED.test(kit)
}

/** Gives every actor its rotation: pairs and rows look inward, movers are seen from the side, walls stay parallel to the picture. */
export function poseActors(graph: SceneGraph, cast: Cast, random: () => number, take: Take = PLAIN_TAKE): void {
  const manner = mannerOf(take)
  const mounts = new Set(graph.relations.filter((r) => r.type === 'riding').map((r) => r.object))
  const standing = cast.actors
  const stormy = graph.weather.includes('storm')
  const facing = isDuet(standing)
  const dunked = standing.some(({ entity }) => entity.kit === HOOP) && standing.some(({ entity }) => entity.action === 'dunking')
  // A dog on a leash heads where its walker goes.
  const led = new Set(walkedDogs(graph, cast).map(([, dog]) => dog))
  const alive = standing.filter(({ category }) => WITH_FACES.has(category))
  standing.forEach((actor, i) => {
    const square = actor.category === 'building' || (actor.piece.boxes?.length ?? 0) > 0 || SQUARE.test(actor.entity.kit)
    if (square) {
      actor.yaw = FRONT
      return
    }
    // A head used as a logo looks straight at the viewer, or in profile if it has a beak or a long nose.
    if (actor.entity.attributes.includes('bust')) {
      actor.yaw = IN_PROFILE.test(actor.entity.kit) ? PROFILE : FRONT
      return
    }
    // A thing with a face looks straight at the viewer, too.
    if (!WITH_FACES.has(actor.category) && wantsFace(actor.entity.attributes)) {
      actor.yaw = FRONT
      return
    }
    const posed = isPortrait(graph, actor)
    const human = actor.entity.kit.startsWith('human:') || actor.entity.kit.startsWith('robot:')
    let yaw = human ? FRONT - 0.3 : (TURN[actor.category] ?? FRONT - 0.2)
    const moves = actor.entity.action !== undefined && ACTIVE.has(actor.entity.action)
    if (FRONTAL.test(actor.entity.kit)) yaw = FRONT - 0.25
    if (SIDEWAYS.test(actor.entity.kit) || CUTLERY.test(actor.entity.kit)) yaw = 0.5
    if (SLICED.test(actor.entity.kit)) yaw = 0.62
    if (moves && !human) yaw *= 0.6
    else if (moves) yaw = FRONT - (actor.entity.action === 'kicking' ? 0.95 : 0.6)
    if (mounts.has(actor.entity.id)) yaw = actor.category === 'vehicle' ? 0.5 : actor.entity.kit.startsWith('dragon:') ? WINGED : 0.45
    const many = standing.length > 1
    // A herd comes toward the viewer: side by side it would need a picture three times as wide.
    if (standing.length > HERD && !human && actor.category !== 'vehicle' && actor.category !== 'sea') yaw = isOnTheMove(actor) ? DROVE : 1.12
    // Lying people are seen along their whole length.
    if (human && LYING.has(actor.entity.action ?? '')) yaw = 0.22
    if (human && SIDELONG.has(actor.entity.action ?? '') && !sits(actor)) yaw = FRONT - 0.85
    const held = graph.relations.find(({ type, subject }) => type === 'holding' && subject === actor.entity.id)
    if (human && held) yaw = BLOWING[graph.entities[held.object]?.noun ?? ''] ?? yaw
    if (human && standing.length > 7) yaw += (random() - 0.5) * 0.5
    if (facing && WITH_FACES.has(actor.category)) yaw = human && BESIDE.has(actor.entity.action ?? '') ? FRONT - INWARD : FACE_TO_FACE
    // Chest to chest, both in profile.
    if (actor.entity.action === 'courting' && many) yaw = 0
    if (posed) yaw = LONG_FACES.test(actor.entity.kit) ? FRONT - 0.92 : FRONT - 0.56
    yaw += (random() - 0.5) * (posed ? 0.1 : actor.entity.action === 'courting' ? 0 : many ? 0.3 : 0.16) * (facing ? 0.3 : 1)
    // The right half of a group looks to the left.
    const paired = PAIRED.test(actor.entity.kit) && standing.length === 2
    if (paired) yaw = 0.5
    const isRight = facing ? alive.indexOf(actor) === 1 : i >= standing.length / 2
    const school = actor.category === 'sea' && actor.entity.count > 2 && !FRONTAL.test(actor.entity.kit)
    const oneWay = school || isOnTheMove(actor) || led.has(actor)
    if (FACES_WAYS.has(actor.category) && !posed && !facing) yaw += manner.toward * (standing.length > 2 ? 0.3 : 1) * Math.sign(FRONT - yaw)
    if (isStill(graph, actor) && !many && !posed) yaw += manner.about
    if (many && isRight && !oneWay && actor.category !== 'vehicle' && !paired) yaw = Math.PI - yaw
    if (actor.entity.attributes.includes('turned away') || actor.entity.action === LOOKS_AWAY) yaw += Math.PI
    if (manner.isTurned && !looksHere(graph, actor)) yaw = Math.PI - yaw
    if (dunked && actor.entity.kit === HOOP) yaw = HOOP_YAW
    if (dunked && actor.entity.action === 'dunking') yaw = DUNK_YAW
    actor.yaw = yaw
    // Kits of four-legged animals are made to be seen from their right side.
    if (Math.cos(yaw) < 0 && actor.entity.kit.startsWith('quadruped:')) actor.piece = mirrored(actor.piece)
    if (stormy && actor.entity.kit.startsWith('boat:')) actor.piece = heeled(actor.piece)
  })
}
