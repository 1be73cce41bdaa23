/** One thing the engine can draw: a row of a lexicon table. */
export type Noun = {
  /** Singular, lowercase, as shown to people. */
  readonly noun: string
  /** Synonyms, singular ("automobile" for car). */
  readonly aliases?: readonly string[]
  /** Irregular plural; regular ones are derived. */
  readonly plural?: string
  /** The `kit:variant` that draws it; `icon:name` is the last resort and is reported as such. */
  readonly kit: string
  /** Real height in meters, standing. */
  readonly height: number
  /** Canonical name of its color when the prompt gives none. */
  readonly color?: string
  /** Its setting when the prompt names none. */
  readonly habitat?: string
  readonly category: Category
}

export type Category =
  | 'animal' | 'bird' | 'sea' | 'insect' | 'person' | 'fantasy' | 'sci-fi' | 'vehicle' | 'building' | 'plant' | 'food' | 'furniture' | 'tool' | 'instrument'
  | 'sport' | 'clothing' | 'sky' | 'weather' | 'shape' | 'prop'
