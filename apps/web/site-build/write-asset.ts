import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Writes a file whose name changes with its content; returns its address. */
export function writeAsset(folder: string, name: string, ending: string, text: string): string {
  const address = `/assets/${name}-${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`
  writeFileSync(join(folder, address), text)
  return address
}
