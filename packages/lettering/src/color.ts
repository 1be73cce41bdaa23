import { clamp } from './noise.ts'

/** Linear light, each channel 0 … 1, and above 1 where it glows. */
export type Rgb = readonly [number, number, number]

function toLinear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** `#rrggbb` as linear light. */
export function rgb(hex: string): Rgb {
  const number = Number.parseInt(hex.slice(1), 16)
  return [
    toLinear((number >> 16) / 255),
    toLinear(((number >> 8) & 255) / 255),
    toLinear((number & 255) / 255),
  ]
}

export function blend(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

export function scaled(color: Rgb, by: number): Rgb {
  return [color[0] * by, color[1] * by, color[2] * by]
}

/** Interpolates between stops that are spread evenly over 0 … 1. */
export function ramp(stops: readonly Rgb[], t: number): Rgb {
  const at = clamp(t) * (stops.length - 1)
  const index = Math.min(stops.length - 2, Math.floor(at))
  return blend(stops[index]!, stops[index + 1]!, at - index)
}

/** A pure hue as linear light; 0 and 1 are red. */
export function hue(turn: number): Rgb {
  const part = (shift: number) => toLinear(clamp(Math.abs(((((turn + shift) % 1) + 1) % 1) * 6 - 3) - 1))
  return [part(0), part(2 / 3), part(1 / 3)]
}

const STEPS = 4095
/** The sRGB byte for each step of linear light 0 … 1. */
const BYTES = Uint8ClampedArray.from({ length: STEPS + 1 }, (_, index) => {
  const value = index / STEPS
  return (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055) * 255
})
export const LIGHT_OF_BYTE = Float32Array.from({ length: 256 }, (_, byte) => toLinear(byte / 255))

/** Linear light as a byte; light brighter than white is clipped to white. */
export function toByte(light: number): number {
  return BYTES[(clamp(light) * STEPS + 0.5) | 0]!
}

/** Draws a color over `pixel`, which is premultiplied light. */
export function over(pixel: Float32Array, color: Rgb, cover: number): void {
  if (cover <= 0) return
  const a = Math.min(cover, 1)
  const rest = 1 - a
  pixel[0] = pixel[0]! * rest + color[0] * a
  pixel[1] = pixel[1]! * rest + color[1] * a
  pixel[2] = pixel[2]! * rest + color[2] * a
  pixel[3] = pixel[3]! * rest + a
}

/** Adds light: the weaker it is, the more of the background shows through. */
export function shine(pixel: Float32Array, color: Rgb, strength: number): void {
  if (strength <= 0) return
  pixel[0] = pixel[0]! + color[0] * strength
  pixel[1] = pixel[1]! + color[1] * strength
  pixel[2] = pixel[2]! + color[2] * strength
  const cover = clamp(Math.max(color[0], color[1], color[2]) * strength)
  pixel[3] = pixel[3]! + (1 - pixel[3]!) * cover
}
