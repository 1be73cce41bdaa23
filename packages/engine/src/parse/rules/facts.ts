import { findNoun } from '../../lexicon/lexicon.ts'
import type { Noun } from '../../lexicon/nouns/noun.ts'
import type { SettingId } from '../../lexicon/setting-words.ts'
import type { RelationType, TimeOfDay, View } from '../../scene-graph.ts'
import { type Draft, type DraftEntity, type DraftRelation, isAnimate, isPersonLike } from '../draft.ts'
import { addThing } from '../phrase.ts'

/** A word, a kit with all its variants ("tree:"), a pattern, or a set of words; `undefined` in a set matches a missing value. */
type Words = string | RegExp | ReadonlySet<string | undefined>

/** Conditions on a thing; all given ones must hold. */
export type Kind = {
  readonly noun?: Words
  readonly kit?: Words
  readonly category?: Words
  readonly typed?: Words
  readonly action?: Words
  readonly color?: Words
  readonly count?: number
  readonly many?: true
  readonly is?: (noun: Noun) => boolean
}

export const PERSON: Kind = { is: isPersonLike }
export const ALIVE: Kind = { is: isAnimate }

function isSaid(words: Words | undefined, value: string | undefined): boolean {
  if (words === undefined) return true
  if (typeof words === 'string') return value === words || (words.endsWith(':') && value?.startsWith(words) === true)
  return words instanceof RegExp ? value !== undefined && words.test(value) : words.has(value)
}

export function isKind(entity: DraftEntity, kind: Kind): boolean {
  const { noun, count, many, typed, action, color } = entity
  return (
    isSaid(kind.noun, noun.noun) &&
    isSaid(kind.kit, noun.kit) &&
    isSaid(kind.category, noun.category) &&
    isSaid(kind.typed, typed) &&
    isSaid(kind.action, action) &&
    isSaid(kind.color, color) &&
    (kind.count ?? count) === count &&
    (kind.many === undefined || many === true) &&
    (kind.is === undefined || kind.is(noun))
  )
}

/** For `when`: every thing of the kind. */
export function things(kind: Kind): (draft: Draft) => Iterable<DraftEntity> {
  return function* (draft) {
    for (const entity of [...draft.entities]) if (isKind(entity, kind)) yield entity
  }
}

/** For `when`: every relation from a thing of one kind to a thing of another. */
export function links(type: RelationType | readonly RelationType[], from: Kind, to: Kind): (draft: Draft) => Iterable<DraftRelation> {
  const types = [type].flat()
  return function* (draft) {
    for (const relation of [...draft.relations])
      if (types.includes(relation.type) && isKind(relation.subject, from) && isKind(relation.object, to)) yield relation
  }
}

/** For `when`: the picture as a whole. */
export const once =
  (isSo: (draft: Draft) => boolean): ((draft: Draft) => Iterable<Draft>) =>
  (draft) =>
    isSo(draft) ? [draft] : []

export const find = (draft: Draft, kind: Kind): DraftEntity | undefined => draft.entities.find((entity) => isKind(entity, kind))

export const has = (draft: Draft, kind: Kind): boolean => find(draft, kind) !== undefined

/** Whether the thing has a relation to another one. */
export const isJoined = (draft: Draft, entity: DraftEntity): boolean => draft.relations.some(({ subject, object }) => subject === entity || object === entity)

/** Number of people, each counted. */
export const headsOf = (entities: readonly DraftEntity[]): number => entities.reduce((sum, { count }) => sum + count, 0)

/** Removes things and their relations from the picture. */
export function drop(draft: Draft, ...gone: readonly DraftEntity[]): void {
  draft.entities = draft.entities.filter((entity) => !gone.includes(entity))
  draft.relations = draft.relations.filter(({ subject, object }) => !gone.includes(subject) && !gone.includes(object))
}

/** Keeps the chip of a thing that is now shown in another way. */
export function keepChip(draft: Draft, entity: DraftEntity, chip: string): void {
  draft.chips = draft.chips.map((each) => (each === entity ? chip : each))
}

/** Changes the thing's noun, such as the kit that draws it. */
export function redraw(entity: DraftEntity, changes: Partial<Noun>): void {
  entity.noun = { ...entity.noun, ...changes }
}

/** For `then`: changes the thing. */
export const set =
  (changes: Partial<DraftEntity>): ((entity: DraftEntity) => void) =>
  (entity) =>
    Object.assign(entity, changes)

/** For `then`: sets the picture's view. */
export const seenAs =
  (view: View): ((match: unknown, draft: Draft) => void) =>
  (_, draft) => {
    draft.view = view
  }

/** For `then`: changes the type of a relation. */
export const become =
  (type: RelationType): ((relation: DraftRelation) => void) =>
  (relation) => {
    relation.type = type
  }

/** For `then`: sets the action, unless there is one. */
export function act(action: string): (entity: DraftEntity) => void {
  return (entity) => {
    entity.action ??= action
  }
}

/** For `then`: sets the hour, unless there is one. */
export function dateTo(time: TimeOfDay): (match: unknown, draft: Draft) => void {
  return (_, draft) => {
    draft.time ??= time
  }
}

/** For `then`: sets the place, unless there is one. */
export function placeIn(id: SettingId, words: string = id): (match: unknown, draft: Draft) => void {
  return (_, { settings }) => {
    if (settings.length === 0) settings.push({ id, words })
  }
}

/** A noun of the lexicon. It always exists: the test of the rule's own prompt would fail without it. */
export function nounOf(name: string): Noun {
  const noun = findNoun(name)
  if (!noun) throw new Error(`The lexicon has no "${name}".`)
  return noun
}

/** Adds a thing to the picture. */
export const add = (draft: Draft, name: string, changes: Partial<Noun> = {}): DraftEntity => addThing(draft, { ...nounOf(name), ...changes })
