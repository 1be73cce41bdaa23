import type { Primitive, SolidKit } from '../scene.ts'
import { compileSwell } from './plate-distance.ts'
import { compileOutline, compileProfile, EDGE } from './turned-profile.ts'

/**
 * Numbers per compiled primitive: type, material, blend, bounding sphere (x y z radius), then the shape's own numbers from 7 on; last the cosine
 * and sine of its lean.
 */
export const STRIDE = 22
export const LEAN = 20
export const ELLIPSOID = 0
export const CONE = 1
export const ROUND_BOX = 2
const TORUS = 3
export const LATHE = 4
export const PLATE = 5
export const BLADE = 6

/** A kit compiled for evaluation, in object space: divisions and trigonometry are done once, not per sample. */
export type SolidBody = {
  readonly kit: SolidKit
  readonly data: Float64Array
  readonly count: number
  /** Max blend of the kit: how far a primitive reaches beyond itself. */
  readonly maxBlend: number
  /** Whether furry or woven materials of different colors blend into each other. */
  readonly colorsBlend: boolean
  /** Bounding box, and bounding sphere around its center. */
  readonly low: readonly [number, number, number]
  readonly high: readonly [number, number, number]
  readonly center: readonly [number, number, number]
  readonly radius: number
}

const compiled = new WeakMap<SolidKit, SolidBody>()

export function compileKit(kit: SolidKit): SolidBody {
  const known = compiled.get(kit)
  if (known) return known
  // Outlines of turned bodies and plates are stored after the rows of the primitives.
  const outlines = kit.primitives.map((part) => (part.type === 'lathe' ? compileProfile(part) : part.type === 'plate' ? compileOutline(part) : []))
  const swells = kit.primitives.map((part) => (part.type === 'plate' && part.swell ? compileSwell(part.swell) : []))
  const rows = kit.primitives.length * STRIDE
  const data = new Float64Array(rows + [...outlines, ...swells].flat().length)
  let outline = rows
  const low: [number, number, number] = [1e9, 1e9, 1e9]
  const high: [number, number, number] = [-1e9, -1e9, -1e9]
  let maxBlend = 0
  kit.primitives.forEach((primitive, index) => {
    const row = data.subarray(index * STRIDE, (index + 1) * STRIDE)
    row[1] = primitive.material
    row[2] = primitive.blend
    maxBlend = Math.max(maxBlend, primitive.blend)
    compilePrimitive(primitive, row)
    const tilt = primitive.type === 'cone' ? 0 : (primitive.tilt ?? 0)
    row[LEAN] = Math.cos(tilt)
    row[LEAN + 1] = Math.sin(tilt)
    if (outlines[index].length > 0) {
      data.set(outlines[index], outline)
      row[11] = outline
      row[12] = outlines[index].length / EDGE
      outline += outlines[index].length
    }
    if (swells[index].length > 0) {
      data.set(swells[index], outline)
      row[15] = outline
      outline += swells[index].length
    }
    for (let axis = 0; axis < 3; axis++) {
      const extent = extentAlong(primitive, row, axis)
      low[axis] = Math.min(low[axis], row[3 + axis] - extent)
      high[axis] = Math.max(high[axis], row[3 + axis] + extent)
    }
  })
  if (kit.primitives.length === 0) {
    low.fill(-0.01)
    high.fill(0.01)
  }
  const size = [high[0] - low[0], high[1] - low[1], high[2] - low[2]]
  const body: SolidBody = {
    kit,
    data,
    count: kit.primitives.length,
    maxBlend,
    colorsBlend: new Set(kit.materials.filter(({ fur = 0 }) => fur > 0).map(({ color }) => color.join())).size > 1,
    low,
    high,
    center: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2],
    radius: (Math.sqrt(size[0] * size[0] + size[1] * size[1] + size[2] * size[2]) / 2) * 1.02,
  }
  compiled.set(kit, body)
  return body
}

/** Moves the nearest point of a cone to its larger end from any position. */
const SWALLOWED = 1e9
const AXES = { x: 0, y: 1, z: 2 } as const

function extentAlong(primitive: Primitive, row: Float64Array, axis: number): number {
  if (row[LEAN + 1] !== 0) return row[6]
  if (primitive.type === 'ellipsoid') return primitive.radii[axis]
  if (primitive.type === 'plate') return primitive.round + halfOfPlate(primitive, axis)
  if (primitive.type !== 'lathe') return row[6]
  const along = axis === AXES[primitive.axis] ? 0 : 1
  return Math.max(...primitive.profile.map((point) => Math.abs(point[along]))) + primitive.round
}

/** Half the size of a plate along an axis, without its rounding. */
function halfOfPlate(plate: Extract<Primitive, { type: 'plate' }>, axis: number): number {
  const through = AXES[plate.axis]
  if (axis === through) return plate.half
  const across = axis > through ? axis - 1 : axis
  return Math.max(...plate.outline.map((point) => Math.abs(point[across]))) + sinkOf(plate, across)
}

