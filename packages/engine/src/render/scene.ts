import type { Lean, Swell } from './bent-shapes.ts'
import type { SpriteTexture } from './painting.ts'
import type { Terrain } from './terrain.ts'

/**
 * A scene: everything the renderer needs, as plain data and pure functions. The composer writes it, the renderer reads it.
 * World in meters: x to the right, y up, z into the picture; the ground the subject stands on is near y = 0.
 * Colors are linear RGB, 0 … 1 for albedo, unbounded for light.
 */
export type Vec3 = readonly [x: number, y: number, z: number]
export type Rgb = readonly [r: number, g: number, b: number]

export type Scene = {
  /** Pixels of the picture. */
  readonly width: number
  readonly height: number
  readonly camera: Camera
  readonly sky: Sky
  /** Height field of the ground; absent for scenes in space or indoors (where boxes form the room). */
  readonly terrain?: Terrain
  /** Flat water with reflections, if any. */
  readonly water?: {
    /** Height of its surface. */
    readonly y: number
    readonly color: Rgb
    /** Slope of the waves, 0 mirror … 0.2 rough. */
    readonly ripple: number
  }
  /** How wet the ground is, 0 … 1: puddles that reflect. */
  readonly wetness: number
  readonly solids: readonly Solid[]
  readonly boxes: readonly Box[]
  readonly sprites: readonly Sprite[]
  readonly lights: readonly PointLight[]
  /** Particles falling through the air: the amount of each, 0 none … 1 dense. */
  readonly weather: { readonly rain: number; readonly snow: number; readonly leaves?: number; readonly petals?: number; readonly confetti?: number }
  /** Exposure before tone mapping; 1 is a sunny day. */
  readonly exposure: number
  /** Distance in focus for depth of field, meters. */
  readonly focus: number
  /** Decals drawn after shading, in object space of a solid (faces, lettering, patterns). */
  readonly decals?: readonly Decal[]
  /** Night under an open sky: styles that brighten dark scenes keep it dark. */
  readonly night?: boolean
  /** Mood words of the prompt, for styles that paint a feeling instead of things. */
  readonly mood?: readonly string[]
}

export type Camera = {
  readonly position: Vec3
  /** The point at the center of the picture. */
  readonly target: Vec3
  /** Full angle of view across the shorter side, radians (0.4 tele … 1.2 wide). */
  readonly fov: number
  /** True for parallel projection (isometric); `fov` is then half the shorter side in meters. */
  readonly orthographic?: boolean
  /** Vertical scale of everything in the picture, default 1: the cosine of the angle at which a steep camera looks down. */
  readonly squeeze?: number
}

export type Sky = {
  /** Unit vector toward the sun or moon that lights the scene. */
  readonly sunDirection: Vec3
  readonly sunColor: Rgb
  /** Light from above and bounce from the ground. */
  readonly ambient: Rgb
  readonly ground: Rgb
  readonly zenith: Rgb
  readonly horizon: Rgb
  /** Glow around the sun at the horizon. */
  readonly glow: Rgb
  /** Light of the disc itself, 0 hidden … 9 blinding. */
  readonly sunDisc: number
  /** Cloud cover 0 … 1 and the colors of its lit and shaded sides. */
  readonly clouds: number
  readonly cloudLit: Rgb
  readonly cloudDark: Rgb
  /** Amount and brightness of stars, 0 none … 1. */
  readonly stars: number
  /** Brightness of the moon and the light around it, 0 none … 1. */
  readonly moon: number
  /** The Earth: a disc in the sky, as seen from the moon, or filling the view below an orbit. */
  readonly earth?: 'disc' | 'below' | undefined
  /** A spiral galaxy in the center of the picture, seen from outside. */
  readonly galaxy?: boolean
  /** The Milky Way across a night sky, 0 none … 1. */
  readonly milkyWay?: number
  /** No atmosphere: a black sky with stars by day, no clouds, no fog. */
  readonly airless?: boolean
  /** Fog density per meter, 0 none … 0.05 thick. */
  readonly fog: number
  /** Default the color of the sky behind it. */
  readonly fogColor?: Rgb
  /** How far fog rises into the sky, 0 … 1: the lower sky takes its color. */
  readonly haze?: number
  /** 0 none … 1, for the aurora too. */
  readonly rainbow?: number
  readonly aurora?: number
}

