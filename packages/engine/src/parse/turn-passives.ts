import { bearerOf } from '../lexicon/given-names.ts'
import { type ClauseWord, formIn, isAdverb, isBreak, nounAt } from './clause.ts'
import { isAnimate } from './draft.ts'
import { formsOf, type VerbForm } from './inflect.ts'
import { lookUp } from './word-index.ts'

/** Words that may stand between a noun and its passive participle. */
const BETWEEN = /^(?:that|which|who|is|are|was|were|be|been|being|has|have|had|gets?|got|getting)$/
/** Max words of a phrase; a longer one is not a real sentence. */
const REACH = 24
/** Verbs for making a picture: "a photo of a fox taken by a photographer" does not show a photographer. */
const PICTURING = /^(?:take|shoot|paint|draw|sketch|photograph|make|create)$/
const ARTICLES = /^(?:an?|the|one|two|three|his|her|its|their|my|some|many|several)$/

/** Rewrites passives with the subject first: "a box being watched by a cat" and "a box that a cat watches" become "a cat watching a box". */
export function turnPassives(words: readonly ClauseWord[], typed: Map<string, string>): ClauseWord[] {
  const told = [...words]
  for (let i = 1; i < told.length - 2; i++) {
    const turned = told[i + 1].word === 'by' ? turnAt(told, i, typed) : turnRelative(told, i, typed)
    if (turned) told.splice(turned.from, turned.until - turned.from, ...turned.told)
  }
  return told
}

/** A span of the prompt, rewritten in the active voice. */
type Turned = { readonly from: number; readonly until: number; readonly told: readonly ClauseWord[] }

function turnAt(words: readonly ClauseWord[], at: number, typed: Map<string, string>): Turned | undefined {
  const form = formIn(words[at].word, 'participle')
  if (!form || isBreak(words[at + 1]) || isBreak(words[at + 2]) || lookUp(`${words[at].word} by`)) return undefined
  const until = endOfDoer(words, at + 2)
  if (!isDoer(words, at + 2, until, form)) return undefined
  let to = at
  while (to > 0 && !isBreak(words[to]) && (BETWEEN.test(words[to - 1].word) || isAdverb(words[to - 1].word))) to--
  const from = startOfThing(words, to)
  if (words[from - 1]?.word === 'of' && PICTURING.test(form.verb.base)) return undefined
  const thing = words.slice(from, to)
  if (isBreak(words[to]) || !thing.some((_, i) => isSeen(words, from + i))) return undefined
  typed.set(form.progressive, words[at].word)
  return { from, until, told: actively(words.slice(at + 2, until), form, thing) }
}

function actively(doer: readonly ClauseWord[], form: VerbForm, thing: readonly ClauseWord[]): ClauseWord[] {
  return [
    { ...doer[0], before: thing[0].before },
    ...doer.slice(1),
    { text: form.progressive, word: form.progressive, before: ' ' },
    { ...thing[0], before: ' ' },
    ...thing.slice(1),
  ]
}

/** "a bird that a cat watches", "the box which a woman is opening". */
function turnRelative(words: readonly ClauseWord[], at: number, typed: Map<string, string>): Turned | undefined {
  if (!/^(?:that|which|whom|who)$/.test(words[at].word) || isBreak(words[at])) return undefined
  if (!ARTICLES.test(words[at + 1].word) || nounAt(words, at - 1) === undefined) return undefined
  for (let i = at + 3; i < words.length && i < at + 8 && !isBreak(words[i]); i++) {
    const { word } = words[i]
    const form = formIn(word, 'third') ?? formIn(word, 'past') ?? formIn(word, 'progressive')
    const doer = words.slice(at + 1, BETWEEN.test(words[i - 1].word) ? i - 1 : i)
    const isEnd = isBreak(words[i + 1]) || lookUp(words[i + 1].word)?.link !== undefined
    if (!form || !isEnd || nounAt(words, at + doer.length) === undefined) continue
    const from = startOfThing(words, at)
    typed.set(form.progressive, word)
    return { from, until: i + 1, told: actively(doer, form, words.slice(from, at)) }
  }
  return undefined
}

/** A drawable thing or an unknown word: "a photo" taken by someone is neither. */
function isSeen(words: readonly ClauseWord[], at: number): boolean {
  const { word } = words[at]
  return nounAt(words, at) !== undefined || (lookUp(word) === undefined && formsOf(word).length === 0)
}

/** The agent's phrase extends to the next break. */
function endOfDoer(words: readonly ClauseWord[], from: number): number {
  let i = from + 1
  while (i < words.length && i < from + REACH && !isBreak(words[i])) i++
  return i
}

/** "by a cat" names the agent, "by a window" a place; things that are drawn or pulled may also have a vehicle as agent. */
function isDoer(words: readonly ClauseWord[], from: number, until: number, { verb }: VerbForm): boolean {
  if (bearerOf(words[from].word)) return true
  for (let i = from; i < until; i++) {
    const { word } = words[i]
    const next = words[i + 1]
    const found = nounAt(words, i)
    // "by a cat burglar": the last of several nouns counts.
    if (found && !(next && i + 1 < until && nounAt(words, i + 1)))
      return isAnimate(found.noun) || (found.noun.category === 'vehicle' && verb.linkAction === 'pushing')
    if (!found && lookUp(word)?.link) return false
  }
  const { word } = words[until - 1]
  return ARTICLES.test(words[from].word) && lookUp(word) === undefined
}

/** Where the phrase of the passive subject begins: after a verb, after "with", or at the start of the clause. */
function startOfThing(words: readonly ClauseWord[], to: number): number {
  let from = to - 1
  let article = -1
  let preposition = false
  for (; from >= 0 && from > to - REACH; from--) {
    const { word } = words[from]
    if (from === to - 1 && isBreak(words[to])) break
    const meaning = lookUp(word)
    const isVerb = formsOf(word).some(({ tenses }) => tenses.has('progressive')) && !meaning?.noun
    const style = word === 'of' && from > 0 && lookUp(words[from - 1].word)?.ignored
    if (isVerb || style || word === 'with' || (word === 'and' && preposition)) return from + 1
    if (ARTICLES.test(word) && article < 0) article = from
    if (meaning?.link) preposition = true
    if (isBreak(words[from])) break
  }
  const start = Math.max(0, from)
  // "in a garden a box watched by a cat"
  return lookUp(words[start].word)?.link && article >= 0 ? article : start
}
