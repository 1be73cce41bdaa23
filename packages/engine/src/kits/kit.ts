import type { SpriteTexture } from '../render/painting.ts'
import type { Box, PointLight, Rgb, SolidKit, Vec3 } from '../render/scene.ts'

/** What the composer passes to a kit to build one thing. */
export type KitInput = {
  /** Part of the lexicon's kit name after the colon: "quadruped:fox" → "fox". */
  readonly variant: string
  readonly noun: string
  /** Linear colors from the prompt; absent means the variant's own. */
  readonly color?: Rgb
  readonly color2?: Rgb
  readonly material?: string
  /** Adjectives from the prompt ("old", "fluffy", "long red hair", "glowing"). */
  readonly attributes: readonly string[]
  /** "standing", "running", "sitting", "flying", "riding", "sleeping", "dancing" …; kits without that pose use their resting pose. */
  readonly action?: string
  /** Nouns that this thing holds or wears and that the kit may draw itself ("staff", "hat", "sword"); see `KitPiece.drew`. */
  readonly holds: readonly string[]
  /** Color for the held thing. */
  readonly heldColor?: Rgb
  readonly wears: readonly string[]
  /** Text to letter on this thing (a shop's sign), exactly as quoted in the prompt. */
  readonly texts?: readonly string[]
  /** True at night: windows are lit, lamps are on. */
  readonly night?: boolean
  /** True when there is snow: it lies on roofs and branches. */
  readonly snow?: boolean
  /** How the style draws faces. */
  readonly faces: 'natural' | 'anime' | 'cartoon' | 'ink' | 'simple'
  /** How saturated the style's colors are compared with real ones; 1 is realistic. */
  readonly vivid?: number
  /** True for serious styles: no one grins unless the prompt says so. */
  readonly solemn?: boolean
  /** Differs between instances of one entity, so that three dogs do not look identical. */
  readonly seed: number
  /** True for a single figure in the picture: the head turns to the camera. */
  readonly facesViewer?: boolean
  /** True for members of a herd or flock: details finer than a pixel are left out. */
  readonly small?: boolean
  /** This person's index in a group, and a number that the group shares, so that no two look alike. */
  readonly among?: { readonly index: number; readonly group: number }
  /** Shared by all members of a family: inherited traits come from it. */
  readonly kin?: number
}

/** One thing, ready to be placed: object space, meters, standing on y = 0 at the origin, facing +x. */
export type KitPiece = {
  /** Bodies in the same object space; several when materials must not blend (a rider's saddle, a lamp's glass). */
  readonly bodies: readonly SolidKit[]
  /** Indices of bodies that rise like steam: they are hidden when seen from straight above. */
  readonly rising?: readonly number[]
  readonly cards?: readonly { readonly center: Vec3; readonly width: number; readonly height: number; readonly texture: SpriteTexture }[]
  readonly lights?: readonly PointLight[]
  /**
   * Walls and roofs. Boxes cannot be rotated, so they use the picture's frame: x right, y up, z away from the viewer, the façade toward −z.
   * `face` is called in the same frame, before `scale`. Pieces with boxes are placed at yaw π/2, which turns the bodies' +x toward −z.
   */
  readonly boxes?: readonly Pick<Box, 'min' | 'max' | 'face' | 'lean'>[]
  /** Painted fronts (faces, labels): center, half-axes and straight-alpha sRGB pixels, in object space. */
  readonly decals?: readonly { readonly center: Vec3; readonly right: Vec3; readonly up: Vec3; readonly size: number; readonly pixels: Uint8ClampedArray }[]
  /** Center and half size of an animal's head including the ears: portraits are framed by it. */
  readonly portrait?: { readonly center: Vec3; readonly reach: number }
  /** Top of the thing, meters. */
  readonly height: number
  /** Radius of the circle it stands on, meters. */
  readonly radius: number
  /** Attachment points, object space. */
  readonly anchors: {
    /** Where a rider sits or something lies on top. */
    readonly seat: Vec3
    /** Center of a held thing, if this one has a hand. */
    readonly hand?: Vec3
    /** Crown of the head, for hats. */
    readonly head?: Vec3
    /** Point that touches the seat or mount (underside of the pelvis); defaults to the origin, at the feet. */
    readonly rest?: Vec3
    /** Center of the face or of the most characteristic part: close-ups aim here. */
    readonly face: Vec3
  }
  /**
   * The player's place, for instruments that stay where they are: where the player sits or stands, where the hands are, and how far the player
   * is turned from the instrument's front.
   */
  readonly player?: { readonly seat: Vec3; readonly hands: Vec3; readonly turn: number; readonly stands?: boolean }
  /** Nouns of `holds` and `wears` that the kit drew itself, so that the composer does not add them again. */
  readonly drew: readonly string[]
  /** Those of `drew` that have bodies of their own: they count as things in the picture. */
  readonly parts?: readonly { readonly noun: string; readonly bodies: readonly number[] }[]
}

/** A family of things drawn by one set of rules from many rows of parameters. */
export type Kit = {
  readonly name: string
  readonly variants: readonly string[]
  /** Pure and deterministic. Throws on unknown variants; the lexicon test makes sure that none is used. */
  readonly build: (input: KitInput) => KitPiece
}

/** A head alone, for marks. */
export const isBust = ({ attributes }: KitInput): boolean => attributes.includes('bust')
