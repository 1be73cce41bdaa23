import { providerName } from '@easel/contract/provider-names'
import type { BackupStatus, getProviders as endpoint, ProviderStatus } from '@easel/contract/providers'
import type { Clock } from '../../platform/clock.ts'
import type { Actor, UseCase } from '../../platform/use-case.ts'
import { LONGEST_REST_MS } from './circuit-breaker.ts'
import type { ProviderHealthTable } from './imaging.table.ts'
import type { Imaging, ProviderState } from './imaging.ts'
import type { Prices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'
import type { Service } from './service.ts'
import type { Spending } from './spending/spending.ts'
import { SWITCHES } from './vendors.ts'

/** The state of each provider, for operators. */
export function getProviders(deps: {
  readonly imaging: Pick<Imaging, 'states'>
  readonly records: Pick<ProviderRecords, 'read'>
  readonly spending: Pick<Spending, 'cap' | 'readToday'>
  /** Ids of providers that currently draw for anything. */
  readonly used: () => ReadonlySet<string>
  readonly prices: Pick<Prices, 'before'>
  readonly isOperator: (actor: Actor) => Promise<boolean>
  readonly services: readonly Service[]
  readonly readBackup: () => Promise<BackupStatus>
  readonly clock: Clock
}): UseCase<typeof endpoint> {
  const { imaging, records, spending, used, prices, isOperator, services, readBackup, clock } = deps

  function tell({ provider, circuit }: ProviderState, kept: Kept): ProviderStatus {
    const { id } = provider
    return {
      id,
      label: providerName(id),
      makes: 'pictures',
      isConfigured: true,
      variable: SWITCHES.find((known) => known.id === id)?.variable ?? null,
      isUsed: used().has(id),
      ...figuresOf(id, circuit, kept, clock.now()),
      priceUsd: prices.before(provider, { quality: 'standard' }),
      notices: [...(provider.notices?.() ?? [])],
    }
  }

  function tellService({ live, ...service }: Service, kept: Kept): ProviderStatus {
    if (!live) return { ...NOT_SET_UP, ...service, priceUsd: null }
    return {
      ...service,
      notices: [],
      isConfigured: true,
      isUsed: true,
      ...figuresOf(service.id, live.circuit(), kept, clock.now()),
    }
  }

  return async (_input, { actor }) => {
    if (!(await isOperator(actor)))
      return { isOperator: false, items: [], spentTodayUsd: 0, capUsd: null, backup: null }
    const kept = await records.read()
    const states = imaging.states()
    const items = states.map((state) => tell(state, kept))
    const missing = SWITCHES.filter(({ id }) => !states.some(({ provider }) => provider.id === id))
    return {
      isOperator: true,
      items: [
        ...items,
        ...services.map((service) => tellService(service, kept)),
        ...missing.map((vendor) => ({ ...NOT_SET_UP, ...vendor, label: providerName(vendor.id) })),
      ],
      spentTodayUsd: await spending.readToday(),
      capUsd: spending.cap,
      backup: await readBackup(),
    }
  }
}

type Kept = Awaited<ReturnType<ProviderRecords['read']>>

/** A provider's recorded state. */
function figuresOf(
  id: string,
  circuit: ProviderStatus['circuit'],
  { totals: all, health: known }: Kept,
  now: Date,
) {
  const totals = all.find(({ provider }) => provider === id)
  const health = known.find(({ provider }) => provider === id)
  const successes = totals?.successes ?? 0
  return {
    circuit: circuit === 'closed' ? circuitElsewhere(health, now) : circuit,
    lastSuccessAt: health?.last_success_at?.toISOString() ?? null,
    lastFailureAt: health?.last_failure_at?.toISOString() ?? null,
    lastFailure: health?.last_failure ?? null,
    successes,
    failures: totals?.failures ?? 0,
    averageMs: successes > 0 && totals ? Math.round(totals.total_ms / successes) : null,
    slowestMs: successes > 0 && totals ? totals.slowest_ms : null,
    costUsd: (totals?.cost_micros ?? 0) / 1_000_000,
  }
}

/** The circuit as recorded by another process; half-open once the max time that it stays open has passed. */
function circuitElsewhere(health: ProviderHealthTable | undefined, now: Date): ProviderStatus['circuit'] {
  if (!health || health.circuit === 'closed') return 'closed'
  return now.getTime() - (health.last_failure_at?.getTime() ?? 0) < LONGEST_REST_MS
    ? health.circuit
    : 'half-open'
}

const NOT_SET_UP: Omit<ProviderStatus, 'id' | 'label' | 'variable'> = {
  makes: 'pictures',
  isConfigured: false,
  isUsed: false,
  circuit: 'closed',
  lastSuccessAt: null,
  lastFailureAt: null,
  lastFailure: null,
  successes: 0,
  failures: 0,
  averageMs: null,
  slowestMs: null,
  costUsd: 0,
  priceUsd: null,
  notices: [],
}
