import { getConfig } from '@easel/contract/config'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { type Finding, find } from './check.ts'
import { CHECKS } from './checks.ts'
import { FindingRow } from './finding-row.tsx'
import type { Visitor } from './visitor.ts'

/** Runs every check when the page opens and on request, once the session is known; `children` are beside the button. */
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
          <FindingRow key={name} name={name} about={about} finding={findings[name]} />
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
