import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft } from '../draft.ts'

const INDOORS: ReadonlySet<SettingId> = new Set(['room', 'bedroom', 'kitchen', 'library', 'cafe', 'castle', 'temple'])

/** Places that are seen from rooms. */
const VIEWS: ReadonlySet<SettingId> = new Set(['ocean', 'beach', 'coast', 'canal', 'city-street', 'skyline', 'mountains', 'lake'])

/** With a window the scene is indoors, and any other named place is outside. */
export function throughWindow(draft: Draft): { readonly setting: SettingId; readonly outlook: SettingId | undefined } | undefined {
  const named = draft.entities.some(({ noun, count }) => noun.kit === 'prop:window' && count === 1)
  // "an office with a view of the sea": a room named before an outdoor place has a window.
  const opens = INDOORS.has(draft.settings[0]?.id) && draft.settings.some(({ id }) => VIEWS.has(id))
  if (!named && !opens) return undefined
  if (draft.entities.some(({ noun }) => noun.category === 'building' && noun.kit !== 'prop:window')) return undefined
  const ids = draft.settings.filter(({ words }) => !VAGUE_INDOORS.has(words)).map(({ id }) => id)
  return { setting: ids.find((id) => INDOORS.has(id)) ?? 'room', outlook: ids.find((id) => !INDOORS.has(id) && id !== 'studio') }
}

const VAGUE_INDOORS = new Set(['interior', 'indoors', 'inside', 'blurred background', 'blurry background'])
