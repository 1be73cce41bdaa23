import { zlibSync } from 'fflate'
import { encodeText, join, viewOf } from '../bytes.ts'
import { crc32 } from '../png.ts'

/** One-pixel files in each format's documented layout, with a text where tools keep theirs. */

export const PNG_HEAD = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

export function pngWith(...chunks: readonly Uint8Array[]): Uint8Array {
  const header = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0)
  const pixels = zlibSync(Uint8Array.of(0, 1, 2, 3))
  return join([PNG_HEAD, chunk('IHDR', header), ...chunks, chunk('IDAT', pixels), chunk('IEND')])
}

export function chunk(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = join([encodeText(type), ...parts])
  return join([u32(body.length - 4), body, u32(crc32(body))])
}

const key = (keyword: string, ...after: number[]) => join([encodeText(keyword), Uint8Array.of(0, ...after)])

export const pngText = (keyword: string, text: string) => chunk('tEXt', key(keyword), encodeText(text))
export const pngLatinText = (keyword: string, text: string) => chunk('tEXt', key(keyword), latin(text))
export const pngPackedText = (keyword: string, text: string) =>
  chunk('zTXt', key(keyword, 0), zlibSync(encodeText(text)))
export const pngUnicodeText = (keyword: string, text: string) =>
  chunk('iTXt', key(keyword, 0, 0, 0, 0), encodeText(text))
export const pngPackedUnicodeText = (keyword: string, text: string) =>
  chunk('iTXt', key(keyword, 1, 0, 0, 0), zlibSync(encodeText(text)))

export function jpegWith(...segments: readonly Uint8Array[]): Uint8Array {
  return join([Uint8Array.of(0xff, 0xd8), ...segments, Uint8Array.of(0xff, 0xda, 0, 2, 0xff, 0xd9)])
}

export const jpegSegment = (marker: number, ...parts: readonly Uint8Array[]) => {
  const data = join(parts)
  return join([Uint8Array.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255), data])
}
export const jpegExif = (tiff: Uint8Array) => jpegSegment(0xe1, encodeText('Exif\0\0'), tiff)
export const jpegComment = (text: string) => jpegSegment(0xfe, encodeText(text))

export function jpegCaption(text: string): Uint8Array {
  const caption = encodeText(text)
  const records = join([
    Uint8Array.of(0x1c, 2, 5, 0, 2, 0x68, 0x69),
    Uint8Array.of(0x1c, 2, 120, caption.length >> 8, caption.length & 255),
    caption,
  ])
  const head = join([encodeText('Photoshop 3.0\0'), encodeText('8BIM'), Uint8Array.of(4, 4, 0, 0)])
  return jpegSegment(0xed, head, u32(records.length), records)
}

export function webpWith(tiff: Uint8Array): Uint8Array {
  const part = (type: string, data: Uint8Array) =>
    join([encodeText(type), u32(data.length, true), data, new Uint8Array(data.length % 2)])
  const body = join([
    encodeText('WEBP'),
    part('VP8X', Uint8Array.of(8, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    part('EXIF', tiff),
  ])
  return join([encodeText('RIFF'), u32(body.length, true), body])
}

export const xmp = (properties: string) =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF><rdf:Description rdf:about="">${properties}</rdf:Description></rdf:RDF></x:xmpmeta>`
export const xmpProperty = (name: string, text: string) =>
  `<${name}><rdf:Alt><rdf:li xml:lang="x-default">${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}</rdf:li></rdf:Alt></${name}>`

type Order = 'II' | 'MM'
export type Encoding = keyof typeof ENCODINGS

const ENCODINGS = {
  'UNICODE, little-endian': (text: string) => join([encodeText('UNICODE\0'), utf16(text, true)]),
  'UNICODE, big-endian': (text: string) => join([encodeText('UNICODE\0'), utf16(text, false)]),
  'UNICODE with a byte order mark': (text: string) =>
    join([encodeText('UNICODE\0'), utf16(`\uFEFF${text}`, true)]),
  'UNICODE, but UTF-8': (text: string) => encodeText(`UNICODE\0${text}`),
  ASCII: (text: string) => encodeText(`ASCII\0\0\0${text}`),
  'no encoding named': (text: string) => encodeText(`\0\0\0\0\0\0\0\0${text}`),
  'no place for an encoding': (text: string) => encodeText(text),
  'zeros at its end': (text: string) => encodeText(`ASCII\0\0\0${text}\0\0`),
} as const
export const ENCODING_NAMES = Object.keys(ENCODINGS) as Encoding[]

export const userComment = (order: Order, encoding: Encoding, text: string) =>
  tiff(order, [], [[0x9286, 7, ENCODINGS[encoding](text)]])
export const exifText = (order: Order, tag: number, text: string) =>
  tiff(order, [[tag, 2, encodeText(`${text}\0`)]], [])
export const windowsComment = (order: Order, text: string) =>
  tiff(order, [[0x9c9c, 1, utf16(`${text}\0`, true)]], [])

type Entry = readonly [tag: number, type: number, data: Uint8Array]

function tiff(order: Order, first: readonly Entry[], second: readonly Entry[]): Uint8Array {
  const isLittle = order === 'II'
  const directory = (entries: readonly Entry[], at: number) => {
    const head = new Uint8Array(6 + entries.length * 12)
    const view = viewOf(head)
    view.setUint16(0, entries.length, isLittle)
    let dataAt = at + head.length
    for (const [index, [tag, type, data]] of entries.entries()) {
      view.setUint16(2 + index * 12, tag, isLittle)
      view.setUint16(4 + index * 12, type, isLittle)
      view.setUint32(6 + index * 12, type === 4 ? 1 : data.length, isLittle)
      if (type === 4) head.set(data, 10 + index * 12)
      else view.setUint32(10 + index * 12, dataAt, isLittle)
      if (type !== 4) dataAt += data.length
    }
    return join([head, ...entries.filter(([, type]) => type !== 4).map(([, , data]) => data)])
  }
  const head = join([encodeText(order), order === 'II' ? Uint8Array.of(42, 0) : Uint8Array.of(0, 42)])
  const pointer = (at: number): Entry => [0x8769, 4, u32(at, isLittle)]
  const length = directory([...first, pointer(0)], 8).length
  const body = second.length > 0 ? [...first, pointer(8 + length)] : first
  return join([head, u32(8, isLittle), directory(body, 8), directory(second, 8 + length)])
}

/** A TIFF block whose first directory points 200 times to a second one, which names one comment 200 times. */
export function crowdedExif(comment: Uint8Array): Uint8Array {
  const times = 200
  const directory = (tag: number, type: number, length: number, value: number) => {
    const entry = join([Uint8Array.of(tag >> 8, tag & 255, 0, type), u32(length), u32(value)])
    return join([Uint8Array.of(0, times), ...Array<Uint8Array>(times).fill(entry)])
  }
  const second = 8 + directory(0, 0, 0, 0).length
  const pointers = directory(0x8769, 4, 1, second)
  const comments = directory(0x9286, 7, comment.length, second + pointers.length)
  return join([encodeText('MM'), Uint8Array.of(0, 42), u32(8), pointers, comments, comment])
}

export function u32(value: number, isLittle = false): Uint8Array {
  const bytes = new Uint8Array(4)
  viewOf(bytes).setUint32(0, value, isLittle)
  return bytes
}

function utf16(text: string, isLittle: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2)
  for (let at = 0; at < text.length; at += 1) viewOf(bytes).setUint16(at * 2, text.charCodeAt(at), isLittle)
  return bytes
}

function latin(text: string): Uint8Array {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}
