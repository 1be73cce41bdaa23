import { boxBlur } from '../../filters/box-blur.ts'
import { layTesserae, meanInks, type Tesserae } from '../../filters/cells.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { lightSource } from '../../filters/light/light-shafts.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { choosePalette, indexPalette } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, type Picture } from '../../filters/picture.ts'
import { createFlow } from '../../filters/structure-tensor.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const GROUT = inkOf('#766b60')
/** How far a stone of a feature takes the exact color of each pixel. */
const CUT = 0.88
const GOLD = inkOf('#e2b64a')

/** Byzantine mosaic: small square stones that follow the forms, each slightly tilted, finer on the subject, gold in the bright parts of the sky. */
export const mosaic = defineStyle('mosaic', (context) => {
  const { buffer, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.2, saturation: 1.45, contrast: 1.15, brighten: 0.2, tame: 0.9 })
  const smooth = kuwahara(lit, 5 * unit)
  const { mask } = findSubjects(buffer)
  // Stones follow the subject's outline first: its edge outweighs everything else in the flow.
  const guide = createPicture(width, height)
  const soft = boxBlur(mask.slice(), width, height, 1, 22 * unit, 2)
  for (let i = 0, o = 0; i < soft.length; i++, o += 3) {
    pauseAlong(i)
    const l = 0.3 * smooth.data[o] + 0.59 * smooth.data[o + 1] + 0.11 * smooth.data[o + 2]
    guide.data[o] = guide.data[o + 1] = guide.data[o + 2] = soft[i] * 1.6 + l * 0.5
  }
  const flow = createFlow(guide, 20 * unit)
  const wide = layTesserae(width, height, Math.max(4, 17 * unit), seed, 0.25, flow)
  const close = layTesserae(width, height, Math.max(3, 9.5 * unit), seed + 3, 0.25, flow)
  const features = featureMask(buffer, 2.5 * unit)
  return setStones(smooth, lit, features, wide, close, mask, context)
})

function setStones(smooth: Picture, lit: Picture, features: Float32Array, wide: Tesserae, close: Tesserae, mask: Float32Array, context: StyleContext): Picture {
  const { buffer, unit, seed } = context
  const { width, height } = smooth
  const cell = close.cell.map((k, i) => (mask[i] > 0 ? k + wide.count : wide.cell[i]))
  const inks = meanInks(smooth, { cell, count: wide.count + close.count })
  const picture = createPicture(width, height)
  const joint = Math.max(0.3, 0.85 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const inside = mask[i] > 0
      const edge = inside ? close.edge[i] : wide.edge[i]
      const k = cell[i]
      const face = smoothstep(joint * 0.6, joint * 1.5, edge)
      const tilt = 0.92 + 0.3 * hash2(k, seed)
      const glint = hash2(k, seed + 31) > 0.965 ? 0.22 : 0
      // Stones have a limited number of colors.
      const stone = (v: number): number => Math.round(v * 11) / 11
      const l = 0.3 * inks[k * 3] + 0.59 * inks[k * 3 + 1] + 0.11 * inks[k * 3 + 2]
      const gilt = buffer.surface[i] === SURFACE.sky ? smoothstep(0.35, 0.85, l) * (hash2(k, seed + 7) > 0.5 ? 0.6 : 0.16) : 0
      const bevel = 0.9 + 0.14 * smoothstep(joint, joint * 4, edge)
      for (let c = 0; c < 3; c++) {
        const vivid = l + (inks[k * 3 + c] - l) * 1.55
        const plain = stone(Math.max(0, vivid)) * tilt
        // Stones of eyes and mouths are cut to their shape.
        const own = plain + (lit.data[i * 3 + c] - plain) * features[i] * CUT
        const v = (own + (GOLD[c] * (0.62 + 0.5 * hash2(k, 5)) - own) * gilt + glint) * bevel
        picture.data[i * 3 + c] = Math.min(1, GROUT[c] * (1 - face) + v * face)
      }
    }
  }
  return picture
}

/** Number of sheets in the scenery, and of tones per sheet. */
const SHEETS = 6
const TONES = 6

