import { pairs, triples } from '../../tuples.ts'
import type { HairStyle, Look } from '../person.ts'
import type { Scalp } from './scalp.ts'

/** Curls on the crown of curly hair. */
const CROWN = 20
/** Before those over the face are left out. */
const TUFTS = 68

/** A cloud of tufts. */
export function afro(scalp: Scalp, covered: boolean): void {
  // Under a hat it is no higher than other hair.
  if (covered) scalp.cap(1.05, 0.19, 0.17)
  else scalp.cap(1.16, 0.34, 0.34)
  // Tufts spread evenly over the sphere; the face stays free.
  for (let i = 0; i < TUFTS; i++) {
    const rise = Math.asin(1 - (1.45 * (i + 0.5)) / TUFTS)
    const azimuth = ((i * 2.399) % (2 * Math.PI)) - Math.PI
    if (rise < 0.62 && Math.abs(azimuth) < 0.95) continue
    if (covered && rise > 0.4) continue
    scalp.ball(scalp.over(azimuth, rise, 1.25 + 0.1 * ((i * 0.37) % 1)), 0.2 + 0.05 * ((i * 0.73) % 1), 0.09)
  }
}

/** Spiral tufts all over the crown, smaller ones along the forehead. */
export function curls(scalp: Scalp): void {
  for (let i = 0; i < CROWN; i++) {
    const azimuth = i * 2.399
    const rise = 0.72 + 0.8 * ((i * 0.377) % 1)
    scalp.curl(scalp.over(azimuth, rise, 1.04), scalp.over(azimuth + 0.5, rise - 0.42, 1.2), 0.165, 0.08, 1.1, i)
  }
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const end = scalp.over(-0.95 + t * 1.9, 0.62 + 0.08 * Math.sin(i * 2.2), 1.1)
    scalp.curl(scalp.over(-0.3 + t * 0.6, 1.1, 1.06), end, 0.125, 0.08, 1.1, i * 1.7)
  }
}

/** Tufts that stand off every way. */
export function tufts(scalp: Scalp): void {
  for (let i = 0; i < 9; i++) {
    const azimuth = -1.1 + i * 0.28
    const out = 1.16 + 0.12 * ((i * 5) % 3)
    scalp.lock([scalp.over(azimuth * 0.8, 1.1, 1.0), scalp.over(azimuth, 0.72, out), scalp.over(azimuth + 0.14, 0.44 + 0.1 * ((i * 7) % 2), 1.1)],
      [0.24, 0.2, 0.03], 0.06)
  }
  for (let i = 0; i < 5; i++) scalp.lock([scalp.over(i * 1.25 + 1, 0.9, 0.98), scalp.over(i * 1.25 + 1.2, 1.12, 1.36)], [0.26, 0.05], 0.08)
}

/** The hair over the forehead. */
export function fringe(scalp: Scalp, style: HairStyle, look: Look): void {
  if (style === 'curly') {
    curls(scalp)
    return
  }
  if (style === 'topknot' || style === 'bun' || style === 'ponytail' || style === 'locs') {
    // Combed back from the forehead.
    for (let i = 0; i < 7; i++) {
      const azimuth = -0.9 + i * 0.3
      scalp.lock(
        [scalp.over(azimuth, 0.66, 0.99), scalp.over(azimuth * 1.1, 1.05, 1.05), scalp.over(azimuth * 1.3, 1.42, 1.05),
          scalp.over(Math.PI - azimuth, 0.9, 1.08)],
        [0.05, 0.1, 0.14, 0.18],
        0.16)
    }
    if (look.fem > 0.5 && (style === 'bun' || style === 'ponytail')) tendrils(scalp)
    return
  }
  const side = look.face.eyeTilt > 0 ? 1 : -1
  const cut = look.face.brow
  if (cut > 1.12 || (look.age === 'child' && cut > 0.95)) bangs(scalp)
  else curtain(scalp, side * (cut > 0.94 ? 0.4 : 0.1))
}