/** A signed-distance body made of primitives that blend into each other: an animal, a person's head, a prop. */
export type Solid = {
  readonly kit: SolidKit
  readonly position: Vec3
  /** Rotation about y, radians; 0 faces +x, π/2 faces the camera (-z), π faces -x. Object (x, z) is at world (x cos yaw + z sin yaw, z cos yaw - x sin yaw). */
  readonly yaw: number
  readonly scale: number
  /** Entity instance this body belongs to, 1 … 65535 (0: scenery). Several bodies may share one. */
  readonly instance: number
}

/** Built with `KitBuilder` in kits/; object space, meters before `scale`, feet at y = 0, facing +x. */
export type SolidKit = {
  readonly primitives: readonly Primitive[]
  readonly materials: readonly Material[]
  /** Kits with equal keys are equal: it is the cache key of baked grids. */
  readonly key?: string
  /** False for the frames of glasses: their shadows would look like scars across the eyes. Default true. */
  readonly castsShadow?: boolean
  /** True for things outside the atmosphere: no fog covers them. */
  readonly beyondAir?: boolean
}

type PrimitiveBase = {
  /** Index into the kit's materials. */
  readonly material: number
  /** Blend distance to the parts before it, meters. */
  readonly blend: number
}
/** Radians that a part that is not round leans about its own center, from +x up toward +y; default upright. */
type Leaning = { readonly tilt?: number }
export type Primitive =
  | (PrimitiveBase & Leaning & { readonly type: 'ellipsoid'; readonly center: Vec3; readonly radii: Vec3 })
  | (PrimitiveBase & {
      readonly type: 'cone'
      readonly a: Vec3
      readonly b: Vec3
      readonly ra: number
      readonly rb: number
      /** Its end at b is flat, like hems and cuffs; default round. */
      readonly flat?: boolean
      /** Flattened along a unit vector perpendicular to its axis, to a share of its radii: a feather, a leaf, the skin of a wing. */
      readonly thin?: Thinness
    })
  | (PrimitiveBase & Leaning & { readonly type: 'box'; readonly center: Vec3; readonly half: Vec3; readonly round: number; readonly yaw: number })
  | (PrimitiveBase &
      Leaning & { readonly type: 'torus'; readonly center: Vec3; readonly radius: number; readonly tube: number; readonly axis: 'x' | 'y' | 'z' })
  | (PrimitiveBase &
      Leaning & {
        /** Surface of revolution: cups, bottles, columns, wheels. */
        readonly type: 'lathe'
        readonly center: Vec3
        readonly axis: 'x' | 'y' | 'z'
        /** Outline as [along the axis, radius], up on the outside (and down again on the inside of hollow things). */
        readonly profile: readonly (readonly [along: number, radius: number])[]
        /** Rounding added all around, meters. */
        readonly round: number
      })
  | (PrimitiveBase &
      Leaning & {
        /** A plate cut to an outline: soles, guitars, bags. */
        readonly type: 'plate'
        readonly center: Vec3
        /** Axis of the plate's thickness. */
        readonly axis: 'x' | 'y' | 'z'
        /** Closed outline in the two other axes, in the order x, y, z, relative to `center`. */
        readonly outline: readonly (readonly [number, number])[]
        /** Half its thickness, without the rounding. */
        readonly half: number
        /** Rounding added all around, meters. */
        readonly round: number
        /** Absent for flat plates. */
        readonly swell?: Swell
      })

type Thinness = { readonly across: Vec3; readonly share: number }

