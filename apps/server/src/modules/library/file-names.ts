import type { DownloadFormat } from '@easel/contract/library/downloads'
import type { GenerationRow } from '../generations/index.ts'
import type { DownloadRequest } from './downloads.repository.ts'

/** File systems allow 255 bytes, and archives put a number before each name. */
const MAX_BYTES = 112
/** Device names on Windows, whatever follows the first dot. */
const RESERVED = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/i

/** A portable file name from the prompt's words, up to 112 bytes of UTF-8; never a path. */
export function pictureFileName(
  row: Pick<GenerationRow, 'prompt' | 'style' | 'seed'>,
  { format, size }: { readonly format: DownloadFormat; readonly size?: DownloadRequest['size'] },
): string {
  const style = row.style.replace(/[^a-z0-9-]/g, '')
  const rest = [style, row.seed === null ? '' : String(row.seed), size ?? ''].filter(Boolean)
  const end = `${rest.map((part) => `-${part}`).join('')}.${format}`
  const words = shorten(wordsOf(row.prompt), MAX_BYTES - Buffer.byteLength(end)) || 'picture'
  return `${rest.length === 0 && RESERVED.test(words) ? 'picture-' : ''}${words}${end}`
}

/** Letters and digits of every script, joined by hyphens; direction marks are dropped. */
function wordsOf(prompt: string): string {
  return prompt
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^[-\p{M}]+|-+$/gu, '')
}

/** Cuts at graphemes, so that no letter loses its accents. */
function shorten(text: string, maxBytes: number): string {
  let kept = ''
  let bytes = 0
  for (const { segment } of new Intl.Segmenter('en').segment(text)) {
    bytes += Buffer.byteLength(segment)
    if (bytes > maxBytes) break
    kept += segment
  }
  return kept.replace(/-+$/, '')
}

/** Content-Disposition with an ASCII name for old browsers and the full name for others. */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '') || 'picture'
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
