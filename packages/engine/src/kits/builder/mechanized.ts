import type { Material, Rgb, SolidKit, Vec3 } from '../../render/scene.ts'
import type { KitInput, KitPiece } from '../kit.ts'
import { boundsOf, KitBuilder, linear } from './kit-builder.ts'
import { surfacePoint } from './surface.ts'

/** A machine's metals from dark to pale, the color its eyes glow in, and whether it has a wind-up key. */
type Works = {
  readonly metals: readonly [dark: string, main: string, pale: string]
  readonly gear: string
  readonly seam: string
  readonly lens: string
  readonly key: boolean
}

const BRASS: Works = { metals: ['#4a3a30', '#b5813c', '#e0c48a'], gear: '#c8793e', seam: '#3a2617', lens: '#ffb648', key: true }
const STEEL: Works = { metals: ['#343a44', '#8b96a3', '#d3d9df'], gear: '#b98a4a', seam: '#20252c', lens: '#5fe6ff', key: false }

/** Metals of a mechanical or clockwork creature; undefined for a living one. */
export function worksOf({ attributes }: Pick<KitInput, 'attributes'>): Works | undefined {
  if (attributes.includes('steampunk')) return BRASS
  return attributes.includes('mechanical') ? STEEL : undefined
}

/** Number of plates over a creature's height. */
const PLATES = 7
/** Gloss from which a material is an eye or a nose, and emission above which it is a light. */
const GLASSY = 69
const SHINES = 0.5
/** Colors darker than `DARK` become dark metal, those brighter than `PALE` pale metal. */
const DARK = 0.045
const PALE = 0.42

const lightOf = ([r, g, b]: Rgb): number => 0.3 * r + 0.59 * g + 0.11 * b

/** Turns any creature into a machine: riveted metal plates for its coat, gears at its sides, a key in its back. */
export function mechanized(piece: KitPiece, works: Works): KitPiece {
  const plated = (material: Material): Material => {
    // Eyes, noses and lights keep their look.
    if ((material.gloss ?? 0) >= GLASSY || Math.max(...(material.emission ?? [0])) > SHINES) return material
    const light = lightOf(material.color)
    const metal = works.metals[light < DARK ? 0 : light > PALE ? 2 : 1]
    return { color: linear(metal), metal: 0.55, specular: 1, gloss: 44, pattern: { kind: 'plates', color: linear(works.seam), scale: PLATES / piece.height } }
  }
  const bodies = piece.bodies.map((body) => ({ ...body, materials: body.materials.map(plated) }))
  return { ...piece, bodies: [...bodies, buildGears(piece, works)] }
}

const TEETH = 11

/** Outline of a gear. */
const cogOutline = (radius: number): [number, number][] =>
  Array.from({ length: TEETH * 4 }, (_, i) => {
    const angle = ((i + 0.5) / (TEETH * 4)) * Math.PI * 2
    const reach = radius * (i % 4 < 2 ? 1 : 0.78)
    return [Math.cos(angle) * reach, Math.sin(angle) * reach]
  })

function buildGears(piece: KitPiece, works: Works): SolidKit {
  const kit = new KitBuilder()
  const shine = { metal: 0.6, specular: 1.1, gloss: 50 }
  const cog = kit.material({ color: linear(works.gear), ...shine })
  const hub = kit.material({ color: linear(works.metals[2]), ...shine })
  const dark = kit.material({ color: linear(works.metals[0]), ...shine })
  const [trunk] = piece.bodies
  const { min, max } = boundsOf([trunk])
  const middle = (axis: 0 | 1 | 2): number => (min[axis] + max[axis]) / 2
  const size = [max[0] - min[0], max[1] - min[1], max[2] - min[2]]
  const gear = (from: Vec3, way: Vec3, axis: 'x' | 'z', radius: number): void => {
    const { point } = surfacePoint(trunk, from, way, Math.max(...size) * 2)
    const at = (out: number): Vec3 => [point[0] - way[0] * out, point[1], point[2] - way[2] * out]
    kit.plate(at(radius * 0.02), cogOutline(radius), radius * 0.14, axis, cog, radius * 0.03)
    kit.torus(at(radius * 0.18), radius * 0.5, radius * 0.09, axis, hub)
    kit.sphere(at(radius * 0.12), radius * 0.24, dark)
    kit.sphere(at(radius * 0.3), radius * 0.12, hub)
  }
  const far = Math.max(...size) * 2
  const long = size[0] > size[1] * 0.85
  const round = Math.min(size[1], size[2]) * (long ? 0.26 : 0.24)
  const { seat } = piece.anchors
  for (const side of [1, -1]) {
    const flank = (x: number, y: number, radius: number) => gear([x, y, side * far], [0, 0, -side], 'z', radius)
    if (long) {
      const high = seat[1] - size[2] * 0.45
      flank(seat[0] + size[0] * 0.2, high, round)
      flank(seat[0] - size[0] * 0.2, high + round * 0.2, round * 0.78)
    } else flank(middle(0), middle(1), round * 0.8)
  }
  if (!long) {
    const high = min[1] + size[1] * 0.5
    gear([far, high, 0], [-1, 0, 0], 'x', round)
    gear([far, high - round * 1.5, round * 0.9], [-1, 0, 0], 'x', round * 0.6)
  }
  if (works.key) {
    const tall = round * 1.1
    const stem: Vec3 = [seat[0], seat[1] + tall, seat[2]]
    kit.cone([seat[0], seat[1] - tall * 0.4, seat[2]], stem, tall * 0.1, tall * 0.1, dark)
    for (const x of [-1, 1]) kit.torus([stem[0] + x * tall * 0.42, stem[1] + tall * 0.2, stem[2]], tall * 0.34, tall * 0.12, 'z', cog)
  }
  return kit.build()
}
