import type { ProviderStatus, ProviderTest } from '@easel/contract/providers'
import { useState } from 'react'
import { formatUsd } from '#web/shared/data/cost.ts'
import { useTestProvider } from '#web/shared/data/providers.queries.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { failureWords, stateOf, wordsOf } from './provider-state.ts'

/** A configured provider: its last day's figures, and a test with a real request. */
export function ProviderCard({ provider }: { readonly provider: ProviderStatus }) {
  const { tone, label, note } = stateOf(provider)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-b border-line p-4">
      <div className="min-w-0 py-1 max-md:py-2">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="heading text-18">{provider.label}</h2>
          <Badge tone={tone}>{label}</Badge>
          {!provider.isUsed && <Badge>Draws nothing</Badge>}
        </div>
        {note && <p className="mt-1 text-ink-2">{note}</p>}
        {provider.notices.map((notice) => (
          <p key={notice} className="mt-1 break-words text-ink-2">
            {notice}
          </p>
        ))}
        {!provider.isUsed && (
          <p className="mt-1 text-ink-3">IMAGE_PROVIDERS names others for every kind of picture.</p>
        )}
      </div>
      <Test provider={provider} />
      <dl className="col-span-2 grid grid-cols-4 gap-x-4 gap-y-3 max-md:grid-cols-2">
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

function Test({ provider }: { readonly provider: ProviderStatus }) {
  const { id, label } = provider
  const [result, setResult] = useState<ProviderTest | null>(null)
  const test = useTestProvider(setResult)
  return (
    <>
      <Button aria-label={`Test ${label}`} disabled={test.isPending} onClick={() => test.mutate(id)}>
        {test.isPending && <Spinner />}
        {test.isPending ? wordsOf(provider).doing : 'Test'}
      </Button>
      <div role="status" className="col-span-2 empty:hidden">
        {result && <Result result={result} provider={provider} />}
      </div>
    </>
  )
}

type ResultProps = { readonly result: ProviderTest; readonly provider: ProviderStatus }

function Result({ result, provider }: ResultProps) {
  const took = result.ms < 100 ? 'less than 0.1 s' : `${(result.ms / 1_000).toFixed(1)} s`
  if (!result.ok)
    return (
      <p className="text-madder-ink">
        Failed after {took}. Users see: “{result.error}”
      </p>
    )
  return (
    <div className="flex items-center gap-3">
      {result.preview && (
        <img
          src={result.preview}
          alt={`Drawn by ${provider.label}`}
          width={72}
          height={72}
          className="rounded-1"
        />
      )}
      <p className="min-w-0">
        <b className="font-semibold text-viridian-ink">{`${wordsOf(provider).done} in ${took}`}</b>
        <span className="block break-words text-ink-3">
          {[result.model, result.costUsd ? formatUsd(result.costUsd) : null].filter(Boolean).join(', ')}
        </span>
        {result.text && <q className="block text-ink-2">{result.text}</q>}
      </p>
    </div>
  )
}

function factsOf(provider: ProviderStatus): readonly (readonly [string, string])[] {
  const { successes, failures, averageMs, slowestMs, lastSuccessAt, lastFailureAt, lastFailure } = provider
  const made = successes + failures
  const { one, unit } = wordsOf(provider)
  const ago = (at: string | null) => (at ? relativeTime(Date.parse(at), Date.now()) : 'never')
  const seconds = (ms: number | null) => (ms === null ? '–' : `${(ms / 1_000).toFixed(1)} s`)
  const price = (usd: number) => (usd === 0 ? 'free' : formatUsd(usd))
  return [
    [`${one[0]?.toUpperCase()}${one.slice(1)}s, 24 h`, numberText(made)],
    ['Failed, 24 h', made === 0 ? '–' : `${numberText(failures)} (${Math.round((failures / made) * 100)} %)`],
    ['Average, 24 h', seconds(averageMs)],
    ['Slowest, 24 h', seconds(slowestMs)],
    ['Cost, 24 h', formatUsd(provider.costUsd)],
    [unit, provider.priceUsd === null ? 'no price set' : price(provider.priceUsd)],
    ['Last success', ago(lastSuccessAt)],
    ['Last failure', lastFailure ? `${failureWords(lastFailure)}, ${ago(lastFailureAt)}` : 'never'],
  ]
}
