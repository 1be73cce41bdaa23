import { pauseAt } from '../pause.ts'
import { type Ink, inkOf, mixInk, type Picture } from '../picture.ts'
import { bezierPoints, splatCurve, splatDisc } from '../splat.ts'

const CREAM = inkOf('#efe0b9')
const GOLD = inkOf('#b98b3c')
const DARK = inkOf('#4a2a16')
const PETAL = inkOf('#cc6a45')
const PETAL_LIGHT = inkOf('#e39a66')
const LEAF = inkOf('#6f7f4a')
const HEART = inkOf('#ecc75e')

/** Half-width, distance outside the opening and ink of the bands around it, pixels of a 1024 picture. */
// biome-ignore format: one row
const BANDS: readonly (readonly [half: number, at: number, ink: Ink])[] = [[4.5, 5, GOLD], [1.6, -1, DARK], [1.2, 11, DARK]]
/** The same for the lines along the picture's edge. */
const EDGE_LINES: readonly (readonly [half: number, at: number, ink: Ink])[] = [
  [1.6, 15, DARK],
  [0.8, 21, GOLD],
]

/** Art-nouveau poster frame: an arched opening in cream, gold and umber bands, whiplash stems and flowers in the corners. */
export function addWhiplashFrame(picture: Picture, unit: number): void {
  const { width, height } = picture
  const margin = 44 * unit
  const foot = 66 * unit
  const halfX = width / 2 - margin
  // The arch is a half oval over straight sides; wide pictures get a flatter one.
  const rise = Math.min(halfX * 0.85, height * 0.42)
  paintGround(picture, unit, { halfX, rise, spring: margin + rise, foot: height - foot })
  for (const side of [-1, 1] as const) growStems(picture, unit, side, Math.min(halfX, rise * 1.15))
  paintCartouche(picture, unit, foot)
}

type Arch = { readonly halfX: number; readonly rise: number; readonly spring: number; readonly foot: number }

/** Distance outside the opening in pixels, negative inside; deep inside any negative number. */
function outsideArch(arch: Arch, dx: number, y: number): number {
  const sides = Math.max(dx - arch.halfX, y - arch.foot)
  if (y >= arch.spring) return sides
  const u = dx / arch.halfX
  const v = (arch.spring - y) / arch.rise
  if (u < 0.6 && v < 0.6) return -1e6
  // Squarer than an ellipse, which leaves room for the corner flowers without crowding the subject.
  return ((u ** 2.4 + v ** 2.4) ** (1 / 2.4) - 1) * Math.min(arch.halfX, arch.rise)
}

/** Cream around the opening and the bands that follow it, in one pass over the picture. */
function paintGround(picture: Picture, unit: number, arch: Arch): void {
  const { width, height, data } = picture
  for (let y = 0, o = 0; y < height; y++) {
    pauseAt(y)
    for (let x = 0; x < width; x++, o += 3) {
      const outside = outsideArch(arch, Math.abs(x + 0.5 - width / 2), y + 0.5)
      if (outside < -6 * unit - 1) continue
      lay(data, o, CREAM, outside + 0.5)
      for (const [half, at, ink] of BANDS) {
        lay(data, o, ink, half * unit + 0.5 - Math.abs(outside - at * unit))
      }
      const edge = Math.min(x, y, width - 1 - x, height - 1 - y) + 0.5
      for (const [half, at, ink] of EDGE_LINES) lay(data, o, ink, half * unit + 0.5 - Math.abs(edge - at * unit))
    }
  }
}

function lay(data: Float32Array, o: number, ink: Ink, cover: number): void {
  const a = Math.min(cover, 1)
  if (a <= 0) return
  for (let c = 0; c < 3; c++) data[o + c] += (ink[c] - data[o + c]) * a
}

/** Stems that rise along one side and the top, with leaves and three flowers in the corner. */
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
    splatDisc(picture, px + radius * 0.06, py + radius * 0.06, radius * 0.2, mixInk(ink, DARK, 0.35), 0.5, 0.9)
  }
  splatDisc(picture, x, y, radius * 0.3, DARK, 1, 0)
  splatDisc(picture, x, y, radius * 0.26, HEART, 1, 0)
}

/** The small ornament at the bottom center. */
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
