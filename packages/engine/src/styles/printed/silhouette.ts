import { findBackdrop } from '../../filters/backdrop.ts'
import { boxBlur } from '../../filters/box-blur.ts'
import { addGrain } from '../../filters/grain.ts'
import { lightSource } from '../../filters/light/light-shafts.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { createPicture, type Ink, inkOf, lightnessMap, mixInk } from '../../filters/picture.ts'
import { findSubjects } from '../../filters/subject-mask.ts'
import { SURFACE } from '../../render/g-buffer.ts'
import { hash2, smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

/** Skies from above to the horizon, and the color of what is near. */
const SKIES: readonly (readonly Ink[])[] = [
  ['#2b3a67', '#c8506b', '#ff9a4d', '#ffe3a3', '#160c1c'],
  ['#113a5c', '#3f8f9f', '#f0b26a', '#ffedc2', '#081420'],
  ['#3a1d5c', '#b2377a', '#ff7b54', '#ffd9a0', '#12081c'],
].map((sky) => sky.map(inkOf))

/** Silhouette: everything against one great evening light, black in front, paler with every step back, a rim where the sun grazes. */
export const silhouette = defineStyle({
  id: 'silhouette',
  hints: { light: 'golden', time: 'sunset', camera: 'low-angle', saturation: 1, detail: 0.5, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const lit = lightnessMap(developScene(context, { contrast: 1.1 }))
    checkpoint()
    const picture = backlight(lit, context)
    checkpoint()
    const { width, height } = buffer
    const glow = boxBlur(picture.data.slice(), width, height, 3, 26 * unit, 2)
    for (let i = 0; i < glow.length; i++) {
      pauseAlong(i)
      const v = picture.data[i]
      picture.data[i] = Math.min(1, v + Math.max(0, glow[i] - 0.32) * 0.2 * (1 - v))
    }
    addGrain(picture, 0.012, seed)
    return picture
  },
})

function backlight(lit: Float32Array, { buffer, scene, unit, seed, checkpoint }: StyleContext): ReturnType<typeof createPicture> {
  const { width, height, depth, surface, instance } = buffer
  const [top, middle, low, sun, near] = SKIES[seed % SKIES.length]
  const subjects = findSubjects(buffer)
  const clouds = createNoiseField(width, height, 240 * unit, 4, seed + 3)
  const backdrop = findBackdrop(buffer)
  const open = new Float32Array(depth.length)
  for (let i = 0; i < open.length; i++) {
    pauseAlong(i)
    open[i] = backdrop.mask[i]
  }
  const light = boxBlur(open.slice(), width, height, 1, Math.max(1, 3.2 * unit), 1)
  checkpoint()
  const [lx] = lightSource(scene)
  // The disc stands behind the subject's shoulder: that is what the picture is for.
  const shareX = subjects.share > 0 ? subjects.x / width + (lx < 0.5 ? -0.12 : 0.12) : lx
  const sunX = Math.min(0.8, Math.max(0.2, shareX)) * width
  const sunY = Math.min(height * 0.52, Math.max(height * 0.26, subjects.y - subjects.halfHeight * 0.25))
  const radius = Math.min(width, height) * 0.19
  const picture = createPicture(width, height)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const v = y / height
    for (let x = 0; x < width; x++, i++) {
      const away = Math.hypot(x - sunX, y - sunY)
      const streak = clouds[Math.min(height - 1, (y * 3) % height) * width + x] - 0.45
      const height01 = v + streak * 0.22
      let sky = height01 < 0.3 ? mixInk(top, middle, smoothstep(0, 0.3, height01)) : mixInk(middle, low, smoothstep(0.3, 0.62, height01))
      sky = mixInk(sky, sun, 0.75 * smoothstep(radius * 4.2, radius * 0.9, away))
      sky = mixInk(sky, sun, smoothstep(0.8, -0.8, (away - radius) / Math.max(1, unit)) * 0.92)
      let ink: Ink = sky
      if (backdrop.mask[i] === 1) {
        // Walls of a room show through as shapes a little darker than the light.
        if (!backdrop.isSky) ink = mixInk(sky, near, smoothstep(0.55, 0.05, lit[i]) * 0.55)
      } else {
        const air = instance[i] > 0 ? Math.min(0.12, depth[i] / 400) : 1 - Math.exp(-depth[i] / 58)
        ink = mixInk(near, mixInk(low, middle, 0.45), Math.min(0.82, air))
        if (surface[i] === SURFACE.water)
          ink = mixInk(
            ink,
            mixInk(low, sun, smoothstep(radius * 2.2, 0, Math.abs(x - sunX))),
            0.55 * (0.6 + 0.8 * (hash2((x / Math.max(1, 14 * unit)) | 0, (y / Math.max(1, 3 * unit)) | 0) - 0.5)),
          )
        const rim = light[i] * smoothstep(radius * 5, radius, away) * (instance[i] > 0 ? 1 : 0.35)
        ink = mixInk(ink, sun, Math.min(0.85, rim * 0.9))
        // Windows and lamps stay lit; within a body a breath of form remains.
        const lamp = smoothstep(0.93, 1, lit[i]) * (instance[i] > 0 ? 0.3 : 0.75)
        ink = mixInk(ink, middle, instance[i] > 0 ? lit[i] * 0.16 : 0.05)
        ink = mixInk(ink, sun, lamp)
      }
      picture.data.set(ink, i * 3)
    }
  }
  return picture
}
