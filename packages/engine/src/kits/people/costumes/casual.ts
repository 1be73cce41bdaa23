import { createRandom, type KitInput, linear, type Rgb, shareOf } from '../../builder/index.ts'
import type { Arms } from '../arm-rows.ts'
import type { Sleeve } from '../body.ts'
import type { FacePaint } from '../face/layout.ts'
import type { Motif } from '../front/emblems.ts'
import type { HatKind } from '../hats/cloth.ts'
import { pick } from '../look.ts'
import type { Person } from '../person.ts'
import type { Stance } from '../pose.ts'

export type Skirt = {
  /** Share of the distance from hip to ground. */
  readonly length: number
  /** Radius of the hem, share of the hip height. */
  readonly flare: number
  /** Front opening of a coat, radians to each side. */
  readonly gap?: number
  /** Hangs straight along each leg, like a coat. */
  readonly straight?: boolean
  /** Stands out from the hips in layers, like a dancer's. */
  readonly tutu?: boolean
}

/** A person's clothes and type: one row of the costume tables. Colors are hex; 'skin' leaves a part bare. */
export type Costume = {
  /** Real height in meters to the crown of the head, without a hat. */
  readonly height: number
  readonly person?: Person
  readonly top: string
  /** Alternative colors of a top that is not a uniform; each member of a group gets one. */
  readonly tops?: readonly string[]
  readonly cut?: Sleeve
  readonly sleeves?: string
  readonly pattern?: { readonly kind: 'checks' | 'dots' | 'spots' | 'scales' | 'noise'; readonly color: string; readonly scale: number }
  readonly legs?: string
  /** Shins, if they differ: stockings, boot shafts, bare legs under shorts. */
  readonly shins?: string
  readonly shoes?: string
  readonly footwear?: 'shoe' | 'boot' | 'bare' | 'heel' | 'hoof'
  readonly loose?: number
  /** Padding of a whole suit, as a factor on limbs and trunk. */
  readonly bulk?: number
  readonly skirt?: Skirt & { readonly color: string; readonly trim?: string }
  readonly cape?: string
  readonly belt?: string
  readonly collar?: { readonly kind: 'collar' | 'scarf' | 'ruff' | 'fur' | 'necklace' | 'lei'; readonly color: string }
  readonly earrings?: { readonly hoops: boolean; readonly color: string }
  readonly hat?: HatKind
  readonly hatColor?: string
  readonly gloves?: string
  /** Padded gloves, for boxers. */
  readonly mitts?: true
  readonly front?: { readonly motif: Motif; readonly colors: readonly [string, string] }
  readonly armor?: { readonly plate: string; readonly trim: string }
  readonly backpack?: string
  readonly wings?: { readonly kind: 'feather' | 'fairy' | 'bat'; readonly color: string }
  readonly tail?: 'fish' | 'ghost' | 'demon' | 'smoke'
  readonly ears?: 'round' | 'pointed' | 'none'
  readonly nose?: number
  readonly paint?: FacePaint
  /** An animal's head instead of a person's. */
  readonly beast?: string
  /** The animal keeps its own markings. */
  readonly marked?: true
  readonly holds?: string
  readonly arms?: Arms
  readonly stance?: Stance
  /** The part that takes the prompt's color; defaults to the top (and a skirt of the same color). */
  readonly tinted?: 'top' | 'cape' | 'skin' | 'hat' | 'armor'
}

export type CostumeTable = Readonly<Record<string, Costume>>

const PALE_TOP = '#f2efe8'
const TOPS = ['#c8443c', '#2f6fae', '#3f8a5a', '#e0a53a', PALE_TOP, '#7a4a9a', '#2a2f3a', '#e07a9a', '#4aa0a0', '#b5683a']
const BOTTOMS = ['#34466b', '#2a2c34', '#6b5a44', '#4a5a6e', '#8a8578']
const DENIM = ['#3d5a8a', '#5a7aa8', '#a8843f', '#4a6a58']
const DRESSES = ['#c8343c', '#2f6fae', '#e0a53a', '#e07a9a', '#3f8a6a', '#7a4a9a', '#f0e6d8']
const SHOES = ['#f2f2f0', '#3a2a22', '#22252c', '#c4403a', '#7a5230']

