/**
 * What a prompt says, before anything is placed: the parser's output and the composer's input. Plain data, so that it can be tested as a table
 * and sent between threads.
 */
export type SceneGraph = {
  /** Material of the floor or counter, when the prompt names it. */
  readonly floor?: 'marble' | 'wood' | 'stone' | 'tiles' | 'glass'
  /** Color of the floor, as a color name. */
  readonly floorColor?: string
  /** Things to draw, in prompt order. Never empty after `parsePrompt` unless the prompt asks only for a setting. */
  readonly entities: readonly Entity[]
  readonly relations: readonly Relation[]
  /** Id of the place (`SETTING_IDS`), or undefined when the prompt names none: the composer picks a suitable one. */
  readonly setting?: string
  /** Every place that the prompt names, in its words; at most one of them is `setting`. */
  readonly places?: readonly { readonly words: string; readonly setting: string }[]
  /** The place seen through a window of the picture. */
  readonly outlook?: string
  /** The place is the subject and contains the things: "a living room with a fireplace". */
  readonly placeFirst?: boolean
  readonly time?: TimeOfDay
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter'
  /** The plant that grows in a field of flowers, when the prompt names it. */
  readonly flower?: string
  /** Colors requested for its flowers, canonical names; default the flowers' natural colors. */
  readonly flowerColors?: readonly string[]
  /** The trees of a forest or a shore, when the prompt names them: "pine", "birch", "palm". */
  readonly tree?: string
  /** The sea has mountains on its far shore. */
  readonly farShore?: boolean
  /** The lake is frozen over. */
  readonly frozen?: boolean
  readonly weather: readonly Weather[]
  /** Mood words as the lexicon knows them (cozy, spooky, dreamy, epic …). */
  readonly mood: readonly string[]
  /** Light words (neon, candlelight, golden-hour, backlit, moonlight, volumetric, studio …). */
  readonly light: readonly string[]
  /** Camera words; the first of a kind wins. */
  readonly view?: View
  /** Palette requested for the whole picture ("in blue and gold tones"), as color names. */
  readonly palette: readonly string[]
  /** Lettering to draw in the picture, exactly as quoted in the prompt. */
  readonly texts: readonly PictureText[]
  /** Words the lexicon does not know, with the noun drawn instead, if any. */
  readonly unknown: readonly UnknownWord[]
  /** Scenery that must not appear, from the negative prompt ("trees", "people", "clouds", "snow", "stars" …); default none. */
  readonly without?: readonly string[]
  /** Rules of common sense that added or changed something, in order. */
  readonly assumed: readonly Assumption[]
  /** What was understood, as chips for people, in order ("fox, red", "snow", "dusk"). */
  readonly readAs: readonly string[]
}

export type Entity = {
  /** Index of this entity in `entities`. */
  readonly id: number
  /** Canonical lexicon noun, singular ("fox", "coffee shop"). */
  readonly noun: string
  /** The kit that draws it, from the lexicon row ("quadruped:fox", "human:wizard", "icon:pretzel"). */
  readonly kit: string
  /** Number of instances, 1 … 20. */
  readonly count: number
  /** Canonical name of the requested color, if any ("red", "teal"). */
  readonly color?: string
  /** Second color, when the prompt gives two ("black and white cat"). */
  readonly color2?: string
  /** Requested size, as a factor of the noun's real height (tiny .45 … giant 1.9); default 1. */
  readonly size: number
  /** Requested material ("glass", "wooden", "golden" …). */
  readonly material?: string
  /** Other adjectives that kits may use ("old", "happy", "fluffy", "glowing", "long red hair"). */
  readonly attributes: readonly string[]
  /** Its action ("standing", "running", "sitting", "flying", "sleeping" …). */
  readonly action?: string
}

// biome-ignore format: a list
export type RelationType =
  | 'on' | 'riding' | 'holding' | 'wearing' | 'next-to' | 'behind' | 'in-front-of' | 'under' | 'above' | 'inside' | 'reflected-in' | 'playing'

/** `type` relates `subject` to `object`; both are entity ids. "a wizard holding a staff": subject wizard, object staff. */
export type Relation = { readonly type: RelationType; readonly subject: number; readonly object: number }

export type TimeOfDay = 'sunrise' | 'morning' | 'day' | 'sunset' | 'dusk' | 'night'
export type Weather = 'clear' | 'clouds' | 'rain' | 'snow' | 'fog' | 'storm' | 'wind' | 'rainbow' | 'aurora'
export type View = 'close-up' | 'portrait' | 'wide' | 'aerial' | 'flat-lay' | 'pattern' | 'low-angle' | 'macro' | 'isometric'

type PictureText = {
  /** The letters to draw, exactly. */
  readonly text: string
  /** Id of the entity that carries the text (a sign, a shop), if the prompt names it. */
  readonly carrier?: number
}

/** What a rule of common sense added. */
export type Assumption = {
  readonly rule: string
  /** As a sentence for people: "Someone who goes sledding sits on a sled." */
  readonly says: string
  /** The nouns that the rule added to the picture. */
  readonly adds: readonly string[]
}

type UnknownWord = {
  readonly word: string
  /** Nearest known noun, drawn instead, if any. */
  readonly drawnAs?: string
}
