import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usageQuery } from '#web/shared/data/usage.queries.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { UsageChart } from './usage-chart.tsx'

const SPANS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
] as const

/** Usage over time. */
export function UsageCard() {
  const [span, setSpan] = useState<'30' | '90'>('30')
  const usage = useQuery({ ...usageQuery(Number(span)), placeholderData: keepPreviousData })
  return (
    <section aria-labelledby="usage" className="card rounded-4 p-5">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 id="usage" className="heading text-22">
          Pictures and sounds
        </h2>
        <div className="w-44">
          <Segmented label="Span" value={span} onChange={setSpan} options={SPANS} />
        </div>
      </div>
      {usage.isPending && <div role="status" aria-label="Loading usage" className="skeleton h-44" />}
      {usage.isError && <LoadNote error={usage.error} onRetry={() => void usage.refetch()} />}
      {usage.data && <UsageChart usage={usage.data} />}
    </section>
  )
}
