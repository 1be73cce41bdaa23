import type { Rgb } from '../../render/scene.ts'

export type HairStyle =
  | 'bald' | 'buzz' | 'crop' | 'part' | 'quiff' | 'slick' | 'fade' | 'pixie' | 'messy' | 'curly' | 'afro' | 'bob' | 'long' | 'wavy' | 'flowing' | 'ponytail'
  | 'pigtails' | 'bun' | 'braids' | 'locs' | 'topknot' | 'mohawk' | 'ring'
/** A requested haircut; "short" allows any short cut that suits. */
export type Wish = HairStyle | 'short'
export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full' | 'long'
export type Expression = 'calm' | 'happy' | 'laughing' | 'sad' | 'angry' | 'surprised' | 'sleeping' | 'singing' | 'stern'

/** One person's look, from the prompt, the costume and the seed. */
export type Look = {
  readonly age: 'baby' | 'child' | 'teen' | 'adult' | 'old'
  /** 0 masculine … 1 feminine. */
  readonly fem: number
  /** Girth: 0.85 thin … 1.4 stout; shoulders grow with `strength`. */
  readonly girth: number
  readonly strength: number
  readonly skin: Rgb
  readonly hair: { readonly style: HairStyle; readonly color: Rgb }
  /** Anime style: a fine chin and nose, hair in pointed masses with a band of light around the crown. */
  readonly drawn: boolean
  /** Skin lined by wind and sun. */
  readonly weathered: boolean
  readonly beard: Beard
  readonly beardColor: Rgb
  readonly iris: Rgb
  readonly expression: Expression
  /** None, plain or with dark lenses. */
  readonly glasses: boolean | 'dark'
  readonly freckles: boolean
  readonly earring: boolean
  /** Face shape; each factor is around 1 and keeps people from looking like siblings. */
  readonly face: {
    readonly width: number
    readonly jaw: number
    readonly chin: number
    readonly eyeGap: number
    readonly eyeSize: number
    readonly eyeTilt: number
    readonly brow: number
    readonly nose: number
    readonly noseLength: number
    readonly mouth: number
  }
}

/** The person that a costume implies. */
export type Person = {
  readonly age?: Look['age']
  /** 0 or 1; absent means either. */
  readonly fem?: number
  readonly girth?: number
  readonly strength?: number
  readonly skin?: string
  readonly hair?: Wish
  readonly hairColor?: string
  readonly beard?: Beard
  readonly expression?: Expression
  readonly iris?: string
  readonly glasses?: boolean | 'dark'
}
