import { along, closedCurve, each, made, main, type Outline, pairs, rod, second, surfacePoint, type Thing, type ThingRow, triples, tube,
  type Vec3 } from '../builder/index.ts'
import { leatherSide, SIDE, trainerSide } from './shoe-trim.ts'

/** One rib of the upper: position along the foot, height of its ridge above the sole, and half its width. */
type Rib = readonly [x: number, top: number, half: number]

/** Outline of a foot: half its width along its length, heel to toe; a foot is 1.4 long from -0.43. */
const FOOT: Outline = pairs([-0.43, 0, -0.4, 0.12, -0.28, 0.2, -0.08, 0.205, 0.14, 0.2, 0.4, 0.235, 0.62, 0.265, 0.8, 0.235, 0.92, 0.15, 0.97, 0])

/** The outline of a sole from heel `from` to toe `to`, `wide` times as wide as a foot. */
function soleOutline(wide: number, from = -0.43, to = 0.97): Outline {
  const place = ([x, half]: readonly [number, number]) => [from + ((x + 0.43) / 1.4) * (to - from), half * wide] as const
  const side = FOOT.map(place)
  return closedCurve([...side,...side.slice(1, -1).reverse().map(([x, half]) => [x, -half] as const)])
}

/** A flat layer of a sole from `low` to `high`. */
function soleLayer(t: Thing, low: number, high: number, outline: Outline, material: number): void {
  const half = (high - low) / 2
  t.plate([0, low + half, 0], outline, half, 'y', material, Math.min(0.035, half * 0.6))
}

/** A rib's outline, sole to ridge, as shares of its height and of half its width: steep sides and a round back. */
const DOME: Outline = pairs([0, 1, 0.4, 0.97, 0.68, 0.84, 0.86, 0.62, 0.97, 0.32, 1, 0])

/** The upper, flat underneath: a row of ribs, each blended into the next. */
function upper(t: Thing, ribs: readonly Rib[], material: number, base = 0, blend = 0.07): void {
  for (const [x, top, half] of ribs) {
    const outline = DOME.map(([up, wide]) => [up * (top - base), wide * half] as const)
    t.kit.lathe([x, base, 0], outline, 'y', material, 0, blend)
  }
}

/** The cup around heel and ankle, up to `top`. */
function heelCup(t: Thing, top: number, front: number, material: number): void {
  const outline = closedCurve([[-0.42, 0], [-0.39, 0.1], [-0.28, 0.165], [-0.1, 0.185], [front - 0.06, 0.17], [front, 0.1], [front, -0.1],
    [front - 0.06, -0.17], [-0.1, -0.185], [-0.28, -0.165], [-0.39, -0.1]])
  t.plate([0, top / 2, 0], outline, top / 2, 'y', material, 0.02, 0.09)
}

/** Points on the upper straight below (x, z): laces and seams lie on them. */
function onUpper(t: Thing, lift: number): (x: number, z: number) => Vec3 {
  const [body] = t.build()
  return (x, z) => {
    const { point, normal } = surfacePoint(body, [x, 2.4, z], [0, -1, 0], 3)
    return along(point, normal, lift)
  }
}

/** The padded edge of the opening, and the dark inside. `rim` runs from the heel to the front along one side. */
function opening(t: Thing, rim: readonly Vec3[], pad: number, edge: number, lining: number): void {
  for (const side of [-1, 1])
    t.tube(rim.map(([x, y, z]): Vec3 => [x, y, z * side]), pad, edge)
  for (let i = 0; i + 1 < rim.length; i++) {
    const [[x0, y0, z0], [x1, y1, z1]] = [rim[i], rim[i + 1]]
    const z = (z0 + z1) / 2
    t.slab([(x0 + x1) / 2, (y0 + y1) / 2 - pad * 0.4, 0], [Math.abs(x1 - x0) / 2 + 0.02, 0.02, z], lining, 0.005)
  }
}

const LOW_CUT: readonly Rib[] = triples([
  0.1, 0.53, 0.19, 0.2, 0.48, 0.195, 0.3, 0.42, 0.205, 0.4, 0.36, 0.22, 0.5, 0.3, 0.235, 0.6, 0.26, 0.245, 0.69, 0.24, 0.235, 0.76, 0.22, 0.2])