/** Paper cut: sheets of colored card stacked by distance, every edge casting a soft shadow on the sheet behind it. */
export const paperCut = defineStyle('paper-cut', (context) => {
  const { buffer, unit, seed } = context
  const lit = developScene(context, { fill: 0.24, exposure: 1.1, saturation: 1.35, brighten: 0.22, tame: 0.95 })
  const smooth = kuwahara(kuwahara(lit, 10 * unit), 6 * unit)
  const { picture, level } = cutSheets(smooth, context)
  const sheets = kuwahara(picture, 3 * unit)
  keepFeatures(sheets.data, lit.data, featureMask(buffer, 2 * unit), 0.9)
  castShadows(sheets, level, unit)
  const grain = createPaper(buffer.width, buffer.height, 1.4 * unit, seed)
  for (let i = 0, o = 0; i < grain.length; i++, o += 3) {
    pauseAlong(i)
    const tone = 1 + grain[i] * 0.09
    for (let c = 0; c < 3; c++) sheets.data[o + c] = Math.min(1, sheets.data[o + c] * tone)
  }
  return sheets
})

/** The sheet of every pixel, as its height over the backing, and its color. */
function cutSheets(smooth: Picture, context: StyleContext): { picture: Picture; level: Float32Array } {
  const { buffer, unit, seed } = context
  const { width, height, depth, surface, instance } = buffer
  const subjects = findSubjects(buffer)
  const scenery = sorted(choosePalette(smooth, TONES + 2, seed))
  const figure = sorted(choosePalette(smooth, TONES, seed, subjects.mask))
  const findScenery = indexPalette(scenery)
  const findFigure = figure.length > 0 ? indexPalette(figure) : findScenery
  const plan = createPicture(width, height)
  for (let i = 0, o = 0; i < depth.length; i++, o += 3) {
    pauseAlong(i)
    const far = surface[i] === SURFACE.sky ? SHEETS : Math.min(SHEETS - 1, Math.log2(1 + depth[i] / 4))
    plan.data[o] = 1 - Math.floor(far) / SHEETS
    plan.data[o + 1] = instance[i] > 0 ? 1 : 0
  }
  // Scissors cut long curves: small shapes such as leaves and pebbles join the sheet around them.
  const cut = kuwahara(plan, 7 * unit)
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
    // Sheets farther back are paler, as in a light box.
    const air = isFigure ? 0 : (1 - sheet / SHEETS) * 0.16
    for (let c = 0; c < 3; c++) picture.data[o + c] = ink[c] * (1 - air) + air
  }
  return { picture, level: boxBlur(level, width, height, 1, Math.max(1, unit), 1) }
}

function sorted(palette: Ink[]): Ink[] {
  const light = ([r, g, b]: Ink): number => 0.3 * r + 0.59 * g + 0.11 * b
  return palette.sort((a, b) => light(a) - light(b))
}

/** Light from the upper left: a higher sheet there casts a shadow, and a sheet's own cut edge is bright. */
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

const LEAD = inkOf('#17151a')
const LEAD_SHINE = inkOf('#6d6a72')

/** Stained glass: panes of mouth-blown glass in jewel colors, lead along every outline, light from behind, an arched glass border. */
export const stainedGlass = defineStyle('stained-glass', (context) => {
  const { buffer, scene, unit, seed } = context
  const lit = developScene(context, { fill: 0.22, saturation: 1.6, contrast: 1.1, brighten: 0.22, tame: 0.9 })
  const smooth = kuwahara(lit, 6 * unit)
  const { mask } = findSubjects(buffer)
  const { width, height } = buffer
  const wide = layTesserae(width, height, Math.max(5, 124 * unit), seed, 0.9)
  const close = layTesserae(width, height, Math.max(4, 86 * unit), seed + 5, 0.85)
  // Panes end at the subject's outline: the two sets of cells stay separate.
  const cell = close.cell.map((k, i) => (mask[i] > 0 ? k + wide.count : wide.cell[i]))
  const panes = { cell, count: wide.count + close.count }
  const inks = meanInks(smooth, panes)
  // No lead runs through a face.
  const face = featureMask(buffer, 30 * unit)
  const edge = wide.edge.map((d, i) => (mask[i] > 0 ? close.edge[i] + face[i] * 60 * unit : d))
  const picture = shineThrough(cell, inks, smooth, context)
  keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.85)
  const contour = inkLines(buffer, scene.camera, { width: 6.5 * unit, inner: 0.15, scenery: 0.55 })
  setLead(picture, edge, contour, mask, unit)
  frame(picture, unit)
  return picture
})

