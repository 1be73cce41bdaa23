import { MUSIC_PHRASES } from './music-phrases.ts'
import type { SetPhrase } from './set-phrase.ts'

/** Who is looked at through a camera: it is not in the picture. */
function cameraRows(): SetPhrase[] {
  return ['camera', 'viewer', 'lens'].flatMap((key): SetPhrase[] => {
    const at = `(?: \\w+ly)? (?:at|into|to|towards?|for) (?:the |a )?${key}\\b`
    return [
      { words: new RegExp(`\\b(smiling|laughing|grinning|waving|posing)${at}`, 'gi'), means: '$1', key },
      {
        words: new RegExp(
          `\\b(?:looking|staring|gazing|facing|glancing)(?: (?:\\w+ly|straight|right))?(?: (?:at|into|to|towards?))? (?:the |a )?${key}\\b`,
          'gi',
        ),
        means: 'looking',
        key,
      },
    ]
  })
}

/** What people do and wear, where the words one by one would mean another thing. */
export const PEOPLE_PHRASES: readonly SetPhrase[] = [
  ...cameraRows(),
  { words: /\b(?:fit|fitness|sporty|athletic) (woman|man|girl|guy|lady|person)\b/gi, means: '$1 athlete' },
  // The one who is asked for from head to foot is not shown from near.
  { words: /\bfull[- ](?:body|length) (?:portrait|photo|photograph|shot|picture|view)(?: of)?\b/gi, means: '', key: 'full' },
  { words: /\bportrait(?: of)?\b(?=.*\bfull[- ](?:body|length)\b)/gi, means: '', key: 'portrait' },
  { words: /\bfull[- ](?:body|length)\b(?! mirror)/gi, means: '', key: 'full' },
  {
    words: /\b(?:(?:seen|viewed|shown|photographed|shot|pictured) from (?:behind|the back)|(?:back|rear) view|facing away(?: from (?:the |us\b)?(?:camera|viewer)?)?|(?:with )?(?:his|her|their) backs? (?:turned|to (?:us|the (?:camera|viewer))))(?=[\s,.]|$)/gi,
    means: 'turned away',
  },
  { words: /\b(?:view )?from behind(?=\s*(?:[,.]|$))/gi, means: 'turned away', key: 'from behind' },
  {
    words: /\b(?:looking|gazing|staring|watching)(?: up)?(?: (?:at|into|to|towards?))? (?=(?:the |an? )?(?:\w+ )?(?:stars|starry (?:night )?sky|night sky|sky|heavens|milky way|full moon|moon|fireworks|aurora|northern lights|shooting stars?|meteor shower|meteors?|comet)\b)/gi,
    means: 'stargazing at ',
  },
  {
    words: /\b(?:(?:looking|staring|gazing|glancing)(?: down)? (?:at|into)|checking|using|scrolling (?:on|through)|texting(?: on)?|typing on) (?:his|her|their|a|the|an) (?:smart|cell |mobile )?phone\b/gi,
    means: 'holding a smartphone', key: 'phone',
  },
  { words: /\b(?:writing|drawing) on (?:a|the) (?:black|white|chalk)board\b/gi, means: 'talking in a classroom', key: 'blackboard' },
  {
    words: /(?<=\b(?:fisherman|angler|man|woman|boy|girl|father|grandfather|child)\b.*)\bwith (?:a|an|his|her) (?:long )?fishing (?:rod|pole)\b/gi,
    means: 'fishing', key: 'fishing rod',
  },
  { words: /\bselfie of (?=an? |the |two )/gi, means: 'portrait of ', key: 'selfie' },
  { words: /\b(?:putting on|applying|doing) (?:her |his |some )?(?:make-?up|foundation|eyeliner|eye shadow|blush)\b/gi, means: 'holding a lipstick' },
  { words: /\bbrushing (?:her|his|their) teeth\b/gi, means: 'holding a toothbrush', key: 'brushing' },
  { words: /\b(?:brushing|combing|drying|styling) (?:her|his|their) (?:\w+ )?hair\b/gi, means: '', key: 'hair' },
  { words: /\bshaving(?: (?:his|her) (?:beard|face|legs))?\b/gi, means: '', key: 'shaving' },
  { words: /\bshaking hands with\b/gi, means: 'talking to', key: 'shaking' },
  { words: /\bshaking hands\b/gi, means: 'talking', key: 'shaking' },
  { words: /\b(?:chess (?:player|opponent)s|(?:players|opponents) (?:in|of) a chess (?:game|match))\b/gi, means: 'people playing chess', key: 'chess' },
  { words: /\bplaying (?:a (?:game|match) of )?chess\b/gi, means: 'sitting at a round table with a chessboard', key: 'ches' },
  { words: /\bblowing (?:her|his|their) (?:cheeks|nose)\b/gi, means: '', key: 'blowing' },
  {
    words: /\b(?:an? |the )?(?:(?:young|happy|newlywed|bridal|wedding) )*couple(?: (dancing|kissing|hugging|posing))? (?:at|on|during) (?:an? |the |their )?wedding(?: (?:day|party|reception|ceremony|celebration))?\b/gi,
    means: 'a bride and a groom $1 in a garden with string lights', key: 'wedding',
  },
  {
    words: /\b(?:dancing|celebrating) at (?:an? |the |their )?wedding(?: (?:party|reception|celebration))?\b/gi,
    means: 'dancing in a garden with string lights', key: 'wedding',
  },
  {
    words: /\b(an? |the |his |her )?(?:\w+ )?tray (?:of|with|full of) (?:some |the )?(?:\w+ )?(?:drinks|cocktails|glasses|champagne|beverages|wine)(?: glasses| flutes)?\b/gi,
    means: '$1tray of drinks', key: 'tray',
  },
  { words: /\b(serving|carrying|holding) (?:some |the )?(?:drinks|cocktails|beverages)\b/gi, means: '$1 a tray of drinks' },
  { words: /\b(?:taking care of|comforting|consoling)(?= an? | the | her | his )/gi, means: 'talking to' },
  {
    words: /\btelling (?:an? |the )?(?:\w+ )?(?:story|stories|tale|fairy tale) to (?:his|her|their) grandchildren\b/gi,
    means: 'reading a book next to two children', key: 'telling',
  },
  // Kin that is named together.
  { words: /\bgrand ?parents\b/gi, means: 'an old woman and an old man', key: 'parents' },
  { words: /\bgrand ?(?:children|kids)\b/gi, means: 'two children', key: 'grand' },
  { words: /\btwin (sisters|girls)\b/gi, means: 'two girls', key: 'twin' },
  { words: /\btwin (brothers|boys)\b/gi, means: 'two boys', key: 'twin' },
  { words: /\btwins\b/gi, means: 'two children', key: 'twins' },
  { words: /\bsiblings\b/gi, means: 'a boy and a girl', key: 'siblings' },
  // What is done with things that are not things in the picture.
  { words: /\bbusiness (wom[ae]n|m[ae]n)\b/gi, means: 'business$1', key: 'business' },
  { words: /\b(?:in|wearing) (?:matching|identical|coordinated) (?:outfits|clothes|dresses|sweaters|pajamas)\b/gi, means: '' },
  { words: /\breading (?:an? |the )?(?:bedtime |fairy )?(?:story|tale|stories)\b/gi, means: 'reading a book', key: 'reading' },
  { words: /\bproposing to\b/gi, means: 'talking to', key: 'proposing' },
  { words: /\b(?:doing|performing|landing) (?:an? )?(?:\w+ )?tricks?\b/gi, means: 'jumping', key: 'trick', unless: /\b(?:magic|card)\b/i },
  { words: /\b(?:giving|delivering|holding) (?:an? |the )?(?:\w+ )?speech\b/gi, means: 'talking', key: 'speech' },
  { words: /\baiming(?= (?:an? |the |his |her |their )?\w)/gi, means: 'holding' },
  { words: /\bdelivering\b(?! a speech)/gi, means: 'with', key: 'delivering' },
  {
    words: /\b(?:eating|dining)(?: out)? (?:in|at) (?:an? |the )?((?:\w+ )?(?:restaurant|diner|bistro|trattoria))\b(?! (?:terrace|kitchen|booth|counter))/gi,
    means: 'sitting at a table in a $1', key: 'ing',
  },
  { words: /\bat (?:an? |the |their )?(?:\w+ )?dinner party\b/gi, means: 'sitting at a table in a restaurant', key: 'dinner' },
  { words: /\bwith ((?:an? |the |some )?(?:\w+ ){1,3})in (?:his|her|their|its) (?:\w+ )?hands?\b/gi, means: 'holding $1', key: ' hand' },
  { words: /\bin (?:his|her|their|its) (?:left |right |own |bare )?hands?\b/gi, means: '', key: ' hand' },
  { words: /\bwith (?:both |bare |(?:his|her|their) (?:own |bare |both )?)hands\b(?=\s*(?:[,.]|$))/gi, means: '', key: ' hands' },
  { words: /\bat the movies\b/gi, means: 'in a cinema', key: 'movies' },
  { words: /\btrying on\b/gi, means: 'holding', key: 'trying on' },
  { words: /\bhanding (?:over|out)\b(?! (?:the |a |her |his )?(?:house |car )?keys?)/gi, means: 'holding', key: 'handing' },
  { words: /\btaking (?:(?:his|her|their|its) )?first steps\b/gi, means: 'walking', key: 'first steps' },
  { words: /\bcrossing (?:the|a) finish(?:ing)? line\b/gi, means: 'running', key: 'finish' },
  {
    words: /\b(?:raising|raise) (?:an? |his |her |their |the )?(?:glass(?:es)?|toast)\b(?: of (?:wine|champagne|beer))?/gi, means: 'holding a wine glass',
    key: 'rais',
  },
  { words: /\b(?:working on|sculpting|carving|shaping) (an? |the |his |her )(?=(?:\w+ ){0,2}(?:statue|sculpture|bust|vase)\b)/gi, means: 'working next to $1' },
  {
    words: /\b(?:at|behind|on) (?:the|a|his|her) (?:potter['’]?s? |pottery )?wheel\b/gi, means: 'at a table with a clay pot',
    unless: /^(?!.*\b(?:potter|ceramici?st|clay)\b)/i, key: 'wheel',
  },
  { words: /\b(repairing|fixing|checking|inspecting|working on) (an?|the) (?:car )?engine\b/gi, means: '$1 $2 car', key: 'engine' },
  { words: /\bcar engine\b/gi, means: 'car', key: 'engine' },
  { words: /\bwith (?:an?|his|her|the) flock(?: of sheep)?\b/gi, means: 'with four sheep', key: 'flock' },
  { words: /\b(zombie|goblin|orc|monster) horde\b/gi, means: 'five $1s', key: 'horde' },
  { words: /\bhorde of\b/gi, means: 'army of', key: 'horde' },
  { words: /\b(?:an? )?rower\b/gi, means: 'a man rowing a boat', key: 'rower' },
  {
    words: /\b(?:at|on|in|around|across) (?:the |a )?(?:(?:university|college|school) )?campus\b/gi, means: 'in a park in front of a university', key: 'campus',
  },
  { words: /\b(?:an? |the )?(?:(?:university|college|school) )?campus\b/gi, means: 'a university in a park', key: 'campus' },
  // On a head it is hair.
  { words: /\b(?:with|wearing|in) an? (\w+)(?: \w+)? wig\b/gi, means: 'with $1 hair', key: 'wig' },
  { words: /\bat (?:the|a) (?:checkout|cash register|till)\b/gi, means: 'at the counter in a supermarket' },
  ...MUSIC_PHRASES,
  { words: /\b(viking|samurai|spartan|ninja) warrior\b/gi, means: '$1', key: 'warrior' },
  { words: /\b(viking|spartan|ninja) warriors\b/gi, means: '$1s', key: 'warriors' },
  {
    words: /\bwatching (?:tv|television|netflix|an? (?:movie|film|show)) (on|in) (an?|the|their|her|his) (sofa|couch|armchair|bed)\b/gi,
    means: 'sitting $1 $2 $3', key: 'watching',
  },
  // Who is in bed lies there, unless something else is done in it.
  {
    words: /(?<!ing |asleep |breakfast )\bin (?:(?:his|her|their|an?|the|comfy|cozy|warm|hospital|big|small) )*bed\b(?! of)/gi, means: 'lying in bed',
    key: 'bed',
  },
  { words: /\bmessy (?=(?:[a-z]+ ){0,2}hair\b)/gi, means: 'tousled ', key: 'messy' },
  // Hair in the wind, whichever way it is said.
  { words: /\b(?:flowing|wind-blown|billowing|streaming|wind[- ]?swept) (?=(?:[a-z]+ ){0,3}hair\b)/gi, means: 'windblown ', key: 'hair' },
  {
    words: /\b(?:(?:long|short) )?((?:(?!with|her|his|their|its|and|the|whose|of)[a-z]+ ){0,2})hair (?:(?:that is |is )?(?:blowing|flowing|streaming|flying|waving|billowing|fluttering)|blown)(?: (?:in|by) the (?:wind|breeze))?/gi,
    means: 'windblown $1hair', key: 'hair',
  },
  { words: /\bwrinkled (?=(?:face|skin)\b)/gi, means: 'weathered ', key: 'wrinkled' },
  {
    words: /\bblowing out (?:the |her |his |their |some )?(?:birthday )?candles?(?: (?:on|of) (?:an? |the |his |her |their )?(?:(?:big|birthday|chocolate) )*cake)?/gi,
    means: 'puffing at a round table with a birthday cake indoors', unless: /\b(?:table|party)\b/i, key: 'blowing out',
  },
  { words: /\bblowing out (?:the |her |his |their |some )?(?:birthday )?candles?(?: on (?=an? |the |his |her |their ))?/gi, means: 'with', key: 'blowing out' },
  {
    words: /\b(?:having|enjoying|eating) (?:an? |their )?(?:(?:romantic|family|candlelit|fancy|elegant) )*dinner\b(?! (?:at|on|with) (?!home\b))/gi,
    means: 'having dinner at a table', unless: /\b(?:table|picnic|bed|dogs?|cats?|pupp(?:y|ies)|kittens?)\b/i, key: 'dinner',
  },
  { words: /\b(?:restaurant|commercial|professional|hotel|industrial)(?:['’]s)? kitchen\b/gi, means: 'kitchen' },
  { words: /\bsikh (man|boy|groom|father|gentleman)\b/gi, means: '$1 wearing a turban', unless: /\bturban\b/i, key: 'sikh' },
  { words: /\bsikh (?=man|boy|groom|father|gentleman)/gi, means: '', key: 'sikh' },
  {
    words: /\b(?:white |ivory |long )*wedding (dress|gown)\b/gi, means: 'white $1', unless: /\b(?:red|pink|black|blue|gold|golden|green) wedding\b/i,
    key: 'wedding',
  },
  { words: /\bin an? (?:elegant |black |classic )*tuxedo\b/gi, means: 'in a black suit and a black bow tie', key: 'tuxedo' },
]
