import type { Thing } from './thing.ts'

/** Half the width of a foot's outline over its length, heel to toe. */
const SOLE: readonly (readonly [x: number, half: number])[] = [
  [-0.42, 0.2],
  [-0.28, 0.25],
  [-0.1, 0.25],
  [0.1, 0.24],
  [0.3, 0.27],
  [0.5, 0.31],
  [0.7, 0.31],
  [0.86, 0.26],
  [0.97, 0.18],
]

/** A sole of one height, flat at its sides and turned up a little at the toe. */
function soleLayer(t: Thing, y: number, half: number, material: number, wide: number): void {
  const steps = 16
  for (let i = 0; i <= steps; i++) {
    const x = -0.42 + (i / steps) * 1.39
    const next = Math.max(
      1,
      SOLE.findIndex(([at]) => at >= x - 1e-6),
    )
    const [[x0, w0], [x1, w1]] = [SOLE[next - 1], SOLE[next]]
    const own = (w0 + ((w1 - w0) * (x - x0)) / (x1 - x0)) * wide
    const lift = x > 0.6 ? (x - 0.6) ** 2 * 0.42 : 0
    const round = Math.min(half * 0.9, 0.05)
    t.kit.lathe(
      [x, y + lift, 0],
      [
        [round - half, own - round],
        [half - round, own - round],
      ],
      'y',
      material,
      round,
      0.05,
    )
  }
}

/** A sneaker or, with a tall shaft, a laced boot: toe to +x. */
export function shoe(t: Thing, hex: string, tall: number, sole: string): void {
  const leather = t.main(hex, 'satin')
  // A white shoe on a white sole with white laces would have no form: its trim is of other colours.
  const isPale = t.input.color !== undefined && Math.min(...t.input.color) > 0.55
  const midsole = t.second(isPale ? '#efe7d6' : sole, 'matte')
  const white = t.fixed(isPale ? '#aeb6bd' : '#f7f5ef', 'fabric')
  const lining = t.fixed('#2b2626', 'fabric')
  const rise = tall - 0.55
  // Toe, vamp, instep and quarter: one skin over the last.
  t.ball([0.74, 0.06, 0], [0.24, 0.19, 0.27], leather)
  t.ball([0.5, 0.11, 0], [0.28, 0.23, 0.275], leather, 0.1)
  t.rod([0.36, 0.14, 0], [0.06, 0.27, 0], 0.24, leather, 0.235, 0.12)
  t.ball([-0.2, 0.16, 0], [0.25, 0.3, 0.24], leather, 0.1)
  t.rod([0.02, 0.28, 0], [-0.06, 0.46 + rise, 0], 0.24, leather, 0.215, 0.1)
  t.rod([-0.25, 0.2, 0], [-0.27, 0.54 + rise, 0], 0.18, leather, 0.13, 0.08)
  // The padded opening and the tongue before it.
  t.ring([-0.1, 0.53 + rise, 0], 0.17, 0.055, 'y', leather, 0.04)
  t.ball([-0.1, 0.545 + rise, 0], [0.16, 0.045, 0.15], lining)
  t.rod([0.26, 0.42, 0], [0.1, 0.66 + rise, 0], 0.085, leather, 0.075, 0.02)
  soleLayer(t, -0.09, 0.085, midsole, 1.04)
  soleLayer(t, -0.185, 0.03, t.fixed(isPale ? '#b98a5a' : '#2a2b2e', 'matte'), 1.03)
  // A stripe at its sides, the tab of the heel.
  const trim = t.second(isPale ? '#3f6f5c' : '#f7f5ef', 'satin')
  for (const z of tall < 1 ? [-1, 1] : [])
    t.tube(
      [
        [-0.2, 0.32, z * 0.215],
        [-0.02, 0.13, z * 0.262],
        [0.2, 0.1, z * 0.268],
        [0.44, 0.21, z * 0.25],
      ],
      [0.02, 0.05, 0.045, 0.012],
      trim,
      0.02,
    )
  if (tall < 1) t.slab([-0.43, 0.36, 0], [0.03, 0.14, 0.1], trim, 0.03)
  const laces = Math.max(4, Math.round(tall * 8))
  for (let i = 0; i < laces; i++) {
    const share = i / (laces - 1)
    const x = 0.52 - share * 0.34
    const y = 0.36 + share * (0.2 + rise)
    t.tube(
      [
        [x - 0.05, y - 0.09, -0.15],
        [x + 0.01, y + 0.0, -0.07],
        [x + 0.01, y + 0.0, 0.07],
        [x - 0.05, y - 0.09, 0.15],
      ],
      0.024,
      white,
    )
  }
}
