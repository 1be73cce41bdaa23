import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findInstalledModel } from '../../packages/providers/src/local/files/installed.ts'
import { type FileHost, startFileHost, stuckAfter } from '../../packages/providers/src/testing/file-host.ts'
import { makeZip } from '../../packages/providers/src/testing/make-zip.ts'

const SCRIPT = fileURLToPath(new URL('../model.ts', import.meta.url))
const WEIGHTS = randomBytes(200_000)
const PROGRAM = `#!/bin/sh
printf 'CPU\\tIntel Xeon\\nVulkan0\\tA card\\n'
`
const ZIP = makeZip([{ name: 'sd-server', bytes: Buffer.from(PROGRAM), mode: 0o100755 }])
const remote = (name: string, bytes: Uint8Array) => ({
  name,
  bytes: bytes.length,
  sha256: createHash('sha256').update(bytes).digest('hex'),
  urls: [`https://hub.example/${name}`],
})
const tiny = {
  id: 'tiny',
  label: 'Tiny',
  license: {
    name: 'MIT',
    url: 'https://hub.example/license',
    statedAt: 'https://hub.example/',
  },
  architecture: 'SDXL',
  files: [{ role: 'checkpoint', ...remote('tiny.gguf', WEIGHTS) }],
  needs: { ramMb: 1, vramMb: 1 },
  defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler' },
  abilities: { maxReferences: 0, editsByWords: false, negativePrompt: false },
}
const manifest = {
  models: [tiny, { ...tiny, id: 'huge', label: 'Huge', needs: { ramMb: 9_000_000, vramMb: 1 } }],
  servers: [
    {
      release: 'own-1',
      os: process.platform,
      arch: process.arch,
      accelerator: 'cpu',
      archives: [remote('own-1.zip', ZIP)],
    },
  ],
}

let host: FileHost
let folder: string
let dataDir: string

beforeEach(async () => {
  host = await startFileHost()
  host.offer('/tiny.gguf', { bytes: WEIGHTS, etag: '"w"' })
  host.offer('/own-1.zip', { bytes: ZIP, etag: '"z"' })
  folder = mkdtempSync(join(tmpdir(), 'easel model ü '))
  dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  writeFileSync(join(folder, 'models.json'), JSON.stringify(manifest))
})
afterEach(async () => {
  await host.close()
  rmSync(folder, { recursive: true, force: true })
})

type Result = { readonly code: number | null; readonly out: string; readonly err: string }

function start(args: readonly string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn(process.execPath, [SCRIPT, ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      LOCAL_MODEL_MANIFEST: 'models.json',
      MODEL_MIRROR: host.url,
      ...env,
    },
  })
  const heard = { out: '', err: '' }
  child.stdout?.on('data', (chunk) => {
    heard.out += chunk
  })
  child.stderr?.on('data', (chunk) => {
    heard.err += chunk
  })
  const ended = once(child, 'close').then(([code]): Result => ({ code, ...heard }))
  return { child, ended, heard }
}
const model = (args: readonly string[] = [], env?: Record<string, string>) => start(args, env).ended
const installed = () => findInstalledModel({ dataDir, settings: {} })

