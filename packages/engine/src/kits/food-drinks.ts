import type { Thing, ThingRow } from './thing.ts'

function cup(
  t: Thing,
  hex: string,
  drink: string,
  options: { saucer?: boolean; wide?: number; tall?: number; steam?: boolean } = {},
): void {
  const { saucer = false, wide = 1, tall = 1, steam = true } = options
  const china = t.main(hex, 'gloss')
  t.drum([0, 0, 0], 0.58 * wide, 0.52 * tall, china, 0.1)
  t.ring([0, 0.52 * tall, 0], 0.54 * wide, 0.06, 'y', china)
  t.drum([0, 0.5 * tall, 0], 0.5 * wide, 0.03, t.fixed(drink, 'gloss'), 0.01)
  t.ring([0, 0.02, 0.66 * wide], 0.27 * tall, 0.075, 'x', china)
  if (saucer) {
    t.ball([0, -0.56 * tall, 0], [1.05, 0.06, 1.05], china)
    t.ring([0, -0.52 * tall, 0], 1, 0.05, 'y', china)
  }
  if (steam)
    for (const z of [-0.15, 0.15])
      t.tube(
        [
          [0, 0.75 * tall, z],
          [0, 0.95 * tall, z + 0.08],
          [0, 1.15 * tall, z - 0.05],
          [0, 1.35 * tall, z + 0.05],
        ],
        [0.03, 0.035, 0.03, 0.008],
        t.fixed('#f2f2f2', 'matte', { emission: [0.2, 0.2, 0.2] }),
      )
  t.board([0.6 * wide, 0, 0], 0.38 * wide, 0.3 * tall)
}

function bottle(t: Thing, hex: string, cap: string, label: string): void {
  const glass = t.main(hex, 'glass')
  t.drum([0, -0.45, 0], 0.4, 0.75, glass, 0.12)
  t.rod([0, 0.2, 0], [0, 0.62, 0], 0.36, glass, 0.13, 0.08)
  t.rod([0, 0.6, 0], [0, 1.1, 0], 0.13, glass, 0.12, 0.05)
  t.drum([0, 1.18, 0], 0.15, 0.1, t.fixed(cap, 'satin'), 0.03)
  t.drum([0, -0.45, 0], 0.415, 0.36, t.fixed(label, 'matte'), 0.02)
  t.board([0.42, -0.45, 0], 0.3, 0.26)
}

function stem(t: Thing, hex: string): number {
  const glass = t.fixed(hex, 'glass')
  t.ball([0, -1.1, 0], [0.5, 0.05, 0.5], glass)
  t.rod([0, -1.08, 0], [0, -0.25, 0], 0.055, glass)
  return glass
}

