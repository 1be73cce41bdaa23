import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  chunked,
  cutAfter,
  cutInHeaders,
  type FileHost,
  partOf,
  silent,
  startFileHost,
  status,
  stuckAfter,
  trickling,
  whole,
} from '../../testing/file-host.ts'
import { CANCELED, type DownloadDeps, downloadFile } from './download-file.ts'
import type { DownloadProgress } from './download-rate.ts'
import type { RemoteFile } from './manifest.ts'

const BYTES = randomBytes(300_000)
const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const PATH = '/owner/model/resolve/main/model.gguf'
const FILE: RemoteFile = {
  name: 'model.gguf',
  bytes: BYTES.length,
  sha256: sha256Of(BYTES),
  isVerified: true,
  urls: [`https://hub.example${PATH}`],
}
const ETAG = '"one"'
const PAUSED = Symbol('paused')
const PACE = { stallMs: 20_000, minBytes: 1, attempts: 3, waitMs: () => 0 }

let host: FileHost
let folder: string
let target: string

beforeEach(async () => {
  host = await startFileHost()
  host.offer(PATH, { bytes: BYTES, etag: ETAG })
  folder = await mkdtemp(join(tmpdir(), 'download-'))
  target = join(folder, FILE.name)
})
afterEach(async () => {
  await host.close()
  await rm(folder, { recursive: true })
})

const download = (deps: Partial<DownloadDeps> = {}, file = FILE) =>
  downloadFile(file, target, {
    sources: { hosts: ['hub.example', '*.cdn.example'], mirror: new URL(host.url) },
    pace: PACE,
    ...deps,
  })
const isWhole = async () => (await readFile(target)).equals(BYTES)
const names = async () => (await readdir(folder)).sort()

/** Runs a download that is paused once bytes are there, as Ctrl+C does. */
async function pauseAfter(count: number): Promise<void> {
  host.play(stuckAfter(count))
  const pause = new AbortController()
  await expect(
    download({
      signal: pause.signal,
      onProgress: ({ received }) => received >= count && pause.abort(PAUSED),
    }),
  ).rejects.toBe(PAUSED)
}

describe('a download', () => {
  it('puts a whole file in its place, and tells how it gets on', async () => {
    const seen: DownloadProgress[] = []
    const done = await download({ onProgress: (progress) => seen.push(progress) })
    expect(done).toEqual({ sha256: FILE.sha256, isConfirmedByHost: false })
    expect(await isWhole()).toBe(true)
    expect(await names()).toEqual(['model.gguf'])
    expect(seen.at(-1)).toMatchObject({ name: 'model.gguf', received: BYTES.length, bytes: BYTES.length })
  })

  it.each([
    ['before the first byte', cutAfter(0), 0],
    ['after the first byte', cutAfter(1), 1],
    ['in the middle', cutAfter(150_000), 150_000],
    ['before the last byte', cutAfter(BYTES.length - 1), BYTES.length - 1],
  ])('goes on where a connection ended %s', async (_when, answer, most) => {
    host.play(answer)
    await download()
    expect(await isWhole()).toBe(true)
    const [, second] = host.requests
    const start = Number(/^bytes=(\d+)-$/.exec(second?.range ?? 'bytes=0-')?.[1])
    // A connection that ends may take bytes with it that were on their way.
    expect(start).toBeLessThanOrEqual(most)
    expect(second?.ifRange).toBe(start === 0 ? undefined : ETAG)
  })

  it('tries again when a connection ends in the midst of the headers, or answers what is no HTTP', async () => {
    host.play(cutInHeaders, (_request, response) => {
      response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')
    })
    await download()
    expect(await isWhole()).toBe(true)
    expect(host.requests).toHaveLength(3)
  })

  it('says what keeps happening when no try brings anything, and keeps what is here', async () => {
    await pauseAfter(1_000)
    host.play(cutInHeaders, status(503), status(429, { 'retry-after': '0' }))
    await expect(download()).rejects.toThrow(
      'model.gguf could not be downloaded from hub.example: it answers with status 429. What is here is kept',
    )
    expect((await readFile(`${target}.part`)).equals(BYTES.subarray(0, 1_000))).toBe(true)
    expect(existsSync(target)).toBe(false)
  })

  it('goes on with what an earlier run left, and checks that too', async () => {
    await pauseAfter(1_000)
    expect(await names()).toEqual(['model.gguf.part', 'model.gguf.part.json'])
    await download()
    expect(host.requests[1]).toEqual({ path: PATH, range: 'bytes=1000-', ifRange: ETAG })
    expect(await isWhole()).toBe(true)
  })

  it('starts over when what an earlier run left is damaged', async () => {
    await writeFile(`${target}.part`, randomBytes(1_000))
    await download()
    expect(host.requests.map(({ range }) => range)).toEqual(['bytes=1000-', undefined])
    expect(await isWhole()).toBe(true)
  })

  it('asks for nothing when all of it was left, and for all of it when too much was', async () => {
    await writeFile(`${target}.part`, BYTES)
    await download()
    expect(host.requests).toEqual([])
    expect(await isWhole()).toBe(true)
    await rm(target)
    await writeFile(`${target}.part`, Buffer.concat([BYTES, BYTES]))
    await download()
    expect(host.requests).toEqual([{ path: PATH }])
    expect(await isWhole()).toBe(true)
  })

  it('keeps nothing of a download that is canceled', async () => {
    await pauseAfter(1_000)
    host.play(silent)
    const cancel = new AbortController()
    const running = download({ signal: cancel.signal })
    await expect.poll(() => host.requests.length).toBe(2)
    cancel.abort(CANCELED)
    await expect(running).rejects.toBe(CANCELED)
    expect(await names()).toEqual([])
  })
})

