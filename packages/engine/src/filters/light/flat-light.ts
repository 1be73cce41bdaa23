import type { GBuffer } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { boxBlur } from '../box-blur.ts'
import { pauseAlong } from '../pause.ts'
import type { Ink, Picture } from '../picture.ts'

export type FlatLight = {
  /** Multiplies colors in the shade. */
  readonly shade: Ink
  /** Share of full light below which a pixel is in the shade, 0 … 1. */
  readonly split: number
  /** Width of the step between light and shade, as a share of full light. */
  readonly softness: number
  /** Pixels over which light is smoothed before it is split, so that small ripples of form draw no shapes. */
  readonly smoothing: number
}

/**
 * Cel light on the subjects, in place: their own color flat where light falls, tinted elsewhere. `lit` is the developed scene, `matt` its bare
 * surface colors. Glowing things do not change.
 */
export function flattenLight(picture: Picture, lit: Picture, matt: Picture, buffer: GBuffer, look: FlatLight): void {
  const { width, height, instance } = buffer
  const ratio = new Float32Array(width * height)
  const telling = new Uint8Array(width * height)
  for (let i = 0, o = 0; i < ratio.length; i++, o += 3) {
    pauseAlong(i)
    const own = 0.3 * matt.data[o] + 0.59 * matt.data[o + 1] + 0.11 * matt.data[o + 2]
    const light = 0.3 * lit.data[o] + 0.59 * lit.data[o + 1] + 0.11 * lit.data[o + 2]
    ratio[i] = instance[i] === 0 ? 0 : Math.min(4, (light + 0.02) / (own + 0.02))
    telling[i] = own > BLACK ? 1 : 0
  }
  const full = fullLight(ratio, telling)
  if (full === 0) return
  const tint = lightTint(ratio, lit, matt, full)
  smoothInside(ratio, buffer, look.smoothing)
  const { data } = picture
  for (let i = 0, o = 0; i < ratio.length; i++, o += 3) {
    pauseAlong(i)
    if (instance[i] === 0) continue
    const level = ratio[i] / full
    const light = smoothstep(look.split - look.softness, look.split + look.softness, level)
    const glow = smoothstep(1.5, 2.4, level)
    for (let c = 0; c < 3; c++) {
      const bright = matt.data[o + c] * tint[c]
      const flat = Math.min(1, bright * (look.shade[c] + (1 - look.shade[c]) * light))
      data[o + c] = flat + (lit.data[o + c] - flat) * glow
    }
  }
}

/** Surface colors darker than this say little about the light: the sheen of black hair must not put the face in the shade. */
const BLACK = 0.16
/** If less than this share of the subjects is brighter, the subjects are black and all of their pixels count. */
const ENOUGH = 0.15

/** The level of full light: about the brightest fifth of the subjects, or of their `telling` pixels. */
function fullLight(ratio: Float32Array, telling: Uint8Array): number {
  const step = Math.max(1, Math.floor(ratio.length / 40000))
  const all: number[] = []
  const bright: number[] = []
  for (let i = 0; i < ratio.length; i += step) {
    if (ratio[i] <= 0) continue
    all.push(ratio[i])
    if (telling[i] === 1) bright.push(ratio[i])
  }
  if (all.length === 0) return 0
  const seen = bright.length < all.length * ENOUGH ? all : bright
  seen.sort((a, b) => a - b)
  return Math.max(0.08, seen[Math.floor(seen.length * 0.78)])
}

/** Min ratio of a color's weakest channel to its strongest for it to reveal the color of the light: the sheen of red armor would seem green. */
const PLAIN = 0.34

/** Color and strength of full light, kept near white: a night stays dark and a sunset warm, but colors keep their hue. */
function lightTint(ratio: Float32Array, lit: Picture, matt: Picture, full: number): Ink {
  // Without any usable color, the light is white.
  const sum = [1e-3, 1e-3, 1e-3]
  const own = [1e-3, 1e-3, 1e-3]
  for (let i = 0; i < ratio.length; i += 7) {
    if (ratio[i] < full * 0.85 || ratio[i] > full * 1.4) continue
    const [r, g, b] = [matt.data[i * 3], matt.data[i * 3 + 1], matt.data[i * 3 + 2]]
    if (Math.min(r, g, b) < PLAIN * Math.max(r, g, b)) continue
    for (let c = 0; c < 3; c++) {
      sum[c] += lit.data[i * 3 + c]
      own[c] += matt.data[i * 3 + c]
    }
  }
  const strength = Math.min(1.12, full ** 0.6)
  const mean = (sum[0] + sum[1] + sum[2]) / (own[0] + own[1] + own[2])
  const tint = (c: number): number => strength * (1 + Math.max(-0.22, Math.min(0.22, (sum[c] / own[c] / mean - 1) * 0.6)))
  return [tint(0), tint(1), tint(2)]
}

/** Blurs light over the subjects only: the background must not leak in at their outlines. */
function smoothInside(ratio: Float32Array, { width, height, instance }: GBuffer, radius: number): void {
  const weight = new Float32Array(ratio.length)
  for (let i = 0; i < weight.length; i++) {
    pauseAlong(i)
    weight[i] = instance[i] > 0 ? 1 : 0
  }
  const r = Math.max(1, radius)
  boxBlur(ratio, width, height, 1, r, 2)
  boxBlur(weight, width, height, 1, r, 2)
  for (let i = 0; i < ratio.length; i++) {
    pauseAlong(i)
    if (weight[i] > 1e-3) ratio[i] /= weight[i]
  }
}
