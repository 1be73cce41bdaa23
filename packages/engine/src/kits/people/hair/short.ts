import { pairs, type Vec3 } from '../../builder/index.ts'
import type { HairStyle, Look } from '../person.ts'
import { curls, spikes, tufts } from './cuts.ts'
import type { Scalp } from './scalp.ts'

/** Cuts that show ears and nape. */
const SHORT: ReadonlySet<HairStyle> = new Set<HairStyle>(['buzz', 'fade', 'crop', 'part', 'quiff', 'slick', 'pixie', 'messy'])

export const isShort = ({ hair, fem }: Look): boolean => SHORT.has(hair.style) || (hair.style === 'curly' && fem < 0.5)

/** Cuts that are spiky in anime style. */
const SPIKED: ReadonlySet<HairStyle> = new Set<HairStyle>(['fade', 'crop', 'part', 'quiff', 'messy', 'pixie'])

/** The side of the parting. */
const partOf = ({ face }: Look): 1 | -1 => face.eyeTilt > 0 ? 1 : -1

/** Direction from the center of the head in which strands start: the parting, the face or, for most cuts, the crown. */
export function poleOf(look: Look): Vec3 {
  const { style } = look.hair
  if (style === 'part' || style === 'pixie') return [0.25, 0.84, partOf(look) * 0.48]
  if (style === 'quiff' || style === 'slick') return [1, 0.05, 0]
  return [0, 1, 0]
}

/** Hair in masses over a close shell whose edge is the hairline: straight across the forehead, round at the temples, in front of the ears. */
export function buildShort(scalp: Scalp, look: Look, stubble: number, covered: boolean): void {
  const { style } = look.hair
  if (style === 'buzz') {
    scalp.shell(0.06, 0.045, 0.988, stubble)
    scalp.shell(-0.01, 0.07, 0.93, stubble)
    return
  }
  const side = partOf(look)
  if (style === 'fade') {
    scalp.shell(0.06, 0.04, 0.99, stubble)
    scalp.shell(0.02, 0.3, 0.84)
  } else {
    scalp.shell(0.17, 0.13, 1.03)
    scalp.shell(-0.02, 0.22, 0.86)
    sideburns(scalp, look.fem > 0.5)
  }
  if (covered) return
  if (look.drawn && SPIKED.has(style)) {
    spikes(scalp, side)
    return
  }
  if (style === 'curly') curls(scalp)
  else if (style === 'messy') tufts(scalp)
  else if (style === 'part') parted(scalp, side)
  else if (style === 'quiff') brushedUp(scalp, side)
  else if (style === 'slick') combedBack(scalp)
  else if (style === 'pixie') swept(scalp, side)
  else cropped(scalp)
}

function sideburns(scalp: Scalp, fem: boolean): void {
  for (const side of [1, -1])
    scalp.lock([scalp.over(side * 1.2, 0.34, 0.99), fem ? scalp.at(0.36, -0.34, side * 0.86) : scalp.over(side * 1.28, -0.14, 0.975)],
      fem ? [0.13, 0.02] : [0.13, 0.06], 0.1)
}

/** A point over the skull, `x` forward, at `angle` from the top toward the left ear. */
function arc(scalp: Scalp, x: number, angle: number, lift: number): Vec3 {
  const round = Math.sqrt(1 - x * x) * lift
  return scalp.at(x * lift - 0.03, 0.1 + round * Math.cos(angle), round * Math.sin(angle) * 0.96)
}

/** Waves from the parting over the top to the far temple, the front one over the forehead; short waves on the near side. */
function parted(scalp: Scalp, side: 1 | -1): void {
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    const x = 0.64 - t * 1.2
    const ahead = 0.13 * (1 - t)
    scalp.lock(
      [arc(scalp, x, side * 0.52, 1), arc(scalp, x + ahead, side * 0.14, 1.15), arc(scalp, x + ahead, -side * 0.44, 1.17), arc(scalp, x, -side * 0.95, 1.1),
        arc(scalp, x - 0.2, -side * 1.3, 1)],
      [0.08, 0.2, 0.23, 0.18, 0.06],
      0.06)
  }
  for (let i = 0; i < 4; i++) {
    const x = 0.56 - i * 0.36
    scalp.lock([arc(scalp, x, side * 0.56, 1), arc(scalp, x - 0.07, side * 0.88, 1.06), arc(scalp, x - 0.16, side * 1.26, 0.99)], [0.07, 0.16, 0.07], 0.06)
  }
}

