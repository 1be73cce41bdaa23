import { feelingOf } from '../lexicon/feelings.ts'
import { findNoun } from '../lexicon/lexicon.ts'
import { assertAllowed } from '../policy/policy.ts'
import type { SceneGraph } from '../scene-graph.ts'
import type { Draft, Meaningful } from './draft.ts'
import { itemize } from './items.ts'
import { quoteLetters } from './quote-letters.ts'
import { readPrompt } from './read-prompt.ts'
import { finishGraph } from './settle/finish-graph.ts'
import { subtract, TEXT_WORDS } from './subtract.ts'
import { takeFloor } from './take-floor.ts'
import { tellOwners } from './tell-owners.ts'
import { tokenize } from './tokens.ts'
import { type Unified, unifyVerbs } from './unify-verbs.ts'
import { withTools } from './with-tools.ts'

/** Words that give each of several subjects its own thing. */
const EACH = /\b(?:each|every one|all of them)\b/i
/** Words that place things all around someone. */
const AROUND = /\b(?:surrounded|encircled|ringed|enveloped|engulfed) (?:by|with|in)\b/i

/**
 * Reads a prompt into a scene graph. `negativePrompt` is read the same way and subtracted. Pure, linear in the prompt's length; throws only
 * `ForbiddenPromptError`, for what the content policy refuses. The lexicon is English: other words are reported as unknown.
 */
export function parsePrompt(prompt: string, negativePrompt = ''): SceneGraph {
  assertAllowed(prompt)
  const { rest, floor, color } = takeFloor(prompt)
  const draft = readOrFeel(rest)
  const unwanted = [...draft.without, ...unwantedBy(negativePrompt)]
  const before = draft.entities.length
  const without = subtract(draft, unwanted)
  // A floor alone makes a room.
  if (floor && draft.entities.length === 0 && draft.settings.length === 0 && draft.texts.length === 0) draft.settings.push({ id: 'room', words: 'room' })
  const graph = finishGraph(draft, without, { removed: before > 0 && draft.entities.length === 0, each: EACH.test(rest), around: AROUND.test(rest) })
  if (!floor) return graph
  const chip = [color, floor, 'floor'].filter(Boolean).join(' ')
  return { ...graph, floor, ...(color ? { floorColor: color } : {}), readAs: [...graph.readAs, chip] }
}

/** Reads the prompt; for a feeling alone, adds a scene that stands for it. */
function readOrFeel(prompt: string): Draft {
  const { words, typed } = unifyVerbs(quoteLetters(prompt))
  const draft = readWords(tellOwners(withTools(words)), typed)
  const { entities, settings, texts, senses, mood, view } = draft
  const named = [entities, settings, texts, senses].some(({ length }) => length > 0)
  // A calm portrait shows a person.
  const faces = draft.faces || view === 'portrait' || view === 'close-up'
  const feeling = named || faces ? undefined : feelingOf(mood)
  return feeling ? readWords(`${words}, ${feeling.scene}`, typed) : draft
}

/** Unknown words are reported as typed. */
function readWords(words: string, typed: Unified['typed']): Draft {
  const draft = readPrompt(itemize(tokenize(words)), findNoun)
  for (const unknown of draft.unknown) unknown.word = typed.get(unknown.word) ?? unknown.word
  return draft
}

/** Everything a negative prompt names. */
function unwantedBy(negativePrompt: string): readonly Meaningful[] {
  if (!negativePrompt.trim()) return []
  const items = itemize(tokenize(negativePrompt.replace(/\b(no|without|not|any)\b/gi, ' ')))
  const draft: Draft = readPrompt(items, findNoun)
  const words = items.flatMap((item) =>
    item.kind === 'known' && item.meaning.ignored && TEXT_WORDS.test(item.words) ? [{ words: item.words, other: item.words }] : [],
  )
  return [
    ...draft.entities.map((entity) => ({ words: entity.noun.noun, noun: entity.noun })),
    ...draft.settings.map((place) => ({ words: place.words, setting: place.id })),
    ...[...draft.weather].map((weather) => ({ words: weather, weather })),
    ...[...draft.palette].map((color) => ({ words: color, color })),
    ...[...draft.mood, ...draft.light].map((other) => ({ words: other, other })),
    ...[draft.time, draft.season].flatMap((other) => (other ? [{ words: other, other }] : [])),
    ...words,
  ]
}
