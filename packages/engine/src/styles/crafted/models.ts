import { frameOf } from '../../filters/camera-frame.ts'
import { featureMask, keepFeatures } from '../../filters/feature-mask.ts'
import { inkLines } from '../../filters/ink-lines.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { ambientOcclusion, applyShade } from '../../filters/light/ambient-occlusion.ts'
import { focusLens } from '../../filters/light/depth-of-field.ts'
import { addClarity, gradePicture, stretchLevels } from '../../filters/light/grade.ts'
import { addStars } from '../../filters/light/night-stars.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addGloss } from '../../filters/light/surface-gloss.ts'
import { toneMap } from '../../filters/light/tone-map.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { cutDiorama } from '../../filters/motifs/diorama.ts'
import { facet } from '../../filters/motifs/triangles.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, coverWithInk, type Ink, inkOf, lightnessAt, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { warpPicture } from '../../filters/warp.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const COOL = inkOf('#8fc4ff')
const WARM = inkOf('#ffd9c2')
const KEY = inkOf('#fff4e4')
const FILL = inkOf('#a8c8ff')

/** Studio render: molded, glossy materials, soft contact shade, a cool and a warm rim light, a slight glow. */
export const render3d = defineStyle('3d-render', (context) => {
  const { buffer, scene, unit, seed } = context
  const lens = { focus: scene.focus, aperture: (scene.focus < 6 ? 20 : 6) * unit }
  const light = scene.focus < 20 ? focusLens(buffer, lens) : buffer.color
  const developed = developScene(context, {
    fill: 0.1,
    light,
    exposure: 1.08,
    saturation: 1.24,
    contrast: 1.04,
    crosstalk: 0.02,
    brighten: 0.1,
    tame: 1.1,
    bloom: { threshold: 1.05, radius: 40, amount: 0.34 },
  })
  const matt = developScene(context, { light: buffer.albedo, exposure: 1.5 / scene.exposure, saturation: 1.3 })
  relight(developed, matt, context)
  // Molded plastic has no fibers: fine texture is smoothed away before gloss is added.
  const picture = kuwahara(developed, 2.4 * unit)
  const shade = ambientOcclusion(buffer, scene.camera, 46 * unit)
  applyShade(picture.data, shade, 0.72, [0.28, 0.2, 0.32])
  addGloss(picture.data, buffer, scene, 0.5)
  addRimLight(picture.data, buffer, scene.camera, { ink: COOL, amount: 0.7, tightness: 2.2, side: -1 })
  addRimLight(picture.data, buffer, scene.camera, { ink: WARM, amount: 0.55, tightness: 2.6, side: 1 })
  addStars(picture, buffer, scene, unit, seed)
  addWeather(picture, scene, unit * 1.4, seed, { density: 0.6, softness: 0.35 })
  clampPicture(picture)
  stretchLevels(picture, 0.6)
  gradePicture(picture, { shadows: [0.03, 0.012, 0.06], highlights: [0.02, 0.01, 0], saturation: 1.08, lift: 0.012 })
  return picture
})

/** Adds studio light: a warm soft box at the upper left, a cool fill from the right, white from above. */
function relight(picture: Picture, matt: Picture, { buffer, scene }: StyleContext): void {
  const { data } = picture
  const { normal, instance, surface } = buffer
  const { right, forward } = frameOf(scene.camera)
  for (let i = 0, o = 0; i < instance.length; i++, o += 3) {
    pauseAlong(i)
    if (surface[i] === SURFACE.sky || surface[i] === SURFACE.water) continue
    const x = normal[o] * right[0] + normal[o + 2] * right[2]
    const y = normal[o + 1]
    const z = -(normal[o] * forward[0] + normal[o + 2] * forward[2])
    const key = Math.max(0, -x * 0.55 + y * 0.6 + z * 0.58)
    const fill = Math.max(0, x * 0.85 + z * 0.3)
    const top = 0.5 + 0.5 * y
    const own = 0.3 * matt.data[o] + 0.59 * matt.data[o + 1] + 0.11 * matt.data[o + 2]
    const light = 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2]
    // Lamps and night scenes keep their own light: only surfaces within reach of daylight are relit.
    const seen = smoothstep(0.02, 0.14, own)
    const k = seen * (instance[i] > 0 ? 0.46 : 0.22) * smoothstep(0.25, 0.7, light / (own + 0.02)) * smoothstep(2.4, 1.5, light / (own + 0.02))
    if (k < 0.01) continue
    for (let c = 0; c < 3; c++) {
      const lamp = key * KEY[c] * 0.85 + fill * FILL[c] * 0.35 + top * 0.42 + 0.1
      const v = Math.min(1, matt.data[o + c] * lamp)
      data[o + c] += (v - data[o + c]) * k
    }
  }
}

