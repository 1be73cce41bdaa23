import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { downloadName } from '#web/shared/pictures/download.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useReferenceImage } from './reference-image.ts'

/** Makes a picture of the library the form's reference; false when its file could not be read. */
export async function takeAsReference(generation: Generation): Promise<boolean> {
  try {
    const bytes = await client.storage.read(client.storage.url(generation.imageURL, { format: 'webp' }))
    const name = downloadName(generation, 'webp')
    await useReferenceImage.getState().choose(new File([bytes], name, { type: 'image/webp' }), generation.id)
    notify.success({ title: 'Set as reference image' })
    return true
  } catch {
    notify.error({ title: 'That picture could not be read' })
    return false
  }
}
