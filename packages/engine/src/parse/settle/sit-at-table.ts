import { findNoun } from '../../lexicon/lexicon.ts'
import { SAT_AT } from '../../lexicon/nouns/furniture.ts'
import { type Draft, type DraftEntity, isPersonLike, relate } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** What is done at a table sitting down. */
// biome-ignore format: a list
const AT_TABLE = new Set([
  'sitting', 'eating', 'drinking', 'reading', 'writing', 'working', 'typing', 'studying', 'drawing', 'thinking', 'talking', 'smoking', 'puffing',
])
/** More do not fit around one. */
const MAX_GUESTS = 6

const SCREENS = new Set(['laptop', 'computer', 'typewriter'])

/** Whose desk has a laptop on it, if nothing else. */
const MODERN = /^human:(office-worker|businessman|businesswoman|man|woman|person|teenager|student)$/

function carries(draft: Draft, person: DraftEntity): boolean {
  return draft.relations.some(({ type, subject }) => type === 'holding' && subject === person)
}

const ANYBODY = /^human:(man|woman|person|girl|boy|child|teenager|old-man|old-woman)$/

/** Of a couple at a table only the one is said to be there. */
function companyOf({ relations }: Draft, guests: readonly DraftEntity[]): DraftEntity[] {
  return relations.flatMap(({ type, subject, object }) =>
    type === 'next-to' && guests.includes(subject) && ANYBODY.test(subject.noun.kit) && ANYBODY.test(object.noun.kit) ? [object] : [],
  )
}

/** Where guests are served, and what. */
const SERVED = [
  [/\bdiner\b/, 'burger'],
  [/\b(?:caf[eé]|coffee ?(?:shop|house))/, 'coffee cup'],
  [/\b(?:restaurant|bistro|trattoria|dinner|dining)\b/, 'pasta'],
] as const

/** The one who eats, or sits in a restaurant, has a dish on the table if it is bare. */
function serve(draft: Draft, table: DraftEntity, guests: readonly DraftEntity[], many: number): void {
  const { relations, entities, settings } = draft
  const bare = relations.every(({ type, object }) => type !== 'on' || object !== table)
  const eaten = entities.some(({ noun }) => noun.category === 'food')
  const busy = guests.some(({ action }) => action !== undefined && !MEALS.has(action))
  const words = settings.map((setting) => setting.words).join(' ')
  const meal = /\bkitchen\b/.test(words) ? 'breakfast' : 'pasta'
  const eating = guests.some(({ action }) => action === 'eating')
  const dish = findNoun(SERVED.find(([place]) => place.test(words))?.[1] ?? (eating ? meal : ''))
  if (!dish || !bare || eaten || busy || guests.some((guest) => carries(draft, guest))) return
  const plates = addThing(draft, dish)
  plates.count = Math.min(many, MAX_PLATES)
  relate(draft, 'on', plates, table)
}

/** More do not lie on one table beside each other. */
const MAX_PLATES = 4
/** What is done before a dish. */
const MEALS = new Set(['sitting', 'eating', 'talking', 'drinking'])

/** Where the one who is there sits at a table, unless it is said that they do something else. */
export const TABLES_OF: ReadonlySet<string> = new Set(['cafe', 'terrace', 'sea-terrace'])

/** "a woman sitting in a café", "friends laughing in a restaurant": the table goes without saying. */
function tableOf(draft: Draft): DraftEntity | undefined {
  const people = draft.entities.filter(({ noun }) => isPersonLike(noun))
  const many = people.reduce((sum, { count }) => sum + count, 0)
  const free = people.every(
    (person) =>
      ANYBODY.test(person.noun.kit) &&
      (person.action === undefined ? many > 1 : AT_TABLE.has(person.action)) &&
      draft.relations.every(({ type, subject }) => subject !== person || type === 'holding' || type === 'wearing' || type === 'next-to'),
  )
  const table = findNoun('table')
  const others = draft.entities.some(({ noun }) => noun.category === 'furniture' || noun.category === 'animal')
  if (!table || !free || people.length === 0 || others || draft.view === 'portrait') return undefined
  if (!draft.settings.some(({ id }) => TABLES_OF.has(id))) return undefined
  const added = addThing(draft, table)
  for (const person of people) relate(draft, 'next-to', person, added)
  return added
}

/** "a family having dinner at a table", "a woman working at a desk", "people around a table": each gets a chair, drawn up to it. */
export function sitAtTable(draft: Draft): void {
  const table = draft.entities.find(({ noun, count }) => SAT_AT.test(noun.kit) && count === 1) ?? tableOf(draft)
  const chair = findNoun('chair')
  if (!table || !chair) return
  const beside = draft.relations.filter(({ type, subject, object }) => type === 'next-to' && object === table && isPersonLike(subject.noun))
  const named = beside.map(({ subject }) => subject)
  const guests = [...new Set([...named, ...companyOf(draft, named)])]
  const many = guests.reduce((sum, { count }) => sum + count, 0)
  const isDesk = table.noun.kit === 'furniture:desk'
  const sits = guests.every(({ action }) => (action === undefined ? isDesk || many > 1 : AT_TABLE.has(action)))
  const seated = draft.relations.some(({ type, subject }) => type === 'on' && guests.includes(subject))
  if (guests.length === 0 || many > MAX_GUESTS || !sits || seated) return
  const [first] = guests
  const laptop = findNoun('laptop')
  const isBare = draft.relations.every(({ type, object }) => type !== 'on' || object !== table)
  const idle = [undefined, 'sitting', 'working', 'typing'].includes(first.action)
  if (laptop && isDesk && isBare && idle && many === 1 && MODERN.test(first.noun.kit) && !carries(draft, first))
    relate(draft, 'on', addThing(draft, laptop), table)
  // A laptop is worked on where it stands.
  draft.relations = draft.relations.map((relation) =>
    relation.type === 'holding' && guests.includes(relation.subject) && SCREENS.has(relation.object.noun.noun)
      ? { type: 'on', subject: relation.object, object: table }
      : relation,
  )
  serve(draft, table, guests, many)
  const chairs = addThing(draft, chair)
  chairs.count = many
  draft.relations = draft.relations.filter(
    ({ type, subject, object }) => type !== 'next-to' || !guests.includes(subject) || !(object === table || guests.includes(object)),
  )
  // The chairs first: who sits on one is as tall as it makes him.
  draft.relations.unshift({ type: 'behind', subject: chairs, object: table })
  const screen = draft.relations.some(({ type, subject, object }) => type === 'on' && object === table && SCREENS.has(subject.noun.noun))
  for (const guest of guests) {
    if (screen && (guest.action ?? 'sitting') === 'sitting') guest.action = 'working'
    relate(draft, 'on', guest, chairs)
  }
}
