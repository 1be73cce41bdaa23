import { boxBlur } from '../../filters/box-blur.ts'
import { celShade } from '../../filters/cel-shade.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { createBrickWall } from '../../filters/motifs/brick-wall.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, type Ink, inkOf, type Picture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { splatDisc, splatLine } from '../../filters/splat.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { createRandom, hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const BLACK = inkOf('#0d0a14')
const WHITE = inkOf('#fbfaf5')
const CANS: readonly Ink[] = ['#ff2e88', '#19d3ff', '#ffd21f', '#8a3dff', '#16d8a8', '#ff6a1f'].map(inkOf)

/** A mural: sprayed on brick in spray-can colors, thick black outline with a white key line, overspray, drips and spatter. */
export const graffiti = defineStyle('graffiti', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const sharp = developScene(context, { fill: 0.18, exposure: 1.15, saturation: 1.75, contrast: 1.12, brighten: 0.2 })
  const mural = kuwahara(kuwahara(sharp, 8 * unit), 5 * unit)
  celShade(mural, 3.4, 0.16)
  keepFeatures(mural.data, sharp.data, featureMask(buffer, 2 * unit))
  const subjects = findSubjects(buffer)
  const near = boxBlur(subjects.mask.slice(), width, height, 1, 7 * unit, 3)
  const wide = boxBlur(subjects.mask.slice(), width, height, 1, 46 * unit, 2)
  const wall = createBrickWall(width, height, 116 * unit, seed % 1000)
  sprayOn(wall.picture, mural, subjects, near, wide, context)
  const picture = wall.picture
  addDrips(picture, mural, subjects, unit, seed)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 3 * unit, inner: 0.8, scenery: 0.55 }), BLACK, 0.9)
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 9 * unit, inner: 0, scenery: 0 }), BLACK)
  addSpatter(picture, subjects, unit, seed)
  lightRelief(picture, wall.relief, 0.12)
  return clampPicture(picture)
})

/** Applies paint to the wall: thin and cloudy for the scenery, a colored halo, a white key line, solid for the subject. */
function sprayOn(wall: Picture, mural: Picture, subjects: Subjects, near: Float32Array, wide: Float32Array, { unit, seed }: StyleContext): void {
  const { width, height, data } = wall
  const clouds = createNoiseField(width, height, 130 * unit, 4, seed + 6)
  const empty = subjects.share === 0
  const first = seed % CANS.length
  const halo = CANS[first]
  const second = CANS[(first + 1 + (seed % 3)) % CANS.length]
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const speck = hash2(x + seed, y) - 0.5
      const edge = Math.min(x, y * 0.9, width - 1 - x, height - 1 - y) / unit
      const reach = empty ? 330 : 210
      const thin = smoothstep(-20, 110, edge - 30 + (clouds[i] - 0.46) * reach + speck * 90)
      // Without a subject the place itself is the mural.
      const scenery = thin * (empty ? 0.92 : 0.6 + 0.4 * clouds[i])
      // Two colors cover the scenery, so that it recedes behind the subject as a backdrop.
      const wash = empty ? 0 : thin * 0.5 * smoothstep(0.3, 0.5, clouds[i] + speck * 0.06)
      const glow = smoothstep(0.03, 0.5, wide[i] + speck * 0.16) * 0.85
      const key = smoothstep(0.05, 0.2, near[i] + speck * 0.05)
      const hue = smoothstep(0.38, 0.54, clouds[i] + speck * 0.05)
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        let v = data[o + c] + (mural.data[o + c] - data[o + c]) * scenery
        const can = halo[c] + (second[c] - halo[c]) * hue
        v += (can - v) * wash
        v += (can - v) * glow
        v += (WHITE[c] - v) * key
        // Paint never fully hides the brick.
        if (subjects.mask[i] > 0) v = mural.data[o + c] * 0.93 + data[o + c] * 0.07
        data[o + c] = v
      }
    }
  }
}

/** Drips of paint from the lower edges of the subject. */
function addDrips(picture: Picture, mural: Picture, subjects: Subjects, unit: number, seed: number): void {
  const { width, height } = picture
  const random = createRandom(seed + 71)
  const count = subjects.share > 0 ? 26 : 0
  for (let k = 0; k < count; k++) {
    const x = Math.floor(subjects.x + (random() * 2 - 1) * subjects.halfWidth)
    const length = (26 + 130 * random() ** 2) * unit
    const half = (1.6 + 2.6 * random()) * unit
    if (x < 0 || x >= width) continue
    let y = Math.min(height - 2, Math.floor(subjects.y + subjects.halfHeight))
    while (y > 0 && subjects.mask[y * width + x] === 0) y--
    if (y <= 0 || y > height - 4) continue
    const o = (Math.max(0, y - Math.round(6 * unit)) * width + x) * 3
    const own: Ink = [mural.data[o], mural.data[o + 1], mural.data[o + 2]]
    const ink = random() < 0.35 ? BLACK : own
    splatLine(picture, x, y - 4 * unit, half * 1.5, x, y + length * 0.3, half, ink, 0.95)
    splatLine(picture, x, y + length * 0.3, half, x, y + length, half * 0.85, ink, 0.95)
    splatDisc(picture, x, y + length, half * 1.35, ink, 0.95, 0)
  }
}

function addSpatter(picture: Picture, subjects: Subjects, unit: number, seed: number): void {
  const random = createRandom(seed + 19)
  for (let burst = 0; burst < 7; burst++) {
    const angle = random() * Math.PI * 2
    const cx = subjects.x + Math.cos(angle) * (subjects.halfWidth + 90 * unit * random())
    const cy = subjects.y + Math.sin(angle) * (subjects.halfHeight + 70 * unit * random())
    const ink = burst % 3 === 0 ? WHITE : CANS[Math.floor(random() * CANS.length)]
    for (let k = 0; k < 38; k++) {
      const turn = random() * Math.PI * 2
      const away = random() ** 2 * 120 * unit
      const size = (0.7 + random() ** 4 * 9) * unit
      splatDisc(picture, cx + Math.cos(turn) * away, cy + Math.sin(turn) * away, size, ink, 0.9, 0.15)
    }
  }
}
