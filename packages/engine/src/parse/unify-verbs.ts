import { bearerOf } from '../lexicon/given-names.ts'
import type { Verb } from '../lexicon/verbs.ts'
import { beginsObject, type ClauseWord, clauseWords, endsVerb, formIn, isAdverb, isBreak, isModal, isPronoun, type Subject, subjectBefore } from './clause.ts'
import { formOf, formsOf, type Tense, type VerbForm } from './inflect.ts'
import { stemsOf } from './stems.ts'
import { turnPassives } from './turn-passives.ts'
import { lookUp, type Meaning } from './word-index.ts'

/** A prompt with all verbs in the progressive, the only form in the lexicon. */
export type Unified = {
  readonly words: string
  /** The typed word by its rewritten form: "pouring" → "pours". */
  readonly typed: ReadonlyMap<string, string>
}

const NOTHING: ReadonlyMap<string, string> = new Map()
const RELATIVES = /^(?:that|which|who)$/
const AUXILIARIES = /^(?:is|are|was|were|be|been|being|has|have|had)$/
const NEGATIONS = /^(?:is|are|was|were|do|does|did|ca|wo|has|have|had|could|would|should)nt$|^(?:cannot|neither)$/
/** Verbs and actions whose past tense needs no object; for others the form is a participle ("a cat painted on a wall"). */
const WITHOUT_OBJECT = new Set(
  'walk,work,cry,weep,laugh,smile,grin,giggle,snarl,crash,camp,smoke,cuddle,think,standing,sitting,lying,sleeping,walking,running,jumping,flying,swimming,dancing,waltzing,fighting,playing,singing,howling,looking,talking,thinking,praying,meditating,stretching,fishing,pointing,waving,surfing,skiing,sledding,sailing,raised arms'.split(
    ',',
  ),
)

/**
 * Rewrites finite, passive and relative verbs as progressive ones: "a bird that is watched by a cat" becomes "a cat watching a bird". Linear in
 * the prompt's length.
 */
export function unifyVerbs(prompt: string): Unified {
  const { words, rest } = clauseWords(prompt)
  if (!words.some(({ word }) => word.endsWith('s') || formsOf(word).length > 0)) return { words: prompt, typed: NOTHING }
  const typed = new Map<string, string>()
  const told = turnFinite(turnPassives(turnNegations(words), typed), typed)
  const same = told.length === words.length && told.every((word, i) => word.text === words[i].text)
  if (same) return { words: prompt, typed: NOTHING }
  return { words: told.map(({ before, text }) => before + text).join('') + rest, typed }
}

/** "isn't" and "doesn't" become "not" before a verb that may be drawn. */
function turnNegations(words: readonly ClauseWord[]): ClauseWord[] {
  return words.map((each, i) => {
    const isDeed = formsOf(words[i + 1]?.word ?? '').some(({ verb }) => isDrawn(verb))
    if (!isDeed) return each
    if (each.word === 'nor') return { ...each, text: 'and not', word: 'not' }
    return NEGATIONS.test(each.word) ? { ...each, text: 'not', word: 'not' } : each
  })
}

const isDrawn = ({ action, link }: Verb): boolean => action !== undefined || link !== undefined

/** State of reading a clause. */
type Clause = {
  /** The tense of its verb, shared by verbs joined with "and". */
  tense?: Tense
}

function turnFinite(words: readonly ClauseWord[], typed: Map<string, string>): ClauseWord[] {
  const told: ClauseWord[] = []
  const clause: Clause = {}
  for (let i = 0; i < words.length; i++) {
    const each = words[i]
    if (isBreak(each) && /[.!?\n]/.test(each.before)) clause.tense = undefined
    const relative = RELATIVES.test(each.word) ? verbAfterRelative(words, told, i) : undefined
    if (relative !== undefined) {
      // "a cat that is not sleeping" is "a cat not sleeping".
      told.push(...words.slice(i + 1, relative).filter(({ word }) => !AUXILIARIES.test(word) && !isModal(word)))
      i = relative
    }
    const current = words[i]
    const form = finiteForm(words, i, relative !== undefined, clause)
    if (form) {
      dropModals(told)
      typed.set(form.progressive, current.word)
      told.push({ ...current, text: form.progressive, word: form.progressive })
    } else told.push(current)
  }
  return told
}

/** "does not sleep" is "not sleeping". */
function dropModals(told: ClauseWord[]): void {
  let i = told.length - 1
  while (i > 0 && isAdverb(told[i].word)) i--
  const [modal, next] = [told[i], told[i + 1]]
  if (i < 1 || !isModal(modal.word) || isBreak(modal)) return
  told.splice(i, 1)
  if (next) told[i] = { ...next, before: modal.before }
}

/** Position of the verb of a relative clause: "which", "that is", "who was happily". */
function verbAfterRelative(words: readonly ClauseWord[], told: readonly ClauseWord[], at: number): number | undefined {
  if (told.length === 0 || (isBreak(words[at]) && words[at].word === 'that')) return undefined
  let i = at + 1
  while (!isBreak(words[i]) && (AUXILIARIES.test(words[i].word) || isModal(words[i].word) || isAdverb(words[i].word))) i++
  if (isBreak(words[i])) return undefined
  const { word } = words[i]
  const forms = formsOf(word)
  const hasTense = forms.some(({ tenses }) => tenses.has('third') || tenses.has('past') || tenses.has('base'))
  const isProgressive = formIn(word, 'progressive') !== undefined && i > at + 1
  // "that cooks" before a noun may mean cooks, the people.
  if (isProgressive) return i
  if (!hasTense || lookUp(word)?.ignored) return undefined
  return words[at].word !== 'that' || endsVerb(words, i + 1) || !lookUp(word)?.noun ? i : undefined
}

