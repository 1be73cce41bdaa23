import type { Vec3 } from '../../render/scene.ts'
import type { Thing, ThingRow } from '../builder/thing.ts'
import { triples } from '../tuples.ts'

/** How far a shell opens at its edge. */
const OPEN = 0.36

/** A tortilla folded over its filling: two round walls that meet in the fold, open to the top. */
function taco(t: Thing): void {
  const shell = t.main('#e0a542', 'baked')
  const walls = 21
  for (let i = 0; i < walls; i++) {
    const z = -1 + (2 * i) / (walls - 1)
    const tall = Math.sqrt(Math.max(0, 1 - z * z))
    for (const side of [-1, 1]) {
      const foot: Vec3 = [side * 0.1, -0.5, z * 0.94]
      t.rod(foot, [side * (0.1 + OPEN * tall), -0.5 + 0.95 * tall, z], 0.075, shell, 0.06, 0.05)
    }
    t.rod([-0.1, -0.52, z * 0.94], [0.1, -0.52, z * 0.94], 0.075, shell, 0.075, 0.05)
  }
  const meat = t.fixed('#6b3a20', 'baked')
  const leaf = t.fixed('#6fae3a', 'satin')
  const tomato = t.fixed('#d2332a', 'gloss')
  const cheese = t.fixed('#f5c445', 'satin')
  for (let i = 0; i < 11; i++) {
    const z = -0.8 + i * 0.16
    const top = -0.5 + 0.95 * Math.sqrt(1 - z * z)
    t.ball([0, top - 0.26, z], [0.3, 0.2, 0.15], meat, 0.04)
    for (const side of [-1, 1]) t.ball([side * 0.22, top - 0.02 + 0.05 * (i % 2), z + 0.05], [0.12, 0.13, 0.13], leaf, 0.03)
    if (i % 2) t.slab([0.06 * (i % 3), top + 0.04, z], [0.1, 0.09, 0.09], tomato, 0.03)
    else t.rod([-0.16, top + 0.02, z - 0.1], [0.2, top + 0.07, z + 0.12], 0.028, cheese)
  }
}

/** Rolled in flat bread and cut open at the front end. */
function wrap(t: Thing): void {
  const bread = t.main('#e8cf9c', 'baked')
  t.tube(triples([0, 0, -0.8, 0, 0.02, 0, 0, 0, 0.9]), [0.36, 0.4, 0.4], bread)
  // The edge of the sheet, and the paper it is held in.
  t.tube(triples([0.2, 0.36, -0.9, 0.28, 0.34, 0, 0.2, 0.38, 0.86]), 0.035, bread, 0.03)
  t.tube(triples([0, -0.01, -0.8, 0, 0, -0.1]), 0.43, t.second('#f2f0ea', 'matte'))
  const filling = ['#6fae3a', '#d2332a', '#7a4424', '#f5c445', '#6fae3a', '#7a4424', '#f3efe2'] as const
  filling.forEach((hex, i) => {
    const a = i * 0.9
    const r = i === 6 ? 0 : 0.25
    t.ball([Math.cos(a) * r, Math.sin(a) * r, 1.2], [0.16, 0.16, 0.2], t.fixed(hex, 'satin'), 0.02)
  })
}

/** Street food rolled or folded into bread. */
export const WRAPS: Readonly<Record<string, ThingRow>> = { taco: [0.08, taco], wrap: [0.07, wrap] }
