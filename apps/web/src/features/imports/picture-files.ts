import { LIMITS } from '@easel/contract/limits'

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
const TOO_LARGE = 'A picture may have up to 10 MB'

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
      yield {
        name: file.name,
        content:
          file.size > LIMITS.referenceImageBytes
            ? { refusal: TOO_LARGE }
            : { bytes: new Uint8Array(await file.arrayBuffer()) },
        position,
      }
  }
}

async function* picturesInZip(zip: File, start: number): AsyncGenerator<PictureFile> {
  const { Unzip, UnzipInflate } = await import('fflate')
  let found: Omit<PictureFile, 'position'>[] = []
  let entries = 0
  let failure: unknown
  const unzip = new Unzip((entry) => {
    if (!PICTURE.test(entry.name) || HIDDEN.test(entry.name) || entries >= MAX_ENTRIES) return
    entries += 1
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
        if (isLast) found.push({ name, content: { bytes: joined(parts, length) } })
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
      const { value, done } = await reader.read()
      try {
        unzip.push(value ?? new Uint8Array(), done)
      } catch (error) {
        failure = error
      }
      read += value?.length ?? 0
      for (const picture of found) yield { ...picture, position: start + read }
      found = []
      if (failure !== undefined) yield { ...broken, position: start + read }
      if (done || failure !== undefined) return
    }
  } finally {
    await reader.cancel()
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
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
