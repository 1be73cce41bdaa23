import { addBorder } from '../../filters/border.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { addGrain } from '../../filters/grain.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { FAR } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const CARD = inkOf('#f7f5ef')
const SHADE = inkOf('#10242b')

/** Instant photograph: a flash on what is near, teal shadows and milky lights, chemistry that ran at the edges, the white card. */
export const polaroid = defineStyle({
  id: 'polaroid',
  hints: { light: 'natural', saturation: 0.9, detail: 0.9, faces: 'natural' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const picture = developScene(context, {
      fill: 0.2,
      exposure: 1.06,
      saturation: 1.15,
      contrast: 1.14,
      crosstalk: 0.04,
      brighten: 0.12,
      bloom: { threshold: 0.85, radius: 50, amount: 0.4 },
    })
    addFur(picture, buffer, scene.camera, unit, seed, checkpoint)
    checkpoint()
    flash(picture, context)
    addWeather(picture, scene, unit, seed)
    boxBlur(picture.data, buffer.width, buffer.height, 3, 1.2 * unit, 1)
    checkpoint()
    dyes(picture, context)
    addVignette(picture, 0.6, SHADE)
    addGrain(picture, 0.02, seed)
    checkpoint()
    mount(picture, context)
    return clampPicture(picture)
  },
})

/** The flash cube reaches a few meters: what faces it is washed out, what lies behind falls off. */
function flash(picture: Picture, { buffer, scene }: StyleContext): void {
  const { data } = picture
  const { depth } = buffer
  const reach = Math.max(2, scene.focus)
  for (let i = 0, o = 0; i < depth.length; i++, o += 3) {
    pauseAlong(i)
    if (depth[i] >= FAR) continue
    const k = 0.8 + 0.5 / (1 + (depth[i] / reach) ** 3)
    for (let c = 0; c < 3; c++) data[o + c] *= k
  }
}

/** Three dye layers that settle differently: teal in the darks, cream in the lights, patches where the paste was thin. */
function dyes(picture: Picture, { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const paste = createNoiseField(width, height, 320 * unit, 3, seed + 7)
  const run = createNoiseField(width, height, 60 * unit, 3, seed + 17)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
      const edge = Math.min(x, width - 1 - x, y, height * 0.86 - y) / unit - 52
      const leak = smoothstep(60, 0, edge + run[i] * 46) * 0.34
      const uneven = (paste[i] - 0.45) * 0.16
      const r = data[o] * 0.8 + l * 0.1 + 0.075 + uneven
      const g = data[o + 1] * 0.8 + l * 0.08 + 0.115 + uneven * 0.5
      const b = data[o + 2] * 0.7 + l * 0.08 + 0.155 - uneven * 0.4
      data[o] = r + (0.98 - r) * leak
      data[o + 1] = g + (0.9 - g) * leak
      data[o + 2] = b + (0.72 - b) * leak
    }
  }
}

/** The card: narrow above and beside, wide below, a shadow line where the picture lies behind it. */
function mount(picture: Picture, { unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const size = 58 * unit
  const foot = Math.max(size, height * 0.15)
  addBorder(picture, size, [0.6, 0.59, 0.57], 6 * unit, foot)
  addBorder(picture, size - 2.5 * unit, CARD, 7 * unit, foot - 2.5 * unit)
  const grain = createPaper(width, height, 1.2 * unit, seed)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const inside = x > size && y > size && x < width - size && y < height - foot
      if (inside) continue
      for (let c = 0; c < 3; c++) data[i * 3 + c] += grain[i] * 0.025
    }
  }
}