describe('what a host does wrong', () => {
  it('uses no file whose checksum is wrong', async () => {
    const other = Buffer.from(BYTES)
    other[299_999] = (other[299_999] ?? 0) ^ 1
    host.offer(PATH, { bytes: other, etag: ETAG })
    await expect(download()).rejects.toThrow(`its SHA-256 is ${sha256Of(other)} and not ${FILE.sha256}`)
    expect(await names()).toEqual([])
  })

  it.each([
    ['fewer bytes than it should', BYTES.length - 1],
    ['more bytes than it should', BYTES.length + 1],
  ])('takes nothing of a file that has %s', async (_what, length) => {
    await pauseAfter(1_000)
    host.offer(PATH, { bytes: Buffer.alloc(length), etag: ETAG })
    await expect(download()).rejects.toThrow(
      `127.0.0.1 has ${length} bytes for model.gguf, which should have 300000 bytes`,
    )
    expect((await readFile(`${target}.part`)).length).toBe(1_000)
  })

  it('ends a body of unsaid length that goes on after the file', async () => {
    host.play(chunked(Buffer.concat([BYTES, Buffer.from('x')])))
    await expect(download()).rejects.toThrow('127.0.0.1 has more bytes for model.gguf')
    expect(existsSync(target)).toBe(false)
  })

  it('asks for the rest of a body of unsaid length that ends early', async () => {
    host.play(chunked(BYTES.subarray(0, 1_000)))
    await download()
    expect(host.requests[1]).toEqual({ path: PATH, range: 'bytes=1000-' })
    expect(await isWhole()).toBe(true)
  })

  it('takes the whole file when it has changed since, or parts are not given', async () => {
    await pauseAfter(1_000)
    host.offer(PATH, { bytes: BYTES, etag: '"two"' })
    await download()
    expect(await isWhole()).toBe(true)
    await rm(target)
    await writeFile(`${target}.part`, BYTES.subarray(0, 1_000))
    host.play(whole)
    await download()
    expect(await isWhole()).toBe(true)
    expect(host.requests).toHaveLength(3)
  })

  it.each([
    ['a part of another file', partOf(1_000, '"two"')],
    ['another part than was asked for', partOf(999, ETAG)],
    ['a part without saying which', status(206, { 'content-length': '299000' })],
    ['that there is no such part', status(416)],
  ])('starts over when it sends %s', async (_what, answer) => {
    await pauseAfter(1_000)
    host.play(answer)
    await download()
    expect(host.requests.map(({ range }) => range)).toEqual([undefined, 'bytes=1000-', undefined])
    expect(await isWhole()).toBe(true)
  })

  it.each([
    ['says nothing', silent, 0],
    ['says nothing after the headers', stuckAfter(0), 0],
    ['says nothing after the first bytes', stuckAfter(1_000), 1_000],
    ['sends a byte now and then', trickling(1_000), 1_000],
  ])('gives up a connection that %s', async (_what, answer, most) => {
    host.play(answer)
    const reasons: string[] = []
    const pace = { ...PACE, stallMs: 250, minBytes: 50, attempts: 100 }
    await download({ pace, onWait: (reason) => reasons.push(reason) })
    expect([...new Set(reasons)]).toEqual(['nothing came for too long'])
    expect(Number(/\d+/.exec(host.requests[1]?.range ?? 'bytes=0-')?.[0])).toBeGreaterThanOrEqual(most)
    expect(await isWhole()).toBe(true)
  })

  it('does not unpack what comes packed', async () => {
    host.play(status(200, { 'content-encoding': 'gzip' }, 'x'))
    await expect(download()).rejects.toThrow('127.0.0.1 sends model.gguf packed')
  })

  it('says what to do when a file is not given, and asks the next address', async () => {
    await expect(download({}, { ...FILE, urls: ['https://hub.example/gone'] })).rejects.toThrow(
      '127.0.0.1 does not give model.gguf (status 404). Set MODEL_MIRROR to another host',
    )
    host.play(status(403))
    await expect(download()).rejects.toThrow('download the file yourself and set LOCAL_MODEL_DIR')
    await download({}, { ...FILE, urls: ['https://hub.example/gone', ...FILE.urls] })
    expect(await isWhole()).toBe(true)
  })
})

