import * as models from '@easel/contract/models/models'
import type { BackupStatus } from '@easel/contract/providers'
import * as providers from '@easel/contract/providers'
import type { ImageProvider } from '@easel/providers/image-provider'
import type { InstalledModel } from '@easel/providers/local/installed-model'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Mount, mountAll } from '../../platform/http/mount.ts'
import type { RateLimiter } from '../../platform/http/rate-limiter.ts'
import type { Logger } from '../../platform/logger.ts'
import { StartupError } from '../../platform/startup-error.ts'
import type { Actor } from '../../platform/use-case.ts'
import { getModels } from './get-models.ts'
import { getProviders } from './get-providers.ts'
import { createImaging, type Imaging } from './imaging.ts'
import {
  createLocalModels,
  type LocalModelsEnv,
  type LocalModelsSettings,
  type NoteAct,
} from './local-models/local-models.module.ts'
import { createPaidCalls, type PaidCalls } from './paid-calls.ts'
import { type ContentPolicy, createContentPolicy } from './policy/content-policy.ts'
import { prepareProviders } from './prepare-providers.ts'
import { type Prices, readPrices } from './prices.ts'
import { createProviderRecords } from './provider-records.ts'
import { createProviderSets } from './provider-set.ts'
import {
  BUILT_IN,
  isFirstIn,
  LOCAL,
  type ProviderTable,
  productTimeLimits,
  tableOf,
  usedIn,
} from './provider-table.ts'
import type { Service } from './service.ts'
import { createSpending, type Spending } from './spending/spending.ts'
import { testProvider } from './test-provider.ts'
import { localProviderOf, SWITCHES, type VendorSettings } from './vendors.ts'

/** Settings of providers, prices and content policy. */
export type ImagingSettings = VendorSettings & LocalModelsSettings

export type ImagingModule = Imaging & {
  readonly mountRoutes: (
    mount: Mount,
    deps: {
      readonly isOperator: (actor: Actor) => Promise<boolean>
      /** Where models are stored, and this process's role. */
      readonly env: LocalModelsEnv
      readonly noteAct: NoteAct
      readonly tests: RateLimiter | undefined
      readonly randomSeed: () => number
      /** Services other than pictures on the operator's page. */
      readonly services: readonly Service[]
      /** State of backups, shown beside them. */
      readonly readBackup: () => Promise<BackupStatus>
    },
  ) => void
  /** What the product refuses to make, in pictures, sounds and words alike. */
  readonly policy: ContentPolicy
  /** Spending records, for everything that vendors charge for. */
  readonly spending: Spending
  /** Spending and circuit of a vendor of other services, under its own id. */
  readonly paidCalls: (id: string) => PaidCalls
  /** Metrics: open circuits, including those of `paidCalls`. */
  readonly gauges: () => Readonly<Record<string, number>>
  readonly forgetOld: (signal?: AbortSignal) => Promise<void>
}

