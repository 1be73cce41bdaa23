import { WEBHOOK_LIMITS, type Webhook, type WebhookDelivery } from '@easel/contract/programs/webhooks'
import { ChevronRight } from 'lucide-react'
import { useDeliveries, useReplay } from '#web/shared/data/webhooks.queries.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { outcomeOf } from './webhook-words.ts'

type DeliveryLogProps = {
  readonly webhook: Webhook
  readonly title: string
  readonly onClose: () => void
}

/** A webhook's sent and waiting deliveries with their results. */
export function DeliveryLog({ webhook, title, onClose }: DeliveryLogProps) {
  const log = useDeliveries(webhook.id)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Deliveries to ${title}`}
      description={`Kept for a week, the last ${WEBHOOK_LIMITS.log} that ended`}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 overflow-y-auto p-4">
        {log.isPending && <div role="status" aria-label="Loading deliveries" className="skeleton h-16" />}
        {log.isError && log.deliveries.length === 0 && (
          <LoadNote error={log.error} onRetry={() => void log.refetch()} />
        )}
        {log.isSuccess && log.deliveries.length === 0 && (
          <p className="text-ink-2">Nothing sent yet. Close this and press Test to send a message now.</p>
        )}
        {log.deliveries.length > 0 && (
          <ul className="divide-y divide-line">
            {log.deliveries.map((delivery) => (
              <DeliveryRow key={delivery.id} webhookId={webhook.id} delivery={delivery} />
            ))}
          </ul>
        )}
        <LoadMore
          hasMore={log.hasNextPage}
          loading={log.isFetchingNextPage}
          failed={log.isFetchNextPageError}
          onLoad={() => void log.fetchNextPage()}
        />
      </div>
    </Dialog>
  )
}

const STATES = {
  waiting: { tone: 'yellow', label: 'Waiting' },
  delivered: { tone: 'green', label: 'Delivered' },
  failed: { tone: 'red', label: 'Failed' },
} as const

function DeliveryRow({
  webhookId,
  delivery,
}: {
  readonly webhookId: string
  readonly delivery: WebhookDelivery
}) {
  const replay = useReplay(webhookId)
  const { tone, label } = STATES[delivery.status]
  const { attempts, took_ms: took, next_at: next, created_at: made } = delivery

  async function again() {
    const { item } = await replay.mutateAsync(delivery.id)
    if (item.status === 'delivered') notify.success({ title: 'Delivered', message: outcomeOf(item) })
    else notify.error({ title: 'Not delivered', message: outcomeOf(item) })
  }

  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1.5 py-3 first:pt-0">
      <div className="flex flex-wrap items-center gap-2">
        <code translate="no" className="figures font-semibold">
          {delivery.type}
        </code>
        <Badge tone={tone}>{label}</Badge>
        <Button
          size="small"
          className="ml-auto"
          aria-label={`Send ${delivery.type} of ${momentText(made)} again`}
          disabled={replay.isPending}
          onClick={() => void again().catch(() => {})}
        >
          {replay.isPending && <Spinner />}
          {delivery.status === 'waiting' ? 'Send now' : 'Replay'}
        </Button>
      </div>
      <p className="text-12 text-ink-3">
        {momentText(made)} · {outcomeOf(delivery)}
        {attempts > 0 && ` · ${countText(attempts, 'attempt')}`}
        {took !== null && ` · ${took < 1_000 ? `${took} ms` : `${Math.round(took / 1_000)} s`}`}
        {next !== null && attempts > 0 && ` · next attempt ${momentText(next)}`}
      </p>
      <details className="group/message text-12">
        <summary className="flex h-8 w-fit items-center gap-1.5 pr-2 text-ink-2 max-md:h-11">
          <ChevronRight
            size={14}
            aria-hidden="true"
            className="transition-transform duration-(--toggle) ease-out group-open/message:rotate-90"
          />
          Message
        </summary>
        <p translate="no" className="figures break-all text-ink-3">
          webhook-id: {delivery.id}
        </p>
        <pre
          translate="no"
          className="quiet-scroll figures mt-1.5 max-h-60 overflow-auto rounded-3 bg-sunken p-3 hairline"
        >
          {JSON.stringify(JSON.parse(delivery.body), null, 2)}
        </pre>
      </details>
    </li>
  )
}
