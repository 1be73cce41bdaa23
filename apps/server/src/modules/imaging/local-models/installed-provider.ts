import { findInstalledModel, type LocalModelSettings } from '@easel/providers/local/files/installed'
import { listInstalled } from '@easel/providers/local/files/installed-record'
import { modelFolder } from '@easel/providers/local/files/model-folder'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import type { LocalProvider } from '@easel/providers/local/local-provider'
import type { Logger } from '../../../platform/logger.ts'

/** How often the folder is looked at: the command line and other processes install there, too. */
const LOOK_MS = 10_000

/** The model that draws on this machine, exchanged while pictures are drawn. */
export type InstalledProvider = {
  readonly model: () => InstalledModel | undefined
  readonly provider: () => LocalProvider | undefined
  /** Why an installed model does not draw; undefined where nothing is in the way. */
  readonly problem: () => string | undefined
  /** Takes what is installed now; what has begun with another model is drawn to its end. */
  readonly follow: () => Promise<void>
  /** Ends a model's program and what it draws, then runs the work that takes its files away. */
  readonly without: <T>(id: string, work: () => Promise<T>) => Promise<T>
  readonly stop: () => void
}

export function createInstalledProvider(deps: {
  /** Undefined where no models are looked for. */
  readonly dataDir: string | undefined
  readonly settings: LocalModelSettings
  /** What was found at the start. */
  readonly first: InstalledModel | undefined
  readonly create: (model: InstalledModel, after: Promise<unknown>) => LocalProvider
  /** Another one draws from now on, or none. Resolves when it is known for whom. */
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

  /** One after the other. */
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