/** The rim of a low shoe: the heel pull, the dip under the ankle, the top of the tongue. */
const LOW_RIM: readonly Vec3[] = triples([
  -0.4, 0.57, 0, -0.38, 0.54, 0.07, -0.3, 0.49, 0.135, -0.16, 0.465, 0.155, -0.02, 0.47, 0.155, 0.08, 0.51, 0.13, 0.14, 0.55, 0.09])

/** Panels and seams are painted on the outer side, which is the visible one. */
function printSide(t: Thing, pixels: Uint8ClampedArray): void {
  const { left, right, low, high } = SIDE
  t.print([(left + right) / 2, (low + high) / 2, -0.21], [(right - left) / 2, 0, 0], [0, (high - low) / 2, 0], pixels)
}

/** Rows of laces from the vamp up, crossing over the tongue; `rows` as [x, half width]. */
function lace(t: Thing, rows: readonly (readonly [number, number])[], material: number, eyelet: number): void {
  const at = onUpper(t, 0.012)
  rows.forEach(([x, half], i) => {
    const ends = [at(x - 0.03, -half), at(x - 0.03, half)]
    const [left, middle, right] = [at(x, -half * 0.5), at(x + 0.015, 0), at(x, half * 0.5)]
    t.tube([ends[0], left, middle, right, ends[1]], 0.02, material)
    for (const end of ends) t.ball(end, 0.022, eyelet)
    const next = rows[i + 1]
    if (next) t.tube([at(x, half * 0.45), at((x + next[0]) / 2, 0), at(next[0], -half * 0.45)], 0.016, material)
  })
  // The bow lies on the tongue.
  const high = rows[rows.length - 1][0]
  const knot = at(high - 0.03, 0)
  for (const z of [-1, 1]) {
    const loop = [at(high, z * 0.09), at(high + 0.05, z * 0.15), at(high + 0.09, z * 0.11), at(high + 0.03, z * 0.04)]
    t.tube([knot, ...loop], 0.014, material).tube([knot, at(high + 0.04, z * 0.05), at(high + 0.14, z * 0.13)], 0.012, material)
  }
  t.ball(knot, 0.026, material)
}

const isPale = ({ input: { color } }: Thing): boolean => color !== undefined && Math.min(...color) > 0.55

/** A sneaker: cup sole with a toe bumper, panels, tongue and laces. */
function sneaker(t: Thing): void {
  const skin = t.main('#d22b2b', 'satin')
  // An all-white shoe would show no shape, so its trim has other colors.
  const pale = isPale(t)
  const white = t.fixed(pale ? '#e3e0d8' : '#f5f3ec', 'matte')
  const laces = t.fixed(pale ? '#c9cdd1' : '#f7f5ef', 'fabric')
  const lining = t.fixed('#2b2626', 'fabric')
  heelCup(t, 0.46, 0.2, skin)
  upper(t, LOW_CUT, skin)
  // The heel counter rises to the pull.
  t.rod([-0.3, 0.4, 0], [-0.345, 0.54, 0], 0.09, skin, 0.05, 0.08)
  // The tongue rises in front of the ankle.
  for (const z of [-0.07, 0, 0.07]) t.tube(triples([0.32, 0.36, z, 0.2, 0.48, z, 0.12, 0.64, z * 0.9]), [0.05, 0.05, 0.035], skin, 0.02)
  lace(t, pairs([0.5, 0.12, 0.42, 0.125, 0.34, 0.13, 0.26, 0.13, 0.18, 0.13]), laces, t.fixed('#8d9298', 'metal'))
  opening(t, LOW_RIM, 0.045, skin, lining)
  t.slab([-0.425, 0.5, 0], [0.02, 0.1, 0.05], t.second(pale ? '#3f6f5c' : '#f5f3ec', 'satin'), 0.02)
  soleLayer(t, -0.13, 0.05, soleOutline(1.0), white)
  // The toe bumper.
  t.ball([0.86, 0.03, 0], [0.115, 0.1, 0.16], white, 0.03)
  soleLayer(t, -0.18, -0.12, soleOutline(0.98), t.second(pale ? '#b98a5a' : '#2a2b2e', 'matte'))
  printSide(t, trainerSide(pale ? '#3f6f5c' : '#f5f3ec', pale ? '#ffffff' : 'rgba(40,40,44,0.7)'))
}

