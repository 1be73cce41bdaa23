import { boxBlur } from './box-blur.ts'
import { pauseAt } from './pause.ts'
import { type Ink, lightnessMap, type Picture } from './picture.ts'

export type Grade = {
  /** Colour added to the shadows, about -0.2 … 0.2 a channel. */
  readonly shadows?: Ink
  /** Colour added to the highlights. */
  readonly highlights?: Ink
  /** 1 keeps colours. */
  readonly saturation?: number
  /** 1 keeps contrast; pivots on `pivot`. */
  readonly contrast?: number
  readonly pivot?: number
  /** Added after contrast. */
  readonly lift?: number
}

/** Split-tone colour grade, in place. */
export function gradePicture(picture: Picture, grade: Grade): void {
  pauseAt(0)
  const { data } = picture
  const {
    shadows = [0, 0, 0],
    highlights = [0, 0, 0],
    saturation = 1,
    contrast = 1,
    pivot = 0.45,
    lift = 0,
  } = grade
  for (let o = 0; o < data.length; o += 3) {
    const l = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    const dark = (1 - l) * (1 - l)
    const bright = l * l
    for (let c = 0; c < 3; c++) {
      let v = l + (data[o + c] - l) * saturation
      v = (v - pivot) * contrast + pivot + lift + shadows[c] * dark + highlights[c] * bright
      data[o + c] = v > 0 ? Math.min(v, 1) : 0
    }
  }
}

/**
 * Stretches lightness so that the darkest and brightest hundredths reach black and white, at most as far as `reach` (0 none … 1
 * all the way) and never for scenes that are meant dark.
 */
export function stretchLevels(picture: Picture, reach: number): void {
  pauseAt(0)
  const { data } = picture
  const histogram = new Uint32Array(256)
  const pixels = data.length / 3
  for (let o = 0; o < data.length; o += 3) {
    histogram[Math.min(255, ((0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]) * 255) | 0)]++
  }
  const low = levelAt(histogram, pixels * 0.004) * 0.85 * reach
  const high = 1 + (Math.max(0.72, levelAt(histogram, pixels * 0.994)) - 1) * reach
  const scale = 1 / (high - low)
  for (let i = 0; i < data.length; i++) {
    const v = (data[i] - low) * scale
    data[i] = v > 0 ? Math.min(v, 1) : 0
  }
}

function levelAt(histogram: Uint32Array, count: number): number {
  let sum = 0
  for (let i = 0; i < 256; i++) {
    sum += histogram[i]
    if (sum >= count) return i / 255
  }
  return 1
}

/** Local contrast: lifts what differs from its surroundings over `radius` pixels. Small radius sharpens, large adds depth. */
export function addClarity(picture: Picture, radius: number, amount: number): void {
  pauseAt(0)
  const { data, width, height } = picture
  const light = lightnessMap(picture)
  const around = boxBlur(light.slice(), width, height, 1, Math.max(1, radius), 2)
  for (let i = 0, o = 0; i < light.length; i++, o += 3) {
    const raw = (light[i] - around[i]) * amount
    const d = raw > 0.12 ? 0.12 : Math.max(raw, -0.12)
    for (let c = 0; c < 3; c++) {
      const v = data[o + c] + d
      data[o + c] = v > 0 ? Math.min(v, 1) : 0
    }
  }
}
