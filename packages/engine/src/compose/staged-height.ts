import type { KitPiece } from '../kits/kit.ts'
import type { Noun } from '../lexicon/nouns/noun.ts'

/**
 * Height of a thing in the picture, in meters. Real sizes are compressed so that a mouse beside a horse is still visible and a castle does not
 * dwarf its landscape.
 */
function stagedHeight(real: number): number {
  const pressed = 1.25 * (real / 0.9) ** 0.52
  return real <= 2.5 ? pressed : 2.13 * (real / 2.5) ** 0.76
}

/** Min height, as a share of its radius, for which a flat thing is staged: a cookie is no larger than the cup beside it. */
const FLAT_SHARE = 1.1

/** Beside people, animal sizes are compressed less: everyone knows how tall a dog is next to its owner. */
const stagedBeside = (real: number): number => stagedHeight(PERSON) * (real / PERSON) ** 0.72

/** Height in meters from which animals beside people get the same size as without people. */
const PERSON = 1.75

/** A thing lies flat when its radius exceeds this many times its height. */
const FLAT = 2.4
/** Max thickness in meters of a flat thing other than a tool. */
const THIN = 0.06

/** True for plates, pans and sprigs: scaled by height alone they would be wider than the table. */
function isFlat(row: Noun | undefined, piece: KitPiece): boolean {
  return piece.radius > FLAT * piece.height && (row?.category === 'tool' || (row?.height ?? 1) <= THIN)
}

/** Height of a thing in the picture; `beside` says whether there are people. */
export function stagedThing(row: Noun | undefined, piece: KitPiece, size: number, beside: boolean): number {
  const real = (row?.height ?? piece.height) * size
  if (beside && real < PERSON && (row?.category === 'animal' || row?.category === 'bird')) return stagedBeside(real)
  if (row?.category !== 'food' && !isFlat(row, piece)) return stagedHeight(real)
  const least = (FLAT_SHARE * piece.radius * real) / Math.max(0.01, piece.height)
  return real >= least ? stagedHeight(real) : (stagedHeight(least) * real) / least
}

/** Buildings keep their real size in meters up to the height of a church. */
export const stagedBuilding = (real: number): number => (real <= 16 ? real : 16 * (real / 16) ** 0.6)
