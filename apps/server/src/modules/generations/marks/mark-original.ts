import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { findManifests } from '@easel/picture-metadata/credentials/manifest-place'
import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { metadataParts, writeMetadata } from '@easel/picture-metadata/write-metadata'

/**
 * A vendor's Content Credentials state how a picture was made, and any changed byte would invalidate them. If the file also contains its prompt
 * they are removed with it, so that no copy reveals the prompt.
 */
function isSigned(bytes: Uint8Array): boolean {
  return findManifests(bytes) !== undefined && readMetadata(bytes)?.prompt === undefined
}

/**
 * The stored form of a picture: marked with what made it and stripped of everything else, so that no copy reveals its prompt. A picture stored
 * without a mark gets one when read; the engine's own say who drew them.
 */
export function markOriginal(bytes: Uint8Array): Uint8Array {
  if (formatOf(bytes) === undefined || isSigned(bytes)) return bytes
  const said = readMetadata(bytes)
  // Only settings hidden in pixels can remain beside this mark.
  if (said?.origin !== undefined) return bytes
  if (said?.sourceType !== undefined && said.prompt === undefined) return bytes
  const isOwn = said?.prompt !== undefined && said.tool === undefined
  const sourceType = said?.sourceType ?? (isOwn ? 'algorithmicMedia' : 'trainedAlgorithmicMedia')
  return writeMetadata(bytes, { sourceType })
}

/** The bytes to store, in pieces. */
export function markedFile(bytes: Uint8Array, made: SourceType | undefined): readonly Uint8Array[] {
  return formatOf(bytes) === undefined || isSigned(bytes)
    ? [bytes]
    : metadataParts(bytes, { sourceType: made })
}

/** Bytes hashed at a time: a tenth of a millisecond. */
const STRETCH = 128 * 1024

/** Size and hash for the picture's row. Yields between pieces, so that the file can be stored meanwhile. */
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
