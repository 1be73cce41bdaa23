import { createHash, type Hash } from 'node:crypto'
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from './accepted-encoding.ts'
import { contentSecurityPolicy, WORKER_POLICY } from './content-security-policy.ts'

const TYPES: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
const isText = (type: string) => type.includes('charset')

const PIECE = Buffer.alloc(65_536)
const MIN_COMPRESSED_BYTES = 512
/** Suffixes of files that the build compressed. */
const COMPRESSED_ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }
const SHELL = '/__spa-fallback.html'
/** Byte offsets in each built file where the base path goes (site-build/take-out-base.ts). */
const BASE_PLACES = '/__base-places'
const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const compressors: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, 7),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
}

export type SiteFile = {
  /** Size before compression. */
  readonly read: () => Promise<Buffer>
  readonly type: string
  /** Strong ETag of the uncompressed bytes. */
  readonly etag: string
  /** Content-hashed names never change. */
  readonly isImmutable: boolean
  /** Set for pages and the service worker. */
  readonly contentSecurityPolicy?: string
  /**
   * The bytes in an encoding, compressed once; undefined for types that are compressed already. The first request gets a fast compression
   * instead of waiting for the smallest.
   */
  readonly encoded: (encoding: Encoding) => Promise<Buffer> | undefined
}

export type Site = {
  /** The empty page whose program shows whatever the address says. */
  readonly shell: SiteFile | undefined
  /** The answer for a path. `isMissing`: the shell with the not-found page, sent with status 404. */
  readonly find: (
    path: string,
    /** The request's `Accept` header, if any. */
    accepted?: string,
  ) => { readonly file: SiteFile; readonly isMissing: boolean } | undefined
}

export type SiteOptions = {
  /** The build's folder; without a build there are no pages. */
  readonly folder: string
  /** Pages without prerendered HTML, answered with the app's shell. */
  readonly shellPaths: readonly string[]
  /** Placeholders in built files (origin, host) and the operator's values for them. */
  readonly replacements: Readonly<Record<string, string>>
  /** Base path written into built files; empty at the root of a host. */
  readonly siteBase: string
}

/** Indexes the built web app, whose bytes stay on disk. Undefined when it has not been built. */
export function loadSite(options: SiteOptions): Site | undefined {
  const { folder } = options
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const files = new Map<string, SiteFile>()
  const places = options.siteBase === '' ? {} : basePlaces(folder)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || /\.(br|gz)$/.test(entry.name)) continue
    const address = `/${path.slice(folder.length + 1).replaceAll(sep, '/')}`
    files.set(address, readSiteFile(path, { ...options, places: places[address] ?? [] }))
  }
  const shell = files.get(SHELL)
  files.delete(SHELL)
  files.delete(BASE_PLACES)
  const shells = new Set(options.shellPaths)
  return {
    shell,
    find(path, accepted = '') {
      const page = path.endsWith('/') ? `${path}index.html` : `${path}/index.html`
      const file = path.endsWith('.html') ? undefined : (files.get(path) ?? files.get(page))
      if (file) return { file, isMissing: false }
      if (!shell) return undefined
      if (shells.has(path)) return { file: shell, isMissing: false }
      // A missing picture or script gets no page, because what asked for it cannot show one, unless a person opened the address.
      const isForReading = extname(path) === '' || accepted.includes('text/html')
      return isForReading ? { file: shell, isMissing: true } : undefined
    },
  }
}

function basePlaces(folder: string): Readonly<Record<string, readonly number[]>> {
  return JSON.parse(readFileSync(join(folder, BASE_PLACES), 'utf8'))
}

function readSiteFile(path: string, options: SiteOptions & { readonly places: readonly number[] }): SiteFile {
  const type = TYPES[extname(path)] ?? 'application/octet-stream'
  const isImmutable = path.includes(`${sep}assets${sep}`)
  if (!isText(type)) return pictureFile(path, type, isImmutable)
  const isPage = extname(path) === '.html'
  const isMoved = options.places.length > 0
  const asSent = (text: string) => withOwnWords(path, text, options)
  const read = async () => Buffer.from(asSent(withBase(await readFile(path), options).toString()))
  // As a string at once: hundreds of buffers would fragment the process's memory.
  const built = isMoved ? withBase(readFileSync(path), options).toString() : readFileSync(path, 'utf8')
  const text = asSent(built)
  return {
    read,
    type,
    etag: etagOf(text),
    isImmutable,
    ...(isPage ? { contentSecurityPolicy: contentSecurityPolicy(text) } : {}),
    ...(path.endsWith(`${sep}sw.js`) ? { contentSecurityPolicy: WORKER_POLICY } : {}),
    encoded: encodedText(read, Buffer.byteLength(text), isMoved || text !== built ? undefined : path),
  }
}

