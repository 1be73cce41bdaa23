import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addWhiplashFrame } from '../../filters/motifs/whiplash-frame.ts'
import { choosePalette, quantize } from '../../filters/palette.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { coverWithInk, type Ink, inkOf, mix, type Picture } from '../../filters/picture.ts'
import { paintShape } from '../../filters/shape.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const LINE = inkOf('#3c2012')
const HALO = inkOf('#f3e2b4')
const HALO_LINE = inkOf('#b98b3c')

/** Lithographed poster: flat muted colors, flowing umber contours, a halo behind the subject, an arched floral frame. */
export const artNouveau = defineStyle({
  id: 'art-nouveau',
  hints: { light: 'flat', saturation: 0.9, detail: 0.6, faces: 'ink', solemn: true, palette: ['#d9b56a', '#7f8f5a', '#c9764a', '#efe0b9'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const sharp = developScene(context, { fill: 0.18, exposure: 1.25, saturation: 1.4, contrast: 1, brighten: 0.2, tame: 0.9 })
    const smooth = kuwahara(kuwahara(sharp, 10 * unit, checkpoint), 6 * unit, checkpoint)
    checkpoint()
    drawHalo(smooth, context)
    checkpoint()
    const printed = quantize(smooth, choosePalette(smooth, 13, seed))
    checkpoint()
    // Skin and coats keep inks of their own: sharing them with grass or sky turns their shadows odd.
    const subjects = findSubjects(buffer)
    const inks = choosePalette(smooth, 10, seed, subjects.mask)
    checkpoint()
    if (inks.length > 0) keepFeatures(printed.data, quantize(smooth, inks).data, subjects.mask)
    checkpoint()
    const flat = kuwahara(printed, 2.5 * unit, checkpoint)
    checkpoint()
    const picture = mute(flat)
    checkpoint()
    keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit), 0.9)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.6 * unit, inner: 1, scenery: 0.7 }), LINE, 0.85)
    checkpoint()
    // Outlines of the subjects swell against the thin lines inside them.
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 4.6 * unit, inner: 0, scenery: 0 }), LINE)
    checkpoint()
    addWhiplashFrame(picture, unit)
    return picture
  },
})

function lithograph(ink: Ink): Ink {
  const l = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
  return [mix(ink[0], l * 1.05 + 0.07, 0.34), mix(ink[1], l * 0.98 + 0.035, 0.34), mix(ink[2], l * 0.76 + 0.02, 0.42)]
}

function mute(picture: Picture): Picture {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const [r, g, b] = lithograph([data[o], data[o + 1], data[o + 2]])
    data[o] = r
    data[o + 1] = g
    data[o + 2] = b
  }
  return picture
}

/** A ringed disc of light behind the subjects, over whatever is far away. */
function drawHalo(picture: Picture, { buffer, unit }: StyleContext): void {
  const subjects = findSubjects(buffer)
  if (subjects.share === 0) return
  const { width, height } = picture
  const { instance, depth, surface } = buffer
  const radius = Math.min(width, height) * 0.33
  const cx = subjects.x
  const cy = Math.max(radius * 0.9, subjects.y - subjects.halfHeight * 0.45)
  const behind = (x: number, y: number): boolean => {
    const i = Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)
    return instance[i] === 0 && (surface[i] === SURFACE.sky || depth[i] > 9)
  }
  const box = [cx - radius * 1.1, cy - radius * 1.1, cx + radius * 1.1, cy + radius * 1.1] as const
  const fromCenter = (x: number, y: number): number => Math.sqrt((x - cx) ** 2 + (y - cy) ** 2)
  paintShape(picture, box, (x, y) => (behind(x, y) ? fromCenter(x, y) - radius : 1), HALO, 0.62)
  for (const [at, half] of [
    [1, 4],
    [0.93, 1.5],
    [0.8, 1.2],
  ] as const) {
    paintShape(picture, box, (x, y) => (behind(x, y) ? Math.abs(fromCenter(x, y) - radius * at) - half * unit : 1), HALO_LINE)
  }
  // Small discs between the rings, as on a calendar of saints.
  paintShape(
    picture,
    box,
    (x, y) => {
      if (!behind(x, y)) return 1
      const turn = (Math.atan2(y - cy, x - cx) / Math.PI) * 18
      const across = ((turn - Math.round(turn)) / 18) * Math.PI * radius * 0.865
      return Math.sqrt(across ** 2 + (fromCenter(x, y) - radius * 0.865) ** 2) - radius * 0.036
    },
    HALO_LINE,
  )
}
