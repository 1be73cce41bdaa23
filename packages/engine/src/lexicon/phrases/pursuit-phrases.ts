import type { SetPhrase } from './set-phrase.ts'

/** A person and an action → the words that name both at once. */
const PURSUITS: Readonly<Record<string, string>> = {
  'acrobat on a tightrope': 'tightrope walker, tight rope walker, tightrope artist, tightrope dancer, wire walker, slackliner, funambulist',
  'man rowing a kayak': 'kayaker, canoeist', 'fisherman rowing a boat': 'gondolier', 'athlete in white pants and a white shirt holding a sword': 'fencer',
  'athlete holding a spear': 'javelin thrower', 'athlete holding a ball': 'shot putter', 'cowboy riding a bull': 'bull rider, rodeo rider',
  'cowboy riding a horse': 'rodeo cowboy', 'acrobat holding a torch': 'fire breather, fire eater, fire dancer, fire juggler',
  'acrobat holding a dagger': 'knife thrower, sword swallower', 'man in a red suit and a top hat next to a lion': 'lion tamer with a whip, lion tamer',
  'man in a red suit and a top hat': 'ringmaster, circus director', 'man playing a flute with a snake': 'snake charmer',
  skydiver: 'bungee jumper, base jumper, parachutist, paratrooper',
  'man on a surfboard': 'kite surfer, kitesurfer, windsurfer, paddleboarder, paddle boarder, wakeboarder, water skier',
  'man next to a computer': 'stock trader, day trader, wall street trader, crypto trader', 'man holding a shovel': 'gravedigger, grave digger, gold digger',
  'builder with a pickaxe': 'coal miner, gold miner, gold prospector, prospector',
  'man with a camera': 'paparazzo, paparazzi, cameraman, cinematographer, videographer, film director, movie director',
  'man holding a broom': 'chimney sweep, street sweeper',
  'man next to a market stall': 'merchant, street merchant, fruit seller, vegetable seller, flower seller', 'woman holding a newspaper': 'newspaper girl',
  'boy holding a newspaper': 'newspaper boy, paperboy, paper boy',
}

function rows(): SetPhrase[] {
  return Object.entries(PURSUITS).flatMap(([means, names]) =>
    names.split(', ').flatMap((name): SetPhrase[] => {
      const [key] = name.split(' ')
      const words = name.replaceAll(' ', '[ -]')
      return [{ words: new RegExp(`\\b${words}\\b(?! (?:costume|hat|stall))`, 'gi'), means, key }]
    }),
  )
}

/** Sports, shows and trades: words for the people in them, and their action. */
export const PURSUIT_PHRASES: readonly SetPhrase[] = [
  ...rows(),
  { words: /\b(?:(two|three|four|five) )?merchants\b/gi, means: 'men next to market stalls', key: 'merchants' },
  { words: /\b(?:ice |field )?hockey (players?|goalies?|goaltenders?)\b(?!.*\bstick)/gi, means: 'hockey $1 with a hockey stick', key: 'hockey' },
  { words: /\bgoalies\b/gi, means: 'goalie', key: 'goalies' },
  { words: /\bmaking an? (?:great |spectacular |amazing |diving )?save\b/gi, means: 'jumping', key: 'save' },
  { words: /\bpunching (?:an? |the )?(?:punching |heavy |boxing )?bag\b/gi, means: 'fighting next to a punching bag', key: 'punching' },
  { words: /\bpunching\b(?! (?:bag|machine))/gi, means: 'fighting', key: 'punching' },
  { words: /\b(?:judo|karate|taekwondo|kung fu) (?:throw|match|fight|kick|training|class|lesson|tournament)\b/gi, means: 'two martial artists fighting' },
  { words: /\b(?:doing|practicing|practising|training) (?:judo|karate|taekwondo|kung fu|martial arts|tai chi)\b/gi, means: 'fighting in a white robe' },
  { words: /\b(?:boxing|mma|wrestling|kickboxing) (?:match|fight|bout)\b/gi, means: 'two boxers fighting' },
  { words: /\bsumo (?:match|fight|bout|wrestling)\b/gi, means: 'two sumo wrestlers', key: 'sumo' },
  { words: /\bfencing (?:match|duel|bout)\b/gi, means: 'two athletes in white shirts holding swords', key: 'fencing' },
  { words: /\brugby (?:scrum|match|game|tackle)\b/gi, means: 'four rugby players running with a rugby ball', key: 'rugby' },
  { words: /\b(?:relay|sprint|100m|foot) race\b(?: handing over the baton)?/gi, means: 'three runners running in a stadium', key: 'race' },
  { words: /\b(?:handing|passing)(?: over)? (?:the |a )?(?:relay )?baton\b/gi, means: 'running', key: 'baton' },
  { words: /\bcurling (?:team|match|game|stone)\b(?: sweeping)?/gi, means: 'three athletes with brooms on an ice rink', key: 'curling' },
  { words: /\b(samurai|knight|pirate|cowboy|gladiator|ninja|wizard) (?:duel|fight|battle)\b/gi, means: 'two $1s fighting' },
  { words: /\b(?:wild west |western |cowboy )?(?:shootout|shoot-out|gunfight|standoff|showdown)\b/gi, means: 'two cowboys' },
  { words: /\bon (?:an? |the )?(?:golf )?tee\b/gi, means: 'on the grass', key: ' tee' },
  { words: /\b(?:hitting|batting) (?:an? |the )?(?:six|home ?run|four)\b/gi, means: 'holding a baseball bat' },
  { words: /\b(?:crossing|at) the finish line\b/gi, means: 'running', key: 'finish' },
  { words: /\b(?:vaulting|jumping|leaping) over (?:the |a )?(?:high )?bar\b/gi, means: 'jumping', key: 'bar' },
  { words: /(?<=\b(?:vaulter|jumper)s? )over (?:the |a )?(?:high )?bar\b/gi, means: 'jumping', key: 'bar' },
  { words: /\b(dragon|unicorn|griffin|pegasus|wolf|bear|tiger|elephant|camel|ostrich|dinosaur|raptor|moose) rider\b/gi, means: 'warrior riding a $1',
    key: 'rider' },
  { words: /\b(dog|cat|horse|elephant|dolphin|parrot) (?:trainer|walker|groomer|sitter|owner|lover|whisperer|keeper)\b/gi, means: 'person next to a $1' },
  { words: /\b((?!house|fruit|horse|butter)\w{3,}s) fly\b(?! (?:swatter|fishing))/gi, means: '$1 flying', key: ' fly' },
  { words: /\b(?:an? )?(?:cross|cut)[- ]section(?:al view)? of (?=an? |the |\w)/gi, means: '', key: 'section' },
  { words: /\bteaching (?:an? |the |his |her )?(?:class of )?(?=(?:\w+ )?(?:kids|children|students|pupils|mice|animals|puppies|kittens|chicks|ducklings|class))/gi,
    means: 'talking to ', key: 'teaching' },
  { words: /\btaming\b/gi, means: 'next to', key: 'taming' },
]
