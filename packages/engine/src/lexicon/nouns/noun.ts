/** One thing the engine can draw. A row of a lexicon table. */
export type Noun = {
  /** Singular, lower case, as shown to people. */
  readonly noun: string
  /** Other words for it, singular ("automobile" for car). */
  readonly aliases?: readonly string[]
  /** Irregular plural; regular ones are derived. */
  readonly plural?: string
  /** `kit:variant` that draws it; `icon:name` is the last resort and reported so. */
  readonly kit: string
  /** Real height in meters, standing. */
  readonly height: number
  /** Canonical color name when the prompt gives none. */
  readonly color?: string
  /** Setting it is placed in when the prompt names none. */
  readonly habitat?: string
  readonly category: Category
}

export type Category =
  | 'animal' | 'bird' | 'sea' | 'insect' | 'person' | 'fantasy' | 'sci-fi' | 'vehicle' | 'building' | 'plant' | 'food' | 'furniture' | 'tool' | 'instrument'
  | 'sport' | 'clothing' | 'sky' | 'weather' | 'shape' | 'prop'
