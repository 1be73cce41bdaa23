import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { addGrain } from '../../filters/grain.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { focusLens } from '../../filters/light/depth-of-field.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addLightShafts } from '../../filters/light/light-shafts.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { pauseAt } from '../../filters/pause.ts'
import { clampPicture, inkOf, mix, type Picture } from '../../filters/picture.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { FAR, type GBuffer, SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** Focus distance from which the whole scene is sharp, as with a landscape photographer's small aperture. */
const LANDSCAPE = 20

/** A photograph: a lens, film and a careful print. */
export const photorealistic = defineStyle('photorealistic', (context) => {
  const { buffer, scene, unit, seed } = context
  const portrait = scene.focus < 5
  const lens = { focus: scene.focus, aperture: (portrait ? 15 : 8) * unit }
  const seen = scene.focus < LANDSCAPE ? focusLens(buffer, lens) : undefined
  const film = { saturation: 1.02, contrast: 1.03, crosstalk: 0.05, bloom: { threshold: 1.1, radius: 26, amount: 0.26 } }
  const picture = developScene(context, { ...film, light: seen ?? buffer.color, into: seen })
  if (seen) {
    // Contact points with the ground and between things are darker than the sky's light alone makes them.
    applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 24 * unit), 0.32, [0.3, 0.26, 0.28])
  }
  addFur(picture, buffer, scene.camera, unit, seed)
  addWeather(picture, scene, unit, seed)
  stretchLevels(picture, 0.8)
  // In front of paper, strong clarity would put a halo around the sitter.
  addClarity(picture, 34 * unit, portrait ? 0.08 : 0.22)
  addClarity(picture, Math.max(1, unit), 0.35)
  gradePicture(picture, { shadows: [0.004, 0.008, 0.022], highlights: [0.012, 0.004, -0.016] })
  addVignette(picture, 0.3)
  addGrain(picture, 0.011, seed)
  return picture
})

const CREAM = inkOf('#fff6d8')
const BANANA = inkOf('#ffdf6b')
const WHITE = inkOf('#ffffff')

/** Clean and bright: a clear day with a warm glow from the upper left, crisp cheerful subjects. */
export const nanoBanana = defineStyle('nano-banana', (context) => {
  const { buffer, scene, unit, seed } = context
  const sharp = developScene(context, { fill: 0.14, exposure: 1.3, saturation: 1.16, contrast: 1.04, crosstalk: 0.03, brighten: 0.24, tame: 0.85 })
  const picture = kuwahara(sharp, 3 * unit)
  keepFeatures(picture.data, sharp.data, featureMask(buffer, 2 * unit))
  applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 60 * unit), 0.7, [0.62, 0.5, 0.45])
  airOut(picture, buffer)
  addRimLight(picture.data, buffer, scene.camera, { ink: WHITE, amount: 0.35, tightness: 2, side: 0 })
  addStars(picture, buffer, scene, unit, seed, { size: 1.2 })
  addWeather(picture, scene, unit * 1.2, seed, { density: 0.5, softness: 0.4, opacity: 0.9 })
  clampPicture(picture)
  stretchLevels(picture, 0.5)
  gradePicture(picture, { shadows: [0.05, 0.045, 0.05], highlights: [0.015, 0.01, -0.015], saturation: 1.18, contrast: 1.05, lift: 0.03 })
  addClarity(picture, Math.max(1, 1.2 * unit), 0.5)
  return picture
})

/** Brightens everything behind the subject slightly with cream light, with a yellow glow from the upper left. */
function airOut(picture: Picture, buffer: GBuffer): void {
  const { width, height, data } = picture
  const { depth, instance, surface } = buffer
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const u = x / width - 0.1
      const v = y / height
      const glow = Math.max(0, 1 - Math.sqrt(u * u + v * v) * 0.95)
      const behind = depth[i] >= FAR || surface[i] === SURFACE.sky ? 0.12 : smoothstep(3, 60, depth[i]) * 0.18 + 0.03
      const air = instance[i] > 0 ? 0.03 : behind
      const o = i * 3
      for (let c = 0; c < 3; c++) {
        const warm = mix(CREAM[c], BANANA[c], glow * 0.5)
        data[o + c] += (warm - data[o + c]) * Math.min(0.5, air * (0.7 + glow * 0.8))
      }
    }
  }
}

const AMBER = inkOf('#ffb45a')
const CYAN = inkOf('#46d7ff')

/** Concept art: flat marks of a tablet brush, teal shadows against amber light, rim light that separates the subject. */
export const digitalArt = defineStyle('digital-art', (context) => {
  const { buffer, scene, unit, seed } = context
  const sharp = developScene(context, {
    fill: 0.12,
    tame: 0.7,
    saturation: 1.22,
    contrast: 1.06,
    crosstalk: 0.02,
    bloom: { threshold: 1.1, radius: 30, amount: 0.3 },
  })
  const detail = featureMask(buffer, 3 * unit)
  const source = kuwahara(sharp, 6 * unit)
  keepFeatures(source.data, sharp.data, detail)
  const { picture } = paintStrokes(source, source, {
    seed,
    detail,
    layers: [
      { radius: 26 * unit, length: 3.4, spacing: 1, threshold: 0, jitter: 0.1, opacity: 0.9 },
      { radius: 9 * unit, length: 4.5, spacing: 1, threshold: 0.03, jitter: 0.07, opacity: 0.9 },
      { radius: 3.6 * unit, length: 5, spacing: 1, threshold: 0.06, jitter: 0.04, opacity: 0.9 },
    ],
  })
  keepFeatures(picture.data, sharp.data, detail, 0.75)
  addRimLight(picture.data, buffer, scene.camera, { ink: AMBER, amount: 0.75, tightness: 2.4, side: 1 })
  addRimLight(picture.data, buffer, scene.camera, { ink: CYAN, amount: 0.5, tightness: 2.4, side: -1 })
  addLightShafts(picture, buffer, scene, AMBER, 0.2)
  addStars(picture, buffer, scene, unit, seed)
  addWeather(picture, scene, unit, seed, { softness: 0.5 })
  clampPicture(picture)
  stretchLevels(picture, 0.7)
  gradePicture(picture, { shadows: [-0.075, 0.02, 0.06], highlights: [0.06, 0.012, -0.055], contrast: 1.08, saturation: 1.12 })
  addClarity(picture, 22 * unit, 0.25)
  return picture
})
