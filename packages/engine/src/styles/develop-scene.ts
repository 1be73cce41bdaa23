import { createBloom } from '../filters/light/bloom.ts'
import { lightBelow, toneMap } from '../filters/light/tone-map.ts'
import { pauseAlong } from '../filters/pause.ts'
import type { Ink, Picture } from '../filters/picture.ts'
import { smoothstep } from '../render/noise.ts'
import type { StyleContext } from './style.ts'

export type Development = {
  /** Factor on the scene's own exposure. */
  readonly exposure?: number
  readonly saturation?: number
  readonly contrast?: number
  readonly crosstalk?: number
  /** Glow around light above `threshold`, `radius` in pixels of a 1024 picture. */
  readonly bloom?: { readonly threshold: number; readonly radius: number; readonly amount: number }
  /** Brightens dark scenes to this middle light (linear), at most four times; drawn styles need enough light. */
  readonly brighten?: number
  /** Keeps nine tenths of bright scenes below this light (linear), to leave room for styles that add light. */
  readonly tame?: number
  /** Fill light: brightens dark subjects (black coats, dark skin, backlight) to this middle light (linear), so that a drawn face keeps its features. */
  readonly fill?: number
  /** Linear light to develop instead of the buffer's. */
  readonly light?: Float32Array
  /** Memory for the picture instead of new memory; may be `light` itself. */
  readonly into?: Float32Array
}

/** The buffer's light as a display picture: the first step of every style that keeps the scene's light. */
export function developScene(context: StyleContext, development: Development = {}): Picture {
  const { buffer, scene, unit } = context
  const { width, height } = buffer
  const { bloom: wish, brighten, tame, fill } = development
  let light = development.light ?? buffer.color
  let exposure = scene.exposure * (development.exposure ?? 1)
  if (brighten) {
    const middle = lightBelow(light, exposure, 0.55)
    const wanted = scene.night ? brighten * AT_NIGHT : brighten
    exposure *= Math.min(4, Math.max(1, wanted / Math.max(0.01, middle)))
  }
  if (tame) exposure *= Math.min(1, Math.max(0.35, tame / Math.max(0.01, lightBelow(light, exposure, 0.9))))
  if (fill) light = fillSubjects(light, buffer.instance, exposure, fill)
  const bloom = wish && createBloom(light, width, height, wish.threshold / exposure, wish.radius * unit)
  const { saturation, contrast, crosstalk, into } = development
  const tone = { exposure, saturation, contrast, crosstalk, bloom, bloomAmount: wish?.amount }
  const picture = toneMap(light, width, height, tone, into && { width, height, data: into })
  if (scene.night && !development.light) coolShadows(picture)
  return picture
}

/** Share of `brighten` that applies to a night. */
const AT_NIGHT = 0.38
/** Moonlight has little color of its own: how far moonlit surfaces shift to blue, and the light above which lamps keep their color. */
const COOL = 0.62
const LAMPLIT = 0.62
const MOONLIGHT: Ink = [0.62, 0.86, 1.5]

/** Surfaces without lamplight are blue at night, however green or red they are by day. */
function coolShadows({ data }: Picture): void {
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const [r, g, b] = [data[o], data[o + 1], data[o + 2]]
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    // Lamps and lamplit surfaces are warm; the moon is pale.
    const warm = Math.max(0, r - b)
    const k = COOL * smoothstep(LAMPLIT, 0.2, l + 0.6 * warm * l)
    data[o] = r + (l * MOONLIGHT[0] - r) * k
    data[o + 1] = g + (l * MOONLIGHT[1] - g) * k
    data[o + 2] = b + (Math.min(1, l * MOONLIGHT[2]) - b) * k
  }
}

/** Max factor of a fill light: with more, shadows turn gray. */
const MAX_FILL = 2.8

/** The light with subjects brightened by the factor that their median falls short of `target`. */
function fillSubjects(light: Float32Array, instance: Uint16Array, exposure: number, target: number): Float32Array {
  const step = Math.max(1, Math.floor(instance.length / 40000))
  const seen: number[] = []
  for (let i = 0; i < instance.length; i += step) {
    if (instance[i] === 0) continue
    const o = i * 3
    seen.push((0.3 * light[o] + 0.59 * light[o + 1] + 0.11 * light[o + 2]) * exposure)
  }
  if (seen.length === 0) return light
  seen.sort((a, b) => a - b)
  const factor = Math.min(MAX_FILL, target / Math.max(0.004, seen[Math.floor(seen.length / 2)]))
  if (factor <= 1.02) return light
  const filled = light.slice()
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    if (instance[i] === 0) continue
    // Bright parts of the subject change little: fill light reaches the dark parts.
    const l = (0.3 * light[o] + 0.59 * light[o + 1] + 0.11 * light[o + 2]) * exposure
    const k = 1 + (factor - 1) / (1 + l * 3)
    filled[o] *= k
    filled[o + 1] *= k
    filled[o + 2] *= k
  }
  return filled
}
