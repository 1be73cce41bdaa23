import { createRandom } from '../../render/noise.ts'

/** How many takes there are: the seeds of a batch follow each other, and its first four pictures are all different ones. */
const TAKES = 4

/**
 * One way to take a picture of what a prompt says: the seed decides by it all that the prompt leaves open. One of four is the plain one,
 * the others go from it by camera, light, color and surroundings, each in another direction.
 */
export type Take = {
  /** Absent for the plain one; else which of the others, 0 … 2. */
  readonly other: 0 | 1 | 2 | undefined
  /** A number of its own for each thing that is decided, 0 … 1. */
  readonly chance: (what: string) => number
}

export const PLAIN_TAKE: Take = { other: undefined, chance: () => 0.5 }

export function takeOf(seed: number): Take {
  const place = seed % TAKES
  const chance = (what: string) => createRandom(seed * 2654435 + hash(what))()
  return { other: place === 0 ? 0 : place === 1 ? 1 : place === 2 ? 2 : undefined, chance }
}

/** The one of a list that belongs to this take; undefined for the plain one. `turn` keeps two lists from going together. */
export function pick<T>({ other }: Take, [a, b, c]: readonly [T, T, T], turn = 0): T | undefined {
  return other === undefined ? undefined : [a, b, c][(other + turn) % 3]
}

function hash(text: string): number {
  let value = 7
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (value >>> 0) % 9973
}
