import type { Vec3 } from '../render/scene.ts'
import type { Thing, ThingRow } from './thing.ts'

const CRUST = '#c98a45'

function ringOf(
  count: number,
  radius: number,
  y: number,
  each: (p: Vec3, i: number) => void,
  from = 0,
): void {
  for (let i = 0; i < count; i++) {
    const turn = from + (i / count) * Math.PI * 2
    each([Math.cos(turn) * radius, y, Math.sin(turn) * radius], i)
  }
}

function plate(t: Thing, y = 0, radius = 1.2): void {
  const china = t.fixed('#f1efe9', 'gloss')
  t.ball([0, y, 0], [radius, 0.045, radius], china)
  t.ring([0, y + 0.045, 0], radius * 0.97, 0.035, 'y', china)
}

function bowl(t: Thing, material: number, radius = 1, y = 0): void {
  for (let i = 0; i < 5; i++)
    t.ring([0, y - 0.55 + i * 0.14, 0], radius * (0.5 + 0.5 * Math.sqrt(i / 4)), 0.1, 'y', material, 0.06)
  t.ball([0, y - 0.42, 0], [radius * 0.85, 0.26, radius * 0.85], material, 0.05)
  t.ring([0, y - 0.68, 0], radius * 0.42, 0.08, 'y', material, 0.05)
}

function frosted(t: Thing, y: number, radius: number, half: number, sponge: string, icing: number): void {
  t.drum([0, y, 0], radius, half, t.fixed(sponge, 'matte'), 0.06)
  t.drum([0, y + half * 0.9, 0], radius * 1.04, half * 0.3, icing, 0.08)
  ringOf(12, radius * 0.98, y + half * 0.62, (p, i) =>
    t.rod(p, [p[0], p[1] - half * (0.3 + 0.5 * ((i * 7) % 3)), p[2]], 0.13, icing, 0.1, 0.06),
  )
}

function candle(t: Thing, at: Vec3, tall: number): void {
  t.rod(at, [at[0], at[1] + tall, at[2]], 0.05, t.fixed('#e9d7a0'))
  t.ball([at[0], at[1] + tall + 0.13, at[2]], [0.05, 0.1, 0.05], t.glow('#ffb340', 4))
}

function burger(t: Thing): void {
  const bun = t.main('#c9823b', 'gloss')
  t.ball([0, -0.5, 0], [1, 0.24, 1], bun)
  t.ball([0, 0.36, 0], [1.04, 0.56, 1.04], bun)
  t.drum([0, -0.2, 0], 1.02, 0.15, t.fixed('#5a3018', 'matte'), 0.1)
  t.slab([0, -0.02, 0], [0.86, 0.04, 0.86], t.fixed('#f2b632'), 0.02, 0.78)
  ringOf(14, 0.98, 0.08, (p, i) =>
    t.ball([p[0], p[1] + (i % 2) * 0.05, p[2]], [0.2, 0.06, 0.2], t.fixed('#6db33f'), 0.05),
  )
  ringOf(5, 0.62, 0.16, (p) => t.ball(p, [0.4, 0.07, 0.4], t.fixed('#cf2f22', 'gloss')))
  for (let i = 0; i < 16; i++) {
    const r = 0.16 + 0.055 * i
    const turn = i * 2.4
    t.ball(
      [Math.cos(turn) * r, 0.36 + 0.56 * Math.sqrt(1 - (r / 1.06) ** 2), Math.sin(turn) * r],
      [0.05, 0.04, 0.07],
      t.fixed('#f3e3bd'),
    )
  }
}

function pizza(t: Thing): void {
  t.ring([0, 0, 0], 1.12, 0.13, 'y', t.fixed(CRUST, 'matte'))
  t.drum([0, -0.02, 0], 1.1, 0.07, t.main('#f0b93f', 'gloss'), 0.03)
  ringOf(7, 0.78, 0.07, (p) => t.ball(p, [0.2, 0.04, 0.2], t.fixed('#b3281e', 'gloss')))
  ringOf(4, 0.36, 0.07, (p) => t.ball(p, [0.2, 0.04, 0.2], t.fixed('#b3281e', 'gloss')), 0.5)
  ringOf(6, 0.58, 0.09, (p) => t.ball(p, [0.14, 0.03, 0.08], t.fixed('#3f8a2e')), 0.4)
  ringOf(9, 0.95, 0.08, (p) => t.ball(p, 0.05, t.fixed('#1d1a18')), 0.3)
}

function wedge(
  t: Thing,
  length: number,
  layers: readonly (readonly [y: number, half: number, material: number])[],
): void {
  for (const [y, half, material] of layers) {
    for (let i = 0; i < 6; i++) {
      const along = i / 5
      t.slab(
        [-length / 2 + along * length, y, 0],
        [length * 0.11, half, 0.08 + 0.52 * (1 - along)],
        material,
        0.03,
      )
    }
  }
}

