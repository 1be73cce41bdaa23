import { createRandom } from '../../render/noise.ts'
import type { Scene } from '../../render/scene.ts'
import { type Ink, inkOf, mixInk, type Picture } from '../picture.ts'
import { splatDisc, splatLine } from '../splat.ts'

export type ParticleLook = {
  /** Tint of the particles, mixed in by `tintAmount`; default none. */
  readonly tint?: Ink
  readonly tintAmount?: number
  /** Factor on the number of particles; default 1. */
  readonly density?: number
  /** Factor on their opacity; default 1. */
  readonly opacity?: number
  /** 0 keeps flat discs (drawn styles), 1 soft blobs (photographic ones); default 1. */
  readonly softness?: number
}

const LEAVES = ['#c8641e', '#d99a2b', '#a83a1a', '#8a5a22'].map(inkOf)
const PETALS = ['#f7c4d4', '#f2a7be', '#fbe0e8'].map(inkOf)
const CONFETTI = ['#f0443c', '#f7c52a', '#3a8fe0', '#3fb86a', '#e86ab0', '#8a5ad8'].map(inkOf)
const SNOW: Ink = [0.98, 0.98, 1]
const RAIN: Ink = [0.83, 0.86, 0.92]

/** Draws what falls through the scene's air: rain, snow, leaves, petals, confetti. Nearer particles are larger, softer and fewer. */
export function addWeather(picture: Picture, scene: Scene, unit: number, seed: number, look: ParticleLook = {}): void {
  const { weather } = scene
  const crowd = ((picture.width * picture.height) / (unit * unit * 1024 * 1024)) * (look.density ?? 1)
  if (weather.rain > 0) addRain(picture, unit, seed, look, Math.round(650 * weather.rain * crowd))
  if (weather.snow > 0) addSnow(picture, unit, seed, look, Math.round(300 * weather.snow * crowd))
  if (weather.leaves) addFlakes(picture, unit * Math.sqrt(Math.max(1, weather.leaves)), seed + 11, look, LEAVES, Math.round(70 * weather.leaves * crowd))
  if (weather.petals) addFlakes(picture, unit, seed + 23, look, PETALS, Math.round(110 * weather.petals * crowd))
  if (weather.confetti) addFlakes(picture, unit, seed + 41, look, CONFETTI, Math.round(190 * weather.confetti * crowd))
}

const tinted = (ink: Ink, look: ParticleLook): Ink => (look.tint ? mixInk(ink, look.tint, look.tintAmount ?? 0.6) : ink)

function addRain(picture: Picture, unit: number, seed: number, look: ParticleLook, count: number): void {
  const random = createRandom(seed + 5)
  const ink = tinted(RAIN, look)
  const opacity = look.opacity ?? 1
  for (let k = 0; k < count; k++) {
    const near = random() ** 2
    const x = random() * picture.width * 1.1
    const y = random() * picture.height
    const length = (14 + 60 * near) * unit
    const half = (0.3 + 0.65 * near) * unit
    splatLine(picture, x, y, half * 0.4, x - length * 0.13, y + length, half, ink, (0.12 + 0.3 * near) * opacity)
  }
}

function addSnow(picture: Picture, unit: number, seed: number, look: ParticleLook, count: number): void {
  const random = createRandom(seed + 7)
  const ink = tinted(SNOW, look)
  const opacity = look.opacity ?? 1
  const softness = look.softness ?? 1
  for (let k = 0; k < count; k++) {
    const near = random() ** 3
    const radius = (1.1 + near * 9) * unit
    const alpha = (0.85 - 0.55 * near) * opacity
    splatDisc(picture, random() * picture.width, random() * picture.height, radius, ink, alpha, softness * 0.8)
  }
}

function addFlakes(picture: Picture, unit: number, seed: number, look: ParticleLook, inks: readonly Ink[], count: number): void {
  const random = createRandom(seed)
  for (let k = 0; k < count; k++) {
    const near = random() ** 2
    const radius = (2.2 + near * 7) * unit
    const turn = random() * Math.PI
    const reach = radius * (0.6 + 0.9 * random())
    const x = random() * picture.width
    const y = random() * picture.height
    const ink = tinted(inks[Math.floor(random() * inks.length)], look)
    const alpha = (0.95 - 0.35 * near) * (look.opacity ?? 1)
    const dx = Math.cos(turn) * reach
    const dy = Math.sin(turn) * reach
    splatLine(picture, x - dx, y - dy, radius * 0.25, x, y, radius * 0.7, ink, alpha)
    splatLine(picture, x, y, radius * 0.7, x + dx, y + dy, radius * 0.2, ink, alpha)
  }
}

/** Glowing motes: a hot core in a soft halo. Brighter ones are rarer. */
export function addSparkles(picture: Picture, unit: number, seed: number, count: number, inks: readonly Ink[]): void {
  const random = createRandom(seed + 31)
  for (let k = 0; k < count; k++) {
    const size = 1.2 + random() * random() * 7
    const x = random() * picture.width
    const y = picture.height * (0.08 + 0.92 * random())
    const ink = inks[Math.floor(random() * inks.length)]
    const alpha = 0.35 + 0.5 * random()
    splatDisc(picture, x, y, size * 2.6 * unit, ink, alpha * 0.4, 1)
    splatDisc(picture, x, y, size * 0.8 * unit, mixInk(ink, [1, 1, 1], 0.7), alpha, 0.8)
  }
}
