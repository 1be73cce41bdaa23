import { LIMITS } from '@easel/contract/limits'
import { modelIdSchema } from '@easel/contract/models/model-id'
import { closestRatio, qualitySchema, resolutionSchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { firstCharacters } from '@easel/contract/text-length'
import type { PictureMetadata } from '@easel/picture-metadata/picture-metadata'
import type { Settings } from '../settings.store.ts'
import { sizeSettings } from '../shape/size-settings.ts'

/** Form settings from a file, and a message about them. */
export type RestoredSettings = {
  readonly settings: Partial<Settings>
  readonly title: string
  readonly message: string
}

/** Converts a file's settings for the form; null if it has none. Its text is untrusted: only valid values are used. */
export function restoreSettings(metadata: PictureMetadata | undefined): RestoredSettings | null {
  if (!metadata?.prompt) return null
  if (metadata.tool) return fromOtherTool(metadata.prompt, metadata, metadata.tool)
  // Files made elsewhere lack our mark and style.
  if (!metadata.sourceType || !metadata.style) return null
  const style = styleSchema.safeParse(metadata.style)
  const quality = qualitySchema.safeParse(metadata.quality)
  const model = modelIdSchema.safeParse(metadata.chosenModel)
  const resolution = resolutionSchema.safeParse(metadata.resolution)
  const { width, height, seed } = metadata
  return {
    settings: {
      ...wordsOf(metadata.prompt, metadata),
      ...(style.success && { style: style.data }),
      ...(quality.success && { quality: quality.data }),
      model: model.success ? model.data : '',
      background: metadata.background === 'transparent' ? 'transparent' : 'opaque',
      resolution: resolution.success ? resolution.data : 'standard',
      ...(width && height && sizeSettings(width, height)),
      ...(seed !== undefined && { seed: String(seed) }),
    },
    title: 'Settings restored from the picture',
    message: 'The form is as it was when this picture was made.',
  }
}

/** A LoRA tag inside the prompt of some tools. */
const EXTRA_MODEL = /\s*<(?:lora|lyco|hypernet):[^<>]{1,200}>/gi

function fromOtherTool(prompt: string, metadata: PictureMetadata, tool: string): RestoredSettings | null {
  const words = prompt.replace(EXTRA_MODEL, '').trim()
  if (words === '') return null
  const { width, height, seed } = metadata
  const left = [
    words.length < prompt.trim().length && 'LoRA models',
    metadata.largeSeed !== undefined && 'its seed, which is larger than 4294967295',
    metadata.model !== undefined && 'model',
    metadata.sampler !== undefined && 'sampler',
    metadata.steps !== undefined && 'steps',
    metadata.guidance !== undefined && 'guidance',
  ].filter((part) => part !== false)
  return {
    settings: {
      ...wordsOf(words, metadata),
      ...(width && height && { aspectRatio: closestRatio(width, height), ...sizeSettings(width, height) }),
      seed: seed === undefined ? '' : String(seed),
    },
    title: `Settings taken from ${tool}`,
    message:
      left.length > 0
        ? `Prompt, shape and seed are in the form as far as the file has them. Not taken: ${left.join(', ')}.`
        : 'Prompt, shape and seed are in the form as far as the file has them.',
  }
}

function wordsOf(prompt: string, { negativePrompt = '' }: PictureMetadata): Partial<Settings> {
  return {
    prompt: firstCharacters(prompt, LIMITS.promptCharacters),
    negativePrompt: firstCharacters(negativePrompt, LIMITS.negativePromptCharacters),
  }
}
