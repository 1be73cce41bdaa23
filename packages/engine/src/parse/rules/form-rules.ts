import { type Draft, type DraftEntity, relate } from '../draft.ts'
import { showBough } from './animal-rules.ts'
import { dateTo, find, has, placeIn, redraw, things } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Surreal things and abstract shapes. */
export const FORM_RULES: readonly Rule[] = [
  rule('melting-clocks-hang', 'A clock that melts hangs like cloth over whatever it is on.', {
    when: things({ noun: 'clock' }),
    unless: ({ action, attributes }) => action !== 'melting' && !attributes.includes('melting'),
    then: meltClock,
  }),
  rule('phoenix-over-fire', 'A phoenix spreads its wings over a single fire.', {
    when: phoenixAtFire,
    then: (bird, draft) => {
      const fire = find(draft, { noun: 'campfire' })
      if (!fire) return
      draft.relations = draft.relations.filter(({ subject, object }) => ![subject, object].includes(bird) || ![subject, object].includes(fire))
      fire.count = 1
      bird.action ??= 'flying'
      relate(draft, 'above', bird, fire)
    },
  }),
  rule('phoenix-among-ruins', 'A phoenix rises from the fire of ruins.', { when: phoenixAtFire, then: placeIn('ruins') }),
  rule('phoenix-at-dusk', 'A phoenix rises from its fire at dusk.', { when: phoenixAtFire, then: dateTo('dusk') }),
  // "abstract shapes in blue and gold"
  rule('shapes-are-composed', 'Abstract shapes are one composition, in the colors that are named for the picture.', {
    when: things({ kit: /^shape:(geometric|swirl)$/ }),
    then: composeForm,
  }),
]

function phoenixAtFire(draft: Draft): readonly DraftEntity[] {
  return has(draft, { noun: 'campfire' }) ? draft.entities.filter(({ noun }) => noun.noun === 'phoenix') : []
}

function meltClock(clock: DraftEntity, draft: Draft): void {
  const hung = draft.relations.find(({ type, subject, object }) => subject === clock && (type === 'on' || type === 'above') && object.count === 1)
  if (hung) {
    hung.type = 'on'
    if (/^(prop:branch|tree:)/.test(hung.object.noun.kit)) showBough(hung.object)
  }
  redraw(clock, { kit: hung ? 'prop:draped-clock' : 'prop:melting-clock', height: 0.9, color: 'gold' })
  delete clock.action
}

function composeForm(form: DraftEntity, draft: Draft): void {
  if (form.many) form.count = 1
  if (form.color === 'rainbow') delete form.color
  const [first, second] = draft.palette
  if (form.color !== undefined || first === undefined || draft.entities.length > 1) return
  form.color = first
  if (second !== undefined) form.color2 = second
  draft.palette.clear()
}