/** Creates imaging with this installation's providers. */
export function createImagingModule(deps: {
  readonly database: Pick<Database, 'asSystem'>
  readonly clock: Clock
  readonly logger: Logger
  /** Pictures that the built-in engine draws at once. */
  readonly threads: number
  readonly settings: ImagingSettings
  /** The model running on this machine, if one is installed. */
  readonly installedModel?: InstalledModel
  /** Tests: draws everything, instead of the installation's providers. */
  readonly provider?: ImageProvider
}): ImagingModule {
  const { database, clock, logger, settings } = deps
  const scripted = deps.provider
  const setWith = scripted
    ? () => ({ providers: [scripted], table: tableOf(scripted.id) })
    : createProviderSets({ settings, threads: deps.threads })
  const local = createLocalModels({
    settings: scripted ? {} : settings,
    first: deps.installedModel,
    create: (model, after) => localProviderOf(model, settings, after),
    onChange: (provider) => {
      set = setWith(provider)
      return prepare(provider ? [provider] : [])
    },
    clock,
    logger,
  })
  let set = setWith(local.provider())
  const ids = set.providers.map(({ id }) => id)
  const prices = readPrices(settings.IMAGE_PRICES, [...SWITCHES.map(({ id }) => id), ...ids])
  const cap = settings.SPEND_CAP_USD ?? null
  if (cap !== null) requirePrices(set.providers, set.table, prices)

  const policy = createContentPolicy(settings.CONTENT_POLICY_FILE)
  const spending = createSpending({ database, clock, cap })
  const records = createProviderRecords({ database, clock, logger })
  const timeLimits = productTimeLimits((settings.LOCAL_IMAGE_SECONDS ?? 300) * 1_000)
  const imaging = createImaging({
    get providers() {
      return set.providers
    },
    get table() {
      return set.table
    },
    logger,
    policy,
    timeLimits,
    prices,
    spending,
    records,
  })

  const others = new Map<string, PaidCalls>()
  const preparing = new AbortController()
  void prepare(set.providers)

  async function prepare(providers: readonly ImageProvider[]): Promise<void> {
    await Promise.all(
      providers.map(async (provider) => {
        await prepareProviders([provider], logger, preparing.signal)
        // The device it runs on is known only now.
        if (provider.id === LOCAL) set = setWith(local.provider())
      }),
    )
  }

  return {
    ...imaging,
    // Spreading an object would read its getter only once.
    get formProvider() {
      return imaging.formProvider
    },
    get redrawer() {
      return imaging.redrawer
    },
    policy,
    spending,
    paidCalls: (id) => {
      const calls = createPaidCalls(id, { spending, records, logger, now: () => performance.now() })
      others.set(id, calls)
      return calls
    },
    mountRoutes: (mount, { env, isOperator, noteAct, tests, randomSeed, services, readBackup }) => {
      local.mountRoutes(mount, {
        env,
        isOperator,
        noteAct,
        isUsed: () => usedIn(set.table).has(LOCAL),
        isDefault: () => isFirstIn(set.table, LOCAL),
      })
      mountAll(
        mount,
        { ...models, ...providers },
        {
          listModels: getModels({ imaging, prices, records }),
          getProviders: getProviders({
            imaging,
            records,
            spending,
            used: () => usedIn(set.table),
            prices,
            isOperator,
            services,
            readBackup,
            clock,
          }),
          testProvider: testProvider({ imaging, isOperator, tests, randomSeed, services }),
        },
      )
    },
    gauges: () =>
      Object.fromEntries(
        [
          ...imaging.states().map(({ provider, circuit }) => [provider.id, circuit] as const),
          ...[...others].map(([id, { circuit }]) => [id, circuit()] as const),
        ].map(([id, circuit]) => [
          `easel_provider_circuit_open{provider="${id}"}`,
          circuit === 'closed' ? 0 : 1,
        ]),
      ),
    forgetOld: async (signal) => {
      await records.forgetOld(signal)
      const lost = await spending.settleExpired()
      if (lost > 0) logger.warn({ lost }, 'paid calls whose process died were booked as spent')
      await spending.forgetOld(signal)
    },
    close: async () => {
      preparing.abort()
      await local.stop()
      await imaging.close()
      await records.close()
    },
  }
}

/** A cap would be meaningless for calls of unknown price. */
function requirePrices(providers: readonly ImageProvider[], table: ProviderTable, prices: Prices): void {
  const used = usedIn(table)
  const missing = providers
    .filter(({ id }) => id !== BUILT_IN && used.has(id))
    .flatMap((provider) => prices.missing(provider))
  if (missing.length > 0)
    throw new StartupError(
      `SPEND_CAP_USD needs IMAGE_PRICES for ${missing.join(', ')}.${missing.some((one) => one.includes('=')) ? ' Those are list prices: compare them with your bill.' : ''}`,
    )
}