/** How far a swollen plate extends beyond its outline along one of its axes. */
export const sinkOf = ({ swell, half }: Extract<Primitive, { type: 'plate' }>, across: number): number =>
  swell ? Math.abs(swell[across].sink) * half * half : 0

function compilePrimitive(primitive: Primitive, row: Float64Array): void {
  switch (primitive.type) {
    case 'ellipsoid': {
      row[0] = ELLIPSOID
      for (let axis = 0; axis < 3; axis++) {
        const radius = Math.max(1e-4, primitive.radii[axis])
        row[3 + axis] = primitive.center[axis]
        row[7 + axis] = primitive.center[axis]
        row[10 + axis] = 1 / (radius * radius)
      }
      row[6] = Math.max(...primitive.radii)
      row[13] = Math.min(...primitive.radii)
      return
    }
    case 'cone': {
      row[0] = CONE
      let squared = 0
      for (let axis = 0; axis < 3; axis++) {
        const span = primitive.b[axis] - primitive.a[axis]
        row[3 + axis] = primitive.a[axis] + span / 2
        row[7 + axis] = primitive.a[axis]
        row[10 + axis] = span
        squared += span * span
      }
      row[6] = Math.sqrt(squared) / 2 + Math.max(primitive.ra, primitive.rb)
      row[13] = primitive.ra
      row[14] = primitive.rb - primitive.ra
      row[15] = 1 / Math.max(1e-9, squared)
      if (primitive.thin) {
        row[0] = BLADE
        for (let axis = 0; axis < 3; axis++) row[16 + axis] = primitive.thin.across[axis]
        row[19] = 1 / primitive.thin.share
        return
      }
      // Sine of the angle between side and axis; if one end's sphere contains the other, only that sphere remains.
      const sine = row[14] * Math.sqrt(row[15])
      const cosine = sine * sine < 1 ? Math.sqrt(1 - sine * sine) : 0
      row[16] = cosine > 0 ? (row[14] * row[15]) / cosine : Math.sign(sine) * SWALLOWED
      row[17] = cosine
      row[19] = Math.sqrt(squared)
      row[18] = primitive.flat ? 1 / Math.max(1e-9, row[19]) : 0
      return
    }
    case 'box': {
      row[0] = ROUND_BOX
      let squared = 0
      for (let axis = 0; axis < 3; axis++) {
        row[3 + axis] = primitive.center[axis]
        row[7 + axis] = primitive.center[axis]
        row[10 + axis] = primitive.half[axis]
        squared += primitive.half[axis] * primitive.half[axis]
      }
      row[6] = Math.sqrt(squared) + primitive.round
      row[13] = primitive.round
      row[14] = Math.cos(primitive.yaw)
      row[15] = Math.sin(primitive.yaw)
      return
    }
    case 'torus': {
      row[0] = TORUS
      for (let axis = 0; axis < 3; axis++) {
        row[3 + axis] = primitive.center[axis]
        row[7 + axis] = primitive.center[axis]
      }
      row[6] = primitive.radius + primitive.tube
      row[10] = primitive.radius
      row[11] = primitive.tube
      row[12] = AXES[primitive.axis]
      return
    }
    case 'lathe': {
      row[0] = LATHE
      for (let axis = 0; axis < 3; axis++) {
        row[3 + axis] = primitive.center[axis]
        row[7 + axis] = primitive.center[axis]
      }
      row[6] = Math.max(...primitive.profile.map(([along, radius]) => Math.sqrt(along * along + radius * radius))) + primitive.round
      row[10] = AXES[primitive.axis]
      row[13] = primitive.round
      row[16] = Math.max(...primitive.profile.map(([, radius]) => radius))
      row[17] = Math.max(...primitive.profile.map(([along]) => Math.abs(along)))
      return
    }
    case 'plate': {
      row[0] = PLATE
      for (let axis = 0; axis < 3; axis++) {
        row[3 + axis] = primitive.center[axis]
        row[7 + axis] = primitive.center[axis]
      }
      const across = Math.max(...primitive.outline.map(([x, y]) => Math.sqrt(x * x + y * y)))
      row[6] = Math.sqrt(across * across + primitive.half * primitive.half) + primitive.round + sinkOf(primitive, 0) + sinkOf(primitive, 1)
      row[10] = AXES[primitive.axis]
      row[13] = primitive.round
      row[14] = primitive.half
      const [along, aside] = [0, 1, 2].filter((axis) => axis !== AXES[primitive.axis])
      row[16] = halfOfPlate(primitive, along)
      row[17] = halfOfPlate(primitive, aside)
    }
  }
}
