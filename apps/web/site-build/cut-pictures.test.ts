import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cutPictures } from './cut-pictures.ts'

let folder: string
let server: ViteDevServer | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuts-'))
})

afterEach(async () => {
  await server?.close()
  server = undefined
  rmSync(folder, { recursive: true })
})

/** Address of a development server with one picture, `/one.txt`. */
async function start(make: () => Promise<Buffer>): Promise<string> {
  server = await createServer({
    configFile: false,
    root: folder,
    logLevel: 'silent',
    cacheDir: join(tmpdir(), 'cuts-vite'),
    appType: 'custom',
    server: { port: 0, watch: null, ws: false },
    plugins: [cutPictures(() => [{ path: 'one.txt', sources: [], make }], folder)],
  })
  await server.listen()
  return `${server.resolvedUrls?.local[0]}one.txt`
}

function keep(name: string, days: number): void {
  writeFileSync(join(folder, name), name)
  age(name, days)
}

function age(name: string, days: number): void {
  const time = Date.now() / 1_000 - days * 24 * 3_600
  utimesSync(join(folder, name), time, time)
}

test('what is not used stays for a week, because another process may use it', async () => {
  for (const name of ['new', 'new.part']) keep(name, 6)
  for (const name of ['old', 'old.part']) keep(name, 8)
  // Earlier versions kept folders.
  mkdirSync(join(folder, 'styles/small'), { recursive: true })
  age('styles', 8)
  const address = await start(async () => Buffer.from('picture'))
  expect(await (await fetch(address)).text()).toBe('picture')
  const left = readdirSync(folder)
  expect(left).toEqual(expect.arrayContaining(['new', 'new.part']))
  expect(left).toHaveLength(3)
})

test('what a build uses stays for a week after its last use', async () => {
  await start(async () => Buffer.from('picture'))
  await server?.close()
  const [file = ''] = readdirSync(folder)
  age(file, 8)
  await start(async () => Buffer.from('picture'))
  expect(Date.now() - statSync(join(folder, file)).mtimeMs).toBeLessThan(60_000)
})

test('the unfinished picture of another process stays its own', async () => {
  await start(async () => Buffer.from('picture'))
  await server?.close()
  const [file = ''] = readdirSync(folder)
  rmSync(join(folder, file))
  for (const name of [`${file}.part`, `${file}.0.part`]) keep(name, 0)
  await start(async () => Buffer.from('picture'))
  expect(readdirSync(folder).sort()).toEqual([file, `${file}.0.part`, `${file}.part`])
})

test('a picture that another process has removed is not found, and the server goes on', async () => {
  const address = await start(async () => Buffer.from('picture'))
  expect((await fetch(address)).status).toBe(200)
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  expect((await fetch(address)).status).toBe(404)
})
