import { foldText } from '@easel/contract/search-text'

const MOST = 3
const SHORTEST = 3
/** They stand in any prompt, and say nothing of what it shows. */
const COMMON = new Set(
  'a an the of on in at by to for with and or from into under over near beside behind between through its his her their one two three four five some many very this that style picture image photo'.split(
    ' ',
  ),
)

/** The words that say what a prompt shows: the first few that are not in every prompt. */
export function tellingWords(prompt: string): readonly string[] {
  const words = foldText(prompt).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length >= SHORTEST && !COMMON.has(word)))].slice(0, MOST)
}

type Similar = { readonly id: string; readonly prompt: string; readonly style: string }

/** The others by how many words they share with a picture, those of its style first among equals. */
export function bySimilarity<T extends Similar>(picture: Similar, found: readonly T[]): readonly T[] {
  const words = tellingWords(picture.prompt)
  const score = ({ prompt, style }: Similar) => {
    const text = foldText(prompt)
    return words.filter((word) => text.includes(word)).length + (style === picture.style ? 0.5 : 0)
  }
  const others = new Map(found.filter(({ id }) => id !== picture.id).map((item) => [item.id, item]))
  return [...others.values()].toSorted((a, b) => score(b) - score(a))
}
