import type { SetPhrase } from './set-phrase.ts'

const FEAST =
  "(?:happy )?(?:birthday|anniversary|get well(?: soon)?|thank you|valentine['’]?s?(?: day)?|easter|graduation|new year['’]?s?|mother['’]?s day|father['’]?s day|sympathy|good luck|farewell|retirement|halloween|diwali|eid|hanukkah)"
const ANIMAL =
  '(?:cats?|kittens?|dogs?|pupp(?:y|ies)|corgis?|fox(?:es)?|bears?|wol(?:f|ves)|rabbits?|bunn(?:y|ies)|mouse|mice|hamsters?|raccoons?|owls?|frogs?|penguins?|pandas?|koalas?|lions?|tigers?|monkeys?|pigs?|cows?|goats?|sheep|llamas?|alpacas?|ducks?|chickens?|squirrels?|hedgehogs?|otters?|sloths?|capybaras?|dinosaurs?|dragons?|sharks?|octopus|elephants?|giraffes?|horses?|parrots?)'

/** The small thing shown in a glass, by the place in the prompt. */
const IN_LITTLE: Readonly<Record<string, string>> = {
  'city|cityscape|skyline|metropolis': 'a tiny house', 'village|town|neighborhood': 'a tiny cottage', 'forest|woodland|jungle': 'a tiny tree',
  'galaxy|universe|solar system|cosmos': 'a tiny planet', 'garden|meadow': 'a tiny flower', 'castle|kingdom': 'a tiny castle',
}
const GLASS = '(?:light ?bulb|bottle|jar)'

function littleRows(): SetPhrase[] {
  return Object.entries(IN_LITTLE).flatMap(([places, means]): SetPhrase[] => [
    {
      words: new RegExp(
        `\\b(?:an? |the )?(?:(?:tiny|small|whole|entire|miniature) )?(?:${places}) (?:inside|within|in) (?:of )?(an? |the )?(?=(?:\\w+ )?${GLASS}\\b)`,
        'gi',
      ),
      means: `${means} inside $1`,
    },
    {
      words: new RegExp(
        `\\b(an?|the) ((?:\\w+ )?${GLASS}) (?:with|containing) (?:an? |the )?(?:(?:tiny|small|whole|miniature) )?(?:${places})(?: (?:inside|in)(?: it| of it)?)?\\b`,
        'gi',
      ),
      means: `${means} inside $1 $2`,
    },
  ])
}

