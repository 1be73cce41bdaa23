/** The words of a text as a part of a file name: letters and digits of any script, joined by hyphens, at most `maxBytes` of UTF-8. */
export function fileWords(text: string, maxBytes: number): string {
  const words = text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const bytes = new TextEncoder().encode(words)
  // A letter that is cut decodes to a sign that no name contains.
  const kept = new TextDecoder().decode(bytes.subarray(0, maxBytes)).replace(/\ufffd+$/, '')
  return kept.replace(/-+$/, '')
}
