import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { downloadName } from '#web/shared/pictures/download.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useReferenceImages } from './reference-images.ts'

/** Uses a library picture as reference; false when its file could not be read. */
export async function takeAsReference(generation: Generation): Promise<boolean> {
  try {
    const bytes = await client.storage.read(client.storage.url(generation.imageURL, { format: 'webp' }))
    const name = downloadName(generation, 'webp')
    const before = useReferenceImages.getState().images
    await useReferenceImages.getState().choose(new File([bytes], name, { type: 'image/webp' }), generation.id)
    const { images, error } = useReferenceImages.getState()
    if (images.length <= before.length) {
      notify.error({ title: error ?? 'That picture could not be read' })
      return false
    }
    notify.success({
      title: 'Set as reference image',
      ...(images.length > 1 && { message: `A prompt may call it @${images.length}.` }),
    })
    return true
  } catch {
    notify.error({ title: 'That picture could not be read' })
    return false
  }
}
