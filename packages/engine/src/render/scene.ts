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
  /** What falls through the air: how much of each, 0 none … 1 dense. */
  readonly weather: { readonly rain: number; readonly snow: number; readonly leaves?: number; readonly petals?: number; readonly confetti?: number }
  /** Exposure before tone mapping; 1 is a sunny day. */
  readonly exposure: number
  /** Distance in meters that is in focus, for depth of field. */
  readonly focus: number
  /** Decals drawn after shading, in object space of a solid (faces, lettering, patterns). */
  readonly decals?: readonly Decal[]
  /** It is night under an open sky: styles that lift dark scenes leave it dark. */
  readonly night?: boolean
  /** Mood words of the prompt, for styles that paint a feeling rather than things. */
  readonly mood?: readonly string[]
}

export type Camera = {
  readonly position: Vec3
  /** Point in the middle of the picture. */
  readonly target: Vec3
  /** Full angle of view across the shorter side, radians (0.4 tele … 1.2 wide). */
  readonly fov: number
  /** True for parallel projection (isometric); `fov` is then half the shorter side in meters. */
  readonly orthographic?: boolean
  /** Factor on the height of everything in the picture, default 1: the cosine of the angle a steep camera looks down at. */
  readonly squeeze?: number
}

export type Sky = {
  /** Unit vector towards the sun or moon that lights the scene. */
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
  /** How many stars and how bright, 0 none … 1. */
  readonly stars: number
  /** Brightness of the moon and the light around it, 0 none … 1. */
  readonly moon: number
  /** The Earth as a disc in the sky, as the moon has it, or filling what lies below an orbit. */
  readonly earth?: 'disc' | 'below' | undefined
  /** A spiral galaxy in the middle of the picture, seen from outside. */
  readonly galaxy?: boolean
  /** The band of our own across a night sky, 0 none … 1. */
  readonly milkyWay?: number
  /** No air: a black sky with stars by day, no clouds, no fog. */
  readonly airless?: boolean
  /** Fog density per meter, 0 none … 0.05 thick. */
  readonly fog: number
  /** Default the sky's own behind it. */
  readonly fogColor?: Rgb
  /** How far fog rises into the sky, 0 … 1: the lower sky takes its color. */
  readonly haze?: number
  /** 0 none … 1, as with the aurora. */
  readonly rainbow?: number
  readonly aurora?: number
}

/** A signed-distance body made of primitives that blend into each other: an animal, a person's head, a prop. */
export type Solid = {
  readonly kit: SolidKit
  readonly position: Vec3
  /**
   * Turn about y, radians; 0 faces +x, π/2 faces the camera (-z), π faces -x. Object (x, z) lies at world
   * (x cos yaw + z sin yaw, z cos yaw - x sin yaw).
   */
  readonly yaw: number
  readonly scale: number
  /** Entity instance this body belongs to, 1 … 65535 (0: scenery). Several bodies may share one. */
  readonly instance: number
}

/** Built with `KitBuilder` in kits/; object space, meters before `scale`, feet at y = 0, facing +x. */
export type SolidKit = {
  readonly primitives: readonly Primitive[]
  readonly materials: readonly Material[]
  /** Kits with equal keys are equal: baked grids may be cached by it. */
  readonly key?: string
  /** False for the frames of glasses: their shadows would be scars across the eyes. Default true. */
  readonly castsShadow?: boolean
  /** True for what hangs beyond the air: no fog veils it. */
  readonly beyondAir?: boolean
}

