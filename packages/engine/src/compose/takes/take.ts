import { createRandom } from '../../render/noise.ts'

/** Number of takes: a batch has consecutive seeds, so its first four pictures are all different. */
const TAKES = 4

/**
 * One way to draw a prompt: it decides everything that the prompt leaves open. One of four is the plain take; the others depart from it in
 * camera, light, color and surroundings, each in another direction.
 */
export type Take = {
  /** Undefined for the plain take; otherwise which of the others, 0 … 2. */
  readonly other: 0 | 1 | 2 | undefined
  /** A number from 0 to 1 for each decision. */
  readonly chance: (what: string) => number
}

export const PLAIN_TAKE: Take = { other: undefined, chance: () => 0.5 }

export function takeOf(seed: number): Take {
  const place = seed % TAKES
  const chance = (what: string) => createRandom(seed * 2654435 + hash(what))()
  return { other: place === 0 ? 0 : place === 1 ? 1 : place === 2 ? 2 : undefined, chance }
}

/** The entry of a list for this take; undefined for the plain one. `turn` keeps two lists from varying in step. */
export function pick<T>({ other }: Take, [a, b, c]: readonly [T, T, T], turn = 0): T | undefined {
  return other === undefined ? undefined : [a, b, c][(other + turn) % 3]
}

function hash(text: string): number {
  let value = 7
  for (const letter of text) value = (Math.imul(value, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return (value >>> 0) % 9973
}
