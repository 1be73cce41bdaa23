import type { Noun } from '../lexicon/nouns/noun.ts'
import { CUTLERY } from '../lexicon/nouns/tools.ts'
import type { Link } from '../lexicon/relation-words.ts'
import { INTERIORS, type SettingId } from '../lexicon/setting-words.ts'
import type { RelationType } from '../scene-graph.ts'
import { isAnimate, isPersonLike } from './draft.ts'

/** What a link between two things means: a relation, possibly with subject and object swapped, a place, or nothing. */
export type Joint =
  | { readonly kind: 'relation'; readonly type: RelationType; readonly turned?: boolean }
  | { readonly kind: 'place'; readonly setting: SettingId }
  | { readonly kind: 'none' }

const CONTAINERS = new Set(
  'box,basket,bucket,coffee cup,teacup,mug,bowl,pot,cauldron,vase,bottle,jar,wine glass,bathtub,barrel,treasure chest,bag,backpack,suitcase,briefcase,crystal ball,aquarium,birdhouse,doghouse,nest,boat,canoe,kayak,gondola,raft,car,sports car,vintage car,convertible,jeep,truck,pickup truck,bus,train,spaceship,rocket,submarine,hot air balloon,airplane,helicopter,shopping cart,wagon,carriage,stroller,sleigh,wardrobe,crib,fruit bowl,phone booth,coffin,bubble tea,fireplace,teapot,soap bubble,egg,tent,igloo,fridge,washing machine,light bulb,lantern,watering can,potion,honey jar,juice,shoe,boot,hat,nest,time machine,portal,ufo,tank'.split(
    ',',
  ),
)
/** Vessels in the literal sense: a basket WITH apples holds them, a cup of tea with a cookie does not. */
const VESSELS = new Set(
  'box,basket,bucket,bowl,pot,cauldron,vase,jar,bathtub,barrel,treasure chest,bag,wagon,nest,aquarium,shopping cart,fruit bowl'.split(','),
)
// biome-ignore format: a list
const SURFACES = new Set([
  'table', 'round table', 'coffee table', 'picnic table', 'desk', 'plate', 'bookshelf', 'bench', 'cake', 'wedding cake', 'cupcake', 'birthday cake', 'pizza',
  'bed', 'sofa', 'dresser', 'fireplace', 'frying pan',
])
// biome-ignore format: a list
const SEATS = new Set([
  'bed', 'chair', 'armchair', 'rocking chair', 'sofa', 'hammock', 'throne', 'office chair', 'deck chair', 'swing', 'tree', 'wheelchair', 'puddle', 'bench',
])
const DEVICES = new Set(['laptop', 'computer', 'smartphone', 'telephone', 'tablet', 'keyboard', 'book', 'typewriter'])
/** Figures that wear clothes as people do. */
const FIGURES = new Set(['snowman', 'teddy bear', 'doll', 'statue', 'skull', 'buddha statue'])
/** Worn by people and animals, though not clothing. */
const WORN = new Set(['headphones', 'stethoscope'])
const WALKED = new Set(['road', 'railway', 'bridge', 'suspension bridge', 'staircase', 'pier', 'wall'])
const HANDHELD = new Set(['tool', 'instrument', 'sport', 'food', 'clothing'])
const STRADDLED = /^wheeled:(bicycle|motorcycle|scooter|skateboard|tricycle|unicycle|roller-skate)$/
const HELD_HEIGHT = 1.25
// biome-ignore format: a list
const ALWAYS_HELD = new Set([
  'bouquet', 'balloon', 'heart balloon', 'kite', 'umbrella', 'flag', 'banner', 'spear', 'staff', 'scythe', 'rake', 'sign', 'bow', 'broom', 'shovel',
  'fishing rod', 'hockey stick', 'torch',
])

/** A single one is held by the person named with it. */
const BLOSSOMS = new Set(['rose', 'flower', 'tulip', 'sunflower', 'daisy', 'lily', 'orchid', 'peony', 'dahlia', 'carnation', 'hydrangea', 'lotus'])

/** Small enough for a hand, but never held. */
const NOT_HELD = new Set(['beehive', 'campfire', 'cauldron', 'nest', 'anthill', 'snowman', 'grave'])

/** True for things a hand can carry. */
export function isHandheld(noun: Noun): boolean {
  if (ALWAYS_HELD.has(noun.noun)) return true
  if (NOT_HELD.has(noun.noun)) return false
  return noun.height <= HELD_HEIGHT && (HANDHELD.has(noun.category) || (noun.category === 'prop' && /^prop:/.test(noun.kit)))
}

/** Reads `subject LINK object` ("a girl WITH a hat" wears it, "a table WITH a vase" carries it). */
export function joinThings(link: Link, subject: Noun | undefined, object: Noun, plural: boolean, action?: string): Joint {
  if (link === 'in' || link === 'place' || link === 'inside') {
    const setting = INTERIORS.get(object.noun)
    if (setting && !plural && (link !== 'place' || !subject || isAnimate(subject))) return { kind: 'place', setting }
  }
  if (link === 'in') return joinIn(subject, object, plural)
  if (link === 'with') return subject ? joinWith(subject, object, plural) : { kind: 'none' }
  if (link === 'place') return { kind: 'relation', type: WALKED.has(object.noun) ? 'on' : 'next-to' }
  if (link === 'on') return joinOn(subject, object)
  if (link === 'of') return CONTAINERS.has(subject?.noun ?? '') ? { kind: 'relation', type: 'inside', turned: true } : { kind: 'none' }
  if (link === 'without' || link === 'made-of') return { kind: 'none' }
  // "looking out of the window"
  if (link === 'inside' && object.kit === 'prop:window') return { kind: 'relation', type: 'next-to' }
  if (link === 'inside' && SEATS.has(object.noun) && subject && isAnimate(subject)) return { kind: 'relation', type: 'on' }
  if (link === 'wearing' && WORN.has(object.noun)) return { kind: 'relation', type: 'wearing' }
  if (link === 'wearing' && object.category !== 'clothing' && subject && !isPersonLike(subject)) return { kind: 'relation', type: 'on', turned: true }
  if (link === 'holding' && !isHeld(subject, object, action)) return { kind: 'relation', type: 'next-to' }
  return { kind: 'relation', type: link }
}

