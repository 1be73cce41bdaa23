import { findInstalledModel, type LocalModelSettings } from '@easel/providers/local/files/installed'
import { listInstalled } from '@easel/providers/local/files/installed-record'
import { modelFolder } from '@easel/providers/local/files/model-folder'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import type { LocalProvider } from '@easel/providers/local/local-provider'
import type { Logger } from '../../../platform/logger.ts'

/** Interval for checking the folder, because other processes install there, too. */
const LOOK_MS = 10_000

/** The model running on this machine, which can be replaced while pictures are drawn. */
export type InstalledProvider = {
  readonly model: () => InstalledModel | undefined
  readonly provider: () => LocalProvider | undefined
  /** Why an installed model does not draw; undefined if it can. */
  readonly problem: () => string | undefined
  /** Switches to what is installed now; pictures in progress finish with the previous model. */
  readonly follow: () => Promise<void>
  /** Stops a model's program and its pictures, then runs the work that deletes its files. */
  readonly without: <T>(id: string, work: () => Promise<T>) => Promise<T>
  readonly stop: () => void
}

export function createInstalledProvider(deps: {
  /** Undefined when local models are not used. */
  readonly dataDir: string | undefined
  readonly settings: LocalModelSettings
  /** The model found at the start. */
  readonly first: InstalledModel | undefined
  readonly create: (model: InstalledModel, after: Promise<unknown>) => LocalProvider
  /** Called when another model draws, or none. Resolves when it is known what it draws for. */
  readonly onChange: (provider: LocalProvider | undefined) => Promise<void>
  readonly logger: Pick<Logger, 'warn' | 'info'>
}): InstalledProvider {
  const { dataDir, settings, create, onChange, logger } = deps
  let model = deps.first
  let provider = model && create(model, Promise.resolve())
  let problem: string | undefined
  let seen: string | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let settled: Promise<void> = Promise.resolve()

  /** Serializes changes. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = turn.then(work)
    turn = done.catch(() => {})
    return done
  }

  function draw(next: InstalledModel | undefined, isWaitedFor: boolean): Promise<unknown> {
    const retired = provider?.retire(isWaitedFor) ?? Promise.resolve()
    model = next
    provider = next && create(next, retired)
    settled = onChange(provider)
    return retired
  }

  async function follow(): Promise<void> {
    if (dataDir === undefined) return
    const installed = await listInstalled(modelFolder(dataDir))
    const now = JSON.stringify(installed.map(({ id, installedAt, program }) => [id, installedAt, program]))
    if (now === seen) return
    problem = undefined
    const found = await findInstalledModel({
      dataDir,
      settings,
      onProblem: (words) => {
        problem = words
        if (seen !== undefined) logger.warn(words)
      },
    })
    const isFirstLook = seen === undefined
    seen = now
    if (JSON.stringify(found) === JSON.stringify(model)) return
    if (!isFirstLook || found) logger.info({ model: found?.id ?? null }, 'the local model has changed')
    void draw(found, true)
    await settled
  }

  const look = () =>
    inTurn(follow).catch((error: unknown) => logger.warn({ err: error }, 'models were not looked for'))
  if (dataDir !== undefined) void look()
  const looking = dataDir === undefined ? undefined : setInterval(look, LOOK_MS).unref()

  return {
    model: () => model,
    provider: () => provider,
    problem: () => problem,
    follow: () => inTurn(follow),
    without: (id, work) =>
      inTurn(async () => {
        if (model?.id === id) await draw(undefined, false)
        try {
          return await work()
        } finally {
          seen = undefined
          await follow()
        }
      }),
    stop: () => clearInterval(looking),
  }
}
