import type { Activity as ActivityFacts } from '@easel/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { formatUsd } from '#web/shared/data/cost.ts'
import { activityQuery } from '#web/shared/data/operator.queries.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { sizeText } from '#web/shared/lib/text/size-text.ts'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

/** The installation's activity: queue, storage, and a row for each day. */
export function Activity() {
  const { data, error, refetch } = useQuery(activityQuery())
  if (!data && error) return <LoadNote error={error} className="p-4" onRetry={() => void refetch()} />
  if (!data) return <div role="status" aria-label="Loading activity" className="skeleton m-4 h-64" />
  return (
    <section aria-label="Activity">
      <dl className="grid grid-cols-4 gap-x-4 gap-y-3 border-b border-line p-4 max-md:grid-cols-2">
        {factsOf(data).map(([term, value, note]) => (
          <div key={term} className="min-w-0">
            <dt className="text-12 text-ink-3">{term}</dt>
            <dd className="text-18 font-semibold tabular-nums">{value}</dd>
            {note && <dd className="text-12 break-words text-ink-2">{note}</dd>}
          </div>
        ))}
      </dl>
      <Largest storage={data.storage} />
      <Days days={data.days} />
    </section>
  )
}

function factsOf({ days, queue, storage }: ActivityFacts): (readonly [string, string, string?])[] {
  const [today] = days
  const month = days.reduce((sum, { cost_usd }) => sum + cost_usd, 0)
  const waits =
    queue.oldest_at === null ? undefined : `oldest ${relativeTime(Date.parse(queue.oldest_at), Date.now())}`
  const setAside = queue.set_aside > 0 ? `${numberText(queue.set_aside)} set aside after crashes` : undefined
  return [
    ['Pictures today', numberText(today?.pictures ?? 0), failuresText(today?.failures ?? 0)],
    ['Spent today', formatUsd(today?.cost_usd ?? 0), `${formatUsd(month)} in ${days.length} days`],
    [
      'Queue',
      `${numberText(queue.running)} running, ${numberText(queue.waiting)} waiting`,
      setAside ?? waits,
    ],
    ['Stored', sizeText(storage.bytes), countText(storage.accounts, 'account')],
  ]
}

function failuresText(failures: number): string | undefined {
  return failures === 0 ? undefined : countText(failures, 'failed call')
}

function Largest({ storage: { largest, bytes } }: Pick<ActivityFacts, 'storage'>) {
  if (largest.length === 0) return null
  return (
    <div className="border-b border-line p-4">
      <h2 className="heading text-14">Who stores most</h2>
      <ol className="mt-2 grid gap-1">
        {largest.map(({ id, email, bytes: own }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="min-w-0 truncate">{email}</span>
            <span className="flex-none text-ink-2 tabular-nums">
              {sizeText(own)} · {Math.round((100 * own) / bytes)}%
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const NUMBER = 'py-1.5 pl-4 text-right tabular-nums'

function Days({ days }: Pick<ActivityFacts, 'days'>) {
  const most = Math.max(1, ...days.map(({ pictures }) => pictures))
  return (
    <div className="overflow-x-auto p-4">
      <table className="w-full">
        <caption className="sr-only">Pictures, failed calls, cost and new accounts by day (UTC)</caption>
        <thead>
          <tr className="text-12 text-ink-3">
            <th scope="col" className="py-1.5 text-left font-medium">
              Day (UTC)
            </th>
            <th scope="col" className="py-1.5 pl-4 text-left font-medium max-md:text-right md:w-1/2">
              Pictures
            </th>
            {['Failed', 'Cost', 'New accounts'].map((name) => (
              <th key={name} scope="col" className={`${NUMBER} font-medium`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, pictures, failures, cost_usd, accounts }) => (
            <tr key={day} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
                <time dateTime={day}>{day}</time>
              </th>
              <td className="py-1.5 pl-4">
                <div className="flex items-center justify-end gap-2">
                  <svg
                    viewBox="0 0 100 8"
                    preserveAspectRatio="none"
                    className="h-2 min-w-0 flex-1 max-md:hidden"
                    aria-hidden="true"
                  >
                    <rect width={(100 * pictures) / most} height="8" fill="var(--cerulean)" />
                  </svg>
                  <span className="w-12 flex-none text-right tabular-nums">{numberText(pictures)}</span>
                </div>
              </td>
              <td className={NUMBER}>{failures === 0 ? '–' : numberText(failures)}</td>
              <td className={NUMBER}>{cost_usd === 0 ? '–' : formatUsd(cost_usd)}</td>
              <td className={NUMBER}>{accounts === 0 ? '–' : numberText(accounts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
