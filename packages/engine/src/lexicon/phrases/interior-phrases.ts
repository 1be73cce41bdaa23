import type { SetPhrase } from './set-phrase.ts'

/** Things found only inside a shop. */
const WITHIN =
  '(?:barista|bartender|counter|interior|inside|shelves|bookshelves|armchairs?|sofas?|fireplace|(?:pendant|hanging|warm|glowing|string|edison) (?:glowing )?(?:lamps?|lights|bulbs?)|window ?sill|people (?:chatting|reading|working))'

/** Rooms in long prompts: anything that hangs, streams in or is on display belongs to the room. */
export const INTERIOR_PHRASES: readonly SetPhrase[] = [
  { words: new RegExp(
      `\\b(?:coffee shop|caf[eé]|coffeehouse|bistro|restaurant|bakery|diner|pub|tavern)\\b(?! (?:interior|front|facade|terrace|street|window|table|logo|owner|menu))(?=.*\\b${WITHIN}\\b)`,
      'gi',
    ), means: 'cafe interior',
    unless: /\b(?:interior|inside an?|facade|exterior|storefront|on (?:an? |the )?(?:[\w]+ ){0,2}street (?:at|in|with)|logo|waiter|waitress|street view|from (?:the )?outside|(?:sitting|working|reading|standing|meeting|chatting) (?:in|at|inside|outside))\b/i },
  { words: /\b(?:,? ?(?:with|and) )?(?:\w+ ){0,2}(?:lamps?|lights|bulbs|lanterns|chandeliers) (?:hanging|hung|suspended|dangling|glowing)(?: low)? (?:over|above|from) (?:the )?(?:wooden |rustic |old |small )*(?:tables?|ceiling|bar|counter|beams)\b/gi,
    means: '', key: 'ing' },
  { words: /\b(?:potted )?plants hanging from the (?:ceiling|beams|shelves)\b/gi, means: 'potted plants', key: 'hanging' },
  { words: /\b(?:rain ?drops?|rain|drops|droplets|water drops) (?:are )?(?:running|streaming|sliding|rolling|falling|trickling|dripping|beading|pouring)? ?(?:down|on|against|over) (?:the |a )?(?:large |big |wet |foggy |tall )*(?:windows?|glass|panes?|window panes?)\b/gi,
    means: 'rain', unless: /\b(?:watching|looking at|staring at|gazing at|listening to) (?:the )?rain\b/i, key: 'dow' },
  { words: /\b(?:rain ?drops?|droplets) (?:running|streaming|sliding|rolling) down (?:the )?glass\b/gi, means: 'rain', key: 'glass' },
  { words: /\b(?:in|inside|on|behind) (?:an? |the )?(?:glass )?(?:display(?: case| counter| cabinet)?|showcase|pastry case|vitrine)\b/gi, means: '',
    key: 'case' },
  { words: /\b(?:in|inside|behind) (?:an? |the )?glass (?:display|counter|cabinet)\b/gi, means: '', key: 'glass' },
  { words: /\b(?:wooden |tall |old )*shelves (?:are )?(?:(?:filled|lined|packed|stacked|full|laden) )?(?:with|of) (?:old |vintage |colou?rful |antique )*books(?: and (?:potted |green |small )*plants)?\b/gi,
    means: 'bookshelf', key: 'shelves' },
  { words: /\b(?:neon )?reflections? (?:on|in) the (?:wet )?(?:street|pavement|window|glass)(?: outside)?\b/gi, means: '', key: 'reflection' },
  { words: /\bpouring (?:(?:a|an|some|steaming|hot|fresh|perfect|beautiful) )*(?:latte art|latte|espresso|coffee|cappuccino)\b/gi,
    means: 'holding a coffee cup', key: 'pouring' },
  // Hot things already steam.
  { words: /,? ?\b(?:(?:with|and) )?(?:gentle |soft |hot |curling )*steam (?:is )?(?:rising|curling|swirling|billowing|coming)?(?: (?:up|softly|gently))?(?: (?:from|off) (?:the|a|an) )?(?= ?(?:,|\.|;|$|espresso|coffee|cup|mug))/gi,
    means: ' ', key: 'steam', unless: /\b(?:train|engine|locomotive|steampunk|iron|room|boat)\b/i },
  { words: /\b(croissants?|cakes?|bread|cookies|muffins) and (?:fresh )?pastries\b/gi, means: '$1', key: 'pastries' },
  // Lamps of a room hang above and beside the people, not among them.
  { words: /,? ?\b(?:with |and )?(?:(?:warm|soft|cozy|cosy|vintage|industrial|glowing|hanging|edison) )*(?:pendant|hanging|ceiling|edison) (?:lamps?|lights?|bulbs?)\b/gi,
    means: ', ', unless: /^(?:an? )?(?:\w+ ){0,3}(?:pendant|hanging|ceiling) (?:lamp|light)/i },
]
