import type { SetPhrase } from './set-phrase.ts'

/**
 * Famous figures by their attributes: a name alone draws no one, and a name corrected like a misspelled word draws something else. What to draw
 * → the names, longer before shorter.
 */
const KNOWN_BY: Readonly<Record<string, string>> = {
  'old european man with messy white hair and a moustache': 'albert einstein, einstein',
  'bearded european man in a black suit and a top hat': 'president abraham lincoln, president lincoln, abraham lincoln, abe lincoln',
  'nobleman with white hair': 'president george washington, george washington, isaac newton, beethoven, mozart, louis xiv',
  nobleman: 'william shakespeare, shakespeare, casanova',
  'old man with a long white beard': 'leonardo da vinci, galileo galilei, galileo, nostradamus, geppetto', 'painter with a red beard': 'vincent van gogh',
  'woman with black braided hair wearing a flower crown': 'frida kahlo', 'woman with a brown hair bun': 'marie curie, florence nightingale, jane austen',
  'noblewoman with white hair': 'marie antoinette', queen: 'queen elizabeth, queen victoria, catherine the great',
  gladiator: 'alexander the great, genghis khan, attila the hun, king leonidas, leonidas, achilles, odysseus, ulysses, theseus, perseus',
  knight: 'joan of arc, sir lancelot, lancelot, sir galahad, saint george, st george', 'old knight': 'don quixote',
  king: 'king arthur, king midas, king solomon, king david, charlemagne', pharaoh: 'tutankhamun, king tut, ramses, nefertiti',
  captain: 'christopher columbus, marco polo, vasco da gama, captain cook, captain ahab',
  pirate: 'captain jack sparrow, jack sparrow, blackbeard, long john silver, captain hook', explorer: 'indiana jones',
  astronaut: 'neil armstrong, yuri gagarin', pilot: 'amelia earhart, wright brothers, red baron', 'man with a moustache wearing a black hat': 'charlie chaplin',
  'bald old man with glasses in a white robe': 'mahatma gandhi, gandhi', 'woman in a blue robe': 'virgin mary, mother mary', baby: 'baby jesus',
  'man with angel wings': 'icarus', god: 'hercules, heracles, loki, hades, dionysus, sisyphus, prometheus',
  goddess: 'persephone, artemis, freya, lakshmi, saraswati, durga, helen of troy, pandora opening',
  'elephant with a crown': 'lord ganesha, lord ganesh, ganesha, ganesh', 'monkey with a crown': 'lord hanuman, hanuman', 'giant wolf': 'fenrir wolf, fenrir',
  'a man and a woman with long hair': 'adam and eve', 'princess with blonde hair in a light blue dress': 'cinderella', 'sleeping princess': 'sleeping beauty',
  'princess with very long blonde hair': 'rapunzel', 'girl with curly blonde hair': 'goldilocks',
  'girl with long blonde hair in a blue dress': 'alice in wonderland', 'a boy and a girl': 'hansel and gretel', 'tiny girl': 'thumbelina',
  'wooden boy': 'pinocchio', 'boy in a green shirt': 'peter pan', 'man wearing a green top hat': 'the mad hatter, mad hatter',
  'giant egg with a smiling face': 'humpty dumpty', 'cat wearing boots and a hat': 'puss in boots', 'young man in a purple vest': 'aladdin', caveman: 'tarzan',
  'boy in red shorts': 'mowgli', 'old man in a top hat': 'ebenezer scrooge', 'old woman in a red dress': 'mrs claus', demon: 'krampus', witch: 'baba yaga',
  wizard: 'father time', 'goddess with a flower crown': 'mother nature', fairy: 'tooth fairy',
}

/** Scenes with a name of their own. */
const SCENES: Readonly<Record<string, string>> = {
  'a woman in a blue robe holding a baby and a saint in a barn, a small sheep': 'the nativity scene, nativity scene, the nativity, nativity',
  'three kings': 'the three wise men, three wise men, the three kings, three magi',
  'big wooden boat with two elephants and two giraffes': 'noahs ark, noah s ark', 'a boy next to a giant beanstalk': 'jack and the beanstalk',
  'giant wooden horse': 'trojan horse', 'a tortoise and a hare running': 'the tortoise and the hare, tortoise and the hare, tortoise and hare, turtle and hare',
  'exploding galaxy': 'the big bang', 'necromancer riding a black horse': 'the headless horseman, headless horseman',
}

/** Names with a blank where people type an apostrophe, a hyphen or nothing. */
function rows(table: Readonly<Record<string, string>>): SetPhrase[] {
  return Object.entries(table).flatMap(([means, names]) =>
    names.split(', ').map((name): SetPhrase => {
      const [first, ...more] = name.split(' ')
      return { words: new RegExp(`(?<!lamp of )\\b${[first, ...more].join("['’ -]+")}(?:['’]s)?\\b`, 'gi'), means, key: first }
    }),
  )
}

/** People and scenes of history, religion, myth and fairy tales. */
export const STORIED_PHRASES: readonly SetPhrase[] = [
  { words: /\bnativity(?: scene| play)?(?:,? with (?:the )?baby jesus)?(?:,? in (?:a|the) (?:manger|stable|barn))?/gi, means: 'nativity scene',
    key: 'nativity' },
  { words: /\bsnow white\b(?= (?:and|with|eating|holding|in|at|on|under|sleeping|biting|lying|dancing|singing|asleep)\b)/gi,
    means: 'princess with short black hair in a yellow dress', key: 'snow white' },
  { words: /\balice (?=(?:falling|meets?|at|and|with|having|chasing|following|talking) )(?=.*(?:rabbit|cheshire|hatter|tea party|queen of hearts|wonderland))/gi,
    means: 'girl with long blonde hair in a blue dress ', key: 'alice' },
  { words: /\batlas (?=(?:carrying|holding|lifting) )/gi, means: 'god ', key: 'atlas' },
  { words: /\b(?:carrying|holding|lifting)(?: up)? (?:the )?(?:whole |entire )?(?:world|earth|globe) on (?:his|her) (?:shoulders?|back|head)\b/gi,
    means: 'lifting a giant globe' },
  ...rows(SCENES), ...rows(KNOWN_BY),
]