export type Material = {
  readonly color: Rgb
  /** 0 none … 1 long fur; drives the fur pass and albedo blending between neighbors. */
  readonly fur?: number
  /** Strength of highlights, 0 … 1.5. */
  readonly specular?: number
  /** Phong exponent, 1 … 200. */
  readonly gloss?: number
  /** Light emitted by the surface (lamps, robot eyes). */
  readonly emission?: Rgb
  /** 0 … 1: how strongly it reflects the environment (metal, glass). */
  readonly metal?: number
  /** 0 … 1: how transparent it is, with refraction (glass, ice). */
  readonly clear?: number
  /** 0 … 1: opacity of a thin wall seen face on; edges are more opaque. Parts with such a material are a separate body and cast no shadow. */
  readonly sheer?: number
  /** The sheer body is filled: its opacity depends on the length of the ray inside it; `sheer` is the opacity for a length of its radius. */
  readonly liquid?: boolean
  /** 0 … 1: subsurface scattering; shadows end in a warm edge. */
  readonly skin?: number
  /** 0 … 1: folds and weave of cloth. */
  readonly cloth?: number
  /**
   * Hair on a head with this center and radius, object space: strands and their sheen. They start at the head's `pole`, a unit vector, by
   * default the crown. `sleek` 0 … 1: how much a strand is lit as if it followed the curve of the head, which hides its straight segments.
   */
  readonly strands?: {
    readonly center: Vec3
    readonly radius: number
    readonly pole?: Vec3
    readonly sleek?: number
    /** 0 … 1: a band of light around the head, as in drawn hair. */
    readonly band?: number
  }
  /** Procedural pattern over the base color. */
  readonly pattern?: {
    readonly kind:
      | 'stripes'
      | 'spots'
      | 'rosettes'
      | 'patches'
      | 'blotches'
      | 'checks'
      | 'dots'
      | 'wood'
      | 'brick'
      | 'noise'
      | 'mottled'
      | 'scales'
      | 'craters'
      | 'clouds'
      | 'plates'
    readonly color: Rgb
    readonly scale: number
  }
}

/** Axis-aligned box with a procedural face: walls, floors, houses, tables. */
export type Box = {
  readonly min: Vec3
  readonly max: Vec3
  /** Sides that stand inside the bounds or lean, as on a roof. */
  readonly lean?: Lean
  /**
   * Writes the look of a surface point: out[0..2] albedo, out[3..5] emission, out[6] specular, out[7] wetness. `axis` is the face's normal
   * (0 x, 1 y, 2 z); u, v run over the face in meters from its lower corner. Pure.
   */
  readonly face: (axis: 0 | 1 | 2, u: number, v: number, x: number, y: number, z: number, out: Float64Array) => void
  /** Its faces have no detail, so their pixels are interpolated like other surfaces. */
  readonly smooth?: boolean
  readonly instance: number
  /** False for ceilings and walls that must not block the sun from a room. Default true. */
  readonly castsShadow?: boolean
  /** True for things outside the atmosphere: no fog covers them. */
  readonly beyondAir?: boolean
}

/** Upright textured card facing the camera: trees, bushes, distant crowds, inflated icons. */
export type Sprite = {
  readonly position: Vec3
  /** Meters. */
  readonly width: number
  readonly height: number
  readonly texture: SpriteTexture
  readonly flip: boolean
  readonly instance: number
}

export type PointLight = {
  readonly position: Vec3
  /** Light received at a sixth of the reach. */
  readonly color: Rgb
  /** Reach in meters: there is no light beyond it. */
  readonly radius: number
}

/** A picture painted on the front of a solid: a face, a number, a label. */
export type Decal = {
  readonly instance: number
  /**
   * Center and half-axes of the card, world space: `right` and `up` as seen by someone facing it. It is projected straight back onto the
   * instance's body nearest to its center (and others about as near), where that faces the same way and lies within about one and a half
   * half-axes of the card. Boxes are painted when the instance has no solids.
   */
  readonly center: Vec3
  readonly right: Vec3
  readonly up: Vec3
  /** RGBA 8-bit straight alpha sRGB, side `size`. */
  readonly size: number
  readonly pixels: Uint8ClampedArray
}
