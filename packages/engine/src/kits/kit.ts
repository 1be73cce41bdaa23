import type { SpriteTexture } from '../render/painting.ts'
import type { Box, PointLight, Rgb, SolidKit, Vec3 } from '../render/scene.ts'

/** What the composer tells a kit about the one thing to build. */
export type KitInput = {
  /** Part of the lexicon's kit name after the colon: "quadruped:fox" → "fox". */
  readonly variant: string
  readonly noun: string
  /** Linear colors asked for; absent means the variant's own. */
  readonly color?: Rgb
  readonly color2?: Rgb
  readonly material?: string
  /** Adjectives of the entity ("old", "fluffy", "long red hair", "glowing"). */
  readonly attributes: readonly string[]
  /** "standing", "running", "sitting", "flying", "riding", "sleeping", "dancing" …; kits fall back to their resting pose. */
  readonly action?: string
  /** Nouns this one holds or wears that the kit may draw itself ("staff", "hat", "sword"); see `KitPiece.drew`. */
  readonly holds: readonly string[]
  /** Color asked for what it holds. */
  readonly heldColor?: Rgb
  readonly wears: readonly string[]
  /** Words to be lettered on this thing (a shop's sign), exactly as quoted in the prompt. */
  readonly texts?: readonly string[]
  /** True when it is dark: windows are lit, lamps burn. */
  readonly night?: boolean
  /** True when snow lies: roofs and branches carry it. */
  readonly snow?: boolean
  /** How the style wants faces drawn. */
  readonly faces: 'natural' | 'anime' | 'cartoon' | 'ink' | 'simple'
  /** How much more saturated than life the style's colors are; 1 is as in life. */
  readonly vivid?: number
  /** True in a picture of an earnest manner: no one grins who is not told to. */
  readonly solemn?: boolean
  /** Differs between instances of one entity, so that three dogs are three dogs. */
  readonly seed: number
  /** True for who is alone before the camera: the head is turned to it. */
  readonly facesViewer?: boolean
  /** True for one of a herd or a flock: what is finer than pixels is left out. */
  readonly small?: boolean
  /** Which of several people this is, and a number that all of them share: no two then look alike. */
  readonly among?: { readonly index: number; readonly group: number }
  /** The same for all of a family: what is in the blood comes from it. */
  readonly kin?: number
}

/** One thing, ready to be placed: object space, meters, standing on y = 0 at the origin, facing +x. */
export type KitPiece = {
  /** Bodies in the same object space; several when materials must not blend (a rider's saddle, a lamp's glass). */
  readonly bodies: readonly SolidKit[]
  /** Which of them rise from it like steam: from straight above they are not seen. */
  readonly rising?: readonly number[]
  readonly cards?: readonly { readonly center: Vec3; readonly width: number; readonly height: number; readonly texture: SpriteTexture }[]
  readonly lights?: readonly PointLight[]
  /**
   * Walls and roofs. Boxes cannot turn, so these keep the frame of the picture: x right, y up, z away from the viewer, the façade
   * towards −z. `face` is called in this same frame before `scale`. Pieces with boxes are placed at yaw π/2, which turns the bodies'
   * +x towards −z.
   */
  readonly boxes?: readonly Pick<Box, 'min' | 'max' | 'face' | 'lean'>[]
  /** Painted fronts (faces, labels): center, half-axes and straight-alpha sRGB pixels, in object space. */
  readonly decals?: readonly { readonly center: Vec3; readonly right: Vec3; readonly up: Vec3; readonly size: number; readonly pixels: Uint8ClampedArray }[]
  /** Middle and half size of an animal's head with its ears: what its portraits are framed by. */
  readonly portrait?: { readonly center: Vec3; readonly reach: number }
  /** Top of the thing, meters. */
  readonly height: number
  /** Radius of the circle it stands on, meters. */
  readonly radius: number
  /** Where others attach, object space. */
  readonly anchors: {
    /** Where a rider sits or something lies on top. */
    readonly seat: Vec3
    /** Where a held thing's middle is, if it has a hand. */
    readonly hand?: Vec3
    /** Crown of the head, for hats. */
    readonly head?: Vec3
    /** Point of this thing that touches what it sits or rides on (underside of the pelvis); default its origin, the feet. */
    readonly rest?: Vec3
    /** Middle of the face or the most telling part: close-ups aim here. */
    readonly face: Vec3
  }
  /**
   * Where its player is, for instruments that stay where they are: what he sits on or stands on, where his hands are, and how far he
   * is turned from the instrument's own front.
   */
  readonly player?: { readonly seat: Vec3; readonly hands: Vec3; readonly turn: number; readonly stands?: boolean }
  /** Of `holds` and `wears`: what the kit drew itself, so that the composer does not add it again. */
  readonly drew: readonly string[]
  /** Of those, the ones that are bodies of their own: they are counted as things in the picture. */
  readonly parts?: readonly { readonly noun: string; readonly bodies: readonly number[] }[]
}

/** A family of things drawn from one set of rules and many parameter rows. */
export type Kit = {
  readonly name: string
  readonly variants: readonly string[]
  /** Pure and deterministic. Unknown variants throw: the lexicon test keeps them apart. */
  readonly build: (input: KitInput) => KitPiece
}

/** A head alone, as marks show it. */
export const isBust = ({ attributes }: KitInput): boolean => attributes.includes('bust')
