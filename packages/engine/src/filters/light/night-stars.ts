import { type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { createRandom } from '../../render/noise.ts'
import type { Scene } from '../../render/scene.ts'
import { type Ink, inkOf, type Picture } from '../picture.ts'
import { splatDisc, splatLine } from '../splat.ts'

/** Number of stars in a 1024 x 1024 picture, and the share of them that sparkle. */
const COUNT = 330
const SPARKLING = 0.09
/** A brighter sky is the moon, or a cloud lit by it. */
const DARK = 0.52
/** The same limit without an atmosphere: anything brighter is a planet or glowing gas. */
const BLACK = 0.16
const INKS = ['#ffffff', '#fff3d0', '#dbe8ff'].map(inkOf)

/** Size and colors of the stars; drawn styles have larger ones than the eye sees. */
type StarLook = { readonly size?: number; readonly inks?: readonly Ink[] }

/** Draws the stars of a night again, because smoothing filters remove them. */
export function addStars(
  picture: Picture,
  buffer: GBuffer,
  { night, sky, weather }: Scene,
  unit: number,
  seed: number,
  { size = 1, inks = INKS }: StarLook = {},
): void {
  if (!(night || sky.airless) || sky.stars < 0.3 || weather.rain + weather.snow > 0.3) return
  const { width, height, data } = picture
  const random = createRandom(seed + 913)
  const count = Math.round(((COUNT * width * height) / (unit * unit * 1024 * 1024)) * Math.min(1.2, sky.stars))
  for (let k = 0; k < count; k++) {
    const x = random() * width
    const y = random() * height
    const bright = random() ** 2
    const ink = inks[Math.floor(random() * inks.length)]
    const i = Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)
    const o = i * 3
    const light = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    if (buffer.surface[i] !== SURFACE.sky || light > (night ? DARK : BLACK)) continue
    const radius = (0.8 + 1.9 * bright) * size * unit
    splatDisc(picture, x, y, radius, ink, 0.45 + 0.5 * bright, 0.35)
    if (bright < 1 - SPARKLING) continue
    const reach = radius * 4.2
    splatLine(picture, x - reach, y, radius * 0.12, x, y, radius * 0.5, ink, 0.8)
    splatLine(picture, x + reach, y, radius * 0.12, x, y, radius * 0.5, ink, 0.8)
    splatLine(picture, x, y - reach, radius * 0.12, x, y, radius * 0.5, ink, 0.8)
    splatLine(picture, x, y + reach, radius * 0.12, x, y, radius * 0.5, ink, 0.8)
  }
}
