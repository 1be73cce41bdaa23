import { LIMITS } from '@easel/contract/limits'
import { join } from '@easel/picture-metadata/bytes'

/** A picture file to import, or why it cannot be. */
export type PictureFile = {
  readonly name: string
  readonly content: { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly refusal: string }
  /** Bytes of the chosen files that are behind it, for the progress. */
  readonly position: number
}

const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i
const ZIP = /\.zip$/i
/** What a Mac adds to every ZIP. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\._)/
/** Pictures that one ZIP gives. */
const MAX_ENTRIES = 10_000
const TOO_MANY = `A ZIP gives up to ${MAX_ENTRIES} pictures: put the others into another one`
const TOO_LARGE = 'A picture may have up to 10 MB'

const UNREADABLE = 'The file could not be read: it was moved, or changed since it was chosen'

export const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,.zip'

/** The pictures among chosen files and in ZIP files among them, one after the other, so that no more than a few are in memory. */
export async function* picturesIn(files: readonly File[]): AsyncGenerator<PictureFile> {
  let position = 0
  for (const file of files) {
    const start = position
    position += file.size
    const name = file.webkitRelativePath || file.name
    if (ZIP.test(file.name)) yield* picturesInZip(file, start)
    else if (PICTURE.test(file.name) && !HIDDEN.test(name))
      yield { name: file.name, content: await contentOf(file), position }
  }
}

async function contentOf(file: File): Promise<PictureFile['content']> {
  if (file.size > LIMITS.referenceImageBytes) return { refusal: TOO_LARGE }
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    return { refusal: UNREADABLE }
  }
}

async function* picturesInZip(zip: File, start: number): AsyncGenerator<PictureFile> {
  const { Unzip, UnzipInflate } = await import('fflate')
  let found: Omit<PictureFile, 'position'>[] = []
  let entries = 0
  let isZip = false
  let failure: unknown
  const unzip = new Unzip((entry) => {
    isZip = true
    if (!PICTURE.test(entry.name) || HIDDEN.test(entry.name)) return
    entries += 1
    if (entries === MAX_ENTRIES + 1) found.push({ name: zip.name, content: { refusal: TOO_MANY } })
    if (entries > MAX_ENTRIES) return
    const name = entry.name.replace(/^.*\//, '')
    const parts: Uint8Array[] = []
    let length = 0
    entry.ondata = (error, part, isLast) => {
      if (error) failure = error
      if (length > LIMITS.referenceImageBytes) return
      length += part.length
      // What unpacks to more is not kept, however little it takes in the ZIP.
      if (length > LIMITS.referenceImageBytes) {
        parts.length = 0
        entry.terminate()
        found.push({ name, content: { refusal: TOO_LARGE } })
      } else {
        parts.push(part)
        if (isLast) found.push({ name, content: { bytes: join(parts) } })
      }
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  let read = 0
  const broken = { name: zip.name, content: { refusal: 'The ZIP is damaged or cut off' } }
  const reader = zip.stream().getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      try {
        unzip.push(value ?? new Uint8Array(), done)
      } catch (error) {
        failure = error
      }
      read += value?.length ?? 0
      for (const picture of found) yield { ...picture, position: start + read }
      found = []
      if (failure !== undefined || (done && !isZip)) yield { ...broken, position: start + read }
      if (done || failure !== undefined) return
    }
  } finally {
    await reader.cancel()
  }
}

/** Files that were dropped, those in folders included. */
export async function filesDropped(data: DataTransfer): Promise<readonly File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry())
  const loose = [...data.files]
  if (entries.every((entry) => entry === null)) return loose
  const files: File[] = []
  for (const entry of entries) if (entry) await collect(entry, files)
  return files
}

async function collect(entry: FileSystemEntry, into: File[]): Promise<void> {
  if (isFile(entry)) {
    into.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)))
    return
  }
  if (!isFolder(entry)) return
  const reader = entry.createReader()
  for (;;) {
    // A folder is told a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return
    for (const child of some) await collect(child, into)
  }
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
