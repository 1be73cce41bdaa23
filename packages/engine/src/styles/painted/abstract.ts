import { boxBlur } from '../../filters/box-blur.ts'
import { kuwahara } from '../../filters/kuwahara.ts'
import { layBarGrid } from '../../filters/motifs/bar-grid.ts'
import { paintRings } from '../../filters/motifs/color-rings.ts'
import { cutShards } from '../../filters/motifs/shards.ts'
import { createNoiseField } from '../../filters/noise-field.ts'
import { choosePalette, indexPalette, quantize } from '../../filters/palette.ts'
import { createPaper } from '../../filters/paper.ts'
import { pauseAlong } from '../../filters/pause.ts'
import { clampPicture, type Ink, inkOf, lightnessMap, type Picture, plainPicture } from '../../filters/picture.ts'
import { lightRelief } from '../../filters/relief.ts'
import { paintShape } from '../../filters/shape.ts'
import { splatLine } from '../../filters/splat.ts'
import { paintStrokes } from '../../filters/strokes/brush-strokes.ts'
import { addGestures } from '../../filters/strokes/gestures.ts'
import { findSubjects, type Subjects } from '../../filters/subject-mask.ts'
import { feelingOf } from '../../lexicon/feelings.ts'
import { createRandom, hash2 } from '../../render/noise.ts'
import { developScene } from '../develop-scene.ts'
import { defineStyle } from '../style.ts'

const BLACK = inkOf('#17131c')
const BONE = inkOf('#f4ead6')
/** Neighboring seeds must not start alike. */
const SCATTER = 0x9e3779b1
const PALE = inkOf('#dfd9cf')

/** The input of a composition. */
type Motif = {
  readonly developed: Picture
  readonly subjects: Subjects
  /** The subject's mask, 0 … 1 per pixel. */
  readonly detail: Float32Array
  /** Strong inks of the place and of the subject. */
  readonly field: readonly Ink[]
  readonly own: readonly Ink[]
  /** The inks belong to a feeling and are used unchanged. */
  readonly isFelt: boolean
  readonly unit: number
  readonly seed: number
}

/**
 * A composition made from the scene instead of a picture of it, in one of four schools: shards under large circles, rings of color, panes
 * between bars, or gestures with a broad brush. Its colors are the scene's, reduced to a few strong inks.
 */
export const abstract = defineStyle('abstract', (context) => {
  const { buffer, scene, unit, seed } = context
  const { width, height } = buffer
  const developed = developScene(context, { exposure: 1.15, saturation: 1.5, contrast: 1.15, brighten: 0.22 })
  const subjects = findSubjects(buffer)
  const feeling = feelingOf(scene.mood ?? [])
  const felt = feeling?.inks.map(inkOf)
  if (felt) recolor(developed, felt, unit, seed)
  const field = felt ?? choosePalette(developed, 6, seed).map(strengthen)
  const own = felt ?? choosePalette(developed, 4, seed + 1, subjects.mask).map(strengthen)
  const detail = boxBlur(subjects.mask.slice(), width, height, 1, 6 * unit, 1)
  const schools = Object.values(SCHOOLS)
  const school = feeling ? SCHOOLS[feeling.school] : schools[Math.floor(hash2(seed & 65535, 41) * schools.length)]
  const picture = school({ developed, subjects, detail, field, own, isFelt: felt !== undefined, unit, seed })
  lightRelief(picture, createPaper(width, height, 1.6 * unit, seed), 0.09)
  return clampPicture(picture)
})

/** Straight shards in the scene's inks, under translucent circles and bars around the subject's position. */
function shardsAndCircles({ developed, subjects, detail, field, own, unit, seed }: Motif): Picture {
  const inks = [...field, ...own, BONE, BLACK]
  const find = indexPalette(inks)
  const picture = cutShards(developed, {
    seed,
    coarse: 210 * unit,
    fine: 62 * unit,
    detail,
    ink: (r, g, b, shard) => {
      // Occasionally a shard has a different color, to break the rhythm.
      const stray = hash2(shard, seed & 1023)
      return stray < 0.07 ? inks[Math.floor((stray / 0.07) * inks.length)] : inks[find(r, g, b)]
    },
  })
  overlay(picture, subjects, [...own, ...field], unit, seed)
  return picture
}

