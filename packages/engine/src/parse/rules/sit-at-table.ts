import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { add, find, headsOf } from './facts.ts'
import { TABLES_OF } from './people-rules.ts'

/** What is done at a table sitting down. */
// biome-ignore format: a list
const AT_TABLE = new Set([
  'sitting', 'eating', 'drinking', 'reading', 'writing', 'working', 'typing', 'studying', 'drawing', 'thinking', 'talking', 'smoking', 'puffing',
])
/** More do not fit around one. */
const MAX_GUESTS = 6
/** More do not lie on one table beside each other. */
const MAX_PLATES = 4
const SCREENS = new Set(['laptop', 'computer', 'typewriter'])
/** Whose desk has a laptop on it, if nothing else. */
const MODERN = /^human:(office-worker|businessman|businesswoman|man|woman|person|teenager|student)$/
const ANYBODY = /^human:(man|woman|person|girl|boy|child|teenager|old-man|old-woman)$/

/** Where guests are served, and what. */
const SERVED = [
  [/\bdiner\b/, 'burger'],
  [/\b(?:caf[eé]|coffee ?(?:shop|house))/, 'coffee cup'],
  [/\b(?:restaurant|bistro|trattoria|dinner|dining)\b/, 'pasta'],
] as const
/** What is done before a dish. */
const MEALS = new Set(['sitting', 'eating', 'talking', 'drinking'])

type AtTable = { readonly table: DraftEntity; readonly guests: readonly DraftEntity[] }

/** People in a place with tables, and nothing else there that they could be at. */
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

/** Who is beside a table, does what is done sitting there, and has no chair yet. */
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

/** Of a couple at a table only the one is said to be there. */
function companyOf({ relations }: Draft, guests: readonly DraftEntity[]): readonly DraftEntity[] {
  return relations.flatMap(({ type, subject, object }) =>
    type === 'next-to' && guests.includes(subject) && ANYBODY.test(subject.noun.kit) && ANYBODY.test(object.noun.kit) ? [object] : [],
  )
}

export function seatGuests({ table, guests }: AtTable, draft: Draft): void {
  openLaptop(draft, table, guests)
  // A laptop is worked on where it stands.
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
  // The chairs first: who sits on one is as tall as it makes him.
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

/** On a bare desk of someone of today there is one. */
function openLaptop(draft: Draft, table: DraftEntity, guests: readonly DraftEntity[]): void {
  const [first] = guests
  const isIdle = [undefined, 'sitting', 'working', 'typing'].includes(first.action)
  if (isDesk(table) && isBare(draft, table) && isIdle && headsOf(guests) === 1 && MODERN.test(first.noun.kit) && !holds(draft, first))
    relate(draft, 'on', add(draft, 'laptop'), table)
}

/** The one who eats, or sits in a restaurant, has a dish on the table if it is bare. */
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
