import { decodeLatin, decodeText, viewOf } from '../bytes.ts'

/** A named box of boxes (JUMBF). */
export type SuperBox = {
  readonly label: string
  /** All of it but its own head: what references are hashes of. */
  readonly content: Uint8Array
  readonly boxes: readonly SuperBox[]
  /** The data of the first box of each other type: `cbor`, `json`. */
  readonly data: ReadonlyMap<string, Uint8Array>
}

const HEAD = 8
/** Of the description: a type of 16 bytes and a byte of flags, then the label up to a 0. */
const LABEL_AT = 17
/** No manifest nests deeper. */
const MAX_DEPTH = 8

/** Reads a named box; undefined for anything else. */
export function readSuperBox(bytes: Uint8Array, depth = 0): SuperBox | undefined {
  const [box] = boxesIn(bytes)
  if (box?.type !== 'jumb' || depth > MAX_DEPTH) return undefined
  const boxes: SuperBox[] = []
  const data = new Map<string, Uint8Array>()
  let label = ''
  for (const { type, whole, data: inside } of boxesIn(box.data)) {
    if (type === 'jumd') label = labelIn(inside)
    else if (type === 'jumb') {
      const read = readSuperBox(whole, depth + 1)
      if (read) boxes.push(read)
    } else if (!data.has(type)) data.set(type, inside)
  }
  return { label, content: box.data, boxes, data }
}

function* boxesIn(bytes: Uint8Array) {
  const view = viewOf(bytes)
  let at = 0
  while (at + HEAD <= bytes.length) {
    const length = view.getUint32(at)
    const end = length === 0 ? bytes.length : at + length
    if (end > bytes.length || end < at + HEAD) return
    yield {
      type: decodeLatin(bytes.subarray(at + 4, at + HEAD)),
      whole: bytes.subarray(at, end),
      data: bytes.subarray(at + HEAD, end),
    }
    at = end
  }
}

function labelIn(description: Uint8Array): string {
  const end = description.indexOf(0, LABEL_AT)
  return decodeText(description.subarray(LABEL_AT, end < 0 ? undefined : end))
}
