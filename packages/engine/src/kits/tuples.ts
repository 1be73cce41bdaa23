import type { Vec3 } from '../render/scene.ts'

/** Number tables are written flat to keep their lines full; these split them into pairs, triples and quads. */
export const pairs = (flat: readonly number[]): (readonly [number, number])[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i], flat[2 * i + 1]])

export const triples = (flat: readonly number[]): Vec3[] => Array.from({ length: flat.length / 3 }, (_, i) => [flat[3 * i], flat[3 * i + 1], flat[3 * i + 2]])

export const quads = (flat: readonly number[]): (readonly [number, number, number, number])[] =>
  Array.from({ length: flat.length / 4 }, (_, i) => [flat[4 * i], flat[4 * i + 1], flat[4 * i + 2], flat[4 * i + 3]])