describe('a redirect', () => {
  const to = (location: string) => status(302, { location })

  it('is followed on the mirror, with the range', async () => {
    host.offer('/elsewhere', { bytes: BYTES, etag: ETAG })
    await writeFile(`${target}.part`, BYTES.subarray(0, 1_000))
    host.play(to('/elsewhere'))
    await download()
    expect(host.requests[1]).toEqual({ path: '/elsewhere', range: 'bytes=1000-' })
    expect(await isWhole()).toBe(true)
  })

  it.each([
    ['https://strange.example/x', 'redirected to strange.example, which the manifest does not name'],
    ['https://hub.example.evil.example/x', 'redirected to hub.example.evil.example'],
    ['https://cdn.example/x', 'redirected to cdn.example, which'],
    ['https://notcdn.example/x', 'redirected to notcdn.example, which'],
    ['https://user:word@hub.example/x', 'which is not followed'],
    ['https://hub.example:8443/x', 'redirected to https://hub.example:8443, which is not followed'],
    ['http://hub.example/x', 'redirected to http://hub.example, which is not followed'],
    ['http://127.0.0.1:1/x', 'redirected to http://127.0.0.1:1, which is not followed'],
    ['file:///etc/passwd', 'redirected to file://, which is not followed'],
    ['http://[', '127.0.0.1 redirects to what is no address'],
  ])('to %s is not followed', async (location, message) => {
    host.play(to(location))
    await expect(download()).rejects.toThrow(message)
    expect(await names()).toEqual([])
  })

  it('in a circle ends', async () => {
    host.play(...Array.from({ length: 6 }, () => to(PATH)))
    await expect(download()).rejects.toThrow('redirects in a circle')
    expect(host.requests).toHaveLength(6)
  })
})

describe('a checksum that was not taken from the file', () => {
  const file = { ...FILE, isVerified: false }
  const hub = (headers: Record<string, string>) => host.offer(PATH, { bytes: BYTES, etag: ETAG, headers })

  it('is compared with what the hub says, before a byte is written', async () => {
    hub({ 'x-linked-etag': `"${'0'.repeat(64)}"` })
    await expect(download({}, file)).rejects.toThrow(
      `The host says that the SHA-256 of model.gguf is ${'0'.repeat(64)}, but the manifest says ${FILE.sha256}`,
    )
    hub({ 'x-linked-size': '7' })
    await expect(download({}, file)).rejects.toThrow('127.0.0.1 has 7 bytes for model.gguf')
    expect(await names()).toEqual([])
    hub({ 'x-linked-etag': `"${FILE.sha256}"`, 'x-linked-size': String(BYTES.length) })
    expect(await download({}, file)).toMatchObject({ isConfirmedByHost: true })
  })

  it('is the hub’s where the manifest has none, also for a download that goes on', async () => {
    const unknown = { ...file, sha256: undefined }
    hub({ 'x-linked-etag': `"${FILE.sha256}"` })
    host.play(stuckAfter(1_000))
    const pause = new AbortController()
    const paused = download({ signal: pause.signal, onProgress: () => pause.abort(PAUSED) }, unknown)
    await expect(paused).rejects.toBe(PAUSED)
    expect(await download({}, unknown)).toEqual({ sha256: FILE.sha256, isConfirmedByHost: true })
    expect(host.requests[1]?.range).toBe('bytes=1000-')
    await rm(target)
    hub({ 'x-linked-etag': `"${'0'.repeat(64)}"` })
    await expect(download({}, unknown)).rejects.toThrow(`and not ${'0'.repeat(64)}. It is not used.`)
  })

  it('must come from somewhere', async () => {
    await expect(download({}, { ...file, sha256: undefined })).rejects.toThrow(
      'Nothing says which SHA-256 model.gguf should have: neither the manifest nor 127.0.0.1.',
    )
    expect(await names()).toEqual([])
  })
})

describe('the disk', () => {
  it('that is full stops a download, which goes on once there is room', async () => {
    let room = 100_000
    const write: DownloadDeps['write'] = async (handle, bytes) => {
      // A full disk takes what still fits.
      await handle.appendFile(bytes.subarray(0, Math.max(0, room)))
      room -= bytes.length
      if (room < 0) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    }
    await expect(download({ write })).rejects.toThrow(
      /^The disk is full: \d MB of model\.gguf are missing\. Make room, then run the same command/,
    )
    expect(host.requests).toHaveLength(1)
    expect((await readFile(`${target}.part`)).length).toBe(100_000)
    await download()
    expect(host.requests[1]).toEqual({ path: PATH, range: 'bytes=100000-', ifRange: ETAG })
    expect(await isWhole()).toBe(true)
  })

  it('that fails in another way is named, and nothing is tried again', async () => {
    const write: DownloadDeps['write'] = () =>
      Promise.reject(Object.assign(new Error('input/output error'), { code: 'EIO' }))
    await expect(download({ write })).rejects.toThrow('model.gguf cannot be written (EIO).')
    expect(host.requests).toHaveLength(1)
  })

  it('holds nothing in place of a file until it is whole', async () => {
    await appendFile(`${target}.part`, BYTES.subarray(0, 10))
    host.play(status(500), status(500), status(500))
    await expect(download()).rejects.toThrow('status 500')
    expect(existsSync(target)).toBe(false)
  })
})
