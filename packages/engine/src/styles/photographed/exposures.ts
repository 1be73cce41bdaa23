import { boxBlur } from '../../filters/box-blur.ts'
import { frameOf } from '../../filters/camera-frame.ts'
import { addGrain } from '../../filters/grain.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { addClarity } from '../../filters/light/grade.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, lightnessMap, mixInk, type Picture } from '../../filters/picture.ts'
import { splatCurve } from '../../filters/splat.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { createRandom, fbm, hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

/** Film stocks, each with the colors of paper, mist and the darkest trees. */
const STOCKS = [
  ['#efe9df', '#c9d3d4', '#122a33'],
  ['#f2e6d8', '#e3b998', '#3a1d22'],
  ['#e9ebee', '#b6c3d6', '#16213b'],
].map((stock) => stock.map(inkOf))
const RIDGES = 6

/** Double exposure: the subject's silhouette on pale paper, filled with forest ridges in mist; its bright parts show through. */
export const doubleExposure = defineStyle('double-exposure', (context) => {
  const { buffer, unit, seed } = context
  const { width, height } = buffer
  const lit = developScene(context, { fill: 0.2, contrast: 1.2, saturation: 0.9, brighten: 0.2, tame: 0.9 })
  const subjects = findSubjects(buffer)
  const stock = STOCKS[seed % STOCKS.length]
  const second = subjects.share > 0.004 ? exposeForest(subjects, stock, context) : mirrored(lit)
  const picture = merge(lit, second, subjects, stock, context)
  if (subjects.share > 0.004) release(picture, subjects, stock[2], unit, seed)
  addClarity(picture, 30 * unit, 0.3)
  addGrain(picture, 0.016, seed)
  boxBlur(picture.data, width, height, 3, 0.6 * unit, 1)
  return picture
})

/** Ridges of conifers, each paler than the one in front of it, over the subject's bounding box. */
function exposeForest({ x, y, halfWidth, halfHeight }: Subjects, [paper, mist, dark]: readonly Ink[], { buffer, seed }: StyleContext): Picture {
  const { width, height } = buffer
  const picture = createPicture(width, height)
  const top = y - halfHeight
  const span = Math.max(1, halfHeight * 2)
  const scale = Math.max(halfWidth, halfHeight) * 2
  const crest = new Float32Array(RIDGES * width)
  for (let n = 0; n < RIDGES; n++) {
    const base = top + span * (0.34 + n * 0.115)
    const tree = scale * (0.016 + n * 0.006)
    for (let px = 0; px < width; px++) {
      const u = (px - x) / scale
      const hill = (fbm(u * (3 + n * 0.6) + n * 9 + seed, n * 3.3, 4) - 0.45) * span * 0.34
      const slot = px / (tree * 0.95) + n * 3.7
      const own = Math.floor(slot)
      const tall = tree * (0.7 + 1.5 * hash2(own, n + seed))
      const within = 1 - Math.abs(slot - own - 0.5) * 2
      // Branches give a conifer a serrated outline.
      crest[n * width + px] = base - hill - tall * within * (0.75 + 0.25 * Math.abs(((within * 5) % 1) - 0.5) * 2)
    }
  }
  for (let py = 0, i = 0; py < height; py++) {
    pauseAt(py)
    for (let px = 0; px < width; px++, i++) {
      const v = Math.min(1, Math.max(0, (py - top) / span))
      let ink = mixInk(mixInk(mist, dark, 0.5), paper, smoothstep(0.05, 0.5, v) * 0.75)
      for (let n = 0; n < RIDGES; n++) {
        const below = py - crest[n * width + px]
        if (below < -0.5) continue
        const tone = mixInk(mist, dark, 0.38 + (0.62 * n) / (RIDGES - 1))
        const fog = smoothstep(0, span * 0.16, below) * (n < RIDGES - 1 ? 0.55 : 0)
        ink = mixInk(ink, mixInk(tone, paper, fog), Math.min(1, below + 0.5))
      }
      picture.data.set(ink, i * 3)
    }
  }
  return picture
}

/** A place without a subject is exposed twice, the second time upside down. */
function mirrored(lit: Picture): Picture {
  const { width, height } = lit
  const picture = createPicture(width, height)
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    const from = (height - 1 - y) * width * 3
    picture.data.set(lit.data.subarray(from, from + width * 3), y * width * 3)
  }
  return picture
}

