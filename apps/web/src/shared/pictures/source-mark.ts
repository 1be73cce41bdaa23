import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'

/** What a file says of how it came to be: IPTC's mark that a machine made it, if it bears one. */
export async function readMark(file: Blob): Promise<SourceType | undefined> {
  return readMetadata(new Uint8Array(await file.arrayBuffer()))?.sourceType
}

/** The mark of what is put together from these: one picture of a trained model is enough. */
export function joinMarks(marks: readonly (SourceType | undefined)[]): SourceType | undefined {
  return marks.includes('trainedAlgorithmicMedia')
    ? 'trainedAlgorithmicMedia'
    : marks.find((mark) => mark !== undefined)
}

/** The same file with the mark, which a browser drops when it encodes. What is no picture stays as it is. */
export async function markFile(file: Blob, sourceType: SourceType | undefined): Promise<Blob> {
  if (!sourceType) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  return formatOf(bytes) ? new Blob([writeMetadata(bytes, { sourceType })], { type: file.type }) : file
}