/** Cups, glasses, bottles and jars. */
export const DRINKS: Readonly<Record<string, ThingRow>> = {
  'coffee-cup': [
    0.1,
    (t) => {
      cup(t, '#f3f1ec', '#5a3520', { saucer: true })
      t.ball([0.05, 0.54, 0], [0.2, 0.02, 0.26], t.fixed('#e9cfa8'))
    },
  ],
  teacup: [
    0.08,
    (t) => {
      cup(t, '#f3f1ec', '#b5702a', { saucer: true, wide: 1.05, tall: 0.8 })
      t.ring([0, 0.3, 0], 0.61, 0.03, 'y', t.second('#3d6ea8', 'gloss'))
    },
  ],
  mug: [0.1, (t) => cup(t, '#c8382f', '#4a2a18', { tall: 1.15, steam: false })],
  teapot: [
    0.18,
    (t) => {
      const china = t.main('#3d6ea8', 'gloss')
      t.ball([0, 0, 0], [0.85, 0.74, 0.85], china)
      t.ring([0, 0.6, 0], 0.42, 0.07, 'y', china)
      t.ball([0, 0.68, 0], [0.4, 0.2, 0.4], china)
      t.ball([0, 0.95, 0], 0.12, t.second('#e8e4da', 'gloss'))
      t.tube(
        [
          [0, -0.1, -0.7],
          [0, 0.1, -1.12],
          [0, 0.5, -1.3],
        ],
        [0.24, 0.15, 0.11],
        china,
        0.08,
      )
      t.tube(
        [
          [0, 0.45, 0.62],
          [0, 0.55, 1.1],
          [0, 0.05, 1.22],
          [0, -0.3, 0.75],
        ],
        0.1,
        china,
      )
      t.ring([0, -0.68, 0], 0.4, 0.08, 'y', china)
      for (let i = 0; i < 5; i++)
        t.ball(
          [0.8, 0.02 + Math.sin(i * 1.257) * 0.16, Math.cos(i * 1.257) * 0.16],
          [0.06, 0.1, 0.1],
          t.second('#e8e4da', 'gloss'),
        )
    },
  ],
  'bubble-tea': [
    0.2,
    (t) => {
      t.rod([0, -0.95, 0], [0, 0.45, 0], 0.42, t.main('#d8ae7e', 'gloss'), 0.56)
      t.drum([0, 0.72, 0], 0.6, 0.07, t.fixed('#e8eef2', 'glass'), 0.03)
      t.ball([0, 0.75, 0], [0.52, 0.34, 0.52], t.fixed('#dfe9ee', 'glass'))
      t.rod([0, 0.6, 0.05], [0.05, 1.7, 0.25], 0.1, t.second('#e05a8a'))
      for (let i = 0; i < 12; i++)
        t.ball(
          [Math.cos(i * 2.4) * 0.42, -1.05 + (i % 4) * 0.16, Math.sin(i * 2.4) * 0.42],
          0.12,
          t.fixed('#22140e', 'gloss'),
        )
    },
  ],
  'soda-can': [
    0.12,
    (t) => {
      t.drum([0, 0, 0], 0.52, 0.85, t.main('#d22b2b', 'metal'), 0.1)
      t.drum([0, 0.86, 0], 0.44, 0.06, t.fixed('#d7dade', 'chrome'), 0.03)
      t.drum([0, -0.86, 0], 0.44, 0.06, t.fixed('#d7dade', 'chrome'), 0.03)
      t.ball([0.12, 0.93, 0], [0.16, 0.02, 0.1], t.fixed('#b9bdc2', 'chrome'))
      t.drum([0, 0.1, 0], 0.53, 0.14, t.second('#f5f2ec', 'satin'), 0.02)
      t.board([0.53, -0.1, 0], 0.36, 0.3, '#ffffff')
    },
  ],
  juice: [
    0.15,
    (t) => {
      const glass = t.fixed('#dcebf0', 'glass')
      t.rod([0, -0.75, 0], [0, 0.45, 0], 0.44, t.main('#f59a1e', 'gloss'), 0.52)
      t.ring([0, 0.95, 0], 0.54, 0.05, 'y', glass)
      for (let i = 0; i < 12; i++)
        t.rod(
          [Math.cos(i * 0.524) * 0.53, 0.4, Math.sin(i * 0.524) * 0.53],
          [Math.cos(i * 0.524) * 0.54, 0.95, Math.sin(i * 0.524) * 0.54],
          0.035,
          glass,
        )
      t.rod([0, 0.2, 0.1], [0.1, 1.6, 0.4], 0.06, t.second('#e8434f'))
      t.disc([0.1, 1, -0.55], 0.34, 0.06, 'x', t.fixed('#f5a623'))
    },
  ],
  cocktail: [
    0.18,
    (t) => {
      const glass = stem(t, '#dcebf0')
      t.rod([0, -0.2, 0], [0, 0.2, 0], 0.08, t.main('#f07a35', 'gloss'), 0.72)
      t.ring([0, 0.62, 0], 0.86, 0.045, 'y', glass)
      t.rod([0, 0.25, 0], [0, 0.55, 0], 0.74, t.main('#f59a4e', 'gloss'), 0.7)
      t.rod([0.1, 0.4, 0.3], [0.2, 1.5, 0.7], 0.03, t.fixed('#d9b27a'))
      t.ball([0.2, 1.45, 0.68], [0.42, 0.14, 0.42], t.second('#e0305a', 'matte'))
      t.ball([0.1, 0.85, -0.7], [0.06, 0.26, 0.26], t.fixed('#a4d04a', 'gloss'))
    },
  ],
  'wine-glass': [
    0.22,
    (t) => {
      const glass = stem(t, '#e2eef2')
      t.ball([0, 0.18, 0], [0.52, 0.5, 0.52], t.main('#7a1528', 'gloss'))
      // Solids show nothing behind them: the bowl is filled to its rim.
      t.ring([0, 0.46, 0], 0.44, 0.04, 'y', glass)
    },
  ],
  'wine-bottle': [0.32, (t) => bottle(t, '#1f4a2b', '#7a1528', '#efe6d0')],
  beer: [
    0.18,
    (t) => {
      t.drum([0, -0.1, 0], 0.58, 0.75, t.main('#e2a01f', 'glass'), 0.08)
      for (let i = 0; i < 12; i++)
        t.rod(
          [Math.cos(i * 0.524) * 0.57, -0.75, Math.sin(i * 0.524) * 0.57],
          [Math.cos(i * 0.524) * 0.57, 0.55, Math.sin(i * 0.524) * 0.57],
          0.07,
          t.fixed('#efc866', 'glass'),
        )
      for (let i = 0; i < 14; i++)
        t.ball(
          [
            Math.cos(i * 2.4) * 0.15 * Math.sqrt(i),
            0.78 - i * 0.012,
            Math.sin(i * 2.4) * 0.15 * Math.sqrt(i),
          ],
          0.22,
          t.fixed('#fbf8f0', 'matte'),
          0.05,
        )
      t.ring([0, -0.05, 0.72], 0.36, 0.1, 'x', t.fixed('#efd9a0', 'glass'))
    },
  ],
  carton: [
    0.2,
    (t) => {
      t.slab([0, -0.2, 0], [0.45, 0.85, 0.45], t.main('#f3f1ec'), 0.03)
      for (let i = 0; i < 5; i++)
        t.slab([0, 0.7 + i * 0.08, 0], [0.42 - i * 0.08, 0.05, 0.45], t.second('#3d7fc4'), 0.02)
      t.slab([0, 1.15, 0], [0.05, 0.14, 0.45], t.second('#3d7fc4'), 0.02)
      t.slab([0.01, -0.35, 0], [0.45, 0.3, 0.46], t.second('#3d7fc4'), 0.02)
      t.board([0.47, -0.35, 0], 0.38, 0.24, '#ffffff')
    },
  ],
  'honey-jar': [
    0.14,
    (t) => {
      t.ball([0, -0.1, 0], [0.7, 0.68, 0.7], t.main('#e09a1a', 'glass'))
      t.ring([0, 0.5, 0], 0.44, 0.08, 'y', t.fixed('#e8c36a', 'glass'))
      t.drum([0, 0.66, 0], 0.5, 0.14, t.second('#f1e2c0', 'fabric'), 0.06)
      t.disc([0.62, -0.12, 0], 0.3, 0.05, 'x', t.fixed('#f7edd2', 'matte'))
      t.board([0.69, -0.12, 0], 0.26, 0.2)
    },
  ],
}
