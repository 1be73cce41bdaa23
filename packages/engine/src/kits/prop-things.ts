import type { Vec3 } from '../render/scene.ts'
import { spread } from './prop-figures.ts'
import { heart } from './shape.ts'
import type { Thing, ThingRow } from './thing.ts'

function flame(t: Thing, at: Vec3, size: number): void {
  for (const [wide, tall, hex] of [
    [0.36, 1.5, '#ff5a14'],
    [0.26, 1.05, '#ff9a2a'],
    [0.15, 0.65, '#ffe27a'],
  ] as const) {
    t.tube(
      [
        at,
        [at[0] + size * 0.05, at[1] + size * tall * 0.5, at[2] - size * 0.04],
        [at[0], at[1] + size * tall, at[2] + size * 0.05],
      ],
      [size * wide, size * wide * 0.7, 0.004],
      t.glow(hex, 3),
      size * 0.06,
    )
  }
}

function balloonString(t: Thing): void {
  t.tube(
    [
      [0, -1.15, 0],
      [0.04, -1.7, 0.06],
      [-0.04, -2.3, -0.05],
      [0.03, -3, 0.03],
    ],
    0.016,
    t.fixed('#efe9dc'),
  )
  t.hand = [0, -2.9, 0]
}

function paneled(t: Thing, half: Vec3, wood: number, iron: number): void {
  t.slab([0, 0, 0], half, wood, 0.03)
  for (const z of [-0.62, 0, 0.62])
    t.slab([0, 0, z * half[2]], [half[0] * 1.02, half[1] * 1.02, 0.06], iron, 0.02)
}

function rocks(t: Thing, hex: string, finish: 'stone' | 'matte' | 'glass'): void {
  const stone = t.main(hex, finish)
  t.ball([0, 0, 0], [0.85, 0.6, 0.95], stone)
  t.ball([0.35, -0.15, 0.5], [0.5, 0.42, 0.5], stone, 0.12)
  t.ball([-0.2, 0.25, -0.35], [0.6, 0.42, 0.5], stone, 0.15)
  t.ball([0.3, -0.3, -0.6], [0.42, 0.28, 0.42], stone, 0.08)
}

function vaseProfile(t: Thing, hex: string): void {
  const clay = t.main(hex, 'gloss')
  t.lathe(
    [
      [-1, 0.34],
      [-0.6, 0.6],
      [-0.1, 0.72],
      [0.35, 0.5],
      [0.65, 0.26],
      [0.85, 0.3],
      [1, 0.42],
    ],
    clay,
    20,
  )
  t.ring([0, 1, 0], 0.38, 0.06, 'y', clay)
  t.ball([0, 1.02, 0], [0.3, 0.03, 0.3], t.fixed('#17120e'))
  t.ring([0, -0.1, 0], 0.715, 0.035, 'y', t.second('#f1e6cf', 'gloss'))
  for (let i = 0; i < 10; i++)
    t.ball([Math.cos(i * 0.628) * 0.7, 0.08, Math.sin(i * 0.628) * 0.7], 0.06, t.second('#f1e6cf', 'gloss'))
  t.seat = [0, 1, 0]
}

function flask(t: Thing, hex: string): void {
  const glass = t.fixed('#dceaf0', 'glass')
  t.ball([0, -0.35, 0], [0.75, 0.62, 0.75], t.main(hex, 'glass', { emission: [0.12, 0.05, 0.2] }))
  t.rod([0, 0.2, 0], [0, 0.75, 0], 0.2, glass)
  t.ring([0, 0.8, 0], 0.22, 0.07, 'y', glass)
  t.rod([0, 0.86, 0], [0, 1.05, 0], 0.18, t.fixed('#a8743c', 'wood'))
  for (const [y, z] of [
    [-0.2, 0.2],
    [-0.45, -0.15],
    [-0.1, -0.3],
    [-0.55, 0.25],
  ])
    t.ball([0.66, y, z], 0.07, t.fixed('#ffffff', 'glass', { emission: [0.2, 0.2, 0.25] }))
}

function gift(t: Thing): void {
  t.slab([0, 0, 0], [0.8, 0.7, 0.8], t.main('#c8202a', 'satin'), 0.03)
  t.slab([0, 0.72, 0], [0.86, 0.14, 0.86], t.main('#c8202a', 'satin'), 0.03)
  const silk = t.second('#f2c84b', 'satin')
  t.slab([0, 0.05, 0], [0.82, 0.83, 0.13], silk, 0.01)
  t.slab([0, 0.05, 0], [0.13, 0.83, 0.82], silk, 0.01)
  t.slab([0, 0.72, 0], [0.875, 0.15, 0.13], silk, 0.01)
  t.slab([0, 0.72, 0], [0.13, 0.15, 0.875], silk, 0.01)
  for (const z of [-1, 1])
    t.tube(
      [
        [0, 0.9, 0],
        [0.1, 1.25, z * 0.35],
        [0, 1.2, z * 0.62],
        [0, 0.92, z * 0.05],
      ],
      0.1,
      silk,
      0.03,
    )
  t.ball([0, 0.95, 0], 0.14, silk)
}

function crystals(t: Thing): void {
  const glass = t.main('#9a6ae0', 'glass', { emission: [0.08, 0.04, 0.14] })
  for (const [x, z, tall, lean, r] of [
    [0, 0, 1.7, 0.02, 0.26],
    [0.3, 0.35, 1.1, 0.3, 0.2],
    [0.2, -0.4, 1.25, -0.3, 0.22],
    [-0.3, 0.25, 0.9, 0.35, 0.18],
    [0.45, -0.05, 0.7, -0.1, 0.16],
    [-0.2, -0.3, 0.8, -0.42, 0.16],
  ] as const) {
    t.rod([x, 0, z], [x * 1.3, tall * 0.75, z + lean], r, glass, r * 0.92)
    t.rod([x * 1.3, tall * 0.75, z + lean], [x * 1.4, tall, z + lean * 1.25], r * 0.9, glass, 0.02)
  }
  rocksBase(t)
  t.light([0.4, 0.8, 0], '#a88aff', 4, 0.4)
}

function rocksBase(t: Thing): void {
  for (const [x, z, r] of [
    [0, 0, 0.6],
    [0.4, 0.4, 0.34],
    [-0.3, -0.4, 0.38],
    [0.3, -0.5, 0.3],
  ])
    t.ball([x, -0.05, z], [r, r * 0.4, r], t.fixed('#6a6570', 'stone'), 0.05)
}

function clockFace(t: Thing, x: number, radius: number): void {
  t.disc([x, 0, 0], radius, 0.05, 'x', t.fixed('#f8f5ec', 'satin'))
  for (let i = 0; i < 12; i++)
    t.ball(
      [x + 0.06, Math.sin(i * 0.524) * radius * 0.82, Math.cos(i * 0.524) * radius * 0.82],
      [0.02, i % 3 ? 0.03 : 0.06, i % 3 ? 0.03 : 0.06],
      t.fixed('#17181b'),
    )
  t.rod([x + 0.08, 0, 0], [x + 0.08, radius * 0.4, -radius * 0.32], 0.035, t.fixed('#17181b'), 0.02)
  t.rod([x + 0.08, 0, 0], [x + 0.08, radius * 0.62, radius * 0.34], 0.025, t.fixed('#17181b'), 0.015)
  t.ball([x + 0.09, 0, 0], 0.05, t.fixed('#c8202a'))
}

