import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from '../settings.store.ts'
import { refuseReference, useReferenceImages } from './reference-images.ts'
import { restoreSettings } from './settings-from-file.ts'

/** Handles chosen, dropped or pasted files: several are references, whatever their metadata. */
export async function takeFiles(files: readonly File[]): Promise<void> {
  const [only] = files
  if (only && files.length === 1) return takeFile(only)
  const { choose, refuse } = useReferenceImages.getState()
  let refusal: string | undefined
  for (const file of files) {
    await choose(file)
    const { error } = useReferenceImages.getState()
    if (error) refusal ??= `${file.name}: ${error}`
  }
  // A later success must not hide it.
  if (refusal !== undefined) refuse(refusal)
}

/** A single file: if it contains settings they fill the form, otherwise it is a reference. */
async function takeFile(file: File): Promise<void> {
  const restored = refuseReference(file) === null ? restoreSettings(await readFile(file)) : null
  if (!restored) return useReferenceImages.getState().choose(file)
  const { settings, title, message } = restored
  useSettingsStore.getState().change(settings)
  notify.info({
    title,
    message,
    action: {
      label: 'Use as reference',
      onPress: () => void useReferenceImages.getState().choose(file),
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