/** Locks that rise over the forehead and fall back, slightly to one side. */
function brushedUp(scalp: Scalp, side: 1 | -1): void {
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    const middle = 1 - Math.abs(2 * t - 1)
    const z = -0.54 + 1.08 * t
    const aside = -side * 0.16
    scalp.lock(
      [scalp.over(z * 1.3, 0.6 + 0.05 * middle, 0.96), scalp.at(0.9 - 0.14 * Math.abs(z), 0.96 + 0.06 * middle, z),
        scalp.at(0.68, 1.22 + 0.12 * middle + 0.05 * (i % 2), z * 0.94 + aside), scalp.at(0.1, 1.22 + 0.06 * middle, z * 1.05 + aside),
        scalp.at(-0.6, 0.96, z * 1.1)],
      [0.12, 0.23, 0.25, 0.22, 0.1],
      0.08)
  }
}

function combedBack(scalp: Scalp): void {
  for (let i = 0; i < 9; i++) {
    const angle = -1.12 + i * 0.28
    scalp.lock(
      [arc(scalp, 0.8 - 0.14 * Math.abs(angle), angle, 0.94), arc(scalp, 0.56, angle * 0.98, 1.03), arc(scalp, 0, angle, 1.05), arc(scalp, -0.6, angle, 1.04)],
      [0.06, 0.12, 0.14, 0.14], 0.14)
  }
}

/** Short tufts; those over the forehead are brushed forward. */
function cropped(scalp: Scalp): void {
  for (let i = 0; i < 10; i++) {
    const azimuth = i * 2.399
    const rise = 0.86 + 0.42 * ((i * 0.618) % 1)
    scalp.lock([scalp.over(azimuth, rise, 1), scalp.over(azimuth * 0.94, rise + 0.1, 1.2)], [0.25, 0.07], 0.07)
  }
  for (let i = 0; i < 7; i++) {
    const azimuth = -0.84 + i * 0.28
    scalp.lock([scalp.over(azimuth * 0.8, 1.14, 1.02), scalp.over(azimuth, 0.84, 1.1), scalp.over(azimuth + 0.1, 0.58 + 0.05 * (i % 2), 1.02)],
      [0.19, 0.17, 0.03], 0.05)
  }
}

/** A long fringe from the parting to the far cheek, with wisps in front of the ears and at the nape. */
function swept(scalp: Scalp, side: 1 | -1): void {
  scalp.ball(scalp.at(-0.28, 0.62, 0), 0.74, 0.2)
  for (let i = 0; i < 5; i++) {
    const t = i / 4
    scalp.lock(
      [scalp.over(side * (0.62 + 0.5 * t), 1.0 + 0.3 * t, 1.02), scalp.over(side * (0.3 - 0.5 * t), 1.0 + 0.1 * t, 1.13),
        scalp.over(-side * (0.3 + 0.45 * t), 0.78, 1.12), scalp.over(-side * (0.62 + 0.6 * t), 0.42 - 0.12 * t, 1.04)],
      [0.12, 0.2, 0.18, 0.03],
      0.06)
  }
  for (const [x, low] of pairs([0.5, 0.3, 0.15, 0.1, -0.3, 0.05]))
    scalp.lock([arc(scalp, x, side * 0.55, 1.02), arc(scalp, x, side * 0.95, 1.1), scalp.at(x + 0.02, low, side * 0.96)], [0.1, 0.18, 0.05], 0.08)
  for (const z of [-0.62, 0.62]) scalp.lock([scalp.at(-0.5, -0.1, z), scalp.at(-0.42, -0.72, z * 0.94)], [0.26, 0.05], 0.12)
}
