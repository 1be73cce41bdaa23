import { add, type Frame, type KitBuilder, lerp, pairs, quads, sub } from '../../builder/index.ts'
import { skullWidth } from '../head.ts'
import type { HairStyle, Look } from '../person.ts'
import { afro, dreadlocks, fringe, pointedFringe, pointedLengths, ringlets } from './cuts.ts'
import { Scalp } from './scalp.ts'
import { buildShort, isShort } from './short.ts'

/** `covered` leaves out hair that would stick out of a hat or helmet; `stubble` is the material of hair too short for strands. */
export function buildHair(kit: KitBuilder, frame: Frame, r: number, look: Look, material: number, stubble: number, covered: boolean): void {
  const scalp = new Scalp(kit, frame, r, material, skullWidth(look))
  const { style } = look.hair
  if (style === 'bald') return
  if (style === 'ring') {
    for (const side of [1, -1]) {
      scalp.lock(
        [scalp.over(side * 1.45, 0.1, 0.95), scalp.over(side * 1.9, -0.02, 0.93), scalp.over(side * 2.4, -0.05, 0.92), scalp.over(side * 3.1, -0.05, 0.92)],
        [0.1, 0.22, 0.26, 0.28], 0.2)
      scalp.lock([scalp.over(side * 1.5, 0.12, 0.96), scalp.over(side * 1.36, -0.14, 0.96)], [0.12, 0.05], 0.12)
    }
    return
  }
  if (style === 'mohawk') {
    for (let i = 0; i < 6; i++) {
      const rise = 0.75 + i * 0.42
      const root = scalp.at(Math.cos(rise) * 0.86, 0.12 + Math.sin(rise) * 0.86, 0)
      const tip = scalp.at(Math.cos(rise) * 1.5, 0.14 + Math.sin(rise) * 1.56, 0)
      scalp.lock([root, tip], [0.2, 0.06], 0.1)
    }
    return
  }
  if (style === 'afro') {
    afro(scalp, covered)
    return
  }
  if (isShort(look)) {
    buildShort(scalp, look, stubble, covered)
    return
  }
  // Farther back and higher than the skull: the forehead stays free.
  scalp.cap(1.05, 0.19, 0.17)
  sideburns(scalp, look)
  if (look.drawn && POINTED.has(style)) {
    if (!covered) pointedFringe(scalp, look)
    pointedLengths(scalp, style)
    return
  }
  if (!covered && look.drawn && FRINGED.has(style)) pointedFringe(scalp, look)
  else if (!covered) fringe(scalp, style, look)
  lengths(scalp, style, look, covered)
}

/** Cuts that end in points in anime style. */
const POINTED: ReadonlySet<HairStyle> = new Set(['long', 'wavy', 'bob', 'pigtails', 'ponytail', 'flowing'])
/** Other cuts that get the same fringe in anime style. */
const FRINGED: ReadonlySet<HairStyle> = new Set(['braids', 'bun'])

function sideburns(scalp: Scalp, look: Look): void {
  const down = look.fem > 0.5 ? -0.05 : -0.16
  for (const side of [1, -1]) scalp.lock([scalp.over(side * 1.22, 0.34, 1), scalp.over(side * 1.26, down, 0.985)], [0.16, 0.07], 0.1)
}

/** Number of turns in a braid. */
const PLAIT = 9

/** Locks of long hair: forward, to the side, thickness, and how far the end comes forward. */
const FALLS = quads([0.24, 0.88, 0.15, 0.68, 0.02, 0.95, 0.19, 0.8, -0.28, 0.94, 0.25, -0.45, -0.58, 0.78, 0.31, -0.4, -0.82, 0.4, 0.35, -0.25])

