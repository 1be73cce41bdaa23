import type { SetPhrase } from './set-phrase.ts'

const ARTICLE = '(?:an? |the |her |his )?'
const LOOK =
  '(?:(?:old|weathered|rustic|exposed|red|brown|worn|vintage|urban|rough|raw|grungy|painted|blurred|blurry|plain|clean|bare|textured|crumbling|industrial) )*'
const COLOR = '(?:white|black|yellow|pink|blue|green|teal|turquoise|orange|purple|beige|cream|gr[ae]y|navy|pastel|terracotta|colou?rful)'

/** Walls as a background, by their words. */
const WALLS: readonly (readonly [wall: string, means: string])[] = [
  ['(?:bricks? )wall', 'brick backdrop'],
  ['(?:concrete|cement) wall', 'concrete backdrop'],
  ['(?:wood(?:en)?|plank|timber) wall', 'plank backdrop'],
  ['(?:flower|floral|rose|ivy|vine|greenery|bougainvillea)(?:[- ]covered)? wall', 'flower backdrop'],
  [`${COLOR}(?: (?:plaster|stucco))? wall`, 'plaster backdrop'],
  ['(?:(?:plaster|stucco) )?wall', 'plaster backdrop'],
]
/** Someone who sits on a wall, or climbs it, needs a wall that ends. */
const STANDS = /\b(?:garden|stone|city|castle|low|high|great|climbing|over|behind|on top of) (?:\w+ )?wall\b|\bwall (?:clock|street|art|of|e)\b/i

/** Rooms that have these things on their walls. */
const HUNG_INSIDE = /\b(?:room|bedroom|kitchen|bathroom|office|cafe|gallery|museum|library|clock|pictures?|paintings?|mirror)\b/i

/** "against a brick wall", "a brick wall as background": the wall fills the picture right behind the subject. */
export const WALL_PHRASES: readonly SetPhrase[] = [
  { words: /\b(?:against|in front of|before|by|beside|near|next to|at) (?:an? |the )?(?:\w+ )?wall (?:with|of|full of|covered (?:in|with|by)|overgrown (?:with|by)) (?:\w+ )?(?:flowers|roses|ivy|bougainvillea|blossoms|vines|wisteria|climbing roses)\b/gi,
    means: 'before a flower backdrop', key: 'wall' },
  { words: /\b((?:light|wall|dimmer) switch|sockets?|outlets?|thermostat|doorbell|coat hook|clock) (?=on (?:an? |the )?(?:\w+ ){0,2}wall\b)/gi,
    means: '$1 mounted ', key: 'wall' },
  ...WALLS.flatMap(([wall, means]): SetPhrase[] => {
    const colored = wall.startsWith(COLOR)
    const kept = colored ? `(${COLOR})(?: (?:plaster|stucco))? wall` : wall
    const named = colored ? `$1 ${means}` : means
    return [
      {
        words: new RegExp(`\\b(?:against|in front of|before|leaning on) ${ARTICLE}${LOOK}${kept}\\b`, 'gi'),
        means: `before a ${named}`,
        unless: STANDS,
        key: 'wall',
      },
      {
        words: new RegExp(
          `,? ?\\b(?:(?:with|and) )?${ARTICLE}${LOOK}${kept} (?:as (?:an? |the )?(?:background|backdrop)|background|backdrop|(?:in|at) the (?:background|back)|behind (?:him|her|them|it))\\b`,
          'gi',
        ),
        means: ` before a ${named}`,
        key: 'wall',
      },
      { words: new RegExp(`\\b(?:hanging|hung|mounted) on ${ARTICLE}${LOOK}${kept}\\b`, 'gi'), means: `before a ${named}`, unless: HUNG_INSIDE, key: 'wall' },
      // A thing on a wall is in front of it, too; the words after a quotation are read separately.
      {
        words: new RegExp(`(^|\\b(?:signs?|posters?|lights|letters|lettering|logo)) (?:hanging |mounted )?on ${ARTICLE}${LOOK}${kept}\\b`, 'gi'),
        means: `$1 before a ${colored ? `$2 ${means}` : means}`,
        unless: STANDS,
        key: 'wall',
      },
    ]
  }),
]
