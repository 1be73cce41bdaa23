import { createRandom } from '../../render/noise.ts'
import type { Ink, Picture } from '../picture.ts'
import { bezierPoints, splatCurve, splatDisc, splatLine } from '../splat.ts'
import type { Subjects } from '../subject-mask.ts'

/** Number of bristles in the broad dry brush. */
const BRISTLES = 26
const STEPS = 28

/** One sweep of a broad dry brush along a curve: parallel bristles, some of which run out of paint toward the end. */
function sweep(picture: Picture, curve: readonly (readonly [number, number])[], half: number, ink: Ink, random: () => number): void {
  const last = curve.length - 1
  for (let b = 0; b < BRISTLES; b++) {
    const side = ((b + 0.5) / BRISTLES) * 2 - 1
    const from = Math.floor(random() ** 3 * 3)
    const to = Math.ceil(last * Math.min(1, 0.62 + 0.5 * random()))
    const strand: [number, number][] = []
    for (let k = from; k <= to; k++) {
      const [ax, ay] = curve[Math.max(0, k - 1)]
      const [bx, by] = curve[Math.min(last, k + 1)]
      const length = Math.hypot(bx - ax, by - ay) + 1e-6
      const press = half * Math.sin(Math.PI * (0.16 + 0.7 * (k / last)))
      strand.push([curve[k][0] - ((by - ay) / length) * side * press, curve[k][1] + ((bx - ax) / length) * side * press])
    }
    const thick = (half / BRISTLES) * (0.9 + 0.7 * random())
    splatCurve(picture, strand, thick * 1.3, thick * 0.35, ink, 0.72 + 0.28 * random())
  }
}

/** Large sweeps around the subjects, drips of paint below them and splashes. */
export function addGestures(picture: Picture, subjects: Subjects, inks: readonly Ink[], unit: number, seed: number): void {
  const { width, height } = picture
  const random = createRandom(seed + 901)
  const shorter = Math.min(width, height)
  for (const [k, ink] of inks.entries()) {
    const turn = random() * Math.PI * 2
    const at = (angle: number, away: number): [number, number] => [
      subjects.x + Math.cos(angle) * away * shorter,
      subjects.y + Math.sin(angle) * away * shorter * 0.9,
    ]
    const bow = random() < 0.5 ? -1 : 1
    const curve = bezierPoints(
      at(turn, 0.3 + 0.25 * random()),
      at(turn + bow * (0.7 + 0.5 * random()), 0.24 + 0.2 * random()),
      at(turn + bow * (1.7 + 0.8 * random()), 0.16 + 0.22 * random()),
      at(turn + bow * (2.7 + 0.7 * random()), 0.34 + 0.22 * random()),
      STEPS,
    )
    sweep(picture, curve, shorter * (k === 0 ? 0.05 : 0.022 + 0.022 * random()), ink, random)
    for (let n = 0; n < 4; n++) {
      const [x, y] = curve[Math.floor(random() * STEPS)]
      const run = (30 + 170 * random() ** 2) * unit
      const half = (1.2 + 2.4 * random()) * unit
      splatLine(picture, x, y, half * 1.5, x, y + run, half * 0.7, ink, 0.9)
      splatDisc(picture, x, y + run, half * 1.3, ink, 0.9, 0)
    }
    const [px, py] = curve[STEPS]
    for (let n = 0; n < 46; n++) {
      const angle = turn + bow * 3.4 + (random() - 0.5) * 2.2
      const away = (40 + 280 * random() ** 1.6) * unit
      const size = (0.8 + random() ** 5 * 13) * unit
      splatDisc(picture, px + Math.cos(angle) * away, py + Math.sin(angle) * away, size, ink, 0.92, 0.08)
    }
  }
}
