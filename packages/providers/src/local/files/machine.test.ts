import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createDownloadRate } from './download-rate.ts'
import { KNOWN_MODELS } from './known-models.ts'
import { buildsFor, lookAtMachine, type Machine, readDevices, whatIsMissing } from './machine.ts'
import { readManifest } from './read-manifest.ts'

const MACHINE: Machine = {
  os: 'linux',
  arch: 'x64',
  memoryMb: 16_000,
  diskMb: 100_000,
  cards: undefined,
  hasCardDevice: true,
}
const [zImage] = KNOWN_MODELS

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'machine-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('what fits a machine', () => {
  it('is said with the number that is missing', () => {
    if (!zImage) throw new Error('no model')
    expect(whatIsMissing(zImage, MACHINE)).toEqual([])
    expect(whatIsMissing(zImage, { ...MACHINE, memoryMb: 8_000, diskMb: 7_000 })).toEqual([
      '2000 MB of memory (needs 10000, has 8000)',
      '168 MB of disk (needs 7168, has 7000)',
    ])
  })

  it('is the program for its system, for the processor where no card is seen', async () => {
    const manifest = await readManifest(undefined)
    const first = (machine: Partial<Machine>) =>
      buildsFor(manifest, { ...MACHINE, ...machine }).map(({ accelerator }) => accelerator)
    expect(first({})).toEqual(['vulkan', 'cpu'])
    expect(first({ hasCardDevice: false })).toEqual(['cpu', 'vulkan'])
    expect(first({ os: 'win32', hasCardDevice: undefined })).toEqual(['vulkan', 'cpu', 'cuda'])
    expect(first({ os: 'darwin', arch: 'arm64' })).toEqual(['metal'])
    expect(first({ os: 'darwin' })).toEqual([])
    expect(first({ arch: 'arm64' })).toEqual([])
  })
})

describe('graphics cards', () => {
  it('are read from what sd-server lists, without the processor', () => {
    expect(readDevices('Vulkan0\tNVIDIA GeForce RTX 4090\r\nCPU\tIntel Xeon\n\nggml: noise\n')).toEqual([
      { name: 'Vulkan0', description: 'NVIDIA GeForce RTX 4090' },
    ])
  })

  it('are not looked at without a program, nor with one that fails', async () => {
    expect((await lookAtMachine(folder, undefined)).cards).toBeUndefined()
    const program = join(folder, 'sd-server')
    await writeFile(program, '#!/bin/sh\nexit 1\n', { mode: 0o700 })
    expect((await lookAtMachine(folder, program)).cards).toBeUndefined()
    await writeFile(program, "#!/bin/sh\nprintf 'CPU\\tIntel\\nVulkan0\\tA card\\n'\n", { mode: 0o700 })
    const machine = await lookAtMachine(folder, program, async () => 5_000_000)
    expect(machine.cards).toEqual([{ name: 'Vulkan0', description: 'A card' }])
    expect(machine.diskMb).toBe(5)
    expect(machine.memoryMb).toBeGreaterThan(100)
  })
})

describe('the rate of a download', () => {
  it('is of the last seconds, and says nothing before it can', () => {
    let now = 0
    const rate = createDownloadRate({ name: 'a', bytes: 100_000 }, () => now)
    const at = (ms: number, received: number) => {
      now = ms
      return rate(received)
    }
    expect(at(0, 40_000)).toMatchObject({ bytesPerSecond: undefined, secondsLeft: undefined })
    expect(at(1_000, 50_000)).toMatchObject({ bytesPerSecond: 10_000, secondsLeft: 5 })
    expect(at(11_000, 60_000)).toMatchObject({ bytesPerSecond: 1_000 })
    expect(at(12_000, 60_000)).toMatchObject({ bytesPerSecond: 0, secondsLeft: undefined })
    // Begun anew: a rate is never below nothing.
    expect(at(12_100, 10)).toMatchObject({ bytesPerSecond: undefined })
  })
})
