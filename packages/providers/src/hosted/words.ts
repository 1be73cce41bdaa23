import type { ImageRequest } from '../image-provider.ts'
import { STYLE_WORDS } from '../style-words.ts'
import { seedFor } from './model-row.ts'
import { namingReferences, roleWords } from './reference-words.ts'

/**
 * Prompt and negative prompt for a model, each with the style's words. A model that sees references, instead of drawing over the first, is told
 * what each of the `shown` is for.
 */
export function wordsFor(
  request: ImageRequest,
  shown = 0,
): {
  readonly prompt: string
  readonly negativePrompt: string
} {
  const { negativePrompt = '', style } = request
  const roles = roleWords(request, shown)
  const named = namingReferences(request, Math.max(shown, 1))
  const prompt = roles === '' ? named : `${named}. ${roles}`
  const words = style !== undefined && Object.hasOwn(STYLE_WORDS, style) ? STYLE_WORDS[style] : undefined
  if (!words) return { prompt, negativePrompt }
  return {
    prompt: roles === '' ? `${prompt}, ${words.with}` : `${named}, ${words.with}. ${roles}`,
    negativePrompt: negativePrompt === '' ? words.without : `${negativePrompt}, ${words.without}`,
  }
}

/** Some self-hosted servers execute commands in prompts, so they are removed from untrusted text. */
export function withoutCommands(words: string): string {
  return words.replaceAll(/<\/?sd_cpp_extra_args>/gi, ' ')
}

/** Warnings for the parts of a request that a model does not support. */
export function warningsFor(
  { style, negativePrompt, seed, references = [], referenceStrength }: ImageRequest,
  model: {
    readonly name: string
    readonly seed: boolean
    /** Max seed; default: the product's. */
    readonly maxSeed?: number | undefined
    readonly negativePrompt: boolean
    readonly reference: boolean
    /** Default 1. */
    readonly maxReferences?: number
    /** Whether it supports a reference strength. */
    readonly strength: boolean
  },
): string[] {
  const warnings: string[] = []
  if (style !== undefined && !Object.hasOwn(STYLE_WORDS, style))
    warnings.push('This style has no words of its own here.')
  if (negativePrompt && !model.negativePrompt)
    warnings.push(`${model.name} takes no negative prompt; it was left out.`)
  if (seed !== undefined && !model.seed) warnings.push(`${model.name} takes no seed.`)
  const sent = seed === undefined ? undefined : seedFor(model, seed)
  if (sent !== undefined && sent !== seed)
    warnings.push(`${model.name} drew with seed ${sent} instead of ${seed}.`)
  return [...warnings, ...referenceWarnings(references, referenceStrength, model)]
}

/** Warnings about reference pictures. */
export function referenceWarnings(
  references: NonNullable<ImageRequest['references']>,
  strength: number | undefined,
  model: {
    readonly name: string
    readonly reference: boolean
    readonly maxReferences?: number
    readonly strength: boolean
  },
): string[] {
  const { length } = references
  if (length === 0) return []
  if (!model.reference)
    return [
      length === 1
        ? `${model.name} takes no reference picture; it was left out.`
        : `${model.name} takes no reference pictures; they were left out.`,
    ]
  const { maxReferences = 1 } = model
  const warnings: string[] = []
  if (length > maxReferences)
    warnings.push(
      maxReferences === 1
        ? `${model.name} takes one reference picture; of ${length} the first was used.`
        : `${model.name} takes ${maxReferences} reference pictures; of ${length} the first ${maxReferences} were used.`,
    )
  if (strength !== undefined && !model.strength)
    warnings.push(`${model.name} weighs the reference picture by itself.`)
  // A model that draws over a picture uses all of it.
  if (model.strength && references[0]?.role !== undefined)
    warnings.push(`${model.name} draws over the reference picture, whatever its role.`)
  return warnings
}
