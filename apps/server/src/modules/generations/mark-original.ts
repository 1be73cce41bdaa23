import { createHash } from 'node:crypto'
import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { metadataParts, writeMetadata } from '@easel/picture-metadata/write-metadata'

/**
 * A picture as it is stored: with the mark of what made it, and without anything else that was written in it, so that no way of showing it
 * can tell its prompt. One that was stored without a mark gets it when it is read; the engine's own say who drew them.
 */
export function markOriginal(bytes: Uint8Array): Uint8Array {
  if (formatOf(bytes) === undefined) return bytes
  const said = readMetadata(bytes)
  if (said?.sourceType !== undefined && said.prompt === undefined) return bytes
  const sourceType = said?.sourceType ?? (said?.prompt === undefined ? undefined : 'algorithmicMedia')
  return writeMetadata(bytes, { sourceType: sourceType ?? 'trainedAlgorithmicMedia' })
}

/** A picture about to be stored, in pieces, and what its row says of the file. */
export function markedFile(bytes: Uint8Array, made: SourceType) {
  const parts = formatOf(bytes) === undefined ? [bytes] : metadataParts(bytes, { sourceType: made })
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  return { parts, about: { bytes: length, sha256: hash.digest('hex') } }
}
