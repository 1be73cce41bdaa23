import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** Reads a font file from the installed packages; for Node only. */
export function readFontFile(file: string): Promise<Uint8Array> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))
}
