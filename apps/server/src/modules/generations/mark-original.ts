import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'

/**
 * A picture as it is stored: with the mark of what made it, and without anything else that was written in it, so that no way of showing it
 * can tell its prompt. One that was stored without a mark gets it when it is read; the engine's own say who drew them.
 */
export function markOriginal(bytes: Uint8Array, made?: SourceType): Uint8Array {
  if (formatOf(bytes) === undefined) return bytes
  if (made !== undefined) return writeMetadata(bytes, { sourceType: made })
  const said = readMetadata(bytes)
  if (said?.sourceType !== undefined && said.prompt === undefined) return bytes
  const sourceType = said?.sourceType ?? (said?.prompt === undefined ? undefined : 'algorithmicMedia')
  return writeMetadata(bytes, { sourceType: sourceType ?? 'trainedAlgorithmicMedia' })
}
