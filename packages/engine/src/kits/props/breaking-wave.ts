import { smoothstep } from '../../render/noise.ts'
import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { pairs } from '../tuples.ts'

const SLICES = 25
const APART = 0.2
/** Where the lip comes down, where it begins to curl, and where the shoulder is smooth, in slices. */
const DOWN = 4
const SMOOTH = 17

/** How the wave stands at slice `i`: its height, and how far its lip has curled over, 0 … 1. */
function standing(i: number): { readonly tall: number; readonly curl: number } {
  const shoulder = 1 - 0.58 * smoothstep(DOWN + 3, SLICES + 3, i)
  const end = 0.5 + 0.5 * smoothstep(-2, DOWN - 1, i)
  return { tall: shoulder * end, curl: 1 - smoothstep(DOWN, SMOOTH, i) }
}

/** A breaking wave that runs along z: white water on the left, the lip that curls over a hollow, a smooth shoulder on the right. */
export function breakingWave(t: Thing): void {
  const deep = t.main('#0f557f', 'satin')
  const face = t.fixed('#1f7fa6', 'satin')
  const thin = t.fixed('#3f9fb2', 'satin', { emission: [0.01, 0.05, 0.06] })
  const foam = t.apart(t.fixed('#f4f9fb', 'matte', { fur: 0.7 }))
  for (let i = 0; i < SLICES; i++) {
    const z = (i - (SLICES - 1) / 2) * APART
    const { tall, curl } = standing(i)
    const radius = 0.88 * tall
    const middle: Vec3 = [0.2, -0.72 + radius, z]
    // From the trough backwards up the hollow and over the top to the lip, in radians from the front.
    const at = (angle: number): Vec3 => [middle[0] + Math.cos(angle) * radius * 1.1, middle[1] + Math.sin(angle) * radius, z]
    const over = Math.PI * (0.62 - 0.6 * curl)
    const foot = -Math.PI * 0.5
    const turns = 6
    const points = Array.from({ length: turns + 1 }, (_, k) => {
      const share = k / turns
      return at(foot - (Math.PI * 2 + foot - over) * share)
    })
    for (let k = 0; k < turns; k++) {
      const thick = (share: number) => (0.34 - 0.26 * share) * (0.55 + 0.45 * tall)
      const paint = k < 2 ? deep : k < 4 ? face : thin
      t.rod(points[k], points[k + 1], thick(k / turns), paint, thick((k + 1) / turns), 0.18)
    }
    const [, , , back] = points
    t.rod([-1.9, -1.05, z], [back[0] - 0.1, back[1] - 0.25 * tall, z], 0.24, deep, 0.36 * tall, 0.2)
    const lip = points[turns]
    const spray = [0.5, 0.15, 0.85, 0.35, 0.65, 0.25, 1][(i * 3) % 7]
    const broken = curl > 0.06 ? 1 : 0
    if (broken) {
      t.ball([lip[0] + 0.04, lip[1], z], [0.15, 0.13 + 0.06 * spray, 0.17], foam, 0.07)
      t.ball([lip[0] - 0.1, lip[1] + 0.16 + 0.08 * spray, z + 0.07], 0.07 + 0.06 * spray, foam, 0.06)
      // Foam runs up over the back of the lip in streaks.
      const streak = over + (0.35 + 0.75 * spray) * curl
      const outside = (angle: number): Vec3 => {
        const rim = 1 + (0.1 + 0.1 * (angle - over)) / radius
        return [middle[0] + Math.cos(angle) * radius * 1.1 * rim, middle[1] + Math.sin(angle) * radius * rim, z]
      }
      t.tube([outside(over), outside((over + streak) / 2), outside(streak)], [0.1, 0.07, 0.015], foam, 0.04)
    }
    // Where the lip has come down the water boils.
    const boil = 1 - smoothstep(DOWN - 1, DOWN + 5, i)
    if (boil > 0.05)
      for (const [ahead, up] of pairs([0.95, -0.75, 0.5, -0.55, 1.25, -0.9]))
        t.ball([ahead + 0.12 * spray, up + 0.25 * boil * spray, z + 0.08 * spray], (0.2 + 0.16 * spray) * (0.4 + 0.6 * boil), foam, 0.12)
    else t.ball([0.55 + 0.2 * spray, -0.93, z], [0.3, 0.07 + 0.05 * spray, 0.2], foam, 0.06)
  }
  t.seat = [0.6, -0.5, 0]
}
