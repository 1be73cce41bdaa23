import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity'
import { ForbiddenPromptError } from '../drawn-picture.ts'
import { FORBIDDEN_WORDS, MINOR_WORDS, PEOPLE_WORDS, SUGGESTIVE_WORDS, UNDRESSING_WORDS } from '../lexicon/policy-words.ts'
import { names, readings } from './read-words.ts'

export type Policy = {
  /** Whether the policy refuses to draw this. A negative prompt may name what must not appear, but must not undress people. */
  readonly refuses: (text: { readonly prompt: string; readonly negativePrompt?: string }) => boolean
}

/**
 * Words of the library that have only one meaning: it detects them in any disguised spelling. Its other words also are birds, names, swords and
 * cockpits; where they matter, `policy-words.ts` lists them as whole words.
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

/** The product's content policy, plus the operator's own words and phrases. */
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

/** Throws `ForbiddenPromptError` when the product's own policy refuses the prompt. */
export function assertAllowed(prompt: string): void {
  if (own.refuses({ prompt })) throw new ForbiddenPromptError('The prompt contains content that is not allowed.')
}

/** Lowercase words of any script, separated by single spaces. */
function wholeWords(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
