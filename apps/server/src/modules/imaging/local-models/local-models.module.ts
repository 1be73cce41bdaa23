import type { LocalModels } from '@easel/contract/models/local-models'
import type { LocalModelSettings } from '@easel/providers/local/files/installed'
import type { Machine } from '@easel/providers/local/files/machine'
import { ModelFilesError } from '@easel/providers/local/files/model-files-error'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import type { LocalProvider } from '@easel/providers/local/local-provider'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Mount } from '../../../platform/http/mount.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { Actor } from '../../../platform/use-case.ts'
import { describeLocalModels } from './describe-local-models.ts'
import { createInstallations } from './installations.ts'
import { createInstalledProvider } from './installed-provider.ts'
import { addLocalModelRoutes, type InstallWish } from './local-models.routes.ts'
import { type ModelStore, type ModelStoreSettings, openModelStore } from './model-store.ts'

/** Cache time: asking sd-server for graphics cards takes seconds, and they rarely change. */
const LOOK_MS = 30_000

const NAMED_IN_VAIN =
  'IMAGE_PROVIDERS names local, and no model draws here: Easel will not start again until one does, or the setting leaves local out.'

export type LocalModelsSettings = LocalModelSettings & { readonly DATA_DIR?: string | undefined }

/** Records an operator's action on a model. */
export type NoteAct = (
  by: Actor,
  act: {
    readonly action: 'install-model' | 'remove-model'
    /** The model's label. */
    readonly subject: string
    readonly detail: string
  },
) => Promise<void>

export type LocalModelsEnv = ModelStoreSettings & {
  readonly ROLE: string
  readonly DATABASE_URL?: string | undefined
}

type DeskDeps = {
  readonly env: LocalModelsEnv
  readonly isOperator: (actor: Actor) => Promise<boolean>
  readonly noteAct: NoteAct
  /** Whether the model on this machine draws for anything. */
  readonly isUsed: () => boolean
  /** Whether it draws when no model is chosen. */
  readonly isDefault: () => boolean
}

type LocalModelsModule = {
  readonly provider: () => LocalProvider | undefined
  readonly mountRoutes: (mount: Mount, deps: DeskDeps) => void
  readonly stop: () => Promise<void>
}

/** The model running on this machine, and the operator's desk that installs and removes models. */
export function createLocalModels(deps: {
  readonly settings: LocalModelsSettings
  /** The model found at the start. */
  readonly first: InstalledModel | undefined
  readonly create: (model: InstalledModel, after: Promise<unknown>) => LocalProvider
  readonly onChange: (provider: LocalProvider | undefined) => Promise<void>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'info'>
}): LocalModelsModule {
  const { settings, clock, logger } = deps
  const installed = createInstalledProvider({ ...deps, dataDir: settings.DATA_DIR })
  const installations = createInstallations({
    onInstalled: async () => {
      looked = undefined
      await installed.follow()
    },
    clock,
    logger,
  })
  let looked: { readonly at: number; readonly machine: Promise<Machine> } | undefined

  function look(store: ModelStore): Promise<Machine> {
    const at = performance.now()
    if (looked && at - looked.at < LOOK_MS) return looked.machine
    const machine = store.look()
    looked = { at, machine }
    machine.catch(() => {
      looked = undefined
    })
    return machine
  }

  async function tell({ env, isUsed, isDefault }: DeskDeps): Promise<LocalModels> {
    let problem: string | undefined
    const store = await openModelStore(env).catch((error: unknown) => {
      if (!(error instanceof ModelFilesError)) throw error
      problem = error.message
      return openModelStore({ DATA_DIR: env.DATA_DIR, SD_SERVER_PATH: env.SD_SERVER_PATH })
    })
    if (!installed.provider() && /\blocal\b/.test(env.IMAGE_PROVIDERS ?? '')) problem ??= NAMED_IN_VAIN
    return describeLocalModels({
      store,
      machine: { ...(await look(store)), diskMb: await store.freeDiskMb() },
      problem,
      installed,
      installations,
      drawsHere: env.ROLE !== 'web',
      isOneOfSeveral: env.DATABASE_URL !== undefined,
      isUsed: isUsed(),
      isDefault: isDefault(),
    })
  }

  async function install(
    { env, noteAct }: DeskDeps,
    actor: Actor,
    id: string,
    body: InstallWish,
  ): Promise<void> {
    installations.assertNone()
    const store = await openModelStore(env)
    const model = store.models.find((one) => one.id === id)
    if (!model) throw new AppError('not_found', { message: 'There is no model of that name to install.' })
    const server = await store.chooseBuild(await look(store), body.accelerator)
    if (!(await store.findAcceptance(model))) {
      if (!body.acceptsLicense)
        throw new AppError('conflict', {
          message: `Accept the license of ${model.label} (${model.license.name}) to install it.`,
        })
      await store.acceptLicense(model, actor.email)
    }
    const isNew = (await store.bytesHere(model)) === 0
    await installations.start(store, { model, server })
    if (isNew)
      await noteAct(actor, { action: 'install-model', subject: model.label, detail: model.license.name })
  }

  async function remove({ env, noteAct }: DeskDeps, actor: Actor, id: string): Promise<void> {
    installations.assertNone()
    const store = await openModelStore(env)
    const record = (await store.installed()).find((one) => one.id === id)
    if (!record) throw new AppError('not_found', { message: 'That model is not installed here.' })
    await installed.without(id, () => store.remove(id))
    looked = undefined
    await noteAct(actor, { action: 'remove-model', subject: record.label, detail: '' })
  }

  return {
    provider: installed.provider,
    mountRoutes: (mount, desk) =>
      addLocalModelRoutes(mount, {
        isOperator: desk.isOperator,
        makesPictures: desk.env.ROLE !== 'web',
        tell: () => tell(desk),
        install: (actor, id, body) => install(desk, actor, id, body),
        pause: installations.pause,
        cancel: async (id) => installations.cancel(await openModelStore(desk.env), id),
        remove: (actor, id) => remove(desk, actor, id),
      }),
    stop: async () => {
      installed.stop()
      await installations.stop()
    },
  }
}