/** The verb of a clause at `i` in its progressive form, if the word is a verb there. */
function finiteForm(words: readonly ClauseWord[], i: number, isRelative: boolean, clause: Clause): VerbForm | undefined {
  const { word } = words[i]
  const forms = formsOf(word)
  if (forms.length === 0) return newVerb(words, i)
  if (!mayStandAlone(words, i)) return undefined
  // "Drew reading a book"
  if (bearerOf(word) && subjectBefore(words, i) === undefined) return undefined
  const before = words[i - 1]?.word ?? ''
  const isJoined = !isBreak(words[i]) && /^(?:and|then|but|while)$/.test(before)
  for (const tense of ['third', 'past', 'base'] as const) {
    const form = formIn(word, tense)
    if (!form) continue
    const isFollowed = endsVerb(words, i + 1) || lookUp(words[i + 1].word)?.noun !== undefined
    const shares = isJoined && clause.tense === tense && isFollowed
    if (shares || isRelative || isVerbHere(words, i, form, tense)) {
      clause.tense = tense
      return form
    }
  }
  return undefined
}

/** "a cat shelves a book": a word that cannot be a noun is a verb, even an unknown one. */
function newVerb(words: readonly ClauseWord[], i: number): VerbForm | undefined {
  const meaning = lookUp(words[i].word)
  if (!meaning?.plural || !meaning.noun || !beginsObject(words, i + 1)) return undefined
  const subject = subjectBefore(words, i)
  return subject?.opening === 'one' && !subject.isPlural ? formOf(stemsOf(words[i].word)[0] ?? '') : undefined
}

/** False inside set phrases: "doing squats", "close up", "fries basket". */
function mayStandAlone(words: readonly ClauseWord[], i: number): boolean {
  const { word } = words[i]
  const [before, after] = [words[i - 1], words[i + 1]]
  if (before && !isBreak(words[i]) && lookUp(`${before.word} ${word}`)) return false
  if (isBreak(after)) return true
  return !isThing(lookUp(`${word} ${after.word}`))
}

/** A phrase that means more than an action or a relation. */
function isThing(meaning: Meaning | undefined): boolean {
  return meaning !== undefined && Object.keys(meaning).some((key) => !/^(?:action|link|linkAction)$/.test(key))
}

function isVerbHere(words: readonly ClauseWord[], i: number, form: VerbForm, tense: Tense): boolean {
  const meaning = lookUp(words[i].word)
  const isOther = isThing(meaning)
  const next = i + 1
  const hasObject = beginsObject(words, next)
  // "building houses" would read as houses for buildings.
  if (lookUp(form.progressive)?.noun && !hasObject && !endsVerb(words, next)) return false
  // "paints" already is an action, and "painting" may be a picture.
  if (meaning?.action && !lookUp(form.progressive)?.action && !hasObject) return false
  const subject = subjectBefore(words, i)
  if (tense === 'third') return isThird(words, i, form, subject)
  if (tense === 'past') {
    if (!form.tenses.has('participle') && !isOther && (subject || endsVerb(words, next))) return true
    if (!subject || isPassive(words, i)) return false
    if (hasObject) return true
    if (!subject.isAlive || !endsVerb(words, next) || meaning?.action || meaning?.attribute) return false
    const { base, action = '', link } = form.verb
    if (WITHOUT_OBJECT.has(base)) return true
    if (isOther) return !form.tenses.has('participle') && subject.opening !== 'none'
    return link === undefined && WITHOUT_OBJECT.has(action)
  }
  const modal = i > 0 && !isBreak(words[i]) && (words[i - 1].word === 'not' || isModal(lastModal(words, i)))
  if (!subject || !(subject.isPlural || modal)) return false
  if (!isOther) return true
  if (hasObject || !subject.isAlive) return hasObject
  const after = lookUp(words[next]?.word ?? '')
  return subject.opening === 'many' || modal ? endsVerb(words, next) : after?.plural === true
}

function isThird(words: readonly ClauseWord[], i: number, { verb }: VerbForm, subject: Subject | undefined): boolean {
  const meaning = lookUp(words[i].word)
  const hasObject = beginsObject(words, i + 1)
  const isEnd = endsVerb(words, i + 1)
  if (!isThing(meaning)) {
    if (hasObject || (subject?.isAlive && subject.opening !== 'many')) return true
    // "video games" is not an action, "zorb sits on a wall" has one.
    if (subject && subject.opening !== 'none') return subject.opening !== 'many' && (isEnd || (isDrawn(verb) && !subject.isPlural))
    const before = words[i - 1]?.word ?? ''
    const opens = isBreak(words[i]) || (/^[a-z]+$/.test(before) && lookUp(before) === undefined)
    return isDrawn(verb) && isEnd && (subject !== undefined || opens)
  }
  if (!subject || (subject.isPlural && subject.opening !== 'none')) return false
  if (hasObject) return true
  if (meaning?.ignored || !isEnd) return false
  // "a ship sails across the sea"
  if (subject.opening === 'one' && lookUp(words[i + 1]?.word ?? '')?.link) return true
  if (!subject.isAlive) return false
  return subject.opening === 'one' || (subject.opening === 'definite' && !subject.isPlural)
}

/** "is seated", "being carried": a passive. */
const isPassive = (words: readonly ClauseWord[], i: number): boolean => i > 0 && (AUXILIARIES.test(words[i - 1].word) || isPronoun(words[i - 1].word))

/** "does", of "does not sleep". */
function lastModal(words: readonly ClauseWord[], i: number): string {
  let at = i - 1
  while (at > 0 && isAdverb(words[at].word)) at--
  return words[at].word
}
