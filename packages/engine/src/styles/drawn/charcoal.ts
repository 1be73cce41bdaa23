import { boxBlur } from '../../filters/box-blur.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, lightnessMap } from '../../filters/picture.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const GROUND = inkOf('#b9a78d')
const COAL = inkOf('#16130f')
const CHALK = inkOf('#fbf5e8')

/** Charcoal and white chalk on buff paper: broad smudged masses, the side of the stick skipping over the grain, lights heightened. */
export const charcoal = defineStyle({
  id: 'charcoal',
  hints: { light: 'chiaroscuro', saturation: 0.2, detail: 0.45, faces: 'natural', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lit = developScene(context, { fill: 0.42, contrast: 1.1, brighten: 0.24, tame: 0.8 })
    const light = lightnessMap(kuwahara(lit, 5 * unit, checkpoint))
    checkpoint()
    const dark = light.map((l) => smoothstep(0.7, -0.06, l))
    const strokes = createPicture(width, height)
    strokes.data.fill(1)
    const stick = { ink: [0, 0, 0] as const, looseness: 1, length: 120 * unit, halfWidth: 3.2 * unit }
    for (const [n, layer] of [
      { angle: 0.95, spacing: 9 * unit, threshold: 0.3, alpha: 0.4 },
      { angle: 0.7, spacing: 8 * unit, threshold: 0.62, alpha: 0.55 },
    ].entries()) {
      hatch(strokes, dark, buffer, { ...stick, ...layer, seed: seed + n })
      checkpoint()
    }
    const contour = inkLines(buffer, scene.camera, { width: 3.4 * unit, inner: 0.8, scenery: 0.7 })
    checkpoint()
    const picture = createPicture(width, height)
    rub(picture.data, light, dark, strokes.data, contour, context)
    return picture
  },
})

/** Coal catches on the tooth of the paper; what is rubbed in lies under it; chalk goes on last, where light falls. */
function rub(
  data: Float32Array,
  light: Float32Array,
  dark: Float32Array,
  strokes: Float32Array,
  contour: Float32Array,
  { buffer, unit, seed }: StyleContext,
): void {
  const { width, height, instance } = buffer
  const tooth = createPaper(width, height, 1.5 * unit, seed)
  const smudge = boxBlur(dark.slice(), width, height, 1, Math.max(1, 7 * unit), 2)
  const press = createNoiseField(width, height, 70 * unit, 3, seed + 2)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const grain = tooth[i] + (hash2(x + seed, y) - 0.5) * 0.22
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit + (press[i] - 0.46) * 130
      const sheet = smoothstep(6, 80, edge)
      const wanted = Math.min(1, dark[i] * 0.85 + (1 - strokes[i * 3]) * 0.5 + contour[i] * 0.75)
      const bite = smoothstep(-0.16, 0.2, wanted * 0.95 - 0.34 - grain * 0.75)
      const coal = Math.min(0.97, (smudge[i] * 0.5 + bite * wanted * 0.8) * (0.82 + press[i] * 0.4)) * sheet
      const lit = smoothstep(0.66, 0.92, light[i]) * (instance[i] > 0 ? 1 : 0.72)
      const chalk = lit * smoothstep(0.16, -0.2, grain - lit * 0.22) * sheet * (1 - coal)
      for (let c = 0; c < 3; c++) {
        const ground = GROUND[c] * (1 + tooth[i] * 0.08)
        const v = ground + (COAL[c] - ground) * coal
        data[i * 3 + c] = v + (CHALK[c] - v) * chalk * 0.9
      }
    }
  }
}
