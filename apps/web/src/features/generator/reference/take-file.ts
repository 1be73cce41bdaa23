import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { refuseReference, useReferenceImage } from './reference-image.ts'
import { restoreSettings } from './settings-from-file.ts'

/** A file that was chosen, dropped or pasted: one that says how it was made brings its settings, any other is the reference image. */
export async function takeFile(file: File): Promise<void> {
  const restored = refuseReference(file) === null ? restoreSettings(await readFile(file)) : null
  if (!restored) return useReferenceImage.getState().choose(file)
  const { settings, title, message } = restored
  useSettingsStore.getState().change(settings)
  notify.info({
    title,
    message,
    action: {
      label: 'Use as reference',
      onPress: () => void useReferenceImage.getState().choose(file),
    },
  })
}

async function readFile(file: File): Promise<PictureMetadata | undefined> {
  try {
    const { readMetadata } = await loadChunk(() => import('@easel/picture-metadata/read-metadata'))
    return readMetadata(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return undefined
  }
}
