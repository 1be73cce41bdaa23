import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addSparkles, addWeather } from '../../filters/light/weather-particles.ts'
import { type DreamAir, hangApple, hangPlanet, hangSpheres, type OpenSky, openEye, swimFish } from '../../filters/motifs/dream-air.ts'
import { drapeClock, openDoor, raiseStairs } from '../../filters/motifs/dream-ground.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, type Picture } from '../../filters/picture.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { sampleInto, warpPicture } from '../../filters/warp.ts'
import { type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { createRandom, hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

/** One thing stands on the ground, some float in the air, one is in the sky: each picture has its own selection. */
const GROUND = [openDoor, drapeClock, raiseStairs]
const AIR = [hangSpheres, swimFish, hangApple]
const SKY = [hangPlanet, openEye]

/**
 * A dream of the scene: the distance melts, the sky swirls, and things are in impossible places: a door to the night or a watch melting over a
 * block, fish or an apple in the air, an eye in the sky or a second subject walking on it.
 */
export const surreal = defineStyle('surreal', (context) => {
  const { buffer, unit } = context
  const developed = developScene(context, {
    fill: 0.12,
    exposure: 1.12,
    saturation: 1.15,
    contrast: 1.04,
    brighten: 0.16,
    tame: 1,
    bloom: { threshold: 1.1, radius: 36, amount: 0.3 },
  })
  const smooth = kuwahara(developed, 3.4 * unit)
  stretchLevels(smooth, 0.7)
  const subjects = findSubjects(buffer)
  const picture = melt(smooth, subjects, context)
  gradePicture(picture, { shadows: [-0.05, 0.04, 0.085], highlights: [0.1, 0.03, -0.12], saturation: 1.22, contrast: 1.04 })
  const front = picture.data.slice()
  addDream(picture, smooth, subjects, context)
  // Dream things are behind the subject.
  keepFeatures(picture.data, front, subjects.mask)
  addClarity(picture, 26 * unit, 0.25)
  return clampPicture(picture)
})

/** Min share of sky in the picture for painting something in it. */
const MIN_SKY = 0.12
/** Neighboring seeds must not select the same things. */
const SCATTER = 0x9e3779b1

function addDream(picture: Picture, source: Picture, subjects: Subjects, context: StyleContext): void {
  const { buffer, unit, seed } = context
  const { width, height } = picture
  const { surface } = buffer
  const pick = <T>(things: readonly T[], salt: number): T => things[Math.floor(hash2(Math.imul(seed, SCATTER) >>> 16, salt) * things.length)]
  const random = createRandom(seed + 301)
  const side = subjects.x > width / 2 ? -1 : 1
  const ground = Math.min(height * 0.96, Math.max(height * 0.72, subjects.y + subjects.halfHeight * 0.9))
  const air: DreamAir = { side: -side, ground, unit, random }
  const open: OpenSky = (x, y) => surface[Math.min(height - 1, y | 0) * width + Math.min(width - 1, x | 0)] === SURFACE.sky
  let sky = 0
  for (let i = 0; i < surface.length; i++) {
    pauseAlong(i)
    if (surface[i] === SURFACE.sky) sky++
  }
  const chance = (salt: number): number => hash2(Math.imul(seed, SCATTER) >>> 16, salt)
  const above = (): void => {
    if (sky > surface.length * MIN_SKY && chance(71) > 0.34) pick(SKY, 72)(picture, { ...air, side }, open)
    else addEcho(picture, source, subjects)
  }
  const beside = (): void => {
    if (chance(77) < 0.5) pick(AIR, 74)(picture, air)
    else
      pick(GROUND, 73)(picture, {
        x: width / 2 + side * width * 0.36,
        foot: Math.min(height * 0.93, Math.max(height * 0.7, subjects.y + subjects.halfHeight * 0.75)),
        tall: Math.min(width, height) * 0.34,
        side,
        unit,
        seed,
      })
  }
  // The prompt's things have priority: among several, one more is enough.
  const several = countSubjects(buffer) > 1
  if (!several || chance(78) < 0.4) above()
  if (!several || chance(78) >= 0.4) beside()
}

/** Min share of the picture for a thing to count. */
const SEEN = 0.004

function countSubjects({ instance }: StyleContext['buffer']): number {
  const counts = new Map<number, number>()
  for (let i = 0; i < instance.length; i += 3) if (instance[i] > 0) counts.set(instance[i], (counts.get(instance[i]) ?? 0) + 3)
  return [...counts.values()].filter((count) => count > SEEN * instance.length).length
}

/** The sky swirls around a point, distant things melt like wax; the subject stays whole, but its colors run down from it. */
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
  const whirl = (1.6 + 2.8 * hash2(seed & 65535, 75)) * (hash2(seed & 65535, 76) < 0.5 ? -1 : 1)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      if (surface[i] === SURFACE.sky) {
        const u = x - eyeX
        const v = (y - eyeY) * 1.5
        const r = Math.sqrt(u * u + v * v)
        const turn = smoothstep(reach, 0, r) ** 2 * whirl
        const cos = Math.cos(turn)
        const sin = Math.sin(turn)
        dx[i] = u * cos - v * sin - u
        dy[i] = (u * sin + v * cos - v) / 1.5
        // Only sky pixels swirl: otherwise pieces of the subject would be torn off.
        const px = Math.min(width - 1, Math.max(0, Math.round(x + dx[i])))
        const py = Math.min(height - 1, Math.max(0, Math.round(y + dy[i])))
        if (surface[py * width + px] !== SURFACE.sky) dx[i] = dy[i] = 0
        continue
      }
      const own = subjects.mask[i] > 0
      const far = own ? 0 : smoothstep(1.5, 9, depth[i]) * 0.8 + 0.2
      const run = smoothstep(0.42, 0.78, runs[x])
      dx[i] = (wave[i] - 0.45) * 46 * unit * far
      // Fetching pixels from above pulls things down; narrow columns run farther, like wax.
      dy[i] = -run * 66 * unit * far
    }
  }
  return warpPicture(source, dx, dy)
}