const TOO_BIG_TO_HOLD = new Set(['instrument', 'vehicle', 'furniture', 'building', 'plant'])

/** The only people who are lifted: someone who serves a couple does not hold it. */
const CARRIED_ABOUT = /^human:(girl|boy|child|baby)$/

/** "playing the piano", "pushing a cart": the verb suggests a hand, but the thing does not fit one. */
function isHeld(subject: Noun | undefined, object: Noun, action: string | undefined): boolean {
  // "playing with his dog": the dog runs beside him.
  const alive = ['animal', 'bird', 'sea'].includes(object.category)
  if (action === 'playing' && subject && (alive || (!isPersonLike(subject) && object.category !== 'instrument'))) return false
  if (action === 'pushing' || (isPersonLike(object) && !CARRIED_ABOUT.test(object.kit))) return false
  if (object.noun === 'cauldron') return false
  if (action === 'eating' && object.noun === 'bamboo') return true
  return ALWAYS_HELD.has(object.noun) || object.height <= HELD_HEIGHT || !TOO_BIG_TO_HOLD.has(object.category)
}

function joinIn(subject: Noun | undefined, object: Noun, plural: boolean): Joint {
  if (object.category === 'sky' || object.category === 'weather' || !subject) return { kind: 'none' }
  // A kitten sits in a boot, but walks in boots.
  const shod = (plural || isPersonLike(subject)) && (object.noun === 'shoe' || object.noun === 'boot')
  if (object.category === 'clothing' && isAnimate(subject) && (shod || !CONTAINERS.has(object.noun))) return { kind: 'relation', type: 'wearing' }
  if (object.noun === 'hat' && isAnimate(subject)) return { kind: 'relation', type: 'wearing' }
  if (object.noun === 'mirror') return { kind: 'relation', type: 'reflected-in' }
  if (object.noun === 'window' || object.noun === 'door') return { kind: 'relation', type: 'in-front-of' }
  if (SEATS.has(object.noun) || object.kit.startsWith('tree:')) return { kind: 'relation', type: 'on' }
  if (CONTAINERS.has(object.noun) || object.category === 'building' || object.category === 'vehicle') return { kind: 'relation', type: 'inside' }
  return { kind: 'relation', type: 'next-to' }
}

function joinWith(subject: Noun, object: Noun, plural: boolean): Joint {
  if (object.category === 'sky' || subject.category === 'sky') return { kind: 'none' }
  if (isAnimate(subject)) {
    if (WORN.has(object.noun)) return { kind: 'relation', type: 'wearing' }
    if (object.category === 'clothing' && !['umbrella', 'bag', 'suitcase', 'briefcase', 'beach umbrella'].includes(object.noun))
      return { kind: 'relation', type: 'wearing' }
    if (isPersonLike(subject) && (isHandheld(object) || (BLOSSOMS.has(object.noun) && !plural))) return { kind: 'relation', type: 'holding' }
    if (ALWAYS_HELD.has(object.noun) || (object.category === 'tool' && isHandheld(object))) return { kind: 'relation', type: 'holding' }
    return { kind: 'relation', type: 'next-to' }
  }
  if (object.category === 'clothing' && FIGURES.has(subject.noun)) return { kind: 'relation', type: 'wearing' }
  const small = object.height < subject.height * 1.2 || object.height < 0.5
  // Seats stand beside a fireplace or a table, never on it. Cutlery lies beside the plate.
  const upon = !SEATS.has(object.noun) && !CUTLERY.test(object.kit)
  if (SURFACES.has(subject.noun) && small && upon) return { kind: 'relation', type: 'on', turned: true }
  // A jar of cream with leaves: they lie around it.
  const strewn = subject.noun === 'jar' && object.category === 'plant'
  if (VESSELS.has(subject.noun) && small && !strewn) return { kind: 'relation', type: 'inside', turned: true }
  return { kind: 'relation', type: 'next-to' }
}

function joinOn(subject: Noun | undefined, object: Noun): Joint {
  if (object.kit === 'sky:moon') return { kind: 'place', setting: 'moon' }
  if (object.noun === 'planet' || object.noun === 'saturn') return { kind: 'place', setting: 'alien-planet' }
  if (object.category === 'sky') return { kind: 'none' }
  if (!subject) return { kind: 'relation', type: 'on' }
  // "working on a laptop": people use devices, they do not stand on them.
  if (isPersonLike(subject) && DEVICES.has(object.noun)) return { kind: 'relation', type: 'holding' }
  if (subject.category === 'clothing' && isAnimate(object)) return { kind: 'relation', type: 'wearing', turned: true }
  if (isAnimate(subject) && STRADDLED.test(object.kit)) return { kind: 'relation', type: 'riding' }
  if (isAnimate(subject) && (object.category === 'vehicle' || (isPersonLike(subject) && ['animal', 'bird', 'sea', 'fantasy'].includes(object.category)))) {
    return { kind: 'relation', type: isPersonLike(subject) && !/^(boat|rail|aircraft):/.test(object.kit) ? 'riding' : 'on' }
  }
  return { kind: 'relation', type: 'on' }
}
