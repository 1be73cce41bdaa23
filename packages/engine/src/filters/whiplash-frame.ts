import { type Ink, inkOf, mixInk, type Picture } from './picture.ts'
import { paintShape } from './shape.ts'
import { bezierPoints, splatCurve, splatDisc } from './splat.ts'

const CREAM = inkOf('#efe0b9')
const GOLD = inkOf('#b98b3c')
const DARK = inkOf('#4a2a16')
const PETAL = inkOf('#cc6a45')
const PETAL_LIGHT = inkOf('#e39a66')
const LEAF = inkOf('#6f7f4a')
const HEART = inkOf('#ecc75e')

/** Art-nouveau poster frame: an arched opening in cream, gold and umber bands, whiplash stems and flowers in the corners. */
export function addWhiplashFrame(picture: Picture, unit: number): void {
  const { width, height } = picture
  const margin = 44 * unit
  const foot = 66 * unit
  const halfX = width / 2 - margin
  // The arch is a half ellipse over straight sides; wide pictures get a flatter one.
  const rise = Math.min(halfX * 0.85, height * 0.42)
  const spring = margin + rise
  const opening = (x: number, y: number): number => {
    const dx = Math.abs(x - width / 2)
    const sides = Math.max(dx - halfX, y - (height - foot))
    if (y >= spring) return sides
    const u = dx / halfX
    const v = (spring - y) / rise
    // A squarer ellipse leaves room for the corner flowers without crowding the subject.
    const q = (u ** 2.4 + v ** 2.4) ** (1 / 2.4)
    return (q - 1) * Math.min(halfX, rise)
  }
  const all = [0, 0, width, height] as const
  paintShape(picture, all, (x, y) => -opening(x, y), CREAM)
  paintBand(picture, opening, 5 * unit, 4.5 * unit, GOLD)
  paintBand(picture, opening, -1 * unit, 1.6 * unit, DARK)
  paintBand(picture, opening, 11 * unit, 1.2 * unit, DARK)
  const rim =
    (inset: number) =>
    (x: number, y: number): number =>
      Math.abs(Math.min(x, y, width - x, height - y) - inset)
  paintShape(picture, all, (x, y) => rim(15 * unit)(x, y) - 1.6 * unit, DARK)
  paintShape(picture, all, (x, y) => rim(21 * unit)(x, y) - 0.8 * unit, GOLD)
  for (const side of [-1, 1] as const) growStems(picture, unit, side, Math.min(halfX, rise * 1.15))
  paintCartouche(picture, unit, foot)
}

function paintBand(
  picture: Picture,
  opening: (x: number, y: number) => number,
  offset: number,
  half: number,
  ink: Ink,
): void {
  const all = [0, 0, picture.width, picture.height] as const
  paintShape(picture, all, (x, y) => Math.abs(opening(x, y) - offset) - half, ink)
}

/** Stems that swing up one side and along the top, with leaves and three flowers in the corner. */
function growStems(picture: Picture, unit: number, side: -1 | 1, reach: number): void {
  const { width } = picture
  const at = (x: number, y: number): [number, number] => [side < 0 ? x : width - x, y]
  const long = Math.min(1.6, reach / (440 * unit))
  for (let k = 0; k < 5; k++) {
    const points = bezierPoints(
      at((30 + k * 2) * unit, (30 + (430 - k * 34) * long) * unit),
      at((26 + k * 8) * unit, (230 - k * 20) * unit * long),
      at((52 + k * 26) * unit, (44 + k * 12) * unit),
      at((40 + (180 + k * 34) * long) * unit, (31 + k * 5) * unit),
      28,
    )
    splatCurve(picture, points, (2.6 - k * 0.3) * unit, 0.7 * unit, k % 2 === 0 ? DARK : GOLD, 1)
  }
  for (const [x, y, turn] of [
    [40, 262, 2.1],
    [52, 318, 1.2],
    [150, 46, 0.5],
    [252, 36, -0.2],
  ] as const) {
    paintLeaf(picture, at(x * unit, y * unit), 30 * unit, side < 0 ? turn : Math.PI - turn)
  }
  paintFlower(picture, at(92 * unit, 96 * unit), 44 * unit)
  paintFlower(picture, at(52 * unit, 194 * unit), 24 * unit)
  paintFlower(picture, at(196 * unit, 56 * unit), 26 * unit)
}

function paintLeaf(picture: Picture, [x, y]: readonly [number, number], size: number, turn: number): void {
  const dx = Math.cos(turn) * size
  const dy = Math.sin(turn) * size
  const middle: [number, number] = [x + dx * 0.5 - dy * 0.14, y + dy * 0.5 + dx * 0.14]
  const tip: [number, number] = [x + dx, y + dy]
  for (const [grow, ink] of [
    [0.07, DARK],
    [0, LEAF],
  ] as const) {
    splatCurve(picture, [[x, y], middle], size * (0.03 + grow), size * (0.17 + grow), ink, 1)
    splatCurve(picture, [middle, tip], size * (0.17 + grow), size * grow * 0.6, ink, 1)
  }
}

function paintFlower(picture: Picture, [x, y]: readonly [number, number], radius: number): void {
  for (let p = 0; p < 6; p++) {
    const angle = (p / 6) * Math.PI * 2 + 0.3
    const px = x + Math.cos(angle) * radius * 0.56
    const py = y + Math.sin(angle) * radius * 0.56
    const ink = p % 2 === 0 ? PETAL : PETAL_LIGHT
    splatDisc(picture, px, py, radius * 0.41, DARK, 1, 0)
    splatDisc(picture, px, py, radius * 0.37, ink, 1, 0)
    splatDisc(
      picture,
      px + radius * 0.06,
      py + radius * 0.06,
      radius * 0.2,
      mixInk(ink, DARK, 0.35),
      0.5,
      0.9,
    )
  }
  splatDisc(picture, x, y, radius * 0.3, DARK, 1, 0)
  splatDisc(picture, x, y, radius * 0.26, HEART, 1, 0)
}

/** The small ornament in the middle of the foot. */
function paintCartouche(picture: Picture, unit: number, foot: number): void {
  const x = picture.width / 2
  const y = picture.height - foot * 0.52
  for (const side of [-1, 1]) {
    const points = bezierPoints(
      [x + side * 26 * unit, y],
      [x + side * 90 * unit, y - 18 * unit],
      [x + side * 150 * unit, y + 20 * unit],
      [x + side * 250 * unit, y],
      24,
    )
    splatCurve(picture, points, 3 * unit, 0.6 * unit, GOLD, 1)
    splatDisc(picture, x + side * 252 * unit, y, 4 * unit, DARK, 1, 0)
  }
  paintFlower(picture, [x, y], 21 * unit)
}
