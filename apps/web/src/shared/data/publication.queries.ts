import { publishGeneration, unpublishGeneration } from '@easel/contract/gallery/gallery'
import { type Preferences, updatePreferences } from '@easel/contract/preferences'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { GALLERY_KEY } from '#web/shared/data/gallery.queries.ts'
import { applyGenerationUpdated } from '#web/shared/data/generation-lists.ts'
import { applyPreferencesChanged } from '#web/shared/data/preferences.queries.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

type Publication = {
  readonly generationId: string
  /** Account settings needed before publishing: permission, and the public name. */
  readonly preferences: Partial<Preferences>
}

/** Changes the account settings that publishing requires. */
export async function prepareGallery(cache: QueryClient, changes: Partial<Preferences>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  const preferences = await client.data.call(updatePreferences, { body: changes })
  applyPreferencesChanged(cache, { preferences })
}

export function usePublish(onDone: () => void) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async ({ generationId, preferences }: Publication) => {
      await prepareGallery(cache, preferences)
      return client.data.call(publishGeneration, { params: { id: generationId } })
    },
    onSuccess: (generation) => {
      applyPublication(cache, { generation })
      notify.success({ title: 'Published in the gallery' })
      onDone()
    },
    onError: (error) => showError(error),
  })
}

export function useUnpublish(onDone: () => void) {
  const cache = useQueryClient()
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (generationId: string) =>
      client.data.call(unpublishGeneration, { params: { id: generationId } }),
    onSuccess: (generation) => {
      applyPublication(cache, { generation })
      notify.success({ title: 'Private again' })
      onDone()
    },
    onError: (error) => showError(error),
  })
}

function applyPublication(cache: QueryClient, payload: Parameters<typeof applyGenerationUpdated>[1]): void {
  applyGenerationUpdated(cache, payload)
  void cache.invalidateQueries({ queryKey: GALLERY_KEY })
}
