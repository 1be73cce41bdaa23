import type { Draft, DraftEntity } from '../draft.ts'

/** Everything that rules may change, as text: equal for two drafts that give the same picture. */
export function stateOf(draft: Draft): string {
  const { entities, relations, settings, time, season, weather, mood, light, view, palette, texts, tree, place } = draft
  const at = (entity: DraftEntity | undefined) => (entity ? entities.indexOf(entity) : -1)
  return JSON.stringify([
    entities.map(({ noun, host, partner, ...own }) => [noun.noun, noun.kit, noun.height, noun.color, noun.category, at(host), at(partner), own]),
    relations.map(({ type, subject, object }) => [type, at(subject), at(object)]),
    [settings, place, time, season, view, tree],
    [weather, mood, light, palette].map((words) => [...words]),
    texts.map(({ text, after, carrier }) => [text, at(after), at(carrier)]),
  ])
}
