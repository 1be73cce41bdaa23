import type { Vec3 } from '../../render/scene.ts'
import { ball, disc, drum, each, fixed, made, main, ring, rod, second, times } from '../builder/made.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

/** A cork with a skirt of feathers. */
function shuttlecock(t: Thing): void {
  const feather = t.main('#fbfaf6', 'matte')
  t.ball([0, -0.82, 0], [0.32, 0.3, 0.32], t.second('#f2ead8', 'satin'))
  t.ring([0, -0.64, 0], 0.3, 0.06, 'y', t.fixed('#2f8f5a', 'satin'))
  const count = 16
  for (let i = 0; i < count; i++) {
    const a = (i / count) * Math.PI * 2
    const at = (r: number, y: number): Vec3 => [Math.cos(a) * r, y, Math.sin(a) * r]
    t.rod(at(0.27, -0.62), at(0.46, 0.1), 0.02, feather)
    t.rod(at(0.46, 0.1), at(0.72, 0.9), 0.07, feather, 0.15)
  }
  for (const [r, y] of pairs([0.36, -0.26, 0.44, 0.02])) t.ring([0, y, 0], r, 0.018, 'y', t.fixed('#c8322b', 'matte'))
}

/** A shaft with a head of laced string. */
function lacrosseStick(t: Thing): void {
  t.rod([0, -1.3, 0], [0, 0.5, 0], 0.05, t.main('#3a3d44', 'metal'))
  const head = t.second('#f4f5f6', 'gloss')
  const side = (z: number): Vec3[] => triples([0, 0.5, 0, 0, 0.66, z * 0.16, 0, 0.95, z * 0.24, 0, 1.2, z * 0.34, 0, 1.34, z * 0.2, 0, 1.38, 0])
  for (const z of [-1, 1]) t.tube(side(z), 0.045, head)
  const net = t.fixed('#e8e4d8', 'fabric')
  for (let i = 0; i < 6; i++) {
    const y = 0.72 + i * 0.1
    const half = 0.17 + i * 0.026
    t.tube(triples([0, y, -half, -0.12, y - 0.03, 0, 0, y, half]), 0.013, net)
    if (i < 5) t.tube(triples([0, 1.36, -0.14 + i * 0.07, -0.12, 1, -0.1 + i * 0.05, 0, 0.6, -0.06 + i * 0.03]), 0.013, net)
  }
}

/** What is played with on courts, on ice and on the pitch. */
export const COURTS: Readonly<Record<string, ThingRow>> = {
  shuttlecock: [0.08, shuttlecock],
  // A flat bat with a short handle, its face to +x.
  paddle: made(0.27, [main('#d2332a', 'matte'), second('#d2a468', 'wood')], (face, wood) => [
    disc([0, 0.36, 0], 0.66, 0.05, 'x', wood), disc([0.03, 0.4, 0], 0.63, 0.05, 'x', face), rod([0, -0.24, 0], [0, -1, 0], 0.12, wood, 0.14),
    times(6, (i) => ring([0, -0.5 - i * 0.09, 0], 0.12, 0.02, 'y', fixed('#26272b', 'fabric')))]),
  puck: made(0.03, [
    drum([0, 0, 0], 1, 0.33, main('#1a1b1e', 'satin'), 0.06), each([-0.12, 0, 0.12], (y) => ring([0, y, 0], 1, 0.02, 'y', fixed('#303238', 'matte')))]),
  // Three stumps with two bails.
  wicket: made(0.72, [main('#d9b27a', 'wood')], (wood) => [
    each([-0.22, 0, 0.22], (z) => [rod([0, -1, z], [0, 0.96, z], 0.06, wood), ball([0, 0.98, z], 0.065, wood)]),
    each([-0.11, 0.11], (z) => rod([0, 1.05, z - 0.11], [0, 1.05, z + 0.11], 0.03, second('#c08a4a', 'wood')))]),
  'lacrosse-stick': [1.1, lacrosseStick],
}
