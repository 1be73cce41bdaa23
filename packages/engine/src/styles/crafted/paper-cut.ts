import { boxBlur } from '../../filters/box-blur.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

/** Sheets the scenery is cut from, and tones a sheet may have. */
const SHEETS = 6
const TONES = 6

/** Paper cut: sheets of colored card stacked by distance, every edge casting a soft shadow on the sheet behind it. */
export const paperCut = defineStyle({
  id: 'paper-cut',
  hints: { light: 'flat', saturation: 1.2, detail: 0.3, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const lit = developScene(context, { fill: 0.24, exposure: 1.1, saturation: 1.35, brighten: 0.22, tame: 0.95 })
    const smooth = kuwahara(kuwahara(lit, 10 * unit, checkpoint), 6 * unit, checkpoint)
    checkpoint()
    const { picture, level } = cutSheets(smooth, context)
    checkpoint()
    const sheets = kuwahara(picture, 3 * unit, checkpoint)
    keepFeatures(sheets.data, lit.data, featureMask(buffer, 2 * unit), 0.9)
    checkpoint()
    castShadows(sheets, level, unit)
    const grain = createPaper(buffer.width, buffer.height, 1.4 * unit, seed)
    for (let i = 0, o = 0; i < grain.length; i++, o += 3) {
      pauseAlong(i)
      const tone = 1 + grain[i] * 0.09
      for (let c = 0; c < 3; c++) sheets.data[o + c] = Math.min(1, sheets.data[o + c] * tone)
    }
    return sheets
  },
})

/** Which sheet every pixel is cut from, as height over the backing, and its color. */
function cutSheets(smooth: Picture, context: StyleContext): { picture: Picture; level: Float32Array } {
  const { buffer, unit, seed, checkpoint } = context
  const { width, height, depth, surface, instance } = buffer
  const subjects = findSubjects(buffer)
  checkpoint()
  const scenery = sorted(choosePalette(smooth, TONES + 2, seed))
  checkpoint()
  const figure = sorted(choosePalette(smooth, TONES, seed, subjects.mask))
  checkpoint()
  const findScenery = indexPalette(scenery)
  const findFigure = figure.length > 0 ? indexPalette(figure) : findScenery
  const plan = createPicture(width, height)
  for (let i = 0, o = 0; i < depth.length; i++, o += 3) {
    pauseAlong(i)
    const far = surface[i] === SURFACE.sky ? SHEETS : Math.min(SHEETS - 1, Math.log2(1 + depth[i] / 4))
    plan.data[o] = 1 - Math.floor(far) / SHEETS
    plan.data[o + 1] = instance[i] > 0 ? 1 : 0
  }
  // Scissors cut long curves: leaves and pebbles join the sheet around them.
  const cut = kuwahara(plan, 7 * unit, checkpoint)
  const picture = createPicture(width, height)
  const level = new Float32Array(depth.length)
  for (let i = 0, o = 0; i < depth.length; i++, o += 3) {
    pauseAlong(i)
    const [r, g, b] = [smooth.data[o], smooth.data[o + 1], smooth.data[o + 2]]
    const isFigure = cut.data[o + 1] > 0.5 && figure.length > 0
    const tone = isFigure ? findFigure(r, g, b) : findScenery(r, g, b)
    const ink = isFigure ? figure[tone] : scenery[tone]
    const sheet = Math.round(cut.data[o] * SHEETS)
    level[i] = isFigure ? SHEETS + 1.5 + tone * 0.45 : sheet + tone * (sheet === 0 ? 0.35 : 0.22)
    // Sheets farther back are paler, as in a lit box.
    const air = isFigure ? 0 : (1 - sheet / SHEETS) * 0.16
    for (let c = 0; c < 3; c++) picture.data[o + c] = ink[c] * (1 - air) + air
  }
  return { picture, level: boxBlur(level, width, height, 1, Math.max(1, unit), 1) }
}

function sorted(palette: Ink[]): Ink[] {
  const light = ([r, g, b]: Ink): number => 0.3 * r + 0.59 * g + 0.11 * b
  return palette.sort((a, b) => light(a) - light(b))
}

/** Light from the upper left: what stands higher there shades the sheet, and a sheet's own cut edge shines. */
function castShadows(picture: Picture, level: Float32Array, unit: number): void {
  const { width, height, data } = picture
  const step = Math.max(1, Math.round(2.2 * unit))
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      let shade = 0
      for (let k = 1; k <= 6; k++) {
        const px = x - k * step
        const py = y - k * step
        if (px < 0 || py < 0) break
        const rise = level[py * width + px] - level[i] - k * 0.06
        if (rise > 0.12) shade += Math.min(1, rise * 0.9) * (1.1 - k * 0.14)
      }
      const back = x > 1 && y > 1 ? level[i] - level[i - width - 1] : 0
      const shine = smoothstep(0.06, 0.3, back) * 0.22
      const dark = 1 - Math.min(0.62, shade * 0.2)
      const o = i * 3
      data[o] = Math.min(1, data[o] * dark + shine)
      data[o + 1] = Math.min(1, data[o + 1] * dark + shine)
      data[o + 2] = Math.min(1, data[o + 2] * (dark + (1 - dark) * 0.14) + shine)
    }
  }
}
