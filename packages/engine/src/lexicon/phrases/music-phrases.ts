import type { SetPhrase } from './set-phrase.ts'

const ARTICLE = '(?:an? |the )?'
const PRAISE = '(?:(?:indie|live|famous|young|big|small|great|classic|modern|local) )*'
const NOT_A_BAND = '(?! (?:t-?shirt|logo|poster|name|album|room|equipment))'
/** The prompt names people or animals. */
const PLAYERS =
  /\b(?:\w+ists?|musicians?|drummers?|trumpeters?|singers?|players?|bands?|orchestra|dancers?|djs?|m[ae]n|wom[ae]n|girls?|boys?|people|person|crowd|cats?|dogs?|robots?)\b/i

/** Groups of musicians: the key word, the whole phrase, and the members. */
const ENSEMBLES: readonly (readonly [key: string, words: string, members: string])[] = [
  ['band', '(?:rock|punk|pop|metal|heavy metal|garage|grunge) bands?', 'a singer singing, a drummer and a guitarist playing'],
  ['band', '(?:blues|folk|country|music|girl|boy|k-?pop) bands?', 'a singer singing and two musicians playing'],
  ['jazz', 'jazz (?:bands?|ensembles?|trios?|quartets?|quintets?|concerts?)', 'a saxophonist, a drummer and a trumpeter'],
  ['band', '(?:brass|military) bands?', 'two trumpeters, a trombonist and a horn player'],
  ['band', 'marching bands?', 'three trumpeters walking'],
  ['mariachi', 'mariachi(?: bands?)?', 'a violinist, a guitarist and a trumpeter'],
  ['string', 'string (?:quartets?|ensembles?)', 'two violinists and two cellists'],
  ['orchestra', '(?:(?:symphony|philharmonic|chamber|classical|school|youth|string|full) )*orchestras?',
    'three violinists, two cellists, a flutist and a trumpeter'],
  ['concert', '(?:rock|pop|metal|punk) concerts?', 'a singer singing, a drummer and a guitarist playing on stage'],
]

/** Music venues, with a musician when the prompt names no one. */
const VENUES: readonly (readonly [key: string, words: string, means: string])[] = [
  ['jazz', 'jazz (?:club|bar|lounge)', 'a saxophonist and a pianist in a jazz club'],
  ['hall', '(?:concert|symphony|philharmonic) hall', 'a grand piano on stage'],
]
const LOOKS = '(?:(?:cozy|smoky|dark|dim|intimate|old|grand|large|beautiful|elegant|modern|vintage) )*'

/** Bands and orchestras become their members. */
export const MUSIC_PHRASES: readonly SetPhrase[] = [
  ...VENUES.map(
    ([key, words, means]): SetPhrase => ({ words: new RegExp(`^${ARTICLE}${LOOKS}${words}(?=$|,| at night| interior)`, 'gi'), means, unless: PLAYERS, key }),
  ),
  ...ENSEMBLES.map(([key, words, means]): SetPhrase => ({ words: new RegExp(`\\b${ARTICLE}${PRAISE}${words}\\b${NOT_A_BAND}`, 'gi'), means, key })),
]