type PrimitiveBase = {
  /** Index into the kit's materials. */
  readonly material: number
  /** How far it melts into what came before, meters. */
  readonly blend: number
}
/** Radians that a part which is not round leans about its own middle, from +x up towards +y; default it stands straight. */
type Leaning = { readonly tilt?: number }
export type Primitive =
  | (PrimitiveBase & Leaning & { readonly type: 'ellipsoid'; readonly center: Vec3; readonly radii: Vec3 })
  | (PrimitiveBase & {
      readonly type: 'cone'
      readonly a: Vec3
      readonly b: Vec3
      readonly ra: number
      readonly rb: number
      /** Its end at b is flat, as hems and cuffs are; default round. */
      readonly flat?: boolean
      /** Flattened across a unit vector that is square to its axis, to a share of its radii: a feather, a leaf, the skin of a wing. */
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
        /** Outline as [along the axis, radius], upwards on the outside (and down again on the inside of something hollow). */
        readonly profile: readonly (readonly [along: number, radius: number])[]
        /** Rounding added all around, meters. */
        readonly round: number
      })
  | (PrimitiveBase &
      Leaning & {
        /** A plate cut to an outline: soles, guitars, bags. */
        readonly type: 'plate'
        readonly center: Vec3
        /** The way through the plate. */
        readonly axis: 'x' | 'y' | 'z'
        /** Closed outline in the two other axes, in the order x, y, z; its middle is `center`. */
        readonly outline: readonly (readonly [number, number])[]
        /** Half its thickness, without the rounding. */
        readonly half: number
        /** Rounding added all around, meters. */
        readonly round: number
        /** Absent for even plates. */
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
  /** Light the surface gives off (lamps, eyes of robots). */
  readonly emission?: Rgb
  /** 0 … 1: how much of the environment it mirrors (metal, glass). */
  readonly metal?: number
  /** 0 … 1: how much is seen through it, bent (glass, ice). */
  readonly clear?: number
  /**
   * 0 … 1: how much a thin wall hides of what is behind it where it is seen face on; edges hide more. Parts of such materials are a body
   * of their own and cast no shadow.
   */
  readonly sheer?: number
  /** Of a sheer body: it is full, and hides by how far a ray runs within it; `sheer` is the share for a way of its radius. */
  readonly liquid?: boolean
  /** 0 … 1: light spreads beneath the surface; shadows end in a warm edge. */
  readonly skin?: number
  /** 0 … 1: folds and weave of cloth. */
  readonly cloth?: number
  /**
   * Hair that grows on a head with this middle and radius, object space: strands and their sheen. They leave the head at its `pole`, a
   * unit vector, the crown unless it is given. `sleek` 0 … 1: how much a strand is lit as if it followed the round of the head, which
   * hides that it is made of straight pieces.
   */
  readonly strands?: {
    readonly center: Vec3
    readonly radius: number
    readonly pole?: Vec3
    readonly sleek?: number
    /** 0 … 1: a band of light around the head, as drawn hair has it. */
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
  /** Sides that stand inside the bounds or lean, as those of a roof do. */
  readonly lean?: Lean
  /**
   * Writes the look of a surface point: out[0..2] albedo, out[3..5] emission, out[6] specular, out[7] wetness. `axis` is the face's normal
   * (0 x, 1 y, 2 z); u, v run over the face in meters from its lower corner. Pure.
   */
  readonly face: (axis: 0 | 1 | 2, u: number, v: number, x: number, y: number, z: number, out: Float64Array) => void
  /** Its faces have no detail, so their pixels are interpolated as those of other surfaces are. */
  readonly smooth?: boolean
  readonly instance: number
  /** False for ceilings and walls that must not keep the sun out of a room. Default true. */
  readonly castsShadow?: boolean
  /** True for what hangs beyond the air: no fog veils it. */
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
  /** Reach in meters: beyond it the light is nil. */
  readonly radius: number
}

/** A picture painted onto the front of a solid: a face, a number, a label. */
export type Decal = {
  readonly instance: number
  /**
   * Center and half-axes of the card, world space: `right` and `up` as someone facing it sees them. It is projected straight back
   * onto the body of the instance that is nearest to its center (and others about as near), where that faces the same way and lies
   * within about one and a half half-axes of the card. Boxes are painted when the instance has no solids.
   */
  readonly center: Vec3
  readonly right: Vec3
  readonly up: Vec3
  /** RGBA 8-bit straight alpha sRGB, side `size`. */
  readonly size: number
  readonly pixels: Uint8ClampedArray
}
