import { pauseAt } from '../pause.ts'
import { clampUnit, createPicture, type Picture } from '../picture.ts'
import { type Bloom, readBloomRow } from './bloom.ts'

export type Tone = {
  /** Multiplies light before the curve; 1 leaves a sunny day unchanged. */
  readonly exposure: number
  /** 1 keeps colors. */
  readonly saturation?: number
  /** 1 keeps contrast; pivots on middle gray. */
  readonly contrast?: number
  /** 0 … 0.2: how far strong light fades to white, as on film, instead of turning into pure color. */
  readonly crosstalk?: number
  readonly bloom?: Bloom
  readonly bloomAmount?: number
}

const STEPS = 4096
const BRIGHTEST = 16
/** A compromise between the key values of indoor and outdoor pictures. */
const KEY = 0.72

/** Filmic curve (toe, straight part, shoulder) with the sRGB transfer, sampled over the square root of light. */
const CURVE = createCurve()

function createCurve(): Float32Array {
  const curve = new Float32Array(STEPS + 2)
  for (let i = 0; i < curve.length; i++) {
    const root = i / STEPS
    const x = root * root * BRIGHTEST
    const film = Math.min(1, (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14))
    curve[i] = film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055
  }
  return curve
}

function develop(light: number): number {
  if (!(light > 0)) return 0
  const u = Math.sqrt(Math.min(light, 1)) * STEPS
  const k = u | 0
  return CURVE[k] + (CURVE[k + 1] - CURVE[k]) * (u - k)
}

/** Turns linear HDR light of width x height into a display picture. Does not change `color`, unless the picture uses its memory. */
export function toneMap(color: Float32Array, width: number, height: number, tone: Tone, picture = createPicture(width, height)): Picture {
  const out = picture.data
  const { bloom, bloomAmount = 0.3, saturation = 1, contrast = 1, crosstalk = 0 } = tone
  const scale = (tone.exposure * KEY) / BRIGHTEST
  const own = 1 - 2 * crosstalk
  const shift = 0.5 - 0.5 * contrast
  const glow = new Float32Array(width * 3)
  // Restores the saturation that crosstalk takes from the middle tones.
  const vivid = saturation / (1 - 1.9 * crosstalk)
  for (let y = 0; y < height; y++) {
    pauseAt(y)
    if (bloom) readBloomRow(bloom, y, width, bloomAmount, glow)
    const row = y * width * 3
    developRow(color, glow, out, row, (own - crosstalk) * scale, crosstalk * scale, vivid, contrast, shift)
  }
  return picture
}

function developRow(
  color: Float32Array,
  glow: Float32Array,
  out: Float32Array,
  row: number,
  own: number,
  spilt: number,
  vivid: number,
  contrast: number,
  shift: number,
): void {
  for (let o = 0, i = row; o < glow.length; o += 3, i += 3) {
    let r = color[i] + glow[o]
    let g = color[i + 1] + glow[o + 1]
    let b = color[i + 2] + glow[o + 2]
    const spill = spilt * (r + g + b)
    r = develop(r * own + spill)
    g = develop(g * own + spill)
    b = develop(b * own + spill)
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    r = (l + (r - l) * vivid) * contrast + shift
    g = (l + (g - l) * vivid) * contrast + shift
    b = (l + (b - l) * vivid) * contrast + shift
    out[i] = clampUnit(r)
    out[i + 1] = clampUnit(g)
    out[i + 2] = clampUnit(b)
  }
}

/** The light level (linear, exposed) that `share` of the picture's pixels stay below. */
export function lightBelow(color: Float32Array, exposure: number, share: number): number {
  const pixels = color.length / 3
  const step = Math.max(1, Math.floor(pixels / 6000))
  const light: number[] = []
  for (let i = 0; i < pixels; i += step) {
    const o = i * 3
    light.push((0.3 * color[o] + 0.59 * color[o + 1] + 0.11 * color[o + 2]) * exposure)
  }
  light.sort((a, b) => a - b)
  return light[Math.floor((light.length - 1) * share)] ?? 0
}
