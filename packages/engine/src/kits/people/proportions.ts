import type { Look } from './person.ts'

/** Lengths of one body, drawn 1.75 units tall; the kit scales it to the lexicon's height. */
export type Proportions = {
  /** Radius of the skull. */
  readonly head: number
  readonly headY: number
  readonly shoulderY: number
  readonly hipY: number
  readonly shoulders: number
  readonly hips: number
  readonly arm: number
  readonly leg: number
  /** Factor on limb and trunk thickness. */
  readonly thick: number
}

const TALL = 1.75
/** Share of the whole height the head takes, and of the trunk's top the hip. */
const SHARES: Readonly<Record<Look['age'], readonly [head: number, hip: number, thick: number]>> = { baby: [0.4, 0.5, 0.95], child: [0.318, 0.57, 0.92],
  teen: [0.24, 0.63, 0.88], adult: [0.222, 0.635, 1], old: [0.228, 0.62, 0.98] }

/** Where pictures are to look real, heads are smaller, though never as small as they are. */
const REAL_HEAD = 0.89

export function proportionsOf(look: Look, real: boolean): Proportions {
  const [share, hip, thick] = SHARES[look.age]
  const headHeight = TALL * share * (real ? REAL_HEAD : 1)
  const shoulderY = TALL - headHeight - 0.05
  const hipY = shoulderY * hip
  const wide = (0.184 - 0.04 * look.fem) * (0.55 + 0.45 * thick) * (look.age === 'child' || look.age === 'baby' ? 0.85 : 1)
  return { head: headHeight / 2.14, headY: TALL - headHeight / 2.14, shoulderY, hipY, shoulders: wide * (0.75 + 0.25 * look.girth) * look.strength,
    hips: (0.085 + 0.012 * look.fem) * look.girth * (0.4 + 0.6 * thick), arm: shoulderY * 0.405, leg: hipY - 0.05,
    thick: thick * (0.4 + 0.6 * look.girth) * (1 - 0.12 * look.fem) }
}
