import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_DATABASE_URL } from '../harness/open-test-database.ts'
import { startServer } from '../kill/server-process.ts'
import { createVisitor } from '../kill/visitor.ts'
import { fillInstallation, newFolder, readFiles, readRows, run, start, withDatabase } from './installation.ts'

const PICTURES = 120
const folders: string[] = []
let source: string
let plain: string

function folder(): string {
  const made = newFolder()
  folders.push(made)
  return made
}

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 20_000) throw new Error('it never came')
    await sleep(1)
  }
}

describe.skipIf(TEST_DATABASE_URL)('a backup of an embedded installation', () => {
  beforeAll(async () => {
    source = folder()
    await fillInstallation(source, PICTURES)
    plain = join(folder(), 'plain.tar')
    const made = await run('backup', ['--to', plain], { DATA_DIR: source })
    expect(made).toMatchObject({ code: 0 })
  }, 240_000)
  afterAll(() => {
    for (const made of folders) rmSync(made, { recursive: true, force: true })
  })

  it('comes back with every row of every table, every file, the secret and the last number of every sequence', async () => {
    const target = folder()
    const done = await run('restore', [plain], { DATA_DIR: target })
    expect(done).toMatchObject({ code: 0 })
    const rows = await readRows({ dataDir: target })
    expect(rows['generations']?.length).toBeGreaterThanOrEqual(PICTURES)
    expect(rows).toEqual(await readRows({ dataDir: source }))
    expect(Object.keys(readFiles(target)).length).toBeGreaterThanOrEqual(PICTURES)
    expect(readFiles(target)).toEqual(readFiles(source))
    for (const name of ['auth-secret', 'files/.easel-installation'])
      expect(readFileSync(join(target, name), 'utf8')).toBe(readFileSync(join(source, name), 'utf8'))
    const server = startServer(target, {})
    await server.ready
    expect(await server.stop()).toBe(0)
  }, 120_000)

  it('is made by the running server while pictures are drawn and deleted, and rows and files agree', async () => {
    const running = folder()
    await fillInstallation(running, 30)
    const server = startServer(running, {})
    const visitor = createVisitor()
    visitor.connect(await server.ready)
    await visitor.signUp()
    const place = folder()
    const to = join(place, 'live-1.tar')
    try {
      let isOver = false
      const load = (async () => {
        while (!isOver) {
          await visitor.makePicture()
          await visitor.deletePicture()
        }
      })()
      for (let time = 0; time < 2; time += 1)
        expect(
          await run('backup', ['--to', join(place, `live-${time}.tar`)], { DATA_DIR: running }),
        ).toMatchObject({ code: 0 })
      isOver = true
      await load
    } finally {
      await server.stop()
    }
    const target = folder()
    expect(await run('restore', [to], { DATA_DIR: target })).toMatchObject({ code: 0 })
    const files = readFiles(target)
    const pictures = await withDatabase({ dataDir: target }, async ({ handle }) => {
      const { rows } = await sql<{ key: string; sha256: string }>`
        select file_key as key, sha256 from generations`.execute(handle)
      return rows
    })
    expect(pictures.length).toBeGreaterThanOrEqual(30)
    expect(Object.keys(files).filter((key) => key.startsWith('images/'))).toEqual(
      pictures.map(({ key }) => key).toSorted(),
    )
    for (const { key, sha256 } of pictures) if (sha256 !== 'x') expect(files[key]).toBe(sha256)
  }, 240_000)

  it('killed in the middle leaves no file under its name, and the next one is whole', async () => {
    const place = folder()
    const to = join(place, 'killed.tar')
    const command = start('backup', ['--to', to], { DATA_DIR: source })
    await until(() => existsSync(`${to}.part`) && statSync(`${to}.part`).size > 1_000_000)
    command.child.kill('SIGKILL')
    await command.ended
    expect(existsSync(to)).toBe(false)
    expect(await run('backup', ['--to', to], { DATA_DIR: source })).toMatchObject({ code: 0 })
    expect(await run('restore', [to, '--check'], { DATA_DIR: source })).toMatchObject({ code: 0 })
    expect(readdirSync(place)).toEqual(['killed.tar'])
    expect(readdirSync(source).filter((name) => name.startsWith('backup-rows'))).toEqual([])
  }, 120_000)

  it('restoring that is killed in the middle is refused by a start, and begins anew', async () => {
    const target = folder()
    const command = start('restore', [plain], { DATA_DIR: target })
    await until(() => Object.keys(readFiles(target)).length > 20)
    command.child.kill('SIGKILL')
    await command.ended
    expect(Object.keys(readFiles(target)).length).toBeLessThan(PICTURES)
    const server = startServer(target, {})
    expect(await server.ended).toBe(1)
    expect(server.output()).toContain('Restoring this installation was cut off')
    expect(await run('restore', [plain], { DATA_DIR: target })).toMatchObject({ code: 0 })
    expect(await readRows({ dataDir: target })).toEqual(await readRows({ dataDir: source }))
    expect(readFiles(target)).toEqual(readFiles(source))
  }, 120_000)

  it('is refused by a storage that holds other files, however often it is tried, and nothing there is touched', async () => {
    const target = folder()
    mkdirSync(join(target, 'files', 'images'), { recursive: true })
    writeFileSync(join(target, 'files', 'images', 'mine.png'), 'a picture of another program')
    const kept = readFiles(target)
    for (let time = 0; time < 2; time += 1) {
      const { code, said } = await run('restore', [plain], { DATA_DIR: target })
      expect(said).toContain('into an empty place only')
      expect(code).toBe(1)
      expect(readFiles(target)).toEqual(kept)
    }
    rmSync(join(target, 'files', 'images', 'mine.png'))
    const cutOff = start('restore', [plain], { DATA_DIR: target })
    await until(() => Object.keys(readFiles(target)).length > 20)
    cutOff.child.kill('SIGKILL')
    await cutOff.ended
    writeFileSync(join(target, 'files', 'images', 'mine.png'), 'a picture of another program')
    const again = await run('restore', [plain], { DATA_DIR: target })
    expect(again.said).toContain('into an empty place only')
    expect(readFileSync(join(target, 'files', 'images', 'mine.png'), 'utf8')).toBe(
      'a picture of another program',
    )
  }, 120_000)

  it('never writes over a file that is there, and says which files it lacks', async () => {
    const place = folder()
    const to = join(place, 'mine.tar')
    writeFileSync(to, 'mine')
    const refused = await run('backup', ['--to', to], { DATA_DIR: source })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain('exists already: name another file.')
    expect(readFileSync(to, 'utf8')).toBe('mine')
    const lacking = folder()
    await fillInstallation(lacking, 3)
    const [lost = ''] = Object.keys(readFiles(lacking)).filter((key) => key.startsWith('images/'))
    rmSync(join(lacking, 'files', lost))
    const made = await run('backup', ['--to', join(place, 'lacking.tar')], { DATA_DIR: lacking })
    expect(made).toMatchObject({ code: 0 })
    expect(made.said).toContain(`Rows name 1 files that are nowhere to be found: ${lost}`)
  }, 120_000)

  it('is restored into an empty place only', async () => {
    const before = readFiles(source)
    const { code, said } = await run('restore', [plain], { DATA_DIR: source })
    expect(code).toBe(1)
    expect(said).toContain('into an empty place only')
    expect(readFiles(source)).toEqual(before)
    const noFiles = folder()
    const server = startServer(noFiles, {})
    await server.ready
    await server.stop()
    rmSync(join(noFiles, 'files'), { recursive: true })
    const refused = await run('restore', [plain], { DATA_DIR: noFiles })
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.said).toContain('holds rows (')
  }, 120_000)

  it('is encrypted when a passphrase is given: another one, or none, opens nothing', async () => {
    const place = folder()
    const [right, wrong, to] = ['right.txt', 'wrong.txt', 'secret.tar.age'].map((name) =>
      join(place, name),
    ) as [string, string, string]
    writeFileSync(right, 'correct horse battery staple\n')
    writeFileSync(wrong, 'correct horse battery stable\n')
    const env = { DATA_DIR: source }
    expect(await run('backup', ['--to', to, '--passphrase-file', right], env)).toMatchObject({ code: 0 })
    expect(readFileSync(to).includes('grace@example.org')).toBe(false)
    const target = folder()
    const none = await run('restore', [to], { DATA_DIR: target })
    expect(none).toMatchObject({ code: 1 })
    expect(none.said).toContain('is encrypted')
    const other = await run('restore', [to, '--passphrase-file', wrong], { DATA_DIR: target })
    expect(other).toMatchObject({ code: 1 })
    expect(other.said).toContain('The passphrase does not open')
    damage(to, 0.5)
    const damaged = await run('restore', [to, '--passphrase-file', right], { DATA_DIR: target })
    expect(damaged).toMatchObject({ code: 1 })
    expect(damaged.said).toContain('The backup is damaged')
    expect(readdirSync(target)).not.toContain('db')
    const whole = join(place, 'whole.tar.age')
    const done = await run('backup', ['--to', whole], {
      ...env,
      BACKUP_PASSPHRASE: 'correct horse battery staple',
    })
    expect(done).toMatchObject({ code: 0 })
    const restored = await run('restore', [whole, '--passphrase-file', right], { DATA_DIR: target })
    expect(restored).toMatchObject({ code: 0 })
    expect(readFiles(target)).toEqual(readFiles(source))
  }, 120_000)

  it.each([
    ['at its beginning', (path: string) => damage(path, 0), /not a backup of Easel|damaged/],
    [
      'among its rows',
      (path: string) => damageText(path, 'rows/generations/'),
      /damaged at rows\/generations/,
    ],
    ['among its files', (path: string) => damage(path, 0.6), /damaged at/],
    ['by being cut off', (path: string) => cut(path, 0.6), /damaged|cut off/],
    ['by losing its last entries', (path: string) => cutBefore(path, 'end.json'), /cut off/],
    [
      'by being something else',
      (path: string) => writeFileSync(path, 'a letter'.repeat(10_000)),
      /not a backup/,
    ],
  ])(
    'that is damaged %s says so, and changes nothing',
    async (_how, harm, words) => {
      const path = join(folder(), 'damaged.tar')
      copyFileSync(plain, path)
      harm(path)
      const target = folder()
      const { code, said } = await run('restore', [path], { DATA_DIR: target })
      expect(said).toMatch(words)
      expect(code).toBe(1)
      expect(readdirSync(target).filter((name) => name !== 'files')).toEqual([])
      expect(readFiles(target)).toEqual({})
    },
    60_000,
  )

  it('says what it was asked for that is not there', async () => {
    const empty = folder()
    expect((await run('backup', [], { DATA_DIR: empty })).said).toContain('There is nothing to back up')
    expect((await run('restore', [join(empty, 'none.tar')], { DATA_DIR: empty })).said).toContain(
      'cannot be read',
    )
    expect((await run('restore', [], { DATA_DIR: empty })).said).toContain('Usage')
    expect((await run('backup', ['--where'], { DATA_DIR: empty })).said).toContain('Usage')
    expect(dirname(plain)).not.toBe(source)
  }, 60_000)
})

function damage(path: string, share: number): void {
  const bytes = readFileSync(path)
  const at = Math.floor(bytes.length * share)
  bytes[at] = (bytes[at] ?? 0) ^ 0x55
  writeFileSync(path, bytes)
}

function damageText(path: string, text: string): void {
  const bytes = readFileSync(path)
  const at = bytes.lastIndexOf(text) + 700
  bytes[at] = (bytes[at] ?? 0) ^ 0x55
  writeFileSync(path, bytes)
}

function cut(path: string, share: number): void {
  const bytes = readFileSync(path)
  writeFileSync(path, bytes.subarray(0, Math.floor(bytes.length * share)))
}

/** As if it had never been written: what is left is a whole tar file. */
function cutBefore(path: string, text: string): void {
  const bytes = readFileSync(path)
  const entry = bytes.lastIndexOf(text)
  // Its extended header of two blocks comes before its own.
  const at = Math.floor(entry / 512) * 512 - 1_024
  writeFileSync(path, Buffer.concat([bytes.subarray(0, at), Buffer.alloc(1_024)]))
}
