import type { Thing } from '../builder/thing.ts'
import type { Outline } from '../builder/turned.ts'
import { pairs } from '../tuples.ts'

const WALL: Outline = pairs([-1.35, 0.43, -1.3, 0.47, 0.72, 0.63])
/** Level of the tea, and radius of the pearls. */
const LEVEL = 0.52
const PEARL = 0.105

function wallAt(y: number): number {
  return 0.47 + ((y + 1.3) / 2.02) * 0.16
}

/** One clear cup: milky tea, pearls heaped at its foot and against its wall, a dome for a lid and a wide straw through it. */
export function bubbleTea(t: Thing): void {
  t.filled(WALL, 0.05, LEVEL, t.main('#cf9f6e', 'gloss', { specular: 0.4 }))
  // Milk that has not sunk yet.
  t.drum([0, LEVEL - 0.02, 0], wallAt(LEVEL) - 0.03, 0.03, t.fixed('#f0dcc0', 'satin'), 0.02)
  const pearl = t.fixed('#2a150c', 'gloss', { specular: 0.9, gloss: 60 })
  for (let row = 0; row < 4; row++) {
    const y = -1.24 + row * PEARL * 1.62
    const r = wallAt(y) - 0.1
    const count = row === 3 ? 9 : 14
    for (let i = 0; i < count; i++) {
      const a = ((i + (row % 2) * 0.5) / 14) * Math.PI * 2 + (row === 3 ? 0.9 * Math.sin(i * 2.7) : 0)
      t.ball([Math.cos(a) * r, y + 0.02 * Math.sin(i * 4.1), Math.sin(a) * r], PEARL, pearl)
    }
  }
  const glass = t.sheer('#eef5f7', 0.07)
  t.vessel(WALL, glass, 0.022, 0.04)
  t.ring([0, 0.73, 0], 0.64, 0.045, 'y', t.fixed('#f4f7f8', 'gloss'))
  t.shell(pairs([0.74, 0.62, 0.9, 0.6, 1.06, 0.5, 1.18, 0.3, 1.22, 0.01]), t.sheer('#f2f7f9', 0.12), 0.02)
  t.rod([-0.05, -0.4, -0.06], [0.1, 1.86, 0.2], 0.1, t.second('#e8588c', 'satin'))
  t.front = { y: -0.2, half: 0.4 }
  t.board([0.6, -0.1, 0], 0.34, 0.22, '#ffffff')
}