/** Wordings of cards, stickers, memes and jokes, and what they show. */
export const CARD_PHRASES: readonly SetPhrase[] = [
  // A card with a motif is the picture of that motif.
  { words: new RegExp(
      `\\b${FEAST} (?:greeting )?(?:card|e-?card|announcement)(?: design)?,?(?: with| featuring| showing| of)? (?=(?:an? |the |two |three |some |cute |happy |funny )*\\w+ (?!background)(?:\\w+ )?(?:holding|making|wearing|sitting|eating|riding|playing|hugging|dancing|on|in|with|and)\\b)`,
      'gi',
    ), means: '', unless: /\b(?:mockup|envelope|stationery|flat lay|on an? (?:table|desk))\b/i },
  { words: /\b[Ll]etters? (?=[A-Z]\b(?!['’.]))([A-Z])\b/g, means: 'text "$1"', key: 'letter' },
  { words: /\b(?:health|mana|loading|progress) bars?(?: and)?\b/gi, means: '', key: ' bar' },
  { words: /\b(?:ui|game|app|web) (?:icons?|elements?|assets?|buttons?)\b/gi, means: '' },
  { words: /\b(?:saying|captioned|meme text) (?=[a-z])[^,.]+$/gi, means: '', unless: /["“]|\bsign\b/ },
  // An animal or person in a role is named by both.
  { words: /\b(\w+) (?:who is |is )?(?:dressed(?: up)?|disguised|costumed) (?:as|like) (?:an? |the )?(?=[a-z])/gi, means: '$1 ', key: 'd',
    unless: /\bdressed as (?:each other|usual)\b/i },
  { words: new RegExp(`\\b(${ANIMAL}) as (?:an? |the )(?=[a-z])`, 'gi'), means: '$1 ', key: ' as ' },
  { words: new RegExp(`\\b(${ANIMAL}) (?:getting married|marrying|at (?:their|a) wedding)\\b`, 'gi'), means: '$1 wearing bow ties in a garden' },
  { words: /\b(?:couple )?getting married\b/gi, means: 'bride and groom', key: 'married' },
  { words: /\b(?:who (?:is|are) )?best friends with\b/gi, means: 'next to', key: 'best friends' },
  { words: /\bflying (an?|the|his|her) ((?:\w+ )?(?:airplane|plane|biplane|helicopter|ufo|spaceship|rocket|jet|aircraft))\b/gi, means: 'piloting $1 $2',
    key: 'flying' },
  { words: /\bmade (?:out )?of (?:ice cream|cakes?|cupcakes?|sweets|lollipops|candies|cookies|donuts)\b/gi, means: 'made of candy', key: 'made' },
  { words: /\b(?:in|inside) (?:an? |the )burning (room|house|kitchen|office|building)\b/gi, means: 'in a $1 next to a bonfire', key: 'burning' },
  { words: /\bchess (?:match|game|duel) (?:between|with) (.+?) and /gi, means: '$1 next to a chessboard and ', key: 'chess' },
  { words: /\bdeath (?=(?:and|with|playing|holding|riding|knocking) )/gi, means: 'grim reaper ', key: 'death' },
  { words: /\btime flies\b/gi, means: '', key: 'time flies' },
  { words: /\bmy little pony(?: style)?(?= (?:horse|pony|unicorn))/gi, means: 'cute', key: 'my little pony' },
  { words: /\b(?:electric car|ev|tesla|car) charging (?:at|on) (?:an? |the )?(?:charging )?(?:station|charger)\b/gi, means: 'car at a charging station',
    key: 'charging' },
  { words: /\b(oysters?|lobsters?|shrimps?|fish|prawns|champagne|seafood|salmon) (?:served )?on (?:crushed )?ice\b/gi, means: '$1', key: ' ice' },
  { words: /\b(greek salad|salad) with (?:(?:feta|cheese|olives|tomatoes|cucumbers?|dressing)(?:,? and |, |\b))+/gi, means: '$1', key: 'salad' },
  { words: /,? ?\b(?:with|and) mashed potatoes\b/gi, means: '', key: 'mashed' },
  { words: /\bdim sum in (?:an? )?(?:bamboo )?(?:steamers?|baskets?)\b/gi, means: 'bamboo steamer', key: 'dim sum' },
  { words: /\b(son|daughter|boy|girl|child|kid|baby|man|woman|dad|mom|brother|sister|friend) as (?:an? |the )(?=(?:\w+ )?(?:superhero|astronaut|knight|pirate|princess|prince|wizard|witch|viking|samurai|ninja|king|queen|chef|doctor|firefighter|fairy|mermaid|elf|cowboy|detective)\b)/gi,
    means: '$1 ', key: ' as ' },
  { words: /\b(rabbit|bunny|cat|dog|fox|bear|mouse|duck|penguin|panda|hedgehog|owl|lion|wolf|pig|otter|raccoon|dinosaur) family\b/gi,
    means: 'two $1s and a baby $1', key: 'family' },
  { words: /\b(?:two )?bunnys and a baby/gi, means: 'two bunnies and a baby', key: 'family' },
  { words: /\bwith (?:colou?rful |magic |glowing )?spells\b/gi, means: 'casting spells', key: 'spells' },
  { words: /\bdandelion seeds\b/gi, means: 'dandelions', key: 'dandelion' },
  { words: /\b(?:kid|child|children)['’]?s['’]? (?=(?:playroom|party|menu|hospital|clinic)\b)/gi, means: '', key: 's ' },
  { words: /\btrain conductor\b/gi, means: 'man in a blue uniform and a cap next to a train', key: 'train conductor', unless: /\bon (?:an?|the) train\b/i },
  { words: /\b(?:chopping|splitting|cutting) (?:fire)?wood\b/gi, means: 'holding an axe next to a log', key: 'wood' },
  { words: /\blighthouse keeper\b/gi, means: 'old sailor next to a lighthouse', key: 'keeper' },
  { words: /\bcoming home\b(?: (?:and|to))?/gi, means: '', key: 'coming home' },
  { words: /\bal pastor\b/gi, means: '', key: 'pastor' },
  { words: /\b(paella) in (?:an? |the )?(?:\w+ )?pan(?: with (?:shrimps?|prawns|mussels|seafood))?\b/gi, means: '$1', key: 'paella' },
  { words: /\bsticker sheet\b/gi, means: 'sticker', key: 'sheet' },
  ...littleRows(),
  { words: /\b(?:an? |the )?(?:\w+ )?(?:city|village|town|forest|garden|galaxy|world) (?:inside|in) (?:of )?(an?|the) (snow ?globe|hourglass)\b/gi,
    means: '$1 $2' },
  { words: /\b(snow ?globe|hourglass) (?:with|containing) (?:an? |the )?(?:\w+ )?(?:city|village|town|forest|garden|galaxy|world)(?: (?:inside|in)(?: it| of it)?)?\b/gi,
    means: '$1' },
]
