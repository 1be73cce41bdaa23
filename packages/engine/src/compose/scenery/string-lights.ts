import { KitBuilder, linear } from '../../kits/builder/kit-builder.ts'
import { triples } from '../../kits/tuples.ts'
import type { PointLight, Solid, Vec3 } from '../../render/scene.ts'
import type { Stage } from '../setting.ts'

/** Strands, one behind the other: depth behind the subjects, height of their ends and of their middle (shares of half the picture's height above eye level). */
const STRANDS = triples([0.35, 0.86, 0.5, 1.5, 0.68, 0.4, 3.2, 0.54, 0.3])
const BULBS = 15
/** Size of a bulb as a share of half the picture's height. */
const BULB = 0.02
const WARM = [0.95, 0.62, 0.28] as const

/** Warm bulbs strung across the picture above the subjects when the prompt mentions string lights. */
export function stringLights(stage: Stage, base: number): { readonly solids: readonly Solid[]; readonly lights: readonly PointLight[] } {
  if (!stage.light.has('string-lights') || !stage.allows('lights')) return { solids: [], lights: [] }
  const kit = new KitBuilder()
  const wire = kit.material({ color: linear('#1c1a18') })
  const bulb = kit.material({ color: [1, 0.8, 0.45], emission: [3.4, 2.2, 0.9] })
  const lights: PointLight[] = []
  STRANDS.forEach(([depth, ends, middle], strand) => {
    const z = stage.clearDepth + depth * stage.reach
    const half = stage.halfHeightAt(z)
    const wide = stage.halfWidthAt(z) * 1.06
    // Two swags per strand; the post between them is a little off center.
    const post = ((stage.seed + strand * 2) % 5) * 0.07 - 0.14
    const at = (share: number): Vec3 => {
      const along = share * 2 - 1
      const swag = along < post ? (along + 1) / (post + 1) : (along - post) / (1 - post)
      const y = ends - (ends - middle) * 4 * swag * (1 - swag)
      return [along * wide, base + stage.eye + y * half, z]
    }
    const points = Array.from({ length: BULBS * 2 + 1 }, (_, i) => at(i / (BULBS * 2)))
    kit.path(points, points.map(() => half * 0.0028), wire)
    points.forEach(([x, y], i) => {
      if (i % 2) kit.ellipsoid([x, y - half * BULB, z], [half * BULB * 0.8, half * BULB, half * BULB * 0.8], bulb)
    })
    const [x, y] = at(0.5 + 0.22 * (strand - 1))
    lights.push({ position: [x, y - 0.1 * half, z - 0.2], color: WARM, radius: 4 * Math.max(1, stage.reach) })
  })
  return { solids: [{ kit: kit.build(), position: [0, 0, 0], yaw: 0, scale: 1, instance: 0 }], lights }
}