/** Claymation: thumb-pressed plasticine, wobbly outlines, fingerprints that catch a studio lamp, a small set in the background. */
export const claymation = defineStyle('claymation', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const lens = { focus: scene.focus, aperture: (scene.focus < 20 ? 15 : 4) * unit }
  const developed = developScene(context, {
    light: focusLens(buffer, lens),
    fill: 0.2,
    exposure: 1.05,
    saturation: 1.4,
    contrast: 0.96,
    crosstalk: 0.02,
    brighten: 0.16,
    tame: 0.8,
  })
  const matt = kuwahara(kuwahara(developed, 10 * unit), 5 * unit)
  // Thumb dents leave out faces, so that eyes and mouths keep their shape.
  keepFeatures(matt.data, developed.data, featureMask(buffer, 2 * unit), 0.95)
  const shade = ambientOcclusion(buffer, scene.camera, 90 * unit)
  applyShade(matt.data, shade, 1, [0.34, 0.2, 0.16])
  addGloss(matt.data, buffer, scene, 0.55)
  addRimLight(matt.data, buffer, scene.camera, { ink: [1, 0.86, 0.7], amount: 0.4, tightness: 2.2, side: -1 })
  const dx = createNoiseField(width, height, 55 * unit, 2, seed + 4)
  const dy = createNoiseField(width, height, 55 * unit, 2, seed + 14)
  for (let i = 0; i < dx.length; i++) {
    pauseAlong(i)
    dx[i] = (dx[i] - 0.4) * 14 * unit
    dy[i] = (dy[i] - 0.4) * 14 * unit
  }
  const picture = warpPicture(clampPicture(matt), dx, dy)
  lightRelief(picture, pressed(context, dx), 0.62 / Math.max(0.35, unit), 0.5)
  addVignette(picture, 0.28, [0.16, 0.08, 0.05])
  gradePicture(clampPicture(picture), { saturation: 1.14, highlights: [0.02, 0.008, -0.01], lift: 0.014 })
  return picture
})

/** Heights of the surface: thumb dents, and patches of fingerprint ridges that bend around them. */
function pressed({ buffer, unit, seed }: StyleContext, sway: Float32Array): Float32Array {
  const { width, height, surface, instance } = buffer
  const dents = createNoiseField(width, height, 34 * unit, 3, seed + 21)
  const whorl = createNoiseField(width, height, 120 * unit, 2, seed + 33)
  const patch = createNoiseField(width, height, 70 * unit, 2, seed + 47)
  const relief = new Float32Array(width * height)
  const faces = featureMask(buffer, 16 * unit)
  const pitch = 1 / Math.max(2.4, 4.6 * unit)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, i++) {
      const sky = surface[i] === SURFACE.sky ? 0.25 : 1
      const own = instance[i] > 0 ? 1 : 0.6
      const ridge = Math.sin((x * 0.55 + y * 0.84 + whorl[i] * 260 * unit + sway[i] * 2) * pitch * Math.PI)
      const print = smoothstep(0.44, 0.6, patch[i]) * 0.075
      relief[i] = (dents[i] * 0.95 * unit ** 0.3 + ridge * print) * sky * own * (1 - 0.75 * faces[i])
    }
  }
  return relief
}

const BACKDROP_TOP = inkOf('#cfe6f2')
const BACKDROP_BOTTOM = inkOf('#f6e3d6')
const EDGE = inkOf('#3b3654')
/** Light on the three faces of a cube: top, right, left. */
const TOP = 1.06
const RIGHT = 0.9
const LEFT = 0.74

/**
 * Isometric miniature: parallel view, matte colors in three tones by orientation, soft contact shade, a block of ground in front of a plain
 * pastel backdrop.
 */
export const isometric = defineStyle('isometric', (context) => {
  const { buffer, scene, unit } = context
  const lit = developScene(context, { fill: 0.14, exposure: 1.25, saturation: 1.15, brighten: 0.2 })
  const matt = toneMap(buffer.albedo, buffer.width, buffer.height, { exposure: 1.75, saturation: 1.2 })
  shadeByFacing(matt, lit, context)
  const picture = kuwahara(matt, 3.2 * unit)
  keepFeatures(picture.data, matt.data, featureMask(buffer, 2 * unit))
  applyShade(picture.data, ambientOcclusion(buffer, scene.camera, 80 * unit), 0.8, [0.45, 0.38, 0.55])
  coverWithInk(picture, inkLines(buffer, scene.camera, { width: 1.2 * unit, inner: 0.7, scenery: 0.4 }), EDGE, 0.4)
  cutDiorama(picture, buffer, scene, unit, backdropAt)
  return picture
})

function backdropAt(share: number): Ink {
  return mixInk(BACKDROP_TOP, BACKDROP_BOTTOM, smoothstep(0, 1, share))
}

/** Paints every pixel in its own color times the tone of its orientation; the scene's shadows and lamplight are kept. */
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
      // Reflections on water and lamps are in the lit picture, not in the surface color.
      const shine = surface[i] === SURFACE.water ? 0.45 : smoothstep(1.6, 3, light / own) * 0.9
      for (let c = 0; c < 3; c++) {
        const flat = Math.min(1, data[o + c] * facing * shadow)
        data[o + c] = flat + (lit.data[o + c] - flat) * shine
      }
    }
  }
}

/** Low poly: a mesh of flat triangles with corners on the outlines and crisp light changes between facets. */
export const lowPoly = defineStyle('low-poly', (context) => {
  const { buffer, scene, unit, seed } = context
  const lit = developScene(context, { fill: 0.18, saturation: 1.35, contrast: 1.12, brighten: 0.18, tame: 0.9 })
  addRimLight(lit.data, buffer, scene.camera, { ink: [0.7, 0.85, 1], amount: 0.45, tightness: 2.4, side: 1 })
  const smooth = kuwahara(clampPicture(lit), 4 * unit)
  const outlines = inkLines(buffer, scene.camera, { width: 2 * unit, inner: 1, scenery: 0.9 })
  const picture = facet(smooth, outlines, Math.max(3, 27 * unit), seed, 0.16)
  keepFeatures(picture.data, smooth.data, featureMask(buffer, 2 * unit), 0.9)
  gradePicture(picture, { saturation: 1.12, contrast: 1.08, shadows: [0.01, 0, 0.04] })
  addClarity(picture, 24 * unit, 0.3)
  return picture
})
