import type { Thing } from './thing.ts'

/** Half the thickness of a garment that nobody wears. */
const DEPTH = 0.17

/** A garment as if worn by nobody: chest, sleeves, skirt; front to +x. */
export function garment(
  t: Thing,
  hex: string,
  row: {
    length: number
    flare?: number
    sleeve?: number
    collar?: boolean
    buttons?: number
    open?: boolean
    belt?: string
  },
): void {
  const { length, flare = 0, sleeve = 0.7, collar = false, buttons = 0, open = false, belt } = row
  const cloth = t.main(hex, 'fabric')
  // Cloth lies flat before and behind, and slopes from the neck to the shoulders.
  for (const z of [-1, 1]) t.rod([0, 0.52, z * 0.12], [0, 0.42, z * 0.32], 0.13, cloth, 0.15, 0.08)
  t.slab([0, 0.34, 0], [DEPTH, 0.2, 0.42], cloth, 0.15, 0, 0.06)
  const rows = 7
  for (let i = 0; i < rows; i++) {
    const s = i / (rows - 1)
    const wide = 0.4 - 0.06 * Math.sin(s * Math.PI * 0.9) * (flare > 0 ? 1.6 : 0.6) + flare * s * s
    const y = 0.25 - s * length
    if (flare > 0.15) t.ball([0, y, 0], [0.2 + flare * s * s * 0.7, length * 0.17 + 0.06, wide], cloth, 0.08)
    else t.slab([0, y, 0], [DEPTH + flare * s * s * 0.7, length * 0.1 + 0.05, wide], cloth, 0.13, 0, 0.08)
  }
  for (const z of [-1, 1])
    if (sleeve > 0)
      t.tube(
        [
          [0, 0.42, z * 0.36],
          [0, 0.28, z * 0.54],
          [0.02, 0.46 - sleeve, z * 0.68],
        ],
        [0.17, 0.15, 0.12],
        cloth,
        0.08,
      )
  if (collar)
    for (const z of [-1, 1]) t.rod([0.08, 0.6, z * 0.14], [DEPTH, 0.42, z * 0.06], 0.06, cloth, 0.03)
  else t.ring([0.02, 0.6, 0], 0.15, 0.045, 'y', t.second(hex === '#f4f3ee' ? '#d8d6cc' : '#efe6d4', 'fabric'))
  if (open)
    t.rod(
      [DEPTH - 0.02, 0.48, 0],
      [DEPTH + 0.02 + flare * 0.4, 0.2 - length, 0],
      0.05,
      t.second('#efe9dc', 'fabric'),
    )
  for (let i = 0; i < buttons; i++)
    t.ball([DEPTH + 0.01, 0.34 - i * 0.17, 0], 0.032, t.fixed('#2a241f', 'gloss'))
  if (belt) t.ring([0, -0.12, 0], 0.3, 0.06, 'y', t.fixed(belt))
  t.board([DEPTH + 0.02, 0.2, 0], 0.26, 0.16)
}

/** Two legs of cloth that end at the height `low`. */
export function trouserLegs(t: Thing, cloth: number, low: number, top = -0.4): void {
  for (const z of [-0.19, 0.19]) t.rod([0, top, z * 0.9], [0, low, z * 1.15], 0.22, cloth, 0.19, 0.06)
}
