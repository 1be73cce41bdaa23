

/** Plants that turn any field into a flower field. */
export const FLOWER_FIELD_NOUNS: ReadonlySet<string> = new Set([
  'flower', 'rose', 'tulip', 'sunflower', 'daisy', 'poppy', 'lavender', 'dandelion', 'lily', 'bluebell', 'daffodil', 'hibiscus', 'wheat',
])
