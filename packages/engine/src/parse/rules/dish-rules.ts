import type { Draft, DraftEntity } from '../draft.ts'
import { drop, links, once, redraw } from './facts.ts'
import { type Rule, rule } from './rule.ts'

/** Garnishes on the rim of a glass or in the drink. */
const DRINK_WITH = new Set(['lime slice', 'lemon slice', 'orange slice', 'lime fruit', 'lemon', 'leaf', 'ice cube'])

/** Ingredients that a dish's kit already shows: dish → ingredients. */
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
/** Dishes with toppings on them. */
const TOPPED = new Set(['pancakes', 'waffle', 'toast', 'cupcake', 'pie', 'cake', 'lava cake', 'ice cream', 'sundae'])
const TOPPINGS = new Set(['strawberry', 'blueberry', 'raspberry', 'cherry', 'banana', 'peach', 'egg', 'butter'])

/** Vessels that a dish's own kit draws: "a salad in a bowl". */
const OWN_VESSEL: Readonly<Record<string, string>> = { salad: 'bowl', ramen: 'bowl', soup: 'bowl', rice: 'bowl', 'fruit bowl': 'bowl', pasta: 'plate' }
const CAKE = 'food:cake'
const PLAIN_CAKE = 'food:plain-cake'

/** Ingredients are in a dish or on it, not beside it. An explicit number is drawn as requested. */
export const DISH_RULES: readonly Rule[] = [
  // "pancakes with strawberries"
  rule('toppings-on-dishes', 'A topping lies on its dish.', {
    when: links('next-to', { noun: TOPPED }, { noun: TOPPINGS }),
    unless: ({ subject: dish, object: topping }) => isAsServed(topping) && isMadeWith(dish, topping),
    then: (relation) => {
      const { subject: dish, object: topping } = relation
      relation.type = 'on'
      relation.subject = topping
      relation.object = dish
    },
  }),
  rule('fruit-cakes-without-candles', 'A cake with fruit on it has no candles.', {
    when: links('on', { noun: TOPPINGS }, { kit: CAKE }),
    then: ({ object: cake }) => redraw(cake, { kit: PLAIN_CAKE }),
  }),
  rule('cake-candles', 'The candles on a cake are slim, and the cake has no others.', {
    when: links('on', { noun: 'candle', kit: /^prop:(?!cake-candle)/ }, { kit: /^food:(plain-)?cake$/ }),
    then: ({ subject: candle, object: cake }) => {
      redraw(candle, { kit: 'prop:cake-candle', height: 0.1 })
      redraw(cake, { kit: PLAIN_CAKE })
    },
  }),
  // "ramen with egg", "pizza on a table with basil and tomatoes"
  rule('ingredients-in-dishes', 'What a dish is made with, and the bowl that it comes in, are part of the dish.', {
    when: once((draft) => ingredientsOf(draft).length > 0),
    then: (draft) => drop(draft, ...ingredientsOf(draft)),
  }),
]

/** Neither counted nor colored: the dish's kit already shows it. */
function isAsServed(entity: DraftEntity): boolean {
  return (entity.many === true || entity.count === 1) && entity.color === undefined
}

function isMadeWith(dish: DraftEntity, thing: DraftEntity): boolean {
  return MADE_WITH[dish.noun.noun]?.has(thing.noun.noun) === true
}

function ingredientsOf({ entities, relations }: Draft): readonly DraftEntity[] {
  return entities.filter(
    (thing) =>
      isAsServed(thing) &&
      relations.some(({ type, subject, object }) => {
        if (type === 'on' && subject === thing)
          return (
            isMadeWith(object, thing) ||
            (isStrewn(thing) && relations.some((dish) => dish.type === 'on' && dish.object === object && isMadeWith(dish.subject, thing)))
          )
        if (object !== thing) return false
        if (type === 'next-to') return isMadeWith(subject, thing)
        return (type === 'inside' || type === 'on') && OWN_VESSEL[subject.noun.noun] === thing.noun.noun
      }),
  )
}

/** Ingredients are not scattered over the dish's table. */
const isStrewn = ({ many, noun }: DraftEntity): boolean => many === true || noun.noun === 'leaf'
