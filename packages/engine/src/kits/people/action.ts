import { isPlayedAt, type PlayedAt } from '../../lexicon/nouns/instruments.ts'
import type { Arms } from './arm-rows.ts'
import type { Costume } from './costumes/casual.ts'
import type { Gear } from './garments.ts'
import { HELD_ARMS } from './held/held.ts'
import type { Look } from './person.ts'
import type { Stance, Turned } from './pose.ts'

export type Acting = {
  readonly stance: Stance
  readonly arms: Arms
  /** How the finished figure is rotated; undefined for an upright one. */
  readonly turned?: Turned
  /** Drawn with the figure: a bed for a sleeper on bare ground, a mat for exercises; a quilt for a sleeper in a bed. */
  readonly under?: 'bed' | 'mat' | 'quilt'
  readonly holds?: string
  /** Gear strapped to the feet, or a broom in flight. */
  readonly gear?: Gear
  /** How far the head turns to its left, radians; left to chance if absent. */
  readonly glance?: number
  /** The side of the partner in a pair: 1 is the left. */
  readonly side?: 1 | -1
}

const ACTIONS: Readonly<Record<string, readonly [Stance, Arms]>> = {
  walking: ['walk', 'swing'], running: ['run', 'pump'], jumping: ['jump', 'raised'], sitting: ['sit', 'laps'], seated: ['seated', 'laps'],
  riding: ['ride', 'reins'], cycling: ['cycle', 'bars'], biking: ['ride', 'bars'], balancing: ['lunge', 'balance'], kicking: ['kick', 'balance'],
  cheering: ['ease', 'cheer'], clapping: ['ease', 'clap'], waltzing: ['walk', 'partner'], driving: ['seated', 'reins'], flying: ['fly', 'fly'],
  drifting: ['drift', 'drift'], swimming: ['fly', 'fly'], dancing: ['dance', 'dance'], fighting: ['lunge', 'guard'], reading: ['stand', 'read'],
  writing: ['stand', 'read'], playing: ['ease', 'play'], singing: ['stand', 'sing'], cooking: ['stand', 'cook'], working: ['stand', 'hold'],
  typing: ['seated', 'type'], painting: ['ease', 'paint'], fishing: ['ease', 'angle'], knitting: ['ease', 'read'], eating: ['ease', 'think'],
  drinking: ['ease', 'think'], phoning: ['ease', 'phone'], selfie: ['ease', 'selfie'], photographing: ['ease', 'photo'], watering: ['ease', 'pour'],
  stargazing: ['sit', 'prop up'], puffing: ['ease', 'laps'], hosing: ['lunge', 'hose'], pushing: ['walk', 'push'], waving: ['ease', 'wave'],
  pointing: ['stand', 'point'], praying: ['sit', 'pray'], thinking: ['ease', 'think'], hugging: ['stand', 'partner'], surfing: ['lunge', 'balance'],
  'ice skating': ['lunge', 'balance'], sledding: ['sit', 'hold'], 'raised arms': ['stand', 'raised'], dunking: ['jump', 'dunk'], skiing: ['ski', 'poles'],
  snowboarding: ['lunge', 'balance'], 'casting spells': ['ease', 'cast'], 'blowing bubbles': ['ease', 'blow'], talking: ['ease', 'hold'],
  hunting: ['lunge', 'point'], guarding: ['ease', 'crossed'], stretching: ['stand', 'raised'], 'arms crossed': ['ease', 'crossed'],
  'hands on hips': ['ease', 'hips'], 'hands in pockets': ['ease', 'pockets'], 'fist raised': ['ease', 'cheer'], 'fists up': ['ease', 'guard'],
  kneeling: ['kneel', 'laps'], meditating: ['sit', 'knees'], 'tree pose': ['tree', 'joined'], 'warrior pose': ['warrior', 'warrior'],
  'downward dog': ['pike', 'pike'], 'push-ups': ['plank', 'floor'], handstand: ['upside down', 'hands'], squats: ['squat', 'pray'],
}

/** Poses that the word "yoga" alone can mean. */
const YOGA = ['tree pose', 'warrior pose', 'meditating'] as const
const EXERCISES: ReadonlySet<string> = new Set(['tree pose', 'warrior pose', 'downward dog', 'push-ups'])
const TURNED: Readonly<Record<string, Turned>> = { 'downward dog': 'prone', 'push-ups': 'prone', handstand: 'inverted' }

/** Tools for actions, used when the prompt names none. */
const TOOLS: Readonly<Record<string, string>> = {
  reading: 'open book', cooking: 'frying pan', painting: 'paintbrush', fishing: 'fishing rod', knitting: 'knitting', 'casting spells': 'spell',
  'blowing bubbles': 'bubble wand', hosing: 'hose', phoning: 'phone at the ear', selfie: 'phone held out', photographing: 'camera at the eyes',
}

