const SUBJECTS = [
  'a red fox',
  'two cats',
  'an old fisherman',
  'a knight riding a horse',
  'a blue vintage car',
  'a sailing ship',
  'a bouquet of roses',
  'a portrait of a young woman',
  'three owls',
  'a dragon',
]
const PLACES = [
  'in a snowy forest at sunset',
  'on a beach',
  'in a city street at night',
  'in front of a castle',
  'in a meadow in spring',
  'by a mountain lake at sunrise',
  'in a desert',
  'in a cozy room',
  'in the rain',
  'in autumn fog',
]

/** A hundred different prompts: every subject in every place. */
export function variedPrompts(): string[] {
  return SUBJECTS.flatMap((subject) => PLACES.map((place) => `${subject} ${place}`))
}
