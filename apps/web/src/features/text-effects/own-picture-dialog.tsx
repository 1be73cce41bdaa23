import { useInfiniteQuery } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { useUserId } from '#web/shared/api/use-session.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

type OwnPicture = { readonly id: string; readonly prompt: string; readonly image_url: string }

type OwnPictureDialogProps = {
  readonly title: string
  /** Shown when there is nothing to choose. */
  readonly empty: string
  /** Only this provider's pictures. */
  readonly provider?: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly onChoose: (picture: OwnPicture) => void
}

/** Chooses one of the user's pictures. */
export function OwnPictureDialog({
  title,
  empty,
  provider,
  open,
  onOpenChange,
  onChoose,
}: OwnPictureDialogProps) {
  const userId = useUserId()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title}>
      {userId === null ? (
        <div className="grid justify-items-start gap-3 p-4">
          <p className="text-ink-2">Sign in to use the pictures of your library.</p>
          <ButtonLink variant="act" to={PATHS.auth} state={{ from: PATHS.textEffects }}>
            Sign In
          </ButtonLink>
        </div>
      ) : (
        <Choice
          empty={empty}
          provider={provider}
          onChoose={(picture) => {
            onChoose(picture)
            onOpenChange(false)
          }}
        />
      )}
    </Dialog>
  )
}

type ChoiceProps = {
  readonly empty: string
  readonly provider: string | undefined
  readonly onChoose: (picture: OwnPicture) => void
}

function Choice({ empty, provider, onChoose }: ChoiceProps) {
  const list = useInfiniteQuery(generationsQuery(provider === undefined ? {} : { provider }))
  const pictures = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isPending)
    return (
      <p className="flex items-center gap-2 p-4 text-ink-2">
        <Spinner /> Loading your pictures…
      </p>
    )
  if (list.isError) return <LoadNote error={list.error} className="p-4" onRetry={() => void list.refetch()} />
  if (pictures.length === 0) return <p className="p-4 text-ink-2">{empty}</p>
  return (
    <div className="min-h-0 overflow-auto p-(--grout)">
      <ul className="grid grid-cols-3 gap-(--grout)">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={`Use: ${picture.prompt}`}
              onClick={() => onChoose(picture)}
              className="block aspect-square w-full overflow-hidden rounded-1 bg-mat hover:shadow-[0_0_0_2px_var(--ink)]"
            >
              <img
                src={client.storage.url(picture.image_url, { format: 'webp', width: 256 })}
                alt=""
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <Button
          full
          className="mt-2"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </div>
  )
}
