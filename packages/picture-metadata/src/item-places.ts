import { viewOf } from './bytes.ts'
import { fullBox, whole } from './iso-boxes.ts'

/** Location of an item's bytes in an ISO media file. */
export type ItemPlace = {
  readonly id: number
  /** 0: offsets from the start of the file. 1: offsets into the directory's own data. */
  readonly construction: number
  /** Not 0: the bytes are in another file. */
  readonly reference: number
  readonly extents: readonly { readonly offset: number; readonly length: number }[]
}

/** Reads the data of an `iloc` box. Throws a RangeError if it is cut off, or laid out in a way that pictures do not use. */
export function readPlaces(iloc: Uint8Array): readonly ItemPlace[] {
  const version = iloc[0] ?? 0
  let at = 4
  const take = (width: number) => {
    const value = whole(iloc, at, width)
    at += width
    return value
  }
  const sizes = take(2)
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15]
  const indexSize = version === 0 ? 0 : sizes & 15
  const idSize = version === 2 ? 4 : 2
  if (version > 2 || lengthSize === 0) throw new RangeError('an AVIF laid out in an unknown way')
  return Array.from({ length: take(idSize) }, () => {
    const id = take(idSize)
    const construction = version === 0 ? 0 : take(2) & 15
    if (construction > 1) throw new RangeError('an AVIF laid out in an unknown way')
    const reference = take(2)
    const base = take(baseSize)
    const extents = Array.from({ length: take(2) }, () => {
      take(indexSize)
      const offset = base + take(offsetSize)
      return { offset, length: take(lengthSize) }
    })
    return { id, construction, reference, extents }
  })
}

/** An `iloc` box in its common form: version 1, offsets and lengths of four bytes. */
export function writePlaces(places: readonly ItemPlace[]): Uint8Array {
  const bytes = new Uint8Array(4 + places.reduce((sum, { extents }) => sum + 8 + extents.length * 8, 0))
  const view = viewOf(bytes)
  view.setUint16(0, 0x4400)
  view.setUint16(2, places.length)
  let at = 4
  for (const { id, construction, reference, extents } of places) {
    for (const value of [id, construction, reference, extents.length]) {
      view.setUint16(at, value)
      at += 2
    }
    for (const { offset, length } of extents) {
      if (offset > 0xffffffff || length > 0xffffffff) throw new RangeError('an AVIF of more than 4 GB')
      view.setUint32(at, offset)
      view.setUint32(at + 4, length)
      at += 8
    }
  }
  return fullBox('iloc', 1, [bytes])
}
