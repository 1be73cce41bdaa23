import { apart, each, fixed, made, main, pairs, ring, rod, slab, type Thing, type ThingRow, thing, triples, tube, type Vec3 } from '../builder/index.ts'

/** A cut stone in four claws: pavilion below its girdle, crown and table above. */
function brilliant(t: Thing, y: number, claws: number): void {
  const stone = t.apart(t.second('#e4f3fb', 'glass', { emission: [0.12, 0.15, 0.18] }))
  const girdle = 0.36
  t.lathe(pairs([-0.3, 0.02, -0.02, girdle, 0.03, girdle, 0.16, 0.22, 0.165, 0]), stone, [0, y, 0])
  const edge = t.apart(t.fixed('#ffffff', 'chrome', { emission: [0.25, 0.28, 0.3] }))
  const at = (i: number, r: number, up: number): Vec3 => [Math.cos((i * Math.PI) / 8) * r, y + up, Math.sin((i * Math.PI) / 8) * r]
  for (let i = 0; i < 16; i += 2)
    t.rod(at(i, girdle, 0.03), at(i + 1, 0.22, 0.16), 0.008, edge).rod(at(i + 2, girdle, 0.03), at(i + 1, 0.22, 0.16), 0.008, edge)
      .rod(at(i + 1, 0.22, 0.165), at(i + 3, 0.22, 0.165), 0.008, edge).rod(at(i, girdle, -0.02), at(i, 0.03, -0.29), 0.008, edge)
  for (const i of [2, 6, 10, 14]) t.tube([at(i, 0.1, -0.42), at(i, 0.3, -0.1), at(i, 0.37, 0.04), at(i, 0.31, 0.09)], [0.045, 0.032, 0.03, 0.024], claws)
  t.ring([0, y - 0.22, 0], 0.2, 0.028, 'y', claws)
}

/** A slim ring with its opening toward +x and a stone on top. */
function fingerRing(t: Thing): void {
  const gold = t.main('#dba92f', 'chrome')
  for (const x of [-0.05, 0, 0.05]) t.ring([x, 0, 0], 0.74, 0.058, 'x', gold, 0.03)
  brilliant(t, 1.14, gold)
  // Small stones run down its shoulders.
  const small = t.apart(t.fixed('#eef8fd', 'gloss', { emission: [0.14, 0.16, 0.18] }))
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const a = Math.PI / 2 + side * (0.34 + i * 0.13)
      t.ball([0.02, Math.sin(a) * 0.8, Math.cos(a) * 0.8], [0.06, 0.045, 0.045], small)
    }
}

/** Body, lid and front pocket with zippers, side pockets and straps. */
function backpack(t: Thing): void {
  const cloth = t.main('#c8322b', 'fabric')
  const dark = t.second('#26282d', 'fabric')
  const steel = t.fixed('#c9ced6', 'metal')
  t.slab([-0.02, 0, 0], [0.36, 0.86, 0.62], cloth, 0.3).slab([0, -0.3, 0], [0.37, 0.56, 0.63], cloth, 0.2, 0, 0.1)
    .slab([0.3, -0.42, 0], [0.2, 0.42, 0.5], cloth, 0.15).slab([0, -0.9, 0], [0.37, 0.12, 0.62], dark, 0.1)
  // Zippers around the pocket and over the top.
  const arch = (x: number, low: number, high: number, half: number): Vec3[] =>
    Array.from({ length: 13 }, (_, i): Vec3 => {
      const a = (i / 12) * Math.PI
      return [x, low + (high - low) * Math.sin(a) ** 0.6, Math.cos(a) * half]
    })
  t.tube(arch(0.475, -0.5, -0.1, 0.4), 0.018, dark).tube(arch(0.3, -0.02, 0.66, 0.5), 0.022, dark)
  for (const [x, y, z] of triples([0.5, -0.42, 0.4, 0.34, 0.2, 0.49])) t.rod([x, y, z], [x + 0.02, y - 0.13, z], 0.022, steel, 0.03)
  t.slab([0.37, 0.32, 0], [0.02, 0.1, 0.16], t.fixed('#8a5a34', 'satin'), 0.02)
  for (const z of [-1, 1]) {
    t.slab([0, -0.5, z * 0.66], [0.2, 0.3, 0.09], dark, 0.08)
    t.tube(triples([-0.3, 0.72, z * 0.24, -0.5, 0.5, z * 0.32, -0.54, -0.1, z * 0.4, -0.34, -0.8, z * 0.46]), [0.07, 0.09, 0.08, 0.045], dark)
    t.rod([0.06, -0.16, z * 0.68], [0.06, 0.3, z * 0.6], 0.026, dark)
  }
  t.tube(triples([-0.14, 0.84, -0.16, -0.16, 1.0, -0.1, -0.16, 1.0, 0.1, -0.14, 0.84, 0.16]), 0.045, dark)
}

