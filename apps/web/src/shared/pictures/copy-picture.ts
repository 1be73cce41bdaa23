import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** Copies the picture as PNG, the format every program can paste. */
export async function copyPicture(generation: Generation): Promise<void> {
  try {
    // Passes a promise, because some browsers allow clipboard access only during the press itself.
    const picture = client.storage.read(client.storage.url(generation.imageURL, { format: 'png' }))
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })])
    notify.success({ title: 'Image copied' })
  } catch {
    const message = isSecureContext
      ? 'The browser did not allow it.'
      : 'Browsers copy pictures over https only. Download it instead.'
    notify.error({ title: 'Could not copy', message })
  }
}
