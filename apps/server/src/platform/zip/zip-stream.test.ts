import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readZip } from '../../../test/harness/read-zip.ts'
import { type ZipEntry, zipStream } from './zip-stream.ts'

const modifiedAt = new Date('2026-11-21T12:00:00Z')

async function* files(entries: readonly ZipEntry[]): AsyncGenerator<ZipEntry> {
  yield* entries
}

async function archiveOf(entries: readonly ZipEntry[]): Promise<Buffer> {
  return Buffer.from(await new Response(zipStream(files(entries))).arrayBuffer())
}

test('an archive holds bytes as they are and text that came in parts, under names in any script', async () => {
  async function* text() {
    yield 'first, '
    yield ''
    yield 'second '.repeat(50_000)
  }
  const archive = await archiveOf([
    { name: 'pictures/قطة é.png', modifiedAt, bytes: Buffer.from([1, 2, 3]) },
    { name: 'data/rows.json', modifiedAt, bytes: text() },
    { name: 'empty.txt', modifiedAt, bytes: new Uint8Array() },
  ])
  const read = readZip(archive)
  expect([...read.keys()]).toEqual(['pictures/قطة é.png', 'data/rows.json', 'empty.txt'])
  expect(read.get('pictures/قطة é.png')).toEqual(Buffer.from([1, 2, 3]))
  expect(read.get('data/rows.json')?.toString()).toBe(`first, ${'second '.repeat(50_000)}`)
  expect(archive.length).toBeLessThan(10_000)
})

test.skipIf(spawnSync('python3', ['--version']).status !== 0)('another program reads it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'easel-zip-'))
  const file = join(folder, 'a.zip')
  writeFileSync(file, await archiveOf([{ name: 'a/b.txt', modifiedAt, bytes: Buffer.from('hello') }]))
  const { stdout, status } = spawnSync('python3', ['-m', 'zipfile', '-l', file], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  expect([status, stdout]).toEqual([0, expect.stringMatching(/a\/b\.txt\s+2026-11-21 12:00:00\s+5/)])
})

test.each(['../out.txt', '/etc/passwd', 'a/../../b', 'a\\b', 'a\0b', '', '..'])(
  'a name like %j, which leads out of the folder, is refused',
  async (name) => {
    await expect(archiveOf([{ name, modifiedAt, bytes: new Uint8Array(1) }])).rejects.toThrow('not a path')
  },
)

test('the next file is asked for when the reader wants it, and not after the reader has gone', async () => {
  let asked = 0
  let hasEnded = false
  async function* endless(): AsyncGenerator<ZipEntry> {
    try {
      while (true) {
        asked += 1
        yield { name: `${asked}.bin`, modifiedAt, bytes: new Uint8Array(1000) }
      }
    } finally {
      hasEnded = true
    }
  }
  const reader = zipStream(endless()).getReader()
  for (let part = 0; part < 6; part += 1) await reader.read()
  expect(asked).toBeLessThan(5)
  await reader.cancel()
  expect(hasEnded).toBe(true)
})

test('what fails while it is read ends the download as broken, not as whole', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'a'
    throw new Error('the disk is gone')
  }
  await expect(archiveOf([{ name: 'a.txt', modifiedAt, bytes: failing() }])).rejects.toThrow(
    'the disk is gone',
  )
})
