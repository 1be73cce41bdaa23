import { join, viewOf } from './bytes.ts'

/** A file chosen in a browser, or one on disk. */
export type ChosenFile = Pick<Blob, 'size' | 'arrayBuffer' | 'stream'> & {
  readonly name: string
  /** Path within a chosen folder. */
  readonly webkitRelativePath?: string
}

/** A picture file to import, or the reason why it cannot be imported. */
export type PictureFile = {
  readonly name: string
  readonly content: { readonly bytes: Uint8Array<ArrayBuffer> } | { readonly refusal: string }
  /** Bytes of the chosen files processed so far, for the progress bar. */
  readonly position: number
}

const PICTURE = /\.(?:png|jpe?g|webp|avif)$/i
const ZIP = /\.zip$/i
/** Files that macOS adds to every ZIP. */
const HIDDEN = /(?:^|\/)(?:__MACOSX\/|\._)/
/** Max pictures read from one ZIP. */
const MAX_ENTRIES = 10_000
const TOO_MANY = `A ZIP gives up to ${MAX_ENTRIES} pictures: put the others into another one`
const DAMAGED = 'The ZIP is damaged or cut off'
const LOCKED = 'The ZIP is protected by a password: unpack it, and import its files'
const PACKED_OTHERWISE = 'It is packed in a way that is not read here: unpack the ZIP, and import its files'
/** The compression methods that every program writes: none, and deflate. */
const COMMON = [0, 8]
const LOCAL_HEADER = 0x04034b50
const UNREADABLE = 'The file could not be read: it was moved, or changed since it was chosen'

/** Yields the pictures among the chosen files, and in ZIP files among them, one at a time, so that only a few are in memory. */
export async function* picturesIn(
  files: readonly ChosenFile[],
  /** Max bytes of one picture. */
  maxBytes: number,
): AsyncGenerator<PictureFile> {
  let position = 0
  for (const file of files) {
    const start = position
    position += file.size
    const name = file.webkitRelativePath || file.name
    if (ZIP.test(file.name)) yield* picturesInZip(file, start, maxBytes)
    else if (PICTURE.test(file.name) && !HIDDEN.test(name))
      yield { name: file.name, content: await contentOf(file, maxBytes), position }
  }
}

async function contentOf(file: ChosenFile, maxBytes: number): Promise<PictureFile['content']> {
  if (file.size > maxBytes) return { refusal: tooLarge(maxBytes) }
  try {
    return { bytes: new Uint8Array(await file.arrayBuffer()) }
  } catch {
    return { refusal: UNREADABLE }
  }
}

async function* picturesInZip(zip: ChosenFile, start: number, maxBytes: number): AsyncGenerator<PictureFile> {
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
    if (!COMMON.includes(entry.compression)) {
      found.push({ name, content: { refusal: PACKED_OTHERWISE } })
      return
    }
    const parts: Uint8Array[] = []
    let length = 0
    entry.ondata = (error, part, isLast) => {
      if (error) failure = error
      if (length > maxBytes) return
      length += part.length
      // An entry that unpacks to more is dropped, however small it is in the ZIP.
      if (length > maxBytes) {
        parts.length = 0
        entry.terminate()
        found.push({ name, content: { refusal: tooLarge(maxBytes) } })
      } else {
        parts.push(part)
        if (isLast) found.push({ name, content: { bytes: join(parts) } })
      }
    }
    entry.start()
  })
  unzip.register(UnzipInflate)
  let read = 0
  const reader = zip.stream().getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read().catch(() => ({ value: undefined, done: true }))
      if (read === 0 && value && isLocked(value)) {
        yield { name: zip.name, content: { refusal: LOCKED }, position: start + zip.size }
        return
      }
      try {
        unzip.push(value ?? new Uint8Array(), done)
      } catch (error) {
        failure = error
      }
      read += value?.length ?? 0
      for (const picture of found) yield { ...picture, position: start + read }
      found = []
      if (failure !== undefined || (done && !isZip))
        yield { name: zip.name, content: { refusal: DAMAGED }, position: start + read }
      if (done || failure !== undefined) return
    }
  } finally {
    await reader.cancel()
  }
}

/** Whether a ZIP's first non-empty file is encrypted; folders never are. `begin` holds the first bytes of the ZIP. */
function isLocked(begin: Uint8Array): boolean {
  const view = viewOf(begin)
  for (let at = 0; at + 30 <= begin.length && view.getUint32(at, true) === LOCAL_HEADER; ) {
    if (view.getUint16(at + 6, true) & 1) return true
    if (view.getUint32(at + 18, true) > 0) return false
    at += 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  }
  return false
}

function tooLarge(maxBytes: number): string {
  return `A picture may have up to ${Math.floor(maxBytes / 2 ** 20)} MB`
}
