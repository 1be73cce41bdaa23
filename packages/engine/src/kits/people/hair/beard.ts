import type { KitBuilder } from '../../builder/kit-builder.ts'
import type { Frame } from '../../builder/vector.ts'
import type { Look } from '../person.ts'
import { Scalp } from './scalp.ts'

/** Beard and moustache, around a mouth that stays free. */
export function buildBeard(kit: KitBuilder, frame: Frame, r: number, look: Look, material: number): void {
  const scalp = new Scalp(kit, frame, r, material)
  const { beard } = look
  if (beard === 'none' || beard === 'stubble') return
  if (beard === 'full' || beard === 'long') {
    const drop = beard === 'long' ? 2.05 : 0.42
    scalp.ball(scalp.at(0.46, -0.82, 0), 0.46, 0.2)
    for (const side of [1, -1]) {
      scalp.lock([scalp.at(0.06, 0.02, side * 0.9), scalp.at(0.2, -0.46, side * 0.82), scalp.at(0.48, -0.78, side * 0.46)], [0.1, 0.2, 0.27], 0.14)
      scalp.lock([scalp.at(0.5, -0.78, side * 0.36), scalp.at(0.6, -0.9 - drop * 0.5, side * 0.34), scalp.at(0.6, -0.85 - drop * 0.86, side * 0.16)],
        [0.3, 0.28, 0.06], 0.1)
    }
    scalp.lock([scalp.at(0.62, -0.82, 0), scalp.at(0.72, -0.92 - drop * 0.5, 0), scalp.at(0.7, -0.9 - drop, 0)], [0.26, 0.3, 0.05], 0.1)
  } else if (beard === 'goatee') {
    scalp.lock([scalp.at(0.68, -0.82, 0), scalp.at(0.72, -1.12, 0)], [0.2, 0.05], 0.06)
  }
  // Both halves hang from under the nose around the corners of the mouth, into a beard where there is one.
  const low = beard === 'moustache' || beard === 'goatee' ? -0.66 : -0.78
  for (const side of [1, -1])
    scalp.strand([scalp.at(0.9, -0.47, 0), scalp.at(0.885, -0.49, side * 0.16), scalp.at(0.8, -0.56, side * 0.35), scalp.at(0.66, low, side * 0.48)],
      [0.06, 0.085, 0.075, 0.03], 0.05)
}
