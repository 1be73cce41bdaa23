import { createDownload } from '@easel/contract/library/downloads'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '#web/shared/api/client.ts'
import { type Generation, toGeneration } from '#web/shared/data/generation.ts'
import { generationsQuery } from '#web/shared/data/generations.queries.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { Dialog } from '#web/shared/ui/dialog.tsx'
import { LoadNote } from '#web/shared/ui/load-note.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

type LibraryPickerProps = {
  readonly onClose: () => void
  readonly onFile: (file: File) => void
}

/** Opens one of the user's pictures in a tool. */
export function LibraryPicker({ onClose, onFile }: LibraryPickerProps) {
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(generationsQuery())
  const [loading, setLoading] = useState<string | null>(null)
  const showError = useErrorToast()
  const pictures = (data?.pages ?? []).flatMap(({ items }) => items).map(toGeneration)

  async function choose(picture: Generation) {
    setLoading(picture.id)
    try {
      onFile(await fetchPicture(picture))
      onClose()
    } catch (error) {
      showError(error)
      setLoading(null)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Your library"
      description="Choose a picture"
    >
      <div className="quiet-scroll min-h-40 overflow-auto p-3">
        {isPending && <p className="p-4 text-ink-3">Loading…</p>}
        {error && (
          <LoadNote
            what="Your pictures could not be loaded."
            error={error}
            className="p-4"
            onRetry={() => void refetch()}
          />
        )}
        {data && pictures.length === 0 && <p className="p-4 text-ink-3">You have not made a picture yet.</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(110px,1fr))] gap-1.5">
          {pictures.map((picture) => (
            <li key={picture.id}>
              <button
                type="button"
                disabled={loading !== null}
                onClick={() => void choose(picture)}
                className="block aspect-square w-full overflow-hidden rounded-1 bg-mat disabled:opacity-60"
              >
                <img
                  src={client.storage.url(picture.imageURL, { format: 'webp', width: 256 })}
                  alt={picture.prompt}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
        {hasNextPage && (
          <Button
            className="mx-auto mt-3 flex"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            More
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** The file as saved, with its metadata, which one of the tools reads. */
async function fetchPicture({ id }: Generation): Promise<File> {
  const body = { ids: [id], format: 'png' as const, metadata: 'keep' as const }
  const { url, file_name } = await client.data.call(createDownload, { body })
  const blob = await client.storage.read(url)
  return new File([blob], file_name, { type: blob.type })
}
