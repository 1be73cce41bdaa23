import { firstCharacters } from '@easel/contract/text-length'
import type { PictureFormat } from '#web/shared/api/picture-url.ts'
import type { Generation } from '#web/shared/data/generation.ts'

/** Formats a picture can be taken away in. */
export const DOWNLOAD_FORMATS = [
  { id: 'png', label: 'PNG', use: 'Lossless, for print' },
  { id: 'jpg', label: 'JPG', use: 'Small, for anywhere' },
  { id: 'webp', label: 'WebP', use: 'Smallest, for the web' },
] as const satisfies readonly { id: PictureFormat; label: string; use: string }[]

const LONGEST = 60

/** A file name from the prompt, style and seed that any system accepts. */
export function downloadName({ prompt, style, seed }: Generation, format: PictureFormat): string {
  const letters = prompt
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  const words = firstCharacters(letters, LONGEST).replace(/-+$/, '')
  return `${words || 'picture'}-${style}-${seed}.${format}`
}
