import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { findManifests } from '@easel/picture-metadata/credentials/manifest-place'
import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { metadataParts, writeMetadata } from '@easel/picture-metadata/write-metadata'

/**
 * Content Credentials of a vendor say how a picture was made, and any other byte would break them. Where the file also tells its prompt they
 * are left out with everything else: no way of showing a picture can tell that.
 */
function isSigned(bytes: Uint8Array): boolean {
  return findManifests(bytes) !== undefined && readMetadata(bytes)?.prompt === undefined
}

/**
 * A picture as it is stored: with the mark of what made it, and without anything else that was written in it, so that no way of showing it
 * can tell its prompt. One that was stored without a mark gets it when it is read; the engine's own say who drew them.
 */
export function markOriginal(bytes: Uint8Array): Uint8Array {
  if (formatOf(bytes) === undefined || isSigned(bytes)) return bytes
  const said = readMetadata(bytes)
  // Only a tool's settings, hidden among the pixels, can stand beside this mark.
  if (said?.origin !== undefined) return bytes
  if (said?.sourceType !== undefined && said.prompt === undefined) return bytes
  const isOwn = said?.prompt !== undefined && said.tool === undefined
  const sourceType = said?.sourceType ?? (isOwn ? 'algorithmicMedia' : 'trainedAlgorithmicMedia')
  return writeMetadata(bytes, { sourceType })
}

/** A picture about to be stored, in pieces. */
export function markedFile(bytes: Uint8Array, made: SourceType | undefined): readonly Uint8Array[] {
  return formatOf(bytes) === undefined || isSigned(bytes)
    ? [bytes]
    : metadataParts(bytes, { sourceType: made })
}

/** Hashed at a time, in bytes: a tenth of a millisecond. */
const STRETCH = 128 * 1024

/** What a picture's row says of its file. Others get their turn in between, so that it can be stored meanwhile. */
export async function aboutFile(
  parts: readonly Uint8Array[],
): Promise<{ readonly bytes: number; readonly sha256: string }> {
  const hash = createHash('sha256')
  for (const part of parts)
    for (let at = 0; at < part.length; at += STRETCH) {
      await setImmediate()
      hash.update(part.subarray(at, at + STRETCH))
    }
  return { bytes: parts.reduce((sum, part) => sum + part.length, 0), sha256: hash.digest('hex') }
}
