import { clockFace, screen } from './prop-parts.ts'
import type { Thing, ThingRow } from './thing.ts'

/** What is open on a laptop: a page with its bar, a list and rising columns. */
function desktop(t: Thing): void {
  const page = t.apart(t.fixed('#eef3fa', 'matte', { emission: [0.3, 0.33, 0.38] }))
  t.slab([-0.172, 0.06, 0], [0.004, 0.4, 0.68], page, 0.003)
  const bar = t.apart(t.fixed('#3a6fd8', 'matte', { emission: [0.04, 0.1, 0.26] }))
  t.slab([-0.166, 0.4, 0], [0.004, 0.06, 0.68], bar, 0.003)
  const line = t.apart(t.fixed('#a9b7cb', 'matte', { emission: [0.1, 0.12, 0.15] }))
  for (let i = 0; i < 5; i++)
    t.slab(
      [-0.166, 0.24 - i * 0.11, 0.42 - (i % 2) * 0.04],
      [0.004, 0.02, 0.18 - (i % 2) * 0.04],
      line,
      0.003,
    )
  for (let i = 0; i < 5; i++) {
    const tall = 0.07 + 0.045 * i + (i % 2) * 0.03
    t.slab(
      [-0.166, -0.26 + tall, -0.5 + i * 0.13],
      [0.004, tall, 0.04],
      i === 3 ? t.apart(t.fixed('#f0803c', 'matte', { emission: [0.28, 0.1, 0.02] })) : bar,
      0.003,
    )
  }
}

