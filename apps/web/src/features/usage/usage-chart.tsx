import type { Usage } from '@easel/contract/usage'
import { useState } from 'react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { calendarDayText } from '#web/shared/lib/text/moment-text.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { niceCeiling } from './nice-ceiling.ts'

/** Share of a day's column that its bar takes. */
const BAR = 0.72

function dayLabel(day: string): string {
  return calendarDayText(day, 'short')
}

/** A bar for each day. The hovered figure is shown above; a table has the same data for everyone. */
export function UsageChart({ usage }: { readonly usage: Usage }) {
  const { days, total } = usage
  const [pointed, setPointed] = useState<number | null>(null)
  const top = niceCeiling(Math.max(...days.map(({ generations }) => generations)))
  const best = days.reduce((most, day) => (day.generations > most.generations ? day : most))
  const last = days.length - 1
  const shown = pointed === null ? undefined : days[pointed]
  const summary =
    total === 0
      ? `Nothing made in the last ${days.length} days`
      : `${numberText(total)} made in the last ${days.length} days, most on ${dayLabel(best.day)}: ${numberText(best.generations)}`
  return (
    <figure>
      <figcaption aria-live="off" className="mb-2 flex min-h-5 items-baseline gap-2 text-12 text-ink-3">
        <span className="tabular-nums text-ink-2">
          {shown ? `${dayLabel(shown.day)}: ${numberText(shown.generations)} made` : summary}
        </span>
      </figcaption>
      <div className="flex gap-2">
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          className="h-36 min-w-0 flex-1"
          onPointerLeave={() => setPointed(null)}
        >
          {[0, 50, 100].map((height) => (
            <line
              key={height}
              x1={0}
              x2={days.length}
              y1={height}
              y2={height}
              vectorEffect="non-scaling-stroke"
              className={height === 100 ? 'stroke-field-line' : 'stroke-line'}
            />
          ))}
          {days.map(({ day, generations }, index) => (
            <g key={day} onPointerEnter={() => setPointed(index)}>
              <rect x={index} y={0} width={1} height={100} fill="transparent" />
              <rect
                x={index + (1 - BAR) / 2}
                y={100 - (generations / top) * 100}
                width={BAR}
                height={(generations / top) * 100}
                className={index === last || index === pointed ? 'fill-ultramarine' : 'fill-field-line'}
              />
            </g>
          ))}
        </svg>
        <div
          aria-hidden="true"
          className="figures flex flex-col justify-between text-11 leading-none text-ink-3"
        >
          {[top, top / 2, 0].map((tick) => (
            <span key={tick}>{numberText(tick)}</span>
          ))}
        </div>
      </div>
      <div aria-hidden="true" className="mt-1.5 flex justify-between pr-7 text-11 text-ink-3">
        <span>{dayLabel(days[0]?.day ?? '')}</span>
        <span>Today</span>
      </div>
      <UsageTable usage={usage} />
    </figure>
  )
}

function UsageTable({ usage: { days } }: { readonly usage: Usage }) {
  const busy = days.filter(({ generations }) => generations > 0).toReversed()
  if (busy.length === 0) return null
  return (
    <details className="mt-3 text-12 text-ink-2">
      <summary className="w-fit rounded-3 underline underline-offset-3">As a table</summary>
      <div className="quiet-scroll mt-2 max-h-48 overflow-y-auto">
        <table className="w-full">
          <thead className="text-left text-ink-3">
            <tr>
              <th scope="col" className="py-1 font-medium">
                Day
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Made
              </th>
            </tr>
          </thead>
          <tbody>
            {busy.map(({ day, generations }, index) => (
              <tr key={day} className={classNames(index > 0 && 'border-t border-line')}>
                <td className="py-1">{dayLabel(day)}</td>
                <td className="figures py-1 text-right">{numberText(generations)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