describe.skipIf(process.platform === 'win32')('npm run model', { timeout: 60_000 }, () => {
  it('shows the machine, what fits it and what does not, and installs nothing unasked', async () => {
    const { code, out } = await model()
    expect(code).toBe(0)
    expect(out).toContain(`This machine   ${process.platform} ${process.arch}`)
    expect(out).toMatch(/Graphics card {2}(none seen|not looked at until sd-server is here)/)
    expect(out).toMatch(/^tiny\n {2}Tiny, 0\.2 MB, MIT\n.*\n {2}This machine: fits$/m)
    expect(out).toMatch(
      /^huge\n.*\n.*\n {2}This machine: does not fit: \d+ MB of memory \(needs 9000000, has \d+\) missing$/m,
    )
    expect(out).toContain('z-image-turbo')
    expect(out).toMatch(/To install one: npm run model -- install tiny$/m)
    expect(host.requests).toEqual([])
  })

  it('installs a model with one command, and says what graphics card draws', async () => {
    const { code, out, err } = await model(['install', 'tiny', '--yes'])
    expect(err).toBe('')
    expect(code).toBe(0)
    expect(out).toContain('License: MIT, https://hub.example/license\nStated at: https://hub.example/\n')
    expect(out).toMatch(/^tiny\.gguf: 100 %, 0\.2 MB of 0\.2 MB/m)
    expect(out).toContain('Tiny is installed. Where Easel runs, it draws with it within ten seconds.')
    expect(await installed()).toMatchObject({ id: 'tiny', serverRelease: 'own-1 (cpu)' })
    const licenses = JSON.parse(readFileSync(join(dataDir, 'models/licenses.json'), 'utf8'))
    expect(licenses).toEqual([
      expect.objectContaining({ model: 'tiny', license: 'MIT', by: `${userInfo().username} (command line)` }),
    ])

    const again = await model(['install', 'tiny'])
    expect(again.out).toMatch(/License: MIT, accepted \d{4}-\d\d-\d\d by /)
    expect(host.requests).toHaveLength(2)
    expect((await model()).out).toContain('Graphics card  Vulkan0 (A card)')
    expect((await model(['list'])).out).toMatch(/^tiny\tTiny\t0\.2 MB\t\d{4}-\d\d-\d\d\town-1$/m)
  })

  it('asks for the license, and for a removal, unless it is told yes', async () => {
    expect(await model(['install', 'tiny'])).toMatchObject({
      code: 1,
      err: 'Add --yes to accept the license.\n',
    })
    expect(host.requests).toEqual([])
    await model(['install', 'tiny', '--yes'])
    expect(await model(['remove', 'tiny'])).toMatchObject({
      code: 1,
      err: `Add --yes to remove ${join(dataDir, 'models/weights/tiny')}.\n`,
    })
    expect((await installed())?.id).toBe('tiny')
    expect(await model(['remove', 'tiny', '--yes'])).toMatchObject({ code: 0, out: 'tiny is removed.\n' })
    expect(await installed()).toBeUndefined()
    expect((await model(['list'])).out).toBe('No models are installed.\n')
    expect((await model(['remove', 'tiny', '--yes'])).err).toBe('There is no model tiny here.\n')
    expect((await model(['remove', '../weights', '--yes'])).code).toBe(1)
  })

  it.each(['SIGINT', 'SIGKILL'] as const)('goes on where %s ended it', async (signal) => {
    // The program downloads completely, the weights stop halfway.
    host.play((request, response, file) => {
      response.writeHead(200, { 'content-length': file.bytes.length }).end(file.bytes)
      request.resume()
    }, stuckAfter(100_000))
    const { child, ended, heard } = start(['install', 'tiny', '--yes'])
    await expect.poll(() => heard.out, { timeout: 30_000 }).toContain('tiny.gguf: 5')
    child.kill(signal)
    const result = await ended
    if (signal === 'SIGINT')
      expect(result).toMatchObject({
        code: 130,
        err: '\nPaused. What is here is kept: the same command goes on from there.\n',
      })
    expect(await installed()).toBeUndefined()
    expect((await model(['install', 'tiny', '--yes'])).code).toBe(0)
    expect(Number(/\d+/.exec(host.requests.at(-1)?.range ?? '')?.[0])).toBeGreaterThan(0)
    expect((await installed())?.id).toBe('tiny')
    expect(readdirSync(join(dataDir, 'models/weights/tiny')).sort()).toEqual(['installed.json', 'tiny.gguf'])
  })

  it('says what to write when it is told something else', async () => {
    expect((await model(['install', 'none', '--yes'])).err).toBe(
      'There is no model none. There are tiny, huge, z-image-turbo, flux2-klein-4b, stable-diffusion-xl, stable-diffusion-1.5.\n',
    )
    expect((await model(['install', 'tiny', '--accelerator', 'cuda'])).err).toMatch(
      /^There is no sd-server for cuda on /,
    )
    const misspelled = [
      ['install'],
      ['remove'],
      ['draw'],
      ['list', 'tiny'],
      ['install', 'tiny', 'huge'],
      ['--no'],
    ]
    for (const result of await Promise.all(misspelled.map((args) => model(args))))
      expect(result).toMatchObject({ code: 1, err: expect.stringMatching(/^Usage:/) })
    expect((await model([], { LOCAL_MODEL_MANIFEST: 'none.json' })).err).toContain(
      'none.json cannot be read (ENOENT)',
    )
    expect((await model([], { MODEL_MIRROR: 'http://mirror.example' })).err).toContain(
      'must begin with https://',
    )
    expect((await model([], { LOCAL_MODEL: 'A B' })).err).toContain('LOCAL_MODEL must be the id of a model')
    expect(host.requests).toEqual([])
    expect(existsSync(join(dataDir, 'models/licenses.json'))).toBe(false)
  })
})
