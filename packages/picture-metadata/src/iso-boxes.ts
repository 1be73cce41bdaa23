import { decodeLatin, encodeText, join, viewOf } from './bytes.ts'

/** A box of an ISO media file: `data` without its header, `whole` with it. */
export type Box = { readonly type: string; readonly data: Uint8Array; readonly whole: Uint8Array }

/** More than the items of a picture with the finest grid. */
const MAX_BOXES = 100_000

/** Reads consecutive boxes to the end. Throws a RangeError if the last is cut off, or if there are more than pictures need. */
export function readBoxes(bytes: Uint8Array): readonly Box[] {
  const boxes: Box[] = []
  for (let at = 0; at < bytes.length; ) {
    const one = readBox(bytes.subarray(at))
    if (boxes.length === MAX_BOXES) throw new RangeError('a file of too many boxes')
    boxes.push(one)
    at += one.whole.length
  }
  return boxes
}

function readBox(bytes: Uint8Array): Box {
  const short = whole(bytes, 0, 4)
  const head = short === 1 ? 16 : 8
  // 0 means up to the end of the file.
  const length = short === 0 ? bytes.length : short === 1 ? whole(bytes, 8, 8) : short
  if (length < head || length > bytes.length) throw new RangeError('a box that is cut off')
  return {
    type: decodeLatin(bytes.subarray(4, 8)),
    data: bytes.subarray(head, length),
    whole: bytes.subarray(0, length),
  }
}

export function box(type: string, data: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = new Uint8Array(4)
  viewOf(length).setUint32(0, data.length + 8)
  return join([length, encodeText(type), data])
}

/** A box that starts with its version; its flags are 0. */
export function fullBox(
  type: string,
  version: number,
  parts: readonly Uint8Array[],
): Uint8Array<ArrayBuffer> {
  return box(type, join([Uint8Array.of(version, 0, 0, 0), ...parts]))
}

/** Reads a whole number of 0 to 8 bytes. Throws a RangeError beyond the end. */
export function whole(bytes: Uint8Array, at: number, width: number): number {
  if (at + width > bytes.length) throw new RangeError('a box that is cut off')
  let value = 0
  for (let i = 0; i < width; i += 1) value = value * 256 + (bytes[at + i] ?? 0)
  return value
}
