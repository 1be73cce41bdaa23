import type { Arms } from '../arm-rows.ts'
import type { Sleeve } from '../body.ts'
import type { FacePaint } from '../face/layout.ts'
import type { Motif } from '../front/motifs.ts'
import type { HatKind } from '../hats/hat-kinds.ts'
import type { Person } from '../person.ts'
import type { Skirt } from '../skirt.ts'
import type { Stance } from '../stances.ts'

/** What someone wears and is: one row of the costume tables. Colors are hex; 'skin' leaves a part bare. */
export type Costume = {
  /** Real height in meters, to the crown of the head, without hat. */
  readonly height: number
  readonly person?: Person
  readonly top: string
  /** Colors of the top where it is no uniform: in a group each has one of them. */
  readonly tops?: readonly string[]
  readonly cut?: Sleeve
  readonly sleeves?: string
  readonly pattern?: { readonly kind: 'checks' | 'dots' | 'spots' | 'scales' | 'noise'; readonly color: string; readonly scale: number }
  readonly legs?: string
  /** Shins where they differ: stockings, boots' shafts, bare legs under shorts. */
  readonly shins?: string
  readonly shoes?: string
  readonly footwear?: 'shoe' | 'boot' | 'bare' | 'heel' | 'hoof'
  readonly loose?: number
  /** Padding of a whole suit: factor on limbs and trunk. */
  readonly bulk?: number
  readonly skirt?: Skirt & { readonly color: string; readonly trim?: string }
  readonly cape?: string
  readonly belt?: string
  readonly collar?: { readonly kind: 'collar' | 'scarf' | 'ruff' | 'fur' | 'necklace' | 'lei'; readonly color: string }
  readonly earrings?: { readonly hoops: boolean; readonly color: string }
  readonly hat?: HatKind
  readonly hatColor?: string
  readonly gloves?: string
  /** The gloves are padded, as boxers have them. */
  readonly mitts?: true
  readonly front?: { readonly motif: Motif; readonly colors: readonly [string, string] }
  readonly armor?: { readonly plate: string; readonly trim: string }
  readonly backpack?: string
  readonly wings?: { readonly kind: 'feather' | 'fairy' | 'bat'; readonly color: string }
  readonly tail?: 'fish' | 'ghost' | 'demon' | 'smoke'
  readonly ears?: 'round' | 'pointed' | 'none'
  readonly nose?: number
  readonly paint?: FacePaint
  /** Head of an animal instead of a person's. */
  readonly beast?: string
  /** That animal keeps its own markings. */
  readonly marked?: true
  readonly holds?: string
  readonly arms?: Arms
  readonly stance?: Stance
  /** Recolored by the prompt's color; default the top (and a skirt of the same color). */
  readonly tinted?: 'top' | 'cape' | 'skin' | 'hat' | 'armor'
}

export type CostumeTable = Readonly<Record<string, Costume>>
