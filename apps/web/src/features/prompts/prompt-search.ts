import { isFound, readSearch } from '@easel/contract/search-text'
import { styleLabel } from '@easel/contract/styles'
import type { LibraryPrompt, PromptCategory } from '#web/content/prompts/prompt-library.ts'

export type PromptFilter = {
  /** Words that must all occur in prompt, category or style. */
  readonly search: string
  /** Category id, or empty for all. */
  readonly category: string
  /** Style id, or empty for all. */
  readonly style: string
}

/** Categories with matching prompts, without empty ones. */
export function filterPrompts(
  library: readonly PromptCategory[],
  { search, category, style }: PromptFilter,
): readonly PromptCategory[] {
  const wish = readSearch(search)
  const fits = (title: string, [promptStyle, , prompt]: LibraryPrompt) => {
    const text = `${prompt} ${title} ${styleLabel(promptStyle)}`
    return (!style || promptStyle === style) && isFound(text, wish)
  }
  return library
    .filter(({ id }) => !category || id === category)
    .map((entry) => ({ ...entry, prompts: entry.prompts.filter((prompt) => fits(entry.title, prompt)) }))
    .filter(({ prompts }) => prompts.length > 0)
}