/** Compressed by the build, on disk; otherwise compressed here. */
function encodedText(read: SiteFile['read'], length: number, built: string | undefined): SiteFile['encoded'] {
  const made = encodedOnce(read, length, {})
  if (!built || length < MIN_COMPRESSED_BYTES) return made
  const ready = new Map(
    Object.entries(COMPRESSED_ENDINGS).flatMap(([encoding, ending]) =>
      existsSync(built + ending) ? [[encoding, built + ending]] : [],
    ),
  )
  return (encoding) => {
    const path = ready.get(encoding)
    return path ? readFile(path) : made(encoding)
  }
}

function pictureFile(path: string, type: string, isImmutable: boolean): SiteFile {
  return {
    read: () => readFile(path),
    type,
    etag: etagOfFile(path),
    isImmutable,
    encoded: () => undefined,
  }
}

/** A file that the build did not make, typed by its extension. */
export function fileOf(ending: `.${string}`, bytes: Buffer): SiteFile {
  const type = TYPES[ending] ?? 'application/octet-stream'
  return {
    read: async () => bytes,
    type,
    etag: etagOf(bytes),
    isImmutable: false,
    ...(ending === '.html' ? { contentSecurityPolicy: contentSecurityPolicy(bytes.toString()) } : {}),
    encoded: isText(type) ? encodedOnce(async () => bytes, bytes.length, {}) : () => undefined,
  }
}

/**
 * A built page with its own content inserted; scripts, and so the policy, stay the same. `isOnce`: sent to a single visitor, so it is not worth
 * compressing well.
 */
export function writtenPage(
  built: SiteFile,
  html: string,
  { isOnce = false }: { readonly isOnce?: boolean } = {},
): SiteFile {
  const bytes = Buffer.from(html)
  const read = async () => bytes
  return { ...built, read, etag: etagOf(bytes), encoded: encodedOnce(read, bytes.length, { isOnce }) }
}

const asEtag = (hash: Hash) => `"${hash.digest('base64url').slice(0, 22)}"`
const etagOf = (bytes: Buffer | string) => asEtag(createHash('sha256').update(bytes))

/** Streams through one buffer: a thousand files read whole left the process 24 MB larger. */
function etagOfFile(path: string): string {
  const hash = createHash('sha256')
  const file = openSync(path, 'r')
  for (let length = readSync(file, PIECE); length > 0; length = readSync(file, PIECE))
    hash.update(PIECE.subarray(0, length))
  closeSync(file)
  return asEtag(hash)
}

function encodedOnce(
  read: SiteFile['read'],
  length: number,
  { isOnce }: { readonly isOnce?: boolean },
): SiteFile['encoded'] {
  const made = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    if (length < MIN_COMPRESSED_BYTES) return undefined
    const known = made.get(encoding)
    if (known) return known
    const first = read().then(compressors[encoding])
    made.set(encoding, first)
    // A failed read is retried next time.
    first.catch(() => made.delete(encoding))
    if (!isOnce && encoding === 'br')
      void first
        .then(read)
        .then((bytes) => brotli(bytes, constants.BROTLI_MAX_QUALITY))
        .then((smallest) => made.set(encoding, Promise.resolve(smallest)))
        // The first result is as good.
        .catch(() => {})
    return first
  }
}

/** Scripts contain addresses, too. They keep their names although the base changes their content, because below the base their addresses differ. */
function withBase(bytes: Buffer, { places, siteBase }: Parameters<typeof readSiteFile>[1]): Buffer {
  if (places.length === 0) return bytes
  const base = Buffer.from(siteBase)
  const ends = [...places.slice(1), bytes.length]
  const parts = places.flatMap((place, index) => [base, bytes.subarray(place, ends[index])])
  return Buffer.concat([bytes.subarray(0, places[0]), ...parts])
}

/** Only pages, feeds and `robots.txt` name the site; scripts never do, since their names are content hashes. */
function withOwnWords(path: string, text: string, { replacements }: SiteOptions): string {
  if (!/\.(html|xml|txt)$/.test(path)) return text
  return Object.entries(replacements).reduce((known, [built, own]) => known.replaceAll(built, own), text)
}
