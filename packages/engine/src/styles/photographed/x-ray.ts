import { boxBlur } from '../../filters/box-blur.ts'
import { frameOf } from '../../filters/camera-frame.ts'
import { addGrain } from '../../filters/grain.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, inkOf, lightnessMap } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const FILM = inkOf('#04090f')
const MIDDLE = inkOf('#3c7fa6')
const BRIGHT = inkOf('#eefaff')

/** X-ray: bodies of glass on dark film, bright where they turn away and where walls lie one behind the other, denser in their core. */
export const xRay = defineStyle({
  id: 'x-ray',
  hints: { light: 'studio', saturation: 0.3, detail: 0.3, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const lines = inkLines(buffer, scene.camera, { width: 2.2 * unit, inner: 0.9, scenery: 0.6 })
    checkpoint()
    const dense = density(lines, context)
    checkpoint()
    const halo = boxBlur(dense.slice(), width, height, 1, Math.max(1, 16 * unit), 2)
    const picture = createPicture(width, height)
    for (let y = 0, i = 0; y < height; y++) {
      pauseAt(y)
      for (let x = 0; x < width; x++, i++) {
        const d = Math.min(1, dense[i] + halo[i] * 0.22)
        const low = Math.min(1, d * 1.7)
        const high = smoothstep(0.5, 1, d)
        // The clip and the rounded corners of a film held to a light box.
        const corner = Math.min(x, y, width - 1 - x, height - 1 - y) / unit
        const edge = smoothstep(6, 18, corner)
        for (let c = 0; c < 3; c++) {
          const film = FILM[c] + (MIDDLE[c] - FILM[c]) * low
          picture.data[i * 3 + c] = (film + (BRIGHT[c] - film) * high) * edge + BRIGHT[c] * (1 - edge) * 0.85
        }
      }
    }
    checkpoint()
    addGrain(picture, 0.016, seed)
    return picture
  },
})

/** How much of the ray every place swallows. */
function density(lines: Float32Array, { buffer, scene, unit, seed }: StyleContext): Float32Array {
  const { width, height, normal, instance, surface, depth } = buffer
  const { forward } = frameOf(scene.camera)
  const albedo = lightnessMap(toneMap(buffer.albedo, width, height, { exposure: 1.6 }))
  const mask = new Float32Array(albedo.length)
  for (let i = 0; i < mask.length; i++) {
    pauseAlong(i)
    mask[i] = instance[i] > 0 ? 1 : 0
  }
  // Far from its outline a body is thick: the blurred mask stands in for bone.
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