function lengths(scalp: Scalp, style: HairStyle, look: Look, covered: boolean): void {
  if (style === 'curly') {
    ringlets(scalp)
    return
  }
  if (style === 'locs') {
    dreadlocks(scalp)
    return
  }
  if (style === 'bun') {
    // On the crown, where it is visible from the front as well.
    if (!covered) {
      scalp.ball(scalp.at(-0.42, 1.4, 0), 0.4, 0.04)
      scalp.ball(scalp.at(-0.36, 1.2, 0), 0.3, 0.1)
    }
    scalp.ball(scalp.at(-0.7, -0.32, 0), 0.4, 0.3)
    return
  }
  if (style === 'topknot') {
    if (!covered) scalp.lock([scalp.at(-0.3, 1.05, 0), scalp.at(-0.38, 1.36, 0), scalp.at(-0.62, 1.44, 0)], [0.16, 0.17, 0.12], 0.06)
    return
  }
  if (style === 'ponytail') {
    // Over one shoulder, where it is visible.
    const aside = look.face.eyeTilt > 0 ? -1 : 1
    scalp.strand(
      [scalp.at(-0.85, 0.62, 0), scalp.at(-1.35, 0.6, 0), scalp.at(-1.5, -0.1, aside * 0.4), scalp.at(-0.9, -1, aside * 1.02),
        scalp.at(0.1, -1.75, aside * 1.08)],
      [0.2, 0.28, 0.36, 0.32, 0.06],
      0)
    return
  }
  if (style === 'pigtails') {
    for (const side of [1, -1])
      scalp.strand(
        [scalp.at(-0.2, 0.42, side * 0.92), scalp.at(-0.25, 0.42, side * 1.2), scalp.at(-0.2, -0.05, side * 1.4), scalp.at(-0.1, -0.55, side * 1.42),
          scalp.at(-0.02, -1.05, side * 1.3)],
        [0.14, 0.24, 0.3, 0.24, 0.05],
        0.1)
    return
  }
  if (style === 'braids') {
    for (const side of [1, -1]) {
      const top = scalp.at(-0.3, -0.35, side * 0.92)
      const end = scalp.at(0.1, -2.1, side * 1.02)
      // Strands cross from side to side all the way down.
      for (let i = 0; i < PLAIT; i++) {
        const across = scalp.at(0, 0, i % 2 ? 0.05 : -0.05)
        scalp.ball(add(lerp(top, end, i / (PLAIT - 1)), sub(across, scalp.at(0, 0, 0))), 0.25 - 0.011 * i, 0.05)
      }
    }
    scalp.ball(scalp.at(-0.5, -0.3, 0), 0.6, 0.3)
    return
  }
  if (style === 'flowing') {
    streaming(scalp, look.face.eyeTilt > 0 ? 1 : -1)
    return
  }
  const bob = style === 'bob'
  const end = bob ? -0.95 : -2.6
  const wave = style === 'wavy' ? 0.16 : 0.045
  for (const side of [1, -1]) {
    for (const [x, z, fat, lead] of FALLS) {
      const y = (t: number) => 0.42 + (end - 0.42) * t
      const sway = (t: number) => wave * Math.sin(t * 9 + x * 4)
      // Hair parts at the shoulders: in front of the chest, and behind the back.
      const uneven = (bob ? 0.3 : 0.5) * ((x * 7.3 + 9) % 1)
      const ahead = (t: number) => x + (bob ? 0.05 : lead * Math.max(0, t - 0.35) * 1.5)
      scalp.strand(
        [
          // Rooted under the crown, so that the side of the head has no seam.
          scalp.at(x * 0.5 - 0.12, 1, side * z * 0.46),
          scalp.at(x - 0.03, y(0) + 0.06, side * z * 0.97),
          scalp.at(ahead(0.3) + sway(0.3), y(0.34), side * (z * 1.05 + sway(0.3))),
          scalp.at(ahead(0.68) + sway(0.7), y(0.68), side * (z * 1.05 - sway(0.6))),
          scalp.at(ahead(1), y(1) + uneven, side * z * 0.86)],
        // The end of a lock thins out; a bob's is blunt.
        [fat * 0.5, fat * 0.95, fat * 1.1, fat, fat * (bob ? 0.5 : 0.16)],
        0.05)
    }
  }
  scalp.lock([scalp.at(-0.6, 0, 0), scalp.at(bob ? -0.68 : -0.95, end * 0.84, 0)], [0.5, 0.42], 0.2)
}

/** Hair in the wind: where each tress leaves the head (forward, up), how far it flies, how far it rises, and thickness. */
const TRESSES = [
  [0.16, 0.9, 1.6, 0.2, 0.2], [-0.1, 0.86, 2.1, 0.02, 0.28], [-0.42, 0.66, 1.9, -0.08, 0.34], [-0.6, 0.46, 2.4, -0.3, 0.36], [-0.72, 0.2, 2.1, -0.46, 0.4],
  [-0.7, -0.06, 2.3, -0.72, 0.38], [-0.62, -0.3, 1.9, -0.84, 0.38], [-0.5, -0.5, 1.9, -1.2, 0.32], [-0.3, -0.62, 1.4, -1.2, 0.28]] as const

/** All hair streams to one side in waves; hair from the other side is blown across the nape. */
function streaming(scalp: Scalp, aside: 1 | -1): void {
  for (const [x, y, far, rise, fat] of TRESSES) {
    const wave = 0.16 + 0.06 * ((far * 7) % 1)
    const at = (t: number) =>
      scalp.at(x - 0.5 * Math.sin(t * 1.5) - 0.1 * t, y + rise * t + wave * Math.sin(t * 5 + x * 1.5) * (0.4 + 0.6 * t), aside * (0.55 + far * t))
    // Hair is one mass near the head and separates farther out.
    scalp.strand([scalp.at(x * 0.6, y * 0.9 + 0.1, aside * 0.2), at(0.1), at(0.3), at(0.55), at(0.8), at(1)],
      [fat * 0.9, fat * 1.1, fat, fat * 0.72, fat * 0.4, 0.015], 0.16)
  }
  for (const [x, y] of pairs([0.12, -0.55, -0.4, -0.85, -0.72, -0.8]))
    scalp.strand(
      [scalp.at(x * 0.6, 0.75, -aside * 0.6), scalp.at(x, 0.1, -aside * 0.95), scalp.at(x - 0.1, y, -aside * 0.72), scalp.at(-0.7, y - 0.35, aside * 0.1)],
      [0.2, 0.24, 0.22, 0.1], 0.08)
  scalp.ball(scalp.at(-0.5, -0.2, 0), 0.66, 0.25)
}
