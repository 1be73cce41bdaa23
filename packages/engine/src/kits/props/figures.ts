import { at, ball, each, fixed, lathe, made, main, pairs, rod, second, slab, type Thing, type ThingRow, times, triples, tube,
  type Vec3 } from '../builder/index.ts'

/** A human skull that faces the viewer: cranium, brow, eye sockets, cheekbones, nose, two rows of teeth and a jaw. */
function skull(t: Thing): void {
  const bone = t.main('#e9dfc6', 'satin', { pattern: { kind: 'mottled', color: [0.5, 0.36, 0.19], scale: 1.6 } })
  const hollow = t.fixed('#1c130d', 'matte')
  // The cranium reaches far back; the forehead rises steeply in front.
  t.ball([-0.22, 0.4, 0], [0.86, 0.64, 0.62], bone).ball([0.3, 0.42, 0], [0.34, 0.42, 0.5], bone, 0.2)
  for (const side of [-1, 1]) {
    const z = (at: number): number => side * at
    // Brow, and the rim of the eye socket below it.
    t.tube(triples([0.66, 0.19, z(0.05), 0.67, 0.27, z(0.2), 0.58, 0.26, z(0.42), 0.42, 0.12, z(0.54)]), [0.07, 0.085, 0.085, 0.08], bone, 0.09)
    t.tube(triples([0.64, 0.06, z(0.07), 0.6, -0.09, z(0.16), 0.54, -0.13, z(0.34), 0.42, 0, z(0.52)]), [0.07, 0.08, 0.09, 0.08], bone, 0.08)
    t.ball([0.5, 0.07, z(0.28)], [0.14, 0.165, 0.185], hollow)
    // Cheekbone, and its arch back to the temple.
    t.tube(triples([0.52, -0.17, z(0.36), 0.4, -0.16, z(0.52), 0.1, -0.09, z(0.61), -0.2, -0.04, z(0.58)]), [0.11, 0.1, 0.06, 0.06], bone, 0.07)
    // The nose is an opening like an upside-down heart.
    t.rod([0.68, -0.02, z(0.02)], [0.66, -0.19, z(0.075)], 0.026, hollow, 0.062)
    // The jaw: up to its joint, and down and around to the chin.
    t.tube(triples([-0.12, -0.1, z(0.53), -0.04, -0.62, z(0.49), 0.2, -0.8, z(0.37), 0.46, -0.88, z(0.2), 0.56, -0.89, 0]), [0.09, 0.12, 0.11, 0.12, 0.13],
      bone, 0.08)
  }
  t.rod([0.64, 0.2, 0], [0.74, 0.02, 0], 0.075, bone, 0.04, 0.06)
  // Upper jaw, and the dark mouth behind the teeth.
  t.ball([0.42, -0.28, 0], [0.25, 0.2, 0.3], bone, 0.1).ball([0.36, -0.54, 0], [0.2, 0.2, 0.27], hollow)
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

function bear(t: Thing): void {
  const fur = t.main('#9a6a3c', 'fur')
  const pale = t.second('#d9b98a', 'fur')
  t.ball([0, 0, 0], [0.5, 0.56, 0.5], fur).ball([0.2, -0.02, 0], [0.36, 0.42, 0.36], pale, 0.05).ball([0.05, 0.82, 0], [0.42, 0.4, 0.44], fur)
    .ball([0.36, 0.72, 0], [0.2, 0.17, 0.2], pale, 0.04).ball([0.55, 0.78, 0], [0.06, 0.055, 0.08], t.fixed('#1c1410', 'gloss'))
  for (const z of [-1, 1])
    t.ball([0.36, 0.93, z * 0.17], 0.06, t.fixed('#150f0c', 'gloss')).ball([-0.02, 1.14, z * 0.34], [0.1, 0.16, 0.16], fur, 0.04)
      .ball([0.05, 1.14, z * 0.34], [0.08, 0.1, 0.1], pale).rod([0.1, 0.3, z * 0.42], [0.42, 0.02, z * 0.6], 0.19, fur, 0.18, 0.06)
      .rod([0.15, -0.38, z * 0.3], [0.62, -0.42, z * 0.42], 0.22, fur, 0.22, 0.06).ball([0.8, -0.42, z * 0.42], [0.07, 0.17, 0.17], pale)
  for (const z of [-1, 1]) t.ball([0.3, 0.42, z * 0.14], [0.07, 0.1, 0.14], t.fixed('#c8202a', 'satin'))
}

function snowman(t: Thing): void {
  const snow = t.main('#f6f8fb', 'matte')
  t.ball([0, 0.55, 0], [0.62, 0.58, 0.62], snow).ball([0, 1.28, 0], [0.46, 0.42, 0.46], snow, 0.05).ball([0, 1.86, 0], [0.33, 0.31, 0.33], snow, 0.04)
  const coal = t.fixed('#17181b', 'satin')
  for (const z of [-0.11, 0.11]) t.ball([0.29, 1.95, z], 0.045, coal)
  t.rod([0.3, 1.86, 0], [0.62, 1.83, 0.02], 0.055, t.fixed('#ee7a1c', 'matte'), 0.01)
  for (let i = -2; i <= 2; i++) t.ball([0.29, 1.72 + i * i * 0.018, i * 0.065], 0.025, coal)
  for (const [x, y] of pairs([0.45, 1.42, 0.47, 1.2, 0.6, 0.75])) t.ball([x, y, 0], 0.05, coal)
  for (const z of [-1, 1]) {
    t.tube(triples([0, 1.35, z * 0.4, 0.1, 1.55, z * 0.75, 0.1, 1.75, z * 0.95]), [0.035, 0.03, 0.015], t.fixed('#5a3d22', 'wood'))
    t.rod([0.1, 1.6, z * 0.8], [0.15, 1.62, z * 1], 0.018, t.fixed('#5a3d22', 'wood'))
  }
  t.ring([0, 1.6, 0], 0.3, 0.09, 'y', t.second('#c8202a', 'fabric')).rod([0.28, 1.55, 0.18], [0.46, 1.15, 0.24], 0.09, t.second('#c8202a', 'fabric'))
  if (!t.input.wears.some((noun) => noun.includes('hat')))
    t.ball([0, 2.12, 0], [0.42, 0.035, 0.42], coal).drum([0, 2.32, 0], 0.27, 0.2, coal, 0.03).ring([0, 2.2, 0], 0.27, 0.04, 'y', t.second('#c8202a', 'fabric'))
  t.face = [0.33, 1.86, 0]
}

function origami(t: Thing): void {
  const paper = t.main('#d22b2b', 'matte')
  for (let i = 0; i <= 6; i++) {
    const s = i / 6
    for (const side of [-1, 1]) t.rod([0.35 - s * 0.7, 0.1, side * 0.05], [0.05 - s * 0.25, 0.85, side * 1.05], 0.08, paper, 0.02, 0.04)
  }
  t.rod([-0.35, 0.05, 0], [0.35, 0.05, 0], 0.14, paper).tube(triples([0.35, 0.05, 0, 0.75, 0.8, 0, 1.05, 0.62, 0]), [0.12, 0.05, 0.01], paper)
    .rod([-0.35, 0.05, 0], [-0.95, 0.75, 0], 0.12, paper, 0.02)
}

function duck(t: Thing): void {
  const yellow = t.main('#f7cf1d', 'gloss')
  t.ball([0, 0, 0], [0.8, 0.5, 0.58], yellow).rod([-0.5, 0.15, 0], [-0.95, 0.5, 0], 0.28, yellow, 0.06, 0.2)
    .ball([0.4, 0.75, 0], [0.42, 0.42, 0.4], yellow, 0.12).ball([0.85, 0.66, 0], [0.22, 0.08, 0.2], t.second('#ee7a1c', 'gloss'))
  for (const z of [-1, 1])
    t.ball([0.7, 0.88, z * 0.2], [0.06, 0.1, 0.08], t.fixed('#17181b', 'gloss')).ball([-0.1, 0.12, z * 0.52], [0.4, 0.24, 0.14], yellow, 0.04)
}

function totem(t: Thing): void {
  const hues = ['#8a5a34', '#2f7d7a', '#b3352f', '#8a5a34']
  hues.forEach((hex, i) => {
    const y = 0.5 + i * 0.95
    t.drum([0, y, 0], 0.42, 0.46, i === 0 || i === 3 ? t.main(hex, 'wood') : t.fixed(hex, 'wood'), 0.04)
    for (const z of [-0.17, 0.17])
      t.ball([0.38, y + 0.15, z], [0.1, 0.12, 0.12], t.fixed('#f4efe0')).ball([0.46, y + 0.15, z], [0.05, 0.06, 0.06], t.fixed('#17120e'))
    t.rod([0.4, y + 0.05, 0], [0.62, y - 0.1, 0], 0.1, t.fixed(i % 2 ? '#e8b92b' : '#6b3f22', 'satin'), 0.05)
    t.slab([0.4, y - 0.28, 0], [0.06, 0.07, 0.24], t.fixed('#2a1710'), 0.03)
  })
  for (const z of [-1, 1])
    for (let i = 0; i < 4; i++) t.rod([0, 3.5, z * 0.35], [0, 3.9 - i * 0.22, z * 1.25], 0.09, t.fixed(i % 2 ? '#2f7d7a' : '#b3352f', 'wood'))
}

/** Figures: toys, statues, bones. */
export const FIGURES: Readonly<Record<string, ThingRow>> = {
  'teddy-bear': [0.4, bear],
  snowman: [1.6, snowman],
  statue: made(3, [main('#d8d4cb', 'stone')], (stone) => [
    slab([0, 0.25, 0], [0.5, 0.25, 0.5], stone, 0.04), slab([0, 0.56, 0], [0.42, 0.06, 0.42], stone, 0.03),
    each([-0.16, 0.16], (z) => tube(triples([0.02, 0.6, z, 0.03, 1.1, z * 0.9, 0, 1.55, z * 0.8]), [0.12, 0.14, 0.18], stone, 0.06)),
    ball([0, 1.62, 0], [0.24, 0.28, 0.32], stone, 0.1), tube(triples([0, 1.7, 0, 0, 2.1, 0, 0, 2.35, 0]), [0.26, 0.32, 0.2], stone, 0.1),
    rod([0, 2.4, 0], [0, 2.6, 0], 0.1, stone, 0.1, 0.05), ball([0.02, 2.82, 0], [0.2, 0.25, 0.18], stone, 0.03),
    ball([-0.05, 2.92, 0], [0.2, 0.2, 0.2], stone, 0.03), tube(triples([0, 2.3, 0.32, 0.1, 1.95, 0.52, 0.36, 2.1, 0.42]), [0.12, 0.1, 0.08], stone, 0.05),
    tube(triples([0, 2.3, -0.32, 0, 2.65, -0.55, 0.05, 3.05, -0.5]), [0.12, 0.1, 0.08], stone, 0.05),
    times(4, (i) => tube(triples([0.2, 2.2 - i * 0.1, -0.3, 0.28, 1.75 - i * 0.12, 0, 0.14, 1.1, 0.3 - i * 0.1]), 0.06, stone, 0.04))]),
  buddha: made(2.2, [main('#d9a82e', 'metal')], (gold) => [
    ball([0, 0.15, 0], [0.75, 0.16, 0.95], gold), ball([0, 0.75, 0], [0.42, 0.52, 0.5], gold), ball([0, 1.62, 0], [0.28, 0.32, 0.28], gold),
    ball([0, 1.92, 0], 0.13, gold, 0.05),
    each([-1, 1], (z) => [
      tube(triples([0, 0.4, z * 0.35, 0.3, 0.38, z * 0.75, 0.55, 0.38, z * 0.1]), [0.24, 0.22, 0.15], gold, 0.06),
      tube(triples([0, 1.15, z * 0.42, 0.15, 0.8, z * 0.6, 0.45, 0.6, z * 0.12]), [0.17, 0.14, 0.11], gold, 0.05),
      ball([0, 1.58, z * 0.29], [0.05, 0.16, 0.04], gold),
      tube(triples([0.25, 1.66, z * 0.05, 0.26, 1.64, z * 0.1, 0.24, 1.66, z * 0.15]), 0.015, fixed('#6b4a14'))]),
    times(9, (i) => ball([Math.cos(i * 0.698) * 0.68, 0.12, Math.sin(i * 0.698) * 0.85], [0.2, 0.14, 0.2], second('#c97a8a', 'satin')))]),
  skull: [0.22, skull],
  'origami-crane': [0.12, origami],
  'rubber-duck': [0.1, duck],
  totem: [4, totem],
  doll: made(0.35, [main('#f08ab0', 'fabric'), fixed('#f0c9a8', 'matte')], (dress, skin) => [
    lathe(pairs([-0.4, 0.55, 0.2, 0.22, 0.3, 0.2]), dress), ball([0, 0.75, 0], [0.38, 0.38, 0.38], skin),
    times(9, (i) => rod([-0.08, 1.08, 0], [-0.1, 0.6, -0.42 + i * 0.105], 0.09, fixed('#b3602a', 'fur'), 0.08)),
    each([-1, 1], (z) => [
      tube(triples([0, 1, z * 0.3, 0, 0.6, z * 0.5, 0, 0.25, z * 0.46]), 0.09, fixed('#b3602a', 'fur')),
      rod([0, 0.25, z * 0.2], [0.1, -0.1, z * 0.45], 0.08, skin), rod([0, -0.4, z * 0.16], [0.02, -0.85, z * 0.18], 0.09, fixed('#f7f4ee', 'fabric')),
      ball([0.06, -0.9, z * 0.18], [0.16, 0.08, 0.1], fixed('#c8202a', 'gloss')), ball([0.36, 0.8, z * 0.14], 0.05, fixed('#17120e', 'gloss')),
      ball([0.33, 0.67, z * 0.22], [0.04, 0.05, 0.06], fixed('#f0a0a0'))]),
    tube(triples([0.36, 0.65, -0.08, 0.38, 0.61, 0, 0.36, 0.65, 0.08]), 0.02, fixed('#c8202a'))]),
  'rocking-horse': made(0.9, [main('#a8642c', 'wood')], (wood) => [
    ball([0, 0.6, 0], [0.5, 0.22, 0.2], wood), tube(triples([0.35, 0.65, 0, 0.55, 1, 0, 0.75, 1.05, 0, 0.95, 0.9, 0]), [0.16, 0.14, 0.13, 0.08], wood, 0.05),
    each([-1, 1], (z) => [
      rod([0.55, 1.1, z * 0.08], [0.55, 1.24, z * 0.1], 0.04, wood, 0.01), rod([0.3, 0.55, z * 0.12], [0.5, 0.12, z * 0.24], 0.07, wood),
      rod([-0.3, 0.55, z * 0.12], [-0.5, 0.12, z * 0.24], 0.07, wood),
      tube(triples([-0.85, 0.2, z * 0.26, -0.4, 0.06, z * 0.26, 0.4, 0.06, z * 0.26, 0.85, 0.2, z * 0.26]), 0.045, second('#c8202a', 'gloss')),
      ball([0.8, 1.02, z * 0.1], 0.025, fixed('#17120e', 'gloss'))]),
    times(5, (i) => ball([0.32 + i * 0.06, 0.8 + i * 0.08, 0], [0.08, 0.09, 0.05], fixed('#e8d9b8', 'fur'), 0.03)),
    tube(triples([-0.48, 0.65, 0, -0.7, 0.6, 0, -0.75, 0.3, 0]), [0.06, 0.08, 0.02], fixed('#e8d9b8', 'fur')),
    ball([-0.02, 0.8, 0], [0.2, 0.06, 0.2], second('#c8202a', 'gloss')), at('seat', [-0.02, 0.86, 0])]),
  brain: made(0.16, [main('#e8a3a8', 'satin')], (gray) => [
    each([-1, 1], (z) =>
      times(22, (i) => {
        const y = 0.9 - (i / 21) * 1.5
        const r = Math.sqrt(Math.max(0, 1 - y * y)) * 0.95
        return ball([Math.cos(i * 2.4) * r, y * 0.75, z * (0.1 + Math.abs(Math.sin(i * 2.4)) * r * 0.68)], [0.24, 0.2, 0.18], gray, 0.08)
      })),
    ball([-0.6, -0.62, 0], [0.3, 0.2, 0.34], gray), rod([-0.3, -0.6, 0], [-0.35, -1, 0], 0.15, gray, 0.1)]),
  eyeball: made(0.3, [
    ball([0, 0, 0], 1, fixed('#f6f3ee', 'gloss')), ball([0.62, 0, 0], [0.42, 0.5, 0.5], main('#2a7fc4', 'gloss')),
    ball([0.9, 0, 0], [0.16, 0.24, 0.24], fixed('#0b0b0d', 'gloss')), ball([1.0, 0.2, 0.16], 0.09, fixed('#ffffff', 'gloss', { emission: [0.6, 0.6, 0.6] }))]),
  hand: made(0.3, [main('#e0b08c', 'matte')], (skin) => [
    ball([0, -0.1, 0], [0.18, 0.42, 0.4], skin),
    times(4, (i) =>
      tube(triples([0, 0.2, -0.3 + i * 0.2, 0.02, 0.62, -0.36 + i * 0.24, 0.05, 0.98 - Math.abs(i - 1.4) * 0.09, -0.38 + i * 0.26]), [0.11, 0.105, 0.085], skin,
        0.05)),
    tube(triples([0, -0.25, 0.32, 0.05, 0.05, 0.6, 0.1, 0.35, 0.7]), [0.13, 0.12, 0.1], skin, 0.06), rod([0, -0.4, 0], [0, -1, 0], 0.27, skin, 0.24, 0.1)]),
}

export const spread = (count: number, radius: number, y = 0): Vec3[] =>
  Array.from({ length: count }, (_, i): Vec3 => [Math.cos(i * 2.4) * radius * Math.sqrt(i / count), y, Math.sin(i * 2.4) * radius * Math.sqrt(i / count)])
