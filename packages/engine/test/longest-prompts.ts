/** Prompts of 500 characters that are as hard to read as possible: misspelled, unknown, endlessly joined, or without any words. */
export const LONGEST_PROMPTS: readonly string[] = [
  'zxqv '.repeat(100), 'a red fox and a blue dog on a table '.repeat(14).slice(0, 500), 'x'.repeat(500), '"'.repeat(500), 'n u d '.repeat(83),
  'elefnat hores kaslte drgaon '.repeat(18).slice(0, 500), 'and '.repeat(125), '🦊'.repeat(250),
]
