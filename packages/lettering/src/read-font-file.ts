import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** A typeface file from the installed packages; for Node. */
export function readFontFile(file: string): Promise<Uint8Array> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource/${file}`)))
}
