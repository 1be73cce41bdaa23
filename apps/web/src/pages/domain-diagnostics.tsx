import { getOperator } from '@easel/contract/operator'
import { useEffect, useState } from 'react'
import { DiagnosticsList } from '#web/features/diagnostics/diagnostics-list.tsx'
import { InstallationCheck } from '#web/features/diagnostics/installation-check.tsx'
import { client } from '#web/shared/api/client.ts'
import { useSession } from '#web/shared/api/use-session.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'
import { ButtonLink } from '#web/shared/ui/button.tsx'

export function meta() {
  return pageMeta({
    path: PATHS.domainDiagnostics,
    title: 'Domain diagnostics',
    description:
      'Host, cookies, storage, service worker, API and realtime of this installation, each checked live from your browser.',
    picture: 'neon-sign',
    data: [breadcrumbData([{ path: PATHS.domainDiagnostics, name: 'Domain diagnostics' }])],
  })
}

export default function DomainDiagnosticsPage() {
  const isOperator = useIsOperator()
  return (
    <div className="bg-panel px-(--gutter) py-16 max-md:py-10">
      <h1 className="display text-64">Domain diagnostics</h1>
      <p className="mt-4 mb-10 max-w-[44em] text-18 leading-normal text-ink-2">
        Checks that your browser and the server have everything Easel needs. Results stay on this page.
      </p>
      <div className="max-w-[860px]">
        <DiagnosticsList>
          {isOperator && <ButtonLink to={PATHS.providers}>Status of the providers</ButtonLink>}
        </DiagnosticsList>
        {isOperator && <InstallationCheck />}
      </div>
    </div>
  )
}

function useIsOperator(): boolean {
  const { status } = useSession()
  const [isOperator, setOperator] = useState(false)
  useEffect(() => {
    setOperator(false)
    if (status !== 'signed-in') return
    client.data.call(getOperator, {}).then(
      ({ is_operator }) => setOperator(is_operator),
      // The checks above report failures.
      () => {},
    )
  }, [status])
  return isOperator
}
