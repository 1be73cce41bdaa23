import type { Swell } from '../../render/bent-shapes.ts'
import { createRandom } from '../../render/noise.ts'
import type { Material, Primitive, Rgb, SolidKit, Vec3 } from '../../render/scene.ts'
import { movedCone, movedSwell, plateReach, scaledSwell } from './surface.ts'
import { along, dot, lerp, scaled, sub, unit } from './vector.ts'

/**
 * Collects the materials and primitives of one body. Methods return the builder (`material` an index), so a kit reads as a list of parts. Each
 * part blends with those added before it; `blend` 0 leaves a crisp edge.
 */
export class KitBuilder {
  readonly #materials: Material[] = []
  readonly #primitives: Primitive[] = []

  /** Adds a material and returns its index for the parts. */
  material(material: Material): number {
    this.#materials.push(material)
    return this.#materials.length - 1
  }

  /** Number of parts so far; kits keep to their budget with it. */
  get count(): number {
    return this.#primitives.length
  }

  ellipsoid(center: Vec3, radii: Vec3, material: number, blend = 0): this {
    this.#primitives.push({ type: 'ellipsoid', center, radii, material, blend })
    return this
  }

  sphere(center: Vec3, radius: number, material: number, blend = 0): this {
    return this.ellipsoid(center, [radius, radius, radius], material, blend)
  }

  /** Round cone from `a` (radius `ra`) to `b` (radius `rb`). */
  cone(a: Vec3, b: Vec3, ra: number, rb: number, material: number, blend = 0): this {
    this.#primitives.push({ type: 'cone', a, b, ra, rb, material, blend })
    return this
  }

  /** Round cone with a flat end at `b`: a sleeve, a trouser leg. */
  hemmed(a: Vec3, b: Vec3, ra: number, rb: number, material: number, blend = 0): this {
    this.#primitives.push({ type: 'cone', a, b, ra, rb, flat: true, material, blend })
    return this
  }

  /** Cone flattened along `across` (made perpendicular to its axis) to `share` of its radii. */
  blade(a: Vec3, b: Vec3, ra: number, rb: number, across: Vec3, share: number, material: number, blend = 0): this {
    const axis = unit(sub(b, a))
    const square = unit(along(across, axis, -dot(across, axis)))
    this.#primitives.push({ type: 'cone', a, b, ra, rb, thin: { across: square, share }, material, blend })
    return this
  }

  /** Box with rounded edges: `half` excludes the rounding; `tilt` leans it. */
  box(center: Vec3, half: Vec3, round: number, material: number, blend = 0, yaw = 0, tilt = 0): this {
    const box = { type: 'box', center, half, round, yaw, material, blend } as const
    this.#primitives.push(tilt === 0 ? box : { ...box, tilt })
    return this
  }

  /** Ring around `axis`. */
  torus(center: Vec3, radius: number, tube: number, axis: 'x' | 'y' | 'z', material: number, blend = 0): this {
    this.#primitives.push({ type: 'torus', center, radius, tube, axis, material, blend })
    return this
  }

  /** Solid of revolution about `axis`: `profile` is [along the axis, radius] from the lower end to the upper. */
  lathe(center: Vec3, profile: readonly (readonly [along: number, radius: number])[], axis: 'x' | 'y' | 'z', material: number, round = 0, blend = 0): this {
    // Bounds are symmetric about the center, so the outline is centered.
    const ends = profile.map(([along]) => along)
    const middle = (Math.min(...ends) + Math.max(...ends)) / 2
    const [x, y, z] = center
    const at: Vec3 = axis === 'x' ? [x + middle, y, z] : axis === 'y' ? [x, y + middle, z] : [x, y, z + middle]
    const outline = profile.map(([along, radius]) => [along - middle, radius] as const)
    this.#primitives.push({ type: 'lathe', center: at, profile: outline, axis, round, material, blend })
    return this
  }

