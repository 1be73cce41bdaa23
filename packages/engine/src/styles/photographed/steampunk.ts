import { addGrain } from '../../filters/grain.ts'
import { addClarity, stretchLevels } from '../../filters/light/grade.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { paintGear } from '../../filters/motifs/gear.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, type Ink, inkOf, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { splatDisc } from '../../filters/splat.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

/** From soot through copper and brass to lamp light. */
const METALS: readonly Ink[] = ['#120a06', '#4a2412', '#95521f', '#cf9440', '#f2d28a', '#fff4d6'].map(inkOf)
const BRASS_DARK = inkOf('#3a2008')
const BRASS = inkOf('#f0c25e')
const STEAM = inkOf('#e8d6b4')

/** Age of steam: everything seen in copper and brass, steam from below, a riveted frame with clockwork in its corners. */
export const steampunk = defineStyle({
  id: 'steampunk',
  hints: { light: 'golden', saturation: 0.8, detail: 1, faces: 'natural', palette: ['#b5762b', '#5a3016', '#e8c27a'], props: ['gears', 'smoke'] },
  paint(context) {
    const { buffer, scene, unit, seed, checkpoint } = context
    const picture = developScene(context, { fill: 0.11, exposure: 1.05, contrast: 1.12, brighten: 0.08, bloom: { threshold: 0.95, radius: 40, amount: 0.45 } })
    addFur(picture, buffer, scene.camera, unit, seed, checkpoint)
    addWeather(picture, scene, unit, seed)
    stretchLevels(picture, 0.85)
    checkpoint()
    plate(picture, buffer.instance)
    addClarity(picture, 14 * unit, 0.5)
    checkpoint()
    addSteam(picture, unit, seed)
    addVignette(picture, 0.8, METALS[0])
    checkpoint()
    addGrain(picture, 0.02, seed)
    addClockwork(picture, unit)
    return clampPicture(picture)
  },
})

/** Maps lightness onto the metals; subjects keep more of their own hue so that a red coat stays red. */
function plate(picture: Picture, instance: Uint16Array): void {
  const { data } = picture
  const last = METALS.length - 1
  for (let i = 0, o = 0; o < data.length; i++, o += 3) {
    pauseAlong(i)
    const l = Math.min(0.999, 0.3 * data[o] + 0.59 * data[o + 1] + 0.11 * data[o + 2])
    const step = Math.floor(l * last)
    const t = l * last - step
    const low = METALS[step]
    const high = METALS[step + 1]
    const own = instance[i] > 0 ? 0.46 : 0.2
    for (let c = 0; c < 3; c++) data[o + c] = mix(mix(low[c], high[c], t), data[o + c], own)
  }
}

function addSteam(picture: Picture, unit: number, seed: number): void {
  const { width, height, data } = picture
  const cloud = createNoiseField(width, height, 190 * unit, 5, seed + 2)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const low = smoothstep(0.5, 1.05, y / height)
    for (let x = 0; x < width; x++, i++) {
      const k = smoothstep(0.4, 0.72, cloud[i]) * low * 0.7
      if (k < 0.01) continue
      const o = i * 3
      for (let c = 0; c < 3; c++) data[o + c] += (STEAM[c] - data[o + c]) * k
    }
  }
}

/** Riveted brass strip round the picture and gears that mesh in three corners. */
function addClockwork(picture: Picture, unit: number): void {
  const { width, height, data } = picture
  const strip = 24 * unit
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, o += 3) {
      const margin = Math.min(x, y, width - 1 - x, height - 1 - y)
      if (margin > strip * 1.5) continue
      if (margin > strip) {
        const k = 0.45 + (0.55 * (margin - strip)) / (strip * 0.5)
        for (let c = 0; c < 3; c++) data[o + c] *= k
        continue
      }
      const t = margin / strip
      const lit = x < width - 1 - x && y < height - 1 - y ? 0.08 : -0.04
      const brushed = 0.42 + 0.22 * Math.sin(t * 3.14) + lit + (t > 0.9 || t < 0.07 ? -0.3 : 0)
      const ink = mixInk(BRASS_DARK, BRASS, Math.max(0, brushed))
      data[o] = ink[0]
      data[o + 1] = ink[1]
      data[o + 2] = ink[2]
    }
  }
  const pitch = 74 * unit
  for (let x = strip / 2; x < width; x += pitch) for (const y of [strip / 2, height - strip / 2]) rivet(picture, x, y, unit)
  for (let y = strip / 2; y < height; y += pitch) for (const x of [strip / 2, width - strip / 2]) rivet(picture, x, y, unit)
  const metal = { dark: BRASS_DARK, bright: BRASS }
  const copper = { dark: inkOf('#3b1a0a'), bright: inkOf('#e08a4c') }
  const right = width
  const foot = height
  paintGear(picture, { ...copper, x: 148 * unit, y: 40 * unit, radius: 62 * unit, teeth: 14, turn: 0.2 })
  paintGear(picture, { ...metal, x: 34 * unit, y: 52 * unit, radius: 96 * unit, teeth: 20, turn: 0 })
  paintGear(picture, { ...copper, x: 40 * unit, y: 186 * unit, radius: 50 * unit, teeth: 12, turn: 0.5 })
  paintGear(picture, { ...copper, x: right - 176 * unit, y: foot - 34 * unit, radius: 64 * unit, teeth: 14, turn: 0.1 })
  paintGear(picture, { ...metal, x: right - 44 * unit, y: foot - 56 * unit, radius: 116 * unit, teeth: 24, turn: 0.3 })
  paintGear(picture, { ...metal, x: right - 28 * unit, y: foot - 210 * unit, radius: 52 * unit, teeth: 12, turn: 0.2 })
  paintGear(picture, { ...metal, x: right - 26 * unit, y: 30 * unit, radius: 54 * unit, teeth: 14, turn: 0 })
}

function rivet(picture: Picture, x: number, y: number, unit: number): void {
  splatDisc(picture, x + unit, y + 1.4 * unit, 5.4 * unit, [0.06, 0.03, 0.01], 0.7, 0.4)
  splatDisc(picture, x, y, 4.6 * unit, inkOf('#9a6a26'), 1, 0.2)
  splatDisc(picture, x - 1.3 * unit, y - 1.3 * unit, 2 * unit, inkOf('#ffe7a6'), 0.9, 0.9)
}
