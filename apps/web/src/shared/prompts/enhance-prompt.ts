import { LIMITS } from '@easel/contract/limits'
import { countCharacters } from '@easel/contract/text-length'
import type { PromptCheck } from '@easel/engine/parse/check-prompt'
import {
  DIRECTIONS,
  type Direction,
  detailFor,
  FAIR_WEATHER,
  FRAMED_STYLES,
  framingOf,
  LIGHT_NEEDS,
} from './enhance-directions.ts'

export type Enhanced = Pick<Direction, 'id' | 'label' | 'about'> & { readonly text: string }

/** The engine's prompt reader, passed in because its lexicon is loaded on demand. */
type Check = (prompt: string) => PromptCheck

/** Variants of a prompt. Its words stay; phrases for light, composition, detail and mood are added where it has none, and only if the same things are drawn. */
export function enhancePrompt(prompt: string, style: string, check: Check): readonly Enhanced[] {
  const base = prompt.trim().replace(/[\s,.;]+$/, '')
  if (!base) return []
  const before = check(base)
  if (before.isForbidden) return []
  return DIRECTIONS.map(({ id, label, about, ...words }) => {
    const text = additionsOf({ id, label, about, ...words }, before, style).reduce(
      (sentence, phrase) => withPhrase(sentence, phrase, before, check),
      base,
    )
    return { id, label, about, text }
  }).filter(({ text }) => text !== base)
}

function additionsOf(direction: Direction, said: PromptCheck, style: string): readonly string[] {
  const isFit = (words: string) => !(said.weather.includes('storm') && FAIR_WEATHER.has(words))
  const light =
    said.light.length > 0
      ? []
      : direction.light.filter((words) => suits(words, said.time) && isFit(words)).slice(0, 1)
  const [only, ...others] = said.things
  const framing = only?.count === 1 && others.length === 0 ? framingOf(only.category) : 'scene'
  const view = said.view !== undefined || FRAMED_STYLES.has(style) ? [] : [direction.framing[framing]]
  const mood = said.mood.length > 0 ? [] : direction.mood.filter(isFit).slice(0, 1)
  return [...light, ...view, ...mood.map((word) => `${word} mood`), ...detailFor(style)]
}

function suits(light: string, time: string | undefined): boolean {
  const times = LIGHT_NEEDS[light]
  return times === undefined || time === undefined || times.includes(time)
}

/** The prompt with the phrase, or unchanged if it would be too long, repeat itself, or be read as another thing. */
function withPhrase(sentence: string, phrase: string, before: PromptCheck, check: Check): string {
  if (sentence.toLowerCase().includes(phrase)) return sentence
  const longer = `${sentence}, ${phrase}`
  if (countCharacters(longer) > LIMITS.promptCharacters) return sentence
  return hasSameSubject(before, check(longer)) ? longer : sentence
}

/** Whether a text still draws the same things in the same place. */
export function hasSameSubject(before: PromptCheck, after: PromptCheck): boolean {
  const subject = ({ things, setting }: PromptCheck) =>
    JSON.stringify([things.map(({ noun, count }) => [noun, count]), setting])
  return !after.isForbidden && subject(before) === subject(after)
}
