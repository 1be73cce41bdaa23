import { LIMITS } from '@easel/contract/limits'
import { qualitySchema, ratioOf } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { firstCharacters } from '@easel/contract/text-length'
import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import { loadChunk } from '#web/shared/lib/load-chunk.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { type Settings, useSettingsStore } from '../settings.store.ts'
import { refuseReference, useReferenceImage } from './reference-image.ts'

/** A file that was chosen, dropped or pasted: one that was made here brings its settings back, any other is the reference image. */
export async function takeFile(file: File): Promise<void> {
  const settings = refuseReference(file) === null ? settingsFrom(await readFile(file)) : null
  if (!settings) return useReferenceImage.getState().choose(file)
  useSettingsStore.getState().change(settings)
  notify.info({
    title: 'Settings restored from the picture',
    message: 'The form is as it was when this picture was made.',
    action: {
      label: 'Use as reference',
      onPress: () => void useReferenceImage.getState().choose(file),
    },
  })
}

/** What a file says, as the form takes it; null when it was not made here. Its words are a stranger's: only valid values count. */
export function settingsFrom(metadata: PictureMetadata | undefined): Partial<Settings> | null {
  // The mark and the style are what other tools' files lack.
  if (!metadata?.prompt || !metadata.sourceType || !metadata.style) return null
  const style = styleSchema.safeParse(metadata.style)
  const quality = qualitySchema.safeParse(metadata.quality)
  const { width, height, seed } = metadata
  const ratio = width && height ? ratioOf(width, height) : undefined
  return {
    prompt: firstCharacters(metadata.prompt, LIMITS.promptCharacters),
    negativePrompt: firstCharacters(metadata.negativePrompt ?? '', LIMITS.negativePromptCharacters),
    ...(style.success && { style: style.data }),
    ...(quality.success && { quality: quality.data }),
    ...(ratio && { aspectRatio: ratio }),
    ...(seed !== undefined && { seed: String(seed) }),
  }
}

async function readFile(file: File): Promise<PictureMetadata | undefined> {
  try {
    const { readMetadata } = await loadChunk(() => import('@easel/picture-metadata/read-metadata'))
    return readMetadata(new Uint8Array(await file.arrayBuffer()))
  } catch {
    return undefined
  }
}
