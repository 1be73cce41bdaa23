import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { ModelFilesError } from './model-files-error.ts'

const MAX_ENTRIES = 2_000
const KIND = 0o170000
const REGULAR = 0o100000
const FOLDER = 0o040000
/** Characters not allowed in names on some system, and paths that leave the folder. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const BAD_NAME = /[<>:"|?*\\\u0000-\u001f]/

/**
 * Unpacks a ZIP file whose checksum was verified. Still, paths that leave the folder, links, and anything but files and folders are refused
 * before a byte is written. `refuse` gets the unpacked size and may reject.
 */
export async function unpackZip(
  path: string,
  folder: string,
  { refuse, signal }: { readonly refuse: (bytes: number) => Promise<void>; readonly signal?: AbortSignal },
): Promise<void> {
  const zip = await openZip(path)
  try {
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) {
      if (entries.length === MAX_ENTRIES) throw broken(path, `it holds more than ${MAX_ENTRIES} files`)
      refuseEntry(path, entry)
      entries.push(entry)
    }
    await refuse(entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0))
    for (const entry of entries) {
      const target = join(folder, entry.fileName)
      if (entry.fileName.endsWith('/')) {
        await mkdir(target, { recursive: true, mode: 0o700 })
        continue
      }
      await mkdir(dirname(target), { recursive: true, mode: 0o700 })
      // Attached first, so that write errors reach the pipeline.
      const from = await zip.openReadStreamPromise(entry)
      // `wx` refuses duplicate names, even on file systems that ignore case.
      const to = createWriteStream(target, { flags: 'wx', mode: modeOf(entry) })
      await pipeline(from, to, { ...(signal && { signal }) })
    }
  } catch (error) {
    if (error instanceof ModelFilesError || signal?.aborted) throw error
    throw broken(path, (error as Error).message)
  } finally {
    zip.close()
  }
}

async function openZip(path: string) {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, strictFileNames: true })
  } catch (error) {
    throw broken(path, (error as Error).message)
  }
}

/** The reader itself also refuses absolute paths and `..`. */
function refuseEntry(path: string, entry: Entry): void {
  const { fileName } = entry
  const parts = fileName.replace(/\/$/, '').split('/')
  if (BAD_NAME.test(fileName) || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw broken(path, `it holds a file named ${JSON.stringify(fileName)}`)
  const kind = (entry.externalFileAttributes >>> 16) & KIND
  if (![0, REGULAR, FOLDER].includes(kind))
    throw broken(path, `${JSON.stringify(fileName)} in it is a link, or no file`)
}

/** Keeps the executable bit, for the owner only. */
function modeOf(entry: Entry): number {
  return (entry.externalFileAttributes >>> 16) & 0o100 ? 0o700 : 0o600
}

function broken(path: string, why: string): ModelFilesError {
  return new ModelFilesError(`${path} is not unpacked: ${why}.`)
}
