import { scratch } from '../../render/scratch.ts'
import { boxBlur } from '../box-blur.ts'
import { inPieces } from '../pause.ts'
import { clampUnit, type Ink, lightnessMap, type Picture } from '../picture.ts'

export type Grade = {
  /** Color added to the shadows, about -0.2 … 0.2 per channel. */
  readonly shadows?: Ink
  /** Color added to the highlights. */
  readonly highlights?: Ink
  /** 1 keeps colors. */
  readonly saturation?: number
  /** 1 keeps contrast; higher values increase it around `PIVOT`. */
  readonly contrast?: number
  /** Added after contrast. */
  readonly lift?: number
}

/** Split-tone color grade, in place. */
export function gradePicture(picture: Picture, grade: Grade): void {
  const { data, width, height } = picture
  inPieces(width * height, (from, to) => gradePiece(data, grade, from, to))
}

/** The lightness that contrast does not change. */
const PIVOT = 0.45
const NONE: Ink = [0, 0, 0]

function gradePiece(data: Float32Array, grade: Grade, from: number, to: number): void {
  const { shadows = NONE, highlights = NONE, saturation = 1, contrast = 1, lift = 0 } = grade
  const [darkR, darkG, darkB] = shadows
  const [brightR, brightG, brightB] = highlights
  const base = PIVOT + lift
  for (let o = from * 3; o < to * 3; o += 3) {
    const r = data[o]
    const g = data[o + 1]
    const b = data[o + 2]
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    const dark = (1 - l) * (1 - l)
    const bright = l * l
    const level = l - PIVOT
    data[o] = clampUnit((level + (r - l) * saturation) * contrast + base + darkR * dark + brightR * bright)
    data[o + 1] = clampUnit((level + (g - l) * saturation) * contrast + base + darkG * dark + brightG * bright)
    data[o + 2] = clampUnit((level + (b - l) * saturation) * contrast + base + darkB * dark + brightB * bright)
  }
}

/**
 * Stretches lightness so that the darkest and brightest hundredths reach black and white, limited by `reach` (0 none … 1 full) and never for
 * scenes that should be dark.
 */
export function stretchLevels(picture: Picture, reach: number): void {
  const { data } = picture
  const histogram = new Uint32Array(256)
  const pixels = data.length / 3
  inPieces(pixels, (from, to) => countLevels(data, histogram, from, to))
  const low = levelAt(histogram, pixels * 0.004) * 0.85 * reach
  const high = 1 + (Math.max(0.72, levelAt(histogram, pixels * 0.994)) - 1) * reach
  const scale = 1 / (high - low)
  inPieces(data.length, (from, to) => stretchPiece(data, low, scale, from, to))
}

function countLevels(data: Float32Array, histogram: Uint32Array, from: number, to: number): void {
  for (let o = from * 3; o < to * 3; o += 3) histogram[Math.min(255, ((0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]) * 255) | 0)]++
}

function stretchPiece(data: Float32Array, low: number, scale: number, from: number, to: number): void {
  for (let i = from; i < to; i++) data[i] = clampUnit((data[i] - low) * scale)
}

function levelAt(histogram: Uint32Array, count: number): number {
  let sum = 0
  for (let i = 0; i < 256; i++) {
    sum += histogram[i]
    if (sum >= count) return i / 255
  }
  return 1
}

/** Local contrast: amplifies differences from the surroundings within `radius` pixels. A small radius sharpens, a large one adds depth. */
export function addClarity(picture: Picture, radius: number, amount: number): void {
  const { data, width, height } = picture
  const pixels = width * height
  const around = boxBlur(lightnessMap(picture, scratch(pixels, pixels)), width, height, 1, Math.max(1, radius), 2)
  inPieces(around.length, (from, to) => clearPiece(data, around, amount, from, to))
}

function clearPiece(data: Float32Array, around: Float32Array, amount: number, from: number, to: number): void {
  for (let i = from, o = from * 3; i < to; i++, o += 3) {
    // Rounded like the blurred values.
    const light = Math.fround(0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2])
    const raw = (light - around[i]) * amount
    const d = raw > 0.12 ? 0.12 : Math.max(raw, -0.12)
    data[o] = clampUnit(data[o] + d)
    data[o + 1] = clampUnit(data[o + 1] + d)
    data[o + 2] = clampUnit(data[o + 2] + d)
  }
}
