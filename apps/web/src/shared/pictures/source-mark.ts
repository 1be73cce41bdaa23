import { formatOf, type SourceType } from '@easel/picture-metadata/picture-metadata'
import { readMetadata } from '@easel/picture-metadata/read-metadata'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'

/** A file's IPTC digital source type, if it has one. */
export async function readMark(file: Blob): Promise<SourceType | undefined> {
  return readMetadata(new Uint8Array(await file.arrayBuffer()))?.sourceType
}

/** The source type of a composition: a single AI-made picture decides. */
export function joinMarks(marks: readonly (SourceType | undefined)[]): SourceType | undefined {
  return marks.includes('trainedAlgorithmicMedia')
    ? 'trainedAlgorithmicMedia'
    : marks.find((mark) => mark !== undefined)
}

/** Adds the mark, which browsers drop when encoding. Files that are not pictures stay as they are. */
export async function markFile(file: Blob, sourceType: SourceType | undefined): Promise<Blob> {
  if (!sourceType) return file
  const bytes = new Uint8Array(await file.arrayBuffer())
  return formatOf(bytes) ? new Blob([writeMetadata(bytes, { sourceType })], { type: file.type }) : file
}