/** A small copy of the subject, upside down under the top edge, as if walking on the sky. */
function addEcho(picture: Picture, source: Picture, subjects: Subjects): void {
  if (subjects.share === 0 || subjects.share > 0.4) return
  const { width, height, data } = picture
  const scale = Math.min(0.42, (height * 0.2) / (subjects.halfHeight * 2), (width * 0.3) / (subjects.halfWidth * 2))
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

const MOON_GOLD = inkOf('#ffe0a8')
const AURA = inkOf('#8ff0ff')
const MIST = inkOf('#8a6bd8')
const INDIGO = inkOf('#120a3a')
const MOTES = [inkOf('#8ce6ff'), inkOf('#ffdc8c'), inkOf('#d8a8ff')]

/** Book-cover fantasy: violet mist, shafts of gold light, glowing rims and drifting motes over soft brushwork. */
export const fantasy = defineStyle('fantasy', (context) => {
  const { buffer, scene, unit, seed } = context
  const developed = developScene(context, {
    fill: 0.16,
    exposure: 1.12,
    saturation: 1.06,
    contrast: 1.08,
    crosstalk: 0.03,
    brighten: 0.07,
    tame: 1,
    bloom: { threshold: 1.05, radius: 56, amount: 0.32 },
  })
  addFur(developed, buffer, scene.camera, unit, seed)
  const picture = kuwahara(developed, 3 * unit)
  keepFeatures(picture.data, developed.data, featureMask(buffer, 2 * unit), 0.85)
  addMist(picture, buffer, unit, seed)
  addRimLight(picture.data, buffer, scene.camera, { ink: AURA, amount: 0.4, tightness: 2.6, side: 0 })
  addLightShafts(picture, buffer, scene, MOON_GOLD, 0.42)
  addStars(picture, buffer, scene, unit, seed)
  addWeather(picture, scene, unit, seed)
  clampPicture(picture)
  stretchLevels(picture, 0.6)
  gradePicture(picture, { shadows: [0.02, 0, 0.1], highlights: [0.05, 0.02, -0.01], saturation: 1.14, contrast: 1.06 })
  addSparkles(picture, unit, seed, 150, MOTES)
  addVignette(picture, 0.75, INDIGO)
  return picture
})

/** Colored haze that gets thicker with distance and in low ground. */
function addMist(picture: Picture, buffer: GBuffer, unit: number, seed: number): void {
  const { width, height, data } = picture
  const { depth, instance } = buffer
  const swirl = createNoiseField(width, height, 170 * unit, 4, seed + 4)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const low = smoothstep(0.15, 0.75, y / height)
    for (let x = 0; x < width; x++, i++) {
      const far = smoothstep(3, 45, depth[i])
      const k = (far * 0.2 + low * 0.06) * (0.35 + 1.3 * swirl[i]) * (instance[i] > 0 ? 0.25 : 0.85)
      if (k < 0.01) continue
      const o = i * 3
      for (let c = 0; c < 3; c++) data[o + c] += (MIST[c] - data[o + c]) * Math.min(0.7, k)
    }
  }
}
