import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { add, find, headsOf } from './facts.ts'
import { TABLES_OF } from './people-rules.ts'

/** Actions that people at a table do sitting down. */
// biome-ignore format: a list
const AT_TABLE = new Set([
  'sitting', 'eating', 'drinking', 'reading', 'writing', 'working', 'typing', 'studying', 'drawing', 'thinking', 'talking', 'smoking', 'puffing',
])
/** Max people around one table. */
const MAX_GUESTS = 6
/** Max plates side by side on one table. */
const MAX_PLATES = 4
const SCREENS = new Set(['laptop', 'computer', 'typewriter'])
/** People whose bare desk gets a laptop. */
const MODERN = /^human:(office-worker|businessman|businesswoman|man|woman|person|teenager|student)$/
const ANYBODY = /^human:(man|woman|person|girl|boy|child|teenager|old-man|old-woman)$/

/** Places where guests are served, and the dish. */
const SERVED = [
  [/\bdiner\b/, 'burger'],
  [/\b(?:caf[eé]|coffee ?(?:shop|house))/, 'coffee cup'],
  [/\b(?:restaurant|bistro|trattoria|dinner|dining)\b/, 'pasta'],
] as const
/** Actions that go with a dish. */
const MEALS = new Set(['sitting', 'eating', 'talking', 'drinking'])

type AtTable = { readonly table: DraftEntity; readonly guests: readonly DraftEntity[] }

/** People in a place with tables, with nothing else there to sit at. */
export function whoNeedsTable(draft: Draft): readonly (readonly DraftEntity[])[] {
  const people = draft.entities.filter(({ noun }) => isPersonLike(noun))
  const isFree = people.every(
    (person) =>
      ANYBODY.test(person.noun.kit) &&
      (person.action === undefined ? headsOf(people) > 1 : AT_TABLE.has(person.action)) &&
      draft.relations.every(({ type, subject }) => subject !== person || type === 'holding' || type === 'wearing' || type === 'next-to'),
  )
  const hasOthers = draft.entities.some(({ noun }) => noun.category === 'furniture' || noun.category === 'animal')
  const isThere = draft.view !== 'portrait' && draft.settings.some(({ id }) => TABLES_OF.has(id))
  return isFree && isThere && !hasOthers && people.length > 0 ? [people] : []
}

export function addTable(people: readonly DraftEntity[], draft: Draft): void {
  const added = add(draft, 'table')
  for (const person of people) relate(draft, 'next-to', person, added)
}

/** People beside a table whose action is done sitting, and who have no chair yet. */
export function guestsAtTable(draft: Draft): readonly AtTable[] {
  const table = find(draft, { kit: SAT_AT, count: 1 })
  if (!table) return []
  const named = draft.relations.flatMap(({ type, subject, object }) => (type === 'next-to' && object === table && isPersonLike(subject.noun) ? [subject] : []))
  const guests = [...new Set([...named, ...companyOf(draft, named)])]
  const many = headsOf(guests)
  const sits = guests.every(({ action }) => (action === undefined ? isDesk(table) || many > 1 : AT_TABLE.has(action)))
  const isSeated = draft.relations.some(({ type, subject }) => type === 'on' && guests.includes(subject))
  return guests.length === 0 || many > MAX_GUESTS || !sits || isSeated ? [] : [{ table, guests }]
}

/** Only one person of a couple is linked to the table; this finds the other. */
function companyOf({ relations }: Draft, guests: readonly DraftEntity[]): readonly DraftEntity[] {
  return relations.flatMap(({ type, subject, object }) =>
    type === 'next-to' && guests.includes(subject) && ANYBODY.test(subject.noun.kit) && ANYBODY.test(object.noun.kit) ? [object] : [],
  )
}

export function seatGuests({ table, guests }: AtTable, draft: Draft): void {
  openLaptop(draft, table, guests)
  // A laptop stays on the table while someone works on it.
  draft.relations = draft.relations.map((relation) =>
    relation.type === 'holding' && guests.includes(relation.subject) && SCREENS.has(relation.object.noun.noun)
      ? { type: 'on', subject: relation.object, object: table }
      : relation,
  )
  serve(draft, table, guests)
  const chairs = add(draft, 'chair')
  chairs.count = headsOf(guests)
  draft.relations = draft.relations.filter(
    ({ type, subject, object }) => type !== 'next-to' || !guests.includes(subject) || !(object === table || guests.includes(object)),
  )
  // Chairs come first: the height of a seated person depends on the chair.
  draft.relations.unshift({ type: 'behind', subject: chairs, object: table })
  const hasScreen = draft.relations.some(({ type, subject, object }) => type === 'on' && object === table && SCREENS.has(subject.noun.noun))
  for (const guest of guests) {
    if (hasScreen && (guest.action ?? 'sitting') === 'sitting') guest.action = 'working'
    relate(draft, 'on', guest, chairs)
  }
}

const isDesk = (table: DraftEntity): boolean => table.noun.kit === 'furniture:desk'
const isBare = ({ relations }: Draft, table: DraftEntity): boolean => relations.every(({ type, object }) => type !== 'on' || object !== table)
const holds = ({ relations }: Draft, person: DraftEntity): boolean => relations.some(({ type, subject }) => type === 'holding' && subject === person)

/** Adds a laptop to a present-day person's bare desk. */
function openLaptop(draft: Draft, table: DraftEntity, guests: readonly DraftEntity[]): void {
  const [first] = guests
  const isIdle = [undefined, 'sitting', 'working', 'typing'].includes(first.action)
  if (isDesk(table) && isBare(draft, table) && isIdle && headsOf(guests) === 1 && MODERN.test(first.noun.kit) && !holds(draft, first))
    relate(draft, 'on', add(draft, 'laptop'), table)
}

/** Adds a dish to a bare table if someone eats or sits in a restaurant. */
function serve(draft: Draft, table: DraftEntity, guests: readonly DraftEntity[]): void {
  const isEaten = draft.entities.some(({ noun }) => noun.category === 'food')
  const isBusy = guests.some((guest) => holds(draft, guest) || (guest.action !== undefined && !MEALS.has(guest.action)))
  const words = draft.settings.map((setting) => setting.words).join(' ')
  const meal = /\bkitchen\b/.test(words) ? 'breakfast' : 'pasta'
  const eats = guests.some(({ action }) => action === 'eating')
  const dish = SERVED.find(([place]) => place.test(words))?.[1] ?? (eats ? meal : undefined)
  if (!dish || !isBare(draft, table) || isEaten || isBusy) return
  const plates = add(draft, dish)
  plates.count = Math.min(headsOf(guests), MAX_PLATES)
  relate(draft, 'on', plates, table)
}
