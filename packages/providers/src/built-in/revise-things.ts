import { COLOR_WORDS } from '@easel/engine/lexicon/colors'
import { checkPrompt, type PromptCheck } from '@easel/engine/parse/check-prompt'
import { parsePrompt } from '@easel/engine/parse/parse-prompt'

const VERBS = 'add|include|remove|delete|erase|take|get|make|turn|change|paint|colou?r|set|let'
/** Splits an instruction before verbs, so that "a dog and a cat" stays together. */
const CLAUSES = new RegExp(
  `(?:\\s*[,;]\\s*(?:and\\s+)?|\\s+and\\s+)(?:then\\s+)?(?=(?:please |now |also )?(?:${VERBS})\\b)`,
)
const POLITELY = '^(?:please |now |also )*'
const ADDED = new RegExp(`${POLITELY}(?:add|include) (.+)$`)
const REMOVED = new RegExp(
  `${POLITELY}(?:remove|delete|erase|take away|take out|get rid of) (?:(?:the|a|an|all|its|every|of) )*(.+)$`,
)
const PAINTED = new RegExp(
  `${POLITELY}(?:make|turn|change|paint|colou?r|set) (?:the colou?r of )?(?:(?:the|its|his|her|their) )?(.+?) (?:(?:to|into|in) )?(${longestFirst([...COLOR_WORDS.keys()]).join('|')})$`,
)
const LINKS = 'and|with|beside|next to|near|on|in|under|behind|in front of|at|by|holding|wearing'
const COUNTS = 'a|an|the|some|one|two|three|four|five|six|seven|eight|nine|ten|\\d+'
const MAX_ADJECTIVES = 3

/** The resulting prompt, and the clauses that concern no single thing. */
type Revised = { readonly prompt: string; readonly rest: string }

/** Applies clauses about single things: add one, remove one, recolor one. Undefined if one cannot be applied. */
export function reviseThings(prompt: string, instruction: string): Revised | undefined {
  let now = prompt
  const rest: string[] = []
  for (const clause of instruction.trim().split(CLAUSES)) {
    const next = followed(now, clause)
    if (next === undefined) return undefined
    if (next === now) rest.push(clause)
    now = next
  }
  return { prompt: now, rest: rest.join(' ') }
}

/** The prompt after one clause; unchanged if the clause concerns no single thing. */
function followed(prompt: string, clause: string): string | undefined {
  const added = ADDED.exec(clause)?.[1]
  if (added !== undefined) return namesThings(added) ? withThing(prompt, added) : prompt
  const removed = REMOVED.exec(clause)?.[1]
  if (removed !== undefined) return withoutThing(prompt, removed)
  const [, thing, color] = PAINTED.exec(clause) ?? []
  if (thing !== undefined && color !== undefined && namesThings(thing))
    return paintedThing(prompt, thing, color)
  return prompt
}

function namesThings(words: string): boolean {
  return checkPrompt(words).things.length > 0
}

function withThing(prompt: string, words: string): string | undefined {
  const before = checkPrompt(prompt)
  const longer = `${prompt}, with ${words}`
  const after = checkPrompt(longer)
  const wanted = checkPrompt(words).things
  const isThere = wanted.every(({ noun, count }) => countOf(after, noun) === countOf(before, noun) + count)
  return isThere && isElseAlike(before, after, new Set(wanted.map(({ noun }) => noun))) ? longer : undefined
}

function withoutThing(prompt: string, words: string): string | undefined {
  const [thing, ...others] = checkPrompt(words).things
  const before = checkPrompt(prompt)
  if (!thing || others.length > 0 || countOf(before, thing.noun) === 0) return undefined
  const isLeft = before.things.length > 1 || before.setting !== undefined
  return isLeft
    ? shorterBy(prompt, words).find((shorter) => {
        const after = checkPrompt(shorter)
        return countOf(after, thing.noun) === 0 && isElseAlike(before, after, new Set([thing.noun]))
      })
    : undefined
}

/** The prompt without a thing's phrase; variants that remove most come first. */
function shorterBy(prompt: string, words: string): readonly string[] {
  const noun = nounPattern(words)
  const adjectives = Array.from({ length: MAX_ADJECTIVES + 1 }, (_, count) => `(?:[\\p{L}-]+\\s+){${count}}`)
  const phrases = [
    ...adjectives.map((some) => `\\b(?:${LINKS})\\s+(?:(?:${COUNTS})\\s+)?${some}${noun}`),
    ...adjectives.map((some) => `\\b(?:${COUNTS})\\s+${some}${noun}`),
    `\\b${noun}`,
  ]
  return phrases.map((phrase) =>
    prompt
      .replace(new RegExp(`(?:\\s*,)?\\s*${phrase}`, 'iu'), ' ')
      .replaceAll(/\s+/g, ' ')
      .replaceAll(' ,', ',')
      .replace(new RegExp(`^[\\s,]*(?:(?:${LINKS})\\s+)?`, 'i'), '')
      .replace(/[\s,]+$/, ''),
  )
}

function paintedThing(prompt: string, words: string, color: string): string | undefined {
  const noun = checkPrompt(words).things[0]?.noun ?? ''
  const colors = longestFirst([...COLOR_WORDS.keys()]).join('|')
  const place = new RegExp(`(?:\\b(an?) )?(?:\\b(?:${colors}) )?\\b(${nounPattern(words)})`, 'iu')
  const painted = prompt.replace(place, (_, article: string | undefined, named: string) =>
    [...(article === undefined ? [] : [/^[aeiou]/.test(color) ? 'an' : 'a']), color, named].join(' '),
  )
  const before = checkPrompt(prompt)
  const after = checkPrompt(painted)
  if (countOf(before, noun) === 0 || !isElseAlike(before, after, new Set())) return undefined
  const has = parsePrompt(painted).entities.some(
    (entity) => entity.noun === noun && entity.color === COLOR_WORDS.get(color),
  )
  return has && painted !== prompt ? painted : undefined
}

/** A thing's word as a prompt has it, singular or plural. */
function nounPattern(words: string): string {
  const stem = words.replace(/^(?:an?|the) /, '').replace(/(?<=[^s])s$/, '')
  return `${stem}(?:e?s)?\\b`
}

function countOf({ things }: PromptCheck, noun: string): number {
  return things.reduce((sum, thing) => sum + (thing.noun === noun ? thing.count : 0), 0)
}

/** Whether only the named things would be drawn differently. */
function isElseAlike(before: PromptCheck, after: PromptCheck, named: ReadonlySet<string>): boolean {
  const rest = ({ things, setting, time, weather, unknown }: PromptCheck) =>
    JSON.stringify([
      things.filter(({ noun }) => !named.has(noun)).map(({ noun, count }) => [noun, count]),
      [setting, time, weather],
      unknown.map(({ word }) => word),
    ])
  return !after.isForbidden && rest(before) === rest(after)
}

function longestFirst(words: readonly string[]): readonly string[] {
  return words.toSorted((one, other) => other.length - one.length)
}
