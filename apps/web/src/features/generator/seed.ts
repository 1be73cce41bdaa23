import { seedSchema } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'

export type ReadSeed =
  | { readonly ok: true; readonly seed: number | undefined }
  | { readonly ok: false; readonly message: string }

/** The seed as typed: empty is random, anything but a whole number in range is refused with a sentence. */
export function readSeed(text: string): ReadSeed {
  const trimmed = text.trim()
  if (!trimmed) return { ok: true, seed: undefined }
  const parsed = seedSchema.safeParse(/^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN)
  if (parsed.success) return { ok: true, seed: parsed.data }
  return { ok: false, message: `A whole number from 0 to ${LIMITS.seed.max}` }
}

/** A seed by the dice: six digits are enough to tell apart and short enough to read out. */
export function rollSeed(random: () => number): string {
  return String(Math.floor(random() * 1_000_000))
}
