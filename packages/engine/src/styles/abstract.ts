import { boxBlur } from '../filters/box-blur.ts'
import { cutFacets } from '../filters/facets.ts'
import { choosePalette, indexPalette } from '../filters/palette.ts'
import { createPaper } from '../filters/paper.ts'
import { clampPicture, type Ink, inkOf, type Picture } from '../filters/picture.ts'
import { lightRelief } from '../filters/relief.ts'
import { paintShape } from '../filters/shape.ts'
import { splatLine } from '../filters/splat.ts'
import { findSubjects, type Subjects } from '../filters/subject-mask.ts'
import { createRandom, hash2 } from '../render/noise.ts'
import { developScene } from './develop-scene.ts'
import { defineStyle } from './style.ts'

const BLACK = inkOf('#14121a')
const BONE = inkOf('#f4ead6')

/**
 * A composition made from the scene instead of a picture of it: its colours pushed to a few strong inks, its areas cut into facets
 * (small where the subject is), with circles, arcs, bars and rules set around the subject's place.
 */
export const abstract = defineStyle({
  id: 'abstract',
  hints: { light: 'flat', saturation: 1.3, detail: 0.2, faces: 'simple' },
  paint(context) {
    const { buffer, unit, seed, checkpoint } = context
    const { width, height } = buffer
    const developed = developScene(context, {
      exposure: 1.15,
      saturation: 1.6,
      contrast: 1.15,
      brighten: 0.2,
    })
    const subjects = findSubjects(buffer)
    const field = choosePalette(developed, 6, seed).map((ink, k) => strengthen(ink, k))
    const own = choosePalette(developed, 4, seed + 1, subjects.mask).map((ink, k) => strengthen(ink, k + 1))
    checkpoint()
    const inks = [...field, ...own, BONE, BLACK]
    const find = indexPalette(inks)
    const fine = boxBlur(subjects.mask.slice(), width, height, 1, 5 * unit, 1)
    const picture = cutFacets(developed, {
      coarse: 150 * unit,
      small: 34 * unit,
      fine,
      joint: 1.5 * unit,
      seed: seed % 4096,
      ink: (r, g, b, facet) => {
        // Now and then a facet takes a neighbour's colour: the rhythm would be too regular otherwise.
        const stray = hash2(facet, seed & 1023)
        return stray < 0.08 ? inks[Math.floor(stray * 12.5 * inks.length)] : inks[find(r, g, b)]
      },
    })
    checkpoint()
    compose(picture, subjects, [...own, ...field], unit, seed)
    checkpoint()
    lightRelief(picture, createPaper(width, height, 1.6 * unit, seed), 0.1)
    return clampPicture(picture)
  },
})

/** Pushes a colour away from grey and alternates light and dark so that neighbours in the palette contrast. */
function strengthen(ink: Ink, position: number): Ink {
  const l = 0.3 * ink[0] + 0.59 * ink[1] + 0.11 * ink[2]
  const lift = position % 2 === 0 ? 1.12 : 0.9
  const push = (v: number): number => Math.min(0.97, Math.max(0.05, (l + (v - l) * 1.9) * lift))
  return [push(ink[0]), push(ink[1]), push(ink[2])]
}

/** Circles, rings, arcs, bars and rules, hung on the subject's centre and on the thirds of the picture. */
function compose(
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
  const anchors = [
    [subjects.x, subjects.y],
    [width / 3, height / 3],
    [(width * 2) / 3, height / 3],
    [width / 3, (height * 2) / 3],
    [(width * 2) / 3, (height * 2) / 3],
  ] as const
  for (let k = 0; k < 6; k++) {
    const [ax, ay] = anchors[(k + 1) % anchors.length]
    const r = shorter * (0.05 + 0.15 * random())
    const x = ax + (random() - 0.5) * shorter * 0.34
    const y = ay + (random() - 0.5) * shorter * 0.34
    const far =
      Math.abs(x - subjects.x) > subjects.halfWidth * 0.8 ||
      Math.abs(y - subjects.y) > subjects.halfHeight * 0.8
    disc(picture, x, y, r, pick(), far ? 0.86 : 0.3)
    if (k % 2 === 0) ring(picture, x, y, r * 1.22, 3 * unit, BLACK)
    if (k % 3 === 0) disc(picture, x + r * 0.25, y - r * 0.2, r * 0.5, pick(), far ? 0.92 : 0.35)
  }
  const halo = Math.min(shorter * 0.46, Math.max(subjects.halfWidth, subjects.halfHeight) * 1.15)
  ring(picture, subjects.x, subjects.y, halo, 4.5 * unit, BLACK)
  ring(picture, subjects.x, subjects.y, halo * 1.09, 1.4 * unit, BONE)
  for (let k = 0; k < 7; k++) {
    const angle = (random() - 0.5) * 2.6 + (k % 2) * Math.PI * 0.5
    const x = width * random()
    const y = height * random()
    const reach = shorter * (0.25 + 0.5 * random())
    const dx = Math.cos(angle) * reach
    const dy = Math.sin(angle) * reach
    const half = (k < 2 ? 7 : 1.5) * unit
    splatLine(picture, x - dx, y - dy, half, x + dx, y + dy, half * 0.5, k === 1 ? pick() : BLACK, 0.95)
  }
  checkers(
    picture,
    width * (0.08 + 0.7 * random()),
    height * (random() < 0.5 ? 0.08 : 0.84),
    shorter * 0.026,
    random,
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

function checkers(picture: Picture, x: number, y: number, side: number, random: () => number): void {
  const columns = 5 + Math.floor(random() * 4)
  for (let row = 0; row < 3; row++) {
    for (let column = 0; column < columns; column++) {
      const left = x + column * side
      const top = y + row * side
      const ink = (row + column) % 2 === 0 ? BLACK : BONE
      paintShape(
        picture,
        [left, top, left + side, top + side],
        (px, py) => Math.max(left - px, px - left - side, top - py, py - top - side),
        ink,
      )
    }
  }
}
