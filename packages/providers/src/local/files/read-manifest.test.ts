import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMirror } from './file-answer.ts'
import { bytesOf, hostsOf } from './manifest.ts'
import { parseManifest, readManifest } from './read-manifest.ts'

const model = {
  id: 'my-model',
  label: 'My model',
  license: { name: 'MIT', url: 'https://models.example/license', statedAt: 'https://models.example/' },
  architecture: 'SDXL',
  files: [
    {
      role: 'checkpoint',
      name: 'my-model.safetensors',
      bytes: 1_000,
      sha256: 'A'.repeat(64),
      urls: ['https://models.example/my-model.safetensors'],
    },
  ],
  needs: { ramMb: 8_000, vramMb: 6_000 },
  defaults: { side: 1024, steps: 25, cfg: 6, sampler: 'euler_a' },
  abilities: { maxReferences: 1, editsByWords: false, negativePrompt: true },
}
const [file] = model.files
const server = {
  release: 'own-1',
  os: 'linux',
  arch: 'arm64',
  accelerator: 'cpu',
  archives: [
    { name: 'own.zip', bytes: 10, sha256: 'b'.repeat(64), urls: ['https://models.example/own.zip'] },
  ],
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'manifest-'))
})
afterEach(() => rm(folder, { recursive: true }))

const read = (value: unknown) => parseManifest(JSON.stringify(value), 'own.json')

describe('the product’s own manifest', () => {
  it('names models under free licenses, each file with size, checksum and an address by https', async () => {
    const { models, servers, hosts } = await readManifest(undefined)
    expect(models.map(({ id }) => id)).toEqual([
      'z-image-turbo',
      'flux2-klein-4b',
      'stable-diffusion-xl',
      'stable-diffusion-1.5',
    ])
    expect(models.map(({ license }) => license.name)).toEqual([
      'Apache-2.0',
      'Apache-2.0',
      'CreativeML Open RAIL++-M',
      'CreativeML Open RAIL-M',
    ])
    const files = [...models.flatMap((one) => one.files), ...servers.flatMap((one) => one.archives)]
    for (const { bytes, sha256, urls } of files) {
      expect(bytes).toBeGreaterThan(1_000_000)
      expect(sha256).toMatch(/^[0-9a-f]{64}$/)
      for (const url of urls) expect(new URL(url).protocol).toBe('https:')
    }
    expect(new Set(files.map(({ sha256 }) => sha256)).size).toBe(files.length)
    expect(bytesOf(models[0]?.files ?? [])).toBe(6_515_956_452)
    expect(hosts).toContain('*.hf.co')
  })

  it('holds what a manifest of one’s own may hold', async () => {
    const { models, servers, hosts } = await readManifest(undefined)
    const strip = <T extends { isVerified: boolean }>({ isVerified: _, ...rest }: T) => rest
    const written = {
      models: models.map((one) => ({ ...one, files: one.files.map(strip) })),
      servers: servers.map((one) => ({ ...one, archives: one.archives.map(strip) })),
      hosts,
    }
    expect(read(written).models).toHaveLength(models.length)
  })
})

