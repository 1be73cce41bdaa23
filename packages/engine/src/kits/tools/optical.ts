import { type ThingRow, thing } from '../builder/thing.ts'
import { triples } from '../tuples.ts'
import { handle } from './parts.ts'

/** What one finds the way and sees with. */
export const OPTICAL: Readonly<Record<string, ThingRow>> = {
  compass: thing(0.1, (t) => {
    t.disc([0, 0, 0], 0.95, 0.16, 'x', t.main('#d9a82e', 'metal'))
    t.disc([0.1, 0, 0], 0.8, 0.08, 'x', t.fixed('#f6f1e2'))
    t.rod([0.22, 0, 0], [0.22, 0.55, 0.25], 0.09, t.fixed('#d22b2b', 'gloss'), 0.01)
    t.rod([0.22, 0, 0], [0.22, -0.55, -0.25], 0.09, t.fixed('#24344f', 'gloss'), 0.01)
    for (let i = 0; i < 8; i++) t.ball([0.18, Math.sin(i * 0.785) * 0.68, Math.cos(i * 0.785) * 0.68], [0.02, 0.05, 0.05], t.fixed('#3a2a1c'))
    t.ring([0, 1.1, 0], 0.18, 0.05, 'x', t.main('#d9a82e', 'metal'))
  }),
  'magnifying-glass': thing(0.25, (t) => {
    t.ring([0, 0.45, 0], 0.6, 0.09, 'x', t.main('#d9a82e', 'metal'))
    t.ball([0, 0.45, 0], [0.08, 0.56, 0.56], t.fixed('#cfe6f0', 'glass'))
    t.rod([0, -0.2, -0.25], [0, -1.05, -0.62], 0.1, t.second('#5a3018', 'wood'), 0.12)
  }),
  telescope: thing(1.4, (t) => {
    const brass = t.main('#b08a3e', 'metal')
    t.rod([-0.5, 0.35, -0.2], [0.2, 0.85, 0.1], 0.11, brass)
    t.rod([0.2, 0.85, 0.1], [0.75, 1.24, 0.34], 0.16, t.second('#5a2f1c', 'gloss'), 0.18)
    t.ring([0.78, 1.26, 0.35], 0.14, 0.06, 'x', brass)
    for (let i = 0; i < 3; i++) t.rod([0.05, 0.62, 0], [Math.cos(i * 2.1) * 0.55, -0.7, Math.sin(i * 2.1) * 0.55], 0.045, t.fixed('#7a5230', 'wood'))
    t.ball([0.05, 0.65, 0], 0.12, brass)
  }),
  microscope: thing(0.4, (t) => {
    const paint = t.main('#eef1f4', 'gloss')
    const dark = t.fixed('#23262b', 'satin')
    const steel = t.fixed('#c9ced6', 'chrome')
    // Foot, arm, stage, tube, and the eyepieces that look to the viewer's side.
    t.slab([0.1, -1, 0], [0.62, 0.1, 0.46], paint, 0.09)
    t.slab([-0.36, -0.82, 0], [0.2, 0.2, 0.3], paint, 0.1, 0, 0.08)
    t.tube(triples([-0.42, -0.8, 0, -0.5, -0.3, 0, -0.46, 0.25, 0, -0.26, 0.56, 0, 0.1, 0.62, 0]), [0.2, 0.17, 0.17, 0.19, 0.2], paint, 0.08)
    t.slab([0.14, -0.4, 0], [0.4, 0.045, 0.44], dark, 0.03)
    t.slab([0.16, -0.35, 0], [0.1, 0.012, 0.3], t.fixed('#cfe6f0', 'glass'), 0.005)
    t.drum([0.14, -0.86, 0], 0.17, 0.06, t.glow('#fff6dc', 1.2), 0.02)
    t.drum([0.14, -0.56, 0], 0.14, 0.1, dark, 0.03)
    t.rod([0.12, 0.6, 0], [0.12, 0.24, 0], 0.2, dark, 0.2)
    for (const [x, z, long] of triples([0.14, 0, 0.42, 0.02, -0.13, 0.28, 0.02, 0.13, 0.3])) {
      t.rod([x, 0.22, z], [x + (x - 0.12) * 0.4, 0.22 - long, z * 1.4], 0.075, steel, 0.055)
      t.ring([x, 0.16, z], 0.08, 0.014, 'y', t.fixed('#d8a83a', 'metal'))
    }
    t.slab([0.02, 0.72, 0], [0.26, 0.14, 0.24], paint, 0.1, 0, 0.06)
    for (const z of [-0.15, 0.15]) {
      t.rod([-0.04, 0.78, z], [-0.26, 1.12, z], 0.1, dark, 0.1)
      t.rod([-0.26, 1.12, z], [-0.31, 1.19, z], 0.125, t.fixed('#17181b', 'satin'), 0.12)
    }
    for (const z of [-1, 1]) {
      t.rod([-0.46, -0.42, z * 0.16], [-0.46, -0.42, z * 0.34], 0.17, dark, 0.17)
      t.rod([-0.46, -0.42, z * 0.34], [-0.46, -0.42, z * 0.44], 0.09, steel, 0.09)
    }
  }),
  binoculars: thing(0.15, (t) => {
    for (const z of [-0.45, 0.45]) {
      t.rod([-0.5, 0, z * 0.8], [0.4, 0, z], 0.26, t.main('#232529', 'satin'), 0.36)
      t.ball([0.75, 0, z * 1.02], [0.06, 0.32, 0.32], t.fixed('#5a4a8a', 'glass'))
      t.ring([0.68, 0, z * 1.02], 0.34, 0.06, 'x', t.second('#b08a3e', 'metal'))
      t.rod([-0.75, 0, z * 0.75], [-0.9, 0, z * 0.75], 0.2, t.fixed('#1b1b1e'))
    }
    t.rod([0, 0.1, -0.3], [0, 0.1, 0.3], 0.14, t.fixed('#3a3d42', 'metal'))
  }),
  camera: thing(0.12, (t) => {
    t.slab([0, 0, 0], [0.3, 0.55, 0.85], t.main('#232529', 'satin'), 0.1)
    t.slab([0, 0.45, 0], [0.31, 0.16, 0.86], t.second('#c9ced6', 'metal'), 0.08)
    t.slab([0, 0.65, 0], [0.2, 0.14, 0.26], t.second('#c9ced6', 'metal'), 0.05)
    t.disc([0.36, -0.05, 0], 0.46, 0.14, 'x', t.fixed('#1b1b1e', 'satin'))
    t.disc([0.5, -0.05, 0], 0.36, 0.1, 'x', t.fixed('#3a3d42', 'metal'))
    t.ball([0.56, -0.05, 0], [0.12, 0.26, 0.26], t.fixed('#3d3a78', 'glass'))
    t.slab([0.3, 0.68, 0.5], [0.03, 0.09, 0.14], t.fixed('#fff8e0', 'glass', { emission: [0.2, 0.2, 0.15] }), 0.02)
    t.drum([0, 0.66, -0.6], 0.13, 0.06, t.fixed('#d22b2b', 'gloss'), 0.02)
  }),
  'movie-camera': thing(1.5, (t) => {
    const paint = t.main('#232529', 'satin')
    t.slab([0, 0.4, 0], [0.5, 0.3, 0.22], paint, 0.05)
    for (const x of [-0.28, 0.28]) t.disc([x, 0.92, 0], 0.28, 0.1, 'z', paint)
    t.rod([0.5, 0.4, 0], [0.85, 0.4, 0], 0.12, t.fixed('#5a5d66', 'metal'), 0.2)
    t.ball([1.02, 0.4, 0], [0.06, 0.18, 0.18], t.fixed('#3d3a78', 'glass'))
    for (let i = 0; i < 3; i++) t.rod([0, 0.1, 0], [Math.cos(i * 2.1) * 0.6, -1.3, Math.sin(i * 2.1) * 0.6], 0.045, t.fixed('#7a5230', 'wood'))
  }),
  flashlight: thing(0.2, (t) => {
    t.rod([0, -1, 0], [0, 0.35, 0], 0.2, t.main('#232529', 'metal'))
    t.rod([0, 0.45, 0], [0, 0.7, 0], 0.22, t.main('#232529', 'metal'), 0.36)
    t.ball([0, 0.95, 0], [0.32, 0.14, 0.32], t.glow('#fff3c8', 3))
    t.slab([0.2, 0, 0], [0.05, 0.14, 0.07], t.fixed('#d22b2b'), 0.03)
  }),
  torch: thing(0.5, (t) => {
    handle(t, -1.1, 0.35, 0.1)
    t.drum([0, 0.42, 0], 0.2, 0.16, t.fixed('#3a2a1c', 'fabric'), 0.05)
    for (const [y, r, hex] of [
      [0.6, 0.2, '#ff5a14'],
      [0.62, 0.14, '#ffa02a'],
      [0.62, 0.08, '#ffe27a'],
    ] as const)
      t.tube(triples([r * 0.3, y, 0, -r * 0.2, y + r * 2, 0.02, 0, y + r * 4.2, -0.03]), [r, r * 0.72, 0.01], t.glow(hex, 3), 0.03)
    t.light([0, 0.95, 0], '#ff9a3c', 10, 1.4)
  }),
}