/** Winter clothes, worn in snow. */
const JACKETS = ['#c8343c', '#2a5a9e', '#2f7a5a', '#d8902a', '#6a4a94', '#2a8a96', '#c8567e', '#8a5a3a']
const KNITWEAR = ['#f0e6d4', '#e0b040', '#c8343c', '#3f7ab8', '#4a9a6a', '#e8869a']
const BOOTS = ['#3a2a22', '#22252c', '#6a4a30']

/** Exercises that rule out a dress or a coat. */
const TRAINING: ReadonlySet<string> = new Set(['yoga', 'tree pose', 'warrior pose', 'downward dog', 'push-ups', 'handstand', 'squats'])

type Everyday = { readonly height: number; readonly person: Person }

/** People without a trade: their clothes depend on the person and on the seed. */
export const CASUAL: Readonly<Record<string, Everyday>> = {
  man: { height: 1.8, person: { fem: 0 } },
  woman: { height: 1.7, person: { fem: 1 } },
  person: { height: 1.75, person: {} },
  girl: { height: 1.3, person: { fem: 1, age: 'child' } },
  boy: { height: 1.3, person: { fem: 0, age: 'child' } },
  child: { height: 1.25, person: { age: 'child' } },
  baby: { height: 0.7, person: { age: 'baby' } },
  teenager: { height: 1.65, person: { age: 'teen' } },
  'old-man': { height: 1.7, person: { fem: 0, age: 'old' } },
  'old-woman': { height: 1.6, person: { fem: 1, age: 'old', glasses: true } },
}

/** An open neck, edged in a slightly darker shade of the shirt's own cloth. */
export const necklineFront = (motif: 'vee' | 'scoop'): NonNullable<Costume['front']> => ({ motif, colors: ['skin', 'top'] })