/** A rounded lens outline in the plane of the face, wider at the outer top. */
function lensOutline(z: number, wide: number, high: number): Vec3[] {
  const side = Math.sign(z)
  return Array.from({ length: 29 }, (_, i): Vec3 => {
    const a = (i / 28) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    const corner = 1 / (Math.abs(c) ** 2.4 + Math.abs(s) ** 2.4) ** (1 / 2.4)
    // The brow line is flat and long, the cheek line short.
    const lean = 1 + 0.1 * s
    return [0, s * corner * high + side * c * 0.03, z + c * corner * wide * lean]
  })
}

/** Attribute of glasses that lie on a table. */
export const FOLDED = 'folded'

function sunglasses(t: Thing, hex: string, lens: string): void {
  const frame = t.main(hex, 'gloss')
  const dark = t.fixed(lens, 'gloss', { specular: 1.4, gloss: 130, metal: 0.16 })
  for (const z of [-0.5, 0.5]) {
    t.tube(lensOutline(z, 0.39, 0.31), 0.042, frame).ball([-0.01, 0, z], [0.03, 0.33, 0.41], t.apart(dark))
      .rod([0.01, 0.27, z - 0.24], [0.01, 0.27, z + 0.24], 0.055, frame, 0.055, 0.03)
    // The temples run back and curve down behind the ears.
    const out = Math.sign(z)
    const folded = t.input.attributes.includes(FOLDED)
    const back = folded ? 0.14 + 0.09 * (out + 1) : 0
    t.tube(
      folded
        ? triples([0, 0.24, out * 0.92, -back, 0.25, out * 0.95, -back, 0.2, -out * 0.3, -back, 0.02, -out * 0.6, -back, -0.2, -out * 0.7])
        : triples([0, 0.24, out * 0.92, -0.12, 0.25, out * 0.97, -1.3, 0.2, out * 0.94, -1.62, -0.02, out * 0.9, -1.78, -0.3, out * 0.87]),
      [0.06, 0.06, 0.045, 0.05, 0.045],
      frame)
    t.ball([0.05, 0.25, out * 0.88], [0.014, 0.03, 0.03], t.fixed('#d9c48a', 'chrome'))
  }
  t.tube(triples([0, 0.1, -0.14, 0.03, 0.17, 0, 0, 0.1, 0.14]), 0.05, frame)
}

/** A wristwatch around its display roll, the dial toward +x. */
function watch(t: Thing): void {
  const gold = t.main('#dba92f', 'metal')
  const strap = t.second('#5f3a20', 'satin')
  t.kit.lathe([-1.04, 0, 0], pairs([-0.62, 0.72, -0.5, 0.9, 0, 0.99, 0.5, 0.9, 0.62, 0.72]), 'z', t.fixed('#8d857b', 'fabric'), 0.06)
  t.kit.lathe([-1.04, 0, 0], pairs([-0.34, 1.04, 0.34, 1.04]), 'z', strap, 0.04)
  for (const z of [-0.3, 0.3]) t.ring([-1.04, 0, z], 1.08, 0.012, 'z', t.fixed('#c79a6a', 'fabric'))
  // The lugs hold the strap.
  for (const y of [-1, 1])
    for (const z of [-0.4, 0.4]) t.tube(triples([0.03, y * 0.5, z, -0.04, y * 0.66, z, -0.16, y * 0.76, z]), [0.08, 0.06, 0.05], gold, 0.03)
  t.kit.lathe([0, 0, 0], pairs([-0.12, 0.6, -0.04, 0.66, 0.08, 0.66, 0.14, 0.6]), 'x', gold, 0.02)
  t.ring([0.15, 0, 0], 0.58, 0.05, 'x', gold).disc([0.165, 0, 0], 0.54, 0.015, 'x', t.fixed('#12202f', 'gloss'))
  const hands = t.fixed('#f4ead2', 'chrome', { metal: 0.35 })
  for (let i = 0; i < 60; i++) {
    const [c, s] = [Math.cos((i * Math.PI) / 30), Math.sin((i * Math.PI) / 30)]
    const hour = i % 5 === 0
    const inner = hour ? 0.38 : 0.46
    t.rod([0.18, c * inner, s * inner], [0.18, c * 0.49, s * 0.49], hour ? 0.018 : 0.006, hands)
  }
  t.disc([0.18, -0.24, 0], 0.13, 0.006, 'x', t.fixed('#2a4058', 'gloss')).rod([0.188, -0.24, 0], [0.188, -0.16, 0.04], 0.01, hands)
  // Ten past ten: the hands frame the maker's name.
  t.rod([0.195, -0.05, 0.03], [0.195, 0.23, -0.16], 0.022, hands, 0.014).rod([0.205, -0.05, -0.03], [0.205, 0.26, 0.33], 0.018, hands, 0.01)
    .ball([0.205, 0, 0], 0.034, hands).rod([0, 0, 0.66], [0, 0, 0.76], 0.075, gold)
  for (const y of [-0.3, 0.3]) t.rod([0, y, 0.58], [0, y * 1.08, 0.68], 0.045, gold)
}

