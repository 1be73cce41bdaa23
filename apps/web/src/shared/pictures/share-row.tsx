import type { ShareLink } from '@easel/contract/shares'
import { Copy, Link2Off, Share2 } from 'lucide-react'
import { shareUrl, useRevokeShare } from '#web/shared/data/shares.queries.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { useCopy } from '#web/shared/ui/use-copy.ts'

/** One of the user's links, to copy and to revoke. */
export function ShareRow({ share }: { readonly share: ShareLink }) {
  const copy = useCopy()
  const revoke = useRevokeShare()
  const url = shareUrl(share)
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1">
      <span className="flex items-center gap-1">
        <input
          readOnly
          aria-label="Link"
          value={url}
          onFocus={(event) => event.target.select()}
          className="well figures h-(--control) min-w-0 flex-1 truncate rounded-3 px-2.5 text-12"
        />
        <IconButton label="Copy link" onClick={() => void copy(url, 'Link copied')}>
          <Copy size={16} aria-hidden="true" />
        </IconButton>
        {'share' in navigator && (
          <IconButton label="Share to an app" onClick={() => void shareOut(url)}>
            <Share2 size={16} aria-hidden="true" />
          </IconButton>
        )}
        <IconButton
          label="Revoke link"
          disabled={revoke.isPending}
          onClick={() => revoke.mutate(share.token)}
        >
          <Link2Off size={16} aria-hidden="true" />
        </IconButton>
      </span>
      <span className="text-12 text-ink-3">
        {share.show_prompt ? 'Shows the prompt' : 'Picture only'} ·{' '}
        {share.expires_at === null ? 'works until you revoke it' : `until ${momentText(share.expires_at)}`}
      </span>
    </div>
  )
}

/** By the system's share sheet; closing it needs no message. */
async function shareOut(url: string): Promise<void> {
  await navigator.share({ url }).catch(() => undefined)
}
