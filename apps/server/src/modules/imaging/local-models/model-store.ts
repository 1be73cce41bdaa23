import type { DownloadDeps } from '@easel/providers/local/files/download-file'
import { readMirror } from '@easel/providers/local/files/file-answer'
import { freeSpace } from '@easel/providers/local/files/free-space'
import { bytesHere, installModel } from '@easel/providers/local/files/install-model'
import { isProgramBegun } from '@easel/providers/local/files/install-program'
import {
  type InstalledRecord,
  listInstalled,
  pathOfProgram,
} from '@easel/providers/local/files/installed-record'
import { type AcceptedLicense, findAcceptance, recordAcceptance } from '@easel/providers/local/files/licenses'
import { buildsFor, lookAtMachine, type Machine } from '@easel/providers/local/files/machine'
import {
  hostsOf,
  type OfferedModel,
  type RemoteFile,
  type ServerBuild,
} from '@easel/providers/local/files/manifest'
import { ModelFilesError } from '@easel/providers/local/files/model-files-error'
import { isModelLockHeld, type ModelFolder, modelFolder } from '@easel/providers/local/files/model-folder'
import { readManifest } from '@easel/providers/local/files/read-manifest'
import { removeModel } from '@easel/providers/local/files/remove-model'
import type { MODELS_SETTINGS } from '../../../settings/model-settings.ts'
import type { ValuesOf } from '../../../settings/setting.ts'

export type ModelStoreSettings = ValuesOf<typeof MODELS_SETTINGS> & { readonly DATA_DIR: string }

/** Callbacks of an installation. */
export type InstallCall = Pick<DownloadDeps, 'onProgress' | 'onWait'> & {
  readonly signal: AbortSignal
  /** Verifying a file that is already here. */
  readonly onHash: (path: string) => void
  /** Total to download, before the first byte. */
  readonly onNeeds?: (files: readonly Pick<RemoteFile, 'name' | 'bytes'>[]) => void
}

/** This machine's models: those offered, those installed, and installing them. */
export type ModelStore = {
  readonly folder: ModelFolder
  readonly models: readonly OfferedModel[]
  /** Whether SD_SERVER_PATH names the program. */
  readonly hasOwnProgram: boolean
  readonly look: () => Promise<Machine>
  readonly freeDiskMb: () => Promise<number>
  readonly installed: () => Promise<readonly InstalledRecord[]>
  readonly bytesHere: (model: OfferedModel) => Promise<number>
  /** Whether this process or another one is installing or removing. */
  readonly isLocked: () => boolean
  /** Throws a `ModelFilesError` that lists the existing ones. */
  readonly find: (id: string) => OfferedModel
  /** Programs that run on this machine, preferred first: an installed one leads. None when SD_SERVER_PATH is set. */
  readonly buildsFor: (machine: Machine) => Promise<readonly ServerBuild[]>
  /** Undefined when SD_SERVER_PATH is set. Throws a `ModelFilesError` when there is none. */
  readonly chooseBuild: (
    machine: Machine,
    accelerator: string | undefined,
  ) => Promise<ServerBuild | undefined>
  readonly findAcceptance: (model: OfferedModel) => Promise<AcceptedLicense | undefined>
  readonly acceptLicense: (model: OfferedModel, by: string) => Promise<AcceptedLicense>
  readonly install: (
    wish: { readonly model: OfferedModel; readonly server: ServerBuild | undefined },
    call: InstallCall,
  ) => Promise<InstalledRecord>
  /** False when there is no such model. */
  readonly remove: (id: string) => Promise<boolean>
}

/** Reads the models' settings. Throws a `ModelFilesError` that says what is wrong. */
export async function openModelStore(settings: ModelStoreSettings): Promise<ModelStore> {
  const manifest = await readManifest(settings.LOCAL_MODEL_MANIFEST)
  const sources = { hosts: hostsOf(manifest), mirror: readMirror(settings.MODEL_MIRROR) }
  const folder = modelFolder(settings.DATA_DIR)
  const ownProgram = settings.SD_SERVER_PATH
  const programsFor: ModelStore['buildsFor'] = async (machine) => {
    if (ownProgram !== undefined) return []
    const builds = buildsFor(manifest, machine)
    const isHere = await Promise.all(builds.map((build) => isProgramBegun(folder, build)))
    return [...builds.filter((_, index) => isHere[index]), ...builds.filter((_, index) => !isHere[index])]
  }

  return {
    folder,
    models: manifest.models,
    hasOwnProgram: ownProgram !== undefined,
    freeDiskMb: async () => Math.floor((await freeSpace(settings.DATA_DIR)) / 1_000_000),
    look: async () => {
      const [last] = await listInstalled(folder)
      const unpacked = last?.program ? pathOfProgram(folder, last.program) : undefined
      return lookAtMachine(settings.DATA_DIR, ownProgram ?? unpacked)
    },
    installed: () => listInstalled(folder),
    bytesHere: (model) => bytesHere(folder, model),
    isLocked: () => isModelLockHeld(folder),
    find: (id) => {
      const model = manifest.models.find((one) => one.id === id)
      if (model) return model
      const ids = manifest.models.map((one) => one.id).join(', ')
      throw new ModelFilesError(`There is no model ${id}. There are ${ids}.`)
    },
    buildsFor: programsFor,
    chooseBuild: async (machine, accelerator) => {
      if (ownProgram !== undefined) return undefined
      const builds = await programsFor(machine)
      const build = builds.find((one) => accelerator === undefined || one.accelerator === accelerator)
      if (build) return build
      const here = `${machine.os} ${machine.arch}`
      throw new ModelFilesError(
        builds.length === 0
          ? `There is no sd-server for ${here} to download. Build stable-diffusion.cpp and set SD_SERVER_PATH to its sd-server.`
          : `There is no sd-server for ${accelerator} on ${here}. There is one for ${builds.map((one) => one.accelerator).join(', ')}; for another set SD_SERVER_PATH.`,
      )
    },
    findAcceptance: (model) => findAcceptance(folder.licenses, model),
    acceptLicense: (model, by) => recordAcceptance(folder.licenses, model, by, new Date()),
    install: (wish, call) =>
      installModel(wish, {
        folder,
        sources,
        ownFolder: settings.LOCAL_MODEL_DIR,
        now: () => new Date(),
        ...call,
      }),
    remove: (id) => removeModel(folder, id),
  }
}
