import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BYTES,
  type DownloadBench,
  ETAG,
  FILE,
  openDownloadBench,
  PACE,
  PATH,
  sha256Of,
} from '../../testing/download-bench.ts'
import {
  chunked,
  cutAfter,
  cutInHeaders,
  partOf,
  silent,
  status,
  stuckAfter,
  trickling,
  whole,
} from '../../testing/file-host.ts'
import { CANCELED, type DownloadDeps } from './download-file.ts'
import type { DownloadProgress } from './download-rate.ts'

const PAUSED = Symbol('paused')

let bench: DownloadBench
let { host, target, download, isWhole, names } = {} as DownloadBench
beforeEach(async () => {
  bench = await openDownloadBench()
  ;({ host, target, download, isWhole, names } = bench)
})
afterEach(() => bench.close())

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

  it('keeps nothing of a download that is canceled while it reads what was there', async () => {
    await pauseAfter(1_000)
    await expect(download({ signal: AbortSignal.abort(CANCELED) })).rejects.toBe(CANCELED)
    expect(await names()).toEqual([])
    expect(host.requests).toHaveLength(1)
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

describe('the disk', () => {
  it('that is full stops a download, which goes on once there is room', async () => {
    let room = 100_000
    const write: DownloadDeps['write'] = async (handle, bytes, position) => {
      // A full disk takes what still fits.
      await handle.write(bytes, 0, Math.max(0, Math.min(room, bytes.length)), position)
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
