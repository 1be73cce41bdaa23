import { frameOf } from '../../filters/camera-frame.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { cutDiorama } from '../../filters/motifs/diorama.ts'
import { pauseAt } from '../../filters/pause.ts'
import { coverWithInk, type Ink, inkOf, lightnessAt, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const BACKDROP_TOP = inkOf('#cfe6f2')
const BACKDROP_BOTTOM = inkOf('#f6e3d6')
const EDGE = inkOf('#3b3654')
/** Light on the three faces of a cube: top, right, left. */
const TOP = 1.06
const RIGHT = 0.9
const LEFT = 0.74

/** Isometric miniature: parallel view, matt colors in three tones by facing, soft contact shade, a block of ground before a plain pastel backdrop. */
export const isometric = defineStyle({
  id: 'isometric',
  hints: { light: 'studio', camera: 'isometric', saturation: 1.1, detail: 0.6, faces: 'simple' },
  paint(context) {
    const { buffer, scene, unit, checkpoint } = context
    const lit = developScene(context, { fill: 0.14, exposure: 1.25, saturation: 1.15, brighten: 0.2 })
    const matt = toneMap(buffer.albedo, buffer.width, buffer.height, { exposure: 1.75, saturation: 1.2 })
    checkpoint()
    shadeByFacing(matt, lit, context)
    checkpoint()
    const picture = kuwahara(matt, 3.2 * unit, checkpoint)
    checkpoint()
    keepFeatures(picture.data, matt.data, featureMask(buffer, 2 * unit))
    checkpoint()
    applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 80 * unit), 0.8, [0.45, 0.38, 0.55])
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.2 * unit, inner: 0.7, scenery: 0.4 }), EDGE, 0.4)
    checkpoint()
    cutDiorama(picture, buffer, scene, unit, backdropAt)
    return picture
  },
})

function backdropAt(share: number): Ink {
  return mixInk(BACKDROP_TOP, BACKDROP_BOTTOM, smoothstep(0, 1, share))
}

/** Paints every pixel in its own color times the tone of its facing; shadow and lamp light of the scene come along. */
function shadeByFacing(matt: Picture, lit: Picture, context: StyleContext): void {
  const { buffer, scene } = context
  const { width, height, data } = matt
  const { normal, surface } = buffer
  const { right } = frameOf(scene.camera)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const o = i * 3
      if (surface[i] === SURFACE.sky) {
        data.set(backdropAt(v), o)
        continue
      }
      const upward = Math.max(0, normal[o + 1])
      const across = normal[o] * right[0] + normal[o + 2] * right[2]
      const side = mix(LEFT, RIGHT, smoothstep(-0.5, 0.5, across))
      const facing = surface[i] === SURFACE.sprite ? 0.92 : mix(side, TOP, smoothstep(0.35, 0.8, upward))
      const own = Math.max(0.04, lightnessAt(data, o))
      const light = lightnessAt(lit.data, o)
      const shadow = 0.68 + 0.32 * smoothstep(0.45, 0.8, light / own)
      // Water mirrors and lamps shine: both live in the lit picture, not in the color of the surface.
      const shine = surface[i] === SURFACE.water ? 0.45 : smoothstep(1.6, 3, light / own) * 0.9
      for (let c = 0; c < 3; c++) {
        const flat = Math.min(1, data[o + c] * facing * shadow)
        data[o + c] = flat + (lit.data[o + c] - flat) * shine
      }
    }
  }
}
