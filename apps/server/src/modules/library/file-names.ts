import type { DownloadFormat } from '@easel/contract/downloads'
import type { GenerationRow } from '../generations/index.ts'
import type { DownloadRequest } from './downloads.repository.ts'

const LONGEST = 60

/** A name that any system accepts, from the prompt's words; nothing in it can be a path. */
export function pictureFileName(
  row: Pick<GenerationRow, 'prompt' | 'style' | 'seed'>,
  { format, size }: { readonly format: DownloadFormat; readonly size?: DownloadRequest['size'] },
): string {
  const words = [
    ...row.prompt
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'),
  ]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '')
  const style = row.style.replace(/[^a-z0-9-]/g, '')
  const parts = [words || 'picture', style, row.seed === null ? '' : String(row.seed), size ?? '']
  return `${parts.filter(Boolean).join('-')}.${format}`
}

/** For the header: plain letters for old browsers, everything for the others. */
export function attachment(fileName: string): string {
  const plain = fileName.normalize('NFKD').replace(/[^\x20-\x7e]|["\\]/g, '') || 'picture'
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`
}