/** Rings of contrasting color, the largest around the subject's position, smaller ones in front of it. */
function ringsOfColor({ developed, subjects, field, own, seed }: Motif): Picture {
  const { width, height } = developed
  const shorter = Math.min(width, height)
  const random = createRandom(Math.imul(seed + 333, SCATTER))
  const start = random() * Math.PI * 2
  const small = Array.from({ length: 3 + Math.floor(random() * 3) }, (_, k) => {
    const angle = start + k * 2.4
    const away = shorter * (0.3 + 0.22 * random())
    return {
      x: subjects.x + Math.cos(angle) * away * (width / shorter),
      y: subjects.y + Math.sin(angle) * away * (height / shorter),
      radius: shorter * (0.1 + 0.13 * random()),
      turn: random() * 3,
    }
  })
  const large = { x: subjects.x, y: subjects.y, radius: shorter * 0.34, turn: random() * 3 }
  const inks = [...field, ...own, BONE]
  const find = indexPalette(inks)
  return paintRings(developed, [...small, large], (r, g, b, cell) => {
    const chance = hash2(cell, seed & 1023)
    const ink = chance < 0.34 ? inks[Math.floor((chance / 0.34) * inks.length)] : inks[find(r, g, b)]
    // Light and dark alternate between rings and between quarters.
    const tone = (cell + (cell >> 2)) % 2 === 0 ? 1.1 : 0.84
    return [ink[0] * tone, ink[1] * tone, ink[2] * tone]
  })
}

/** Upright panes between black bars: most are empty, the others in the purest inks of the scene. */
function panesAndBars({ developed, detail, field, own, isFelt, unit, seed }: Motif): Picture {
  const pure = [...own, ...field]
    .sort((a, b) => chromaOf(b) - chromaOf(a))
    .slice(0, 4)
    .map(purify)
  // Places with a single hue get its complement as a counterweight; a feeling has its own inks.
  const opposite = purify([1 - pure[0][0], 1 - pure[0][1], 1 - pure[0][2]])
  const inks = isFelt ? own : [...pure, opposite, BLACK]
  const find = indexPalette(inks)
  return layBarGrid(developed, {
    seed,
    coarse: 270 * unit,
    fine: 84 * unit,
    detail,
    bar: 6.5 * unit,
    barInk: BLACK,
    ink: (r, g, b, pane) => {
      const chance = hash2(pane, seed & 1023)
      if (chance > (isFelt ? 0.8 : 0.56)) return chance > 0.9 ? BONE : PALE
      return chance < 0.22 ? inks[Math.floor((chance / 0.22) * inks.length)] : inks[find(r, g, b)]
    },
  })
}

/** Fields of the scene's color painted with a very broad brush, with sweeps, drips and drops over them. */
function gestures({ developed, subjects, field, own, unit, seed }: Motif): Picture {
  const inks = [...field, ...own, BONE]
  const flat = quantize(kuwahara(developed, 22 * unit), inks)
  const ground = plainPicture(flat.width, flat.height, BONE)
  const { picture, relief } = paintStrokes(flat, ground, {
    seed,
    layers: [
      { radius: 64 * unit, length: 5, spacing: 0.9, threshold: 0, jitter: 0.2, opacity: 0.94 },
      { radius: 38 * unit, length: 6, spacing: 1.5, threshold: 0.12, jitter: 0.24, opacity: 0.9 },
    ],
  })
  const strong = [...own, ...field].sort((a, b) => chromaOf(b) - chromaOf(a)).slice(0, 3)
  addGestures(picture, subjects, [BLACK, ...strong.map(purify), BONE], unit, Math.imul(seed, SCATTER))
  lightRelief(picture, relief, 0.12)
  return picture
}

const SCHOOLS = { shards: shardsAndCircles, rings: ringsOfColor, panes: panesAndBars, gestures } as const

/** Repaints the scene with the inks of a feeling, from dark to light by lightness, each over an equal area, in slow drifts. */
function recolor(picture: Picture, inks: readonly Ink[], unit: number, seed: number): void {
  const { width, height, data } = picture
  const light = lightnessMap(picture)
  const drift = createNoiseField(width, height, 240 * unit, 2, seed + 77)
  for (let i = 0; i < light.length; i++) light[i] = light[i] * 0.5 + drift[i]
  const sorted = light.slice().sort()
  const steps = inks.map((_, k) => sorted[Math.floor(((k + 1) / inks.length) * (sorted.length - 1))])
  for (let i = 0, o = 0; i < light.length; i++, o += 3) {
    pauseAlong(i)
    let k = 0
    while (k < inks.length - 1 && light[i] > steps[k]) k++
    data.set(inks[k], o)
  }
}

const chromaOf = (ink: Ink): number => Math.max(...ink) - Math.min(...ink)

