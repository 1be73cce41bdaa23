import type { Item } from './items.ts'
import type { Meaning } from './word-index.ts'

/** The meaning of a word in its context. */
// biome-ignore format: a list
export type Role =
  | 'article' | 'noun' | 'setting' | 'part' | 'sense' | 'link' | 'color' | 'count' | 'size' | 'material' | 'attribute' | 'action' | 'time' | 'season'
  | 'weather' | 'mood' | 'light' | 'view' | 'ignored'

export type RoleContext = {
  readonly items: readonly Item[]
  readonly at: number
  /** A link waits for its object. */
  readonly linked: boolean
  /** The waiting link also introduces places ("in", "on", "over"). */
  readonly placing: boolean
  /** An article, number or adjective has been read, but not its noun. */
  readonly open: boolean
  /** A number was read: a thing follows. */
  readonly counted: boolean
  /** The word before was a noun of this phrase. */
  readonly afterNoun: boolean
  /** "with", "his", or "and" after these: a part of the last thing may follow. */
  readonly partly: boolean
  /** The last thing is alive and has body parts. */
  readonly ownerAlive: boolean
}

/** Max items to look ahead for a phrase's noun. */
const REACH = 8

function isModifier(meaning: Meaning): boolean {
  return Boolean(
    meaning.color ??
      meaning.size ??
      meaning.material ??
      meaning.attribute ??
      meaning.count ??
      meaning.action ??
      meaning.weather ??
      meaning.mood ??
      meaning.season ??
      meaning.time ??
      meaning.light,
  )
}

/** True when a noun, place or part follows later in the phrase of the item at `at`. */
export function isHeaded(items: readonly Item[], at: number, certain = false): boolean {
  let unknown = false
  for (let i = at + 1; i <= at + REACH && i < items.length; i++) {
    const item = items[i]
    if (item.kind === 'unknown') {
      if (certain) return false
      unknown = true
      continue
    }
    if (item.kind === 'and' || item.kind === 'comma') {
      if (!unknown && joinsModifiers(items, i)) continue
      return unknown
    }
    if (item.kind !== 'known') return unknown
    const meaning = item.meaning
    if (isNextColor(items, i)) continue
    if (meaning.noun && !(meaning.action && unknown)) return true
    if (meaning.setting || meaning.part) return true
    if (meaning.article || meaning.link) return unknown
    if (meaning.sense) return true
    if (!isModifier(meaning) && !meaning.ignored && !meaning.view) return unknown
  }
  return unknown
}

/** "in teal and CORAL": a noun joined to a color is a color, too. */
function isNextColor(items: readonly Item[], at: number): boolean {
  const [before, joint, item] = [items[at - 2], items[at - 1], items[at]]
  if (item?.kind !== 'known' || before?.kind !== 'known') return false
  const isPlain = before.meaning.color !== undefined && before.meaning.noun === undefined
  return isPlain && (joint.kind === 'and' || joint.kind === 'comma') && item.meaning.color !== undefined
}

/** "black AND white cat", "big, red dog": the break separates two adjectives of one phrase. */
export function joinsModifiers(items: readonly Item[], at: number): boolean {
  const before = items[at - 1]
  const after = items[at + 1]
  if (before?.kind !== 'known' || after?.kind !== 'known') return false
  const pure = (meaning: Meaning) => isModifier(meaning) && meaning.count === undefined && !meaning.setting
  if (!pure(before.meaning) || !pure(after.meaning)) return false
  if (items[at].kind === 'and' && before.meaning.color && after.meaning.color) return true
  return !before.meaning.noun && !after.meaning.noun && !after.meaning.weather && !after.meaning.time
}

/** True when the item after `at` can begin the object of a link. */
export function beginsPhrase(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  if (!next) return false
  if (next.kind === 'unknown') return true
  if (next.kind !== 'known') return false
  const { meaning } = next
  if (meaning.article || meaning.noun || meaning.setting || meaning.part || meaning.sense) return true
  return isModifier(meaning) && isHeaded(items, at + 1)
}

/**
 * True when the phrase of the item at `at` ends in a part of the last thing: "dark curly HAIR". Eyes may be a separate thing unless the last
 * thing has eyes.
 */
export function describesPart(items: readonly Item[], at: number, ownerAlive: boolean): boolean {
  for (let i = at + 1; i <= at + REACH && i < items.length; i++) {
    const item = items[i]
    if (item.kind !== 'known') return false
    if (item.meaning.part && (ownerAlive || !item.meaning.noun)) return true
    if (item.meaning.noun || !isModifier(item.meaning)) return false
  }
  return false
}

/** Decides the meaning of a word from its neighbors. */
export function roleOf(meaning: Meaning, context: RoleContext): Role {
  const { items, at } = context
  const next = items[at + 1]
  if (meaning.ignored && (next?.kind === 'text' || Object.keys(meaning).length === 1)) return 'ignored'
  if (meaning.article) return 'article'
  if (meaning.link && !(meaning.action && !beginsPhrase(items, at))) return 'link'
  if (meaning.action && meaning.noun && context.afterNoun && !context.open) return 'action'
  // A word that can itself be the noun becomes a modifier only before a known noun.
  const headed = isHeaded(items, at, meaning.noun !== undefined)
  const owned = context.ownerAlive && (context.partly || (context.open && meaning.plural === true))
  if (meaning.part && (meaning.noun ? owned : true) && !(headed && isModifier(meaning))) return 'part'
  if (headed) {
    const modifier = modifierRole(meaning)
    if (modifier) return modifier
  }
  if (meaning.setting && !(meaning.noun && context.counted)) {
    if (meaning.weather) return context.placing ? 'setting' : 'weather'
    if (!meaning.noun) return 'setting'
    return meaning.plural || (context.placing && !context.afterNoun) ? 'setting' : 'noun'
  }
  if (meaning.noun) {
    if (meaning.light && meaning.plural && !context.open) return 'light'
    if (meaning.color && context.linked && !context.open && context.placing) return 'color'
    return isNextColor(items, at) ? 'color' : 'noun'
  }
  if (meaning.color && meaning.weather) return 'weather'
  return modifierRole(meaning) ?? (meaning.view ? 'view' : meaning.sense ? 'sense' : 'ignored')
}

function modifierRole(meaning: Meaning): Role | undefined {
  if (meaning.count !== undefined) return 'count'
  if (meaning.color) return 'color'
  if (meaning.size !== undefined) return 'size'
  if (meaning.light && !meaning.mood) return 'light'
  if (meaning.material) return 'material'
  if (meaning.weather) return 'weather'
  if (meaning.time) return 'time'
  if (meaning.season) return 'season'
  if (meaning.attribute) return 'attribute'
  if (meaning.mood) return 'mood'
  if (meaning.light) return 'light'
  if (meaning.action) return 'action'
  return undefined
}
