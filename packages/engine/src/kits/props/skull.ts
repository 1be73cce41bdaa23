import type { Vec3 } from '../../render/scene.ts'
import type { Thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** A human skull that looks at the viewer: vault, brow, orbits, cheekbones, nose, two rows of teeth and a jaw. */
export function skull(t: Thing): void {
  const bone = t.main('#e9dfc6', 'satin', { pattern: { kind: 'mottled', color: [0.5, 0.36, 0.19], scale: 1.6 } })
  const hollow = t.fixed('#1c130d', 'matte')
  // The vault reaches far back; the forehead rises steeply before it.
  t.ball([-0.22, 0.4, 0], [0.86, 0.64, 0.62], bone)
  t.ball([0.3, 0.42, 0], [0.34, 0.42, 0.5], bone, 0.2)
  for (const side of [-1, 1]) {
    const z = (at: number): number => side * at
    // Brow, and the rim of the orbit below it.
    t.tube(triples([0.66, 0.19, z(0.05), 0.67, 0.27, z(0.2), 0.58, 0.26, z(0.42), 0.42, 0.12, z(0.54)]), [0.07, 0.085, 0.085, 0.08], bone, 0.09)
    t.tube(triples([0.64, 0.06, z(0.07), 0.6, -0.09, z(0.16), 0.54, -0.13, z(0.34), 0.42, 0, z(0.52)]), [0.07, 0.08, 0.09, 0.08], bone, 0.08)
    t.ball([0.5, 0.07, z(0.28)], [0.14, 0.165, 0.185], hollow)
    // Cheekbone, and its arch back to the temple.
    t.tube(triples([0.52, -0.17, z(0.36), 0.4, -0.16, z(0.52), 0.1, -0.09, z(0.61), -0.2, -0.04, z(0.58)]), [0.11, 0.1, 0.06, 0.06], bone, 0.07)
    // The nose is an opening like a heart turned over.
    t.rod([0.68, -0.02, z(0.02)], [0.66, -0.19, z(0.075)], 0.026, hollow, 0.062)
    // The jaw: up to its joint, down and round to the chin.
    t.tube(triples([-0.12, -0.1, z(0.53), -0.04, -0.62, z(0.49), 0.2, -0.8, z(0.37), 0.46, -0.88, z(0.2), 0.56, -0.89, 0]), [0.09, 0.12, 0.11, 0.12, 0.13],
      bone, 0.08)
  }
  t.rod([0.64, 0.2, 0], [0.74, 0.02, 0], 0.075, bone, 0.04, 0.06)
  // Upper jaw, and the dark of the mouth behind the teeth.
  t.ball([0.42, -0.28, 0], [0.25, 0.2, 0.3], bone, 0.1)
  t.ball([0.36, -0.54, 0], [0.2, 0.2, 0.27], hollow)
  const teeth = t.fixed('#efe6cd', 'gloss')
  const row = (y: number, tall: number, out: number): void => {
    for (let i = -4; i <= 4; i++) {
      const a = i * 0.27
      const at: Vec3 = [0.34 + Math.cos(a) * out, y, Math.sin(a) * (out + 0.03)]
      t.slab(at, [0.045, tall * (1 - 0.03 * Math.abs(i)), 0.04], teeth, 0.028, -a)
    }
  }
  row(-0.49, 0.085, 0.28)
  row(-0.665, 0.075, 0.26)
  for (let i = -4; i <= 4; i++) {
    const a = i * 0.27
    t.ball([0.33 + Math.cos(a) * 0.25, -0.74, Math.sin(a) * 0.28], [0.07, 0.07, 0.055], bone, 0.05)
  }
  t.seat = [-0.2, 1.04, 0]
  t.face = [0.6, 0.1, 0]
}
