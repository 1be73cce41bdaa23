import { pairs, triples } from '../../builder/index.ts'
import type { HairStyle, Look } from '../person.ts'
import type { Scalp } from './scalp.ts'

/** Locks over the forehead: direction of each tip (to the left), how low it reaches, and width. */
const TIPS = triples([-1.02, 0.2, 0.2, -0.66, 0.3, 0.22, -0.3, 0.2, 0.22, 0.06, 0.34, 0.2, 0.4, 0.22, 0.22, 0.74, 0.3, 0.22, 1.06, 0.18, 0.2])

/** Pointed locks that fall from the parting over the forehead, and a longer one in front of each ear. */
export function pointedFringe(scalp: Scalp, { face }: Look): void {
  const part = face.eyeTilt > 0 ? 0.34 : -0.34
  for (const [end, low, wide] of TIPS) {
    const swing = end > part ? 0.1 : -0.1
    scalp.strand(
      [scalp.over(part * 0.6 + end * 0.22, 1.36, 1), scalp.over(part * 0.3 + end * 0.66, 1.0, 1.09), scalp.over(end * 0.98, 0.66, 1.12),
        scalp.over(end + swing, low, 1.06)],
      [0.12, wide, wide * 0.86, 0.02],
      0.05)
  }
  for (const side of [1, -1])
    scalp.strand(
      [scalp.over(side * 0.86, 0.92, 1.06), scalp.over(side * 1.16, 0.42, 1.1), scalp.at(0.42, -0.3, side * 0.97), scalp.at(0.5, -0.86, side * 0.84),
        scalp.at(0.6, -1.34, side * 0.72)],
      [0.13, 0.2, 0.19, 0.13, 0.02],
      0.06)
}

/** Spikes of short hair over the forehead: direction of each tip, how low it reaches, and width. */
const SPIKES = triples([-1.08, 0.34, 0.2, -0.72, 0.44, 0.23, -0.36, 0.3, 0.23, 0, 0.42, 0.22, 0.34, 0.28, 0.24, 0.7, 0.42, 0.23, 1.06, 0.32, 0.2])
/** Number of tufts that stick out from the crown. */
const CROWN_TUFTS = 13

/** Short anime hair: spikes over the forehead, swept to one side, and tufts that stick out from the crown. */
export function spikes(scalp: Scalp, side: 1 | -1): void {
  for (const [end, low, wide] of SPIKES)
    scalp.strand(
      [scalp.over(end * 0.3 + side * 0.3, 1.3, 1.02), scalp.over(end * 0.72 + side * 0.14, 0.98, 1.16), scalp.over(end, 0.7, 1.16),
        scalp.over(end - side * 0.16, low, 1.07)],
      [0.16, wide, wide * 0.82, 0.02],
      0.05)
  for (let i = 0; i < CROWN_TUFTS; i++) {
    const azimuth = i * 2.399
    const rise = 0.5 + 0.86 * ((i * 0.618) % 1)
    if (Math.cos(azimuth) > 0.5 && rise < 0.9) continue
    const lean = Math.cos(azimuth) > 0 ? -0.2 : 0.2
    scalp.lock([scalp.over(azimuth, rise, 0.98), scalp.over(azimuth + lean * 0.4, rise + 0.05, 1.22), scalp.over(azimuth + lean, rise - 0.16, 1.46)],
      [0.3, 0.24, 0.02], 0.06)
  }
  for (const z of [-0.86, 0.86]) scalp.lock([scalp.at(0.3, 0.5, z), scalp.at(0.36, 0.02, z * 1.08), scalp.at(0.44, -0.3, z * 1.02)], [0.2, 0.15, 0.02], 0.08)
}

/** Locks of the back hair: forward, to the side, thickness, how far the end comes forward, and extra length. */
const BACK = [[0.14, 0.98, 0.18, 0.5, -0.1], [-0.16, 1.06, 0.24, 0.2, 0.12], [-0.46, 0.98, 0.28, -0.2, -0.08], [-0.72, 0.72, 0.32, -0.4, 0.14],
  [-0.9, 0.3, 0.34, -0.3, 0]] as const

/** One pigtail: how far each of its tresses swings out, its length and its thickness. */
const BUNCH = triples([0.1, 1, 0.26, 0.42, 0.82, 0.22, -0.2, 0.72, 0.2])

function bunch(scalp: Scalp, side: number, long: number): void {
  scalp.ball(scalp.at(-0.2, 0.72, side * 0.98), 0.2, 0.1)
  for (const [out, share, fat] of BUNCH) {
    const drop = long * share
    scalp.strand(
      [scalp.at(-0.2, 0.74, side * 1.02), scalp.at(-0.26, 0.86, side * (1.3 + out * 0.3)), scalp.at(-0.26, 0.42 - drop * 0.16, side * (1.58 + out * 0.7)),
        scalp.at(-0.16 - out * 0.2, 0.3 - drop * 0.6, side * (1.6 + out)), scalp.at(-0.02, 0.2 - drop * 0.86, side * (1.5 + out * 0.8)),
        scalp.at(0.12, 0.2 - drop, side * (1.36 + out * 0.9))],
      [0.12, fat, fat * 1.12, fat, fat * 0.6, 0.02],
      0.05)
  }
}