/** Actions that use the tool of a trade: a musician who plays holds the guitar. */
const WITH_TOOLS = new Set(['fighting', 'walking', 'playing', 'singing', 'cooking', 'working', 'painting', 'talking'])

/** Things that rise from the hand are held out to the side: above the hand they would cover the face. */
const ON_STRINGS = /balloon$|^kite$/

/** How children play without a toy. */
const ROMPS: readonly (readonly [Stance, Arms])[] = [['run', 'pump'], ['jump', 'raised'], ['run', 'cheer']]

/** Relaxed poses for people without an action: varied, and never stiff. */
const IDLE: readonly Arms[] = ['ease', 'one hip', 'clasp', 'ease', 'pockets', 'crossed', 'ease', 'hips']
const IDLE_CHILD: readonly Arms[] = ['ease', 'ease', 'one hip', 'hips', 'ease', 'wave']

function idle({ age, fem }: Look, seed: number): Arms {
  const list = age === 'child' || age === 'baby' ? IDLE_CHILD : IDLE
  const arms = list[Math.floor(seed / 2) % list.length]
  if (age === 'old') return arms === 'hips' || arms === 'one hip' ? 'clasp' : arms
  return arms === 'pockets' && fem > 0.5 ? 'one hip' : arms
}

/** Action of a person lying on furniture that is already in the picture. */
export const ABED = 'abed'

/** Action of a person flying on a broom; it replaces sitting on a chair. */
export const ON_BROOM = 'on a broom'

/** Action for head-and-shoulders portraits, which would cut raised hands in half. */
export const AT_EASE = 'at ease'
const HANDS_UP: ReadonlySet<Arms> = new Set<Arms>(['clasp', 'crossed', 'one hip', 'hips', 'pockets', 'wave', 'overhead'])

/** Actions of a close pair, from left to right. */
export const PAIRED: Readonly<Record<string, readonly [left: string, right: string]>> = { hugging: ['hugging to the right', 'hugging to the left'],
  'holding hands': ['hand to the right', 'hand to the left'], selfie: ['selfie', 'beside a selfie'] }
const BESIDE: Readonly<Record<string, readonly [Arms, 1 | -1]>> = { 'hugging to the right': ['embrace', 1], 'hugging to the left': ['embrace', -1],
  'hand to the right': ['hand in hand', 1], 'hand to the left': ['hand in hand', -1], 'beside a selfie': ['embrace', -1] }

/** Things carried in both arms. */
export const CRADLED =
  /^(baby|toddler|child|puppy|kitten|cat|dog|rabbit|bunny|lamb|piglet|teddy bear|plush toy|doll|gift|box|pumpkin|microscope|cake|bread|baguette)$/
/** Things held out on both hands to show them. */
export const PRESENTED =
  /^(pizza|pie|plate|platter|sushi|pancakes?|waffles?|salad|pasta|steak|ramen|noodles|soup|curry|rice bowl|paella|tart|bento|cookies?|fish|salmon|tuna|trout|carp|lobster|crab|burrito|tacos?)$/
/** Things carried on one hand beside the shoulder. */
export const SERVED = /^tray( of drinks)?$/
/** Actions with a thing held at the lips. */
const AT_LIPS: ReadonlySet<string | undefined> = new Set(['drinking', 'eating'])
/** Things that hang from a hand by a handle. */
export const HUNG: ReadonlySet<string> = new Set(['shopping bag', 'briefcase', 'bag', 'suitcase', 'briefcase', 'basket', 'bucket', 'lantern', 'birdcage'])
/** Tools as tall as a person: held upright they would cross the face. */
const LONG_HANDLED = new Set(['broom', 'rake', 'scythe', 'fishing rod'])

const ASLEEP: Acting = { stance: 'stand', arms: 'pray', turned: 'side' }

/** Prefix of an action done on a chair. */
export const SEATED = 'seated '

/** Prefix of an instrument's kit name, for a person who plays it. */
export const AT = 'at '
const AT_PIANO: Acting = { stance: 'seated', arms: 'keys', glance: -0.55 }
/** Poses at instruments that are placed in the picture themselves. */
const AT_INSTRUMENTS: Readonly<Record<PlayedAt, Acting>> = {
  'instrument:grand-piano': AT_PIANO,
  'instrument:upright-piano': { ...AT_PIANO, glance: -0.95 },
  'instrument:keyboard': { stance: 'ease', arms: 'console', glance: -0.2 },
  'instrument:drum-kit': { stance: 'seated', arms: 'sticks', holds: 'drumsticks', glance: -0.1 },
  'instrument:cello': { stance: 'ride', arms: 'bow', holds: 'cello bow', glance: -0.2 },
  'instrument:harp': { stance: 'seated', arms: 'pluck', glance: 0.5 },
  'instrument:dj-deck': { stance: 'ease', arms: 'deck', glance: -0.1 },
}

