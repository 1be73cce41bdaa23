// A picture of 4096x4096 from end to end: read from a vendor's answer, stored, served in every width, cropped, and downloaded in every format.
import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { aboutFile, markedFile } from '../../apps/server/src/modules/generations/marks/mark-original.ts'
import { createPictureVariants } from '../../apps/server/src/modules/generations/picture-variants.ts'
import { createPictureFiles } from '../../apps/server/src/modules/library/picture-file.ts'
import { createDiskStorage } from '../../apps/server/src/platform/storage/disk-storage.ts'
import { collectGarbage } from '../../packages/engine/src/collect-garbage.ts'
import { readPicture } from '../../packages/providers/src/net/read-picture.ts'
import { buildRow } from './archive.ts'
import { temporaryFolder } from './product.ts'
import { type Row, row } from './statistics.ts'

const SIDE = 4_096
const MEGABYTE = 1024 * 1024
const FORMATS = ['png', 'jpg', 'webp', 'avif'] as const
const GOAL_MB = 150
/** Concurrent downloads; together they have the memory goal of one picture. */
const AT_ONCE = 8

export async function measureLarge(): Promise<Row[]> {
  const folder = temporaryFolder()
  try {
    const storage = createDiskStorage(join(folder.path, 'files'))
    const variants = createPictureVariants({ storage, originals: { read: storage.get } })
    const files = createPictureFiles({ readVariant: variants.read, sign: async (_, bytes) => bytes })
    /** One step per request. */
    const steps = (
      n: number,
      file: string,
      side: number,
    ): readonly (readonly [string, () => Promise<unknown>])[] => {
      const { file_key } = buildRow(n)
      const picture = { ...buildRow(n), width: side, height: side }
      const ask = { ids: [picture.id], size: undefined, focus: undefined }
      return [
        [
          'read and stored',
          async () => {
            const read = await readPicture(readFileSync(file), { width: side, height: side })
            if (!read.ok) throw new Error(read.detail)
            const parts = markedFile(read.image.bytes, 'trainedAlgorithmicMedia')
            await Promise.all([aboutFile(parts), storage.put(file_key, parts)])
          },
        ],
        ...[128, 512, 1_024, undefined].map(
          (width) =>
            [
              `shown ${width ?? side} wide`,
              () => variants.read(file_key, { format: 'webp', width, cut: undefined }),
            ] as const,
        ),
        ...FORMATS.map(
          (format) =>
            [
              `downloaded as ${format}`,
              () => files.read(picture, { ...ask, format, metadata: 'keep' }),
            ] as const,
        ),
        ...(['webp', 'avif'] as const).map(
          (format) =>
            [
              `${AT_ONCE} at once as ${format}`,
              () =>
                Promise.all(
                  Array.from({ length: AT_ONCE }, async (_, index) => {
                    await files.read(
                      { ...picture, file_key: buildRow(10 * n + index).file_key },
                      { ...ask, format, metadata: 'keep' },
                    )
                  }),
                ),
            ] as const,
        ),
      ]
    }
    const [small, large] = [join(folder.path, 'small.png'), join(folder.path, 'large.png')]
    draw(small, 512)
    draw(large, SIDE)
    for (let n = 0; n < 20; n += 1)
      cpSync(n < 10 ? small : large, join(folder.path, 'files', buildRow(n).file_key))
    // Warm up with a small picture, so that the memory for loading the code does not count.
    for (const [, step] of steps(0, small, 512)) await step()
    const rows: Row[] = []
    collectGarbage()
    const before = process.memoryUsage().rss
    for (const [what, step] of steps(1, large, SIDE)) {
      // As the server does once a second while idle.
      collectGarbage()
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage().rss)
      }, 4)
      await step()
      clearInterval(watch)
      rows.push(
        row(
          `large: growth of the process, ${SIDE} × ${SIDE}, ${what}`,
          (most - before) / MEGABYTE,
          GOAL_MB,
          'MB',
        ),
      )
    }
    return rows
  } finally {
    folder.remove()
  }
}

/** In a separate process, so that the memory for drawing does not count. */
function draw(file: string, side: number): void {
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), file, String(side)])
}

if (import.meta.main) {
  const [file = '', side = ''] = process.argv.slice(2)
  const { data, info } = await sharp({
    create: {
      width: Number(side),
      height: Number(side),
      channels: 3,
      background: '#3366cc',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(2)
    .raw()
    .toBuffer({ resolveWithObject: true })
  await sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .png()
    .toFile(file)
}
