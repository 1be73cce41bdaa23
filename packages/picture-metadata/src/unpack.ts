import type { Gunzip, Unzlib } from 'fflate'
import { join } from './bytes.ts'

/** Bytes of a text. */
export const MAX_TEXT = 1024 * 1024
/** At most a thousand times as many come of them. */
const UNPACKED_AT_ONCE = 1024

/** What was compressed; undefined for more than a text may hold, whatever little space it takes in the file, and for what is broken. */
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

/** Hands out what was compressed part by part, until one is answered with false. Whether all of it was handed out. */
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
