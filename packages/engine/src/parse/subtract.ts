import { pluralOf } from '../lexicon/lexicon.ts'
import type { Category, Noun } from '../lexicon/nouns/noun.ts'
import type { Draft, DraftEntity, Meaningful } from './draft.ts'

/** Words that leave out a whole category: noun → its members. */
const KINDS: Readonly<Record<string, { readonly categories?: readonly Category[]; readonly kits?: RegExp }>> = {
  person: { kits: /^human:/ },
  man: { kits: /^human:(man|old-man|boy|groom|businessman|king|prince)$/ },
  woman: { kits: /^human:(woman|old-woman|girl|bride|businesswoman|queen|princess)$/ },
  animal: { categories: ['animal', 'bird', 'sea', 'insect'] },
  bird: { categories: ['bird'] },
  fish: { kits: /^sea:.*(fish|koi|salmon|tuna|betta)/ },
  beetle: { categories: ['insect'] },
  dog: {
    kits: /^quadruped:(dog|puppy|golden-retriever|labrador|german-shepherd|husky|corgi|dachshund|poodle|pug|bulldog|dalmatian|shiba-inu|border-collie|chihuahua|greyhound|saint-bernard)$/,
  },
  cat: { kits: /^quadruped:(cat|kitten|tabby-cat|siamese-cat|persian-cat)$/ },
  tree: { kits: /^tree:/ },
  flower: {
    kits: /^plant:(flower|rose|tulip|sunflower|daisy|poppy|lavender|dandelion|lily|orchid|lotus|bluebell|daffodil|hibiscus|peony|dahlia|carnation|hydrangea|bouquet)$/,
  },
  'potted plant': { categories: ['plant'] },
  'apartment building': { categories: ['building'] },
  car: { kits: /^wheeled:.*(car|taxi|jeep|convertible|van)/ },
  breakfast: { categories: ['food'] },
  sign: { kits: /^prop:(sign|neon-sign|billboard|banner|poster|chalkboard)$/ },
}

/** The composer's names for scenery that a prompt may exclude. */
// biome-ignore format: rows of a table
const SCENERY: Readonly<Record<string, readonly string[]>> = {
  tree: ['trees', 'plants'], 'potted plant': ['plants', 'trees', 'grass', 'flowers', 'bushes'], person: ['people'], man: ['people'], woman: ['people'],
  'apartment building': ['buildings'], house: ['houses', 'buildings'], grass: ['grass'], cloud: ['clouds'], star: ['stars'],
}

/** Words for text: no lettering is drawn. */
export const TEXT_WORDS = /^(text|texts|letters?|lettering|words?|writing|watermarks?|signature|logo|captions?|no text|inscription|saying)$/

function matches(entity: DraftEntity, noun: Noun): boolean {
  if (entity.noun === noun) return true
  const kind = KINDS[noun.noun]
  return Boolean(kind?.categories?.includes(entity.noun.category) || kind?.kits?.test(`${entity.noun.kit}`))
}

/** Removes unwanted things from a draft, and returns the names of unwanted scenery for the composer. */
export function subtract(draft: Draft, unwanted: readonly Meaningful[]): readonly string[] {
  const without = new Set<string>()
  for (const item of unwanted) {
    without.add(item.words)
    if (item.noun) subtractNoun(draft, item.noun, without)
    if (item.setting) {
      draft.settings = draft.settings.filter((place) => place.id !== item.setting)
      without.add(item.setting)
    }
    if (item.weather) {
      draft.weather.delete(item.weather)
      without.add(item.weather)
    }
    if (item.color) subtractColor(draft, item.color)
    if (item.other !== undefined) {
      draft.mood.delete(item.other)
      draft.light.delete(item.other)
      if (draft.time === item.other) delete draft.time
      if (draft.season === item.other) delete draft.season
      if (TEXT_WORDS.test(item.other)) {
        draft.texts = []
        without.add('text')
      }
    }
    draft.chips = draft.chips.filter((chip) => chip !== item.words && chip !== item.weather)
  }
  return [...without]
}

function subtractNoun(draft: Draft, noun: Noun, without: Set<string>): void {
  const gone = new Set(draft.entities.filter((entity) => matches(entity, noun)))
  draft.entities = draft.entities.filter((entity) => !gone.has(entity))
  draft.relations = draft.relations.filter((r) => !gone.has(r.subject) && !gone.has(r.object))
  // Without its flowers, a flower field is a plain field.
  draft.settings = draft.settings.map((place) => (place.words === `${noun.noun} field` ? { id: 'meadow', words: 'field' } : place))
  draft.texts = draft.texts.filter((text) => !text.carrier || !gone.has(text.carrier))
  draft.chips = draft.chips.filter((chip) => typeof chip === 'string' || !gone.has(chip))
  for (const entity of draft.entities) {
    // "wearing a hat" is also among the wearer's attributes.
    entity.attributes = entity.attributes.filter((word) => !word.endsWith(` ${noun.noun}`))
  }
  without.add(noun.noun)
  without.add(noun.plural ?? pluralOf(noun.noun))
  for (const scenery of SCENERY[noun.noun] ?? []) without.add(scenery)
  if (noun.kit.startsWith('tree:')) without.add('trees')
}

function subtractColor(draft: Draft, color: string): void {
  draft.palette.delete(color)
  for (const entity of draft.entities) {
    if (entity.color2 === color) delete entity.color2
    if (entity.color === color) {
      delete entity.color
      if (entity.color2 !== undefined) entity.color = entity.color2
      delete entity.color2
    }
    entity.words = entity.words.filter((word) => word !== color)
  }
}
