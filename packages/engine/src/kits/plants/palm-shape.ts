import { createRandom } from '../../render/noise.ts'
import { linear, mixColor, triples } from '../builder/index.ts'
import type { CardDrawing, SpritePainter } from './sprite-painter.ts'

const HEIGHT = 640
/** End of the trunk, from the card's top, and the reach of its fronds, pixels. */
const CROWN = 176
const FROND = 186
/** Room for the crown on each side of its center. */
const ROOM = 208

/** Angles at which fronds leave the trunk, back to front: those behind stand up, those in front hang. */
const FRONDS: readonly (readonly [angle: number, length: number, light: number])[] = triples([
  1.9, 0.9, 0.34, 1.2, 0.92, 0.36, 0.5, 1, 0.36, 2.66, 1, 0.34, -0.5, 0.8, 0.26, 3.66, 0.8, 0.24, 0.9, 1.02, 0.52, 2.24, 1.04, 0.5, 1.56, 0.86, 0.55, 0.12,
  1.06, 0.56, 3.02, 1.06, 0.54, -0.26, 0.92, 0.46, 3.4, 0.92, 0.44, 0.66, 1, 0.74, 2.5, 0.98, 0.72, 1.3, 0.7, 0.78, 1.86, 0.7, 0.76, -0.02, 0.8, 0.68, 3.16,
  0.8, 0.66])

/** Palm: a slim gray trunk that leans out and curves up again, with an arch of feathered fronds at its top. */
export function paintPalm(seed: number, lean = 0): CardDrawing {
  const width = 2 * ROOM + Math.round(lean * 0.72)
  return {
    width,
    height: HEIGHT,
    paint(painter) {
      const random = createRandom(seed)
      const bend = lean || (random() - 0.5) * 110
      const foot = lean ? width * 0.22 : width / 2 - bend * 0.7
      const at = (t: number): [number, number] => [foot + bend * (1 - (1 - t) ** 1.7), HEIGHT + (CROWN - HEIGHT) * t]
      paintTrunk(painter, at, random)
      const [x, y] = at(1)
      for (const side of [-1, 1]) deadFrond(painter, x, y, side, random)
      FRONDS.forEach(([angle, length, light], i) => {
        if (i === 13) nuts(painter, x, y, random)
        frond(painter, x, y, angle + (random() - 0.5) * 0.24, FROND * length * (0.9 + 0.2 * random()), light, random)
      })
    },
  }
}

const BARK = linear('#a08d74')
const BARK_DARK = linear('#4f4234')

/** Strips along the trunk from its lit side to its shaded side, crossed by the scars of fallen fronds. */
function paintTrunk(painter: SpritePainter, at: (t: number) => [number, number], random: () => number): void {
  const steps = 56
  const half = (t: number): number => 8.4 - 3.2 * t + 6 * Math.max(0, 1 - t / 0.1) ** 2
  for (let i = 0; i < steps; i++) {
    const [t0, t1] = [i / steps, (i + 1) / steps]
    const [x0, y0] = at(t0)
    const [x1, y1] = at(t1)
    for (let k = 0; k < 7; k++) {
      const u = k / 3 - 1
      const light = 0.74 - 0.24 * (u + 1) + 0.06 * random()
      const tone = mixColor(BARK, BARK_DARK, 0.12 + 0.3 * random() + 0.16 * (u + 1))
      const [w0, w1] = [half(t0), half(t1)]
      painter.stroke(x0 + u * w0 * 0.86, y0, x1 + u * w1 * 0.86, y1, w0 * 0.22, w1 * 0.22, tone, light)
    }
  }
  for (let t = 0.02; t < 0.97; t += 0.012 + 0.01 * random()) {
    const [x, y] = at(t)
    const w = half(t)
    const tone = mixColor(BARK, BARK_DARK, 0.5 + 0.4 * random())
    painter.stroke(x - w * 0.9, y, x, y + w * 0.34, 0.7, 0.9, tone, 0.5)
    painter.stroke(x, y + w * 0.34, x + w * 0.9, y, 0.9, 0.7, tone, 0.28)
  }
}

const LEAF_DARK = linear('#1d4a1e')
const LEAF = linear('#5d9436')
const LEAF_LIT = linear('#a9c354')
const RIB = linear('#8fb04a')

/** One frond: a rib that rises and bends under its weight, with narrow leaves hanging from both sides. */
function frond(painter: SpritePainter, x: number, y: number, angle: number, length: number, light: number, random: () => number): void {
  const [out, up] = [Math.cos(angle), Math.sin(angle)]
  const sag = length * (0.5 + 0.22 * Math.abs(out) + 0.1 * random())
  const rib = (s: number): [number, number] => [x + out * length * s, y - up * length * s * 0.92 + sag * s ** 2.1]
  const parts = 46
  const tone = mixColor(LEAF_DARK, LEAF, 0.35 + 0.4 * random())
  for (let i = 2; i < parts; i++) {
    const s = i / parts
    const [px, py] = rib(s)
    const [qx, qy] = rib(s + 0.02)
    const along = Math.hypot(qx - px, qy - py) || 1
    const [tx, ty] = [(qx - px) / along, (qy - py) / along]
    const leaf = length * 0.36 * Math.sin(Math.PI * (0.14 + 0.84 * s)) ** 0.8
    for (const side of [-1, 1]) {
      const reach = leaf * (0.82 + 0.3 * random())
      // Across the rib, toward its tip, and down.
      const [nx, ny] = [-ty * side, tx * side]
      const lower = ny > 0 ? 1 : 0.5
      const dx = tx * 0.62 + nx * 0.62 * lower
      const dy = ty * 0.62 + ny * 0.62 * lower + 0.16
      const [mx, my] = [px + dx * reach * 0.55, py + dy * reach * 0.55]
      const drop = reach * (0.3 + 0.2 * random())
      const sun = light + (ny > 0 ? -0.12 : 0.1) + 0.16 * (random() - 0.5) - 0.12 * s
      const color = mixColor(tone, LEAF_LIT, Math.max(0, sun - 0.3) * (0.5 + 0.8 * random()))
      painter.stroke(px, py, mx, my, 0.9, 1.5, color, sun)
      painter.stroke(mx, my, mx + dx * reach * 0.36, my + dy * reach * 0.36 + drop, 1.4, 0.3, color, sun * 0.94)
    }
  }
  for (let i = 0; i < 16; i++) {
    const [ax, ay] = rib(i / 16)
    const [bx, by] = rib((i + 1) / 16)
    painter.stroke(ax, ay, bx, by, 2 - 1.6 * (i / 16), 2 - 1.6 * ((i + 1) / 16), RIB, light + 0.06)
  }
}

/** Old fronds hang dry below the crown. */
function deadFrond(painter: SpritePainter, x: number, y: number, side: number, random: () => number): void {
  const straw = linear('#8d7346')
  const long = 62 + 34 * random()
  for (let i = 0; i < 16; i++) {
    const spread = side * (6 + 26 * random())
    painter.stroke(x + side * 4, y + 4, x + spread, y + long * (0.5 + 0.5 * random()), 1.6, 0.4, straw, 0.3 + 0.2 * random())
  }
}

function nuts(painter: SpritePainter, x: number, y: number, random: () => number): void {
  for (let i = 0; i < 6; i++) {
    const tone = mixColor(linear('#6d7a2c'), linear('#8a6a34'), random())
    painter.dab(x - 15 + i * 6, y + 9 + 7 * Math.abs(Math.sin(i * 2.1)), 7, 8.4, tone, 0.5, 0.3)
  }
}
