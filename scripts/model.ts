// Brings a text-to-image model onto this machine: `npm run model` looks and asks, the commands stand below. Reads the server's own settings;
// works beside the running server, which draws with the model from its next start on.
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { type Env, parseEnv } from '../apps/server/src/env.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import type { DownloadProgress } from '../packages/providers/src/local/files/download-rate.ts'
import { type FileSources, readMirror } from '../packages/providers/src/local/files/file-answer.ts'
import { installModel } from '../packages/providers/src/local/files/install-model.ts'
import { listInstalled, pathOfProgram } from '../packages/providers/src/local/files/installed-record.ts'
import { findAcceptance, recordAcceptance } from '../packages/providers/src/local/files/licenses.ts'
import {
  buildsFor,
  lookAtMachine,
  type Machine,
  whatIsMissing,
} from '../packages/providers/src/local/files/machine.ts'
import {
  ACCELERATORS,
  bytesOf,
  hostsOf,
  type Manifest,
  type OfferedModel,
  type ServerBuild,
} from '../packages/providers/src/local/files/manifest.ts'
import { ModelFilesError } from '../packages/providers/src/local/files/model-files-error.ts'
import { type ModelFolder, modelFolder } from '../packages/providers/src/local/files/model-folder.ts'
import { readManifest } from '../packages/providers/src/local/files/read-manifest.ts'
import { removeModel } from '../packages/providers/src/local/files/remove-model.ts'

const USAGE = `Usage:
  npm run model
  npm run model -- list
  npm run model -- install ID [--yes] [--accelerator ${ACCELERATORS.join('|')}]
  npm run model -- remove ID [--yes]`

/** As a shell says that Ctrl+C ended a program. */
const INTERRUPTED = 130

const PAUSED = '\nPaused. What is here is kept: the same command goes on from there.'

type Desk = {
  readonly env: Env
  readonly folder: ModelFolder
  readonly manifest: Manifest
  readonly sources: FileSources
  readonly isYes: boolean
  readonly accelerator: string | undefined
  readonly signal: AbortSignal
}

