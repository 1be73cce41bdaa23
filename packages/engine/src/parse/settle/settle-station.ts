import type { Draft } from '../draft.ts'

const STATION = 'building:train-station'
/** A train that may stand at any platform: no other is like it. */
const ANY_TRAIN = /^rail:(train|bullet-train|tram|subway|high-speed)/
const OUTSIDE = /^(facade|exterior|building|entrance|architecture)$/

/** A station is its platform, with a train at it, unless it is seen from outside; rain falls where there is no hall over it. */
export function stepOnPlatform(draft: Draft): void {
  for (const place of draft.settings) if (place.id === 'train-station' && draft.weather.size > 0) place.id = 'railway-platform'
  const station = draft.entities.find(({ noun }) => noun.kit === STATION)
  if (station) {
    const seen =
      draft.relations.some(({ type, object }) => object === station && (type === 'in-front-of' || type === 'next-to')) ||
      draft.unknown.some(({ word }) => OUTSIDE.test(word)) ||
      draft.view === 'aerial' ||
      draft.view === 'isometric'
    if (seen || station.count > 1 || station.size !== 1 || draft.settings.length > 0) return
    draft.entities = draft.entities.filter((entity) => entity !== station)
    draft.relations = draft.relations.filter(({ subject, object }) => subject !== station && object !== station)
    draft.chips = draft.chips.map((chip) => (chip === station ? [...station.words, 'train station'].join(' ') : chip))
    draft.settings.push({ id: 'railway-platform', words: 'train station' })
  }
  if (!draft.settings.some(({ id }) => id === 'railway-platform' || id === 'train-station')) return
  // The place has its own train: its color is what was asked for.
  const train = draft.entities.find(({ noun, count, size }) => ANY_TRAIN.test(noun.kit) && count === 1 && size === 1)
  const used = draft.relations.some(
    ({ type, subject, object }) => (object === train && type !== 'next-to') || (subject === train && type !== 'next-to' && type !== 'inside'),
  )
  if (!train || used || train.attributes.length > 0 || train.material) return
  if (train.color) draft.palette.add(train.color)
  draft.entities = draft.entities.filter((entity) => entity !== train)
  draft.relations = draft.relations.filter(({ subject, object }) => subject !== train && object !== train)
  draft.chips = draft.chips.map((chip) => (chip === train ? [...train.words, 'train'].join(' ') : chip))
}