describe('a manifest of one’s own', () => {
  it('adds models, programs and hosts, and takes the place of a model with the same id', async () => {
    const path = join(folder, 'own.json')
    const own = { ...model, id: 'z-image-turbo' }
    await writeFile(
      path,
      JSON.stringify({ models: [model, own], servers: [server], hosts: ['cdn.example.com'] }),
    )
    const manifest = await readManifest(path)
    expect(manifest.models.map(({ label }) => label)).toEqual([
      'My model',
      'My model',
      'FLUX.2 klein 4B, Q4_0',
      'Stable Diffusion XL 1.0, fp16',
      'Stable Diffusion 1.5, fp16',
    ])
    expect(manifest.models[0]?.files[0]).toMatchObject({ sha256: 'a'.repeat(64), isVerified: true })
    expect(manifest.models[0]?.defaults.args).toEqual([])
    expect(manifest.servers[0]?.release).toBe('own-1')
    expect(hostsOf(manifest)).toEqual(
      expect.arrayContaining(['cdn.example.com', 'models.example', 'huggingface.co']),
    )
  })

  it('may leave a checksum to the host, which is then asked for it', () => {
    const { sha256: _, ...rest } = file ?? {}
    const [parsed] = read({ models: [{ ...model, files: [rest] }] }).models
    expect(parsed?.files[0]).toMatchObject({ sha256: undefined, isVerified: false })
  })

  it.each<[unknown, string]>([
    [[], 'The manifest must be an object in braces.'],
    [{ model: [model] }, 'The manifest has model, which nothing reads: remove it or mend the spelling.'],
    [
      { models: [{ ...model, id: 'My Model' }] },
      'models[0].id must be small letters, digits, dots, - and _.',
    ],
    [{ models: [{ ...model, label: '' }] }, 'models[0].label must not be empty: write My model, Q4_0.'],
    [{ models: [{ ...model, license: 'MIT' }] }, 'models[0].license must be an object in braces.'],
    [
      { models: [{ ...model, license: { ...model.license, url: 'http://models.example/' } }] },
      'models[0].license.url must be an address that begins with https://.',
    ],
    [{ models: [{ ...model, files: [] }] }, 'models[0].files must name at least one of the files.'],
    [
      { models: [{ ...model, files: [{ ...file, sha256: 'abc' }] }] },
      'models[0].files[0].sha256 must be 64 hexadecimal digits, as `sha256sum FILE` prints them.',
    ],
    [
      { models: [{ ...model, files: [{ ...file, name: '../evil' }] }] },
      'models[0].files[0].name must be a file name of letters, digits, dots, - and _, that does not end in .part.',
    ],
    [
      { models: [{ ...model, files: [{ ...file, bytes: '1 GB' }] }] },
      'models[0].files[0].bytes must be the size of the file in bytes, from 1 to 1000000000000.',
    ],
    [
      { models: [{ ...model, files: [{ ...file, role: 'unet' }] }] },
      'models[0].files[0].role must be one of diffusion, checkpoint, text-encoder, clip-l, t5, vae, tae.',
    ],
    [
      { models: [{ ...model, files: [{ ...file, role: 'vae' }] }] },
      'models: my-model has no file with the role diffusion or checkpoint, so nothing draws.',
    ],
    [
      { models: [{ ...model, files: [{ ...file, urls: ['http://127.0.0.1/a'] }] }] },
      'models[0].files[0].urls[0] must be an address that begins with https://.',
    ],
    [
      { models: [{ ...model, files: [file, file] }] },
      'models names the file my-model.safetensors of my-model twice',
    ],
    [{ models: [model, model] }, 'models names my-model twice: give each an id of its own.'],
    [{ models: [{ ...model, speed: 1 }] }, 'models[0] has speed, which nothing reads'],
    [{ servers: [{ ...server, os: 'windows' }] }, 'servers[0].os must be one of linux, win32, darwin.'],
    [
      { servers: [{ ...server, archives: [{ ...server.archives[0], sha256: undefined }] }] },
      'servers: own.zip has no sha256. A program runs only when it has the one it should.',
    ],
    [{ hosts: ['*'] }, 'hosts[0] must be a host, like cdn.example.com.'],
    [{ hosts: ['https://cdn.example.com'] }, 'hosts[0] must be a host, like cdn.example.com.'],
  ])('that is not right is refused with where and what to write: %o', (value, message) => {
    expect(() => read(value)).toThrow(message)
    expect(() => read(value)).toThrow(/^LOCAL_MODEL_MANIFEST: own\.json is not right:\n {2}/)
  })

  it('that is no JSON, or cannot be read, is refused by name', async () => {
    expect(() => parseManifest('{', 'own.json')).toThrow('It is not JSON')
    await expect(readManifest(join(folder, 'none.json'))).rejects.toThrow(
      'none.json cannot be read (ENOENT). Write the path of a manifest there, or remove the setting.',
    )
  })
})

describe('a mirror', () => {
  it('is asked without encryption on this machine alone', () => {
    expect(readMirror(undefined)).toBeUndefined()
    expect(readMirror('https://mirror.example/hub')?.host).toBe('mirror.example')
    expect(readMirror('http://127.0.0.1:8080')?.host).toBe('127.0.0.1:8080')
    expect(() => readMirror('http://mirror.example')).toThrow(
      'MODEL_MIRROR must begin with https://, but is http://mirror.example.',
    )
  })
})
