import { MOOD_WORDS, SCENE_WORDS, SILENT_WORDS, TEMPO_WORDS } from './lexicon.ts'
import type { MoodId } from './moods.ts'
import type { SceneId } from './scenes/scenes.ts'

/** How a prompt was understood. */
export type ReadWords = {
  /** In the order of the prompt, at most four; empty when no word names one. */
  readonly scenes: readonly SceneId[]
  readonly mood: MoodId | undefined
  /** Beats a minute named in the prompt. */
  readonly bpm: number | undefined
  /** Factor on the tempo. */
  readonly pace: number
  /** Words that were not understood, as typed. */
  readonly unknown: readonly string[]
}

const MAX_SCENES = 4
const LONGEST_PHRASE = 3

const scenes = indexOf(SCENE_WORDS)
const moods = indexOf(MOOD_WORDS)

function indexOf<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  const index = new Map<string, T>()
  for (const [id, list] of Object.entries(words) as [T, string][])
    for (const word of list.split(', ')) index.set(word, id)
  return index
}

/** Matches the longest phrases first, so that 'music box' is not read as a box. */
export function readWords(prompt: string): ReadWords {
  const typed = prompt.match(/[\p{L}\p{N}]+/gu) ?? []
  const folded = typed.map((word) => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
  const found: { scenes: SceneId[]; mood?: MoodId; bpm?: number; pace: number; unknown: string[] } = {
    scenes: [],
    pace: 1,
    unknown: [],
  }
  for (let at = 0; at < folded.length; ) {
    const tempo = readTempo(folded, at)
    if (tempo) {
      found.bpm ??= tempo.bpm
      at += tempo.length
      continue
    }
    const length = readPhrase(folded, at, found)
    const word = folded[at] ?? ''
    if (length === 0 && !SILENT_WORDS.has(word)) found.unknown.push(typed[at] ?? word)
    at += Math.max(1, length)
  }
  return {
    mood: undefined,
    bpm: undefined,
    ...found,
    scenes: [...new Set(found.scenes)].slice(0, MAX_SCENES),
    unknown: [...new Set(found.unknown)],
  }
}

function readTempo(words: readonly string[], at: number): { bpm: number; length: number } | undefined {
  const match = /^(\d{2,3})(bpm)?$/.exec(words[at] ?? '')
  const isNamed = match?.[2] !== undefined || words[at + 1] === 'bpm'
  const bpm = Number(match?.[1])
  if (!isNamed || !(bpm >= 40 && bpm <= 200)) return undefined
  return { bpm, length: match?.[2] === undefined ? 2 : 1 }
}

function readPhrase(
  words: readonly string[],
  at: number,
  found: { scenes: SceneId[]; mood?: MoodId; pace: number },
): number {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length -= 1) {
    const phrase = words.slice(at, at + length).join(' ')
    const pace = TEMPO_WORDS[phrase]
    const mood = lookUp(moods, phrase)
    const scene = lookUp(scenes, phrase)
    if (pace === undefined && mood === undefined && scene === undefined) continue
    if (pace !== undefined) found.pace = pace
    if (mood !== undefined) found.mood ??= mood
    if (scene !== undefined) found.scenes.push(scene)
    return length
  }
  return 0
}

function lookUp<T>(index: ReadonlyMap<string, T>, phrase: string): T | undefined {
  return (
    index.get(phrase) ?? index.get(phrase.replace(/(?<=[^s])s$/, '')) ?? index.get(phrase.replace(/es$/, ''))
  )
}