/** Long, tied or chin-length hair in pointed masses. */
export function pointedLengths(scalp: Scalp, style: HairStyle): void {
  if (style === 'pigtails') {
    for (const side of [1, -1]) bunch(scalp, side, 2.5)
    return
  }
  if (style === 'ponytail') {
    for (const [out, share, fat] of BUNCH)
      scalp.strand(
        [scalp.at(-0.7, 0.92, 0), scalp.at(-1.1, 1.16, 0.2), scalp.at(-1.3, 0.6, 0.7 + out * 0.5), scalp.at(-1, -0.4 * share, 1.15 + out * 0.6),
          scalp.at(-0.4, -1.5 * share, 1.2 + out)],
        [0.16, fat * 1.2, fat * 1.3, fat, 0.02],
        0.05)
    return
  }
  const end = style === 'bob' ? -1 : -2.7
  const wave = style === 'wavy' || style === 'flowing' ? 0.16 : 0.04
  const wind = style === 'flowing' ? 1.5 : 0
  for (const side of [1, -1])
    for (const [x, z, fat, lead, longer] of BACK) {
      const tip = end * (1 + longer)
      const at = (t: number, spread: number) =>
        scalp.at(x + lead * Math.max(0, t - 0.35) * (style === 'bob' ? 0.2 : 1), 0.44 + (tip - 0.44) * t + wind * 0.5 * t * t,
          side * z * spread + wave * Math.sin(t * 8 + x * 5) + wind * t * t)
      scalp.strand([scalp.at(x * 0.5 - 0.1, 1, side * z * 0.46), at(0.06, 1), at(0.34, 1.1), at(0.66, 1.12), at(1, 0.9)],
        [fat * 0.55, fat, fat * 1.15, fat, 0.03], 0.04)
    }
  scalp.lock([scalp.at(-0.6, 0, 0), scalp.at(-0.72, Math.max(end, -1.4) * 0.7, 0)], [0.52, 0.4], 0.2)
}

/** Number of curls on the crown. */
const CROWN = 20
/** Number of tufts, including those over the face that are left out. */
const TUFTS = 68

/** A cloud of tufts. */
export function afro(scalp: Scalp, covered: boolean): void {
  // Under a hat, it is no higher than other hair.
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

/** Spiral curls all over the crown, smaller ones along the forehead. */
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

/** Tufts that stick out in all directions. */
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

/** Two loose locks in front of the ears. */
function tendrils(scalp: Scalp): void {
  for (const side of [1, -1])
    scalp.strand(
      [scalp.over(side * 0.72, 0.86, 1.02), scalp.over(side * 1.02, 0.5, 1.06), scalp.over(side * 1.16, 0.06, 1.05), scalp.at(0.42, -0.5, side * 0.84),
        scalp.at(0.5, -0.72, side * 0.8)],
      [0.06, 0.11, 0.1, 0.07, 0.02],
      0.06)
}

/** Straight bangs over the brows, rooted under the crown. */
function bangs(scalp: Scalp): void {
  for (let i = 0; i < 9; i++) {
    const end = -0.96 + i * 0.24
    scalp.lock([scalp.over(end * 0.5, 1.42, 0.98), scalp.over(end * 0.75, 1.1, 1.01), scalp.over(end * 0.95, 0.78, 1.02), scalp.over(end, 0.48, 1.0)],
      [0.1, 0.13, 0.13, 0.075], 0.1)
  }
}

/** Hair that falls to both sides of a parting at the azimuth `part`. */
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

/** Tiers of corkscrews: how many, at which elevation they start, and how far they hang. */
const TIERS = triples([9, 0.42, 1.35, 10, 0.05, 2])

export function ringlets(scalp: Scalp): void {
  for (const [count, rise, drop] of TIERS)
    for (let i = 0; i < count; i++) {
      const azimuth = 1.02 + (i / (count - 1)) * (2 * Math.PI - 2.04)
      const fall = drop * (0.85 + 0.3 * ((i * 0.618 + rise) % 1))
      const out = 1.14 + 0.14 * ((i * 0.37) % 1)
      const root = [Math.cos(azimuth) * Math.cos(rise), 0.1 + Math.sin(rise), Math.sin(azimuth) * Math.cos(rise)]
      scalp.curl(scalp.at(root[0] - 0.03, root[1], root[2]), scalp.at(root[0] * out - 0.03, root[1] - fall, root[2] * out), 0.18, 0.11, 0.8 + 0.7 * fall,
        i * 2.1 + rise * 9)
    }
}

/** Locs that hang from the crown all around, the front ones over the shoulders. */
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
