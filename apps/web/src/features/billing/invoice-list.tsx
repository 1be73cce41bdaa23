import type { Invoice } from '@easel/contract/billing'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { billingQuery, invoicesQuery } from '#web/shared/data/billing.queries.ts'
import { dateText } from '#web/shared/lib/text/moment-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

const STATES = {
  draft: { label: 'Draft', tone: 'neutral' },
  open: { label: 'Open', tone: 'yellow' },
  paid: { label: 'Paid', tone: 'green' },
  uncollectible: { label: 'Not paid', tone: 'red' },
  void: { label: 'Void', tone: 'neutral' },
} as const

/** Invoices; hidden where nothing is on sale. */
export function InvoiceList() {
  const { data: billing } = useQuery(billingQuery())
  const invoices = useQuery({ ...invoicesQuery(), enabled: billing?.has_portal === true })
  if (!billing?.is_configured) return null
  return (
    <section aria-labelledby="invoices" className="card rounded-4 p-5">
      <h2 id="invoices" className="heading mb-3 text-22">
        Invoices
      </h2>
      {billing.has_portal && invoices.isPending && (
        <div role="status" aria-label="Loading invoices" className="skeleton h-20" />
      )}
      {invoices.isError && <LoadNote error={invoices.error} onRetry={() => void invoices.refetch()} />}
      {(!billing.has_portal || invoices.data?.items.length === 0) && (
        <p className="text-ink-2">There are none yet.</p>
      )}
      {invoices.data && invoices.data.items.length > 0 && (
        <ul className="divide-y divide-line">
          {invoices.data.items.map((invoice) => (
            <InvoiceRow key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  )
}

function InvoiceRow({ invoice }: { readonly invoice: Invoice }) {
  const { amount, currency, number, status, url } = invoice
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
      <span className="min-w-28 flex-1">{dateText(invoice.created_at)}</span>
      <span className="figures text-12 text-ink-3">{number}</span>
      <Badge tone={STATES[status].tone}>{STATES[status].label}</Badge>
      <span className="figures w-20 text-right">{moneyOf(amount, currency)}</span>
      {url && (
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          aria-label={`Open invoice ${number ?? ''}`}
          className="grid size-8 place-items-center rounded-3 text-ink-2 max-md:size-11 hover:bg-hover hover:text-ink"
        >
          <ExternalLink size={14} aria-hidden="true" />
        </a>
      )}
    </li>
  )
}

/** Amounts are in the smallest unit, and currencies have zero, two or three decimals. */
function moneyOf(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}
