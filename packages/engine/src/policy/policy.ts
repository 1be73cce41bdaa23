import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { ForbiddenPromptError } from '../drawn-picture.ts'
import { FORBIDDEN_WORDS, MINOR_WORDS, PEOPLE_WORDS, SUGGESTIVE_WORDS, UNDRESSING_WORDS } from '../lexicon/policy-words.ts'
import { names, readings } from './read-words.ts'

export type Policy = {
  /** Whether no picture may be drawn of this. A negative prompt may name what must not appear, but not take someone's clothes off. */
  readonly refuses: (text: { readonly prompt: string; readonly negativePrompt?: string }) => boolean
}

/**
 * Of the library's words those that mean one thing only: it knows their spellings in all disguises. The others are birds, names, swords and
 * cockpits as well; where they matter, our own list has them as whole words.
 */
const UNAMBIGUOUS: ReadonlySet<string> = new Set(
  'blowjob,buttplug,cunt,deepthroat,dildo,ejaculate,fellatio,finger bang,fisting,gangbang,handjob,hentai,jerk off,kike,masturbate,nigger,orgasm,porn,tranny'.split(
    ',',
  ),
)
const disguised = new RegExpMatcher({
  ...englishDataset.removePhrasesIf(({ metadata }) => !UNAMBIGUOUS.has(metadata?.originalWord ?? '')).build(),
  ...englishRecommendedTransformers,
})

/** The product's content policy, and on top of it words and phrases of the operator's. */
export function createPolicy(more: readonly string[] = []): Policy {
  const added = more.map(wholeWords).filter((words) => words !== '')
  const addedLatin = new Set(added.map((words) => words.trim()))
  return {
    refuses: ({ prompt, negativePrompt = '' }) => {
      const whole = ` ${wholeWords(prompt)} `
      const asRead = readings(prompt)
      if (added.some((words) => whole.includes(` ${words} `))) return true
      if ([prompt, ...asRead].some((text) => disguised.hasMatch(text))) return true
      const undresses = readings(negativePrompt).some((text) => names(text, UNDRESSING_WORDS))
      return asRead.some(
        (text) =>
          names(text, FORBIDDEN_WORDS) ||
          names(text, addedLatin) ||
          (names(text, SUGGESTIVE_WORDS) && names(text, MINOR_WORDS)) ||
          (undresses && (names(text, PEOPLE_WORDS) || names(text, MINOR_WORDS))),
      )
    },
  }
}

const own = createPolicy()

/** Throws `ForbiddenPromptError` when the prompt names what the product's own policy refuses. */
export function assertAllowed(prompt: string): void {
  if (own.refuses({ prompt })) throw new ForbiddenPromptError('The prompt contains content that is not allowed.')
}

/** Words of any script in lower case, one space between them. */
function wholeWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
