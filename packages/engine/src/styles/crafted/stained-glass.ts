import { boxBlur } from '../../filters/box-blur.ts'
import { layTesserae, meanInks } from '../../filters/cells.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { lightSource } from '../../filters/light/light-shafts.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LEAD = inkOf('#17151a')
const LEAD_SHINE = inkOf('#6d6a72')

/** A leaded window: panes of mouth-blown glass in jewel colors, lead along every outline, light from behind, an arch of glass around. */
export const stainedGlass = defineStyle({
  id: 'stained-glass',
  hints: { light: 'flat', saturation: 1.5, detail: 0.4, faces: 'simple', solemn: true },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const lit = developScene(context, { fill: 0.22, saturation: 1.6, contrast: 1.1, brighten: 0.22, tame: 0.9 })
    const smooth = kuwahara(lit, 6 * unit, checkpoint)
    checkpoint()
    const { mask } = findSubjects(buffer)
    const { width, height } = buffer
    const wide = layTesserae(width, height, Math.max(5, 124 * unit), seed, 0.9)
    const close = layTesserae(width, height, Math.max(4, 86 * unit), seed + 5, 0.85)
    checkpoint()
    // A pane ends where its subject does: the two sets of cells stay apart.
    const cell = close.cell.map((k, i) => (mask[i] > 0 ? k + wide.count : wide.cell[i]))
    const panes = { cell, count: wide.count + close.count }
    const inks = meanInks(smooth, panes)
    // No lead runs through a face.
    const face = featureMask(buffer, 30 * unit)
    const edge = wide.edge.map((d, i) => (mask[i] > 0 ? close.edge[i] + face[i] * 60 * unit : d))
    checkpoint()
    const picture = shineThrough(cell, inks, smooth, context)
    keepFeatures(picture.data, lit.data, featureMask(buffer, 2 * unit), 0.85)
    checkpoint()
    const contour = inkLines(buffer, scene.camera, { width: 6.5 * unit, inner: 0.15, scenery: 0.55 })
    checkpoint()
    setLead(picture, edge, contour, mask, unit)
    frame(picture, unit)
    return picture
  },
})

/** Glass in its purest color, streaked and seeded, brighter towards the light behind it. */
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
      // Half the pane's own color, half what it shows: panes stay whole and faces stay readable.
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

/** Lead came: dark, with a dull shine along its middle; light bleeds a little over its sides. */
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
