import { keepFeatures } from '../filters/feature-mask.ts'
import { addGlassSphere } from '../filters/glass-sphere.ts'
import { addClarity, gradePicture, stretchLevels } from '../filters/grade.ts'
import { kuwahara } from '../filters/kuwahara.ts'
import { createNoiseField } from '../filters/noise-field.ts'
import { pauseAt } from '../filters/pause.ts'
import { clampPicture, inkOf, mixInk, type Picture } from '../filters/picture.ts'
import { paintShape } from '../filters/shape.ts'
import { splatDisc } from '../filters/splat.ts'
import { findSubjects, type Subjects } from '../filters/subject-mask.ts'
import { sampleInto, warpPicture } from '../filters/warp.ts'
import { SURFACE } from '../render/g-buffer.ts'
import { createRandom, smoothstep } from '../render/noise.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle, type StyleContext } from './style.ts'

const NIGHT_TOP = inkOf('#060a2a')
const NIGHT_LOW = inkOf('#3a3f9c')
const MOON = inkOf('#fff2c8')
const WOOD = inkOf('#d8b98a')
const WOOD_DARK = inkOf('#6e4a2a')

/**
 * A dream of the scene: the distance melts, the sky turns, a door stands open on the night, glass balls hang in the air with the
 * world upside down in them, and the subject has a small echo overhead.
 */
export const surreal = defineStyle({
  id: 'surreal',
  hints: {
    light: 'golden',
    saturation: 1.15,
    detail: 0.45,
    faces: 'natural',
    time: 'sunset',
    palette: ['#e6a95a', '#3f8f9c', '#f2d6a8'],
    props: ['floating-islands', 'scale-tricks'],
  },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const developed = developScene(context, {
      fill: 0.12,
      exposure: 1.12,
      saturation: 1.15,
      contrast: 1.04,
      brighten: 0.16,
      tame: 1,
      bloom: { threshold: 1.1, radius: 36, amount: 0.3 },
    })
    const smooth = kuwahara(developed, 3.4 * unit, checkpoint)
    checkpoint()
    stretchLevels(smooth, 0.7)
    const subjects = findSubjects(buffer)
    const picture = melt(smooth, subjects, context)
    checkpoint()
    gradePicture(picture, {
      shadows: [-0.03, 0.035, 0.055],
      highlights: [0.085, 0.03, -0.1],
      saturation: 1.16,
      contrast: 1,
    })
    checkpoint()
    const random = createRandom(seed + 301)
    const front = picture.data.slice()
    addEcho(picture, smooth, subjects)
    const side = subjects.x > buffer.width / 2 ? -1 : 1
    openDoor(picture, subjects, side, unit, seed)
    checkpoint()
    hangSpheres(picture, subjects, -side, random)
    checkpoint()
    // Door and balls hang behind the subject.
    keepFeatures(picture.data, front, subjects.mask)
    addClarity(picture, 26 * unit, 0.25)
    return clampPicture(picture)
  },
})

/** Sky swirls round a point, far things run down like wax; the subject stays whole, but its colours run down from it. */
function melt(source: Picture, subjects: Subjects, { buffer, unit, seed }: StyleContext): Picture {
  const { width, height } = source
  const { surface, depth } = buffer
  const dx = new Float32Array(width * height)
  const dy = new Float32Array(width * height)
  const wave = createNoiseField(width, height, 120 * unit, 2, seed + 15)
  const runs = createNoiseField(width, 1, 34 * unit, 2, seed + 25)
  const eyeX = subjects.x < width / 2 ? width * 0.7 : width * 0.3
  const eyeY = height * 0.2
  const reach = Math.min(width, height) * 0.46
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (surface[i] === SURFACE.sky) {
        const u = x - eyeX
        const v = (y - eyeY) * 1.5
        const r = Math.sqrt(u * u + v * v)
        const turn = smoothstep(reach, 0, r) ** 2 * 4.2
        const cos = Math.cos(turn)
        const sin = Math.sin(turn)
        dx[i] = u * cos - v * sin - u
        dy[i] = (u * sin + v * cos - v) / 1.5
        continue
      }
      const own = subjects.mask[i] > 0
      const far = own ? 0 : smoothstep(1.5, 9, depth[i]) * 0.8 + 0.2
      const run = smoothstep(0.42, 0.78, runs[x])
      dx[i] = (wave[i] - 0.45) * 46 * unit * far
      // Fetching from above pulls things downwards; narrow columns run further, as wax does.
      dy[i] = -run * 66 * unit * far
    }
  }
  return warpPicture(source, dx, dy)
}

