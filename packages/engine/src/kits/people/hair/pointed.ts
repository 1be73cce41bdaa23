import { triples } from '../../tuples.ts'
import type { HairStyle, Look } from '../person.ts'
import type { Scalp } from './scalp.ts'

/** Tips over the forehead: where each points (to the left), how low it reaches, and how wide it is. */
const TIPS = triples([-1.02, 0.2, 0.2, -0.66, 0.3, 0.22, -0.3, 0.2, 0.22, 0.06, 0.34, 0.2, 0.4, 0.22, 0.22, 0.74, 0.3, 0.22, 1.06, 0.18, 0.2])

/** Chunks that fall from the parting over the forehead, each with a point, and a longer one before either ear. */
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

/** Points over the forehead of short hair: where each aims, how low it reaches, and how wide it is. */
const SPIKES = triples([-1.08, 0.34, 0.2, -0.72, 0.44, 0.23, -0.36, 0.3, 0.23, 0, 0.42, 0.22, 0.34, 0.28, 0.24, 0.7, 0.42, 0.23, 1.06, 0.32, 0.2])
/** Tufts that stand off the crown: bearing, height over the skull, and how far they reach. */
const CROWN_TUFTS = 13

/** Short hair as films draw it: points over the forehead, swept to one side, and tufts that stand off the crown. */
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

/** Where the back hair falls: forward, aside, how thick, how far its end comes forward, and how much longer or shorter it is. */
const BACK = [[0.14, 0.98, 0.18, 0.5, -0.1], [-0.16, 1.06, 0.24, 0.2, 0.12], [-0.46, 0.98, 0.28, -0.2, -0.08], [-0.72, 0.72, 0.32, -0.4, 0.14],
  [-0.9, 0.3, 0.34, -0.3, 0]] as const

/** One bunch tied over an ear: how far each of its tresses swings out, its length and its thickness. */
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

/** Long, tied or cut at the chin: masses that end in points. */
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
