import { client } from '#web/shared/api/client.ts'
import type { PictureFormat } from '#web/shared/api/picture-url.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { fileWords } from '#web/shared/lib/text/file-words.ts'

/** Download formats. */
export const DOWNLOAD_FORMATS = [
  { id: 'png', label: 'PNG', use: 'Lossless, for print' },
  { id: 'jpg', label: 'JPG', use: 'Small, for anywhere' },
  { id: 'webp', label: 'WebP', use: 'Smallest, for the web' },
] as const satisfies readonly { id: PictureFormat; label: string; use: string }[]

const MAX_BYTES = 80

/** A portable file name from prompt, style and seed. */
export function downloadName({ prompt, style, seed }: Generation, format: PictureFormat): string {
  return `${fileWords(prompt, MAX_BYTES) || 'picture'}-${style}-${seed}.${format}`
}

/** Saves a picture in the first format. */
export function downloadPicture(generation: Generation): void {
  const { id: format } = DOWNLOAD_FORMATS[0]
  const link = document.createElement('a')
  link.href = client.storage.url(generation.imageURL, { format })
  link.download = downloadName(generation, format)
  link.click()
}
