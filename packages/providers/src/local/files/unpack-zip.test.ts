import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { makeZip, type ZipEntry } from '../../testing/make-zip.ts'
import { unpackZip } from './unpack-zip.ts'

const LINK = 0o120777
const PROGRAM = 0o100755
const bytes = Buffer.from('bytes')

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'unpack-'))
})
afterEach(() => rm(root, { recursive: true }))

async function unpack(entries: readonly ZipEntry[], refuse = async () => {}): Promise<void> {
  const zip = join(root, 'archive.zip')
  await writeFile(zip, makeZip(entries))
  await unpackZip(zip, join(root, 'in', 'out'), { refuse })
}

describe('a ZIP file', () => {
  it('is unpacked with its folders; programs stay programs, and others get no rights', async () => {
    const sizes: number[] = []
    const zip = join(root, 'archive.zip')
    await writeFile(
      zip,
      makeZip([
        { name: 'bin/', bytes: Buffer.alloc(0), mode: 0o040755 },
        { name: 'bin/sd-server', bytes, mode: PROGRAM },
        { name: 'LICENSE.txt', bytes: Buffer.from('free') },
      ]),
    )
    await unpackZip(zip, join(root, 'out'), { refuse: async (size) => void sizes.push(size) })
    expect(sizes).toEqual([9])
    expect(await readFile(join(root, 'out/bin/sd-server'), 'utf8')).toBe('bytes')
    expect(await readFile(join(root, 'out/LICENSE.txt'), 'utf8')).toBe('free')
    if (process.platform === 'win32') return
    expect((await stat(join(root, 'out/bin/sd-server'))).mode & 0o777).toBe(0o700)
    expect((await stat(join(root, 'out/LICENSE.txt'))).mode & 0o777).toBe(0o600)
  })

  it.each<[string, ZipEntry]>([
    ['a name that leads out', { name: '../evil', bytes }],
    ['a name that leads out from within', { name: 'a/../../evil', bytes }],
    ['an absolute name', { name: '/tmp/evil', bytes }],
    ['an absolute name of Windows', { name: 'C:/evil', bytes }],
    ['a share of Windows', { name: '\\\\host\\evil', bytes }],
    ['a name that leads out on Windows', { name: '..\\evil', bytes }],
    ['a stream of Windows', { name: 'sd-server:evil', bytes }],
    ['an empty part of a name', { name: 'a//evil', bytes }],
    ['a dot as a part of a name', { name: './evil', bytes }],
    ['a control character in a name', { name: 'ev\u0007il', bytes }],
    ['a link', { name: 'evil', bytes: Buffer.from('/etc/passwd'), mode: LINK }],
    ['a link to its neighbor', { name: 'evil', bytes: Buffer.from('good'), mode: LINK }],
    ['a device', { name: 'evil', bytes, mode: 0o020666 }],
  ])('with %s is refused before anything is written', async (_what, entry) => {
    await expect(unpack([{ name: 'good', bytes }, entry])).rejects.toThrow(/archive\.zip is not unpacked: /)
    expect(await readdir(root)).toEqual(['archive.zip'])
    expect(existsSync('/tmp/evil')).toBe(false)
  })

  it('with one name twice is refused', async () => {
    const twice = [
      { name: 'good', bytes },
      { name: 'good', bytes: Buffer.from('other') },
    ]
    await expect(unpack(twice)).rejects.toThrow('archive.zip is not unpacked: EEXIST')
    expect(await readFile(join(root, 'in/out/good'), 'utf8')).toBe('bytes')
  })

  it('that says it holds more than there is room for, or than a program has, is refused', async () => {
    const full = () => Promise.reject(new Error('full'))
    await expect(unpack([{ name: 'good', bytes }], full)).rejects.toThrow('full')
    const many = Array.from({ length: 2_001 }, (_, index) => ({ name: `file-${index}`, bytes }))
    await expect(unpack(many)).rejects.toThrow('it holds more than 2000 files')
    expect(await readdir(root)).toEqual(['archive.zip'])
  })

  it('that is none, or damaged, is refused', async () => {
    const zip = join(root, 'archive.zip')
    for (const content of [Buffer.from('<html>'), makeZip([{ name: 'good', bytes }]).subarray(0, 60)]) {
      await writeFile(zip, content)
      await expect(unpackZip(zip, join(root, 'out'), { refuse: async () => {} })).rejects.toThrow(
        /archive\.zip is not unpacked: /,
      )
    }
  })
})
