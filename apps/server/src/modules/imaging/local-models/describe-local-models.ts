import { hostname } from 'node:os'
import type { LocalModels, OfferedLocalModel } from '@easel/contract/models/local-models'
import type { InstalledRecord } from '@easel/providers/local/files/installed-record'
import { type Machine, shortOf } from '@easel/providers/local/files/machine'
import { bytesOf, type OfferedModel } from '@easel/providers/local/files/manifest'
import type { Installations } from './installations.ts'
import type { InstalledProvider } from './installed-provider.ts'
import type { ModelStore } from './model-store.ts'

const MB = 1_000_000

/** The operator's view of this machine and its models. */
export async function describeLocalModels(deps: {
  readonly store: ModelStore
  readonly machine: Machine
  /** Why settings cannot be read. */
  readonly problem: string | undefined
  readonly installed: InstalledProvider
  readonly installations: Pick<Installations, 'state' | 'failure'>
  readonly drawsHere: boolean
  readonly isOneOfSeveral: boolean
  readonly isUsed: boolean
  readonly isDefault: boolean
}): Promise<LocalModels> {
  const { store, machine, installed, installations } = deps
  const records = await store.installed()
  const offered = store.models.map((model) =>
    describeOffered(
      store,
      model,
      machine,
      records.find(({ id }) => id === model.id),
    ),
  )
  const others = records.filter(({ id }) => !store.models.some((model) => model.id === id))
  const installation = installations.state()
  return {
    machine: await describeMachine(machine, store),
    drawsHere: deps.drawsHere,
    isOneOfSeveral: deps.isOneOfSeveral,
    drawing: describeDrawing(installed, deps),
    problem: deps.problem ?? installed.problem() ?? null,
    installation,
    failure: installations.failure(),
    isBusyElsewhere: installation === null && store.isLocked(),
    models: [...(await Promise.all(offered)), ...others.map(describeOther)],
  }
}

async function describeMachine(machine: Machine, store: ModelStore): Promise<LocalModels['machine']> {
  const { os, arch, memoryMb, diskMb, cards, hasCardDevice } = machine
  const accelerators = (await store.buildsFor(machine)).map(({ accelerator }) => accelerator)
  return {
    name: hostname(),
    os,
    arch,
    memoryBytes: memoryMb * MB,
    freeDiskBytes: diskMb * MB,
    cards: cards?.map(({ description }) => description) ?? null,
    hasCardDevice: hasCardDevice ?? null,
    accelerators,
    canRun: store.hasOwnProgram || accelerators.length > 0,
  }
}

function describeDrawing(
  installed: InstalledProvider,
  { isUsed, isDefault }: { readonly isUsed: boolean; readonly isDefault: boolean },
): LocalModels['drawing'] {
  const model = installed.model()
  const provider = installed.provider()
  if (!model || !provider) return null
  const { phase, reason, restsForMs } = provider.engineState()
  const last = provider.lastPicture()
  return {
    model: model.id,
    label: model.label,
    phase,
    reason: reason ?? null,
    restSeconds: Math.ceil(restsForMs / 1_000),
    isUsed,
    isDefault,
    lastPicture: last ? { seconds: Math.max(0.1, Math.round(last.ms / 100) / 10), steps: last.steps } : null,
  }
}

async function describeOffered(
  store: ModelStore,
  model: OfferedModel,
  machine: Machine,
  record: InstalledRecord | undefined,
): Promise<OfferedLocalModel> {
  const here = record ? bytesOf(record.files) : await store.bytesHere(model)
  const accepted = await store.findAcceptance(model)
  // Downloaded parts need no more room.
  const short = shortOf(model, { ...machine, diskMb: machine.diskMb + Math.ceil((here * 1.1) / MB) })
  return {
    id: model.id,
    label: model.label,
    license: { ...model.license, accepted: accepted ? { by: accepted.by, at: accepted.at } : null },
    bytes: bytesOf(model.files),
    memoryBytes: model.needs.ramMb * MB,
    cardMemoryBytes: model.needs.vramMb * MB,
    missingMemoryBytes: short.memoryMb * MB,
    missingDiskBytes: short.diskMb * MB,
    state: record ? 'installed' : here > 0 ? 'partial' : 'absent',
    bytesHere: here,
  }
}

/** Installed from a manifest that no longer lists it. */
function describeOther({ id, label, license, files }: InstalledRecord): OfferedLocalModel {
  return {
    id,
    label,
    license: { ...license, accepted: null },
    bytes: bytesOf(files),
    memoryBytes: null,
    cardMemoryBytes: null,
    missingMemoryBytes: 0,
    missingDiskBytes: 0,
    state: 'installed',
    bytesHere: bytesOf(files),
  }
}