function merge(lit: Picture, second: Picture, subjects: Subjects, [paper, , dark]: readonly Ink[], { buffer, unit, seed }: StyleContext): Picture {
  const { width, height } = buffer
  const picture = createPicture(width, height)
  const light = lightnessMap(lit)
  const solid = boxBlur(subjects.mask.slice(), width, height, 1, Math.max(1, unit), 1)
  const clouds = createNoiseField(width, height, 190 * unit, 4, seed + 5)
  const alone = subjects.share <= 0.004
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      const foot = (y - subjects.y) / Math.max(1, subjects.halfHeight)
      // The silhouette fades into the paper at its foot.
      const fade = alone ? 1 : smoothstep(1.02, 0.5, foot + (clouds[i] - 0.45) * 0.7) * solid[i]
      const burn = smoothstep(0.5, 0.92, light[i])
      const form = smoothstep(0.02, 0.5, light[i])
      for (let c = 0; c < 3; c++) {
        const a = lit.data[o + c]
        const b = second.data[o + c]
        const screen = 1 - (1 - a * 0.85) * (1 - b * 0.62)
        const film = alone ? screen : (b * (0.35 + 0.65 * form) + dark[c] * (1 - form) * 0.5) * (1 - burn * 0.5) + (a * 0.35 + paper[c] * 0.65) * burn * 0.5
        const trace = alone ? 0 : (1 - light[i]) * 0.1 * (0.5 + clouds[i])
        const ground = paper[c] * (1 - trace)
        picture.data[o + c] = Math.min(1, ground + (film - ground) * fade)
      }
    }
  }
  return picture
}

/** A flock of birds leaving the silhouette. */
function release(picture: Picture, { x, y, halfWidth, halfHeight }: Subjects, ink: Ink, unit: number, seed: number): void {
  const random = createRandom(seed + 3)
  for (let k = 0; k < 9; k++) {
    const bx = x + halfWidth * (0.5 + random() * 1.1)
    const by = y - halfHeight * (0.55 + random() * 0.7)
    const wing = (6 + random() * 9) * unit
    const lift = wing * (0.3 + random() * 0.5)
    const points = [
      [bx - wing, by - lift],
      [bx - wing * 0.4, by - lift * 0.7],
      [bx, by],
      [bx + wing * 0.4, by - lift * 0.8],
      [bx + wing, by - lift * 0.9],
    ] as const
    splatCurve(picture, points, 1.2 * unit, 0.8 * unit, ink, 0.85)
  }
}

const FILM = inkOf('#04090f')
const MIDDLE = inkOf('#3c7fa6')
const BRIGHT = inkOf('#eefaff')

/** X-ray: glassy bodies on dark film, bright where they turn away and where walls overlap, denser at their core. */
export const xRay = defineStyle('x-ray', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lines = inkLines(buffer, scene.camera, { width: 2.2 * unit, inner: 0.9, scenery: 0.6 })
  const dense = density(lines, context)
  const halo = boxBlur(dense.slice(), width, height, 1, Math.max(1, 16 * unit), 2)
  const picture = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const d = Math.min(1, dense[i] + halo[i] * 0.22)
      const low = Math.min(1, d * 1.7)
      const high = smoothstep(0.5, 1, d)
      // The clip and the rounded corners of a film on a light box.
      const corner = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
      const edge = smoothstep(6, 18, corner)
      for (let c = 0; c < 3; c++) {
        const film = FILM[c] + (MIDDLE[c] - FILM[c]) * low
        picture.data[i * 3 + c] = (film + (BRIGHT[c] - film) * high) * edge + BRIGHT[c] * (1 - edge) * 0.85
      }
    }
  }
  addGrain(picture, 0.016, seed)
  return picture
})

/** How much of the X-ray each pixel absorbs. */
function density(lines: Float32Array, { buffer, scene, unit, seed }: StyleContext): Float32Array {
  const { width, height, normal, instance, surface, depth } = buffer
  const { forward } = frameOf(scene.camera)
  const albedo = lightnessMap(toneMap(buffer.albedo, width, height, { exposure: 1.6 }))
  const mask = new Float32Array(albedo.length)
  for (let i = 0; i < mask.length; i++) {
    pauseAlong(i)
    mask[i] = instance[i] > 0 ? 1 : 0
  }
  // Far from its outline a body is thick: the blurred mask represents bone.
  const core = boxBlur(mask.slice(), width, height, 1, Math.max(1, 30 * unit), 2)
  const tissue = createNoiseField(width, height, 90 * unit, 3, seed + 6)
  const dense = new Float32Array(mask.length)
  for (let i = 0, o = 0; i < dense.length; i++, o += 3) {
    pauseAlong(i)
    if (surface[i] === SURFACE.sky) {
      dense[i] = 0.03 + lines[i] * 0.2
      continue
    }
    const facing = Math.abs(normal[o] * forward[0] + normal[o + 1] * forward[1] + normal[o + 2] * forward[2])
    const shell = (1 - facing) ** 1.7
    if (instance[i] === 0) {
      const near = 1 / (1 + depth[i] / 9)
      dense[i] = (0.05 + shell * 0.16 + albedo[i] * 0.07) * (0.4 + near) + lines[i] * 0.42 * Math.min(1, near * 2.4)
      continue
    }
    const bone = smoothstep(0.62, 0.98, core[i]) * (0.34 + 0.3 * smoothstep(0.2, 0.75, tissue[i]))
    dense[i] = 0.13 + shell * 0.72 + bone * 0.55 + (1 - albedo[i]) * 0.1 + lines[i] * 0.55
  }
  return dense
}
