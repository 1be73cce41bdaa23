import { foldText } from '@easel/contract/search-text'
import type { Swatch } from '#web/shared/colors/find-palette.ts'
import { toOklab } from '#web/shared/colors/oklab.ts'

const MAX_WORDS = 3
const MIN_LETTERS = 3
/** Words that occur in any prompt and say nothing about its content. */
const COMMON = new Set(
  'a an the of on in at by to for with and or from into under over near beside behind between through its his her their one two three four five some many very this that style picture image photo'.split(
    ' ',
  ),
)
/** Distance at which palettes have nothing in common; black and white are 1 apart. */
const UNLIKE = 0.2
/** Min color similarity, 0 to 1, of a picture without shared words. */
const MIN_LIKENESS = 0.6

type Palette = readonly Swatch[]
type Described = { readonly id: string; readonly prompt: string; readonly style: string }

/** A prompt's significant words: the first few that are not in every prompt. */
export function tellingWords(prompt: string): readonly string[] {
  const words = foldText(prompt).split(/[^\p{L}\p{N}]+/u)
  return [...new Set(words.filter((word) => word.length >= MIN_LETTERS && !COMMON.has(word)))].slice(
    0,
    MAX_WORDS,
  )
}

/** Other pictures by number of shared words, then the same style; each once. */
export function byWords<T extends Described>(picture: Described, found: readonly T[]): readonly T[] {
  const others = new Map(found.filter(({ id }) => id !== picture.id).map((item) => [item.id, item]))
  return [...others.values()].toSorted((a, b) => scoreOf(picture, b) - scoreOf(picture, a))
}

/** Other pictures by words, style and colors; those without a shared word need similar colors. */
export function byWordsAndColors<T extends Described>(
  picture: Described,
  found: readonly T[],
  paletteOf: (id: string) => Palette,
): readonly T[] {
  const own = paletteOf(picture.id)
  return found
    .map((item) => ({
      item,
      isRelated: sharedWords(picture, item) > 0,
      likeness: likenessOf(own, paletteOf(item.id)),
    }))
    .filter(({ isRelated, likeness }) => isRelated || likeness >= MIN_LIKENESS)
    .map(({ item, likeness }) => ({ item, score: scoreOf(picture, item) + likeness }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ item }) => item)
}

function scoreOf(picture: Described, other: Described): number {
  return sharedWords(picture, other) + (other.style === picture.style ? 0.5 : 0)
}

function sharedWords(picture: Described, { prompt }: Described): number {
  const text = foldText(prompt)
  return tellingWords(picture.prompt).filter((word) => text.includes(word)).length
}

/** 1 for equal palettes, 0 for unrelated or unknown ones. */
function likenessOf(one: Palette, other: Palette): number {
  if (one.length === 0 || other.length === 0) return 0
  const apart = (distanceTo(one, other) + distanceTo(other, one)) / 2
  return Math.max(0, 1 - apart / UNLIKE)
}

/** Weighted distance of one palette's colors to the nearest ones of the other. */
function distanceTo(from: Palette, to: Palette): number {
  const there = to.map(({ color }) => toOklab(color))
  return from.reduce((sum, { color, share }) => {
    const [lightness, a, b] = toOklab(color)
    return sum + share * Math.min(...there.map(([l, c, d]) => Math.hypot(l - lightness, c - a, d - b)))
  }, 0)
}
