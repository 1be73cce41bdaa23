import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type FileHost, startFileHost, status, stuckAfter } from '../../testing/file-host.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { type InstallDeps, installModel } from './install-model.ts'
import { findInstalledModel } from './installed.ts'
import { listInstalled } from './installed-record.ts'
import { findAcceptance, recordAcceptance } from './licenses.ts'
import type { OfferedModel, RemoteFile, ServerBuild } from './manifest.ts'
import { modelFolder } from './model-folder.ts'
import { removeModel } from './remove-model.ts'

const WEIGHTS = randomBytes(50_000)
const DECODER = randomBytes(5_000)
/** Says what the real one says, as far as an installation asks. */
const PROGRAM = `#!/bin/sh
case "$1" in
  --version) echo 'stable-diffusion.cpp version unknown, commit 7f410a3' ;;
  --list-devices) printf 'CPU\\tIntel Xeon\\nVulkan0\\tA card\\n' ;;
esac
`
const ZIP = makeZip([
  { name: 'sd-server', bytes: Buffer.from(PROGRAM), mode: 0o100755 },
  { name: 'stable-diffusion.cpp.txt', bytes: Buffer.from('MIT') },
])
const AT = new Date('2026-11-27T10:00:00.000Z')
const PACE = { stallMs: 20_000, minBytes: 1, attempts: 3, waitMs: () => 0 }

const remote = (name: string, bytes: Uint8Array): RemoteFile => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  isVerified: true,
  urls: [`https://hub.example/${name}`],
})
const MODEL: OfferedModel = {
  id: 'tiny',
  label: 'Tiny',
  license: { name: 'MIT', url: 'https://hub.example/license', statedAt: 'https://hub.example/' },
  architecture: 'SDXL',
  files: [
    { role: 'diffusion', ...remote('tiny.gguf', WEIGHTS) },
    { role: 'vae', ...remote('tiny-vae.safetensors', DECODER) },
  ],
  needs: { ramMb: 1, vramMb: 1 },
  defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler', args: ['--vae-tiling'] },
  abilities: { maxReferences: 0, editsByWords: false, negativePrompt: false },
}
const SERVER: ServerBuild = {
  release: 'own-1',
  os: 'linux',
  arch: 'x64',
  accelerator: 'cpu',
  archives: [remote('own-1.zip', ZIP)],
}

let host: FileHost
let dataDir: string

beforeEach(async () => {
  host = await startFileHost()
  host.offer('/tiny.gguf', { bytes: WEIGHTS, etag: '"w"' })
  host.offer('/tiny-vae.safetensors', { bytes: DECODER, etag: '"d"' })
  host.offer('/own-1.zip', { bytes: ZIP, etag: '"z"' })
  dataDir = await mkdtemp(join(tmpdir(), 'install-'))
  await recordAcceptance(modelFolder(dataDir).licenses, MODEL, 'ann', AT)
})
afterEach(async () => {
  await host.close()
  await rm(dataDir, { recursive: true })
})

const deps = (more: Partial<InstallDeps> = {}): InstallDeps => ({
  folder: modelFolder(dataDir),
  sources: { hosts: ['hub.example'], mirror: new URL(host.url) },
  ownFolder: undefined,
  pace: PACE,
  now: () => AT,
  ...more,
})
const install = (more: Partial<InstallDeps> = {}, model = MODEL, server: ServerBuild | undefined = SERVER) =>
  installModel({ model, server }, deps(more))
const paths = () => host.requests.map(({ path }) => path)

async function find(settings: Parameters<typeof findInstalledModel>[0]['settings'] = {}) {
  const problems: string[] = []
  const model = await findInstalledModel({ dataDir, settings, onProblem: (line) => problems.push(line) })
  return { model, problems }
}

