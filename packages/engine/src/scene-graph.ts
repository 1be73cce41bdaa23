/**
 * What a prompt says, before anything is placed: the parser's output and the composer's input.
 * Plain data, so that it can be tested as a table and sent across threads.
 */
export type SceneGraph = {
  /** What the floor or counter is made of, when the prompt says so. */
  readonly floor?: 'marble' | 'wood' | 'stone' | 'tiles' | 'glass'
  /** Color of that, as a color name. */
  readonly floorColor?: string
  /** Things to draw, in the order they were named. Never empty after `parsePrompt` unless a setting alone was asked for. */
  readonly entities: readonly Entity[]
  readonly relations: readonly Relation[]
  /** Id of the place (`SETTING_IDS`), or undefined when the prompt names none: the composer picks a fitting one. */
  readonly setting?: string
  /** Every place that the prompt names, in its words; one of them at most is `setting`. */
  readonly places?: readonly { readonly words: string; readonly setting: string }[]
  /** The place that a window of the picture looks out on. */
  readonly outlook?: string
  /** The place is the subject and the things are in it: "a living room with a fireplace". */
  readonly placeFirst?: boolean
  readonly time?: TimeOfDay
  readonly season?: 'spring' | 'summer' | 'autumn' | 'winter'
  /** What a field of flowers is sown with, when the prompt says so. */
  readonly flower?: string
  /** Colors asked for its flowers, canonical names; default those that such flowers have. */
  readonly flowerColors?: readonly string[]
  /** What a forest or a shore is grown with, when the prompt says so: "pine", "birch", "palm". */
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
  /** Palette asked for as a whole ("in blue and gold tones"), as color names. */
  readonly palette: readonly string[]
  /** Words to be lettered in the picture, exactly as quoted in the prompt. */
  readonly texts: readonly PictureText[]
  /** Words the lexicon does not know, with what was drawn for them, if anything. */
  readonly unknown: readonly UnknownWord[]
  /** Scenery that must not appear, from the negative prompt ("trees", "people", "clouds", "snow", "stars" …); default none. */
  readonly without?: readonly string[]
  /** What went without saying: the rules that filled in or changed something, in order. */
  readonly assumed: readonly Assumption[]
  /** The prompt as chips for the person: what was understood, in order ("fox, red", "snow", "dusk"). */
  readonly readAs: readonly string[]
}

export type Entity = {
  /** Index of this entity in `entities`. */
  readonly id: number
  /** Canonical lexicon noun, singular ("fox", "coffee shop"). */
  readonly noun: string
  /** Which kit draws it, as the lexicon row says ("quadruped:fox", "human:wizard", "icon:pretzel"). */
  readonly kit: string
  /** How many, 1 … 20. */
  readonly count: number
  /** Canonical color name asked for, if any ("red", "teal"). */
  readonly color?: string
  /** Second color, when two were given ("black and white cat"). */
  readonly color2?: string
  /** Size asked for, as a factor on the noun's real height (tiny .45 … giant 1.9); default 1. */
  readonly size: number
  /** Material asked for ("glass", "wooden", "golden" …). */
  readonly material?: string
  /** Further adjectives the kits may use ("old", "happy", "fluffy", "glowing", "long red hair"). */
  readonly attributes: readonly string[]
  /** What it is doing ("standing", "running", "sitting", "flying", "sleeping" …). */
  readonly action?: string
}

// biome-ignore format: a list
export type RelationType =
  | 'on' | 'riding' | 'holding' | 'wearing' | 'next-to' | 'behind' | 'in-front-of' | 'under' | 'above' | 'inside' | 'reflected-in' | 'playing'

/** `subject` stands in `type` to `object`; both are entity ids. "a wizard holding a staff": subject wizard, object staff. */
export type Relation = { readonly type: RelationType; readonly subject: number; readonly object: number }

export type TimeOfDay = 'sunrise' | 'morning' | 'day' | 'sunset' | 'dusk' | 'night'
export type Weather = 'clear' | 'clouds' | 'rain' | 'snow' | 'fog' | 'storm' | 'wind' | 'rainbow' | 'aurora'
export type View = 'close-up' | 'portrait' | 'wide' | 'aerial' | 'flat-lay' | 'pattern' | 'low-angle' | 'macro' | 'isometric'

type PictureText = {
  /** The letters to draw, exactly. */
  readonly text: string
  /** Entity id that carries the text (a sign, a shop), if the prompt says so. */
  readonly carrier?: number
}

/** What a rule of common sense took for granted. */
export type Assumption = {
  readonly rule: string
  /** As a sentence for people: "Someone who goes sledding sits on a sled." */
  readonly says: string
  /** The things that it put into the picture. */
  readonly adds: readonly string[]
}

type UnknownWord = {
  readonly word: string
  /** Nearest known noun that was drawn instead, if any. */
  readonly drawnAs?: string
}