/** Two locks that got loose before the ears. */
function tendrils(scalp: Scalp): void {
  for (const side of [1, -1])
    scalp.strand(
      [scalp.over(side * 0.72, 0.86, 1.02), scalp.over(side * 1.02, 0.5, 1.06), scalp.over(side * 1.16, 0.06, 1.05), scalp.at(0.42, -0.5, side * 0.84),
        scalp.at(0.5, -0.72, side * 0.8)],
      [0.06, 0.11, 0.1, 0.07, 0.02],
      0.06)
}

/** A straight edge over the brows, rooted under the crown. */
function bangs(scalp: Scalp): void {
  for (let i = 0; i < 9; i++) {
    const end = -0.96 + i * 0.24
    scalp.lock([scalp.over(end * 0.5, 1.42, 0.98), scalp.over(end * 0.75, 1.1, 1.01), scalp.over(end * 0.95, 0.78, 1.02), scalp.over(end, 0.48, 1.0)],
      [0.1, 0.13, 0.13, 0.075], 0.1)
  }
}

/** Hair that falls to both sides of a parting at azimuth `part`. */
function curtain(scalp: Scalp, part: number): void {
  for (const side of [1, -1]) {
    const from = part + side * 0.1
    for (const [t, low] of pairs([0.45, 0.62, 0.75, 0.5, 1, 0.3])) {
      const end = from + (side * 1.22 - from) * t
      scalp.lock(
        [scalp.over(from + side * 0.1 * t, 1.2 - 0.12 * (1 - t), 1.03), scalp.over(from + (end - from) * 0.55, 0.95 - 0.1 * t, 1.08),
          scalp.over(end, low, t === 1 ? 0.99 : 1.04)],
        [0.1, 0.15, t === 1 ? 0.12 : 0.06],
        0.14)
    }
  }
}

/** How many corkscrews hang in each tier, from which elevation, and how far they fall. */
const TIERS = triples([9, 0.42, 1.35, 10, 0.05, 2])

/** Corkscrews that hang around the head. */
export function ringlets(scalp: Scalp): void {
  for (const [count, rise, drop] of TIERS) {
    for (let i = 0; i < count; i++) {
      const azimuth = 1.02 + (i / (count - 1)) * (2 * Math.PI - 2.04)
      const fall = drop * (0.85 + 0.3 * ((i * 0.618 + rise) % 1))
      const out = 1.14 + 0.14 * ((i * 0.37) % 1)
      const root = [Math.cos(azimuth) * Math.cos(rise), 0.1 + Math.sin(rise), Math.sin(azimuth) * Math.cos(rise)]
      scalp.curl(scalp.at(root[0] - 0.03, root[1], root[2]), scalp.at(root[0] * out - 0.03, root[1] - fall, root[2] * out), 0.18, 0.11, 0.8 + 0.7 * fall,
        i * 2.1 + rise * 9)
    }
  }
}

/** Ropes of hair that hang from the crown all around, the front ones over the shoulders. */
export function dreadlocks(scalp: Scalp): void {
  const count = 22
  for (let i = 0; i < count; i++) {
    const azimuth = 0.98 + (i / (count - 1)) * (2 * Math.PI - 1.96)
    const inner = i % 2
    const fall = 1.5 + 0.45 * ((i * 0.618) % 1)
    const out = 1.1 + 0.12 * inner
    const [x, z] = [Math.cos(azimuth), Math.sin(azimuth)]
    scalp.strand(
      [scalp.over(azimuth, 1.05 - 0.3 * inner, 1.1), scalp.over(azimuth, 0.4, 1.14 + 0.06 * inner), scalp.at(x * out, 0.1 - fall * 0.4, z * out),
        scalp.at(x * out * 1.02 + 0.06, 0.1 - fall, z * out * 1.04)],
      [0.1, 0.115, 0.11, 0.07],
      0.03)
  }
}
