import type { SetPhrase } from './set-phrase.ts'

/** Holidays → what is shown for them. */
const FEASTS: Readonly<Record<string, string>> = {
  'diwali|deepavali': 'three candles and fireworks at night', 'hanukkah|chanukah': 'candelabra',
  'eid(?: mubarak| al[- ]fitr| al[- ]adha)?|ramadan(?: kareem| mubarak)?': 'three lanterns at night', 'mardi gras': 'a golden mask',
  "st\\.? ?patrick['’]?s?(?: day)?|saint patrick['’]?s?(?: day)?": 'a green hat, three clovers and a pot', oktoberfest: 'two beers and a pretzel',
  '(?:chinese|lunar) new year': 'three red paper lanterns', 'cinco de mayo': 'a taco, a cactus and a sombrero',
}
/** Words that are lettered in the picture are not read. */
const LETTERED = /["“„«]|\b(?:banner|sign|poster)\b/i
/** Words in the name of a holiday that draw nothing. */
const OCCASION = '(?: (?:celebrations?|greetings?|cards?|background|party|festival|decorations?|poster|banner|theme|sale|design))*'

const feasts: readonly SetPhrase[] = Object.entries(FEASTS).flatMap(([feast, shown]): SetPhrase[] => [
  { words: new RegExp(`^\\s*(?:an? |happy |the )*(?:${feast})${OCCASION}\\s*$`, 'gi'), means: shown, unless: LETTERED },
  { words: new RegExp(`\\b(?:(?:for|on|at|during|happy) )*(?:the )?(?:${feast})\\b`, 'gi'), means: '', unless: LETTERED },
])

const DRINK = 'beers?|cans?|sodas?|cola|champagne|bottles?|drinks?|cocktails?|whiske?y|wine|martini|mojito|margarita|juice|vodka|gin'

/** Displays of goods whose single words would mean a place or another thing. */
export const GOODS_PHRASES: readonly SetPhrase[] = [
  ...feasts,
  { words: /,? ?\b(?:with |and |in )?(?:splashing|pouring|flowing|splashes? of) (?:water|liquid|milk|juice)\b/gi, means: '', key: ' splash' },
  { words: /\b(whiske?y|bourbon|scotch|rum|vodka|gin|drink|cocktail|negroni|tequila) on the rocks\b/gi, means: '$1', key: 'rocks' },
  { words: /\bglass(es)? of red wine\b/gi, means: 'burgundy wine glass$1', key: 'red wine' },
  { words: /\bglasses of (?:iced )?(?:cold )?(lemonade|cola)s?\b/gi, means: '$1s', key: 'glasses' },
  { words: /\bglasses of (?:coke|soda|coca[- ]cola)\b/gi, means: 'colas', key: 'glasses' },
  // Read word by word, "air" would make the fryer float.
  { words: /\bair (?=fryers?\b)/gi, means: 'air', key: 'fryer' },
  // Ice with a drink is in a bucket or a bowl and means no winter.
  { words: new RegExp(`(?<=\\b(?:${DRINK})\\b.*),? ?\\b(?:on|over|in|with|and) (?:crushed )?ice(?: cubes)?\\b`, 'gi'), means: '', key: ' ice' },
  { words: new RegExp(`(?<=\\b(?:${DRINK})\\b.*)\\b(?:on|at) (?:an? |the )?(?:\\w+ )?bar(?: counter| top)?(?=$|[,.]| (?:with|at|in)\\b)`, 'gi'),
    means: 'in a bar', key: ' bar' },
  { words: /\b(?:(?:diamond|engagement|wedding|gold|golden|silver|sapphire|emerald) )*rings? in an? (?:\w+ )?(?:(?:jewel(?:le)?ry|ring|velvet|gift) )?box\b/gi,
    means: 'ring box', key: ' box' },
  { words: /\b(box of chocolates|chocolate box|chocolates) (?:with|tied with) (?:an? )?(?:\w+ )?(?:ribbon|bow)\b/gi, means: '$1', key: 'chocolate' },
  { words: /\bvase with (?=(?:[\w-]+ ){0,2}(?:flowers|roses|tulips|peonies|lilies|sunflowers|daisies|orchids|blooms)\b)/gi, means: 'vase of ', key: 'vase' },
  { words: /(?<=\b(?:smoothies?|juice|milkshake|shake|lemonade|yogh?urt)\b.*)\bwith (?:\w+ )?fruits?\b(?! (?:salad|bowl))/gi,
    means: 'with a banana and three strawberries', unless: /\bbowls?\b/i, key: 'fruit' },
  // Fronds stand behind a podium.
  { words: /(?<=\b(?:podiums?|pedestals?|plinths?|stand)\b.*),? ?\b(?:with|and|among|surrounded by) (?:(?:some|green|lush|tropical|fresh) )*(?:palm|tropical|monstera) (?:leaves|leaf|fronds)\b/gi,
    means: ' in front of palm leaves' },
  // The subject is the thing on the shelf, not a wall of books.
  { words: /\bon (?:an? |the )(?:(?:wooden|wood|white|floating|wall|store|bathroom) )*shelf\b/gi, means: 'on a wooden table', key: 'shelf',
    unless: /\b(?:books?|library|elf)\b/i },
  { words: /\badvent (?=calendars?|wreaths?|candles?|season)/gi, means: '', key: 'advent' },
  { words: /\bblack friday(?: (?:sales?|deals?|offers?|shopping|promotion))*\b/gi, means: 'three black shopping bags and a price tag', unless: LETTERED,
    key: 'black friday' },
  { words: /\bcyber monday(?: (?:sales?|deals?|offers?|shopping|promotion|banner))*\b/gi, means: 'laptop and a price tag', unless: LETTERED,
    key: 'cyber monday' },
  // Doctors listen to a heart with a stethoscope.
  { words: /\blistening to (?:an? |the |his |her |their )?(patient|man|woman|child|boy|girl|baby|dog|cat)['’]?s heart(?:beat)?\b/gi,
    means: 'wearing a stethoscope next to a $1', key: 'listening' },
  { words: /\blistening to (?:an? |the )?heart(?:beat)? of (?=an? |the |his |her )/gi, means: 'wearing a stethoscope next to ', key: 'listening' },
  { words: /\blistening to (?:an? |the |his |her |their )?heart(?:beat)?\b/gi, means: 'wearing a stethoscope next to a person', key: 'listening' },
  { words: /\bteaching (?:an? |the |his |her )?(son|daughter|boy|girl|child|student|man|woman) (?:how to play |to play )?(?:the )?piano\b/gi,
    means: 'and a $1 playing the piano', key: 'teaching' },
]
