/** Text as part of a file name: letters and digits of any script, joined by hyphens, up to `maxBytes` of UTF-8. */
export function fileWords(text: string, maxBytes: number): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const bytes = new TextEncoder().encode(words)
  // A cut character decodes to U+FFFD, which names never contain.
  const kept = new TextDecoder().decode(bytes.subarray(0, maxBytes)).replace(/\ufffd+$/, '')
  return kept.replace(/-+$/, '')
}
