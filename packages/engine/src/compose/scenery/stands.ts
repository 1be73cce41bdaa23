import { type Face, matte } from '../../kits/buildings/wall-faces.ts'
import { triples } from '../../kits/tuples.ts'
import { hash2 } from '../../render/noise.ts'
import type { Rgb } from '../../render/scene.ts'

const SHIRTS: readonly Rgb[] = triples([0.62, 0.06, 0.07, 0.05, 0.12, 0.42, 0.72, 0.7, 0.66, 0.7, 0.46, 0.06, 0.06, 0.06, 0.07, 0.08, 0.3, 0.14])

/** Rows of spectators as colored dots: heads above shirts, some seats empty. */
export function spectators(size: number, present: boolean): Face {
  return (_axis, u, v, _x, _y, _z, out) => {
    const row = Math.floor(v / (size * 1.25))
    const along = u / size + (row % 2) * 0.5
    const seat = Math.floor(along)
    const pick = hash2(seat * 7 + 3, row * 13 + 5)
    const x = along - seat - 0.5
    const y = v / (size * 1.25) - row
    matte(out, 0.09, 0.1, 0.13)
    if (pick < 0.2 || !present) return
    const head = x * x + (y - 0.74) * (y - 0.74) * 1.5 < 0.032
    const body = Math.abs(x) < 0.36 && y > 0.04 && y < 0.58
    if (head) matte(out, 0.42 * (0.5 + pick * 0.7), 0.26 * (0.5 + pick * 0.7), 0.17 * (0.5 + pick * 0.7))
    else if (body) {
      const [r, g, b] = SHIRTS[Math.floor(pick * 61) % SHIRTS.length]
      matte(out, r, g, b)
    }
  }
}

const BANNERS: readonly Rgb[] = triples([0.6, 0.04, 0.06, 0.75, 0.75, 0.72, 0.03, 0.14, 0.45, 0.8, 0.55, 0.05])

/** Advertising boards along the field, each `length` meters long. */
export function banners(length: number): Face {
  return (_axis, u, _v, _x, _y, _z, out) => {
    const [r, g, b] = BANNERS[((Math.floor(u / length) % BANNERS.length) + BANNERS.length) % BANNERS.length]
    matte(out, r, g, b, 0.2)
  }
}
