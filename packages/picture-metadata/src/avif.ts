import { decodeLatin, encodeText, join, viewOf } from './bytes.ts'
import { box, fullBox, readBoxes, whole } from './iso-boxes.ts'
import { type ItemPlace, readPlaces, writePlaces } from './item-places.ts'

const XMP_TYPE = 'application/rdf+xml'
/** Types of items that hold metadata instead of a part of the picture. */
const SPEAKING = new Set(['Exif', 'mime', 'uri '])

type Item = { readonly id: number; readonly type: string; readonly whole: Uint8Array }

/**
 * Replaces all metadata with this XMP packet; the pixels stay the same. The packet is a new item right after the directory of items; everything
 * behind it moves, and the directory's offsets with it. Throws a RangeError unless the file is a complete AVIF of one picture.
 */
export function rewriteAvif(avif: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const file = readBoxes(avif)
  const at = file.findIndex(({ type }) => type === 'meta')
  const meta = file[at]
  if (!meta || file.some(({ type }) => type === 'moov')) throw new RangeError('not an AVIF of one picture')
  const directory = readDirectory(meta.data)
  const packet = box('mdat', encodeText(xmp))
  const start = file.slice(0, at).reduce((length, { whole }) => length + whole.length, 0)
  const end = start + meta.whole.length

  const dumb = avif.slice()
  const kept = directory.places.filter(({ id }) => !directory.speaking.has(id))
  for (const { id, construction, extents } of directory.places)
    if (directory.speaking.has(id) && construction === 0)
      for (const { offset, length } of extents) dumb.fill(0, offset, offset + length)

  const id = Math.max(0, ...directory.items.map((item) => item.id)) + 1
  // The directory holds the offsets, but its length does not depend on them, so it is written once to measure it.
  const write = (moved: number) =>
    directory.write(
      [
        ...kept.map((place) => movePlace(place, end, moved)),
        {
          id,
          construction: 0,
          reference: 0,
          extents: [{ offset: end + moved - packet.length + 8, length: packet.length - 8 }],
        },
      ],
      id,
    )
  const moved = write(0).length - meta.whole.length + packet.length
  return join([dumb.subarray(0, start), write(moved), packet, dumb.subarray(end)])
}

function movePlace(place: ItemPlace, from: number, by: number): ItemPlace {
  if (place.construction !== 0 || place.reference !== 0) return place
  const extents = place.extents.map(({ offset, length }) => ({
    length,
    offset: offset >= from ? offset + by : offset,
  }))
  return { ...place, extents }
}

/** Parses the `meta` box. `write` writes it with a new XMP item and without the old metadata items. */
function readDirectory(meta: Uint8Array) {
  const boxes = readBoxes(meta.subarray(4))
  const find = (type: string) => boxes.find((one) => one.type === type)
  const [iloc, iinf, pitm] = [find('iloc'), find('iinf'), find('pitm')]
  if (!iloc || !iinf || !pitm) throw new RangeError('not a whole AVIF')
  const iref = find('iref')
  const primary = whole(pitm.data, 4, pitm.data[0] === 0 ? 2 : 4)
  const { items, isWide } = readItems(iinf.data)
  const places = readPlaces(iloc.data)
  const speaking = new Set(items.filter(({ type }) => SPEAKING.has(type)).map(({ id }) => id))

  function write(written: readonly ItemPlace[], id: number): Uint8Array {
    if (id > 0xffff) throw new RangeError('an AVIF of too many items')
    const count = new Uint8Array(isWide ? 4 : 2)
    const kept = items.filter((item) => !speaking.has(item.id))
    if (isWide) viewOf(count).setUint32(0, kept.length + 1)
    else viewOf(count).setUint16(0, kept.length + 1)
    const entry = fullBox('infe', 2, [
      Uint8Array.of(id >> 8, id & 0xff, 0, 0),
      encodeText(`mimeXMP\0${XMP_TYPE}\0`),
    ])
    const replaced: Readonly<Record<string, Uint8Array>> = {
      iloc: writePlaces(written),
      iinf: box(
        'iinf',
        join([iinf?.data.subarray(0, 4) ?? count, count, ...kept.map((k) => k.whole), entry]),
      ),
    }
    const others = boxes.filter(({ type }) => type !== 'iref')
    return box(
      'meta',
      join([
        meta.subarray(0, 4),
        ...others.map((one) => replaced[one.type] ?? one.whole),
        writeReferences(iref?.data, speaking, { from: id, to: primary }),
      ]),
    )
  }
  return { items, places, speaking, write }
}

/** The EXIF block of an AVIF; undefined if it has none or is not complete. */
export function findAvifExif(avif: Uint8Array): Uint8Array | undefined {
  try {
    const meta = readBoxes(avif).find(({ type }) => type === 'meta')
    if (!meta) return undefined
    const { items, places } = readDirectory(meta.data)
    const id = items.find(({ type }) => type === 'Exif')?.id
    const place = places.find((one) => one.id === id && one.construction === 0)
    const extent = place?.extents[0]
    if (!extent) return undefined
    const data = avif.subarray(extent.offset, extent.offset + extent.length)
    return data.subarray(4 + whole(data, 0, 4))
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function readItems(iinf: Uint8Array): { readonly items: readonly Item[]; readonly isWide: boolean } {
  const isWide = iinf[0] !== 0
  const items = readBoxes(iinf.subarray(isWide ? 8 : 6)).map(({ data, whole: entry }) => {
    const version = data[0] ?? 0
    if (version !== 2 && version !== 3) throw new RangeError('an AVIF of items that are not known')
    const width = version === 2 ? 2 : 4
    return {
      id: whole(data, 4, width),
      type: decodeLatin(data.subarray(6 + width, 10 + width)),
      whole: entry,
    }
  })
  return { items, isWide }
}

/** Keeps the references of all items but the old metadata, and adds one from the packet to the picture. */
function writeReferences(
  iref: Uint8Array | undefined,
  speaking: ReadonlySet<number>,
  { from, to }: { readonly from: number; readonly to: number },
): Uint8Array {
  const version = iref?.[0] ?? 0
  const width = version === 0 ? 2 : 4
  const old = iref ? readBoxes(iref.subarray(4)) : []
  const kept = old.filter(({ data }) => !speaking.has(whole(data, 0, width)))
  const description = new Uint8Array(width * 2 + 2)
  const view = viewOf(description)
  const put = (at: number, id: number) => (width === 2 ? view.setUint16(at, id) : view.setUint32(at, id))
  put(0, from)
  view.setUint16(width, 1)
  put(width + 2, to)
  return fullBox('iref', version, [...kept.map((one) => one.whole), box('cdsc', description)])
}
