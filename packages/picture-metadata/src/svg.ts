import { decodeText, encodeText } from './bytes.ts'

/** The same shapes with this XMP packet, and no other metadata. Throws a RangeError for what is no SVG. */
export function rewriteSvg(svg: Uint8Array, xmp: string): Uint8Array<ArrayBuffer> {
  const text = decodeText(svg).replace(/<metadata\b[^>]*>.*?<\/metadata>/gs, '')
  // Attributes may hold a ">" of their own, within their quotes.
  const start = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(text)
  if (!start || start[0].endsWith('/>')) throw new RangeError('not a drawing of any shapes')
  const at = start.index + start[0].length
  return encodeText(`${text.slice(0, at)}<metadata>${xmp}</metadata>${text.slice(at)}`)
}
