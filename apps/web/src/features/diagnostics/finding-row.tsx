import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import type { Finding } from './check.ts'

const VERDICTS = [
  {
    verdict: 'good',
    word: 'Good',
    icon: CircleCheck,
    look: 'in-data-[verdict=good]:inline-flex text-viridian-ink',
  },
  {
    verdict: 'warning',
    word: 'Look at this',
    icon: TriangleAlert,
    look: 'in-data-[verdict=warning]:inline-flex text-gamboge-ink',
  },
  {
    verdict: 'bad',
    word: 'Not working',
    icon: CircleX,
    look: 'in-data-[verdict=bad]:inline-flex text-madder-ink',
  },
] as const

type FindingRowProps = {
  readonly name: string
  /** What the check finds out, in one line. */
  readonly about?: string
  /** Default `h2`. */
  readonly heading?: 'h2' | 'h3'
  /** Absent while it is looked for. */
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
      <FindingView name={name} finding={finding} />
    </li>
  )
}

/** Every verdict stands in it and one is shown, so that whatever fills it in writes texts and one attribute alone. */
function FindingView({ name, finding }: Pick<FindingRowProps, 'name' | 'finding'>) {
  return (
    <div
      data-finding={name}
      data-verdict={finding?.verdict ?? 'none'}
      suppressHydrationWarning
      className="max-md:mt-1.5"
    >
      <p className="flex gap-x-2">
        <span className="hidden items-center gap-2 text-ink-3 in-data-[verdict=none]:flex">
          <Spinner />
          Checking…
        </span>
        {VERDICTS.map(({ verdict, word, icon: Icon, look }) => (
          <b
            key={verdict}
            className={`hidden flex-none items-center gap-1.5 self-start font-semibold ${look}`}
          >
            <Icon size={16} aria-hidden="true" />
            {word}
          </b>
        ))}
        <span data-seen="" suppressHydrationWarning className="wrap-anywhere">
          {finding?.seen ?? ''}
        </span>
      </p>
      <p data-hint="" suppressHydrationWarning className="mt-0.5 text-ink-3 empty:hidden">
        {finding?.hint ?? ''}
      </p>
    </div>
  )
}
