import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { status, stuckAfter } from '../../testing/file-host.ts'
import { makeZip } from '../../testing/make-zip.ts'
import {
  AT,
  DECODER,
  type InstallBench,
  MODEL,
  openInstallBench,
  remoteFile,
  SERVER,
  WEIGHTS,
  ZIP,
} from '../../testing/tiny-model.ts'
import { findAcceptance, recordAcceptance } from './licenses.ts'
import { modelFolder } from './model-folder.ts'
import { removeModel } from './remove-model.ts'

let bench: InstallBench
let { host, dataDir, install, find, paths } = {} as InstallBench
beforeEach(async () => {
  bench = await openInstallBench()
  ;({ host, dataDir, install, find, paths } = bench)
})
afterEach(() => bench.close())

describe('an installation', () => {
  it('brings program and files, and the product then finds the model', async () => {
    await install()
    const { models, programs, loras } = modelFolder(dataDir)
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
      loraFolder: loras,
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
    const server = { ...SERVER, archives: [remoteFile('own-1.zip', bytes)] }
    await expect(install({}, { server })).rejects.toThrow('own-1 for cpu holds no program named sd-server.')
  })

  it('begins with neither license nor room, and says how much is missing', async () => {
    const stranger = { ...MODEL, id: 'stranger' }
    await expect(install({}, { model: stranger })).rejects.toThrow(
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