const gigabytes = (bytes: number) =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${(bytes / 1e6).toFixed(1)} MB`

async function openDesk(isYes: boolean, accelerator: string | undefined, signal: AbortSignal): Promise<Desk> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const env = parseEnv({ ...process.env, ROLE: 'all' })
  prepareDataFolder(env.DATA_DIR)
  const manifest = await readManifest(env.LOCAL_MODEL_MANIFEST)
  const sources = { hosts: hostsOf(manifest), mirror: readMirror(env.MODEL_MIRROR) }
  return { env, folder: modelFolder(env.DATA_DIR), manifest, sources, isYes, accelerator, signal }
}

async function look({ env, folder }: Desk): Promise<Machine> {
  const [installed] = await listInstalled(folder)
  const unpacked = installed?.program ? pathOfProgram(folder, installed.program) : undefined
  return lookAtMachine(env.DATA_DIR, env.SD_SERVER_PATH ?? unpacked)
}

function describeMachine(machine: Machine): string {
  const { os, arch, memoryMb, diskMb, cards, hasCardDevice } = machine
  const cardsFound =
    cards?.map(({ name, description }) => `${name} (${description})`).join(', ') || 'none found'
  const unasked = hasCardDevice === false ? 'none seen' : 'not looked at until sd-server is here'
  return [
    `This machine   ${os} ${arch}`,
    `Memory         ${gigabytes(memoryMb * 1e6)}`,
    `Free disk      ${gigabytes(diskMb * 1e6)}`,
    `Graphics card  ${cards ? cardsFound : unasked}`,
  ].join('\n')
}

function describeModel(model: OfferedModel, machine: Machine, isHere: boolean): string {
  const missing = whatIsMissing(model, machine)
  const fits = missing.length === 0 ? 'fits' : `does not fit: ${missing.join('; ')} missing`
  return [
    `${model.id}${isHere ? ' (installed)' : ''}`,
    `  ${model.label}, ${gigabytes(bytesOf(model.files))}, ${model.license.name}`,
    `  Needs ${gigabytes(model.needs.ramMb * 1e6)} of memory and ${gigabytes(model.needs.vramMb * 1e6)} on a graphics card; without one, minutes a picture`,
    `  This machine: ${fits}`,
  ].join('\n')
}

async function overview(desk: Desk): Promise<void> {
  const machine = await look(desk)
  const here = new Set((await listInstalled(desk.folder)).map(({ id }) => id))
  console.log(describeMachine(machine))
  for (const model of desk.manifest.models)
    console.log(`\n${describeModel(model, machine, here.has(model.id))}`)
  const first = desk.manifest.models.find(
    (model) => !here.has(model.id) && whatIsMissing(model, machine).length === 0,
  )
  if (!first) return console.log('\nNothing else fits this machine.')
  if (!process.stdin.isTTY) return console.log(`\nTo install one: npm run model -- install ${first.id}`)
  const answer = await ask(`\nInstall which? Its id, or Enter for none: `, desk.signal)
  if (answer !== '') await install(desk, answer)
}

async function install(desk: Desk, id: string): Promise<void> {
  const { env, folder, sources, signal } = desk
  const model = findModel(desk, id)
  const machine = await look(desk)
  const missing = whatIsMissing(model, machine).filter((line) => line.includes('memory'))
  if (missing.length > 0)
    console.log(`This machine is short of ${missing.join('; ')}: it may draw very slowly or fail.`)
  const server = env.SD_SERVER_PATH === undefined ? chooseBuild(desk, machine) : undefined
  console.log(`${model.label}: ${gigabytes(bytesOf(model.files))} into ${folder.model(id)}`)
  if (server)
    console.log(
      `sd-server ${server.release} (${server.accelerator}): ${gigabytes(bytesOf(server.archives))}, MIT`,
    )
  await acceptLicense(desk, model)
  const show = createDisplay()
  isUnderWay = true
  await installModel(
    { model, server },
    {
      folder,
      sources,
      ownFolder: env.LOCAL_MODEL_DIR,
      signal,
      onHash: (path) => console.log(`Checking ${path}`),
      onProgress: show.progress,
      onWait: show.wait,
      now: () => new Date(),
    },
  )
  show.end()
  console.log(`${model.label} is installed. Restart Easel to draw with it.`)
  const after = await look(desk)
  if (after.cards === undefined)
    console.log(
      'sd-server does not say which graphics cards it finds here. docs/local-models.md says what to do.',
    )
  else if (after.cards.length === 0)
    console.log('sd-server finds no graphics card here: a picture takes minutes on the processor.')
}

function findModel({ manifest }: Desk, id: string): OfferedModel {
  const model = manifest.models.find((one) => one.id === id)
  if (model) return model
  const ids = manifest.models.map((one) => one.id).join(', ')
  throw new ModelFilesError(`There is no model ${id}. There are ${ids}.`)
}

function chooseBuild({ manifest, accelerator }: Desk, machine: Machine): ServerBuild {
  const builds = buildsFor(manifest, machine)
  const build = builds.find((one) => accelerator === undefined || one.accelerator === accelerator)
  if (build) return build
  const here = `${machine.os} ${machine.arch}`
  throw new ModelFilesError(
    builds.length === 0
      ? `There is no sd-server for ${here} to download. Build stable-diffusion.cpp and set SD_SERVER_PATH to its sd-server.`
      : `There is no sd-server for ${accelerator} on ${here}. There is one for ${builds.map((one) => one.accelerator).join(', ')}; for another set SD_SERVER_PATH.`,
  )
}

async function acceptLicense({ folder, isYes, signal }: Desk, model: OfferedModel): Promise<void> {
  const { license } = model
  const before = await findAcceptance(folder.licenses, model)
  if (before)
    return console.log(`License: ${license.name}, accepted ${before.at.slice(0, 10)} by ${before.by}`)
  console.log(`License: ${license.name}, ${license.url}\nStated at: ${license.statedAt}`)
  if (!isYes) {
    if (!process.stdin.isTTY) throw new ModelFilesError('Add --yes to accept the license.')
    if (!/^y(es)?$/i.test(await ask('Do you accept it? [y/N] ', signal)))
      throw new ModelFilesError('Nothing was installed: the license was not accepted.')
  }
  await recordAcceptance(folder.licenses, model, `${userInfo().username} (command line)`, new Date())
}

async function list({ folder }: Desk): Promise<void> {
  const all = await listInstalled(folder)
  for (const { id, label, files, installedAt, program } of all)
    console.log(
      [
        id,
        label,
        gigabytes(bytesOf(files)),
        installedAt.slice(0, 10),
        program?.release ?? 'SD_SERVER_PATH',
      ].join('\t'),
    )
  if (all.length === 0) console.log('No models are installed.')
}

async function remove({ folder, isYes, signal }: Desk, id: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(id)) throw new ModelFilesError(`There is no model ${id} here.`)
  if (!isYes) {
    if (!process.stdin.isTTY) throw new ModelFilesError(`Add --yes to remove ${folder.model(id)}.`)
    if (
      !/^y(es)?$/i.test(await ask(`Remove ${folder.model(id)}? It can be downloaded again. [y/N] `, signal))
    )
      return
  }
  if (!(await removeModel(folder, id))) throw new ModelFilesError(`There is no model ${id} here.`)
  console.log(`${id} is removed.`)
}

async function ask(question: string, signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return (await lines.question(question, { signal })).trim()
  } finally {
    lines.close()
  }
}

/** One line that is written over in a terminal, a line each tenth elsewhere. */
function createDisplay(): {
  readonly progress: (progress: DownloadProgress) => void
  readonly wait: (reason: string, waitMs: number) => void
  readonly end: () => void
} {
  const { isTTY } = process.stdout
  let last = ''
  let isOpen = false
  const end = () => {
    if (isOpen) process.stdout.write('\n')
    isOpen = false
  }
  return {
    end,
    wait: (reason, waitMs) => {
      end()
      console.log(`Trying again in ${describeSeconds(waitMs / 1_000)}: ${reason}`)
    },
    progress: ({ name, received, bytes, bytesPerSecond, secondsLeft }) => {
      const percent = Math.floor((received / bytes) * 100)
      const step = isTTY
        ? `${name}${percent}${Math.round(secondsLeft ?? 0)}`
        : `${name}${Math.floor(percent / 10)}`
      if (step === last) return
      last = step
      const rate = bytesPerSecond === undefined ? '' : `, ${gigabytes(bytesPerSecond)}/s`
      const left = secondsLeft === undefined ? '' : `, ${describeSeconds(secondsLeft)} left`
      const line = `${name}: ${percent} %, ${gigabytes(received)} of ${gigabytes(bytes)}${rate}${left}`
      if (!isTTY) return console.log(line)
      process.stdout.write(`\r\u001b[K${line}`)
      isOpen = true
      if (received === bytes) end()
    },
  }
}

function describeSeconds(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3_600).toFixed(1)} h`
}

function fail(message: string, code = 1): never {
  console.error(message)
  process.exit(code)
}

const interruption = new AbortController()
let isUnderWay = false
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => interruption.abort())

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false }, accelerator: { type: 'string' } },
  })
  const [command, id, ...rest] = positionals
  const takesId = command === 'install' || command === 'remove'
  if (rest.length > 0 || takesId !== (id !== undefined)) fail(USAGE)
  if (![undefined, 'list', 'install', 'remove'].includes(command)) fail(USAGE)
  const desk = await openDesk(values.yes, values.accelerator, interruption.signal)
  if (command === 'install') await install(desk, id ?? '')
  else if (command === 'remove') await remove(desk, id ?? '')
  else if (command === 'list') await list(desk)
  else await overview(desk)
  process.exit(0)
} catch (error) {
  if (interruption.signal.aborted) fail(isUnderWay ? PAUSED : '', INTERRUPTED)
  if (error instanceof TypeError && 'code' in error) fail(USAGE)
  if (!(error instanceof StartupError || error instanceof ModelFilesError)) throw error
  fail(error.message)
}
