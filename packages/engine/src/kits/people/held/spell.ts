import type { Vec3 } from '../../../render/scene.ts'
import type { KitBuilder } from '../../builder/kit-builder.ts'
import { add, lerp } from '../../builder/vector.ts'

/** Sparks that circle from one hand to the other. */
const SPARKS = 22
const TURNS = 1.6

/** A spell that is being cast: a ball of light over the right hand, its rings, and sparks that rise to it from the left. Returns the ball's middle. */
export function buildSpell(kit: KitBuilder, right: Vec3, left: Vec3): Vec3 {
  const core = kit.material({ color: [0.7, 0.95, 1], emission: [2.2, 3.4, 4], specular: 1, gloss: 60 })
  const halo = kit.material({ color: [0.4, 0.6, 1], emission: [0.5, 1.1, 2.6] })
  const spark = kit.material({ color: [0.85, 0.6, 1], emission: [1.3, 0.5, 2.3] })
  const ball = add(right, [0.1, 0.2, 0])
  kit.sphere(ball, 0.085, core)
  kit.torus(ball, 0.15, 0.009, 'y', halo)
  kit.torus(ball, 0.135, 0.008, 'x', halo)
  const palm = add(left, [0.06, 0.08, 0])
  for (let i = 0; i < SPARKS; i++) {
    const share = (i + 0.5) / SPARKS
    const angle = share * TURNS * Math.PI * 2
    const wide = 0.05 + 0.06 * Math.sin(share * Math.PI)
    const middle = add(lerp(palm, ball, share), [0.12, -0.16 * Math.sin(share * Math.PI), 0])
    const at = add(middle, [Math.cos(angle) * wide * 0.6, Math.sin(angle) * wide, Math.sin(angle * 0.7) * 0.05])
    kit.sphere(at, 0.011 + 0.014 * ((i * 7) % 5) * 0.25 + 0.008 * share, spark)
  }
  kit.sphere(palm, 0.03, halo)
  return ball
}
