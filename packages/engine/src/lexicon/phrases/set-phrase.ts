/** Words that are read in place of others, which mean more or something else than word by word. */
export type SetPhrase = {
  readonly words: RegExp
  readonly means: string
  readonly unless?: RegExp
  /** A word without which the row is not worth a look: there are many, and prompts are read at every key. */
  readonly key?: string
}