const SHAFT_RIM = (top: number): readonly Vec3[] =>
  triples([-0.3, top + 0.02, 0, -0.27, top + 0.015, 0.1, -0.2, top, 0.17, -0.1, top, 0.2, 0, top, 0.17, 0.07, top + 0.02, 0.1, 0.1, top + 0.03, 0])

const BOOT_FOOT: readonly Rib[] = triples([
  0.04, 0.6, 0.19, 0.14, 0.55, 0.195, 0.24, 0.47, 0.2, 0.34, 0.4, 0.21, 0.44, 0.35, 0.225, 0.54, 0.32, 0.24, 0.63, 0.3, 0.245, 0.71, 0.28, 0.23, 0.77, 0.26,
  0.2])

/** The shaft of a boot above its foot, up to `top`. */
function shaft(t: Thing, top: number, skin: number): void {
  const outline: Outline = pairs([0.3, 0.19, 0.5, 0.2, 0.7, 0.195, top, 0.205])
  t.kit.lathe([-0.1, 0, 0], outline, 'y', skin, 0.01, 0.12)
}

/** Foot and shaft on a heeled sole; laced, with elastic sides, or plain. */
function boot(t: Thing, hex: string, kind: 'laced' | 'chelsea'): void {
  const top = kind === 'laced' ? 1.12 : 0.84
  const skin = t.main(hex, 'satin', { gloss: 34 })
  const lining = t.fixed('#2b211b', 'fabric')
  heelCup(t, 0.5, 0.14, skin)
  upper(t, BOOT_FOOT, skin)
  shaft(t, top, skin)
  if (kind === 'laced') {
    lace(t, [0, 1, 2, 3, 4].map((i) => [0.42 - 0.3 * Math.min(1, i / 4), 0.1 + 0.01 * Math.min(i, 3)] as const), t.fixed('#3a2a1c', 'fabric'),
      t.fixed('#c9a24a', 'metal'))
    laceShaft(t, top)
  } else
    for (const z of [-1, 1])
      t.plate([0, 0, z * 0.185], pairs([-0.2, top - 0.04, -0.02, top - 0.04, -0.06, 0.42, -0.14, 0.42]), 0.035, 'z', t.fixed('#2a2420', 'fabric'), 0.02)
  opening(t, SHAFT_RIM(top), 0.035, skin, lining)
  t.slab([-0.315, top + 0.04, 0], [0.016, 0.08, 0.04], skin, 0.015)
  const sole = t.second('#2b211b', 'matte')
  soleLayer(t, -0.03, 0.03, soleOutline(1.05, -0.45, 0.99), t.fixed('#8a6a42', 'matte'))
  soleLayer(t, -0.1, -0.03, soleOutline(1.04, -0.45, 0.985), sole)
  soleLayer(t, -0.24, -0.08, soleOutline(0.98, -0.44, 0.06), sole)
  // Treads under the ball.
  for (let i = 0; i < 5; i++) t.slab([0.34 + i * 0.12, -0.13, 0], [0.04, 0.04, 0.23 - 0.02 * i], sole, 0.01)
  printSide(t, leatherSide(top, 'rgba(235,215,170,0.8)'))
}

/** Laces climb the front of the shaft, over hooks. */
function laceShaft(t: Thing, top: number): void {
  const cord = t.fixed('#3a2a1c', 'fabric')
  const hook = t.fixed('#c9a24a', 'metal')
  for (let y = 0.66; y < top - 0.04; y += 0.105) {
    const x = 0.085
    t.tube(triples([x, y, -0.13, x + 0.045, y + 0.01, -0.05, x + 0.045, y + 0.03, 0.05, x, y + 0.04, 0.13]), 0.017, cord)
    for (const z of [-1, 1]) t.ball([x - 0.01, y, z * 0.135], 0.024, hook)
  }
}

