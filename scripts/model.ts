// Installs a text-to-image model on this machine: `npm run model` checks the machine and asks; the commands are below. Reads the server's own
// settings; works while the server runs, which draws with the model soon after.
import { existsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { parseEnv } from '../apps/server/src/env.ts'
import {
  type ModelStore,
  openModelStore,
} from '../apps/server/src/modules/imaging/local-models/model-store.ts'
import { prepareDataFolder } from '../apps/server/src/platform/prepare-data-folder.ts'
import { StartupError } from '../apps/server/src/platform/startup-error.ts'
import type { DownloadProgress } from '../packages/providers/src/local/files/download-rate.ts'
import { type Machine, whatIsMissing } from '../packages/providers/src/local/files/machine.ts'
import { ACCELERATORS, bytesOf, type OfferedModel } from '../packages/providers/src/local/files/manifest.ts'
import { ModelFilesError } from '../packages/providers/src/local/files/model-files-error.ts'

const USAGE = `Usage:
  npm run model
  npm run model -- list
  npm run model -- install ID [--yes] [--accelerator ${ACCELERATORS.join('|')}]
  npm run model -- remove ID [--yes]`

/** The exit code of shells for a program that Ctrl+C ended. */
const INTERRUPTED = 130

const PAUSED = '\nPaused. What is here is kept: the same command goes on from there.'

type Desk = {
  readonly store: ModelStore
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
  return { store: await openModelStore(env), isYes, accelerator, signal }
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
  const { store } = desk
  const machine = await store.look()
  const here = new Set((await store.installed()).map(({ id }) => id))
  console.log(describeMachine(machine))
  for (const model of store.models) console.log(`\n${describeModel(model, machine, here.has(model.id))}`)
  const first = store.models.find(
    (model) => !here.has(model.id) && whatIsMissing(model, machine).length === 0,
  )
  if (!first) return console.log('\nNothing else fits this machine.')
  if (!process.stdin.isTTY) return console.log(`\nTo install one: npm run model -- install ${first.id}`)
  const answer = await ask(`\nInstall which? Its id, or Enter for none: `, desk.signal)
  if (answer !== '') await install(desk, answer)
}

async function install(desk: Desk, id: string): Promise<void> {
  const { store, signal } = desk
  const model = store.find(id)
  const machine = await store.look()
  const missing = whatIsMissing(model, machine).filter((line) => line.includes('memory'))
  if (missing.length > 0)
    console.log(`This machine is short of ${missing.join('; ')}: it may draw very slowly or fail.`)
  const server = await store.chooseBuild(machine, desk.accelerator)
  console.log(`${model.label}: ${gigabytes(bytesOf(model.files))} into ${store.folder.model(id)}`)
  if (server)
    console.log(
      `sd-server ${server.release} (${server.accelerator}): ${gigabytes(bytesOf(server.archives))}, MIT`,
    )
  await acceptLicense(desk, model)
  const show = createDisplay()
  isUnderWay = true
  await store.install(
    { model, server },
    {
      signal,
      onHash: (path) => console.log(`Checking ${path}`),
      onProgress: show.progress,
      onWait: show.wait,
    },
  )
  show.end()
  console.log(`${model.label} is installed. Where Easel runs, it draws with it within ten seconds.`)
  const after = await store.look()
  if (after.cards === undefined)
    console.log(
      'sd-server does not say which graphics cards it finds here. docs/local-models.md says what to do.',
    )
  else if (after.cards.length === 0)
    console.log(
      'sd-server finds no graphics card here: a picture takes minutes on the processor. The built-in engine stays the default; choose the model in the generator.',
    )
}

async function acceptLicense({ store, isYes, signal }: Desk, model: OfferedModel): Promise<void> {
  const { license } = model
  const before = await store.findAcceptance(model)
  if (before)
    return console.log(`License: ${license.name}, accepted ${before.at.slice(0, 10)} by ${before.by}`)
  console.log(`License: ${license.name}, ${license.url}\nStated at: ${license.statedAt}`)
  if (!isYes) {
    if (!process.stdin.isTTY) throw new ModelFilesError('Add --yes to accept the license.')
    if (!/^y(es)?$/i.test(await ask('Do you accept it? [y/N] ', signal)))
      throw new ModelFilesError('Nothing was installed: the license was not accepted.')
  }
  await store.acceptLicense(model, `${userInfo().username} (command line)`)
}

async function list({ store }: Desk): Promise<void> {
  const all = await store.installed()
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

async function remove({ store, isYes, signal }: Desk, id: string): Promise<void> {
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(id)) throw new ModelFilesError(`There is no model ${id} here.`)
  if (!isYes) {
    if (!process.stdin.isTTY) throw new ModelFilesError(`Add --yes to remove ${store.folder.model(id)}.`)
    if (
      !/^y(es)?$/i.test(
        await ask(`Remove ${store.folder.model(id)}? It can be downloaded again. [y/N] `, signal),
      )
    )
      return
  }
  if (!(await store.remove(id))) throw new ModelFilesError(`There is no model ${id} here.`)
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

/** In a terminal one line that is overwritten, elsewhere one line per tenth. */
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
