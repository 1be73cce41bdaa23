import { getReferences } from '@easel/contract/generations'
import { client } from '#web/shared/api/client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useReferenceImages } from './reference-images.ts'

/** Replaces the form's references with those of one of the user's pictures; without an id, clears them. */
export async function takeReferencesOf(id: string): Promise<void> {
  if (id === '') return useReferenceImages.getState().replace([])
  try {
    const { references } = await client.data.call(getReferences, { params: { id } })
    const found = references.flatMap(({ image, role }, index) =>
      image === null ? [] : [{ name: `Reference ${index + 1}`, dataUrl: image, role }],
    )
    useReferenceImages.getState().replace(found)
    const gone = references.length - found.length
    if (gone > 0)
      notify.warning({
        title: gone === 1 ? 'A reference image is gone' : `${gone} reference images are gone`,
      })
  } catch {
    notify.error({ title: 'The reference images could not be loaded' })
  }
}
