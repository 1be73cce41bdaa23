import { type Draft, isPersonLike } from '../draft.ts'

/** Who flies on a broom sits on it: the broom is a part of the figure. */
export function mountBrooms(draft: Draft): void {
  for (const { type, subject, object: broom } of [...draft.relations]) {
    const flown = type === 'riding' || (type === 'on' && subject.action === 'flying')
    if (!flown || broom.noun.noun !== 'broom' || !isPersonLike(subject.noun)) continue
    subject.attributes.push('on a broom')
    subject.action = 'flying'
    draft.entities = draft.entities.filter((entity) => entity !== broom)
    draft.relations = draft.relations.flatMap((relation) => {
      const from = relation.subject === broom ? subject : relation.subject
      const to = relation.object === broom ? subject : relation.object
      return from === to ? [] : [{ ...relation, subject: from, object: to }]
    })
  }
}
