import { over, scaled } from '../color.ts'
import type { Effect } from '../effect.ts'
import { BLACK, inside } from '../light.ts'
import { clamp, hash, noise, step } from '../noise.ts'

const BORDER = 0.085
const THREAD = 0.019

/** Rows of filling stitch, in a different direction for each letter, and a border of satin stitch across the edge. */
export const embroidery: Effect = {
  margin: 0.24,
  vector: 'It is thousands of single threads; take the PNG.',
  paint: (scene) => {
    const [fill, border] = [scene.colors[0]!, scene.colors[1]!]
    const { em, seed } = scene
    const shade = scene.blurred(0.04, (distance) => (distance > -BORDER / 2 ? 1 : 0))
    const reach = Math.max(1, 0.012 * em)
    return (x, y, pixel) => {
      const distance = scene.distance(x, y)
      if (distance < -0.3) return
      over(pixel, BLACK, shade(x - em * 0.025, y - em * 0.045) * 0.55)
      const letter = Math.round(scene.letter(x, y))
      if (distance > BORDER / 2 - 0.02) {
        const angle = 0.5 + (letter % 2) * 1.1 + hash(letter, 1, seed) * 0.3
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
        const along = (x * cos + y * sin) / em
        const across = (y * cos - x * sin) / em / THREAD
        const row = Math.floor(across)
        const round = 1 - (2 * (across - row) - 1) ** 2
        // Stitches of neighboring rows end at different places.
        const stitch = along / 0.17 + hash(row % 4, 2, seed) + (row % 4) * 0.25
        const end = Math.abs(stitch - Math.floor(stitch) - 0.5) * 2
        const tone = 0.86 + hash(row, Math.floor(stitch), seed) * 0.24
        const sheen = 0.38 + 0.62 * Math.sqrt(round) + 0.28 * step(0.5, 0, end) * round
        const dip = 1 - step(0.9, 1, end) * 0.5
        const deep = 0.72 + 0.28 * clamp((distance - BORDER / 2) / 0.05)
        over(pixel, scaled(fill, tone * sheen * dip * deep), inside(scene, distance, BORDER / 2 - 0.02))
      }
      const ragged = (hash(Math.floor(scene.along(x, y) / THREAD), letter, seed) - 0.5) * 0.01
      const off = Math.abs(distance) - BORDER / 2 - ragged
      const cover = clamp(-off * em + 0.5)
      if (cover === 0) return
      const across =
        scene.along(x, y) / THREAD + noise((x / em) * 3, (y / em) * 3, seed) * 0.35 + distance * 6
      const thread = Math.floor(across)
      const round = Math.sqrt(Math.max(0, 1 - (2 * (across - thread) - 1) ** 2))
      const dx = scene.distance(x + reach, y) - scene.distance(x - reach, y)
      const dy = scene.distance(x, y + reach) - scene.distance(x, y - reach)
      const turn = ((dx * -0.6 + dy * -0.8) * em) / (2 * reach)
      const bulge = Math.sqrt(Math.max(0, 1 - (distance / (BORDER / 2 + 0.008)) ** 2))
      const lit = 0.42 + 0.4 * bulge + 0.3 * round * bulge + turn * distance * -5
      const tone = 0.9 + hash(thread, letter + 9, seed) * 0.18
      over(pixel, scaled(border, Math.max(0.08, lit * tone * (0.55 + 0.45 * round))), cover)
    }
  },
}
