import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { type Finding, find } from './check.ts'
import { CHECKS } from './checks.ts'

const VERDICTS = {
  good: { word: 'Good', icon: CircleCheck, tone: 'text-viridian-ink' },
  warning: { word: 'Look at this', icon: TriangleAlert, tone: 'text-gamboge-ink' },
  bad: { word: 'Not working', icon: CircleX, tone: 'text-madder-ink' },
} as const

/** Every check, looked at anew when the page opens and on request. */
export function DiagnosticsList() {
  const [findings, setFindings] = useState<Readonly<Record<string, Finding>>>({})

  const look = useCallback(() => {
    setFindings({})
    for (const check of CHECKS)
      void find(check).then((finding) => setFindings((known) => ({ ...known, [check.name]: finding })))
  }, [])
  useEffect(look, [look])

  return (
    <>
      <ul className="border-b border-line-2">
        {CHECKS.map(({ name, about }) => (
          <li
            key={name}
            className="grid min-h-[74px] grid-cols-[220px_minmax(0,1fr)] gap-x-6 border-t border-line-2 py-3.5 max-md:min-h-[152px] max-md:grid-cols-1 max-md:content-start"
          >
            <div>
              <h2 className="text-16 font-[550]">{name}</h2>
              <p className="text-ink-3">{about}</p>
            </div>
            <FindingView finding={findings[name]} />
          </li>
        ))}
      </ul>
      <Button className="mt-6" onClick={look}>
        Check again
      </Button>
    </>
  )
}

function FindingView({ finding }: { readonly finding: Finding | undefined }) {
  if (!finding)
    return (
      <p className="flex items-center gap-2 text-ink-3">
        <Spinner />
        Checking…
      </p>
    )
  const { word, icon: Icon, tone } = VERDICTS[finding.verdict]
  return (
    <div className="max-md:mt-1.5">
      <p className="flex flex-wrap items-center gap-x-2">
        <b className={`inline-flex items-center gap-1.5 font-semibold ${tone}`}>
          <Icon size={16} aria-hidden="true" />
          {word}
        </b>
        <span className="wrap-anywhere">{finding.seen}</span>
      </p>
      {finding.hint && <p className="mt-0.5 text-ink-3">{finding.hint}</p>}
    </div>
  )
}