describe('an installation', () => {
  it('brings program and files, and the product then finds the model', async () => {
    await install()
    const { models, programs } = modelFolder(dataDir)
    expect((await find()).model).toEqual({
      id: 'tiny',
      label: 'Tiny',
      architecture: 'SDXL',
      serverPath: join(programs, 'own-1-cpu', 'sd-server'),
      serverRelease: 'own-1 (cpu)',
      files: [
        { role: 'diffusion', path: join(models, 'tiny', 'tiny.gguf') },
        { role: 'vae', path: join(models, 'tiny', 'tiny-vae.safetensors') },
      ],
      defaults: MODEL.defaults,
      abilities: MODEL.abilities,
    })
    expect((await readFile(join(models, 'tiny', 'tiny.gguf'))).equals(WEIGHTS)).toBe(true)
    expect(await readdir(programs)).toEqual(['own-1-cpu'])
    if (process.platform === 'win32') return
    expect((await stat(join(programs, 'own-1-cpu', 'sd-server'))).mode & 0o777).toBe(0o700)
  })

  it('fetches nothing a second time', async () => {
    await install()
    const before = host.requests.length
    const checked: string[] = []
    await install({ onHash: (path) => checked.push(path) })
    expect(host.requests).toHaveLength(before)
    expect(checked).toEqual([])
  })

  it('goes on after it was ended, with what was whole and what was not', async () => {
    host.play(status(500), stuckAfter(ZIP.length), stuckAfter(20_000))
    const pause = new AbortController()
    const paused = install({
      signal: pause.signal,
      onProgress: ({ name, received }) => {
        if (name === 'tiny.gguf' && received === 20_000) pause.abort('paused')
      },
    })
    await expect(paused).rejects.toBe('paused')
    expect((await find()).model).toBeUndefined()
    await install()
    expect(paths()).toEqual(['/own-1.zip', '/own-1.zip', '/tiny.gguf', '/tiny.gguf', '/tiny-vae.safetensors'])
    expect(host.requests[3]?.range).toBe('bytes=20000-')
    expect((await find()).model?.id).toBe('tiny')
  })

  it('runs nothing whose checksum is wrong', async () => {
    host.offer('/own-1.zip', {
      bytes: makeZip([{ name: 'sd-server', bytes: randomBytes(ZIP.length) }]).subarray(0, ZIP.length),
    })
    await expect(install()).rejects.toThrow(/own-1\.zip came whole from hub\.example, but its SHA-256 is/)
    expect(await readdir(modelFolder(dataDir).programs)).toEqual([])
    expect(paths()).toEqual(['/own-1.zip'])
  })

  it('takes no archive without the program', async () => {
    const bytes = makeZip([{ name: 'sd-cli', bytes: Buffer.from('x') }])
    host.offer('/own-1.zip', { bytes })
    const server = { ...SERVER, archives: [remote('own-1.zip', bytes)] }
    await expect(install({}, MODEL, server)).rejects.toThrow(
      'own-1 for cpu holds no program named sd-server.',
    )
  })

  it('begins with neither license nor room, and says how much is missing', async () => {
    const stranger = { ...MODEL, id: 'stranger' }
    await expect(install({}, stranger)).rejects.toThrow(
      'The license of Tiny (MIT, https://hub.example/license) has not been accepted.',
    )
    await expect(install({ freeSpace: async () => 1_000 })).rejects.toThrow(
      `1 MB are needed on the disk of ${modelFolder(dataDir).root}, and 1 MB are free: 1 MB are missing.`,
    )
    expect(host.requests).toEqual([])
  })

  it('counts what is here against the room it needs', async () => {
    const asked: number[] = []
    const exact = Math.ceil((55_000 + ZIP.length) * 1.1)
    await expect(install({ freeSpace: async () => exact - 1 })).rejects.toThrow('are missing')
    const room = [exact, ZIP.length * 2]
    await install({
      freeSpace: async () => {
        asked.push(room[0] ?? 0)
        return room.shift() ?? 0
      },
    })
    expect(asked).toHaveLength(2)
    await install({ freeSpace: async () => 0 })
  })

  it('takes files that lie elsewhere on this machine, and reads each of them once', async () => {
    const own = join(dataDir, 'own')
    await mkdir(join(own, 'deep'), { recursive: true })
    await writeFile(join(own, 'deep', 'tiny.gguf'), WEIGHTS)
    // The right name and size, and other bytes.
    await writeFile(join(own, 'tiny-vae.safetensors'), randomBytes(DECODER.length))
    const checked: string[] = []
    await install({ ownFolder: own, onHash: (path) => checked.push(path) })
    expect(paths()).toEqual(['/own-1.zip', '/tiny-vae.safetensors'])
    expect(checked).toHaveLength(2)
    expect((await find()).model?.files[0]?.path).toBe(join(own, 'deep', 'tiny.gguf'))
    await install({ ownFolder: own, onHash: (path) => checked.push(path) })
    expect(checked).toHaveLength(2)
    await removeModel(modelFolder(dataDir), 'tiny')
    expect((await readFile(join(own, 'deep', 'tiny.gguf'))).equals(WEIGHTS)).toBe(true)
    await expect(install({ ownFolder: join(dataDir, 'none') })).rejects.toThrow(
      /LOCAL_MODEL_DIR: the folder .*none cannot be read \(ENOENT\)/,
    )
  })
})

