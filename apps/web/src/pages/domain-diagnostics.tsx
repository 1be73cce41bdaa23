import { DiagnosticsList } from '#web/features/diagnostics/diagnostics-list.tsx'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { breadcrumbData } from '#web/shared/lib/structured-data.ts'

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
  return (
    <div className="bg-panel px-(--gutter) py-16 max-md:py-10">
      <h1 className="display text-64">Domain diagnostics</h1>
      <p className="mt-4 mb-10 max-w-[44em] text-18 leading-normal text-ink-2">
        What this address is, and whether everything Easel needs works between your browser and its server.
        Nothing here is sent anywhere.
      </p>
      <div className="max-w-[860px]">
        <DiagnosticsList />
      </div>
    </div>
  )
}
