import type { ImageRequest } from '../image-provider.ts'
import { STYLE_WORDS } from '../style-words.ts'

/** The words that a model is sent: the prompt with the style's, and what must not appear with the style's. */
export function wordsFor({ prompt, negativePrompt = '', style }: ImageRequest): {
  readonly prompt: string
  readonly negativePrompt: string
} {
  const words = style !== undefined && Object.hasOwn(STYLE_WORDS, style) ? STYLE_WORDS[style] : undefined
  if (!words) return { prompt, negativePrompt }
  return {
    prompt: `${prompt}, ${words.with}`,
    negativePrompt: negativePrompt === '' ? words.without : `${negativePrompt}, ${words.without}`,
  }
}

/** Some image servers of one's own read commands out of prompts: a stranger's words must not carry any. */
export function withoutCommands(words: string): string {
  return words.replaceAll(/<\/?sd_cpp_extra_args>/gi, ' ')
}

/** What was asked for and is not done, a sentence each, as far as it follows from what the model honors. */
export function warningsFor(
  { style, negativePrompt, seed, reference, referenceStrength }: ImageRequest,
  model: {
    readonly name: string
    readonly seed: boolean
    readonly negativePrompt: boolean
    readonly reference: boolean
    /** Whether it can be told how strongly the reference steers. */
    readonly strength: boolean
  },
): string[] {
  const warnings: string[] = []
  if (style !== undefined && !Object.hasOwn(STYLE_WORDS, style))
    warnings.push('This style has no words of its own here.')
  if (negativePrompt && !model.negativePrompt)
    warnings.push(`${model.name} takes no negative prompt; it was left out.`)
  if (seed !== undefined && !model.seed) warnings.push(`${model.name} takes no seed.`)
  if (reference && !model.reference)
    warnings.push(`${model.name} takes no reference picture; it was left out.`)
  if (reference && model.reference && referenceStrength !== undefined && !model.strength)
    warnings.push(`${model.name} weighs the reference picture by itself.`)
  return warnings
}
