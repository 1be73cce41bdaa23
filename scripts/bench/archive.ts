// An archive with the maximum number of pictures: how much memory the server needs while a slow browser downloads it.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import sharp from 'sharp'
import type { GenerationRow } from '../../apps/server/src/modules/generations/index.ts'
import { createPictureVariants } from '../../apps/server/src/modules/generations/picture-variants.ts'
import { createPictureFiles } from '../../apps/server/src/modules/library/picture-file.ts'
import { zipEntries } from '../../apps/server/src/modules/library/zip-entries.ts'
import { createDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts'
import { zipStream } from '../../apps/server/src/platform/zip/zip-stream.ts'
import { writeMetadata } from '../../packages/picture-metadata/src/write-metadata.ts'
import { temporaryFolder } from './product.ts'
import { type Row, row } from './statistics.ts'

const PICTURES = 500
const MEGABYTE = 1024 * 1024

export async function measureArchive(): Promise<Row[]> {
  const folder = temporaryFolder()
  try {
    const storage = createDiskStorage(join(folder.path, 'files'))
    const rows = Array.from({ length: PICTURES }, (_, n) => buildRow(n))
    const bytes = await drawNoise()
    for (const { file_key } of rows) await storage.put(file_key, bytes)
    const variants = createPictureVariants({ storage, originals: { read: storage.get } })
    const files = createPictureFiles({ readVariant: variants.read, sign: async (_, bytes) => bytes })
    const ids = rows.map(({ id }) => id)
    const request = { ids, format: 'png', metadata: 'keep', size: undefined, focus: undefined } as const
    // Warm up, so that the memory for loading the code does not count.
    for (const row of rows.slice(0, 20)) await files.read(row, request)
    const stream = zipStream(zipEntries(rows, request, files))
    const before = process.memoryUsage().rss
    let most = before
    let length = 0
    for await (const part of stream) {
      length += part.length
      most = Math.max(most, process.memoryUsage().rss)
    }
    const on = `${PICTURES} pictures, ${Math.round(length / MEGABYTE)} MB`
    return [row(`archive: growth of the process (${on})`, (most - before) / MEGABYTE, 50, 'MB')]
  } finally {
    folder.remove()
  }
}

/** As large as a picture from the built-in engine. */
async function drawNoise(): Promise<Uint8Array> {
  const pixels = new Uint8Array(1024 * 1024 * 3)
  for (let at = 0; at < pixels.length; at += 32)
    pixels.set(createHash('sha256').update(String(at)).digest().subarray(0, 16), at)
  const png = await sharp(pixels, { raw: { width: 1024, height: 1024, channels: 3 } })
    .png()
    .toBuffer()
  return writeMetadata(png, { sourceType: 'algorithmicMedia' })
}

export function buildRow(n: number): GenerationRow {
  const id = `gen_${String(n).padStart(26, '0')}`
  return {
    id,
    user_id: 'ada',
    prompt: `a red fox standing in a snowy pine forest, number ${n}`,
    negative_prompt: '',
    style: 'photorealistic',
    quality: 'standard',
    width: 1024,
    height: 1024,
    seed: n,
    created_at: new Date(0),
    provider: 'built-in',
    model: 'engine-1',
    file_key: `images/${id}.png`,
    tags: [],
  } as unknown as GenerationRow
}