  /** A plate cut to a closed outline in the plane perpendicular to `axis`; `half` is half its thickness without the rounding. */
  plate(
    center: Vec3,
    outline: readonly (readonly [number, number])[],
    half: number,
    axis: 'x' | 'y' | 'z',
    material: number,
    round = 0,
    blend = 0,
    swell?: Swell,
  ): this {
    // Bounds are symmetric about the center, so the outline is centered.
    const middle = ([0, 1] as const).map((k) => {
      const ends = outline.map((point) => point[k])
      return (Math.min(...ends) + Math.max(...ends)) / 2
    })
    const [a, b] = middle
    const [x, y, z] = center
    const at: Vec3 = axis === 'x' ? [x, y + a, z + b] : axis === 'y' ? [x + a, y, z + b] : [x + a, y + b, z]
    const own = outline.map(([u, v]) => [u - a, v - b] as const)
    const plate = { type: 'plate', center: at, outline: own, half, axis, round, material, blend } as const
    this.#primitives.push(swell ? { ...plate, swell: movedSwell(swell, -a, -b) } : plate)
    return this
  }

  /** Chain of cones through `points`; `radii` has one entry per point. */
  path(points: readonly Vec3[], radii: readonly number[], material: number, blend = 0): this {
    for (let i = 0; i + 1 < points.length; i++) this.cone(points[i], points[i + 1], radii[i], radii[i + 1], material, blend)
    return this
  }

