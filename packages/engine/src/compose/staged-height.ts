import type { KitPiece } from '../kits/kit.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'

/**
 * Height a thing gets in the picture, in meters. Real sizes are pressed together, so that a mouse beside a horse is still seen and a
 * castle does not dwarf its landscape.
 */
function stagedHeight(real: number): number {
  const pressed = 1.25 * (real / 0.9) ** 0.52
  return real <= 2.5 ? pressed : 2.13 * (real / 2.5) ** 0.76
}

/** Share of its radius at which something flat counts as tall: a cookie is no larger than the cup beside it. */
const FLAT_SHARE = 1.1

/** Beside people, animals are pressed less: everyone knows how tall a dog is against its owner. */
const stagedBeside = (real: number): number => stagedHeight(PERSON) * (real / PERSON) ** 0.72

/** Height in meters at which animals beside people are as tall as alone. */
const PERSON = 1.75

/** From this radius over its height a thing lies flat. */
const FLAT = 2.4
/** Nothing thicker counts as flat, pans aside. */
const THIN = 0.06

/** Plates, pans and sprigs: by their height alone they would be wider than the table. */
function isFlat(row: Noun | undefined, piece: KitPiece): boolean {
  return piece.radius > FLAT * piece.height && (row?.category === 'tool' || (row?.height ?? 1) <= THIN)
}

/** Height of a thing in the picture; `beside` people or not. */
export function stagedThing(row: Noun | undefined, piece: KitPiece, size: number, beside: boolean): number {
  const real = (row?.height ?? piece.height) * size
  if (beside && real < PERSON && (row?.category === 'animal' || row?.category === 'bird')) return stagedBeside(real)
  if (row?.category !== 'food' && !isFlat(row, piece)) return stagedHeight(real)
  const least = (FLAT_SHARE * piece.radius * real) / Math.max(0.01, piece.height)
  return real >= least ? stagedHeight(real) : (stagedHeight(least) * real) / least
}

/** Buildings are built in real meters and keep them up to a church's height. */
export const stagedBuilding = (real: number): number => (real <= 16 ? real : 16 * (real / 16) ** 0.6)