const LONG_SKIRT = 0.6

/** Pose and held thing for the prompt's action; without one, the costume decides. */
export function actingFor(action: string | undefined, holds: readonly string[], costume: Costume, look: Look, seed: number): Acting {
  const instrument = action?.startsWith(AT) ? action.slice(AT.length) : ''
  if (isPlayedAt(instrument)) return AT_INSTRUMENTS[instrument]
  if (action === `${SEATED}working` && holds.length === 0) return { stance: 'seated', arms: 'type' }
  // A pair on a bench holds hands in the lap.
  if (action === `${SEATED}hugging` || action === `${SEATED}holding hands`) return { stance: 'seated', arms: 'laps' }
  if (action === `${SEATED}playing` && holds.length === 0) return { stance: 'seated', arms: 'laps' }
  if (action?.startsWith(SEATED)) {
    const { turned: _, under: __, ...done } = actingFor(action.slice(SEATED.length), holds, costume, look, seed)
    return { ...done, stance: 'seated' }
  }
  if (action === 'yoga') return { ...actingFor(YOGA[seed % YOGA.length], holds, costume, look, seed), under: 'mat' }
  if (action === 'sleeping' || action === 'lying') return { ...ASLEEP, under: 'bed' }
  if (action === ABED) return { ...ASLEEP, under: 'quilt' }
  if (action === AT_EASE) {
    const unburdened = LONG_HANDLED.has(costume.holds ?? '') ? { ...costume, holds: undefined } : costume
    const acting = actingFor(undefined, holds, unburdened, look, seed)
    return HANDS_UP.has(acting.arms) ? { ...acting, arms: 'ease' } : acting
  }
  const beside = BESIDE[action ?? '']
  if (beside) return { stance: 'stand', arms: beside[0], side: beside[1] }
  if (action === 'selfie') return { stance: 'stand', arms: 'selfie', holds: TOOLS[action], side: 1 }
  if (action === 'skiing' || action === 'snowboarding') {
    const [stance, arms] = ACTIONS[action]
    return { stance, arms, gear: action === 'skiing' ? 'skis' : 'snowboard' }
  }
  if (action === ON_BROOM) return { stance: 'seated', arms: 'reins', gear: 'broom' }
  const told = action === undefined || action === 'standing' ? undefined : ACTIONS[action]
  const turned = action === undefined ? undefined : TURNED[action]
  const placed = { ...(turned ? { turned } : {}), ...(action !== undefined && EXERCISES.has(action) ? { under: 'mat' as const } : {}) }
  const known = holds.find((thing) => HELD_ARMS[thing] !== undefined)
  const own = holds.length === 0 && (told === undefined || WITH_TOOLS.has(action ?? '')) ? costume.holds : undefined
  const thing = known ?? own ?? (action === undefined || holds.length > 0 ? undefined : TOOLS[action])
  const resting = told === undefined && costume.stance === undefined && costume.tail === undefined
  const asked = told?.[0] ?? costume.stance ?? (resting ? 'ease' : 'stand')
  // A lifted foot would stick out of a long skirt.
  const stance = asked === 'dance' && (costume.skirt?.length ?? 0) > LONG_SKIRT ? 'ease' : asked
  if (thing !== undefined && !turned) {
    const arms = stance === 'ride' && HELD_ARMS[thing] === 'staff' ? 'hold' : HELD_ARMS[thing]
    // An archer looks along the arrow.
    return { ...placed, stance, arms, holds: thing, ...(arms === 'draw bow' ? { glance: -0.85 } : {}) }
  }
  const young = look.age === 'child' || look.age === 'baby'
  if (action === 'playing' && young && holds.length === 0) {
    const [way, swing] = ROMPS[seed % ROMPS.length]
    return { stance: way, arms: swing }
  }
  const free = told?.[1] ?? costume.arms ?? (resting ? idle(look, seed) : 'rest')
  const busy = holds.length > 0 && free !== 'reins' && free !== 'dunk' && !turned
  const shown = told === undefined || action === 'cooking' || AT_LIPS.has(action)
  const arms = holds.some((held) => ON_STRINGS.test(held))
    ? 'string'
    : shown && holds.some((held) => SERVED.test(held))
      ? 'serve'
      : shown && holds.some((held) => PRESENTED.test(held))
        ? 'present'
        : AT_LIPS.has(action) && !holds.some((held) => CRADLED.test(held)) ? 'sip' : action === 'watering' ? 'pour' : atHand(told, holds)
  return { ...placed, stance, arms: busy ? arms : free }
}

function atHand(told: readonly [Stance, Arms] | undefined, holds: readonly string[]): Arms {
  if (told === undefined && holds.every((held) => HUNG.has(held))) return 'hang'
  return holds.some((held) => CRADLED.test(held)) ? 'cradle' : 'hold'
}
