import { client } from '#web/shared/api/client.ts'
import { useShares } from '#web/shared/data/shares.queries.ts'
import { inSite } from '#web/shared/lib/site-base.ts'
import { ShareRow } from '#web/shared/pictures/share-row.tsx'
import { LoadMore } from '#web/shared/ui/load-more.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'

/** All of the user's working links, newest first. */
export function ShareLinkList() {
  const list = useShares()
  if (list.isPending) return <div role="status" aria-label="Loading share links" className="skeleton h-16" />
  if (list.isError && list.shares.length === 0)
    return <LoadNote error={list.error} onRetry={() => void list.refetch()} />
  if (list.shares.length === 0)
    return <p className="text-ink-2">No active links. You can make one from a picture’s menu.</p>
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {list.shares.map((share) => (
          <li key={share.token} className="flex items-center gap-3">
            <img
              src={client.storage.url(inSite(`/images/shared/${share.token}.webp`), { width: 128 })}
              alt=""
              loading="lazy"
              className="size-14 flex-none rounded-1 bg-(--skeleton) object-cover"
            />
            <ShareRow share={share} />
          </li>
        ))}
      </ul>
      <LoadMore
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        failed={list.isFetchNextPageError}
        onLoad={() => void list.fetchNextPage()}
      />
    </>
  )
}
