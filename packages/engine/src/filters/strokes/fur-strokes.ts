import type { GBuffer } from '../../render/g-buffer.ts'
import { createRandom, valueNoise } from '../../render/noise.ts'
import type { Camera } from '../../render/scene.ts'
import { scratch } from '../../render/scratch.ts'
import { type CameraFrame, frameOf } from '../camera-frame.ts'
import { pause, pauseAlong } from '../pause.ts'
import type { Picture } from '../picture.ts'
import { splatLine } from '../splat.ts'

/** Max hairs in a picture of 1024²; more cost time without a visible difference. */
const MAX_HAIRS = 110000

/**
 * Draws single hairs where the buffer has fur: rooted on the body, combed down and outward in clumps, in the color of their root, alternately
 * lighter and darker. At outlines they reach over the background, which hides the body's hard edge.
 */
export function addFur(picture: Picture, buffer: GBuffer, camera: Camera, unit: number, seed: number): void {
  const { fur } = buffer
  let count = 0
  for (let i = 0; i < fur.length; i++) {
    pauseAlong(i)
    if (fur[i] > 0.1) count++
  }
  if (count === 0) return
  const roots = new Uint32Array(count)
  for (let i = 0, n = 0; i < fur.length; i++) {
    pauseAlong(i)
    if (fur[i] > 0.1) roots[n++] = i
  }
  const frame = frameOf(camera)
  const random = createRandom(seed ^ 0x2c1b3c6d)
  const hairs = Math.min(MAX_HAIRS * unit, count * 0.5)
  // Hairs take their color from the picture before any hair, else they would copy earlier hairs.
  const shade = scratch(picture.data.length)
  shade.set(picture.data)
  for (let k = 0; k < hairs; k++) {
    if ((k & 2047) === 2047) pause()
    growHair(picture, shade, buffer, frame, unit, random, roots[(random() * count) | 0])
  }
  clearFeatures(picture, shade, buffer)
}

function growHair(
  picture: Picture,
  shade: Float32Array,
  { width, fur, normal, depth }: GBuffer,
  frame: CameraFrame,
  unit: number,
  random: () => number,
  i: number,
): void {
  const x = i % width
  const y = (i / width) | 0
  const nx = normal[i * 3]
  const ny = normal[i * 3 + 1]
  const nz = normal[i * 3 + 2]
  const outX = nx * frame.right[0] + ny * frame.right[1] + nz * frame.right[2]
  const outY = -(nx * frame.up[0] + ny * frame.up[1] + nz * frame.up[2])
  const clump = valueNoise((x / unit) * 0.035 + 5, (y / unit) * 0.035) - 0.5
  let dx = outX * 0.9 + clump * 1.5 - 0.25
  let dy = outY * 0.75 + 0.62 + clump * 0.25
  const scale = 1 / (Math.sqrt(dx * dx + dy * dy) || 1)
  const length = (3.5 + 5.5 * random()) * unit * fur[i] * Math.min(2.4, 5.2 / depth[i])
  dx *= scale * length
  dy *= scale * length
  const tone = 0.8 + 0.46 * random()
  const o = i * 3
  const ink = [Math.min(1, shade[o] * tone), Math.min(1, shade[o + 1] * tone), Math.min(1, shade[o + 2] * tone)] as const
  const half = (0.34 + 0.26 * random()) * unit
  const sway = (random() - 0.5) * length * 0.5
  const mx = x + dx * 0.55 + sway * 0.3
  const my = y + dy * 0.45
  splatLine(picture, x, y, half, mx, my, half * 0.9, ink, 0.55)
  splatLine(picture, mx, my, half * 0.9, x + dx + sway * 0.5, y + dy, half * 0.35, ink, 0.5)
}

/** Eyes, noses and collars have no fur: hairs of the body around them must not grow over them. */
function clearFeatures(picture: Picture, shade: Float32Array, buffer: GBuffer): void {
  const { instance, fur } = buffer
  const { data } = picture
  for (let i = 0, o = 0; i < fur.length; i++, o += 3) {
    pauseAlong(i)
    if (instance[i] === 0 || fur[i] > 0.02) continue
    data[o] += (shade[o] - data[o]) * 0.85
    data[o + 1] += (shade[o + 1] - data[o + 1]) * 0.85
    data[o + 2] += (shade[o + 2] - data[o + 2]) * 0.85
  }
}
