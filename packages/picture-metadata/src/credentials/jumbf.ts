import { decodeLatin, decodeText, viewOf } from '../bytes.ts'

/** A labeled box that contains boxes (JUMBF). */
export type SuperBox = {
  readonly label: string
  /** The box without its header; references hash this part. */
  readonly content: Uint8Array
  readonly boxes: readonly SuperBox[]
  /** Data of the first box of each other type, such as `cbor` or `json`. */
  readonly data: ReadonlyMap<string, Uint8Array>
}

const HEAD = 8
/** Offset of the label in the description, after a type of 16 bytes and a byte of flags. The label ends at a 0. */
const LABEL_AT = 17
/** Max nesting; no manifest is deeper. */
const MAX_DEPTH = 8

/** Reads a labeled box; undefined for anything else. */
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
