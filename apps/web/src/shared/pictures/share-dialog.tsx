import { useId, useState } from 'react'
import type { Generation } from '#web/shared/data/generation.ts'
import { shareUrl, useCreateShare, useShares } from '#web/shared/data/shares.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { Select } from '#web/shared/ui/fields/select.tsx'
import { Switch } from '#web/shared/ui/fields/switch.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'
import { ShareRow } from './share-row.tsx'

const LIFETIMES = [
  { days: '', label: 'Never' },
  { days: '1', label: 'In 1 day' },
  { days: '7', label: 'In 7 days' },
  { days: '30', label: 'In 30 days' },
] as const

type ShareDialogProps = {
  readonly generation: Pick<Generation, 'id' | 'prompt' | 'isHidden'>
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

/** Creates, lists and revokes links to one picture. */
export function ShareDialog({ generation, open, onOpenChange }: ShareDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Share by link"
      description="Anyone with the link can view this picture, no account needed."
    >
      <div className="grid gap-5 overflow-auto p-4">
        {generation.isHidden && (
          <p className="rounded-3 bg-gamboge-tint p-3 text-gamboge-ink">
            A moderator has hidden this picture: its links show nothing.
          </p>
        )}
        <NewLink generationId={generation.id} />
        <LinksOfPicture generationId={generation.id} />
      </div>
    </Dialog>
  )
}

function NewLink({ generationId }: { readonly generationId: string }) {
  const copy = useCopy()
  const create = useCreateShare((share) => void copy(shareUrl(share), 'Link copied'))
  const [showPrompt, setShowPrompt] = useState(true)
  const [days, setDays] = useState('')
  const ids = useId()
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate({ generationId, showPrompt, expiresInDays: days === '' ? null : Number(days) })
      }}
    >
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={`${ids}-prompt`} className="font-semibold">
          Show prompt and seed
        </label>
        <Switch id={`${ids}-prompt`} checked={showPrompt} onChange={setShowPrompt} />
      </div>
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={`${ids}-expiry`} className="font-semibold">
          Expires
        </label>
        <Select
          id={`${ids}-expiry`}
          value={days}
          onChange={(event) => setDays(event.target.value)}
          className="min-w-36"
        >
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime.days} value={lifetime.days}>
              {lifetime.label}
            </option>
          ))}
        </Select>
      </div>
      <Button type="submit" variant="act" size="large" full disabled={create.isPending}>
        Create link
      </Button>
    </form>
  )
}

function LinksOfPicture({ generationId }: { readonly generationId: string }) {
  const { shares, isError, error, refetch } = useShares(generationId)
  if (isError) return <LoadNote error={error} onRetry={() => void refetch()} />
  if (shares.length === 0) return null
  return (
    <section aria-label="Links to this picture" className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-semibold">Links</h3>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {shares.map((share) => (
          <li key={share.token}>
            <ShareRow share={share} />
          </li>
        ))}
      </ul>
    </section>
  )
}