export function casualCostume({ variant, seed, among, action, snow }: KitInput, fem: number): Costume {
  const { height, person } = CASUAL[variant]
  const random = createRandom(Math.imul(seed + 5, 0x85ebca6b) ^ 0x27d4eb2f)
  const anyOf = <T>(list: readonly T[]): T => pick(list, random())
  const shares = Array.from({ length: 4 }, (_, i) => {
    const share = random()
    return among ? shareOf(among, 10 + i) : share
  })
  const [hue, , , kind] = shares
  const top = pick(TOPS, hue)
  const bottom = pick(BOTTOMS, shares[1])
  const shoes = pick(SHOES, shares[2])
  const base = { height, person, shoes }
  if (variant === 'baby')
    return { ...base, top: '#f2d98a', legs: '#f2d98a', shoes: '#f2d98a', footwear: 'bare', loose: 1.3,
      front: { motif: 'heart', colors: ['#e8808a', '#ffffff'] }, stance: 'sit', arms: 'raised' }
  if (action !== undefined && TRAINING.has(action)) return { ...base, top, cut: fem > 0.5 ? 'none' : 'short', legs: '#262b36', shoes: '#f2f2f0' }
  if (snow) {
    const knit = pick(KNITWEAR, shares[3])
    return { ...base, top: pick(JACKETS, hue), legs: bottom, shoes: pick(BOOTS, shares[2]), footwear: 'boot', loose: 1.18, hat: 'beanie', hatColor: knit,
      gloves: knit, collar: { kind: 'scarf', color: knit }, front: { motif: 'zip', colors: ['#f4f2ee', '#d8d4cc'] } }
  }
  if (person.age === 'old') {
    if (fem > 0.5)
      return { ...base, top: pick(['#8a6a9a', '#4a7a8a', '#b0707a'], hue), legs: '#c9b8a8',
        skirt: { color: anyOf(['#6a5a7a', '#4a5a6a']), length: 0.66, flare: 0.3 }, front: { motif: 'buttons', colors: ['#f0e6d8', '#ffffff'] },
        collar: { kind: 'necklace', color: '#f4eee6' } }
    return { ...base, top: pick(['#7a8a5a', '#8a5a44', '#4a5d7a'], hue), legs: bottom, front: { motif: 'coat', colors: ['#f2ece0', '#c9a25c'] } }
  }
  if (fem > 0.5 && kind < 0.5) {
    const color = pick(DRESSES, hue)
    return {
      ...base,
      top: color,
      cut: person.age === 'child' ? 'puff' : kind < 0.25 ? 'none' : 'short',
      legs: 'skin',
      skirt: { color, length: person.age === 'child' ? 0.5 : 0.58, flare: 0.36 },
      ...(person.age === 'child' ? {} : { front: necklineFront(kind < 0.36 ? 'scoop' : 'vee') }),
      ...(kind < 0.2 ? { pattern: { kind: 'dots', color: '#fbf7f0', scale: 11 } as const } : {}),
      belt: anyOf(['#fbf7f0', '#5a3a2a']),
    }
  }
  if (kind < 0.62)
    return {
      ...base,
      top,
      cut: 'short',
      legs: bottom,
      ...(person.age === 'child'
        ? { shins: 'skin', loose: 1.2, front: { motif: 'stripe', colors: [top === PALE_TOP ? '#2f6fae' : '#fbf7f0', '#ffffff'] } as const }
        : kind > 0.56 ? { front: { motif: 'heart', colors: ['#fbf7f0', '#ffffff'] } as const } : fem > 0.5 ? { front: necklineFront('scoop') } : {}),
    }
  // Children do not wear blazers.
  if (person.age === 'child' && kind > 0.76) {
    const denim = pick(DENIM, shares[1])
    return { ...base, top, cut: kind > 0.88 ? 'short' : 'long', legs: denim, loose: 1.24, front: { motif: 'overalls', colors: [denim, '#e8c04a'] } }
  }
  if (kind < 0.74 || person.age === 'child')
    return { ...base, top, legs: bottom, front: { motif: 'zip', colors: ['#f4f2ee', '#d8d4cc'] }, collar: { kind: 'collar', color: top } }
  if (kind < 0.87) return { ...base, top, legs: bottom, front: { motif: 'buttons', colors: ['#f4f2ee', 'top'] } }
  return { ...base, top, legs: bottom, front: { motif: 'coat', colors: ['#f4f2ee', '#d8c49a'] } }
}

/** Min distance between the colors of top and skin, as a share of the display's range. */
const APART = 0.14
const COOL_TOP = '#2f6fae'

/** Recolors a top that is too close to the skin's color and would look like bare skin; a dress changes as a whole. */
export function apartFromSkin(costume: Costume, skin: Rgb): Costume {
  const { top } = costume
  const shown = (value: number) => value ** (1 / 2.2)
  const distance = Math.hypot(...linear(top).map((value, i) => shown(value) - shown(skin[i])))
  return distance > APART ? costume : inColor(costume, COOL_TOP)
}

/** The costume with everything that has the top's color recolored. */
export function inColor(costume: Costume, color: string): Costume {
  const { top, legs, collar, skirt, front } = costume
  const dyed = (own: string): string => (own === top ? color : own)
  return {
    ...costume,
    top: color,
    ...(legs === undefined ? {} : { legs: dyed(legs) }),
    ...(collar ? { collar: { ...collar, color: dyed(collar.color) } } : {}),
    ...(skirt ? { skirt: { ...skirt, color: dyed(skirt.color) } } : {}),
    ...(front ? { front: { ...front, colors: [dyed(front.colors[0]), dyed(front.colors[1])] as const } } : {}),
  }
}
