const utf8 = new TextEncoder()

export function encodeText(text: string): Uint8Array<ArrayBuffer> {
  return utf8.encode(text)
}

/** Invalid sequences become U+FFFD; decoding never throws. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8').decode(bytes)
}

/** Decodes valid UTF-8, and anything else as one character a byte. */
export function decodeTextOrLatin(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return decodeLatin(bytes)
  }
}

export function decodeLatin(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}

/** Removes zeros at the end. `/\0+$/` would start over at each of a million zeros. */
export function trimZeros(text: string): string {
  let end = text.length
  while (text[end - 1] === '\0') end -= 1
  return text.slice(0, end)
}

export function join(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Index of `wanted` at or after `from`; -1 if it is not there. */
export function indexOfBytes(bytes: Uint8Array, wanted: Uint8Array, from = 0): number {
  const first = wanted[0] ?? 0
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + wanted.length > bytes.length) return -1
    let same = 1
    while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1
    if (same === wanted.length) return at
  }
  return -1
}
