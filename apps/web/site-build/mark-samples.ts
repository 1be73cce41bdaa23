import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'

/** The sample pictures as they are delivered say that rules made them. Their narrow copies are for pages only and carry no mark. */
export function markSamples(folder: string): void {
  const samples = join(folder, 'samples')
  for (const name of readdirSync(samples).filter((name) => name.endsWith('.webp'))) {
    const file = join(samples, name)
    writeFileSync(file, writeMetadata(readFileSync(file), { sourceType: 'algorithmicMedia' }))
  }
}
