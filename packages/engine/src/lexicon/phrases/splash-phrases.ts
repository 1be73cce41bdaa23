import type { SetPhrase } from './set-phrase.ts'

const SPLASH = '(?:splash(?:es|ing)?|splatters?)'
const FRUIT: readonly (readonly [noun: string, words: string])[] = [
  ['lime', 'limes?'],
  ['lemon', 'lemons?'],
  ['orange', 'oranges?'],
  ['strawberry', 'strawberr(?:y|ies)'],
]
/** Names of a liquid, and its color; none for water. */
const LIQUIDS: readonly (readonly [words: string, color: string])[] = [
  ['(?:milk|cream|yogh?urt|milkshake)', 'white '],
  ['(?:(?:dark |melted |liquid |milk )*chocolate|coffee)', 'brown '],
  ['(?:red )?wine', 'burgundy '],
]

/** Words for people who splash, for splashing waters, and for a base on which the goods already stand. */
const JUMPED =
  /\b(?:on (?:an?|the|wet|dark|black|white|stones?|rocks?)\b|jump|div(?:e|ing)|swim|surf|leap|running|playing|pool|puddle|rain|ocean|sea|river|lake|waterfall|waves?|beach|fountain|boat|ship|whale|dolphin|orca|shark|fish|duck|dog|puppy|cat|elephant|hippo|bear|horse|mermaid|wom[ae]n|m[ae]n|girl|boy|child|children|kids?|people|person|couple|car|truck|bike|motorcycle)/i

/** Matches a fruit with a word for falling, and the liquid it falls into. */
function fallsInto(fruit: string, into: string): RegExp {
  return new RegExp(
    `\\b(?:an? |the |fresh |ripe |two |three )*${fruit}(?: slices?| wedges?| halves)?(?=.*\\b(?:splash|falling|dropp|plung|thrown)) (?:(?:is |are )?(?:falling|dropping|dropped|plunging|thrown|splashing)(?: down)? )?(?:and )?(?:an? )?(?:(?:in|into|with|splash(?:es|ing)? (?:in|into|of)) )?(?:an? |the |clear |cold )*${into}(?: ${SPLASH})?(?! juice)\\b`,
    'gi',
  )
}

/** Splashes are drawn as a crown of water, milk, paint or metal, with the thing that fell in. */
export const SPLASH_PHRASES: readonly SetPhrase[] = [
  ...FRUIT.flatMap(([noun, words]) => [
    ...LIQUIDS.map(([liquid, color]) => ({ words: fallsInto(words, liquid), means: `a ${color}${noun} splash`, key: noun.slice(0, -1) })),
    { words: fallsInto(words, 'water'), means: `a ${noun} splash`, key: noun.slice(0, -1) },
  ]),
  { words: /\borange juice splash(?:es|ing)?\b|\bsplash of orange juice\b/gi, means: 'an orange splash', key: 'juice' },
  ...LIQUIDS.map(([liquid, color]) => ({
    words: new RegExp(`\\b${liquid} ${SPLASH}\\b|\\bsplash(?:es)? of ${liquid}\\b`, 'gi'),
    means: `${color}splash`,
    key: 'spla',
  })),
  { words: /\b(?:liquid|molten|melted) (gold|silver|bronze|copper|chrome)(?: (?:splash(?:es|ing)?|drops?|drips?))?\b|\bsplash(?:es)? of (?:liquid |molten )?(gold|silver|bronze|copper)\b/gi,
    means: '$1$2 splash', key: 'l' },
  { words: /\bsplash(?:es)? of ((?:\w+ )?)(?:paint|ink)\b/gi, means: '$1paint splash', key: 'splash' },
  { words: /\b(?:(?:multi)?colou?r(?:ful|s|ed)?|rainbow|vibrant) (?:(?:paint|ink|liquid) )?splash(?:es|ing)?\b|\bsplash(?:es)? of colou?rs?\b/gi,
    means: 'paint splash', key: 'splash' },
  { words: /\bink (?:splash|splatter)\b/gi, means: 'black paint splash', key: 'ink' },
  { words: /^\s*(?:an? |the |big |blue |clear )*water splash(?:es|ing)?\b|^\s*(?:an? )?splash(?:es)? of water\b/gi, means: 'a splash', key: 'splash' },
  { words: /\b(?:coffee|brown) splash with (?:coffee )?beans\b/gi, means: 'brown splash', key: 'beans' },
  // Goods stand in front of the splash; a person who jumps is already in the water.
  { words: /,? ?\b(?:with|and|in|surrounded by) (?:an? |some )?(?:(?:big|huge|dynamic|fresh|dramatic) )?((?!water |liquid )\w+ )?(?:water |liquid )?splash(?:es|ing)?\b(?! (?:of(?! water)|water|liquid|art|screen))(?: of water)?(?: around (?:it|them))?/gi,
    means: ' on a $1splash base', key: 'splash', unless: JUMPED },
  { words: /,? ?\bwith an? (?:\w+ )?splash\b(?! of)/gi, means: '', key: 'splash' },
]
