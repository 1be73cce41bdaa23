import type { LetteringFontId } from '@easel/contract/lettering'
import { create, type Font } from 'fontkit'
import { fontFiles } from './font-files.ts'

export type { Font }

/** Opens the typefaces for a text, each file once. */
export type FontLoader = (font: LetteringFontId, text: string) => Promise<readonly Font[]>

/** `read` returns the bytes of a file below `@fontsource/`. A file that failed to load is retried on the next call. */
export function createFontLoader(read: (file: string) => Promise<Uint8Array>): FontLoader {
  const opened = new Map<string, Promise<Font>>()
  const open = (file: string) => {
    const known = opened.get(file)
    if (known) return known
    const font = read(file).then((bytes) => create(bytes as Buffer) as Font)
    opened.set(file, font)
    font.catch(() => opened.delete(file))
    return font
  }
  return (font, text) => Promise.all(fontFiles(font, text).map(open))
}
