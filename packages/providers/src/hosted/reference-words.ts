import type { ImageRequest, ReferenceRole } from '../image-provider.ts'

/** A reference in a prompt: `@2`, but not inside an email address. */
const MENTION = /(?<![\w@.])@(\d{1,2})(?![\w@])/g

/** Rewrites references for models: `@2` becomes `image 2`, and references to missing pictures are removed. */
export function namingReferences(
  { prompt, references = [] }: Pick<ImageRequest, 'prompt' | 'references'>,
  shown: number,
): string {
  if (references.length === 0) return prompt
  const named = prompt.replaceAll(MENTION, (mention, digits: string) => {
    const number = Number(digits)
    if (number < 1 || number > references.length) return mention
    if (number > shown) return ''
    return references.length === 1 || shown === 1 ? 'the reference picture' : `image ${number}`
  })
  const words = named.replaceAll(/ {2,}/g, ' ').trim()
  return words === '' ? prompt : words
}

/** Sentences that tell a model each picture's role; empty if none was given. */
export function roleWords({ references = [] }: Pick<ImageRequest, 'references'>, shown: number): string {
  const isOne = references.length === 1 || shown === 1
  return references
    .slice(0, shown)
    .flatMap(({ role }, index) =>
      role === undefined ? [] : [sentence(role, isOne ? 'the reference picture' : `image ${index + 1}`)],
    )
    .join(' ')
}

function sentence(role: ReferenceRole, picture: string): string {
  if (role === 'subject') return `Show the subject of ${picture}.`
  if (role === 'style') return `Take only the style of ${picture}, not what it shows.`
  return `Arrange things as in ${picture}, with nothing else of it.`
}