/** A slip-on with a strap across its vamp and a low heel. */
function loafer(t: Thing): void {
  const skin = t.main('#5a2f1c', 'gloss')
  const lining = t.fixed('#c8a274', 'matte')
  heelCup(t, 0.37, 0.16, skin)
  upper(t, LOW_CUT.map(([x, top, half]) => [x, top * 0.78, half * 0.97] as const), skin)
  opening(t, LOW_RIM.map(([x, y, z]): Vec3 => [x, y * 0.8, z]), 0.028, skin, lining)
  const at = onUpper(t, 0.006)
  const strap = [-0.17, -0.12, -0.06, 0, 0.06, 0.12, 0.17].map((z) => at(0.32, z))
  t.tube(strap, 0.035, skin).tube(strap.slice(2, -2).map(([x, y, z]): Vec3 => [x + 0.01, y + 0.02, z]), 0.014, t.fixed('#d9b35a', 'chrome'))
  const sole = t.second('#2b1a12', 'matte')
  soleLayer(t, -0.05, 0.03, soleOutline(1.03, -0.44, 0.98), sole)
  soleLayer(t, -0.16, -0.03, soleOutline(0.95, -0.43, -0.02), sole)
  printSide(t, leatherSide(0.4, 'rgba(235,215,170,0.5)'))
}

/** The foot of a heeled shoe: heights of the sole from the heel's seat down the arch to the toe. */
const ARCH: readonly (readonly [x: number, y: number, half: number])[] = triples([
  -0.42, 0.66, 0.1, -0.34, 0.66, 0.135, -0.22, 0.63, 0.14, -0.08, 0.54, 0.125, 0.06, 0.41, 0.12, 0.2, 0.27, 0.13, 0.34, 0.14, 0.155, 0.48, 0.06, 0.17, 0.62,
  0.03, 0.16, 0.76, 0.025, 0.11, 0.86, 0.025, 0.05])

/** A stiletto pump: open behind the toes, with a cup around the heel. */
function highHeel(t: Thing): void {
  const skin = t.main('#c8202a', 'gloss')
  const inside = t.fixed('#e3c4a0', 'satin')
  const sole = t.second('#1c1718', 'satin')
  // The insole, and the sole under it.
  for (let i = 0; i + 1 < ARCH.length; i++) {
    const [[x0, y0, h0], [x1, y1, h1]] = [ARCH[i], ARCH[i + 1]]
    for (const share of [-0.75, -0.25, 0.25, 0.75]) {
      t.rod([x0, y0, h0 * share], [x1, y1, h1 * share], 0.03, sole, 0.03, 0.02)
      t.rod([x0, y0 + 0.03, h0 * share], [x1, y1 + 0.03, h1 * share], 0.03, inside, 0.03, 0.02)
    }
  }
  // The side wall: low along the arch, high around the heel, closed over the toes.
  const posts = 26
  const top: Vec3[] = []
  for (let i = 0; i <= posts; i++) {
    const x = -0.42 + (i / posts) * 0.98
    const next = Math.max(1, ARCH.findIndex(([at]) => at >= x - 1e-6))
    const [[x0, y0, h0], [x1, y1, h1]] = [ARCH[next - 1], ARCH[next]]
    const share = (x - x0) / (x1 - x0)
    const [y, half] = [y0 + (y1 - y0) * share, h0 + (h1 - h0) * share]
    const rise = 0.1 + 0.14 * Math.min(1, Math.max(0, (0.02 - x) / 0.4)) + Math.max(0, x - 0.36) * 0.4
    for (const z of [-1, 1]) t.rod([x, y - 0.01, z * half], [x - 0.02, y + rise, z * (half + 0.01)], 0.03, skin, 0.022, 0.02)
    top.push([x - 0.02, y + rise, half + 0.01])
  }
  for (const z of [-1, 1]) t.tube([[-0.485, 0.92, 0], [-0.465, 0.92, 0.06 * z], ...top.map(([x, y, w]): Vec3 => [x, y, w * z])], 0.026, skin)
  for (const z of [-0.09, -0.045, 0, 0.045, 0.09]) t.rod([-0.45 + z * z * 4, 0.65, z], [-0.48 + z * z * 4, 0.91, z], 0.03, skin, 0.022, 0.02)
  upper(t, triples([0.56, 0.215, 0.18, 0.64, 0.2, 0.175, 0.72, 0.175, 0.15, 0.8, 0.15, 0.12, 0.87, 0.125, 0.09, 0.93, 0.105, 0.06]), skin, -0.01, 0.03)
  // The heel curves in from its seat and ends in a small tip.
  t.tube(triples([-0.36, 0.6, 0, -0.41, 0.4, 0, -0.42, 0.2, 0, -0.415, 0.01, 0]), [0.115, 0.062, 0.04, 0.034], skin)
  t.drum([-0.415, -0.02, 0], 0.036, 0.014, sole, 0.006)
}