/** The same hue as pure paint from the tube. */
function purify(ink: Ink): Ink {
  const peak = Math.max(...ink)
  const low = Math.min(...ink)
  const strength = Math.min(1, 0.35 + (peak - low) * 1.6)
  const pure = (v: number): number => 0.08 + 0.84 * ((v - low * strength) / (peak - low * strength + 1e-4))
  return [pure(ink[0]), pure(ink[1]), pure(ink[2])]
}

/** Moves a color away from gray and alternates light and dark, so that neighbors in the palette contrast. */
function strengthen(ink: Ink, position: number): Ink {
  const l = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
  const lift = position % 2 === 0 ? 1.14 : 0.86
  const push = (v: number): number => Math.min(0.97, Math.max(0.06, (l + (v - l) * 1.7) * lift))
  return [push(ink[0]), push(ink[1]), push(ink[2])]
}

/** Large circles change the tone of everything they cross; bars, rings and thin lines connect them. */
function overlay(picture: Picture, subjects: Subjects, inks: readonly Ink[], unit: number, seed: number): void {
  const { width, height } = picture
  const random = createRandom(Math.imul(seed + 555, SCATTER))
  const shorter = Math.min(width, height)
  const pick = (): Ink => inks[Math.floor(random() * inks.length)] ?? BONE
  const halo = Math.min(shorter * 0.43, Math.max(subjects.halfWidth, subjects.halfHeight) * 1.02)
  tintDisc(picture, subjects.x, subjects.y, halo, 1.16, BONE, 0.1)
  const start = random() * Math.PI * 2
  const count = 4 + Math.floor(random() * 4)
  for (let k = 0; k < count; k++) {
    const angle = start + (k * Math.PI * 2) / count + random() * 0.7
    const away = shorter * (0.28 + 0.2 * random())
    const r = shorter * (0.1 + 0.16 * random())
    const x = subjects.x + Math.cos(angle) * away * (width / shorter)
    const y = subjects.y + Math.sin(angle) * away * (height / shorter)
    tintDisc(picture, x, y, r, k % 2 === 0 ? 0.66 : 1.3, pick(), 0.42)
    if (k % 2 === 0) {
      disc(picture, x, y, r * 0.42, pick(), 0.92)
      disc(picture, x, y, r * 0.17, BLACK, 0.95)
    } else ring(picture, x, y, r * 0.7, 7 * unit, pick())
  }
  ring(picture, subjects.x, subjects.y, halo, 5 * unit, BLACK)
  for (let k = 0; k < 3; k++) {
    const angle = start + k * 0.9 + random() * 0.5
    const dx = Math.cos(angle) * width
    const dy = Math.sin(angle) * width
    const x = width * (0.2 + 0.6 * random())
    const y = height * (0.2 + 0.6 * random())
    splatLine(picture, x - dx, y - dy, 1.4 * unit, x + dx, y + dy, 1.4 * unit, BLACK, 0.9)
  }
  const stair = shorter * 0.034
  const sx = subjects.x > width / 2 ? width * 0.07 : width * 0.93 - stair * 6
  for (let k = 0; k < 6; k++) {
    const left = sx + k * stair
    const tall = stair * (1 + ((k * 5 + seed) % 4))
    const foot = height * 0.94
    const bar = [left, foot - tall, left + stair * 0.62, foot] as const
    paintShape(picture, bar, (px, py) => Math.max(left - px, px - bar[2], foot - tall - py, py - foot), k % 2 === 0 ? BLACK : BONE)
  }
}

/** A sheet of colored glass: multiplies the tone below and shifts it toward `ink`. */
function tintDisc(picture: Picture, x: number, y: number, r: number, tone: number, ink: Ink, lean: number): void {
  const { data, width } = picture
  paintShape(
    picture,
    [x - r, y - r, x + r, y + r],
    (px, py) => Math.sqrt((px - x) ** 2 + (py - y) ** 2) - r,
    (px, py) => {
      const o = ((py | 0) * width + (px | 0)) * 3
      const glaze = (c: number): number => Math.min(1, data[o + c] * tone) * (1 - lean) + ink[c] * lean
      return [glaze(0), glaze(1), glaze(2)]
    },
  )
}

function disc(picture: Picture, x: number, y: number, r: number, ink: Ink, alpha: number): void {
  paintShape(picture, [x - r, y - r, x + r, y + r], (px, py) => Math.sqrt((px - x) ** 2 + (py - y) ** 2) - r, ink, alpha)
}

function ring(picture: Picture, x: number, y: number, r: number, half: number, ink: Ink): void {
  const box = [x - r - half, y - r - half, x + r + half, y + r + half] as const
  paintShape(picture, box, (px, py) => Math.abs(Math.sqrt((px - x) ** 2 + (py - y) ** 2) - r) - half, ink, 0.95)
}
