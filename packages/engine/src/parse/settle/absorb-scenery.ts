import type { SettingId } from '../../lexicon/setting-words.ts'
import type { Draft, DraftEntity } from '../draft.ts'

// biome-ignore format: a list
const LAID_TABLES: ReadonlySet<string> = new Set([
  'table', 'chair', 'round table', 'lamp', 'light bulb', 'potted plant', 'flower', 'umbrella', 'beach umbrella',
])

const PALMS: ReadonlySet<string> = new Set(['palm tree'])

const PLANTS: ReadonlySet<string> = new Set(['potted plant', 'plant'])

/** What a place shows of itself, in plenty and where it belongs. */
const SHOWN: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = {
  terrace: LAID_TABLES,
  'sea-terrace': LAID_TABLES,
  'white-village': new Set(['dome', 'house', 'building', 'church', 'cottage']),
  garden: new Set(['flower', 'wildflower', 'rose', 'tree', 'bush', 'hedge']),
  'water-garden': new Set(['water lily', 'lily pad', 'lotus', 'flower', 'tree', 'willow']),
  'flower-field': new Set(['flower', 'wildflower', 'lavender', 'tulip', 'poppy', 'sunflower', 'daisy']),
  meadow: new Set(['flower', 'wildflower', 'daisy', 'grass']),
  'city-street': new Set(['street lamp', 'neon sign', 'building', 'apartment building', 'shop', 'house']),
  canal: new Set(['house', 'building', 'apartment building', 'palace', 'window']),
  'cyberpunk-alley': new Set(['neon sign', 'street lamp', 'building', 'skyscraper']),
  skyline: new Set(['skyscraper', 'building', 'office building', 'apartment building', 'tower']),
  library: new Set(['bookshelf', 'book', 'staircase']),
  forest: new Set(['tree', 'pine tree', 'fern', 'bush']),
  'snowy-forest': new Set(['tree', 'pine tree']),
  beach: PALMS,
  'turquoise-lagoon': PALMS,
  oasis: PALMS,
  jungle: new Set(['tree', 'fern', 'vine']),
  space: new Set(['star', 'planet', 'asteroid', 'galaxy']),
  room: PLANTS,
  office: PLANTS,
  bedroom: PLANTS,
  bathroom: PLANTS,
  'modern-kitchen': new Set([...PLANTS, 'stool', 'lamp', 'cabinet']),
  cafe: new Set(['table', 'chair', 'round table', 'lamp', 'potted plant', 'book', 'window', 'light bulb']),
}

/** Colors that such things have there anyway. */
const OWN_COLORS: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { 'white-village': new Set(['white', 'blue', 'dark blue', 'sky blue']) }

/** What a room full of people shows of itself even when it is named as one thing: its window, its shelves. */
const BUILT_IN: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { cafe: new Set(['window', 'bookshelf']) }

/** What is the place itself, the one who is there: a shelf in a library. */
const OF_THE_PLACE: Readonly<Partial<Record<SettingId, ReadonlySet<string>>>> = { library: new Set(['bookshelf']) }

/** Stars that shine over a landscape are the night sky's own. */
const SKY_OWN = new Set(['star', 'constellation'])

/**
 * "a cottage with a garden full of flowers", "a street lit by lamps": in plenty and with nothing said of them, such things are the
 * place's own; drawn as subjects they would stand in front of what the picture is of.
 */
export function absorbScenery(draft: Draft, setting: SettingId | undefined): void {
  const shown = setting === undefined ? undefined : SHOWN[setting]
  const isOwn = (entity: DraftEntity): boolean =>
    entity.many === true &&
    (entity.color === undefined || (setting !== undefined && OWN_COLORS[setting]?.has(entity.color) === true)) &&
    entity.material === undefined &&
    (entity.size === 1 || entity.noun.noun === 'window') &&
    draft.texts.every(({ carrier, after }) => carrier !== entity && after !== entity) &&
    draft.relations.every(({ type, subject, object }) => (subject !== entity && object !== entity) || type === 'next-to')
  const others = draft.entities.length > 1
  const own = draft.entities.filter((entity) => {
    const { noun } = entity.noun
    if (!isOwn(entity)) return false
    if (noun === 'window' && setting !== undefined) return true
    if (SKY_OWN.has(noun) && others) draft.time ??= 'night'
    else if (!shown?.has(noun)) return false
    if (noun === 'neon sign') draft.light.add('neon')
    if (setting === 'white-village') return true
    if (PALMS.has(noun)) {
      draft.tree = 'palm'
      return true
    }
    // Alone in the prompt it is what the picture is of, lamps along a street aside.
    if (PLANTS.has(noun)) return !others && draft.placeFirst === true
    return others || noun === 'street lamp' || noun === 'neon sign'
  })
  const built = setting === undefined ? undefined : BUILT_IN[setting]
  const peopled = draft.entities.some(({ noun }) => noun.category === 'person')
  const fixed = peopled ? draft.entities.filter(({ noun }) => built?.has(noun.noun)) : []
  // Who lies on the sill of a window that is far behind lies on the table instead.
  const table = draft.entities.find(({ noun, count }) => noun.kit === 'furniture:table' && count === 1)
  for (const relation of draft.relations) if (table && relation.type === 'on' && fixed.includes(relation.object)) relation.object = table
  const place = setting === undefined ? undefined : OF_THE_PLACE[setting]
  const itself = draft.entities.filter(({ noun, color }) => place?.has(noun.noun) && color === undefined)
  remove(draft, new Set([...own, ...fixed, ...itself]))
}