  build(key?: string): SolidKit {
    const body = { primitives: [...this.#primitives], materials: [...this.#materials] }
    return key === undefined ? body : { ...body, key }
  }
}

type Grow = (center: Vec3, reach: Vec3) => void

/** A leaning part takes the bounds of its upright bounding box, tilted. */
function leaningGrow(part: Primitive, take: Grow): Grow {
  const tilt = part.type === 'cone' ? 0 : (part.tilt ?? 0)
  if (tilt === 0) return take
  const [c, s] = [Math.abs(Math.cos(tilt)), Math.abs(Math.sin(tilt))]
  return (center, [x, y, z]) => take(center, [x * c + y * s, x * s + y * c, z])
}

/** Axis-aligned bounds of bodies, object space. `yaw` is how far `placeBody` turned them; it does not turn the outlines of plates. */
export function boundsOf(bodies: readonly SolidKit[], yaw = 0): { min: Vec3; max: Vec3 } {
  const min = [Infinity, Infinity, Infinity]
  const max = [-Infinity, -Infinity, -Infinity]
  const take = (center: Vec3, reach: Vec3) => {
    for (let axis = 0; axis < 3; axis++) {
      min[axis] = Math.min(min[axis], center[axis] - reach[axis])
      max[axis] = Math.max(max[axis], center[axis] + reach[axis])
    }
  }
  for (const body of bodies)
    for (const part of body.primitives) {
      const grow = leaningGrow(part, take)
      if (part.type === 'ellipsoid') grow(part.center, part.radii)
      else if (part.type === 'cone') {
        const reach = (axis: 0 | 1 | 2): number => (part.thin ? Math.sqrt(1 - part.thin.across[axis] ** 2 * (1 - part.thin.share ** 2)) : 1)
        const wide: Vec3 = [reach(0), reach(1), reach(2)]
        grow(part.a, [part.ra * wide[0], part.ra * wide[1], part.ra * wide[2]])
        grow(part.b, [part.rb * wide[0], part.rb * wide[1], part.rb * wide[2]])
      } else if (part.type === 'torus') {
        const wide = part.radius + part.tube
        const reach: Vec3 = [part.axis === 'x' ? part.tube : wide, part.axis === 'y' ? part.tube : wide, part.axis === 'z' ? part.tube : wide]
        grow(part.center, reach)
      } else if (part.type === 'lathe') {
        const along = Math.max(...part.profile.map(([at]) => Math.abs(at))) + part.round
        const wide = Math.max(...part.profile.map(([, radius]) => radius)) + part.round
        const reach = (axis: 'x' | 'y' | 'z') => (part.axis === axis ? along : wide)
        grow(part.center, [reach('x'), reach('y'), reach('z')])
      } else if (part.type === 'plate') {
        grow(part.center, plateReach(part, yaw))
      } else {
        const cos = Math.abs(Math.cos(part.yaw))
        const sin = Math.abs(Math.sin(part.yaw))
        const [hx, hy, hz] = part.half
        grow(part.center, [hx * cos + hz * sin + part.round, hy + part.round, hx * sin + hz * cos + part.round])
      }
    }
  return { min: [min[0], min[1], min[2]], max: [max[0], max[1], max[2]] }
}

/** Share of the width that counts when a picture is framed by height: ears may stick out at the sides. */
const ACROSS = 0.78

/** Center of bodies, and half the size that they are framed by. */
export function spanOf(bodies: readonly SolidKit[]): { readonly center: Vec3; readonly reach: number } {
  const { min, max } = boundsOf(bodies)
  return {
    center: [(min[0] + max[0]) / 2, (min[1] + max[1]) / 2, (min[2] + max[2]) / 2],
    reach: Math.max(ACROSS * Math.max(max[0] - min[0], max[2] - min[2]), max[1] - min[1]) / 2,
  }
}

/** The shadow setting that a copy of a body keeps. */
export const castingOf = ({ castsShadow }: SolidKit): Pick<SolidKit, 'castsShadow'> => (castsShadow === undefined ? {} : { castsShadow })

/** A material whose hair moves with its body: `move` maps points, `turn` directions. */
export function movedStrands(material: Material, move: (p: Vec3) => Vec3, turn: (way: Vec3) => Vec3, scale = 1): Material {
  const { strands } = material
  if (!strands) return material
  const { center, radius, pole } = strands
  return { ...material, strands: { ...strands, center: move(center), radius: radius * scale, ...(pole ? { pole: turn(pole) } : {}) } }
}

/** A body moved, rotated about y and scaled, for kits that reuse another kit's parts. */
export function placeBody(body: SolidKit, offset: Vec3, scale = 1, yaw = 0): SolidKit {
  const cos = Math.cos(yaw)
  const sin = Math.sin(yaw)
  const turned = (p: Vec3): Vec3 => [p[0] * cos + p[2] * sin, p[1], p[2] * cos - p[0] * sin]
  const move = (p: Vec3): Vec3 => along(offset, turned(p), scale)
  const primitives = body.primitives.map((part): Primitive => {
    const blend = part.blend * scale
    if (part.type === 'cone') return { ...movedCone(part, move, turned), blend, ra: part.ra * scale, rb: part.rb * scale }
    const center = move(part.center)
    if (part.type === 'ellipsoid') return { ...part, blend, center, radii: scaled(part.radii, scale) }
    if (part.type === 'torus') return { ...part, blend, center, radius: part.radius * scale, tube: part.tube * scale }
    if (part.type === 'lathe') {
      const profile = part.profile.map(([along, radius]) => [along * scale, radius * scale] as const)
      return { ...part, blend, center, profile, round: part.round * scale }
    }
    if (part.type === 'plate') {
      const outline = part.outline.map(([a, b]) => [a * scale, b * scale] as const)
      const plate = { ...part, blend, center, outline, half: part.half * scale, round: part.round * scale }
      return part.swell ? { ...plate, swell: scaledSwell(part.swell, scale) } : plate
    }
    return { ...part, blend, center, half: scaled(part.half, scale), round: part.round * scale, yaw: part.yaw + yaw }
  })
  // Patterns repeat per meter of object space, so they scale with the body.
  const materials = body.materials.map((material) => ({
    ...movedStrands(material, move, turned, scale),
    ...(material.pattern ? { pattern: { ...material.pattern, scale: material.pattern.scale / scale } } : {}),
  }))
  return { ...castingOf(body), primitives, materials }
}

/** "#rrggbb" to linear RGB. */
export function linear(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16)
  const channel = (shift: number) => (((value >> shift) & 255) / 255) ** 2.2
  return [channel(16), channel(8), channel(0)]
}

/** Material of a lamp that glows in a color. */
export function glowing(hex: string, strength = 1.8): Material {
  const color = linear(hex)
  return { color, emission: scaled(color, strength), specular: 1, gloss: 80 }
}

/** Linear RGB to "#rrggbb", for canvas drawing. */
export function toHex(color: Rgb): string {
  const channel = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) ** (1 / 2.2) * 255)
      .toString(16)
      .padStart(2, '0')
  return `#${color.map(channel).join('')}`
}

/** `a` moved toward `b` by `t`. */
export const mixColor: (a: Rgb, b: Rgb, t: number) => Rgb = lerp

/** Color times `factor`, kept below full white. */
export const shade = (color: Rgb, factor: number): Rgb => [
  Math.min(0.95, color[0] * factor),
  Math.min(0.95, color[1] * factor),
  Math.min(0.95, color[2] * factor),
]

/** Golden-ratio steps spread numbers over 0 … 1, each far from those before it. */
const GOLDEN = 0.618034

/** A number 0 … 1 for one of several people, far from the others' numbers; `question` selects the trait. */
export const shareOf = ({ index, group }: { readonly index: number; readonly group: number }, question: number): number =>
  (createRandom(Math.imul(group + 17, 0x9e3779b1) + question * 7919)() + index * GOLDEN) % 1
