import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { Finding } from './check.ts'

const VERDICTS = {
  good: { word: 'Good', icon: CircleCheck, ink: 'text-viridian-ink' },
  warning: { word: 'Look at this', icon: TriangleAlert, ink: 'text-gamboge-ink' },
  bad: { word: 'Not working', icon: CircleX, ink: 'text-madder-ink' },
} as const

type FindingRowProps = {
  readonly name: string
  /** What the check is about, in one line. */
  readonly about?: string
  /** Default `h2`. */
  readonly heading?: 'h2' | 'h3'
  /** Absent while running. */
  readonly finding: Finding | undefined
}

export function FindingRow({ name, about, heading: Heading = 'h2', finding }: FindingRowProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[220px_minmax(0,1fr)] gap-x-6 border-t border-line-2 py-3.5 max-md:grid-cols-1 max-md:content-start',
        about !== undefined && 'min-h-[74px] max-md:min-h-[152px]',
      )}
    >
      <div>
        <Heading className="text-16 font-[550]">{name}</Heading>
        {about && <p className="text-ink-3">{about}</p>}
      </div>
      <div data-finding={name} data-verdict={finding?.verdict ?? 'none'} className="max-md:mt-1.5">
        {finding ? (
          <FindingView {...finding} />
        ) : (
          <p className="flex items-center gap-2 text-ink-3">
            <Spinner />
            Checking…
          </p>
        )}
      </div>
    </li>
  )
}

function FindingView({ verdict, seen, hint }: Finding) {
  const { word, icon: Icon, ink } = VERDICTS[verdict]
  return (
    <>
      <p className="flex gap-x-2">
        <b className={`inline-flex flex-none items-center gap-1.5 self-start font-semibold ${ink}`}>
          <Icon size={16} aria-hidden="true" />
          {word}
        </b>
        <span className="wrap-anywhere">{seen}</span>
      </p>
      {hint && <p className="mt-0.5 text-ink-3">{hint}</p>}
    </>
  )
}
