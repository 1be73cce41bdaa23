/** A phrase that means more, or something else, than its single words, with the words that replace it. */
export type SetPhrase = {
  readonly words: RegExp
  readonly means: string
  readonly unless?: RegExp
  /** A word that every match contains, to skip the row quickly: there are many rows, and prompts are read at every keystroke. */
  readonly key?: string
}