/** What hangs on the rim of a glass or swims in it. */
const DRINK_WITH = new Set(['lime slice', 'lemon slice', 'orange slice', 'lime fruit', 'lemon', 'leaf', 'ice cube'])

/** What a dish shows of itself: dish → ingredients. */
const MADE_WITH: Readonly<Record<string, ReadonlySet<string>>> = {
  ramen: new Set(['egg', 'onion', 'mushroom', 'vegetables', 'chopsticks', 'pasta']),
  waffle: new Set(['butter']),
  'smoothie bowl': new Set(['fruit bowl', 'cereal', 'blueberry', 'strawberry', 'banana', 'coconut', 'leaf']),
  sushi: new Set(['knife and fork', 'chopsticks', 'salmon', 'vegetables', 'hot sauce']),
  'sushi platter': new Set(['chopsticks', 'salmon', 'hot sauce']),
  soup: new Set(['vegetables', 'carrot', 'onion', 'leaf']),
  rice: new Set(['vegetables', 'carrot', 'onion']),
  pancakes: new Set(['blueberry', 'butter']),
  pizza: new Set(['tomato', 'mushroom', 'pepper', 'olive', 'cheese', 'leaf', 'vegetables']),
  burger: new Set(['tomato', 'cabbage', 'onion', 'cheese', 'cucumber']),
  salad: new Set(['cheese', 'tomato', 'cucumber', 'cabbage', 'carrot', 'pepper', 'vegetables']),
  pasta: new Set(['tomato', 'cheese', 'leaf', 'meatball', 'vegetables', 'knife and fork', 'fork']),
  'wedding cake': new Set(['rose', 'flower', 'peony', 'wildflower']),
  'fruit bowl': new Set(['apple', 'banana', 'orange fruit', 'grapes']),
  breakfast: new Set(['egg', 'bacon', 'toast']),
  cheesecake: new Set(['blueberry', 'strawberry', 'cherry']),
  'avocado toast': new Set(['egg', 'fried egg', 'tomato', 'avocado', 'plate', 'leaf']),
  'gin and tonic': DRINK_WITH,
  cocktail: DRINK_WITH,
  juice: DRINK_WITH,
  'grilled salmon': new Set(['lemon slice', 'lemon', 'vegetables', 'leaf']),
}
/** Dishes that things are laid on. */
const TOPPED = new Set(['pancakes', 'waffle', 'toast', 'cupcake', 'pie', 'cake', 'lava cake', 'ice cream', 'sundae'])
const TOPPINGS = new Set(['strawberry', 'blueberry', 'raspberry', 'cherry', 'banana', 'peach', 'egg', 'butter'])

/** Vessels that a dish's own kit brings along: "a salad in a bowl". */
const OWN_VESSEL: Readonly<Record<string, string>> = { salad: 'bowl', ramen: 'bowl', soup: 'bowl', rice: 'bowl', 'fruit bowl': 'bowl', pasta: 'plate' }

/**
 * "ramen with egg", "pancakes with strawberries": they are in the dish or on it, not beside it. Candles on a cake are slim, and the
 * cake has no others. A number asked for is drawn as asked.
 */
export function settleDishes(draft: Draft): void {
  for (const relation of draft.relations) {
    const { type, subject, object } = relation
    if (
      type === 'next-to' &&
      TOPPED.has(subject.noun.noun) &&
      TOPPINGS.has(object.noun.noun) &&
      !(isPlain(object) && MADE_WITH[subject.noun.noun]?.has(object.noun.noun))
    )
      Object.assign(relation, { type: 'on', subject: object, object: subject })
    // Fruit and lit candles do not share a cake.
    if (relation.type === 'on' && TOPPINGS.has(relation.subject.noun.noun) && relation.object.noun.kit === 'food:cake')
      relation.object.noun = { ...relation.object.noun, kit: 'food:plain-cake' }
    if (type === 'on' && subject.noun.noun === 'candle' && object.noun.kit === 'food:cake') {
      subject.noun = { ...subject.noun, kit: 'prop:cake-candle', height: 0.1 }
      object.noun = { ...object.noun, kit: 'food:plain-cake' }
    }
  }
  // "pizza on a table with basil and tomatoes": what a dish is made with is not strewn over its table.
  const strewn = (entity: DraftEntity): boolean =>
    (entity.many === true || entity.noun.noun === 'leaf') &&
    draft.relations.some(
      ({ type, subject, object }) =>
        type === 'on' &&
        subject === entity &&
        draft.relations.some((dish) => dish.type === 'on' && dish.object === object && MADE_WITH[dish.subject.noun.noun]?.has(entity.noun.noun)),
    )
  const isIn = (entity: DraftEntity): boolean =>
    isPlain(entity) &&
    (strewn(entity) ||
      draft.relations.some(
        ({ type, subject, object }) =>
          (type === 'on' && subject === entity && MADE_WITH[object.noun.noun]?.has(entity.noun.noun)) ||
          (object === entity &&
            (type === 'next-to'
              ? MADE_WITH[subject.noun.noun]?.has(entity.noun.noun)
              : (type === 'inside' || type === 'on') && OWN_VESSEL[subject.noun.noun] === entity.noun.noun)),
      ))
  remove(draft, new Set(draft.entities.filter(isIn)))
}

/** Neither counted nor colored: as the dish itself shows it. */
function isPlain(entity: DraftEntity): boolean {
  return (entity.many === true || entity.count === 1) && entity.color === undefined
}

function remove(draft: Draft, gone: ReadonlySet<DraftEntity>): void {
  if (gone.size === 0) return
  draft.entities = draft.entities.filter((entity) => !gone.has(entity))
  draft.relations = draft.relations.filter(({ subject, object }) => !gone.has(subject) && !gone.has(object))
}
