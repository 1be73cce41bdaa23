import type { SetPhrase } from './set-phrase.ts'

/** Cities and countries → their best known landmark. */
const SIGHTS: Readonly<Record<string, string>> = {
  'paris|france': 'eiffel tower', 'london|england': 'clock tower', 'rome|italy': 'colosseum', pisa: 'leaning tower',
  'egypt|giza': 'egyptian pyramid in the desert', 'india|agra': 'taj mahal', 'athens|greece': 'greek temple', 'san francisco': 'suspension bridge',
  'japan|kyoto|tokyo': 'red pagoda', 'new york|new york city|nyc': 'statue of liberty',
}
/** Cities with their own setting: only their posters show the landmark. */
const POSTERS_ONLY = new Set(['new york|new york city|nyc', 'japan|kyoto|tokyo'])

/** The prompt itself names what to show of the city. */
const NAMED =
  /\b(?:streets?|alleys?|caf[eé]s?|coffee|shops?|bakery|restaurant|apartment|room|hotel|balcony|rooftop|skyline|metro|subway|tower|bridge|pyramids?|temple|pagoda|statue|colosseum|taj|big ben|river|canal|garden|night|rain|neon|market|mount|torii|kimono|samurai|style)\b/i

function sightRows(): SetPhrase[] {
  return Object.entries(SIGHTS).flatMap(([names, sight]): SetPhrase[] => {
    const key = names.includes('|') ? undefined : names
    const poster: SetPhrase = {
      words: new RegExp(
        `\\b(?:(?:vintage|retro|travel|tourism|minimalist|art deco|holiday|vacation) )*(?:poster|postcard|advert|ad|guide|brochure|wallpaper|illustration|painting)s? (?:for|of|from|to|about) (?:${names})\\b`,
        'gi',
      ),
      means: sight,
      unless: NAMED,
      ...(key ? { key } : {}),
    }
    if (POSTERS_ONLY.has(names)) return [poster]
    return [
      poster,
      { words: new RegExp(`\\b(?:in|at|visiting|exploring) (?:${names})\\b`, 'gi'), means: `in front of the ${sight}`, unless: NAMED, ...(key ? { key } : {}) },
    ]
  })
}

export const LANDMARKS: readonly SetPhrase[] = [
  { words: /\b(?:the )?shibuya (?:crossing|scramble)\b/gi, means: 'busy street in tokyo', key: 'shibuya' },
  // A place's best known feature rises over it.
  { words: /\bcappadocia\b/gi, means: 'fairy chimneys with hot air balloons', key: 'cappadocia', unless: /\bballoons?\b/i },
  { words: /\bcappadocia\b/gi, means: 'fairy chimneys', key: 'cappadocia' },
  { words: /\b(?:tokyo(?: city)?|city) skyline (?:with|and|under|before|in front of) (?:a view of )?(?:mount|mt\.?) fuji\b(?: in the (?:background|distance))?/gi,
    means: 'skyline under mount fuji', key: 'fuji' },
  { words: /,? ?\bon (?:wooden |tall |long )?stilts\b/gi, means: '', key: 'stilts' },
  { words: /\b(?:an? )?(?:exciting |intense |professional )?basketball (?:game|match)\b/gi,
    means: 'two basketball players with a basketball on a basketball court', key: 'basketball', unless: /\bplayers?\b/i },
  { words: /\bon (?:an? |the )beach (table|bar|chair|lounger|towel|blanket)\b/gi, means: 'on a $1 at the beach', key: 'beach' },
  { words: /\b(?:tokyo|japan) (?:with|and|under) (?:mount|mt\.?) fuji\b/gi, means: 'red pagoda in front of mount fuji', key: 'fuji' },
  { words: /\b(?:white|whitewashed) (?:houses|buildings|village|town|churches) (?:with|and) (?:\w+ )?blue (?:domes?|domed churches|roofs)\b/gi,
    means: 'santorini', key: 'blue ' },
  ...sightRows(),
]
