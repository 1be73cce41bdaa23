import { addGrain } from '../../filters/grain.ts'
import { addClarity, stretchLevels } from '../../filters/light/grade.ts'
import { addRimLight } from '../../filters/light/rim-light.ts'
import { addVignette } from '../../filters/light/vignette.ts'
import { addWeather } from '../../filters/light/weather-particles.ts'
import { paintGear } from '../../filters/motifs/gear.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { pauseAlong, pauseAt } from '../../filters/pause.ts'
import { clampPicture, type Ink, inkOf, mix, mixInk, type Picture } from '../../filters/picture.ts'
import { paintShape } from '../../filters/shape.ts'
import { splatDisc } from '../../filters/splat.ts'
import { addFur } from '../../filters/strokes/fur-strokes.ts'
import { smoothstep } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle, type StyleContext } from '../style.ts'

const MOON = inkOf('#b8ccd8')
const FOG = inkOf('#5a6872')
const STONE = inkOf('#0b0c10')
const STONE_EDGE = inkOf('#3a3f48')

/** Gothic tale: cold, nearly colorless except for blood red, low fog, hard moonlight, seen through a lancet window. */
export const gothic = defineStyle('gothic', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, {
    fill: 0.15,
    exposure: 1.05,
    contrast: 1.12,
    crosstalk: 0.02,
    brighten: 0.1,
    bloom: { threshold: 0.9, radius: 44, amount: 0.4 },
  })
  addFur(picture, buffer, scene.camera, unit, seed)
  stretchLevels(picture, 0.8)
  addClarity(picture, 40 * unit, 0.5)
  drain(picture)
  creepFog(picture, context)
  addRimLight(picture.data, buffer, scene.camera, { ink: MOON, amount: 0.6, tightness: 2.6, side: -1 })
  addWeather(picture, scene, unit, seed, { tint: MOON })
  addVignette(picture, 0.95, [0.01, 0.012, 0.02])
  addGrain(picture, 0.024, seed)
  addLancet(picture, unit)
  return clampPicture(picture)
})

/** Removes color and warmth; only deep reds keep theirs. */
function drain(picture: Picture): void {
  const { data } = picture
  for (let o = 0; o < data.length; o += 3) {
    pauseAlong(o)
    const r = data[o]
    const g = data[o + 1]
    const b = data[o + 2]
    const l = 0.3 * r + 0.59 * g + 0.11 * b
    const red = smoothstep(0.3, 0.62, (r - Math.max(g, b)) / (r + 0.08))
    const hard = smoothstep(0.03, 0.97, l) * 0.92 * (0.55 + 0.45 * l)
    data[o] = hard * 0.88 + (r - l) * 0.12 + red * r * 0.42
    data[o + 1] = hard * 0.95 + (g - l) * 0.1 - red * 0.07 * l
    data[o + 2] = hard * 1.06 + 0.02 + (b - l) * 0.12 - red * 0.06 * l
  }
}

function creepFog(picture: Picture, { buffer, unit, seed }: StyleContext): void {
  const { width, height, data } = picture
  const wisps = createNoiseField(width, height, 210 * unit, 5, seed + 8)
  for (let y = 0, i = 0; y < height; y++) {
    pauseAt(y)
    const low = smoothstep(0.42, 0.95, y / height)
    for (let x = 0; x < width; x++, i++) {
      const far = smoothstep(4, 55, buffer.depth[i]) * 0.4
      const k = Math.min(0.75, (low * 0.62 + far) * smoothstep(0.28, 0.72, wisps[i]) * (buffer.instance[i] > 0 ? 0.4 : 1))
      if (k < 0.01) continue
      const o = i * 3
      for (let c = 0; c < 3; c++) data[o + c] += (FOG[c] - data[o + c]) * k
    }
  }
}

/** Stone around a pointed arch with a trefoil in each corner. */
function addLancet(picture: Picture, unit: number): void {
  const { width, height } = picture
  const side = 26 * unit
  const half = width / 2 - side
  const rise = Math.min(half * 1.2, height * 0.34)
  const spring = side + rise
  // Two circles that meet at the top form the point. Wide openings get a flattened copy of a steep arch.
  const steep = half * 1.25
  const radius = (half * half + steep * steep) / (2 * half)
  const stretch = steep / rise
  const opening = (x: number, y: number): number => {
    const dx = Math.abs(x - width / 2)
    if (y >= spring) return Math.max(dx - half, y - (height - side))
    return (Math.sqrt((dx + radius - half) ** 2 + ((spring - y) * stretch) ** 2) - radius) / stretch
  }
  const eye = 46 * unit
  const holes = (x: number, y: number): number => {
    const ex = Math.min(x, width - x) - side - eye * 1.25
    const ey = y - side - eye * 1.2
    const lobe = eye * 0.46
    const a = Math.sqrt(ex ** 2 + (ey + lobe * 0.8) ** 2)
    const b = Math.sqrt((Math.abs(ex) - lobe * 0.75) ** 2 + (ey - lobe * 0.45) ** 2)
    return Math.min(a, b) - lobe
  }
  const stone = (x: number, y: number): number => -Math.min(opening(x, y), holes(x, y))
  paintShape(picture, [0, 0, width, height], stone, (x, y, depth) => {
    const bevel = smoothstep(9 * unit, 1.5 * unit, depth) * (0.45 + 0.55 * smoothstep(height, 0, y + x * 0.3))
    return [STONE[0] + (STONE_EDGE[0] - STONE[0]) * bevel, STONE[1] + (STONE_EDGE[1] - STONE[1]) * bevel, STONE[2] + (STONE_EDGE[2] - STONE[2]) * bevel]
  })
}

/** From soot through copper and brass to lamplight. */
const METALS: readonly Ink[] = ['#120a06', '#4a2412', '#95521f', '#cf9440', '#f2d28a', '#fff4d6'].map(inkOf)
const BRASS_DARK = inkOf('#3a2008')
const BRASS = inkOf('#f0c25e')
const STEAM = inkOf('#e8d6b4')

/** Steampunk: everything in copper and brass, steam from below, a riveted frame with clockwork in its corners. */
export const steampunk = defineStyle('steampunk', (context) => {
  const { buffer, scene, unit, seed } = context
  const picture = developScene(context, { fill: 0.11, exposure: 1.05, contrast: 1.12, brighten: 0.08, bloom: { threshold: 0.95, radius: 40, amount: 0.45 } })
  addFur(picture, buffer, scene.camera, unit, seed)
  addWeather(picture, scene, unit, seed)
  stretchLevels(picture, 0.85)
  plate(picture, buffer.instance)
  addClarity(picture, 14 * unit, 0.5)
  addSteam(picture, unit, seed)
  addVignette(picture, 0.8, METALS[0])
  addGrain(picture, 0.02, seed)
  addClockwork(picture, unit)
  return clampPicture(picture)
})

/** Maps lightness to the metals; subjects keep more of their own hue so that a red coat stays red. */
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

/** Riveted brass strip around the picture and meshing gears in three corners. */
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
