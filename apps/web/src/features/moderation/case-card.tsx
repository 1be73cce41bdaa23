import { LIMITS } from '@easel/contract/limits'
import { type ModerationAction, type ModerationCase, REPORT_REASONS } from '@easel/contract/moderation'
import { styleLabel } from '@easel/contract/styles'
import { useId, useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { useDecide } from '#web/shared/data/moderation.queries.ts'
import { relativeTime } from '#web/shared/lib/text/relative-time.ts'
import { Badge } from '#web/shared/ui/badge.tsx'
import { Button } from '#web/shared/ui/button.tsx'
import { TextInput } from '#web/shared/ui/fields/text-input.tsx'

const ACTIONS: Readonly<Record<'open' | 'hidden', readonly ModerationAction[]>> = {
  open: ['hide', 'dismiss'],
  hidden: ['restore'],
}
const LABELS = { hide: 'Hide picture', dismiss: 'Dismiss reports', restore: 'Restore picture' } as const

/** A picture waiting for a decision, with its reports. */
export function CaseCard({ item }: { readonly item: ModerationCase }) {
  const { picture, reports, report_count: count } = item
  return (
    <li className="grid grid-cols-[220px_minmax(0,1fr)] gap-4 p-4 max-md:grid-cols-1">
      <a
        href={picture.image_url}
        target="_blank"
        rel="noreferrer"
        className="mat block self-start overflow-hidden rounded-1"
      >
        <img
          src={client.storage.url(picture.image_url, { format: 'webp', width: 512 })}
          alt={picture.prompt}
          width={picture.width}
          height={picture.height}
          loading="lazy"
          className="max-h-80 w-full object-contain"
        />
      </a>
      <div className="grid content-start gap-3">
        <div>
          <h3 className="heading text-18 break-words">{picture.prompt}</h3>
          <p className="mt-1 flex flex-wrap items-center gap-1.5 text-ink-3">
            {styleLabel(picture.style)}
            {picture.is_hidden && <Badge tone="red">Hidden</Badge>}
            {!picture.is_public && <Badge>Not in the gallery</Badge>}
            {picture.trashed_at !== null && <Badge>In the trash</Badge>}
          </p>
        </div>
        {reports.length > 0 && (
          <ul className="grid gap-1.5">
            {reports.map((report) => (
              <li
                key={`${report.created_at}${report.reason}${report.note}`}
                className="flex flex-wrap gap-x-2"
              >
                <b className="font-semibold">
                  {REPORT_REASONS.find(({ id }) => id === report.reason)?.label}
                </b>
                <span className="min-w-0 break-words text-ink-2">{report.note}</span>
                <time dateTime={report.created_at} className="text-ink-3">
                  {relativeTime(Date.parse(report.created_at), Date.now())}
                </time>
              </li>
            ))}
            {count > reports.length && <li className="text-ink-3">… and {count - reports.length} more</li>}
          </ul>
        )}
        <Decision id={picture.id} actions={ACTIONS[picture.is_hidden ? 'hidden' : 'open']} />
      </div>
    </li>
  )
}

type DecisionProps = { readonly id: string; readonly actions: readonly ModerationAction[] }

/** Every decision needs a reason for the audit trail. */
function Decision({ id, actions }: DecisionProps) {
  const [reason, setReason] = useState('')
  const decide = useDecide(() => setReason(''))
  const field = useId()
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={field} className="sr-only">
        Reason
      </label>
      <div className="min-w-0 flex-1 basis-60 max-md:basis-full">
        <TextInput
          id={field}
          value={reason}
          maxLength={LIMITS.noteCharacters}
          placeholder="Why, for the audit trail"
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
      {actions.map((action) => (
        <Button
          key={action}
          variant={action === 'hide' ? 'danger' : 'plain'}
          disabled={reason.trim() === '' || decide.isPending}
          onClick={() => decide.mutate({ id, action, reason: reason.trim() })}
        >
          {LABELS[action]}
        </Button>
      ))}
    </form>
  )
}
