import { VERBS, type Verb } from '../lexicon/verbs.ts'

export type Tense = 'base' | 'third' | 'past' | 'participle' | 'progressive'

/** A verb and one of its possible forms. */
export type VerbForm = {
  readonly verb: Verb
  /** "watching" */
  readonly progressive: string
  readonly tenses: ReadonlySet<Tense>
}

/** One vowel before one consonant, in one syllable: "hug" doubles its last letter. */
const DOUBLES = /^(?:[^aeiou]|qu)*[aeiou][^aeiouwxy]$/

const stemOf = ({ base, isOdd }: Verb): string => (DOUBLES.test(base) === isOdd ? base : `${base}${base.slice(-1)}`)

function thirdOf({ base }: Verb): string {
  if (/(?:s|x|z|ch|sh)$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function pastOf(verb: Verb): string {
  const { base } = verb
  if (base.endsWith('e')) return `${base}d`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ied` : `${stemOf(verb)}ed`
}

/** "watching" of "watch", "lying" of "lie", "riding" of "ride", "hugging" of "hug". */
export function progressiveOf(verb: Verb): string {
  const { base } = verb
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  return /[^eoy]e$/.test(base) ? `${base.slice(0, -1)}ing` : `${stemOf(verb)}ing`
}

/** The third person of a verb that is not in the table. */
export function formOf(base: string): VerbForm {
  const verb: Verb = { base, isOdd: false }
  return { verb, progressive: progressiveOf(verb), tenses: new Set(['third']) }
}

const FORMS = new Map<string, VerbForm[]>()

function addForms(verb: Verb): void {
  const past = verb.past ?? pastOf(verb)
  const progressive = progressiveOf(verb)
  const words: readonly (readonly [Tense, string])[] = [
    ['base', verb.base],
    ['third', thirdOf(verb)],
    ['past', past],
    ['participle', verb.participle ?? past],
    ['progressive', progressive],
  ]
  for (const word of new Set(words.map(([, form]) => form))) {
    const tenses = new Set(words.flatMap(([tense, form]) => (form === word ? [tense] : [])))
    FORMS.set(word, [...(FORMS.get(word) ?? []), { verb, progressive, tenses }])
  }
}

for (const verb of VERBS) addForms(verb)

/** The verbs that a lowercase word may be a form of: "saw" of "saw" and "see". */
export const formsOf = (word: string): readonly VerbForm[] => FORMS.get(word) ?? []
