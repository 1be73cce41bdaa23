import { SEASON_WORDS, TIME_WORDS, WEATHER_WORDS } from '@easel/engine/lexicon/scene-words'
import { checkPrompt, type PromptCheck } from '@easel/engine/parse/check-prompt'
import { reviseThings } from './revise-things.ts'

/** The request of a picture. */
type Wish = { readonly prompt: string; readonly style: string }

/** A property of a scene with one value at a time, and the words for it. */
type Aspect = {
  readonly words: ReadonlyMap<string, string>
  /** How the new value is written. */
  readonly phrase: (value: string) => string
  /** Whether the prompt currently says so. */
  readonly isRead: (check: PromptCheck, value: string) => boolean
}

const ASPECTS: readonly Aspect[] = [
  {
    words: TIME_WORDS,
    phrase: (value) => (value === 'day' ? 'daytime' : `at ${value}`),
    isRead: ({ time = 'day' }, value) => time === value,
  },
  {
    words: SEASON_WORDS,
    phrase: (value) => `in ${value}`,
    isRead: ({ readAs }, value) => readAs.some((chip) => chip.includes(value)),
  },
  {
    words: WEATHER_WORDS,
    phrase: (value) => value,
    isRead: ({ weather }, value) => weather.includes(value),
  },
]

/** Words about the sky that mean the time of day. */
const BY_HOUR: readonly (readonly [RegExp, string])[] = [
  [/\bdarker\b/g, 'night'],
  [/\b(?:brighter|lighter)\b/g, 'day'],
]
const NOTHING_SAID =
  /\b(?:please|now|add|make|turn|change|set|paint|draw|put|it|its|be|is|to|into|the|a|an|of|sky|scene|picture|image|whole|and|with|in|at|as|like|style|weather|time|season|more|look)\b/g

/**
 * Rewrites a picture's request by an instruction: time, weather, season, style, adding or removing a thing, a thing's color, and nothing else.
 * Undefined if any part of the instruction is unknown, because half an edit would look like a whole one.
 */
export function reviseWish(wish: Wish, instruction: string, styles: readonly string[]): Wish | undefined {
  const things = reviseThings(wish.prompt, instruction.toLowerCase().replace(/[^\p{L}\p{N}',; -]/gu, ' '))
  if (!things) return undefined
  let left = ` ${things.rest.replace(/[^\p{L}\p{N}' -]/gu, ' ')} `
  let { prompt } = things
  let { style } = wish
  const wanted: (readonly [Aspect, string])[] = []
  const named = [...styles].sort(longestFirst).find((id) => wordsIn(spoken(id)).test(left))
  if (named !== undefined) {
    style = named
    left = left.replace(wordsIn(spoken(named)), ' ')
  }
  for (const [words, value] of BY_HOUR) left = left.replaceAll(words, value)
  for (const aspect of ASPECTS) {
    const said = phrasesOf(aspect).find((words) => wordsIn(words).test(left))
    const value = said === undefined ? undefined : aspect.words.get(said)
    if (said === undefined || value === undefined) continue
    left = left.replace(wordsIn(said), ' ')
    prompt = `${withoutAspect(prompt, aspect)}, ${aspect.phrase(value)}`
    wanted.push([aspect, value])
  }
  if (left.replaceAll(NOTHING_SAID, ' ').trim() !== '') return undefined
  if (prompt === wish.prompt && style === wish.style) return undefined
  const check = checkPrompt(prompt)
  const isDone = !check.isForbidden && wanted.every(([aspect, value]) => aspect.isRead(check, value))
  return isDone ? { prompt, style } : undefined
}

function withoutAspect(prompt: string, aspect: Aspect): string {
  const bare = phrasesOf(aspect).reduce(
    (text, words) =>
      text.replaceAll(
        new RegExp(
          `(?:\\b(?:at|in|on|under|during|by) )?(?:\\b(?:a|an|the) )?${wordsIn(words).source}`,
          'giu',
        ),
        ' ',
      ),
    prompt,
  )
  return bare
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:\s*,)+/g, ',')
    .replaceAll(/^[\s,]+|[\s,]+$/g, '')
}

function phrasesOf({ words }: Aspect): readonly string[] {
  return [...words.keys()].sort(longestFirst)
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length
}

function spoken(styleId: string): string {
  return styleId.replaceAll('-', ' ')
}

function wordsIn(words: string): RegExp {
  return new RegExp(`\\b${words.replaceAll(/[ -]/g, '[ -]')}\\b`, 'iu')
}