describe('the installed model', () => {
  it('is none where nothing is, and the last one where nothing is chosen', async () => {
    expect(await find()).toEqual({ model: undefined, problems: [] })
    await install()
    const other = { ...MODEL, id: 'other', label: 'Other' }
    await recordAcceptance(modelFolder(dataDir).licenses, other, 'ann', AT)
    await install({ now: () => new Date('2026-11-28T10:00:00.000Z') }, other)
    expect((await find()).model?.id).toBe('other')
    expect((await find({ LOCAL_MODEL: 'tiny' })).model?.id).toBe('tiny')
    expect(await find({ LOCAL_MODEL: 'third' })).toEqual({
      model: undefined,
      problems: ['LOCAL_MODEL names third, which is not installed: run `npm run model -- install third`.'],
    })
  })

  it('runs with a program of one’s own, whose version it says', async () => {
    await installModel({ model: MODEL, server: undefined }, deps())
    expect(paths()).not.toContain('/own-1.zip')
    expect((await find()).problems[0]).toContain('set SD_SERVER_PATH again')
    const path = join(dataDir, 'sd-server')
    expect((await find({ SD_SERVER_PATH: path })).problems[0]).toContain(
      `SD_SERVER_PATH names ${path}, where no file is`,
    )
    await writeFile(path, PROGRAM, { mode: 0o700 })
    expect((await find({ SD_SERVER_PATH: path })).model).toMatchObject({
      serverPath: path,
      serverRelease: 'stable-diffusion.cpp version unknown, commit 7f410a3',
    })
    await writeFile(path, 'no program')
    expect((await find({ SD_SERVER_PATH: path })).model?.serverRelease).toBe('sd-server of SD_SERVER_PATH')
  })

  it('moves with the data folder', async () => {
    await install()
    const moved = `${dataDir}-moved`
    await rename(dataDir, moved)
    const model = await findInstalledModel({ dataDir: moved, settings: {} })
    await rename(moved, dataDir)
    expect(model?.files[0]?.path).toBe(join(moved, 'models', 'weights', 'tiny', 'tiny.gguf'))
    expect(model?.serverPath).toBe(join(moved, 'models', 'programs', 'own-1-cpu', 'sd-server'))
  })

  it('is not taken when a file is gone, cut or another one; a copy with another time is read again, once', async () => {
    await install()
    const path = join(modelFolder(dataDir).model('tiny'), 'tiny.gguf')
    await utimes(path, AT, AT)
    expect((await find()).model?.id).toBe('tiny')
    const [record] = await listInstalled(modelFolder(dataDir))
    expect(record?.files[0]?.mtimeMs).toBe(AT.getTime())
    await writeFile(path, randomBytes(WEIGHTS.length))
    expect((await find()).problems[0]).toContain(`${path} is not the file that was installed: run`)
    await install()
    expect((await find()).model?.id).toBe('tiny')
    await writeFile(path, 'x')
    expect((await find()).problems[0]).toContain(`${path} has 1 bytes instead of 50000`)
    await rm(path)
    expect(await find()).toMatchObject({
      model: undefined,
      problems: [`${path} is gone: run \`npm run model -- install tiny\`.`],
    })
    await install()
    expect((await find()).model?.id).toBe('tiny')
  })

  it('is not taken without its program, nor from a record that is damaged', async () => {
    await install()
    const { programs, model } = modelFolder(dataDir)
    await rm(join(programs, 'own-1-cpu', 'sd-server'))
    expect((await find()).problems[0]).toMatch(/sd-server is gone: run `npm run model -- install tiny`\.$/)
    await writeFile(join(model('tiny'), 'installed.json'), '{"id": "tiny"')
    expect(await find()).toEqual({ model: undefined, problems: [] })
  })

  it('is removed with what it alone needed, also when it is not whole', async () => {
    const folder = modelFolder(dataDir)
    const other = { ...MODEL, id: 'other' }
    await recordAcceptance(folder.licenses, other, 'ann', AT)
    await install()
    await install({}, other)
    expect(await removeModel(folder, 'tiny')).toBe(true)
    expect(await removeModel(folder, 'tiny')).toBe(false)
    expect(await readdir(folder.programs)).toEqual(['own-1-cpu'])
    expect((await find()).model?.id).toBe('other')
    expect(await removeModel(folder, 'other')).toBe(true)
    expect(await readdir(folder.programs)).toEqual([])
    await mkdir(folder.model('unfinished'))
    expect(await removeModel(folder, 'unfinished')).toBe(true)
  })
})

