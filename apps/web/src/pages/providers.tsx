import type { ProvidersStatus } from '@easel/contract/providers'
import { useQuery } from '@tanstack/react-query'
import { BackupNote } from '#web/features/providers/backup-note.tsx'
import { ProviderCard } from '#web/features/providers/provider-card.tsx'
import { formatUsd } from '#web/shared/data/cost.ts'
import { providersQuery } from '#web/shared/data/providers.queries.ts'
import { pageMeta } from '#web/shared/lib/page-meta.ts'
import { PageTitle } from '#web/shared/ui/page-title.tsx'
import { RestrictedPage } from './parts/restricted-page.tsx'

export const handle = { title: 'Providers' }

export function meta() {
  return pageMeta({
    title: 'Providers',
    description: 'Providers of pictures, speech and prompt help, and how each is doing.',
  })
}

/** For the operator; everyone else gets the page for an unknown address. */
export default function ProvidersPage() {
  const status = useQuery(providersQuery())
  return (
    <RestrictedPage reading={status} isAllowed={({ isOperator }) => isOperator}>
      {(data) => <Providers status={data} />}
    </RestrictedPage>
  )
}

function Providers({ status }: { readonly status: ProvidersStatus }) {
  const { items, spentTodayUsd, capUsd, backup } = status
  const missing = items.filter(({ isConfigured }) => !isConfigured)
  const spent = `${formatUsd(spentTodayUsd)} ${capUsd === null ? 'spent today, no cap set' : `of ${formatUsd(capUsd)} spent today`}`
  return (
    <div className="mx-auto max-w-[1080px] pb-12">
      <PageTitle title="Providers" lead={spent} />
      <ul className="border-t border-line">
        {items
          .filter(({ isConfigured }) => isConfigured)
          .map((provider) => (
            <ProviderCard key={provider.id} provider={provider} />
          ))}
      </ul>
      {backup && <BackupNote backup={backup} />}
      {missing.length > 0 && (
        <section aria-labelledby="not-set-up" className="p-4">
          <h2 id="not-set-up" className="heading text-18">
            Not set up
          </h2>
          <p className="mt-1 text-ink-3">Set a provider’s variable and restart the server to use it.</p>
          <dl className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(240px,1fr))] gap-x-6 gap-y-2.5">
            {missing.map(({ id, label, variable }) => (
              <div key={id}>
                <dt className="font-medium">{label}</dt>
                <dd className="figures text-12 break-words text-ink-3">{variable}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}
