import type { SetPhrase } from './set-phrase.ts'

const DRINKS = 'coffees?|lattes?|cappuccinos?|teas?|iced latte|iced coffee|matcha|espresso|americano'
const GARMENTS =
  'shirts?|t-?shirts?|tees?|dress(?:es)?|gowns?|suits?|tuxedos?|jackets?|blazers?|coats?|hoodies?|sweaters?|jumpers?|cardigans?|blouses?|robes?|bathrobes?|kimonos?|uniforms?|pyjamas|pajamas'

/** Household words, dishes and classes whose names have several words. */
export const HOUSEHOLD_PHRASES: readonly SetPhrase[] = [
  // Named alone, a still life shows fruit.
  { words: /\bstill life(?: (?:painting|photography|photo|composition|arrangement|scene))?(?=\s*(?:$|,? in (?:the )?style|,? by [a-z]))/gi,
    means: 'still life with a fruit bowl', key: 'still life', unless: /\bstill life\b.*\b(?:with|of|featuring)\b/i },
  // Its parts are a list: "with" does not put one in or beside another.
  { words: /\bstill life(?: (?:painting|photography|photo|composition|arrangement|scene))? (?:with|of|featuring|containing|showing)\b/gi, means: 'still life,',
    key: 'still life' },
  // "a glass bottle with a ship inside": the ship is in the bottle.
  { words: /\b(?:an? |the )?((?:\w+ )?(?:bottle|jar|light ?bulb)) (?:with|containing|that (?:has|contains)) ((?:an? |the )?(?:(?!and )\w+ ){0,2}\w+) (?:inside|within|in)(?:(?: of)? it)?(?=$|[,.;]| on\b| at\b)/gi,
    means: '$2 inside a $1', key: 'in' },
  // A leash is on the animal; only when named alone it lies coiled.
  { words: /,? ?\b(?:on|with|holding|wearing) (?:an? |the |his |her |its |their )?(?:\w+ )?(?:leash|lead)(?:es)?\b(?! (?:and|singer|actor|guitar))/gi,
    means: '', key: 'lea', unless: /^\s*(?:\w+ ){0,3}(?:leash|lead)\b/i },
  { words: /\bskateboarding(?=$|[,.;]| (?:in|on|at|down|through|along|over|under|past|across|around|outside|near)\b)/gi, means: 'riding a skateboard',
    key: 'skateboarding' },
  { words: /\brubik['’]?s?(?: (?:magic )?cube)?s?\b/gi, means: 'puzzle cube', key: 'rubik' },
  { words: new RegExp(`\\b(${GARMENTS}) hanging (?:up )?(?=on (?:an? |the )?(?:\\w+ )?hangers?\\b)`, 'gi'), means: '$1 ', key: 'hanger' },
  // Classes and fights are shown by the people in them.
  { words: /\b(?:kick ?boxing|muay thai|boxing|mma|judo|karate|taekwondo|martial arts|wrestling) (?:class|lesson|training|session|workout|match|fight|bout|throw|sparring|tournament)\b/gi,
    means: 'two boxers', key: 'o', unless: /\b(?:wom[ae]n|m[ae]n|girls?|boys?|people|kids?|child(?:ren)?|cats?|dogs?)\b/i },
  { words: /\bkick ?boxing(?: (?:class|training|session|workout))?\b/gi, means: 'boxing', key: 'boxing' },
  { words: /\b(?:karate|judo|taekwondo) kid\b/gi, means: 'boy wearing a white robe', key: 'kid' },
  { words: /\bfencing (?:duel|match|bout)\b/gi, means: 'two men each holding a sword', key: 'fencing' },
  { words: /\b(?:pilates|spin|spinning|aerobics|fitness|yoga|gym|barre|crossfit) (?:class|lesson|session|workout|training)(?= (?:with|for|of))/gi, means: 'gym',
    key: 'with', unless: /\b(?:beach|park|garden|outdoors?|outside|at sunrise|forest)\b/i },
  { words: /\barchery targets?\b/gi, means: 'target', key: 'archery' },
  // A sauce or side is part of its dish.
  { words: /,? ?\b(?:with|and|in) (?:an? |some )?(?:\w+ )?(?:sauce|salsa|chutney|gravy|glaze|dip|dressing|mash|mushy peas|clotted cream(?: and jam)?)\b(?! (?:bottle|jar))/gi,
    means: '', unless: /\b(?:wom[ae]n|man|chef|bottles?)\b/i },
  { words: /,? ?\b(?:with|and) tapioca(?: pearls)?\b/gi, means: '', key: 'tapioca' },
  { words: /,? ?\bin an? (?:\w+ )?steamer(?: basket)?\b/gi, means: '', key: 'steamer' },
  { words: /\b(?:slices?|pieces?) of toast\b/gi, means: 'toast', key: 'toast' },
  { words: /\bfull english(?: breakfast)?\b/gi, means: 'breakfast', key: 'english' },
  { words: /\bchurros (?:with|and|in) (?:\w+ )?chocolate(?: sauce)?\b/gi, means: 'churros', key: 'churros' },
  { words: /\beggs? benedict\b/gi, means: 'toast and a fried egg', key: 'benedict' },
  { words: /\bfish (?:and|&|n) chips\b/gi, means: 'grilled fish and fries', key: 'chips' },
  { words: /\bsalt and pepper(?: shakers?| mills?| grinders?)?\b/gi, means: 'spices', key: 'salt' },
  { words: /\bold fashioned(?= (?:with|on|in) |\s*$)/gi, means: 'whiskey', key: 'fashioned', unless: /\b(?:car|house|dress|phone|style)\b/i },
  { words: new RegExp(`\\b(${DRINKS}) (?:in|with) an? (?:\\w+ )?(?:takeaway|take away|to[- ]go|paper) cups?\\b`, 'gi'), means: '$1', key: 'cup' },
  { words: /\b((?:bottles? of (?:\w+ )?(?:wine|champagne|prosecco)|(?:wine|champagne|prosecco) bottles?)) (?:with|and) (?:an? |two )?(?:\w+ )?glass(?:es)?\b(?! of)/gi,
    means: '$1 and a wine glass', key: 'glass' },
  { words: /\bchampagne tower\b/gi, means: 'three champagne glasses', key: 'tower' },
  { words: /\bbaby shower\b(?! invitation)/gi, means: 'teddy bear and three balloons', key: 'baby shower' },
  { words: /\bfloor[- ]to[- ]ceiling\b/gi, means: '', key: 'ceiling' },
  { words: /\blavender (?:flowers|blossoms|stems|bunch(?:es)?)\b/gi, means: 'lavender', key: 'lavender',
    unless: /\b(?:bees?|bumblebees?|butterfl(?:y|ies)|fields?|vase|bouquet)\b/i },
  { words: /\bcotton candy (?=(?:colou?red|clouds?|sky|pink|blue|sunset)\b)/gi, means: 'pink ', key: 'cotton' },
  { words: /\bzumba(?! (?:class|lesson|dancer))\b/gi, means: 'three dancers', key: 'zumba', unless: /\bdancers?\b/i },
  { words: /\b(?:vacuuming|hoovering)(?: (?:the|a|her|his|their) (?:floor|carpet|rug))?\b/gi, means: 'holding a vacuum cleaner in', key: 'ing' },
  { words: /\bgender reveal\b/gi, means: 'pink and blue', key: 'gender' },
  { words: /\bbird ?bath\b/gi, means: 'fountain', key: 'bath' },
  { words: /\bgold (?:bars|ingots|bullion)\b/gi, means: 'gold hoard', key: 'gold' },
  { words: /\bnuts and bolts\b/gi, means: 'three gears', key: 'bolts' },
  { words: /\bcity (?=bikes?\b|bicycles?\b)/gi, means: '', key: 'city' },
  { words: /\bmanicure with ((?:\w+ )?)nails\b/gi, means: '$1nail polish', key: 'manicure' },
  { words: /,? ?\b(?:with|and) (?:an? )?(?:\w+ )?(?:buckles?|charms|paper clips|lenses|cotton pads)\b/gi, means: '', unless: /\bglasses\b/i },
  { words: /,? ?\bon an? (?:clothes ?line|washing line)\b/gi, means: '', key: 'line' },
  { words: /,? ?\b(?:and|with|on|in) (?:an? )?petri dish(?:es)?\b/gi, means: '', key: 'petri' },
  { words: /\b(an?|the|open|closed|heavy|big) safe(?= (?:full|filled|with|in|on|door)\b|\s*(?:$|[,.;]))/gi, means: '$1 strongbox', key: 'safe' },
  { words: /\b(?:at|in) (?:an? |the )?(?:ev |electric )?charging station\b/gi, means: 'on a city street', key: 'charging' },
]
