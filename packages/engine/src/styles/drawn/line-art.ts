import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { coverWithInk, createPicture, type Ink, lightnessMap } from '../../filters/picture.ts'
import { hatch } from '../../filters/strokes/hatch-strokes.ts'
import { penLines } from '../../filters/xdog.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Black and paper share a hue so close to neutral that the drawing has no color to speak of. */
const INK: Ink = [0.06, 0.06, 0.07]
const PAPER: Ink = [0.985, 0.98, 0.97]

/** Pen drawing: black contours on white, shadows in hatched strokes, open sky left blank. */
export const lineArt = defineStyle({
  id: 'line-art',
  hints: { light: 'natural', saturation: 0.2, detail: 0.6, faces: 'ink' },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const { width, height, surface, instance, depth } = buffer
    const developed = developScene(context, { fill: 0.24, contrast: 1.1, brighten: 0.3 })
    const light = lightnessMap(kuwahara(developed, 4 * unit, checkpoint))
    checkpoint()
    const picture = createPicture(width, height)
    picture.data.fill(1)
    for (let o = 0; o < picture.data.length; o += 3) {
      pauseAlong(o)
      picture.data.set(PAPER, o)
    }
    const dark = new Float32Array(light.length)
    for (let i = 0; i < dark.length; i++) {
      pauseAlong(i)
      if (surface[i] === SURFACE.sky) continue
      // Far scenery is left to its contour: fewer lines with distance is how drawings show air.
      const air = instance[i] > 0 ? 1 : smoothstep(80, 6, depth[i]) * 0.6 + 0.35
      dark[i] = (1 - light[i]) * air
    }
    checkpoint()
    const strokes = { ink: INK, alpha: 0.9, halfWidth: 0.5 * unit, looseness: 0.35, length: 46 * unit }
    hatch(picture, dark, buffer, { ...strokes, angle: -0.78, spacing: 7.5 * unit, threshold: 0.5, seed })
    checkpoint()
    hatch(picture, dark, buffer, { ...strokes, angle: -0.62, spacing: 7.5 * unit, threshold: 0.66, seed: seed + 1 })
    hatch(picture, dark, buffer, { ...strokes, angle: 0.6, spacing: 7 * unit, threshold: 0.8, seed: seed + 2 })
    checkpoint()
    const blacks = penLines(light, width, height, 1.4 * unit, 0.09, 12)
    for (let i = 0; i < blacks.length; i++) {
      pauseAlong(i)
      // Foliage and mirrored shores are all small darks: filled in they would outweigh the subject.
      const kind = surface[i]
      const busy = kind === SURFACE.water || (kind === SURFACE.sprite && instance[i] === 0)
      if (kind === SURFACE.sky || busy) blacks[i] = 0
    }
    coverWithInk(picture, blacks, INK)
    checkpoint()
    coverWithInk(picture, inkLines(buffer, scene.camera, { width: 2.3 * unit, inner: 1, scenery: 0.62 }), INK)
    return picture
  },
})
