import type { LocalInstallation, LocalModels } from '@easel/contract/models/local-models'
import { CANCELED } from '@easel/providers/local/files/download-file'
import type { OfferedModel, ServerBuild } from '@easel/providers/local/files/manifest'
import { ModelFilesError } from '@easel/providers/local/files/model-files-error'
import { AppError } from '../../../platform/app-error.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Logger } from '../../../platform/logger.ts'
import type { InstallCall, ModelStore } from './model-store.ts'

type Wish = { readonly model: OfferedModel; readonly server: ServerBuild | undefined }

/** The single installation running in this process, and its progress. */
export type Installations = {
  readonly state: () => LocalInstallation | null
  readonly failure: () => LocalModels['failure']
  /** Throws `conflict` while one is running. */
  readonly assertNone: () => void
  /** Resolves when it has started. Throws what prevents it. */
  readonly start: (store: ModelStore, wish: Wish) => Promise<void>
  /** Pauses it, keeping what was downloaded. */
  readonly pause: (id: string) => Promise<void>
  /** Cancels it, or an earlier one, and deletes what was downloaded. */
  readonly cancel: (store: ModelStore, id: string) => Promise<void>
  readonly stop: () => Promise<void>
}

export function createInstallations(deps: {
  readonly onInstalled: () => Promise<void>
  readonly clock: Clock
  readonly logger: Pick<Logger, 'warn' | 'info'>
}): Installations {
  const { onInstalled, clock, logger } = deps
  let failure: LocalModels['failure'] = null
  let current:
    | {
        readonly model: OfferedModel
        readonly ending: AbortController
        readonly progress: ReturnType<typeof createProgress>
        readonly done: Promise<void>
      }
    | undefined

  function assertNone(): void {
    if (current)
      throw new AppError('conflict', {
        message: `${current.model.label} is being downloaded. Pause or cancel it first.`,
      })
  }

  async function start(store: ModelStore, wish: Wish): Promise<void> {
    assertNone()
    const { model } = wish
    const ending = new AbortController()
    const begun = Promise.withResolvers<void>()
    const progress = createProgress(model.id, begun.resolve)
    let hasBegun = false
    void begun.promise.then(() => {
      hasBegun = true
    })
    const work = store.install(wish, { signal: ending.signal, ...progress.call })
    const done = work
      .then(() => {
        logger.info({ model: model.id }, 'a local model was installed')
        return onInstalled()
      })
      .catch((error: unknown) => {
        if (ending.signal.aborted || !hasBegun) return
        const reason = error instanceof ModelFilesError ? error.message : 'It failed; the log says why.'
        logger.warn({ err: error, model: model.id }, 'a local model was not installed')
        failure = { model: model.id, reason, at: clock.now().toISOString() }
      })
      .finally(() => {
        current = undefined
      })
    failure = null
    current = { model, ending, progress, done }
    await Promise.race([begun.promise, work])
  }

  async function end(id: string, reason?: symbol): Promise<boolean> {
    if (current?.model.id !== id) return false
    const { ending, done } = current
    ending.abort(reason)
    await done
    return true
  }

  return {
    state: () => current?.progress.state() ?? null,
    failure: () => failure,
    assertNone,
    start,
    pause: async (id) => {
      if (await end(id)) return
      throw new AppError('conflict', { message: 'This process is not downloading that model.' })
    },
    cancel: async (store, id) => {
      const hasEnded = await end(id, CANCELED)
      assertNone()
      if (failure?.model === id) failure = null
      const isInstalled = (await store.installed()).some((one) => one.id === id)
      if (isInstalled || (await store.remove(id)) || hasEnded) return
      throw new AppError('not_found', { message: 'Nothing of that model is here.' })
    },
    stop: async () => {
      if (current) await end(current.model.id)
    },
  }
}

/** Sums the progress of an installation's files. */
function createProgress(model: string, onBegin: () => void) {
  const received = new Map<string, number>()
  let bytes: number | null = null
  let state: Omit<LocalInstallation, 'model' | 'received' | 'bytes'> = {
    phase: 'checking',
    file: null,
    bytesPerSecond: null,
    secondsLeft: null,
    notice: null,
  }
  const sum = () => [...received.values()].reduce((all, one) => all + one, 0)
  const calm = { bytesPerSecond: null, secondsLeft: null, notice: null }
  const call: Omit<InstallCall, 'signal'> = {
    onHash: (path) => {
      state = { ...calm, phase: 'checking', file: path.split(/[/\\]/).at(-1) ?? null }
      onBegin()
    },
    onNeeds: (files) => {
      bytes = files.reduce((all, file) => all + file.bytes, 0)
      state = { ...calm, phase: 'downloading', file: null }
      onBegin()
    },
    onProgress: ({ name, received: here, bytesPerSecond: rate }) => {
      received.set(name, here)
      const left = bytes === null ? null : Math.max(0, bytes - sum())
      state = {
        phase: 'downloading',
        file: name,
        bytesPerSecond: rate ?? null,
        secondsLeft: rate && left !== null ? Math.ceil(left / rate) : null,
        notice: null,
      }
    },
    onWait: (reason, waitMs) => {
      const notice = `Trying again in ${Math.ceil(waitMs / 1_000)} s: ${reason}`
      state = { ...state, ...calm, phase: 'waiting', notice }
    },
  }
  return { call, state: (): LocalInstallation => ({ model, received: sum(), bytes, ...state }) }
}