function noodles(t: Thing, material: number, y: number, radius: number): void {
  for (let i = 0; i < 9; i++)
    t.ring(
      [Math.cos(i * 2.1) * radius * 0.34, y + 0.02 * (i % 3), Math.sin(i * 2.1) * radius * 0.34],
      radius * (0.26 + 0.05 * (i % 4)),
      0.05,
      'y',
      material,
    )
}

/** Bread, meals and sweets. */
export const DISHES: Readonly<Record<string, ThingRow>> = {
  bread: [
    0.12,
    (t) => {
      const crust = t.main('#c07f3c', 'matte')
      t.tube(
        [
          [0, 0, -0.8],
          [0, 0.06, 0],
          [0, 0, 0.8],
        ],
        [0.52, 0.62, 0.52],
        crust,
        0.1,
      )
      for (const z of [-0.75, -0.25, 0.25, 0.75])
        t.rod([0.3, 0.5, z - 0.12], [-0.3, 0.5, z + 0.12], 0.11, t.fixed('#ecc98e', 'matte'), 0.11)
    },
  ],
  baguette: [
    0.08,
    (t) => {
      t.tube(
        [
          [0, 0, -1.9],
          [0, 0.05, -0.6],
          [0, 0.05, 0.6],
          [0, 0, 1.9],
        ],
        [0.14, 0.3, 0.3, 0.14],
        t.main('#c98a45', 'matte'),
        0.1,
      )
      for (let i = -3; i <= 3; i++)
        t.rod([0.14, 0.27, i * 0.45 - 0.12], [-0.14, 0.3, i * 0.45 + 0.12], 0.06, t.fixed('#efd3a0', 'matte'))
    },
  ],
  croissant: [
    0.07,
    (t) => {
      const crust = t.main('#c8843a', 'gloss')
      for (let i = -4; i <= 4; i++) {
        const turn = i * 0.33
        t.ball(
          [Math.cos(turn) * 1.05 - 0.9, 0, Math.sin(turn) * 1.1],
          [0.42 - Math.abs(i) * 0.06, 0.46 - Math.abs(i) * 0.075, 0.25],
          crust,
          0.03,
        )
      }
    },
  ],
  bagel: [
    0.04,
    (t) => {
      t.ring([0, 0, 0], 0.62, 0.36, 'y', t.main('#c98e4c', 'gloss'))
      ringOf(18, 0.6, 0.35, (p, i) =>
        t.ball(
          [p[0] * (0.85 + 0.3 * (i % 2)), p[1] - 0.02 * (i % 2), p[2] * (0.85 + 0.3 * (i % 2))],
          0.05,
          t.fixed('#f3e3bd'),
        ),
      )
    },
  ],
  pretzel: [
    0.12,
    (t) => {
      const dough = t.main('#8f5123', 'gloss')
      const knot: Vec3[] = Array.from({ length: 25 }, (_, i) => {
        const u = (i / 24) * Math.PI * 2 - Math.PI / 2
        return [
          0.08 * Math.cos(u * 3),
          Math.sin(u) * 0.62 + 0.42 * Math.sin(u * 2 + 1.57) * 0.9,
          Math.cos(u) * 1.02,
        ]
      })
      t.tube(knot, 0.15, dough, 0.03)
      t.tube(
        [
          [0.1, -0.35, 0.75],
          [0.14, 0.1, 0.1],
          [0.1, 0.62, -0.45],
        ],
        0.14,
        dough,
      )
      t.tube(
        [
          [0.12, -0.35, -0.75],
          [0.02, 0.1, -0.1],
          [0.1, 0.62, 0.45],
        ],
        0.14,
        dough,
      )
      for (let i = 0; i < 12; i++)
        t.slab([0.16, knot[i * 2][1], knot[i * 2][2]], [0.04, 0.035, 0.035], t.fixed('#f7f3ea'), 0.01)
    },
  ],
  toast: [
    0.12,
    (t) => {
      t.slab([0, -0.1, 0], [0.14, 0.8, 0.85], t.main('#c98a45', 'matte'), 0.12)
      for (const z of [-0.42, 0.42]) t.ball([0, 0.62, z], [0.14, 0.38, 0.5], t.main('#c98a45', 'matte'), 0.05)
      t.slab([0.04, -0.08, 0], [0.13, 0.7, 0.74], t.fixed('#efd09a', 'matte'), 0.1)
    },
  ],
  sandwich: [
    0.08,
    (t) => {
      t.slab([0, 0.42, 0], [0.9, 0.16, 0.9], t.main('#dcae6d', 'matte'), 0.14)
      t.slab([0, -0.42, 0], [0.9, 0.16, 0.9], t.main('#dcae6d', 'matte'), 0.14)
      t.slab([0, -0.16, 0], [0.86, 0.1, 0.86], t.fixed('#e79a8c'), 0.04)
      t.slab([0, 0, 0], [0.94, 0.05, 0.94], t.fixed('#f2b632'), 0.03)
      for (let i = 0; i < 10; i++)
        t.ball([0.85, 0.14, -0.85 + i * 0.19], [0.14, 0.08 + 0.03 * (i % 2), 0.14], t.fixed('#6db33f'), 0.04)
      for (let i = 0; i < 10; i++)
        t.ball([-0.85 + i * 0.19, 0.14, -0.88], [0.14, 0.08 + 0.03 * (i % 2), 0.14], t.fixed('#6db33f'), 0.04)
      t.slab([0.05, 0.2, 0], [0.8, 0.05, 0.85], t.fixed('#cf2f22'), 0.03)
    },
  ],
  burger: [0.12, burger],
  'hot-dog': [
    0.07,
    (t) => {
      const bun = t.main('#d29a52', 'gloss')
      for (const x of [-0.32, 0.32]) t.rod([x, 0, -1], [x, 0, 1], 0.36, bun)
      t.tube(
        [
          [0, 0.22, -1.3],
          [0, 0.3, 0],
          [0, 0.22, 1.3],
        ],
        0.26,
        t.fixed('#9c3f22', 'gloss'),
      )
      t.tube(
        Array.from({ length: 15 }, (_, i): Vec3 => [i % 2 === 0 ? 0.12 : -0.12, 0.56, -1.05 + i * 0.15]),
        0.06,
        t.fixed('#f0c02a', 'gloss'),
      )
    },
  ],
  pizza: [0.05, pizza],
  'pizza-slice': [
    0.03,
    (t) => {
      const cheese = t.main('#f0b93f', 'gloss')
      wedge(t, 1.8, [
        [0, 0.06, t.fixed(CRUST, 'matte')],
        [0.08, 0.05, cheese],
      ])
      t.rod([-0.98, 0.06, -0.6], [-0.98, 0.06, 0.6], 0.15, t.fixed(CRUST, 'matte'))
      for (const [x, z] of [
        [-0.6, 0.2],
        [-0.25, -0.18],
        [0.2, 0.06],
      ])
        t.ball([x, 0.14, z], [0.17, 0.035, 0.17], t.fixed('#b3281e', 'gloss'))
    },
  ],
  taco: [
    0.08,
    (t) => {
      const shell = t.main('#e2a93f', 'matte')
      for (const x of [-0.3, 0.3])
        for (let i = 0; i <= 10; i++) {
          const turn = Math.PI + (i / 10) * Math.PI
          t.rod(
            [x * 0.4, -0.72, Math.cos(turn) * 0.3],
            [x, -Math.sin(turn) * 0.1 + 0.05, Math.cos(turn) * 1.05],
            0.08,
            shell,
            0.08,
            0.06,
          )
        }
      for (let i = 0; i < 9; i++)
        t.ball(
          [0, 0.1 + 0.08 * (i % 3), -0.85 + i * 0.21],
          [0.26, 0.18, 0.2],
          t.fixed(['#6db33f', '#cf2f22', '#7a4422'][i % 3]),
        )
    },
  ],
  fries: [
    0.14,
    (t) => {
      t.slab([0, -0.45, 0], [0.3, 0.55, 0.58], t.main('#d32f27', 'satin'), 0.05)
      const potato = t.fixed('#f2c84b', 'matte')
      for (let i = 0; i < 16; i++)
        t.slab(
          [-0.18 + (i % 3) * 0.18, 0.3 + ((i * 5) % 7) * 0.05, -0.48 + i * 0.064],
          [0.06, 0.55, 0.06],
          potato,
          0.01,
        )
    },
  ],
  pasta: [
    0.1,
    (t) => {
      plate(t, -0.1, 1.25)
      noodles(t, t.main('#e9c05f', 'gloss'), 0.05, 1)
      noodles(t, t.main('#e9c05f', 'gloss'), 0.2, 0.8)
      t.ball([0, 0.3, 0], [0.55, 0.18, 0.55], t.fixed('#b8321f', 'gloss'))
      for (const [x, z] of [
        [0.3, 0.1],
        [-0.2, 0.3],
        [-0.05, -0.3],
      ])
        t.ball([x, 0.45, z], 0.2, t.fixed('#6b3a1f', 'matte'))
      t.ball([0.05, 0.62, 0.05], [0.18, 0.04, 0.1], t.fixed('#3f8a2e'))
    },
  ],
  ramen: [
    0.12,
    (t) => {
      bowl(t, t.main('#b3242c', 'gloss'), 1.1, 0.1)
      t.ball([0, 0.1, 0], [0.98, 0.08, 0.98], t.fixed('#b9762b', 'gloss'))
      noodles(t, t.fixed('#f0d07a', 'gloss'), 0.17, 0.95)
      for (const z of [-0.3, 0.12]) {
        t.ball([0.42, 0.26, z], [0.2, 0.12, 0.26], t.fixed('#f7f3ea', 'gloss'))
        t.ball([0.44, 0.35, z], [0.11, 0.06, 0.13], t.fixed('#f0a52b', 'gloss'))
      }
      t.slab([-0.45, 0.45, 0.4], [0.03, 0.34, 0.24], t.fixed('#1f3a2a', 'satin'), 0.01, 0.5)
      ringOf(7, 0.5, 0.26, (p) => t.ring(p, 0.07, 0.03, 'y', t.fixed('#5fae3a')), 2.4)
      t.ball([-0.1, 0.25, -0.5], [0.3, 0.08, 0.26], t.fixed('#8a4a2a', 'satin'))
      for (const z of [0, 0.12])
        t.rod([-0.9, 0.32, 0.7 + z], [1.2, 0.62, 0.5 + z], 0.035, t.fixed('#3a2416', 'wood'))
    },
  ],
  sushi: [
    0.05,
    (t) => {
      const rice = t.fixed('#f6f4ee', 'matte')
      const fish = t.main('#f0764a', 'gloss')
      t.slab([0, 0, -0.75], [0.34, 0.2, 0.6], rice, 0.16)
      t.tube(
        [
          [0, 0.26, -1.4],
          [0, 0.34, -0.75],
          [0, 0.26, -0.1],
        ],
        [0.2, 0.3, 0.2],
        fish,
      )
      for (const z of [-1, -0.75, -0.5])
        t.rod([0.28, 0.44, z], [-0.28, 0.56, z + 0.1], 0.025, t.fixed('#fbd9c8'))
      t.drum([0.05, 0.1, 0.65], 0.42, 0.3, t.fixed('#17281f', 'satin'), 0.04)
      t.drum([0.05, 0.16, 0.65], 0.36, 0.28, rice, 0.04)
      t.ball([0.05, 0.44, 0.65], [0.17, 0.06, 0.17], fish)
    },
  ],
  onigiri: [
    0.09,
    (t) => {
      const rice = t.main('#f6f4ee', 'matte')
      t.tube(
        [
          [0, -0.5, -0.55],
          [0, -0.5, 0.55],
          [0, 0.42, 0],
          [0, -0.5, -0.55],
        ],
        0.36,
        rice,
        0.2,
      )
      t.ball([0, -0.15, 0], [0.36, 0.5, 0.5], rice, 0.2)
      t.slab([0, -0.62, 0], [0.39, 0.3, 0.34], t.fixed('#17281f', 'satin'), 0.03)
    },
  ],
  dumpling: [
    0.05,
    (t) => {
      const dough = t.main('#efe0c0', 'satin')
      t.ball([0, 0, 0], [0.55, 0.46, 0.9], dough)
      for (let i = -4; i <= 4; i++)
        t.ball([0, 0.46 - Math.abs(i) * 0.05, i * 0.18], [0.1 + 0.05 * (i & 1), 0.17, 0.11], dough, 0.06)
    },
  ],
  salad: [
    0.12,
    (t) => {
      bowl(t, t.fixed('#e9e3d6', 'gloss'), 1.05)
      for (let i = 0; i < 16; i++)
        t.ball(
          [Math.cos(i * 2.4) * 0.2 * Math.sqrt(i), 0.2 - i * 0.008, Math.sin(i * 2.4) * 0.2 * Math.sqrt(i)],
          [0.3, 0.14, 0.26],
          t.main(i % 2 ? '#6db33f' : '#4d9a35'),
          0.03,
        )
      for (const [x, z] of [
        [0.4, 0.2],
        [-0.3, 0.4],
        [0.1, -0.5],
      ])
        t.ball([x, 0.34, z], 0.16, t.fixed('#d2301f', 'gloss'))
      for (const [x, z] of [
        [0.1, 0.45],
        [-0.45, -0.15],
        [0.5, -0.25],
      ])
        t.ball([x, 0.36, z], [0.16, 0.05, 0.16], t.fixed('#cfe3a0'))
    },
  ],
  steak: [
    0.04,
    (t) => {
      t.ball([0, 0, 0], [0.8, 0.22, 1.1], t.main('#7a3820', 'gloss'))
      t.ball([0.25, 0.02, 0.5], [0.55, 0.22, 0.6], t.main('#7a3820', 'gloss'), 0.2)
      for (const z of [-0.6, -0.2, 0.2, 0.6])
        t.rod([-0.4, 0.2, z], [0.4, 0.2, z + 0.2], 0.04, t.fixed('#2e1710', 'matte'))
      t.rod([-0.3, 0.03, -0.95], [-0.3, 0.03, -1.4], 0.09, t.fixed('#f1e8d8'), 0.12)
    },
  ],
  'roast-chicken': [
    0.18,
    (t) => {
      const skin = t.main('#b9702b', 'gloss')
      t.ball([0, 0, 0], [0.72, 0.55, 0.95], skin)
      for (const x of [-1, 1]) {
        t.tube(
          [
            [x * 0.55, 0, 0.5],
            [x * 0.62, 0.12, 0.95],
            [x * 0.4, 0.32, 1.25],
          ],
          [0.36, 0.24, 0.1],
          skin,
          0.1,
        )
        t.rod([x * 0.4, 0.32, 1.25], [x * 0.34, 0.42, 1.45], 0.08, t.fixed('#f1e8d8'), 0.11)
        t.ball([x * 0.66, 0.1, -0.3], [0.16, 0.22, 0.42], skin, 0.08)
      }
      plate(t, -0.5, 1.4)
    },
  ],
  egg: [
    0.06,
    (t) => {
      const shell = t.main('#eedcc0', 'satin')
      t.ball([0, -0.1, 0], [0.72, 0.75, 0.72], shell)
      t.rod([0, 0, 0], [0, 0.45, 0], 0.68, shell, 0.45, 0.3)
    },
  ],
  'fried-egg': [
    0.02,
    (t) => {
      const white = t.fixed('#fbfaf5', 'gloss')
      t.ball([0, 0, 0], [0.95, 0.09, 1.05], white)
      t.ball([0.5, 0, 0.5], [0.55, 0.08, 0.6], white, 0.2)
      t.ball([0, 0.08, 0], [0.38, 0.22, 0.38], t.main('#f5a81d', 'gloss'))
    },
  ],
  cheese: [
    0.09,
    (t) => {
      wedge(t, 1.7, [[0, 0.45, t.main('#f4c23a', 'satin')]])
      for (const [x, y, z] of [
        [-0.7, 0.1, 0.52],
        [-0.2, -0.15, 0.42],
        [0.2, 0.18, 0.3],
        [-0.45, 0.44, 0.1],
        [-0.1, 0.44, -0.12],
      ])
        t.ball([x, y, z], 0.12, t.fixed('#d69c22', 'satin'))
    },
  ],
  butter: [
    0.05,
    (t) => {
      t.slab([0, 0.1, 0], [0.45, 0.32, 0.85], t.main('#f7df86', 'satin'), 0.05)
      plate(t, -0.24, 1.2)
    },
  ],
  pancakes: [
    0.1,
    (t) => {
      plate(t, -0.4, 1.3)
      for (let i = 0; i < 5; i++) {
        t.ball(
          [0.03 * (i % 2), -0.24 + i * 0.19, 0.04 * (i % 3)],
          [0.95, 0.12, 0.95],
          t.main('#d9a04e', 'satin'),
        )
        t.ring(
          [0.03 * (i % 2), -0.24 + i * 0.19, 0.04 * (i % 3)],
          0.88,
          0.1,
          'y',
          t.fixed('#efcf92', 'satin'),
        )
      }
      t.ball([0, 0.66, 0], [0.6, 0.06, 0.6], t.fixed('#9c4f12', 'gloss'))
      for (const turn of [0.2, 1.4, 2.9, 4.4])
        t.rod(
          [Math.cos(turn) * 0.55, 0.64, Math.sin(turn) * 0.55],
          [Math.cos(turn) * 0.98, 0.2, Math.sin(turn) * 0.98],
          0.1,
          t.fixed('#9c4f12', 'gloss'),
          0.08,
          0.05,
        )
      t.slab([0, 0.76, 0], [0.2, 0.09, 0.2], t.fixed('#f7df86'), 0.03, 0.3)
    },
  ],
  cake: [
    0.2,
    (t) => {
      const icing = t.main('#f29bb8', 'gloss')
      frosted(t, -0.35, 1, 0.42, '#f0d7a4', icing)
      t.drum([0, -0.3, 0], 1.01, 0.06, t.fixed('#fbf4ea'), 0.03)
      ringOf(8, 0.8, 0.16, (p) => t.ball(p, 0.13, t.second('#fbf4ea', 'gloss')))
      ringOf(5, 0.4, 0.06, (p) => candle(t, p, 0.45))
      plate(t, -0.8, 1.35)
      t.board([1.02, -0.38, 0], 0.85, 0.26, '#7a2440')
      t.light([0, 1, 0], '#ffb347', 4, 0.5)
    },
  ],
  'wedding-cake': [
    0.8,
    (t) => {
      const icing = t.main('#f8f5ef', 'gloss')
      ;[1, 0.72, 0.46].forEach((r, i) => {
        t.drum([0, i * 0.72, 0], r, 0.34, icing, 0.06)
        ringOf(10 - i * 2, r * 0.97, i * 0.72 - 0.26, (p) => t.ball(p, 0.09, t.second('#f3c9cf', 'gloss')))
        ringOf(3, r * 0.95, i * 0.72 + 0.1, (p) => t.ball(p, 0.13, t.second('#ea9fb0')), 0.4 + i)
      })
      for (const z of [-0.12, 0.12])
        t.ball([0, 1.95, z], [0.1, 0.18, 0.1], t.fixed(z < 0 ? '#232228' : '#fdfdfb'))
    },
  ],
  'cake-slice': [
    0.11,
    (t) => {
      const icing = t.main('#f29bb8', 'gloss')
      const sponge = t.fixed('#f0d7a4', 'matte')
      wedge(t, 1.6, [
        [-0.3, 0.2, sponge],
        [0, 0.09, t.fixed('#fbf4ea')],
        [0.25, 0.18, sponge],
        [0.5, 0.09, icing],
      ])
      t.slab([-0.98, 0.1, 0], [0.09, 0.5, 0.62], icing, 0.05)
      t.ball([-0.5, 0.75, 0], 0.2, t.fixed('#c8202a', 'gloss'))
    },
  ],
  cupcake: [
    0.1,
    (t) => {
      for (let i = 0; i < 14; i++)
        t.rod(
          [Math.cos(i * 0.449) * 0.48, -0.75, Math.sin(i * 0.449) * 0.48],
          [Math.cos(i * 0.449) * 0.66, -0.1, Math.sin(i * 0.449) * 0.66],
          0.12,
          t.fixed('#8fb7d9', 'matte'),
          0.13,
        )
      const icing = t.main('#f29bb8', 'gloss')
      ;[0.68, 0.5, 0.3].forEach((r, i) => {
        t.ring([0, 0.06 + i * 0.26, 0], r * 0.72, 0.2, 'y', icing, 0.08)
        t.ball([0, 0.06 + i * 0.26, 0], [r, 0.16, r], icing, 0.05)
      })
      t.ball([0, 0.88, 0], 0.17, t.fixed('#c8202a', 'gloss'))
      for (let i = 0; i < 10; i++)
        t.ball(
          [Math.cos(i * 2.4) * (0.66 - i * 0.03), 0.16 + i * 0.05, Math.sin(i * 2.4) * (0.66 - i * 0.03)],
          0.045,
          t.fixed(['#f4d03f', '#5dade2', '#58d68d'][i % 3]),
        )
    },
  ],
  pie: [
    0.08,
    (t) => {
      t.ball([0, -0.1, 0], [1, 0.34, 1], t.fixed('#a8a8ac', 'metal'))
      t.ball([0, 0.05, 0], [0.96, 0.24, 0.96], t.main('#b3242c', 'gloss'))
      const crust = t.fixed('#d69c4e', 'matte')
      ringOf(22, 0.98, 0.12, (p) => t.ball(p, 0.13, crust, 0.04))
      for (const z of [-0.5, -0.17, 0.17, 0.5]) {
        t.rod([-0.85 + Math.abs(z) * 0.3, 0.24, z], [0.85 - Math.abs(z) * 0.3, 0.24, z], 0.07, crust)
        t.rod([z, 0.27, -0.85 + Math.abs(z) * 0.3], [z, 0.27, 0.85 - Math.abs(z) * 0.3], 0.07, crust)
      }
    },
  ],
  cookie: [
    0.03,
    (t) => {
      t.ball([0, 0, 0], [1, 0.2, 1], t.main('#c98d4a', 'matte'))
      for (let i = 0; i < 11; i++)
        t.ball(
          [
            Math.cos(i * 2.4) * 0.26 * Math.sqrt(i),
            0.19 - i * 0.008,
            Math.sin(i * 2.4) * 0.26 * Math.sqrt(i),
          ],
          [0.13, 0.09, 0.12],
          t.fixed('#3c2012', 'gloss'),
        )
    },
  ],
  'gingerbread-man': [
    0.15,
    (t) => {
      const dough = t.main('#a5672f', 'matte')
      const white = t.fixed('#fbf6ee', 'satin')
      t.ball([0, 0.62, 0], [0.13, 0.36, 0.36], dough)
      t.ball([0, -0.05, 0], [0.13, 0.48, 0.32], dough, 0.1)
      for (const z of [-1, 1]) {
        t.rod([0, 0.18, z * 0.15], [0, 0.2, z * 0.62], 0.14, dough, 0.15, 0.08)
        t.rod([0, -0.3, z * 0.14], [0, -0.8, z * 0.32], 0.15, dough, 0.16, 0.08)
        t.ball([0.13, 0.7, z * 0.13], 0.045, t.fixed('#2a1710'))
        t.tube(
          [
            [0.13, 0.3, z * 0.55],
            [0.15, 0.1, z * 0.55],
          ],
          0.025,
          white,
        )
        t.tube(
          [
            [0.13, -0.72, z * 0.16],
            [0.14, -0.68, z * 0.42],
          ],
          0.025,
          white,
        )
      }
      t.tube(
        [
          [0.13, 0.56, -0.16],
          [0.15, 0.49, 0],
          [0.13, 0.56, 0.16],
        ],
        0.03,
        white,
      )
      for (const y of [0.2, 0, -0.2])
        t.ball([0.14, y, 0], 0.055, t.fixed(y === 0 ? '#3f8a2e' : '#c8202a', 'gloss'))
    },
  ],
  donut: [
    0.04,
    (t) => {
      t.ring([0, 0, 0], 0.62, 0.36, 'y', t.fixed('#c98e4c', 'satin'))
      t.ring([0, 0.1, 0], 0.62, 0.33, 'y', t.main('#f07aa6', 'gloss'))
      for (let i = 0; i < 26; i++) {
        const r = 0.62 + ((i % 3) - 1) * 0.16
        t.ball(
          [Math.cos(i * 2.4) * r, 0.41 - Math.abs((i % 3) - 1) * 0.03, Math.sin(i * 2.4) * r],
          [0.06, 0.03, 0.03],
          t.fixed(['#f4d03f', '#5dade2', '#58d68d', '#ffffff'][i % 4]),
        )
      }
    },
  ],
  macaron: [
    0.05,
    (t) => {
      const shell = t.main('#f2a7bd', 'satin')
      t.ball([0, 0.32, 0], [0.85, 0.36, 0.85], shell)
      t.ball([0, -0.32, 0], [0.85, 0.36, 0.85], shell)
      t.drum([0, 0, 0], 0.78, 0.14, t.fixed('#fbf0e4', 'satin'), 0.06)
      for (const y of [-0.16, 0.16]) ringOf(20, 0.8, y, (p) => t.ball(p, 0.09, shell))
    },
  ],
  chocolate: [
    0.03,
    (t) => {
      t.slab([0, 0, 0], [0.7, 0.09, 1.1], t.main('#4a2613', 'gloss'), 0.03)
      for (let x = 0; x < 3; x++)
        for (let z = 0; z < 5; z++)
          t.slab(
            [-0.46 + x * 0.46, 0.12, -0.88 + z * 0.44],
            [0.18, 0.07, 0.17],
            t.main('#54301a', 'gloss'),
            0.04,
          )
      t.slab([0, 0, 0.95], [0.74, 0.13, 0.4], t.fixed('#c43a34', 'satin'), 0.03)
    },
  ],
  candy: [
    0.05,
    (t) => {
      t.ball(
        [0, 0, 0],
        0.5,
        t.main('#ef5f92', 'gloss', { pattern: { kind: 'stripes', color: [0.9, 0.9, 0.9], scale: 3 } }),
      )
      for (const z of [-1, 1])
        for (let i = -2; i <= 2; i++)
          t.rod(
            [0, 0, z * 0.45],
            [i * 0.17, i * i * 0.02, z * 1.02],
            0.09,
            t.main('#ef5f92', 'gloss'),
            0.08,
            0.03,
          )
    },
  ],
  'candy-cane': [
    0.18,
    (t) => {
      const arc: Vec3[] = Array.from({ length: 22 }, (_, i) =>
        i < 13
          ? [0, -1 + i * 0.125, -0.35]
          : [0, 0.5 + Math.sin(((i - 12) / 9) * Math.PI) * 0.4, -0.35 * Math.cos(((i - 12) / 9) * Math.PI)],
      )
      for (let i = 0; i + 1 < arc.length; i++)
        t.rod(arc[i], arc[i + 1], 0.15, i % 2 ? t.fixed('#f7f3ee', 'gloss') : t.main('#d22b2b', 'gloss'))
    },
  ],
  lollipop: [
    0.2,
    (t) => {
      t.rod([0, -1.3, 0], [0, 0, 0], 0.06, t.fixed('#f4efe6'))
      const swirl: Vec3[] = Array.from({ length: 30 }, (_, i) => [
        0,
        0.55 + Math.sin(i * 0.62) * i * 0.021,
        Math.cos(i * 0.62) * i * 0.021,
      ])
      t.ball([0, 0.55, 0], [0.15, 0.66, 0.66], t.fixed('#fbf4ea', 'gloss'))
      t.tube(
        swirl.map(([, y, z]): Vec3 => [0.09, y, z]),
        0.08,
        t.main('#e0305a', 'gloss'),
      )
    },
  ],
  'ice-cream': [
    0.2,
    (t) => {
      t.rod(
        [0, -1.35, 0],
        [0, 0, 0],
        0.05,
        t.fixed('#d29a4e', 'matte', { pattern: { kind: 'checks', color: [0.35, 0.17, 0.05], scale: 6 } }),
        0.46,
      )
      t.ball([0, 0.3, 0], [0.58, 0.5, 0.58], t.main('#f2a0bb', 'satin'))
      ringOf(9, 0.46, 0.06, (p) => t.ball(p, 0.18, t.main('#f2a0bb', 'satin'), 0.1))
      t.ball([0, 0.85, 0], [0.46, 0.42, 0.46], t.second('#f8ecd0', 'satin'))
      t.ball([0, 1.3, 0], 0.14, t.fixed('#c8202a', 'gloss'))
    },
  ],
  sundae: [
    0.22,
    (t) => {
      const glass = t.fixed('#cfe4ec', 'glass')
      t.ball([0, -1.05, 0], [0.42, 0.07, 0.42], glass)
      t.rod([0, -1, 0], [0, -0.6, 0], 0.08, glass)
      t.rod([0, -0.45, 0], [0, 0.1, 0], 0.2, t.main('#f2a0bb', 'gloss'), 0.52)
      t.ring([0, 0.15, 0], 0.56, 0.06, 'y', glass)
      for (const [x, y, z, hex] of [
        [0.22, 0.4, 0.22, '#f8ecd0'],
        [0.2, 0.4, -0.24, '#7a4422'],
        [-0.2, 0.42, 0, '#f2a0bb'],
      ] as const)
        t.ball([x, y, z], 0.34, t.fixed(hex))
      ;[0.3, 0.22, 0.12].forEach((r, i) => {
        t.ball([0, 0.72 + i * 0.14, 0], [r, 0.12, r], t.fixed('#fdfbf6'), 0.05)
      })
      t.ball([0, 1.12, 0], 0.12, t.fixed('#c8202a', 'gloss'))
      t.rod([-0.2, 0.5, 0.25], [-0.35, 1.4, 0.5], 0.06, t.fixed('#c98e4c'))
    },
  ],
  popsicle: [
    0.18,
    (t) => {
      t.slab([0, 0.3, 0], [0.2, 0.8, 0.44], t.main('#e8434f', 'gloss'), 0.18)
      t.ball([0, 0.9, 0], [0.2, 0.4, 0.44], t.main('#e8434f', 'gloss'), 0.1)
      for (const z of [-0.18, 0.18]) t.rod([0.2, -0.2, z], [0.2, 0.8, z], 0.05, t.main('#f06a72', 'gloss'))
      t.slab([0, -0.85, 0], [0.06, 0.42, 0.12], t.fixed('#d9b27a', 'wood'), 0.05)
    },
  ],
  popcorn: [
    0.22,
    (t) => {
      for (let i = 0; i < 16; i++) {
        const turn = (i / 16) * Math.PI * 2
        t.rod(
          [Math.cos(turn) * 0.45, -0.95, Math.sin(turn) * 0.45],
          [Math.cos(turn) * 0.66, 0.25, Math.sin(turn) * 0.66],
          0.13,
          i % 2 ? t.fixed('#f7f3ee') : t.main('#d22b2b', 'satin'),
          0.14,
        )
      }
      for (let i = 0; i < 26; i++)
        t.ball(
          [
            Math.cos(i * 2.4) * 0.14 * Math.sqrt(i),
            0.62 - i * 0.013,
            Math.sin(i * 2.4) * 0.14 * Math.sqrt(i),
          ],
          0.15 + 0.03 * (i % 3),
          t.fixed(i % 4 ? '#f8edcb' : '#f2d68a', 'matte'),
        )
    },
  ],
  jelly: [
    0.12,
    (t) => {
      const jelly = t.main('#d8303a', 'glass')
      ringOf(9, 0.6, -0.2, (p) =>
        t.rod([p[0] * 1.15, -0.45, p[2] * 1.15], [p[0] * 0.7, 0.35, p[2] * 0.7], 0.3, jelly, 0.22, 0.08),
      )
      t.ball([0, 0.3, 0], [0.5, 0.34, 0.5], jelly, 0.1)
      t.ball([0, 0.72, 0], 0.14, t.fixed('#c8202a', 'gloss'))
      plate(t, -0.72, 1.2)
    },
  ],
  breakfast: [
    0.1,
    (t) => {
      plate(t, 0, 1.5)
      t.ball([0.35, 0.1, -0.35], [0.55, 0.06, 0.55], t.fixed('#fbfaf5', 'gloss'))
      t.ball([0.35, 0.16, -0.35], [0.22, 0.13, 0.22], t.fixed('#f5a81d', 'gloss'))
      for (const x of [-0.5, -0.25])
        t.tube(
          [
            [x, 0.14, -0.9],
            [x + 0.06, 0.2, -0.3],
            [x - 0.04, 0.14, 0.2],
          ],
          0.1,
          t.fixed('#a5402c', 'gloss'),
        )
      t.tube(
        [
          [0.7, 0.16, 0.2],
          [0.8, 0.2, 0.55],
          [0.55, 0.16, 0.85],
        ],
        0.15,
        t.fixed('#8a4a25', 'gloss'),
      )
      t.slab([-0.1, 0.25, 0.75], [0.42, 0.1, 0.4], t.fixed('#d29a52', 'matte'), 0.08, 0.4)
      for (const z of [0.05, 0.32]) t.ball([-0.85, 0.14, z], [0.17, 0.14, 0.17], t.fixed('#cf2f22', 'gloss'))
    },
  ],
}