/** Clocks, screens and machines. */
export const MACHINES: Readonly<Record<string, ThingRow>> = {
  clock: [
    0.35,
    (t) => {
      t.disc([0, 0, 0], 1, 0.14, 'x', t.main('#2f5fa8', 'gloss'))
      clockFace(t, 0.12, 0.84)
    },
  ],
  'melting-clock': [
    0.9,
    (t) => {
      // A soft dial hangs over the edge of a block and drips from its lowest point.
      const rim = t.main('#c89b3c', 'metal')
      const dial = t.fixed('#f6efdc', 'satin')
      const ink = t.fixed('#17181b')
      const stone = t.fixed('#8a6a4a', 'stone')
      t.slab([-0.62, -0.5, 0], [0.72, 0.5, 1.15], stone, 0.05)
      t.ball([-0.42, 0.02, 0], [0.66, 0.11, 0.84], rim)
      t.ball([0.02, -0.06, 0], [0.25, 0.18, 0.83], rim, 0.16)
      t.ball([0.2, -0.42, 0], [0.11, 0.6, 0.8], rim, 0.18)
      t.ball([-0.4, 0.09, 0], [0.54, 0.08, 0.7], dial)
      t.ball([0.06, 0.0, 0], [0.24, 0.17, 0.7], dial, 0.14)
      t.ball([0.26, -0.36, 0], [0.09, 0.52, 0.68], dial, 0.16)
      for (const [z, low] of [
        [-0.2, -1.12],
        [0.16, -1.3],
        [0.42, -0.98],
      ])
        t.tube(
          [
            [0.27, -0.72, z],
            [0.28, (low - 0.8) / 2, z],
            [0.28, low, z],
          ],
          [0.1, 0.055, 0.075],
          rim,
          0.08,
        )
      // Hours: the upper ones lie on the block, the lower ones run down its front.
      for (const z of [-0.5, 0, 0.5]) t.ball([-0.72, 0.15, z * 0.8], [0.08, 0.02, 0.035], ink)
      for (const z of [-0.66, 0.66]) t.ball([-0.26, 0.165, z * 0.86], [0.06, 0.02, 0.05], ink)
      for (const [y, z] of [
        [-0.2, -0.5],
        [-0.2, 0.5],
        [-0.52, -0.4],
        [-0.52, 0.4],
        [-0.68, 0],
      ])
        t.ball([0.335, y, z], [0.03, 0.07, 0.035], ink)
      t.tube(
        [
          [0, 0.19, 0],
          [0.25, 0.08, 0.06],
          [0.37, -0.18, 0.14],
          [0.37, -0.4, 0.2],
        ],
        [0.035, 0.035, 0.03, 0.015],
        ink,
      )
      t.tube(
        [
          [0, 0.19, 0],
          [-0.26, 0.18, -0.18],
          [-0.44, 0.18, -0.36],
        ],
        [0.035, 0.03, 0.015],
        ink,
      )
      t.ball([0, 0.19, 0], 0.06, t.fixed('#b5283a'))
    },
  ],
  'alarm-clock': [
    0.18,
    (t) => {
      const paint = t.main('#d22b2b', 'gloss')
      t.ball([-0.05, 0, 0], [0.42, 0.82, 0.82], paint)
      clockFace(t, 0.3, 0.68)
      for (const z of [-0.5, 0.5]) {
        t.ball([0, 0.85, z], [0.3, 0.26, 0.34], t.fixed('#d8dce2', 'chrome'))
        t.rod([0, -0.65, z], [0.05, -0.98, z * 1.2], 0.08, paint)
      }
      t.tube(
        [
          [0, 0.95, -0.3],
          [0, 1.25, 0],
          [0, 0.95, 0.3],
        ],
        0.05,
        t.fixed('#d8dce2', 'chrome'),
      )
    },
  ],
  globe: [
    0.45,
    (t) => {
      t.ball([0, 0.3, 0], 0.7, t.main('#2f7fc4', 'gloss'))
      for (const [x, y, z, a, b] of [
        [0.55, 0.5, -0.2, 0.22, 0.3],
        [0.6, 0.1, 0.2, 0.2, 0.26],
        [0.3, 0.75, 0.4, 0.2, 0.3],
        [0.5, -0.1, -0.3, 0.16, 0.16],
        [-0.4, 0.5, 0.4, 0.3, 0.3],
        [0.1, 0.2, 0.62, 0.3, 0.18],
      ])
        t.ball([x, y, z], [0.16, a, b], t.fixed('#4f9a4a', 'satin'))
      t.tube(
        [
          [0, 1.08, 0.1],
          [0, 0.9, 0.62],
          [0, 0.3, 0.82],
          [0, -0.3, 0.58],
          [0, -0.5, 0.1],
        ],
        0.045,
        t.second('#b08a3e', 'metal'),
      )
      t.rod([0, -0.45, 0.05], [0, -0.85, 0.05], 0.06, t.second('#b08a3e', 'metal'))
      t.lathe(
        [
          [-1, 0.5],
          [-0.92, 0.45],
          [-0.85, 0.15],
        ],
        t.fixed('#5a3018', 'wood'),
      )
    },
  ],
  machine: [
    2.4,
    (t) => {
      const brass = t.main('#b5853a', 'metal')
      t.slab([0, -0.6, 0], [0.6, 0.45, 0.9], brass, 0.08)
      t.drum([0, 0.25, -0.35], 0.38, 0.45, t.fixed('#8a4a2a', 'metal'), 0.05)
      t.ball([0, 0.75, -0.35], [0.38, 0.24, 0.38], brass)
      t.rod([0, -0.2, 0.5], [0, 1, 0.5], 0.13, t.fixed('#8a8d94', 'metal'), 0.17)
      for (const [y, z, r] of [
        [-0.45, -0.45, 0.34],
        [-0.7, 0.15, 0.25],
        [-0.3, 0.45, 0.2],
      ]) {
        t.disc([0.62, y, z], r, 0.05, 'x', t.fixed('#d9b04a', 'metal'))
        for (let i = 0; i < 8; i++)
          t.ball(
            [0.64, y + Math.sin(i * 0.785) * r, z + Math.cos(i * 0.785) * r],
            0.06,
            t.fixed('#d9b04a', 'metal'),
          )
      }
      for (const z of [-0.1, 0.15])
        t.ball([0.62, -0.05, z], [0.06, 0.1, 0.1], t.glow(z < 0 ? '#4affc8' : '#ffb03a', 3))
      t.tube(
        [
          [0.2, 0.6, -0.1],
          [0.4, 0.9, 0.1],
          [0.2, 0.7, 0.4],
        ],
        0.07,
        t.fixed('#b3603a', 'metal'),
      )
    },
  ],
  computer: [
    0.5,
    (t) => {
      t.slab([0, 0.25, 0], [0.05, 0.52, 0.85], t.main('#232529', 'satin'), 0.04)
      screen(t, 0.25, 0.46, 0.79)
      t.rod([-0.02, -0.25, 0], [-0.05, -0.55, 0], 0.07, t.fixed('#8a8d94', 'metal'))
      t.slab([0, -0.6, 0], [0.25, 0.03, 0.35], t.fixed('#8a8d94', 'metal'), 0.02)
      t.slab([0.65, -0.6, 0], [0.22, 0.03, 0.6], t.fixed('#e6e8ea', 'satin'), 0.02)
      for (let r = 0; r < 4; r++)
        for (let k = 0; k < 10; k++)
          t.slab([0.52 + r * 0.09, -0.56, -0.5 + k * 0.11], [0.035, 0.012, 0.042], t.fixed('#c4c8cc'), 0.01)
      t.ball([0.65, -0.58, 0.8], [0.14, 0.06, 0.09], t.fixed('#e6e8ea', 'satin'))
    },
  ],
  laptop: [
    0.25,
    (t) => {
      const shell = t.main('#b9bdc4', 'metal')
      t.slab([0.35, -0.5, 0], [0.56, 0.04, 0.85], shell, 0.03)
      t.slab([-0.22, 0.04, 0], [0.03, 0.56, 0.85], shell, 0.025)
      // Thin against the shell: in one grid with it the lid shows through.
      const screen = t.apart(t.fixed('#1f3f78', 'glass', { emission: [0.05, 0.11, 0.24] }))
      t.slab([-0.185, 0.07, 0], [0.012, 0.49, 0.79], screen, 0.006)
      if ((t.input.texts ?? []).length === 0) desktop(t)
      const key = t.fixed('#26272b')
      for (let r = 0; r < 4; r++)
        for (let k = 0; k < 10; k++)
          t.slab([0.02 + r * 0.12, -0.45, -0.68 + k * 0.15], [0.045, 0.012, 0.058], key, 0.008)
      t.slab([0.66, -0.455, 0], [0.13, 0.006, 0.24], t.fixed('#a3a8ae'), 0.004)
      t.board([-0.165, 0.05, 0], 0.6, 0.25, '#ffffff')
    },
  ],
  'game-controller': [
    0.12,
    (t) => {
      const shell = t.main('#2f3238', 'satin')
      t.ball([0, 0, 0], [0.28, 0.42, 0.75], shell)
      for (const z of [-1, 1]) t.rod([0, -0.02, z * 0.62], [0, -0.55, z * 0.82], 0.3, shell, 0.22, 0.15)
      for (const z of [-0.28, 0.28]) t.rod([0.22, -0.2, z], [0.4, -0.2, z], 0.12, t.fixed('#17181b'), 0.15)
      t.slab([0.28, 0.12, -0.6], [0.05, 0.15, 0.05], t.fixed('#17181b'), 0.02)
      t.slab([0.28, 0.12, -0.6], [0.05, 0.05, 0.15], t.fixed('#17181b'), 0.02)
      for (const [i, hex] of ['#d22b2b', '#f4c22a', '#3f9a4e', '#2a8fd0'].entries())
        t.ball(
          [0.26, 0.12 + Math.sin(i * 1.571) * 0.14, 0.6 + Math.cos(i * 1.571) * 0.14],
          0.07,
          t.fixed(hex, 'gloss'),
        )
    },
  ],
  server: [
    2,
    (t) => {
      t.slab([0, 0, 0], [0.42, 1.1, 0.42], t.main('#1f2126', 'satin'), 0.03)
      for (let i = 0; i < 11; i++) {
        t.slab([0.42, 0.95 - i * 0.19, 0], [0.02, 0.07, 0.37], t.fixed('#33363d', 'metal'), 0.01)
        for (let k = 0; k < 4; k++)
          t.ball(
            [0.45, 0.95 - i * 0.19, -0.28 + k * 0.07],
            0.016,
            t.glow((i + k) % 3 ? '#4aff8a' : '#4ac8ff', 3),
          )
      }
      t.light([0.8, 0, 0], '#6ad8ff', 3, 0.4)
    },
  ],
  'circuit-board': [
    0.5,
    (t) => {
      t.slab([0, 0, 0], [0.04, 0.8, 0.9], t.main('#1f7a45', 'satin'), 0.02)
      t.slab([0.06, 0.05, 0], [0.05, 0.28, 0.28], t.fixed('#17181b', 'satin'), 0.02)
      t.slab([0.1, 0.05, 0], [0.02, 0.2, 0.2], t.fixed('#b9bdc4', 'metal'), 0.02)
      for (let i = 0; i < 9; i++) {
        const s = -0.7 + i * 0.175
        t.tube(
          [
            [0.045, 0.3, s * 0.3],
            [0.045, 0.5, s * 0.6],
            [0.045, 0.75, s],
          ],
          0.012,
          t.fixed('#d9b04a', 'metal'),
        )
        t.tube(
          [
            [0.045, -0.2, s * 0.3],
            [0.045, -0.45, s * 0.7],
            [0.045, -0.75, s],
          ],
          0.012,
          t.fixed('#d9b04a', 'metal'),
        )
      }
      for (const [y, z] of [
        [0.55, -0.65],
        [-0.5, 0.65],
        [-0.5, -0.65],
      ])
        t.slab([0.07, y, z], [0.04, 0.1, 0.16], t.fixed('#26272b'), 0.01)
      for (const z of [0.5, 0.65, 0.8])
        t.rod([0.04, 0.5, z], [0.2, 0.5, z], 0.06, t.fixed('#2a62b8', 'gloss'))
    },
  ],
  railway: [
    0.25,
    (t) => {
      for (let i = -4; i <= 4; i++)
        t.slab([i * 0.42, 0, 0], [0.12, 0.06, 0.85], t.main('#6b4a2e', 'wood'), 0.02)
      for (const z of [-0.5, 0.5]) t.slab([0, 0.11, z], [1.9, 0.06, 0.05], t.second('#9aa0a8', 'metal'), 0.02)
      t.seat = [0, 0.17, 0]
    },
  ],
}
