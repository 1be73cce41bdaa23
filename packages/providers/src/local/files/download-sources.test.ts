import { rm, writeFile } from 'node:fs/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  BYTES,
  type DownloadBench,
  ETAG,
  FILE,
  openDownloadBench,
  PATH,
} from '../../testing/download-bench.ts'
import { status, stuckAfter } from '../../testing/file-host.ts'
import { releaseFacts } from './release-facts.ts'

const PAUSED = Symbol('paused')

let bench: DownloadBench
let { host, target, download, isWhole, names } = {} as DownloadBench
beforeEach(async () => {
  bench = await openDownloadBench()
  ;({ host, target, download, isWhole, names } = bench)
})
afterEach(() => bench.close())

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

describe('a file of a release', () => {
  const url = 'https://github.com/owner/program/releases/download/one-1/program.zip'
  const release = '/repos/owner/program/releases/tags/one-1'
  const asset = { name: 'program.zip', size: 7, digest: `sha256:${'a'.repeat(64)}` }
  const ask = (address = url) => releaseFacts(address, undefined, host.url)
  const says = (value: unknown) => host.offer(release, { bytes: Buffer.from(JSON.stringify(value)) })

  it('is asked for its checksum and size where the release is described', async () => {
    says({ assets: [{ name: 'other.zip', size: 1 }, asset] })
    expect(await ask()).toEqual({ sha256: 'a'.repeat(64), bytes: 7 })
    says({ assets: [{ ...asset, digest: null, size: '7' }] })
    expect(await ask()).toEqual({ sha256: undefined, bytes: undefined })
  })

  it('is not known where there is no release, no such file or no answer that can be read', async () => {
    expect(await ask()).toBeUndefined()
    for (const value of [{}, { assets: {} }, 'x', null]) {
      says(value)
      expect(await ask()).toBeUndefined()
    }
    says({ assets: [null] })
    expect(await ask()).toEqual({ sha256: undefined, bytes: undefined })
    host.play(status(403))
    expect(await ask()).toBeUndefined()
    const before = host.requests.length
    expect(await ask('https://hub.example/owner/program/releases/download/one-1/program.zip')).toBeUndefined()
    expect(await ask('https://github.com/owner/../releases/download/one-1/program.zip')).toBeUndefined()
    expect(host.requests).toHaveLength(before)
  })

  it('is refused before its first byte where another checksum stands there, and only where ours is not verified', async () => {
    const askHub = async () => ({ sha256: 'a'.repeat(64), bytes: undefined })
    await expect(download({ askHub }, { ...FILE, isVerified: false })).rejects.toThrow(
      `The host says that the SHA-256 of model.gguf is ${'a'.repeat(64)}`,
    )
    expect(host.requests).toEqual([])
    await download({ askHub }, FILE)
    expect(await isWhole()).toBe(true)
  })

  it('is confirmed where the same checksum stands there', async () => {
    const askHub = async () => ({ sha256: FILE.sha256, bytes: FILE.bytes })
    expect(await download({ askHub }, { ...FILE, isVerified: false })).toMatchObject({
      isConfirmedByHost: true,
    })
  })
})