function screen(t: Thing, y: number, halfY: number, halfZ: number): void {
  t.slab(
    [0.05, y, 0],
    [0.02, halfY, halfZ],
    t.fixed('#2f6fae', 'glass', { emission: [0.08, 0.18, 0.32] }),
    0.02,
  )
  t.board([0.075, y, 0], halfZ * 0.85, halfY * 0.6, '#ffffff')
}

/** Everything else. */
export const THINGS: Readonly<Record<string, ThingRow>> = {
  balloon: [
    1.9,
    (t) => {
      const skin = t.main('#d22b2b', 'gloss')
      t.ball([0, 0.1, 0], [0.82, 0.92, 0.82], skin)
      t.rod([0, -0.3, 0], [0, -0.98, 0], 0.55, skin, 0.06, 0.3)
      t.ball([0, -1.06, 0], [0.12, 0.07, 0.12], skin)
      balloonString(t)
      t.board([0.82, 0.15, 0], 0.5, 0.24, '#ffffff')
      t.face = [0.82, 0.1, 0]
    },
  ],
  'heart-balloon': [
    1.9,
    (t) => {
      heart(t, t.main('#d81f3a', 'gloss'), 0, 1.1)
      balloonString(t)
      t.face = [0.4, 0.1, 0]
    },
  ],
  lantern: [
    0.35,
    (t) => {
      const iron = t.second('#2a2a2e', 'metal')
      for (const y of [-0.8, 0.62]) t.drum([0, y, 0], 0.52, 0.1, iron, 0.04)
      t.drum([0, -0.1, 0], 0.36, 0.6, t.main('#ffcf7a', 'glass', { emission: [1.3, 0.85, 0.35] }), 0.05)
      flame(t, [0, -0.5, 0], 0.4)
      for (let i = 0; i < 4; i++)
        t.rod(
          [Math.cos(i * 1.571 + 0.785) * 0.46, -0.75, Math.sin(i * 1.571 + 0.785) * 0.46],
          [Math.cos(i * 1.571 + 0.785) * 0.46, 0.58, Math.sin(i * 1.571 + 0.785) * 0.46],
          0.04,
          iron,
        )
      t.rod([0, 0.75, 0], [0, 1, 0], 0.4, iron, 0.1)
      t.ring([0, 1.2, 0], 0.2, 0.035, 'x', iron)
      t.light([0, -0.1, 0], '#ffb35a', 12, 1.2)
      t.hand = [0, 1.35, 0]
    },
  ],
  'paper-lantern': [
    0.5,
    (t) => {
      const paper = t.main('#e0352a', 'matte', { emission: [0.9, 0.22, 0.1] })
      for (let i = 0; i < 9; i++) {
        const y = -0.7 + i * 0.175
        t.ring([0, y, 0], Math.sqrt(1 - (y / 1.05) ** 2) * 0.82 - 0.1, 0.13, 'y', paper, 0.02)
      }
      t.ball([0, 0, 0], [0.75, 0.7, 0.75], paper)
      for (const y of [-0.82, 0.82]) t.drum([0, y, 0], 0.34, 0.09, t.second('#d9a82e', 'metal'), 0.03)
      for (let i = 0; i < 5; i++)
        t.rod(
          [0, -0.9, 0],
          [0.05 * Math.cos(i * 1.257), -1.35, 0.05 * Math.sin(i * 1.257)],
          0.025,
          t.second('#d9a82e', 'fabric'),
        )
      t.rod([0, 0.9, 0], [0, 1.15, 0], 0.02, t.fixed('#2a2a2e'))
      t.light([0, 0, 0], '#ff7a3c', 8, 1)
      t.board([0.8, 0, 0], 0.42, 0.3, '#2a120c')
    },
  ],
  candle: [
    0.2,
    (t) => {
      t.drum([0, 0, 0], 0.26, 0.75, t.main('#f1e6cc', 'satin', { emission: [0.06, 0.045, 0.02] }), 0.06)
      for (const [turn, low] of [
        [0.4, 0.1],
        [2, 0.35],
        [4, -0.1],
        [5.2, 0.4],
      ])
        t.rod(
          [Math.cos(turn) * 0.24, 0.72, Math.sin(turn) * 0.24],
          [Math.cos(turn) * 0.27, low, Math.sin(turn) * 0.27],
          0.06,
          t.main('#f1e6cc', 'satin'),
          0.05,
          0.03,
        )
      t.rod([0, 0.75, 0], [0, 0.88, 0], 0.02, t.fixed('#17120e'))
      flame(t, [0, 0.95, 0], 0.28)
      t.ball([0, -0.78, 0], [0.55, 0.06, 0.55], t.second('#b08a3e', 'metal'))
      t.light([0, 1.1, 0], '#ffb04a', 10, 1)
    },
  ],
  candelabra: [
    0.5,
    (t) => {
      const gold = t.main('#d9a82e', 'metal')
      t.ball([0, -0.98, 0], [0.42, 0.08, 0.42], gold)
      t.lathe(
        [
          [-0.95, 0.2],
          [-0.6, 0.06],
          [-0.2, 0.1],
          [0.35, 0.06],
        ],
        gold,
        10,
      )
      for (const z of [-0.7, -0.35, 0.35, 0.7])
        t.tube(
          [
            [0, -0.1 - Math.abs(z) * 0.15, 0],
            [0, -0.2, z * 0.7],
            [0, 0.3, z],
          ],
          0.04,
          gold,
        )
      for (const z of [-0.7, -0.35, 0, 0.35, 0.7]) {
        t.ball([0, 0.36, z], [0.1, 0.04, 0.1], gold)
        t.rod([0, 0.4, z], [0, 0.75, z], 0.06, t.fixed('#f7f1e0'))
        flame(t, [0, 0.85, z], 0.13)
      }
      t.light([0, 1, 0], '#ffb04a', 10, 1)
    },
  ],
  campfire: [
    0.9,
    (t) => {
      for (let i = 0; i < 6; i++)
        t.rod(
          [Math.cos(i * 1.047) * 0.85, -0.05, Math.sin(i * 1.047) * 0.85],
          [Math.cos(i * 1.047 + 0.3) * 0.1, 0.42, Math.sin(i * 1.047 + 0.3) * 0.1],
          0.12,
          t.fixed('#5a3a22', 'wood'),
          0.09,
        )
      for (let i = 0; i < 9; i++)
        t.ball(
          [Math.cos(i * 0.698) * 1.05, -0.1, Math.sin(i * 0.698) * 1.05],
          [0.24, 0.18, 0.24],
          t.fixed('#7d7a76', 'stone'),
        )
      flame(t, [0, 0.2, 0], 0.95)
      flame(t, [0.2, 0.15, 0.28], 0.6)
      flame(t, [0.1, 0.15, -0.3], 0.65)
      t.light([0.3, 0.7, 0], '#ff8a3a', 14, 2)
    },
  ],
  fireball: [
    0.6,
    (t) => {
      t.ball([0, 0, 0], 0.6, t.glow('#ff6a1c', 3))
      t.ball([0.2, 0, 0], 0.45, t.glow('#ffc84a', 4))
      for (const [x, y, z] of spread(9, 0.5))
        t.rod(
          [x, y + 0.2, z],
          [x * 0.6 - 0.2, 1.1 + (x + z) * 0.3, z * 0.7],
          0.26,
          t.glow('#ff4a10', 3),
          0.02,
          0.1,
        )
      t.light([0.5, 0, 0], '#ff8a3a', 10, 1.5)
    },
  ],
  match: [
    0.06,
    (t) => {
      t.slab([0, -0.2, 0], [0.05, 0.8, 0.05], t.fixed('#e0c08a', 'wood'), 0.02)
      t.ball([0, 0.66, 0], [0.1, 0.15, 0.1], t.main('#c8202a', 'matte'))
      flame(t, [0, 0.72, 0], 0.34)
      t.light([0, 1, 0], '#ffb04a', 14, 0.8)
    },
  ],
  'light-bulb': [
    0.12,
    (t) => {
      const glass = t.main('#ffe9a8', 'glow', { emission: [1.6, 1.25, 0.6] })
      t.ball([0, 0.35, 0], [0.62, 0.64, 0.62], glass)
      t.rod([0, 0, 0], [0, -0.38, 0], 0.46, glass, 0.3, 0.2)
      for (let i = 0; i < 4; i++)
        t.ring([0, -0.62 - i * 0.12, 0], 0.24, 0.07, 'y', t.fixed('#b9bdc4', 'metal'))
      t.drum([0, -0.8, 0], 0.24, 0.26, t.fixed('#b9bdc4', 'metal'), 0.03)
      t.ball([0, -1.1, 0], [0.14, 0.07, 0.14], t.fixed('#26272b'))
      t.light([0.3, 0.35, 0], '#ffe0a0', 12, 1.2)
    },
  ],
  'string-lights': [
    2.4,
    (t) => {
      for (const row of [0, 1]) {
        const wire: Vec3[] = Array.from(
          { length: 11 },
          (_, i): Vec3 => [row * 0.2, 1 - row * 0.45 - Math.sin((i / 10) * Math.PI) * 0.45, -1.5 + i * 0.3],
        )
        t.tube(wire, 0.015, t.fixed('#20301f'))
        wire.forEach((p, i) => {
          t.ball(
            [p[0], p[1] - 0.08, p[2]],
            [0.05, 0.07, 0.05],
            t.glow(['#ffcf6a', '#ff7a6a', '#7ad8ff', '#9aff8a'][i % 4], 3),
          )
        })
      }
      for (const z of [-1.5, 1.5]) t.rod([0, -1, z], [0, 1.05, z], 0.035, t.main('#8a5a34', 'wood'))
      t.light([0.2, 0.6, -0.8], '#ffd08a', 5, 0.5)
      t.light([0.2, 0.6, 0.8], '#ffd08a', 5, 0.5)
    },
  ],
  gift: [0.35, gift],
  box: [
    0.4,
    (t) => {
      const card = t.main('#c49a62', 'matte')
      t.slab([0, 0, 0], [0.75, 0.6, 0.75], card, 0.02)
      t.slab([0, 0.02, 0], [0.76, 0.605, 0.09], t.fixed('#e3cfa2', 'satin'), 0.005)
      for (const side of [-1, 1]) t.slab([side * 0.385, 0.61, 0], [0.365, 0.015, 0.74], card, 0.01)
      t.board([0.77, 0, 0.35], 0.28, 0.18)
      t.seat = [0, 0.62, 0]
    },
  ],
  barrel: [
    0.9,
    (t) => {
      const wood = t.main('#8a5a34', 'wood')
      t.lathe(
        [
          [-1, 0.58],
          [-0.4, 0.74],
          [0, 0.78],
          [0.4, 0.74],
          [1, 0.58],
        ],
        wood,
        18,
      )
      for (const [y, r] of [
        [-0.72, 0.68],
        [-0.3, 0.78],
        [0.3, 0.78],
        [0.72, 0.68],
      ])
        t.ring([0, y, 0], r, 0.045, 'y', t.second('#5a5d66', 'metal'))
      t.drum([0, 0.98, 0], 0.55, 0.03, t.fixed('#6b4526', 'wood'))
      t.seat = [0, 1.02, 0]
    },
  ],
  'treasure-chest': [
    0.6,
    (t) => {
      const wood = t.main('#7a4a26', 'wood')
      const gold = t.second('#d9a82e', 'metal')
      paneled(t, [0.55, 0.4, 0.85], wood, gold)
      for (let i = 0; i < 6; i++)
        t.slab([-0.52 - Math.sin(i * 0.3) * 0.3, 0.45 + i * 0.1, 0], [0.07, 0.09, 0.86], wood, 0.04)
      for (const z of [-0.55, 0, 0.55])
        for (let i = 0; i < 6; i++)
          t.slab([-0.52 - Math.sin(i * 0.3) * 0.3, 0.45 + i * 0.1, z], [0.085, 0.1, 0.06], gold, 0.03)
      for (const [x, , z] of spread(26, 0.6))
        t.ball(
          [x * 0.65, 0.45 + 0.12 * (1 - Math.hypot(x, z)), z * 1.2],
          [0.12, 0.05, 0.12],
          t.fixed('#f0bd3a', 'metal'),
        )
      for (const [z, hex] of [
        [-0.4, '#d81f3a'],
        [0.1, '#2a7fc4'],
        [0.45, '#2f9a5a'],
      ] as const)
        t.ball([0.2, 0.58, z], 0.1, t.fixed(hex, 'glass'))
      t.slab([0.57, 0.28, 0], [0.04, 0.12, 0.12], gold, 0.03)
      t.seat = [0.1, 0.55, 0]
    },
  ],
  basket: [
    0.3,
    (t) => {
      const wicker = t.main('#c79a56', 'matte', {
        pattern: { kind: 'checks', color: [0.34, 0.2, 0.07], scale: 7 },
      })
      t.lathe(
        [
          [-0.5, 0.55],
          [0.1, 0.75],
          [0.35, 0.8],
        ],
        wicker,
        10,
      )
      t.ring([0, 0.38, 0], 0.78, 0.08, 'y', wicker)
      t.tube(
        [
          [0, 0.35, -0.78],
          [0, 0.95, -0.55],
          [0, 1.15, 0],
          [0, 0.95, 0.55],
          [0, 0.35, 0.78],
        ],
        0.06,
        wicker,
      )
      t.ball([0, 0.36, 0], [0.7, 0.05, 0.7], t.fixed('#6b4a22'))
      t.seat = [0, 0.4, 0]
    },
  ],
  coin: [
    0.12,
    (t) => {
      t.disc([0, 0, 0], 0.95, 0.13, 'x', t.main('#e0b03a', 'metal'))
      t.ring([0.12, 0, 0], 0.82, 0.06, 'x', t.main('#e0b03a', 'metal'))
      for (let i = 0; i < 5; i++)
        t.rod(
          [0.12, 0, 0],
          [0.12, Math.sin(1.571 + i * 1.257) * 0.5, Math.cos(1.571 + i * 1.257) * 0.5],
          0.12,
          t.main('#e0b03a', 'metal'),
          0.02,
          0.03,
        )
    },
  ],
  gem: [
    0.2,
    (t) => {
      const glass = t.main('#7fd8f2', 'glass', { emission: [0.06, 0.12, 0.16] })
      t.lathe(
        [
          [-0.9, 0.02],
          [0.2, 0.9],
          [0.5, 0.6],
          [0.52, 0.55],
        ],
        glass,
        24,
      )
      for (let i = 0; i < 8; i++)
        t.rod(
          [0, -0.88, 0],
          [Math.cos(i * 0.785) * 0.92, 0.2, Math.sin(i * 0.785) * 0.92],
          0.02,
          t.fixed('#ffffff', 'glass', { emission: [0.2, 0.25, 0.3] }),
        )
    },
  ],
  crystal: [0.8, crystals],
  'crystal-ball': [
    0.35,
    (t) => {
      t.ball([0, 0.3, 0], 0.78, t.main('#a8c4f0', 'glass', { emission: [0.05, 0.07, 0.14] }))
      t.ball([0, 0.3, 0], 0.4, t.glow('#8a6aff', 0.8))
      t.lathe(
        [
          [-0.95, 0.62],
          [-0.7, 0.4],
          [-0.45, 0.52],
          [-0.35, 0.6],
        ],
        t.second('#b08a3e', 'metal'),
        9,
      )
      t.light([0.4, 0.4, 0], '#a89aff', 6, 0.5)
    },
  ],
  vase: [0.4, (t) => vaseProfile(t, '#2f5fa8')],
  bottle: [
    0.28,
    (t) => {
      const glass = t.main('#3f8a5a', 'glass')
      t.lathe(
        [
          [-1, 0.4],
          [-0.95, 0.42],
          [0.1, 0.42],
          [0.35, 0.3],
          [0.5, 0.15],
          [0.95, 0.13],
        ],
        glass,
        26,
      )
      t.ring([0, 0.92, 0], 0.14, 0.045, 'y', glass)
      t.rod([0, 0.95, 0], [0, 1.1, 0], 0.11, t.fixed('#b98a54', 'wood'))
      t.drum([0, -0.4, 0], 0.435, 0.28, t.second('#efe6d0', 'matte'), 0.02)
      t.board([0.44, -0.4, 0], 0.3, 0.18)
    },
  ],
  potion: [0.2, (t) => flask(t, '#8a3fd0')],
  jar: [
    0.2,
    (t) => {
      t.lathe(
        [
          [-0.9, 0.55],
          [-0.8, 0.6],
          [0.4, 0.6],
          [0.6, 0.48],
        ],
        t.main('#bfdfe8', 'glass'),
        18,
      )
      t.drum([0, 0.72, 0], 0.5, 0.13, t.second('#c9a24a', 'metal'), 0.04)
      for (const p of spread(12, 0.45, -0.5))
        t.ball([p[0], p[1] + 0.2 * Math.sin(p[0] * 9), p[2]], 0.17, t.fixed('#d99a4a', 'satin'))
      t.board([0.62, 0, 0], 0.36, 0.24)
    },
  ],
  'magic-lamp': [
    0.2,
    (t) => {
      const gold = t.main('#dba92f', 'metal')
      t.ball([0, 0, 0], [0.55, 0.4, 0.8], gold)
      t.tube(
        [
          [0, 0, 0.6],
          [0, 0.1, 1],
          [0, 0.35, 1.35],
          [0, 0.5, 1.5],
        ],
        [0.3, 0.18, 0.11, 0.09],
        gold,
        0.1,
      )
      t.ring([0, 0.15, -0.95], 0.28, 0.06, 'x', gold)
      t.lathe(
        [
          [0.3, 0.4],
          [0.45, 0.3],
          [0.55, 0.1],
        ],
        gold,
        5,
      )
      t.ball([0, 0.66, 0], 0.1, gold)
      t.lathe(
        [
          [-0.75, 0.42],
          [-0.6, 0.2],
          [-0.38, 0.25],
        ],
        gold,
        6,
      )
      for (const [y, z, r] of [
        [0.75, 1.6, 0.1],
        [1, 1.55, 0.15],
        [1.3, 1.7, 0.2],
      ])
        t.ball([0, y, z], r, t.fixed('#b79af0', 'matte', { emission: [0.15, 0.1, 0.3] }), 0.08)
    },
  ],
  clock: [
    0.35,
    (t) => {
      t.disc([0, 0, 0], 1, 0.14, 'x', t.main('#2f5fa8', 'gloss'))
      clockFace(t, 0.12, 0.84)
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
        5,
      )
    },
  ],
  coffin: [
    0.6,
    (t) => {
      const wood = t.main('#6b4022', 'wood')
      for (const [z, half] of [
        [-0.9, 0.34],
        [-0.6, 0.42],
        [-0.3, 0.5],
        [0, 0.46],
        [0.3, 0.42],
        [0.6, 0.38],
        [0.9, 0.33],
        [1.15, 0.3],
      ])
        t.slab([0, 0, z], [half, 0.3, 0.18], wood, 0.02)
      t.slab([0, 0.31, -0.3], [0.05, 0.02, 0.36], t.second('#d9a82e', 'metal'), 0.01)
      t.slab([0, 0.31, -0.38], [0.2, 0.02, 0.05], t.second('#d9a82e', 'metal'), 0.01)
      t.seat = [0, 0.33, 0]
    },
  ],
  pinwheel: [
    0.5,
    (t) => {
      t.rod([-0.05, -1.1, 0], [-0.05, 0.4, 0], 0.035, t.fixed('#d9b27a', 'wood'))
      for (let i = 0; i < 4; i++) {
        const turn = i * 1.571 + 0.3
        const cloth = i % 2 ? t.second('#f4c22a', 'satin') : t.main('#d22b2b', 'satin')
        for (let k = 0; k < 5; k++)
          t.rod(
            [0.05, 0.4, 0],
            [0.1, 0.4 + Math.sin(turn + k * 0.18) * 0.62, Math.cos(turn + k * 0.18) * 0.62],
            0.06,
            cloth,
            0.03,
            0.03,
          )
      }
      t.ball([0.12, 0.4, 0], 0.08, t.fixed('#f7f4ec', 'gloss'))
    },
  ],
  bubble: [
    0.3,
    (t) => {
      const film = t.main('#d5e8f5', 'glass', { emission: [0.05, 0.08, 0.1], specular: 2 })
      t.ball([0, 0, 0], 0.8, film)
      t.ball([0.3, 0.95, 0.7], 0.35, film)
      t.ball([0.2, -0.6, 0.85], 0.26, film)
      t.ball([0.62, 0.4, -0.3], [0.06, 0.14, 0.1], t.fixed('#ffffff', 'gloss', { emission: [0.7, 0.7, 0.7] }))
    },
  ],
  nest: [
    0.2,
    (t) => {
      const twig = t.main('#7a5a36', 'matte')
      for (let i = 0; i < 6; i++) t.ring([0, -0.2 + i * 0.11, 0], 0.6 + i * 0.06, 0.11, 'y', twig, 0.02)
      for (let i = 0; i < 14; i++)
        t.rod(
          [Math.cos(i * 1.1) * 0.8, 0.1 + 0.05 * (i % 5), Math.sin(i * 1.1) * 0.8],
          [Math.cos(i * 1.1 + 0.8) * 0.92, 0.3 + 0.06 * (i % 3), Math.sin(i * 1.1 + 0.8) * 0.92],
          0.03,
          twig,
        )
      t.ball([0, -0.1, 0], [0.7, 0.1, 0.7], twig)
      for (const [x, z] of [
        [0.2, 0.2],
        [0.1, -0.28],
        [-0.25, 0.05],
      ])
        t.ball([x, 0.25, z], [0.22, 0.28, 0.22], t.second('#9fd0d8', 'satin'))
      t.seat = [0, 0.2, 0]
    },
  ],
  spiderweb: [
    1.2,
    (t) => {
      const silk = t.main('#f1f3f5', 'satin')
      for (let i = 0; i < 8; i++)
        t.rod([0, 0, 0], [0, Math.sin(i * 0.785) * 1, Math.cos(i * 0.785) * 1], 0.012, silk)
      for (let k = 1; k <= 5; k++)
        for (let i = 0; i < 8; i++) {
          const [a, b, r] = [i * 0.785, (i + 1) * 0.785, k * 0.18]
          t.tube(
            [
              [0, Math.sin(a) * r, Math.cos(a) * r],
              [0, Math.sin((a + b) / 2) * r * 0.86, Math.cos((a + b) / 2) * r * 0.86],
              [0, Math.sin(b) * r, Math.cos(b) * r],
            ],
            0.009,
            silk,
          )
        }
    },
  ],
  beehive: [
    0.6,
    (t) => {
      for (let i = 0; i < 7; i++)
        t.ring(
          [0, -0.75 + i * 0.24, 0],
          [0.48, 0.6, 0.64, 0.6, 0.5, 0.36, 0.18][i],
          0.17,
          'y',
          t.main('#e0a53a', 'matte'),
          0.03,
        )
      t.ball([0, 0, 0], [0.62, 0.9, 0.62], t.main('#e0a53a', 'matte'))
      t.ball([0.74, -0.42, 0], [0.1, 0.15, 0.15], t.fixed('#2a1a0c'))
      for (const [x, y, z] of [
        [0.95, 0.1, 0.4],
        [0.9, -0.5, -0.5],
        [0.8, 0.6, -0.3],
      ]) {
        t.ball([x, y, z], [0.07, 0.055, 0.1], t.fixed('#f4c22a'))
        t.ball([x, y, z + 0.02], [0.075, 0.06, 0.03], t.fixed('#17120e'))
        t.ball([x, y + 0.08, z], [0.07, 0.02, 0.04], t.fixed('#eef4f8', 'glass'))
      }
    },
  ],
  'hay-bale': [
    1.2,
    (t) => {
      const hay = t.main('#d9b450', 'fur')
      for (let i = 0; i < 5; i++) t.disc([0, 0, -0.5 + i * 0.25], 0.95, 0.16, 'z', hay)
      for (const r of [0.75, 0.5, 0.25]) t.ring([0, 0, 0.66], r, 0.04, 'z', t.second('#b38a30', 'matte'))
      t.seat = [0, 0.95, 0]
    },
  ],
  'dream-catcher': [
    0.6,
    (t) => {
      t.ring([0, 0.4, 0], 0.55, 0.05, 'x', t.main('#a8743c', 'wood'))
      for (let i = 0; i < 8; i++)
        for (const k of [2, 3])
          t.rod(
            [0, 0.4 + Math.sin(i * 0.785) * 0.52, Math.cos(i * 0.785) * 0.52],
            [0, 0.4 + Math.sin((i + k) * 0.785) * 0.52, Math.cos((i + k) * 0.785) * 0.52],
            0.009,
            t.fixed('#efe9dc'),
          )
      for (const [z, low] of [
        [-0.4, -0.75],
        [0, -1.05],
        [0.4, -0.75],
      ]) {
        t.rod(
          [0, 0.4 - Math.sqrt(Math.max(0, 0.3 - z * z)), z],
          [0, low + 0.35, z],
          0.012,
          t.fixed('#8a5a34'),
        )
        t.ball([0, low + 0.36, z], 0.045, t.second('#2ab0a8', 'gloss'))
        t.ball([0, low, z], [0.03, 0.3, 0.09], t.second('#f4efe4', 'matte'))
      }
    },
  ],
  bomb: [
    0.3,
    (t) => {
      t.ball([0, 0, 0], 0.8, t.main('#1b1b1f', 'gloss'))
      t.drum([0.1, 0.82, 0], 0.24, 0.12, t.fixed('#3a3b40', 'metal'), 0.03)
      t.tube(
        [
          [0.1, 0.9, 0],
          [0.15, 1.15, 0.1],
          [0.1, 1.3, 0.3],
        ],
        0.05,
        t.fixed('#d9c49a', 'matte'),
      )
      for (let i = 0; i < 6; i++)
        t.rod(
          [0.1, 1.3, 0.3],
          [
            0.1 + Math.cos(i * 1.05) * 0.12,
            1.35 + Math.sin(i * 2.1) * 0.16,
            0.34 + Math.sin(i * 1.05) * 0.17,
          ],
          0.03,
          t.glow('#ffc84a', 4),
          0.005,
        )
    },
  ],
  ornament: [
    0.12,
    (t) => {
      t.ball([0, 0, 0], 0.85, t.main('#c8202a', 'chrome'))
      t.drum([0, 0.88, 0], 0.17, 0.1, t.second('#d9a82e', 'metal'), 0.03)
      t.ring([0, 1.1, 0], 0.12, 0.03, 'x', t.second('#d9a82e', 'metal'))
      for (let i = 0; i < 9; i++)
        t.ball(
          [Math.cos(i * 0.698) * 0.84, 0.08 * (i % 2 ? 1 : -1), Math.sin(i * 0.698) * 0.84],
          0.09,
          t.second('#f4e6b0', 'metal'),
        )
    },
  ],
  'disco-ball': [
    0.6,
    (t) => {
      t.ball(
        [0, 0, 0],
        0.9,
        t.main('#c9ced6', 'chrome', { pattern: { kind: 'checks', color: [0.25, 0.28, 0.34], scale: 7 } }),
      )
      t.rod([0, 0.9, 0], [0, 1.4, 0], 0.03, t.fixed('#5a5d66', 'metal'))
      for (let i = 0; i < 8; i++)
        t.ball(
          [Math.cos(i * 2.4) * 0.8, Math.sin(i * 1.7) * 0.5, Math.sin(i * 2.4) * 0.8],
          0.12,
          t.glow(['#ff7ad8', '#7ad8ff', '#ffe27a'][i % 3], 1.5),
        )
      t.light([1, 0, 0.5], '#ff9ae0', 6, 0.6)
      t.light([1, 0, -0.5], '#8ad8ff', 6, 0.6)
    },
  ],
  confetti: [
    2,
    (t) => {
      const hues = ['#d22b2b', '#f4c22a', '#2a8fd0', '#3f9a4e', '#e05a9a', '#8a4fc4']
      for (let i = 0; i < 40; i++) {
        const at: Vec3 = [Math.sin(i * 3.7) * 0.6, -1 + (i / 39) * 2, Math.cos(i * 2.3) * 1.1]
        const paper = i === 0 ? t.main(hues[0], 'satin') : t.fixed(hues[i % 6], 'satin')
        if (i % 5 === 0)
          t.tube(
            [at, [at[0], at[1] + 0.12, at[2] + 0.05], [at[0] + 0.04, at[1] + 0.24, at[2] - 0.04]],
            0.02,
            paper,
          )
        else t.slab(at, [0.05, 0.012, 0.035], paper, 0.01, i)
      }
    },
  ],
  soap: [
    0.08,
    (t) => {
      t.slab([0, 0, 0], [0.55, 0.26, 0.9], t.main('#f3b6c8', 'satin'), 0.24)
      for (const p of spread(8, 0.6, 0.35)) t.ball(p, 0.16, t.fixed('#eef6fa', 'glass'))
    },
  ],
  palette: [
    0.3,
    (t) => {
      t.disc([0, 0, 0], 0.85, 0.07, 'x', t.main('#c79a63', 'wood'))
      t.ball([0.02, -0.45, 0.35], [0.1, 0.14, 0.14], t.fixed('#17120e'))
      ;['#d22b2b', '#f4c22a', '#3f9a4e', '#2a62b8', '#8a4fc4', '#f4f1ea'].forEach((hex, i) => {
        t.ball(
          [0.1, Math.sin(0.6 + i * 0.62) * 0.55, Math.cos(0.6 + i * 0.62) * 0.55],
          [0.06, 0.13, 0.13],
          t.fixed(hex, 'gloss'),
        )
      })
      t.rod([0.15, -0.7, -0.5], [0.15, 0.7, 0.2], 0.03, t.fixed('#5a3018', 'wood'))
      t.rod([0.15, 0.7, 0.2], [0.15, 0.88, 0.29], 0.06, t.fixed('#2a62b8', 'fur'), 0.01)
    },
  ],
  yarn: [
    0.15,
    (t) => {
      const wool = t.main('#c8322b', 'fabric')
      t.ball([0, 0, 0], 0.82, wool)
      for (const [i, axis] of (['x', 'y', 'z'] as const).entries())
        for (const d of [-0.3, 0, 0.3])
          t.ring(
            [axis === 'x' ? d : 0, axis === 'y' ? d : 0, axis === 'z' ? d : 0],
            Math.sqrt(0.7 - d * d),
            0.07 - i * 0.005,
            axis,
            wool,
          )
      t.tube(
        [
          [0.4, -0.75, 0.3],
          [0.8, -0.8, 0.7],
          [0.6, -0.8, 1.2],
          [1, -0.8, 1.5],
        ],
        0.06,
        wool,
      )
    },
  ],
  button: [
    0.1,
    (t) => {
      t.disc([0, 0, 0], 0.9, 0.16, 'x', t.main('#c8322b', 'gloss'))
      for (const [y, z] of [
        [0.2, 0.2],
        [0.2, -0.2],
        [-0.2, 0.2],
        [-0.2, -0.2],
      ])
        t.ball([0.16, y, z], [0.06, 0.09, 0.09], t.fixed('#3a100c'))
    },
  ],
  blanket: [
    0.1,
    (t) => {
      const cloth = t.main('#c8322b', 'fabric', {
        pattern: { kind: 'checks', color: [0.86, 0.83, 0.76], scale: 3 },
      })
      t.slab([0, 0, 0], [0.9, 0.05, 1.2], cloth, 0.05)
      t.slab([-0.45, 0.08, 0.2], [0.42, 0.05, 0.95], cloth, 0.05)
      t.seat = [0, 0.06, 0]
    },
  ],
  ribbon: [
    0.3,
    (t) => {
      const silk = t.main('#c8202a', 'satin')
      for (const z of [-1, 1]) {
        t.tube(
          [
            [0.05, 0, 0],
            [0.1, 0.5, z * 0.5],
            [0, 0.4, z * 0.95],
            [0, -0.05, z * 0.6],
            [0.05, 0, 0],
          ],
          0.14,
          silk,
          0.03,
        )
        t.tube(
          [
            [0, -0.05, 0],
            [0.05, -0.5, z * 0.3],
            [0, -1, z * 0.5],
          ],
          0.13,
          silk,
          0.03,
        )
      }
      t.ball([0.1, 0, 0], [0.18, 0.2, 0.18], silk)
    },
  ],
  rock: [0.8, (t) => rocks(t, '#8a8782', 'stone')],
  asteroid: [
    3,
    (t) => {
      rocks(t, '#6f6a66', 'stone')
      for (const [x, y, z, r] of [
        [0.72, 0.15, 0.25, 0.2],
        [0.6, -0.2, -0.4, 0.16],
        [0.3, 0.5, -0.2, 0.18],
      ])
        t.ring([x, y, z], r, 0.07, 'x', t.fixed('#5a5653', 'stone'), 0.05)
    },
  ],
  seashell: [
    0.1,
    (t) => {
      const shell = t.main('#f3d2b8', 'gloss')
      for (let i = -5; i <= 5; i++)
        t.rod(
          [0, -0.75, 0],
          [0.12, Math.cos(i * 0.24) * 0.75 - 0.05, Math.sin(i * 0.24) * 1.05],
          0.06,
          i % 2 ? shell : t.second('#e8a98a', 'gloss'),
          0.19,
          0.03,
        )
      t.ball([0, -0.8, 0], [0.16, 0.12, 0.34], shell)
    },
  ],
  stump: [
    0.5,
    (t) => {
      const bark = t.main('#6b4a2e', 'stone')
      t.lathe(
        [
          [-0.5, 0.8],
          [-0.25, 0.62],
          [0.4, 0.58],
        ],
        bark,
        9,
      )
      t.drum([0, 0.42, 0], 0.54, 0.04, t.fixed('#d3aa72', 'matte'), 0.01)
      for (const r of [0.4, 0.26, 0.12]) t.ring([0, 0.45, 0], r, 0.018, 'y', t.fixed('#a87a46'))
      for (let i = 0; i < 5; i++)
        t.rod(
          [Math.cos(i * 1.257) * 0.55, -0.3, Math.sin(i * 1.257) * 0.55],
          [Math.cos(i * 1.257) * 1.05, -0.55, Math.sin(i * 1.257) * 1.05],
          0.2,
          bark,
          0.08,
          0.1,
        )
      t.seat = [0, 0.46, 0]
    },
  ],
  log: [
    0.45,
    (t) => {
      const bark = t.main('#6b4a2e', 'stone')
      for (let i = 0; i < 9; i++) t.ring([0, 0, -1.2 + i * 0.3], 0.24, 0.19, 'z', bark, 0.08)
      t.rod([0, 0, -1.1], [0, 0, 1.1], 0.36, bark)
      t.disc([0, 0, 1.38], 0.38, 0.05, 'z', t.fixed('#d3aa72', 'matte'))
      t.rod([0, 0.3, 0.3], [0.1, 0.75, 0.5], 0.13, bark, 0.09)
      for (const z of [-0.7, -0.2]) t.ball([0.2, 0.36, z], [0.24, 0.08, 0.3], t.fixed('#5f8a3a', 'fur'))
      t.seat = [0, 0.43, 0]
    },
  ],
  branch: [
    0.6,
    (t) => {
      const bark = t.main('#6b4a2e', 'stone')
      t.tube(
        [
          [0, -0.15, -1.6],
          [0, 0, -0.7],
          [0.05, -0.05, 0.2],
          [0, 0.12, 1],
          [0, 0.3, 1.6],
        ],
        [0.17, 0.15, 0.13, 0.09, 0.03],
        bark,
        0.03,
      )
      t.tube(
        [
          [0.03, 0, 0.1],
          [0.1, 0.4, 0.5],
          [0.05, 0.6, 0.8],
        ],
        [0.08, 0.05, 0.02],
        bark,
      )
      t.tube(
        [
          [0, 0, -0.7],
          [-0.1, -0.3, -0.3],
          [0, -0.45, 0],
        ],
        [0.08, 0.05, 0.02],
        bark,
      )
      for (const [y, z] of [
        [0.62, 0.85],
        [0.5, 0.6],
        [0.34, 1.65],
        [0.2, 1.25],
        [-0.45, 0.05],
        [-0.3, -0.25],
        [0.28, 1.4],
      ])
        t.ball([0.05, y + 0.06, z], [0.07, 0.1, 0.16], t.second('#4f8a35', 'satin'))
      t.seat = [0, 0.12, -0.2]
    },
  ],
  fence: [
    1.1,
    (t) => {
      const paint = t.main('#f4f2ec', 'satin')
      for (let i = -4; i <= 4; i++) {
        t.slab([0, -0.08, i * 0.36], [0.03, 0.55, 0.11], paint, 0.02)
        t.rod([0, 0.45, i * 0.36], [0, 0.62, i * 0.36], 0.09, paint, 0.02)
      }
      for (const y of [-0.3, 0.22]) t.slab([-0.05, y, 0], [0.03, 0.06, 1.6], paint, 0.02)
    },
  ],
  door: [
    2.1,
    (t) => {
      const paint = t.main('#b3352f', 'satin')
      t.slab([0, 0, 0], [0.05, 1.02, 0.46], paint, 0.02)
      for (const y of [-0.45, 0.42])
        for (const z of [-0.2, 0.2]) t.slab([0.05, y, z], [0.02, 0.34, 0.14], paint, 0.02)
      for (const z of [-0.52, 0.52])
        t.slab([0, 0.03, z], [0.08, 1.06, 0.06], t.second('#f1ede2', 'satin'), 0.02)
      t.slab([0, 1.1, 0], [0.08, 0.06, 0.58], t.second('#f1ede2', 'satin'), 0.02)
      t.ball([0.1, -0.05, 0.36], 0.05, t.fixed('#d9a82e', 'metal'))
      t.board([0.08, 0.86, 0], 0.3, 0.07, '#f7f3e6')
    },
  ],
  window: [
    1.4,
    (t) => {
      const wood = t.main('#f1ede2', 'satin')
      t.slab(
        [-0.02, 0, 0],
        [0.02, 0.9, 0.7],
        t.fixed('#a8d0e6', 'glass', { emission: [0.08, 0.12, 0.15] }),
        0.01,
      )
      for (const z of [-0.72, 0, 0.72]) t.slab([0, 0, z], [0.05, 0.92, 0.05], wood, 0.02)
      for (const y of [-0.92, 0, 0.92]) t.slab([0, y, 0], [0.05, 0.05, 0.76], wood, 0.02)
      t.slab([0.1, -1, 0], [0.16, 0.04, 0.86], wood, 0.02)
      t.seat = [0.12, -0.96, 0]
    },
  ],
  stairs: [
    2,
    (t) => {
      const stone = t.main('#c9c2b4', 'stone')
      for (let i = 0; i < 8; i++)
        t.slab([0.9 - i * 0.25, 0.12 * (i + 1), 0], [0.15, 0.12 * (i + 1), 0.75], stone, 0.015)
      t.seat = [-0.85, 1.92, 0]
    },
  ],
  fountain: [
    3,
    (t) => {
      const stone = t.main('#d2cdc2', 'stone')
      const water = t.fixed('#7fc3e0', 'glass', { emission: [0.03, 0.06, 0.08] })
      t.drum([0, -1.1, 0], 1.4, 0.22, stone, 0.06)
      t.drum([0, -0.9, 0], 1.25, 0.03, water)
      t.ring([0, -0.88, 0], 1.33, 0.09, 'y', stone)
      t.lathe(
        [
          [-0.9, 0.3],
          [-0.2, 0.18],
          [0.1, 0.22],
        ],
        stone,
        8,
      )
      t.lathe(
        [
          [0, 0.3],
          [0.15, 0.75],
          [0.25, 0.8],
        ],
        stone,
        6,
      )
      t.ball([0, 0.27, 0], [0.7, 0.04, 0.7], water)
      t.rod([0, 0.25, 0], [0, 0.75, 0], 0.1, stone)
      for (let i = 0; i < 10; i++) {
        const [x, z] = [Math.cos(i * 0.628), Math.sin(i * 0.628)]
        t.tube(
          [
            [0, 0.8, 0],
            [x * 0.3, 1.15, z * 0.3],
            [x * 0.58, 0.75, z * 0.58],
            [x * 0.62, 0.3, z * 0.62],
          ],
          0.035,
          water,
        )
        t.tube(
          [
            [x * 0.78, 0.22, z * 0.78],
            [x * 0.98, 0, z * 0.98],
            [x * 1.02, -0.85, z * 1.02],
          ],
          0.035,
          water,
        )
      }
    },
  ],
  well: [
    2.5,
    (t) => {
      const stone = t.main('#9a958c', 'stone')
      for (let i = 0; i < 4; i++) t.ring([0, -0.9 + i * 0.2, 0], 0.72, 0.14, 'y', stone, 0.02)
      t.ball([0, -0.4, 0], [0.65, 0.05, 0.65], t.fixed('#2a4f66', 'glass'))
      for (const z of [-0.72, 0.72]) t.rod([0, -0.6, z], [0, 0.85, z], 0.07, t.fixed('#7a5230', 'wood'))
      for (const x of [-1, 1])
        for (let i = 0; i < 5; i++)
          t.rod(
            [x * (0.1 + i * 0.16), 1.25 - i * 0.14, -0.95],
            [x * (0.1 + i * 0.16), 1.25 - i * 0.14, 0.95],
            0.1,
            t.second('#b3502f', 'matte'),
          )
      t.rod([0, 0.5, -0.75], [0, 0.5, 0.75], 0.07, t.fixed('#7a5230', 'wood'))
      t.rod([0, 0.5, 0], [0, 0, 0], 0.02, t.fixed('#d9c49a'))
      t.drum([0, -0.12, 0], 0.16, 0.14, t.fixed('#8a5a34', 'wood'))
    },
  ],
  snowflake: [
    0.5,
    (t) => {
      const ice = t.main('#d6eef9', 'glass', { emission: [0.1, 0.15, 0.2] })
      for (let i = 0; i < 6; i++) {
        const turn = i * 1.047 + 0.52
        const at = (r: number, d: number): Vec3 => [
          0,
          Math.sin(turn) * r + Math.cos(turn) * d,
          Math.cos(turn) * r - Math.sin(turn) * d,
        ]
        t.rod([0, 0, 0], at(1, 0), 0.06, ice, 0.04)
        for (const [r, d] of [
          [0.45, 0.2],
          [0.72, 0.16],
        ])
          for (const s of [-1, 1]) t.rod(at(r, 0), at(r + d, s * d), 0.045, ice, 0.03)
      }
    },
  ],
  iceberg: [
    14,
    (t) => {
      const ice = t.main('#d3ebf5', 'glass')
      for (const [x, z, tall, r] of [
        [0, 0, 1.6, 0.7],
        [0.3, 0.8, 0.9, 0.6],
        [-0.2, -0.8, 1.15, 0.55],
        [0.5, -0.3, 0.6, 0.6],
      ])
        t.rod([x, -0.2, z], [x * 0.7, tall, z * 0.85], r, ice, r * 0.2, 0.15)
      t.ball([0, -0.3, 0], [1.1, 0.4, 1.6], ice, 0.2)
      t.seat = [0.4, 0.6, -0.3]
    },
  ],
  icicle: [
    0.5,
    (t) => {
      const ice = t.main('#d3ebf5', 'glass')
      t.slab([0, 1, 0], [0.2, 0.1, 0.9], ice, 0.08)
      for (const [z, tall] of [
        [-0.7, 0.9],
        [-0.35, 1.5],
        [0, 1.9],
        [0.35, 1.1],
        [0.7, 1.4],
      ])
        t.rod([0, 0.95, z], [0, 0.95 - tall, z], 0.17, ice, 0.01, 0.06)
    },
  ],
  puddle: [
    0.06,
    (t) => {
      const water = t.main('#7fb3d0', 'chrome')
      t.ball([0, 0, 0], [0.9, 0.06, 1.2], water)
      t.ball([0.4, 0, 0.7], [0.5, 0.05, 0.5], water, 0.1)
      t.ball([-0.3, 0, -0.8], [0.45, 0.05, 0.5], water, 0.1)
      t.seat = [0, 0.04, 0]
    },
  ],
  drop: [
    0.3,
    (t) => {
      const water = t.main('#6fb8e8', 'glass', { emission: [0.02, 0.05, 0.08] })
      t.ball([0, -0.35, 0], 0.65, water)
      t.rod([0, -0.1, 0], [0, 0.95, 0], 0.58, water, 0.02, 0.2)
      t.ball(
        [0.52, -0.2, -0.25],
        [0.08, 0.16, 0.1],
        t.fixed('#ffffff', 'gloss', { emission: [0.5, 0.5, 0.5] }),
      )
    },
  ],
  wave: [
    3,
    (t) => {
      const water = t.main('#2a7fb8', 'glass')
      const foam = t.fixed('#f3f8fa', 'matte')
      for (let i = -6; i <= 6; i++) {
        const s = 1 - Math.abs(i) * 0.055
        t.tube(
          [
            [1.2, -0.8, i * 0.3],
            [0.2, -0.55, i * 0.3],
            [-0.35, 0.15 * s, i * 0.3],
            [-0.25, 0.75 * s, i * 0.3],
            [0.25, 1.02 * s, i * 0.3],
            [0.6, 0.85 * s, i * 0.3],
          ],
          [0.22, 0.3, 0.3, 0.24, 0.18, 0.12],
          water,
          0.1,
        )
        t.ball([0.66, 0.78 * s + 0.08 * Math.sin(i * 2.3), i * 0.3], [0.16, 0.18, 0.2], foam, 0.05)
      }
      t.seat = [0.5, -0.25, 0]
    },
  ],
  portal: [
    2.6,
    (t) => {
      const stone = t.second('#6a6672', 'stone')
      for (let i = 0; i < 16; i++)
        t.ball([0, Math.sin(i * 0.393) * 1.05, Math.cos(i * 0.393) * 0.85], [0.17, 0.2, 0.2], stone, 0.03)
      const swirl = t.main('#8a4aff', 'glow')
      t.ball([-0.05, 0, 0], [0.05, 0.98, 0.78], t.fixed('#2a1460', 'gloss', { emission: [0.25, 0.08, 0.6] }))
      for (let k = 0; k < 3; k++)
        t.tube(
          Array.from({ length: 12 }, (_, i): Vec3 => {
            const r = 0.08 + i * 0.07
            const a = k * 2.1 + i * 0.42
            return [0.02, Math.sin(a) * r * 1.1, Math.cos(a) * r * 0.9]
          }),
          0.045,
          swirl,
        )
      t.light([0.6, 0, 0], '#a06aff', 8, 1.4)
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
  hologram: [
    1.4,
    (t) => {
      t.drum([0, -0.95, 0], 0.5, 0.06, t.fixed('#26272b', 'metal'), 0.03)
      t.ring([0, -0.88, 0], 0.4, 0.04, 'y', t.glow('#4ae0ff', 3))
      const light = t.main('#4ae0ff', 'glow')
      for (let i = 0; i < 3; i++) t.ring([0, 0.1, 0], 0.6, 0.02, (['x', 'y', 'z'] as const)[i], light)
      t.ball([0, 0.1, 0], 0.3, light)
      for (let i = 0; i < 6; i++)
        t.rod(
          [Math.cos(i * 1.047) * 0.35, -0.85, Math.sin(i * 1.047) * 0.35],
          [Math.cos(i * 1.047) * 0.6, -0.4, Math.sin(i * 1.047) * 0.6],
          0.012,
          light,
        )
      t.light([0, 0.1, 0], '#5ae0ff', 6, 1)
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
      t.slab([0.35, -0.5, 0], [0.52, 0.04, 0.85], shell, 0.03)
      for (let i = 0; i < 8; i++)
        t.slab([-0.2 - i * 0.028, -0.4 + i * 0.13, 0], [0.03, 0.075, 0.85], shell, 0.02)
      for (let i = 0; i < 7; i++)
        t.slab(
          [-0.175 - i * 0.028, -0.33 + i * 0.13, 0],
          [0.02, 0.07, 0.78],
          t.fixed('#2f6fae', 'glass', { emission: [0.1, 0.2, 0.34] }),
          0.005,
        )
      for (let r = 0; r < 4; r++)
        for (let k = 0; k < 10; k++)
          t.slab([0.05 + r * 0.11, -0.45, -0.68 + k * 0.15], [0.04, 0.012, 0.058], t.fixed('#26272b'), 0.008)
      t.slab([0.66, -0.455, 0], [0.13, 0.006, 0.24], t.fixed('#a3a8ae'), 0.004)
      t.board([-0.25, 0.05, 0], 0.6, 0.25, '#ffffff')
    },
  ],
  phone: [
    0.15,
    (t) => {
      t.slab([0, 0, 0], [0.07, 1, 0.5], t.main('#232529', 'gloss'), 0.06)
      t.slab(
        [0.06, 0, 0],
        [0.02, 0.9, 0.44],
        t.fixed('#3a7fd0', 'glass', { emission: [0.1, 0.22, 0.4] }),
        0.015,
      )
      const hues = ['#ff5a5a', '#ffc84a', '#5ad86a', '#5ac8ff', '#b06aff', '#ff8ad0']
      if ((t.input.texts ?? []).length === 0)
        for (let y = 0; y < 4; y++)
          for (let z = 0; z < 3; z++)
            t.slab(
              [0.08, 0.55 - y * 0.3, -0.26 + z * 0.26],
              [0.012, 0.09, 0.09],
              t.fixed(hues[(y * 2 + z) % 6], 'satin'),
              0.03,
            )
      t.board([0.085, 0, 0], 0.4, 0.3, '#ffffff')
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