/** A molded footbed, two buckled straps over the foot and one behind the heel. */
function sandal(t: Thing): void {
  const strap = t.main('#8a5a34', 'satin')
  const cork = t.fixed('#c9a06a', 'matte')
  soleLayer(t, -0.12, -0.05, soleOutline(1.04), t.second('#2f2722', 'matte'))
  soleLayer(t, -0.06, 0.06, soleOutline(1.02), cork)
  soleLayer(t, 0.05, 0.075, soleOutline(0.93, -0.4, 0.94), t.fixed('#b98d5c', 'fabric'))
  const arch = (x: number, lean: number, up: number, half: number): Vec3[] =>
    Array.from({ length: 11 }, (_, i): Vec3 => {
      const a = (i / 10) * Math.PI
      return [x + lean * Math.sin(a), Math.sin(a) * up, -Math.cos(a) * half]
    })
  const buckle = t.fixed('#d9b35a', 'metal')
  for (const [x, up, half] of triples([0.58, 0.21, 0.265, 0.26, 0.25, 0.225])) {
    for (const k of [-0.05, 0, 0.05]) t.tube(arch(x + k, -0.05, up, half), 0.028, strap, 0.03)
    t.slab([x, 0.15, -half - 0.012], [0.05, 0.045, 0.014], buckle, 0.012).slab([x, 0.15, -half - 0.018], [0.03, 0.024, 0.014], strap, 0.01)
  }
  for (const k of [0, 0.05])
    t.tube(
      [[0.2, 0.1, -0.21], [-0.1, 0.17 + k, -0.22], [-0.36, 0.21 + k, -0.14], [-0.43, 0.22 + k, 0], [-0.36, 0.21 + k, 0.14], [-0.1, 0.17 + k, 0.22],
        [0.2, 0.1, 0.21]],
      0.026,
      strap,
      0.02)
}

/** Footwear as goods, toe to +x. */
export const SHOES: Readonly<Record<string, ThingRow>> = {
  shoe: [0.12, sneaker],
  loafer: [0.1, loafer],
  boot: [0.26, (t) => boot(t, '#8a5a30', 'laced')],
  'chelsea-boot': [0.2, (t) => boot(t, '#5a3320', 'chelsea')],
  'high-heel': [0.18, highHeel],
  sandal: [0.07, sandal],
  // A rubber sole with two straps that meet between the toes.
  'flip-flop': made(0.06, [main('#2fa8b8', 'matte'), second('#f4efe4', 'satin')], (sole, strap) => [
    (t) => soleLayer(t, -0.08, 0.05, soleOutline(1.05), sole), (t) => soleLayer(t, 0.045, 0.06, soleOutline(0.95, -0.4, 0.94), t.second('#f4efe4', 'matte')),
    each([-1, 1], (z) => tube(triples([0.02, 0.04, z * 0.2, 0.2, 0.2, z * 0.17, 0.4, 0.24, z * 0.08, 0.54, 0.2, 0]), [0.045, 0.042, 0.036, 0.03], strap, 0.02)),
    rod([0.54, 0.2, 0], [0.58, 0.05, 0], 0.026, strap)]),
}