/** A small copy of the subject, upside down under the top edge, as if walking on the sky. */
function addEcho(picture: Picture, source: Picture, subjects: Subjects): void {
  if (subjects.share === 0 || subjects.share > 0.4) return
  const { width, height, data } = picture
  const scale = Math.min(
    0.42,
    (height * 0.2) / (subjects.halfHeight * 2),
    (width * 0.3) / (subjects.halfWidth * 2),
  )
  const halfX = subjects.halfWidth * scale
  const tall = subjects.halfHeight * 2 * scale
  const cx = Math.min(width - halfX * 1.1, Math.max(halfX * 1.1, width - subjects.x + width * 0.08))
  const out = new Float32Array(3)
  for (let y = 0; y < tall; y++) {
    for (let x = Math.floor(cx - halfX); x < cx + halfX; x++) {
      const sx = subjects.x + (cx - x) / scale
      const sy = subjects.y + subjects.halfHeight - y / scale
      const px = Math.round(sx)
      const py = Math.round(sy)
      if (x < 0 || x >= width || px < 1 || py < 1 || px >= width - 1 || py >= height - 1) continue
      const m = py * width + px
      const { mask } = subjects
      const cover = (mask[m] + mask[m - 1] + mask[m + 1] + mask[m - width] + mask[m + width]) / 5
      if (cover === 0) continue
      sampleInto(source, sx, sy, out, 0)
      const o = (y * width + x) * 3
      for (let c = 0; c < 3; c++) data[o + c] += (out[c] - data[o + c]) * cover * 0.86
    }
  }
}

/** A door frame with nothing behind it but stars, standing where the subject leaves room; it throws a long shadow. */
function openDoor(picture: Picture, subjects: Subjects, side: number, unit: number, seed: number): void {
  const { width, height } = picture
  const shorter = Math.min(width, height)
  const tall = shorter * 0.34
  const wide = tall * 0.46
  const cx = width / 2 + side * width * 0.36
  const foot = Math.min(height * 0.93, Math.max(height * 0.7, subjects.y + subjects.halfHeight * 0.75))
  const left = cx - wide / 2
  const top = foot - tall
  const beam = 9 * unit
  const lean = side * -0.55
  paintShape(
    picture,
    [left - tall, foot, left + wide + tall, foot + tall * 0.34],
    (x, y) => Math.abs(x - cx - (y - foot) * lean * 2.4) - wide * 0.56,
    [0.04, 0.05, 0.1],
    0.42,
  )
  const box =
    (grow: number) =>
    (x: number, y: number): number =>
      Math.max(left - grow - x, x - left - wide - grow, top - grow - y, y - foot)
  const bounds = [left - beam * 3, top - beam * 3, left + wide + beam * 3, foot + 1] as const
  paintShape(picture, bounds, box(beam * 1.35), WOOD_DARK)
  paintShape(picture, bounds, box(beam), (x, y) =>
    mixInk(WOOD, WOOD_DARK, smoothstep(left, left + wide, x) * 0.5 + (y < top ? 0.12 : 0)),
  )
  paintShape(picture, bounds, box(0), (_x, y) => mixInk(NIGHT_TOP, NIGHT_LOW, smoothstep(top, foot, y)))
  const random = createRandom(seed + 88)
  for (let k = 0; k < 70; k++) {
    const x = left + wide * (0.04 + 0.92 * random())
    const y = top + tall * (0.03 + 0.9 * random())
    splatDisc(picture, x, y, (0.6 + random() ** 5 * 2.4) * unit, MOON, 0.4 + 0.6 * random(), 0.6)
  }
  const r = wide * 0.2
  const mx = cx + wide * 0.08
  const my = top + tall * 0.22
  paintShape(
    picture,
    [mx - r, my - r, mx + r, my + r],
    (x, y) =>
      Math.max(
        Math.sqrt((x - mx) ** 2 + (y - my) ** 2) - r,
        r * 0.92 - Math.sqrt((x - mx - r * 0.45) ** 2 + (y - my + r * 0.2) ** 2),
      ),
    MOON,
  )
}

/** Three glass balls of different size on the side away from the door. */
function hangSpheres(picture: Picture, subjects: Subjects, side: number, random: () => number): void {
  const { width, height } = picture
  const shorter = Math.min(width, height)
  for (const [across, above, size] of [
    [0.36, 0.3, 0.1],
    [0.2, 0.13, 0.05],
    [0.42, 0.56, 0.06],
  ] as const) {
    const radius = shorter * size * (0.9 + 0.25 * random())
    const x = width / 2 + side * width * across + (random() - 0.5) * shorter * 0.05
    const y = height * above + (random() - 0.5) * shorter * 0.05
    const ground = Math.min(height * 0.96, Math.max(height * 0.72, subjects.y + subjects.halfHeight * 0.9))
    paintShape(
      picture,
      [x - radius * 1.4, ground - radius, x + radius * 1.4, ground + radius],
      (px, py) => (Math.sqrt(((px - x) / 1.3) ** 2 + ((py - ground) / 0.22) ** 2) - radius) * 0.3,
      [0.03, 0.04, 0.08],
      0.26,
    )
    addGlassSphere(picture, x, y, radius)
  }
}
