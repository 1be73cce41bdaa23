import type { EndpointRequest } from '@easel/contract/endpoint'
import { createDownload, type DownloadFormat } from '@easel/contract/library/downloads'
import type { BulkAction } from '@easel/contract/library/library'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import {
  generationsText,
  useChangeGenerations,
  useDeleteGenerations,
} from '#web/shared/data/generations.queries.ts'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { prepareGallery } from '#web/shared/data/publication.queries.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

/** Actions on any number of pictures, with their messages. */
export function useLibraryActions() {
  const cache = useQueryClient()
  const preferences = usePreferences()
  const change = useChangeGenerations()
  const deletion = useDeleteGenerations()
  const showError = useErrorToast()

  const allowGallery = useMutation({
    mutationFn: (_ids: readonly string[]) => prepareGallery(cache, { public_gallery_opt_in: true }),
    onSuccess: (_, ids) => publish(ids, true),
    onError: (error) => showError(error),
  })

  function publish(ids: readonly string[], value: boolean) {
    run(
      ids,
      { action: 'publish', value },
      value ? 'Publishing' : 'Making private',
      value ? 'Published in the gallery' : 'Private again',
    )
  }

  /** `done`: the message for the number of changed pictures, since the work can be stopped early. */
  function run(
    ids: readonly string[],
    action: BulkAction,
    doing: string,
    done?: string | ((count: number) => string),
  ) {
    // Not `mutate`'s callbacks, which are dropped when the page is left or another action starts.
    change.mutateAsync({ ids, change: action, doing }).then(
      ({ length }) => done && notify.success({ title: typeof done === 'string' ? done : done(length) }),
      (error) => showError(error, { onRetry: () => run(ids, action, doing, done) }),
    )
  }

  return {
    isBusy: change.isPending || deletion.isPending,
    favorite: (ids: readonly string[], value: boolean) =>
      run(ids, { action: 'favorite', value }, value ? 'Adding to favorites' : 'Removing from favorites'),
    publish,
    /** Whether the account allows publishing; undefined until known. */
    allowsGallery: preferences?.public_gallery_opt_in,
    allowAndPublish: (ids: readonly string[]) => allowGallery.mutate(ids),
    tag: (ids: readonly string[], tag: string) =>
      run(ids, { action: 'tag', add: [tag], remove: [] }, `Tagging “${tag}”`, `Tagged “${tag}”`),
    /** To this collection only; null removes them from all. */
    move: (ids: readonly string[], to: { readonly id: string; readonly name: string } | null) =>
      run(
        ids,
        { action: 'move', collection_id: to?.id ?? null },
        to ? `Moving to ${to.name}` : 'Taking out of all collections',
        to ? `Moved to ${to.name}` : 'Taken out of all collections',
      ),
    /** To one more collection. */
    collect: (ids: readonly string[], to: { readonly id: string; readonly name: string }) =>
      run(ids, { action: 'collect', collection_id: to.id }, `Adding to ${to.name}`, `Added to ${to.name}`),
    trash: (ids: readonly string[]) => deletion.mutate(ids),
    restore: (ids: readonly string[]) =>
      run(ids, { action: 'restore' }, 'Restoring', (count) => generationsText(count, 'restored')),
    deleteForGood: (ids: readonly string[]) =>
      run(ids, { action: 'delete' }, 'Deleting for good', (count) =>
        generationsText(count, 'deleted for good'),
      ),
  }
}

export type DownloadRequest = EndpointRequest<typeof createDownload>['body'] & {
  readonly format: DownloadFormat
}

/** Requests a link to one picture or a ZIP of many, and has the browser save it. */
export function useDownload(onDone: () => void) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (body: DownloadRequest) => client.data.call(createDownload, { body }),
    onSuccess: ({ url, file_name }) => {
      const link = document.createElement('a')
      link.href = url
      link.download = file_name
      link.click()
      notify.success({ title: 'Download started', message: file_name })
      onDone()
    },
    onError: (error) => showError(error),
  })
}
