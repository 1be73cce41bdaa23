import type { Gunzip, Unzlib } from 'fflate'
import { join } from './bytes.ts'

/** Max bytes of a text. */
export const MAX_TEXT = 1024 * 1024
/** Compressed bytes per step; they unpack to at most a thousand times as many. */
const UNPACKED_AT_ONCE = 1024

/** Decompresses; undefined for broken data, and for more than a text may hold, however little space it takes in the file. */
export function unpack(
  packed: Uint8Array,
  Format: typeof Unzlib | typeof Gunzip,
): Uint8Array<ArrayBuffer> | undefined {
  const parts: Uint8Array[] = []
  let length = 0
  const isWhole = unpackInto(packed, Format, (part) => {
    parts.push(part)
    length += part.length
    return length <= MAX_TEXT
  })
  return isWhole ? join(parts) : undefined
}

/** Decompresses part by part until `take` returns false. Returns whether everything was taken. */
export function unpackInto(
  packed: Uint8Array,
  Format: typeof Unzlib | typeof Gunzip,
  take: (part: Uint8Array) => boolean,
): boolean {
  let goesOn = true
  try {
    const inflating = new Format((part: Uint8Array) => {
      goesOn &&= take(part)
    })
    for (let at = 0; at < packed.length && goesOn; at += UNPACKED_AT_ONCE) {
      const end = at + UNPACKED_AT_ONCE
      inflating.push(packed.subarray(at, end), end >= packed.length)
    }
  } catch {
    return false
  }
  return goesOn
}
