import { type Draft, isPersonLike } from '../draft.ts'

/** What is done at a fire without getting up. */
const SEATED = new Set(['talking', 'singing', 'eating', 'drinking', 'laughing', 'smiling', 'camping', 'cooking'])

/** "friends around a campfire", "two people by a bonfire": several people at a fire sit down, and it is night. */
export function sitRoundFire(draft: Draft): void {
  const fire = draft.entities.find(({ noun, count }) => noun.kit === 'prop:campfire' && count === 1)
  if (!fire) return
  const people = draft.relations
    .filter(({ type, subject, object }) => type === 'next-to' && object === fire && isPersonLike(subject.noun))
    .map(({ subject }) => subject)
  if (people.reduce((sum, { count }) => sum + count, 0) < 2) return
  for (const person of people) if (person.action === undefined || SEATED.has(person.action)) person.action = 'sitting'
  if (draft.settings.length === 0) draft.settings.push({ id: 'forest', words: 'forest' })
  draft.time ??= 'night'
}
