import { client } from '#web/shared/api/client.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { notify } from '#web/shared/ui/notify.tsx'

/** Puts the picture itself on the clipboard, as PNG: the one format every program pastes. */
export async function copyPicture(generation: Generation): Promise<void> {
  try {
    // The promise goes in as it is: some browsers allow the clipboard only in the very moment of the press.
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
