import { decodeText, encodeText } from './bytes.ts'

/** Replaces all metadata with this XMP packet; the shapes stay the same. Throws a RangeError if the file is not an SVG. */
export function rewriteSvg(svg: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const text = decodeText(svg).replace(/<metadata\b[^>]*>.*?<\/metadata>/gs, '')
  // Attributes may hold a ">" of their own, within their quotes.
  const start = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text)
  if (!start || start[0].endsWith('/>')) throw new RangeError('not a drawing of any shapes')
  const at = start.index + start[0].length
  return encodeText(`${text.slice(0, at)}<metadata>${xmp}</metadata>${text.slice(at)}`)
}
