import { boxBlur } from '../filters/box-blur.ts'
import { choosePalette, indexPalette } from '../filters/palette.ts'
import { createPaper } from '../filters/paper.ts'
import { clampPicture, type Ink, inkOf, type Picture } from '../filters/picture.ts'
import { lightRelief } from '../filters/relief.ts'
import { paintShape } from '../filters/shape.ts'
import { cutShards } from '../filters/shards.ts'
import { splatLine } from '../filters/splat.ts'
import { findSubjects, type Subjects } from '../filters/subject-mask.ts'
import { createRandom, hash2 } from '../render/noise.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const BLACK = inkOf('#17131c')
const BONE = inkOf('#f4ead6')

/**
 * A composition made from the scene instead of a picture of it: its colours pushed to a few strong inks, its areas cut into straight
 * shards (finer where the subject is), and great translucent circles and bars hung around the subject's place.
 */
export const abstract = defineStyle({
  id: 'abstract',
  hints: { light: 'flat', saturation: 1.3, detail: 0.2, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const developed = developScene(context, {
      exposure: 1.15,
      saturation: 1.5,
      contrast: 1.15,
      brighten: 0.22,
    })
    const subjects = findSubjects(buffer)
    const field = choosePalette(developed, 6, seed).map(strengthen)
    const own = choosePalette(developed, 4, seed + 1, subjects.mask).map(strengthen)
    checkpoint()
    const inks = [...field, ...own, BONE, BLACK]
    const find = indexPalette(inks)
    const detail = boxBlur(subjects.mask.slice(), width, height, 1, 6 * unit, 1)
    const picture = cutShards(developed, {
      seed,
      coarse: 210 * unit,
      fine: 62 * unit,
      detail,
      ink: (r, g, b, shard) => {
        // Now and then a shard takes a colour of its own: the rhythm would be too regular otherwise.
        const stray = hash2(shard, seed & 1023)
        return stray < 0.07 ? inks[Math.floor((stray / 0.07) * inks.length)] : inks[find(r, g, b)]
      },
    })
    checkpoint()
    overlay(picture, subjects, [...own, ...field], unit, seed)
    checkpoint()
    lightRelief(picture, createPaper(width, height, 1.6 * unit, seed), 0.09)
    return clampPicture(picture)
  },
})

/** Pushes a colour away from grey and alternates light and dark, so that neighbours in the palette contrast. */
function strengthen(ink: Ink, position: number): Ink {
  const l = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
  const lift = position % 2 === 0 ? 1.14 : 0.86
  const push = (v: number): number => Math.min(0.97, Math.max(0.06, (l + (v - l) * 1.7) * lift))
  return [push(ink[0]), push(ink[1]), push(ink[2])]
}

/** Great circles change the tone of everything they cross; bars, rings and rules tie them together. */
function overlay(
  picture: Picture,
  subjects: Subjects,
  inks: readonly Ink[],
  unit: number,
  seed: number,
): void {
  const { width, height } = picture
  const random = createRandom(seed + 555)
  const shorter = Math.min(width, height)
  const pick = (): Ink => inks[Math.floor(random() * inks.length)] ?? BONE
  const halo = Math.min(shorter * 0.43, Math.max(subjects.halfWidth, subjects.halfHeight) * 1.02)
  tintDisc(picture, subjects.x, subjects.y, halo, 1.16, BONE, 0.1)
  for (let k = 0; k < 5; k++) {
    const angle = k * 1.257 + random() * 0.7
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
    const angle = 0.5 + k * 0.9 + random() * 0.5
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
    paintShape(
      picture,
      bar,
      (px, py) => Math.max(left - px, px - bar[2], foot - tall - py, py - foot),
      k % 2 === 0 ? BLACK : BONE,
    )
  }
}

/** A sheet of coloured glass: multiplies the tone below and leans it to `ink`. */
function tintDisc(
  picture: Picture,
  x: number,
  y: number,
  r: number,
  tone: number,
  ink: Ink,
  lean: number,
): void {
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
  paintShape(
    picture,
    [x - r, y - r, x + r, y + r],
    (px, py) => Math.sqrt((px - x) ** 2 + (py - y) ** 2) - r,
    ink,
    alpha,
  )
}

function ring(picture: Picture, x: number, y: number, r: number, half: number, ink: Ink): void {
  const box = [x - r - half, y - r - half, x + r + half, y + r + half] as const
  paintShape(
    picture,
    box,
    (px, py) => Math.abs(Math.sqrt((px - x) ** 2 + (py - y) ** 2) - r) - half,
    ink,
    0.95,
  )
}
