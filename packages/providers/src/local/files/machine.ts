import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { serverEnvironment } from '../server-arguments.ts'
import { type FreeSpace, freeSpace } from './free-space.ts'
import { bytesOf, type Manifest, type OfferedModel, type ServerBuild } from './manifest.ts'

export type GraphicsCard = {
  /** As sd-server names it. */
  readonly name: string
  readonly description: string
}

export type Machine = {
  readonly os: NodeJS.Platform
  readonly arch: string
  readonly memoryMb: number
  /** Free bytes on the models' disk. */
  readonly diskMb: number
  /** Undefined without an sd-server to ask. */
  readonly cards: readonly GraphicsCard[] | undefined
  /** Whether the system seems to have a graphics card; undefined when unknown. */
  readonly hasCardDevice: boolean | undefined
}

/** Listing devices loads drivers, which is slow. */
const DEVICES_MS = 30_000

/** Inspects this machine; `program` is the sd-server to ask for graphics cards. */
export async function lookAtMachine(
  folder: string,
  program: string | undefined,
  measure: FreeSpace = freeSpace,
): Promise<Machine> {
  // In a container, the container's limit.
  const limit = process.constrainedMemory()
  const memory = limit > 0 ? Math.min(limit, totalmem()) : totalmem()
  return {
    os: process.platform,
    arch: process.arch,
    memoryMb: Math.floor(memory / 1_000_000),
    diskMb: Math.floor((await measure(folder)) / 1_000_000),
    cards: program === undefined ? undefined : await listCards(program),
    hasCardDevice: await findCardDevice(),
  }
}

function listCards(program: string): Promise<readonly GraphicsCard[] | undefined> {
  return new Promise((resolve) => {
    const options = { timeout: DEVICES_MS, maxBuffer: 1_048_576, env: serverEnvironment(program) }
    execFile(program, ['--list-devices'], options, (error, stdout) => {
      resolve(error ? undefined : readDevices(stdout))
    })
  })
}

/** Parses `name TAB description` lines, leaving out the processor. */
export function readDevices(output: string): readonly GraphicsCard[] {
  return output.split('\n').flatMap((line) => {
    const [name, description] = line.trimEnd().split('\t')
    return name && description !== undefined && !/^cpu/i.test(name) ? [{ name, description }] : []
  })
}

async function findCardDevice(): Promise<boolean | undefined> {
  if (process.platform !== 'linux') return undefined
  const names = (path: string): Promise<readonly string[]> => readdir(path).catch(() => [])
  const [direct, devices] = await Promise.all([names('/dev/dri'), names('/dev')])
  return direct.some((name) => name.startsWith('renderD')) || devices.includes('nvidia0')
}

/** Builds that run on a machine, preferred first. */
export function buildsFor({ servers }: Manifest, machine: Machine): readonly ServerBuild[] {
  const fitting = servers.filter(({ os, arch }) => os === machine.os && arch === machine.arch)
  if (machine.hasCardDevice !== false) return fitting
  return [...fitting].sort(
    (one, other) => Number(other.accelerator === 'cpu') - Number(one.accelerator === 'cpu'),
  )
}

/** Memory that a model needs beyond the machine's, in MB; 0 if it fits. */
export function shortOf(
  { files, needs }: Pick<OfferedModel, 'files' | 'needs'>,
  { memoryMb, diskMb }: Machine,
): { readonly memoryMb: number; readonly diskMb: number } {
  return {
    memoryMb: Math.max(0, needs.ramMb - memoryMb),
    diskMb: Math.max(0, diskNeed(files) - diskMb),
  }
}

/** The same in words; empty if it fits. */
export function whatIsMissing(model: OfferedModel, machine: Machine): readonly string[] {
  const short = shortOf(model, machine)
  return [
    ...missing('memory', short.memoryMb, model.needs.ramMb, machine.memoryMb),
    ...missing('disk', short.diskMb, diskNeed(model.files), machine.diskMb),
  ]
}

const diskNeed = (files: OfferedModel['files']) => Math.ceil((bytesOf(files) * 1.1) / 1_000_000)

function missing(what: string, short: number, need: number, have: number): readonly string[] {
  return short === 0 ? [] : [`${short} MB of ${what} (needs ${need}, has ${have})`]
}
