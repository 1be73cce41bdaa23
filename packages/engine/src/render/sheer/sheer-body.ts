import type { Material, SolidKit } from '../scene.ts'
import type { StandingBody } from '../solids/placed-solid.ts'
import { compileProfile, EDGE, grownProfile } from '../solids/turned-profile.ts'

/** A body of glass or of a clear liquid, prepared for rays: intersected with a turned part's outline edge by edge, without marching. */
export type SheerBody = StandingBody & {
  readonly material: Material
  /** Its color at full brightness, which tints transmitted light. */
  readonly hue: readonly number[]
  readonly everyone: Uint16Array
  /** One per part; undefined for parts that are not turned. */
  readonly outlines: readonly (Outline | undefined)[]
}

/** Edges of a turned part, sorted into slabs by height: most rays pass few of them. */
export type Outline = {
  readonly edges: Float64Array
  /** Widest radius squared. */
  readonly reach: number
  readonly bottom: number
  readonly perSlab: number
  /** For each slab: its first index in `list`, and its widest radius squared. */
  readonly starts: Uint16Array
  readonly widest: Float64Array
  readonly list: Uint16Array
  /** The lowest slab of each edge. */
  readonly lowest: Uint8Array
}

export const SLABS = 24

/** True for a body of thin glass. */
export const isSheer = ({ primitives, materials }: SolidKit): boolean => materials[primitives[0]?.material]?.sheer !== undefined

const compiled = new WeakMap<SolidKit, Pick<SheerBody, 'everyone' | 'outlines'>>()

export function sheerBody(standing: StandingBody): SheerBody {
  const { kit } = standing.solid
  const known = compiled.get(kit) ?? {
    everyone: Uint16Array.from(kit.primitives, (_, i) => i),
    outlines: kit.primitives.map((part) => {
      if (part.type !== 'lathe') return undefined
      const profile = grownProfile(part)
      return sortOutline(Float64Array.from(compileProfile({ ...part, profile })))
    }),
  }
  compiled.set(kit, known)
  const material = kit.materials[kit.primitives[0].material]
  const most = Math.max(...material.color, 1e-3)
  return { ...standing, ...known, material, hue: material.color.map((part) => part / most) }
}

function sortOutline(edges: Float64Array): Outline {
  const rows = Array.from({ length: edges.length / EDGE }, (_, i) => {
    const [r, h, dr, dh] = edges.subarray(i * EDGE, i * EDGE + 4)
    return { low: Math.min(h, h + dh), high: Math.max(h, h + dh), widest: Math.max(r, r + dr) }
  })
  const bottom = Math.min(...rows.map(({ low }) => low))
  const perSlab = SLABS / (Math.max(...rows.map(({ high }) => high)) - bottom)
  const slabOf = (height: number) => Math.max(0, Math.min(SLABS - 1, Math.floor((height - bottom) * perSlab)))
  // An edge that ends on the border of two slabs is in both.
  const spans = rows.map(({ low, high }) => [slabOf(low - 1e-7), slabOf(high + 1e-7)] as const)
  const slabs = Array.from({ length: SLABS }, (_, slab) => rows.flatMap((_row, i) => (spans[i][0] <= slab && slab <= spans[i][1] ? [i] : [])))
  let start = 0
  return {
    edges,
    reach: Math.max(...rows.map(({ widest }) => widest)) ** 2,
    bottom,
    perSlab,
    starts: Uint16Array.from([0, ...slabs.map(({ length }) => (start += length))]),
    widest: Float64Array.from(slabs, (list) => Math.max(0, ...list.map((i) => rows[i].widest)) ** 2),
    list: Uint16Array.from(slabs.flat()),
    lowest: Uint8Array.from(spans, ([low]) => low),
  }
}
