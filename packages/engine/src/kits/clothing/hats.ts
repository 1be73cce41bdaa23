import { type Thing, type ThingRow, thing } from '../builder/thing.ts'
import { pairs, triples } from '../tuples.ts'

function brim(t: Thing, radius: number, material: number, curl = 0): void {
  t.ball([0, 0, 0], [radius, 0.06, radius * 0.94], material)
  t.ring([0, curl, 0], radius * 0.95, 0.05, 'y', material, 0.05)
}

function band(t: Thing, radius: number, y: number, hex: string): void {
  t.ring([0, y, 0], radius, 0.07, 'y', t.second(hex, 'fabric'))
}

/** Hats and masks, resting on their brims. */
export const HEADWEAR: Readonly<Record<string, ThingRow>> = {
  hat: thing(0.18, (t) => {
    const felt = t.main('#6b4a30', 'fabric')
    brim(t, 1.05, felt, 0.04)
    t.lathe(pairs([0.02, 0.6, 0.45, 0.54, 0.66, 0.4, 0.72, 0.2]), felt)
    band(t, 0.58, 0.12, '#2a1c14')
  }),
  'top-hat': thing(0.25, (t) => {
    const silk = t.main('#17181b', 'satin')
    brim(t, 0.92, silk, 0.05)
    t.drum([0, 0.55, 0], 0.58, 0.52, silk, 0.05)
    band(t, 0.58, 0.16, '#a3202e')
  }),
  'wizard-hat': thing(0.4, (t) => {
    const cloth = t.main('#2f2a86', 'fabric')
    brim(t, 1.05, cloth)
    t.lathe(pairs([0.02, 0.6, 0.75, 0.3, 0.95, 0.22]), cloth)
    t.tube(triples([0, 0.95, 0, -0.05, 1.25, 0.08, -0.2, 1.6, 0.3]), [0.22, 0.15, 0.04], cloth, 0.1)
    band(t, 0.56, 0.14, '#d9b35a')
    for (const [y, z] of pairs([0.45, 0.15, 0.75, -0.12, 0.55, -0.25, 1, 0.1]))
      t.ball([0.5 - y * 0.27, y, z], [0.06, 0.07, 0.07], t.fixed('#f4d86a', 'metal', { emission: [0.3, 0.26, 0.1] }))
  }),
  'cowboy-hat': thing(0.2, (t) => {
    const felt = t.main('#b98a58', 'fabric')
    for (const z of [-1, 1]) t.tube(triples([-0.8, 0.05, z * 0.4, 0, 0.22, z * 0.95, 0.8, 0.05, z * 0.4]), 0.13, felt, 0.1)
    t.ball([0, 0, 0], [1.15, 0.08, 0.8], felt, 0.1)
    t.lathe(pairs([0.02, 0.55, 0.4, 0.5, 0.6, 0.38, 0.66, 0.2]), felt)
    band(t, 0.55, 0.14, '#4a2f1b')
  }),
  'straw-hat': thing(0.16, (t) => {
    const straw = t.main('#e2c878', 'matte', { pattern: { kind: 'checks', color: [0.5, 0.36, 0.12], scale: 14 } })
    brim(t, 1.2, straw, 0.02)
    t.lathe(pairs([0.02, 0.64, 0.36, 0.58, 0.55, 0.42, 0.6, 0.2]), straw)
    band(t, 0.6, 0.12, '#c8202a')
  }),
  'santa-hat': thing(0.25, (t) => {
    const felt = t.main('#c8202a', 'fabric')
    t.lathe(pairs([0, 0.6, 0.45, 0.46, 0.65, 0.36]), felt)
    t.tube(triples([0, 0.6, 0.02, 0, 0.85, 0.4, 0, 0.6, 0.85]), [0.36, 0.24, 0.1], felt, 0.15)
    t.ring([0, -0.05, 0], 0.56, 0.17, 'y', t.second('#f8f6f1', 'fur'))
    t.ball([0, 0.5, 0.95], 0.2, t.second('#f8f6f1', 'fur'))
  }),
  'chef-hat': thing(0.28, (t) => {
    const cotton = t.main('#f8f7f3', 'fabric')
    t.drum([0, 0, 0], 0.55, 0.34, cotton, 0.05)
    for (let i = 0; i < 9; i++) t.ball([Math.cos(i * 0.698) * 0.48, 0.62, Math.sin(i * 0.698) * 0.48], [0.34, 0.36, 0.34], cotton, 0.06)
    t.ball([0, 0.8, 0], [0.5, 0.28, 0.5], cotton, 0.1)
  }),
  cap: thing(0.14, (t) => {
    const cloth = t.main('#c8322b', 'fabric')
    t.lathe(pairs([0, 0.68, 0.25, 0.66, 0.46, 0.5, 0.58, 0.25]), cloth)
    t.ball([0.75, 0, 0], [0.62, 0.07, 0.5], cloth)
    t.ball([0, 0.64, 0], 0.07, cloth)
    t.board([0.66, 0.3, 0], 0.3, 0.16, '#ffffff')
  }),
  'graduation-cap': thing(0.2, (t) => {
    const cloth = t.main('#1c1e26', 'fabric')
    t.lathe(pairs([-0.3, 0.62, 0.1, 0.66, 0.36, 0.58]), cloth)
    t.slab([0, 0.42, 0], [0.86, 0.04, 0.86], cloth, 0.03, Math.PI / 4)
    const gold = t.second('#e8b23a', 'satin')
    t.ball([0, 0.5, 0], [0.1, 0.06, 0.1], gold)
    t.tube(triples([0, 0.5, 0, 0.35, 0.49, 0.4, 0.62, 0.47, 0.72, 0.66, 0.3, 0.78, 0.67, 0, 0.78]), 0.035, gold)
    t.rod([0.67, 0, 0.78], [0.67, -0.28, 0.78], 0.07, gold, 0.12)
    t.ball([0.67, 0.02, 0.78], 0.085, gold)
  }),
  beanie: thing(0.2, (t) => {
    const wool = t.main('#c8322b', 'fabric')
    t.lathe(pairs([-0.15, 0.62, 0.3, 0.66, 0.6, 0.5, 0.78, 0.2]), wool)
    for (const y of [-0.12, 0.02]) t.ring([0, y, 0], 0.6, 0.14, 'y', t.second('#f4efe4', 'fabric'))
    t.ball([0, 0.92, 0], 0.2, t.second('#f4efe4', 'fur'))
  }),
  helmet: thing(0.3, (t) => {
    const steel = t.main('#b9c0c8', 'chrome')
    t.ball([0, 0.2, 0], [0.7, 0.72, 0.64], steel)
    t.drum([0, -0.35, 0], 0.6, 0.3, steel, 0.08)
    t.slab([0.6, 0.12, 0], [0.1, 0.05, 0.42], t.fixed('#0e1014'), 0.03)
    t.rod([0.68, 0.75, 0], [0.66, -0.4, 0], 0.05, t.second('#d9b35a', 'metal'))
    for (let i = 0; i < 4; i++) for (const z of [-0.2, 0.2]) t.ball([0.6, -0.16 - i * 0.1, z], 0.03, t.fixed('#0e1014'))
    t.tube(triples([0.1, 0.9, 0, -0.3, 1.2, 0, -0.75, 0.9, 0]), [0.08, 0.16, 0.06], t.fixed('#c8202a', 'fur'))
  }),
  crown: thing(0.16, (t) => {
    const gold = t.main('#dba92f', 'metal')
    for (const y of [0, 0.1, 0.2]) t.ring([0, y, 0], 0.68, 0.08, 'y', gold)
    for (let i = 0; i < 8; i++) {
      const [x, z] = [Math.cos(i * 0.785), Math.sin(i * 0.785)]
      t.rod([x * 0.68, 0.2, z * 0.68], [x * 0.78, 0.75, z * 0.78], 0.16, gold, 0.04)
      t.ball([x * 0.79, 0.82, z * 0.79], 0.09, gold)
      t.ball([x * 0.76, 0.1, z * 0.76], [0.08, 0.08, 0.08], t.second(['#b3122f', '#1f4fa0', '#1f8a4a'][i % 3], 'glass'))
    }
  }),
  'flower-crown': thing(0.1, (t) => {
    t.ring([0, 0, 0], 0.75, 0.07, 'y', t.fixed('#4d8f2e'))
    for (let i = 0; i < 10; i++) {
      const [x, z] = [Math.cos(i * 0.628) * 0.78, Math.sin(i * 0.628) * 0.78]
      const petal = i % 2 ? t.second('#fbfaf6', 'matte') : t.main('#f08ab0', 'matte')
      for (let k = 0; k < 5; k++) t.ball([x + Math.cos(i * 0.628) * 0.06, 0.04 + Math.sin(k * 1.257) * 0.1, z + Math.cos(k * 1.257) * 0.1], 0.085, petal)
      t.ball([x * 1.12, 0.05, z * 1.12], 0.06, t.fixed('#f4c22a'))
    }
  }),
  mask: thing(0.22, (t) => {
    const face = t.main('#f4f1e8', 'gloss')
    t.ball([0, 0.05, 0], [0.26, 0.85, 0.62], face)
    for (const z of [-0.24, 0.24]) {
      t.ball([0.24, 0.22, z], [0.06, 0.1, 0.15], t.fixed('#0e0c0c'))
      t.tube(triples([0.26, 0.4, z - 0.14, 0.28, 0.46, z, 0.26, 0.4, z + 0.14]), 0.03, t.second('#d9b35a', 'metal'))
    }
    t.rod([0.26, 0.2, 0], [0.36, -0.08, 0], 0.05, face, 0.09, 0.1)
    t.ball([0.27, -0.36, 0], [0.06, 0.07, 0.16], t.second('#c8202a', 'gloss'))
    for (let i = -2; i <= 2; i++) t.tube(triples([0, 0.75, i * 0.14, 0.02, 1.05, i * 0.24, 0, 1.25, i * 0.4]), [0.07, 0.1, 0.02], t.second('#c8202a', 'matte'))
  }),
}
