import { seedSchema } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'

export type ReadSeed =
  | { readonly ok: true; readonly seed: number | undefined }
  | { readonly ok: false; readonly message: string }

/** Parses a typed seed: empty is random; anything but an integer in range gets a message. */
export function readSeed(text: string): ReadSeed {
  const trimmed = text.trim()
  if (!trimmed) return { ok: true, seed: undefined }
  const parsed = seedSchema.safeParse(/^-?\d+$/.test(trimmed) ? Number(trimmed) : Number.NaN)
  if (parsed.success) return { ok: true, seed: parsed.data }
  return { ok: false, message: `A whole number from 0 to ${LIMITS.seed.max}` }
}

/** A random seed of six digits: distinct enough, and easy to read out. */
export function rollSeed(random: () => number): string {
  return String(Math.floor(random() * 1_000_000))
}