/** Glass in its purest color, with streaks and bubbles, brighter toward the light behind it. */
function shineThrough(cell: Int32Array, inks: Float32Array, smooth: Picture, { scene, unit, seed }: StyleContext): Picture {
  const { width, height } = smooth
  const picture = createPicture(width, height)
  const streaks = createNoiseField(width, height, 46 * unit, 3, seed + 3)
  const [sx, sy] = lightSource(scene)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const k = cell[i] * 3
      const o = i * 3
      // Half the pane's mean color, half the picture's own: panes look whole and faces stay readable.
      const r = inks[k] * 0.5 + smooth.data[o] * 0.5
      const g = inks[k + 1] * 0.5 + smooth.data[o + 1] * 0.5
      const b = inks[k + 2] * 0.5 + smooth.data[o + 2] * 0.5
      const l = 0.3 * r + 0.59 * g + 0.11 * b
      const away = Math.sqrt((x / width - sx) ** 2 + (y / height - sy) ** 2)
      const glow = (0.86 + 0.34 * smoothstep(1, 0, away)) * (0.82 + 0.4 * streaks[i])
      const deep = (v: number): number => Math.max(0, Math.min(1, ((l + (v - l) * 1.75) * 1.06 - 0.03) * glow))
      picture.data[o] = deep(r)
      picture.data[o + 1] = deep(g)
      picture.data[o + 2] = deep(b)
    }
  }
  return picture
}

/** Lead came: dark, with a dull shine along its middle; light bleeds slightly over its sides. */
function setLead(picture: Picture, edge: Float32Array, contour: Float32Array, mask: Float32Array, unit: number): void {
  const { width, height, data } = picture
  const half = Math.max(0.8, 2.5 * unit)
  const lead = new Float32Array(edge.length)
  for (let i = 0; i < lead.length; i++) {
    pauseAlong(i)
    const came = mask[i] > 0 ? half * 0.62 : half
    lead[i] = Math.max(smoothstep(came + 0.7, came - 0.5, edge[i]), contour[i])
  }
  const around = boxBlur(lead.slice(), width, height, 1, Math.max(1, 5 * unit), 2)
  for (let i = 0, o = 0; i < lead.length; i++, o += 3) {
    pauseAlong(i)
    const shade = 1 - around[i] * 0.35
    const shine = smoothstep(0.97, 1, lead[i]) * smoothstep(0.55, 0.8, around[i]) * 0.5
    for (let c = 0; c < 3; c++) {
      const came = LEAD[c] + (LEAD_SHINE[c] - LEAD[c]) * shine
      data[o + c] = data[o + c] * shade * (1 - lead[i]) + came * lead[i]
    }
  }
}

const BAND = ['#7a1420', '#173f7a', '#b9862a', '#1d5c3a'].map(inkOf)

/** A border of small colored panes between two leads. */
function frame(picture: Picture, unit: number): void {
  const { width, height, data } = picture
  const outer = 10 * unit
  const inner = 46 * unit
  const step = Math.max(4, 62 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const d = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (d > inner + 5 * unit) continue
      const upright = Math.min(x, width - 1 - x) < Math.min(y, height - 1 - y)
      const along = (upright ? y : x) / step
      const pane = Math.floor(along)
      const joint = Math.abs(along - Math.round(along)) * step
      const isLead = d < outer || d > inner || joint < 2.2 * unit
      const glass = BAND[(pane + (upright ? 1 : 0)) % BAND.length]
      const bright = 0.85 + 0.45 * Math.sin((along - pane) * Math.PI) * smoothstep(outer, (outer + inner) / 2, d)
      for (let c = 0; c < 3; c++) data[i * 3 + c] = isLead ? LEAD[c] : Math.min(1, glass[c] * bright)
    }
  }
}