/** A stand with a bar for two earrings. */
function earringStand(t: Thing): void {
  const brass = t.fixed('#c9a35a', 'metal')
  t.drum([0, -0.95, 0], 0.5, 0.06, t.fixed('#efe9df', 'gloss'), 0.03).rod([0, -0.9, 0], [0, 0.86, 0], 0.028, brass)
    .rod([0, 0.86, -0.62], [0, 0.86, 0.62], 0.03, brass)
  for (const z of [-0.64, 0.64]) t.ball([0, 0.86, z], 0.045, brass)
}

/** The hook that an earring hangs on. */
const hook = (t: Thing, z: number, metal: number): Thing =>
  t.tube(triples([-0.03, 0.74, z, -0.03, 0.9, z, 0.02, 0.93, z, 0.06, 0.86, z, 0.06, 0.62, z]), 0.014, metal)

const EAR_HOOPS: ThingRow = made(0.11, [main('#e0b040', 'chrome')], (gold) => [
  earringStand, each([-0.4, 0.4], (z) => [(t) => hook(t, z, gold), ring([0.06, 0.3, z], 0.32, 0.045, 'x', gold)])])

const EAR_DROPS: ThingRow = thing(0.11, (t) => {
  earringStand(t)
  const gold = t.main('#e0b040', 'chrome')
  const pearls = t.input.noun.includes('pearl')
  const stone = pearls ? t.fixed('#f6efe6', 'gloss', { specular: 1.1, gloss: 60 }) : t.second('#2f8f7c', 'glass')
  for (const z of [-0.38, 0.38]) {
    hook(t, z, gold)
    t.ball([0.06, 0.56, z], 0.075, stone).ring([0.06, 0.56, z], 0.08, 0.018, 'x', gold).rod([0.06, 0.47, z], [0.06, 0.24, z], 0.014, gold)
      .ball([0.06, 0.2, z], [0.06, 0.05, 0.06], gold).ball([0.06, 0.02, z], pearls ? 0.19 : [0.14, 0.24, 0.18], stone)
    if (!pearls) t.ring([0.06, 0.02, z], 0.2, 0.022, 'x', gold, 0.01)
  }
})

/** A flat leather case with a flap and a lock. */
const BRIEFCASE: ThingRow = made(0.32, [main('#4a2c1a', 'satin'), fixed('#d2ac58', 'metal'), fixed('#c9a06a', 'fabric')], (leather, brass, seam) => [
  slab([0, -0.1, 0], [0.22, 0.62, 0.95], leather, 0.09), slab([0.16, 0.18, 0], [0.1, 0.36, 0.97], apart(leather), 0.08),
  each([-0.92, 0.92], (z) => rod([0.265, -0.1, z * 0.99], [0.265, 0.44, z * 0.99], 0.008, seam)), rod([0.268, -0.13, -0.9], [0.268, -0.13, 0.9], 0.008, seam),
  each([-0.5, 0.5], (z) => [
    slab([0.24, 0.02, z], [0.05, 0.42, 0.09], leather, 0.03), slab([0.29, -0.22, z], [0.025, 0.1, 0.12], brass, 0.03),
    slab([0.315, -0.22, z], [0.012, 0.06, 0.04], fixed('#6b5328', 'metal'), 0.01)]),
  tube(triples([0, 0.52, -0.3, 0, 0.74, -0.26, 0, 0.8, 0, 0, 0.74, 0.26, 0, 0.52, 0.3]), 0.055, leather, 0.02),
  each([-0.3, 0.3], (z) => ring([0, 0.53, z], 0.07, 0.022, 'x', brass))])

/** Worn goods as shops show them, detailed enough for close-ups. */
export const ACCESSORIES: Readonly<Record<string, ThingRow>> = {
  ring: [0.03, fingerRing],
  backpack: [0.48, backpack],
  sunglasses: [0.06, (t) => sunglasses(t, '#17181b', '#20262e')],
  watch: [0.1, watch],
  'ear-hoops': EAR_HOOPS,
  'ear-drops': EAR_DROPS,
  briefcase: BRIEFCASE,
}
