import { getConfig } from '@easel/contract/config'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { type Finding, find } from './check.ts'
import { CHECKS } from './checks.ts'
import type { Visitor } from './visitor.ts'

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

/** Every check, looked at anew when the page opens and on request, once it is known who is signed in; `children` stand beside the button. */
export function DiagnosticsList({ children }: { readonly children?: ReactNode }) {
  const [findings, setFindings] = useState<Readonly<Record<string, Finding>>>({})

  const { status } = useSession()
  const look = useCallback(() => {
    setFindings({})
    const visitor = visitorNow()
    for (const check of CHECKS)
      void find(check, visitor).then((finding) =>
        setFindings((known) => ({ ...known, [check.name]: finding })),
      )
  }, [])
  useEffect(() => {
    if (status !== 'checking') look()
  }, [look, status])

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
            <FindingView name={name} finding={findings[name]} />
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-wrap gap-2">
        <Button onClick={look}>Check again</Button>
        {children}
      </div>
    </>
  )
}

function visitorNow(): Visitor {
  const state = client.auth.state()
  const token = client.auth.token()
  return {
    hosts: () => client.data.call(getConfig, {}),
    ...(token && state.status === 'signed-in' && { session: { token, email: state.user.email } }),
  }
}

type FindingViewProps = { readonly name: string; readonly finding: Finding | undefined }

/** Every verdict stands in it and one is shown, so that whatever fills it in writes texts and one attribute alone. */
function FindingView({ name, finding }: FindingViewProps) {
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
