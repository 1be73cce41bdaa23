import type { Draft } from '../draft.ts'

/** What is far from the Earth sees it as a ball. */
const FAR_OFF = /^sky:(?!earth)/

/** The one who is named with the Earth is over it: its edge fills what lies below, as it is seen from an orbit. */
export function riseOverEarth(draft: Draft): void {
  const earth = draft.entities.find(({ noun }) => noun.noun === 'earth')
  if (!earth || earth.count > 1) return
  const others = draft.entities.filter((entity) => entity !== earth)
  const carried = draft.relations.some(
    ({ type, subject, object }) => (object === earth && (type === 'holding' || type === 'wearing')) || (subject === earth && type !== 'next-to'),
  )
  const elsewhere = draft.settings.some(({ id }) => id !== 'space' && id !== 'orbit' && id !== 'clouds')
  const over = others.length > 0 && others.every(({ noun }) => !FAR_OFF.test(noun.kit))
  if (!over || carried || elsewhere) return
  draft.entities = others
  draft.relations = draft.relations.filter(({ subject, object }) => subject !== earth && object !== earth)
  draft.chips = draft.chips.map((chip) => (chip === earth ? 'earth' : chip))
  draft.settings = [{ id: 'orbit', words: 'above the earth' }]
}

/** In space no one stands. */
export function driftInSpace(draft: Draft): void {
  const place = draft.settings[0]?.id
  const inSpace = place === undefined ? draft.time === undefined : place === 'space' || place === 'galaxy' || place === 'orbit'
  if (!inSpace || draft.view === 'portrait' || draft.view === 'close-up') return
  for (const entity of draft.entities) {
    const resting = entity.action === undefined || entity.action === 'looking'
    const busy = draft.relations.some(({ subject, object }) => subject === entity || object === entity)
    if (entity.noun.kit === 'human:astronaut' && resting && !busy && entity.count === 1) entity.action = 'flying'
  }
}

const OF_THE_FUTURE = /\b(futuristic|future|sci fi|megacity|utopian|cyber)\b/
const CRAFT = /^(aircraft:(hovercar|spaceship|ufo|drone-taxi)|robot:mecha)$/

/** A city of the future, named so or known by what flies there, looks like none of today. */
export function foreseeCity(draft: Draft): void {
  const places = draft.settings.filter(({ id }) => id === 'skyline' || id === 'city-street')
  const told = places.some(({ words }) => OF_THE_FUTURE.test(words))
  const craft = places.length > 0 && draft.entities.some(({ noun }) => CRAFT.test(noun.kit) && noun.noun !== 'ufo')
  if (!told && !craft) return
  draft.mood.add('futuristic')
  for (const place of places) place.id = 'skyline'
}

const AT_HOME = /^(aircraft:(spaceship|rocket|satellite|space)|human:(astronaut|alien|space-soldier)|sky:|robot:|prop:asteroid)/

/** The one who is under the milky way stands on the ground at night, not in space. */
export function standUnderStars(draft: Draft): void {
  const sky = draft.settings.filter(({ id, words }) => id === 'space' && words === 'milky way')
  const [first] = draft.entities
  if (sky.length === 0 || !first || first.action === 'flying') return
  if (draft.entities.some(({ noun }) => AT_HOME.test(noun.kit))) return
  draft.settings = draft.settings.filter((place) => !sky.includes(place))
  draft.time ??= 'night'
  draft.light.add('starlight')
}

/** The one who looks at the stars, and is nowhere else, is where the sky is wide. */
export function lookAtStars(draft: Draft): void {
  const stars = draft.entities.filter(({ noun, many, color }) => noun.noun === 'star' && many && color === undefined)
  const watched = draft.relations.some(({ type, object }) => stars.includes(object) && (type === 'next-to' || type === 'under'))
  const gazing = draft.entities.some(({ action }) => action === 'stargazing')
  const under = draft.time === 'night' && draft.light.has('starlight') && draft.view === undefined
  if (watched || gazing || (under && draft.entities.length > 0)) climbHill(draft)
}

/** A tent may stand there. */
const LOW = 4

function climbHill({ settings, entities }: Draft): void {
  const free = entities.every(({ noun }) => noun.height < LOW || !/^(building|furniture)$/.test(noun.category))
  const onEarth = entities.some(({ noun }) => noun.category !== 'sky')
  if (settings.length === 0 && free && onEarth) settings.push({ id: 'hill', words: 'hill' })
}
