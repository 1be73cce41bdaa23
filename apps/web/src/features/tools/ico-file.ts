export type IcoEntry = { readonly size: number; readonly png: Uint8Array }

const HEAD = 6
const ENTRY = 16

/** An ICO of PNG pictures, supported by all browsers since 2007 and by Windows Vista. */
export function icoOf(entries: readonly IcoEntry[]): Uint8Array<ArrayBuffer> {
  const start = HEAD + ENTRY * entries.length
  const file = new Uint8Array(start + entries.reduce((sum, { png }) => sum + png.length, 0))
  const view = new DataView(file.buffer)
  view.setUint16(2, 1, true)
  view.setUint16(4, entries.length, true)
  let at = start
  for (const [index, { size, png }] of entries.entries()) {
    const row = HEAD + index * ENTRY
    // 256 is written as 0.
    file[row] = size % 256
    file[row + 1] = size % 256
    view.setUint16(row + 4, 1, true)
    view.setUint16(row + 6, 32, true)
    view.setUint32(row + 8, png.length, true)
    view.setUint32(row + 12, at, true)
    file.set(png, at)
    at += png.length
  }
  return file
}