describe('the license of a model', () => {
  it('is accepted once, with who and when, and anew where it has changed', async () => {
    const { licenses } = modelFolder(dataDir)
    await recordAcceptance(licenses, { ...MODEL, id: 'other' }, 'bea', AT)
    expect(await findAcceptance(licenses, MODEL)).toEqual({
      model: 'tiny',
      license: 'MIT',
      url: 'https://hub.example/license',
      by: 'ann',
      at: '2026-11-27T10:00:00.000Z',
    })
    const changed = { ...MODEL, license: { ...MODEL.license, name: 'Other' } }
    expect(await findAcceptance(licenses, changed)).toBeUndefined()
    expect(await findAcceptance(licenses, { ...MODEL, id: 'third' })).toBeUndefined()
  })
})

describe('the lock of the models', () => {
  it('lets one at a time in, and is not held by a process that was killed', async () => {
    const module = new URL('./model-folder.ts', import.meta.url).href
    const code = `
      const { modelFolder, withModelLock } = await import(${JSON.stringify(module)})
      await withModelLock(modelFolder(${JSON.stringify(dataDir)}), () => {
        console.log('held')
        return new Promise((resolve) => setTimeout(resolve, 600_000))
      })`
    const holder = spawn(process.execPath, ['--input-type=module', '--eval', code])
    await once(holder.stdout, 'data')
    await expect(install()).rejects.toThrow('Another process is installing or removing a model in')
    await expect(removeModel(modelFolder(dataDir), 'tiny')).rejects.toThrow(
      'Wait for it or stop it, then try again.',
    )
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    await install()
    expect((await find()).model?.id).toBe('tiny')
  })

  it('is free again after an installation failed', async () => {
    host.play(status(404))
    await expect(install()).rejects.toThrow('status 404')
    await install()
    expect((await find()).model?.id).toBe('tiny')
  })
})
