/** A seeded random generator: the same seed and the same calls give the same numbers on every machine. */
export type Random = {
  /** 0 ≤ x < 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** An integer, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly pick: <T>(list: readonly [T, ...T[]]) => T
  readonly chance: (probability: number) => boolean
  /** A separate generator for one part, so that a change in one part does not affect the others. */
  readonly fork: (label: string) => Random
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    chance: (probability) => next() < probability,
    fork: (label) => createRandom(hash(label, seed)),
  }
  return random
}

function hash(text: string, seed: number): number {
  let value = (seed ^ 0x811c9dc5) >>> 0
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0
  return Math.imul(value ^ (value >>> 16), 0x85ebca6b) >>> 0
}
