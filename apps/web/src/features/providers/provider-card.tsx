import type { ProviderStatus, ProviderTest } from '@easel/contract/providers'
import { useState } from 'react'
import { formatUsd } from '#web/shared/data/cost.ts'
import { useTestProvider } from '#web/shared/data/providers.queries.ts'
import { relativeTime } from '#web/shared/lib/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

const CIRCUITS = {
  closed: undefined,
  open: { tone: 'red', label: 'Left alone' },
  'half-open': { tone: 'yellow', label: 'On trial' },
} as const

/** One provider that is set up: how it did in the last day, and a test that really draws. */
export function ProviderCard({ provider }: { readonly provider: ProviderStatus }) {
  const circuit = CIRCUITS[provider.circuit]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="heading text-18">{provider.label}</h2>
        {circuit ? (
          <Badge tone={circuit.tone}>{circuit.label}</Badge>
        ) : (
          provider.lastSuccessAt && <Badge tone="green">Working</Badge>
        )}
        {!provider.isUsed && <Badge>Not in the table</Badge>}
      </div>
      <Test provider={provider} />
      <dl className="col-span-2 grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-x-4 gap-y-3">
        {factsOf(provider).map(([term, value]) => (
          <div key={term}>
            <dt className="text-12 text-ink-3">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function Test({ provider: { id, label } }: { readonly provider: ProviderStatus }) {
  const [result, setResult] = useState<ProviderTest | null>(null)
  const test = useTestProvider(setResult)
  return (
    <>
      <Button aria-label={`Test ${label}`} disabled={test.isPending} onClick={() => test.mutate(id)}>
        {test.isPending && <Spinner />}
        {test.isPending ? 'Drawing…' : 'Test'}
      </Button>
      <div role="status" className="col-span-2 empty:hidden">
        {result && <Result result={result} label={label} />}
      </div>
    </>
  )
}

function Result({ result, label }: { readonly result: ProviderTest; readonly label: string }) {
  const took = `${(result.ms / 1_000).toFixed(1)} s`
  if (!result.ok)
    return (
      <p className="text-madder-ink">
        Failed after {took}: {result.error}
      </p>
    )
  return (
    <div className="flex items-center gap-3">
      {result.preview && (
        <img src={result.preview} alt={`Drawn by ${label}`} width={72} height={72} className="rounded-1" />
      )}
      <p className="min-w-0">
        <b className="font-semibold text-viridian-ink">Drawn in {took}</b>
        <span className="block break-words text-ink-3">
          {[result.model, result.costUsd ? formatUsd(result.costUsd) : null].filter(Boolean).join(', ')}
        </span>
      </p>
    </div>
  )
}

function factsOf(provider: ProviderStatus): readonly (readonly [string, string])[] {
  const { successes, failures, averageMs, slowestMs, lastSuccessAt, lastFailureAt, lastFailure } = provider
  const made = successes + failures
  const ago = (at: string | null) => (at ? relativeTime(Date.parse(at), Date.now()) : 'never')
  const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1_000).toFixed(1)} s`)
  return [
    ['Pictures, 24 h', String(made)],
    ['Failed, 24 h', made === 0 ? '–' : `${failures} (${Math.round((failures / made) * 100)} %)`],
    ['Average, 24 h', seconds(averageMs)],
    ['Slowest, 24 h', seconds(slowestMs)],
    ['Cost, 24 h', formatUsd(provider.costUsd)],
    ['Standard picture', provider.priceUsd === null ? 'no price set' : formatUsd(provider.priceUsd)],
    ['Last success', ago(lastSuccessAt)],
    ['Last failure', lastFailure ? `${lastFailure.replace('_', ' ')}, ${ago(lastFailureAt)}` : 'never'],
  ]
}
