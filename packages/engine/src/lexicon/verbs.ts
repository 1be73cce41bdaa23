import type { Link } from './relation-words.ts'

/** Verbs that are drawn alike. */
type VerbRow = readonly [
  /** Base forms, each with its past and participle where they are irregular; "+" where the last letter doubles or not against the rule. */
  verbs: string,
  /** What the subject is seen doing; default no such deed is drawn. */
  action?: string,
  /** How the subject stands to an object; default what `OBJECT_LINKS` says of the action. */
  link?: Link,
  /** What the subject is seen doing with an object; default nothing. */
  linkAction?: string,
]

const ROWS: readonly VerbRow[] = [
  ['stand/stood lean pose wait face', 'standing'],
  ['sit/sat perch rest squat crouch kneel/knelt lounge', 'sitting'],
  ['lie/lay/lain recline sunbathe', 'lying'],
  ['sleep/slept nap snooze doze snore', 'sleeping'],
  [
    'stroll wander march hike stalk prowl explore cross roam trot sneak climb shop sightsee/sightsaw/sightseen browse trek backpack',
    'walking',
  ],
  ['walk', 'walking', 'next-to', 'walking'],
  ['approach follow', undefined, 'next-to', 'walking'],
  ['run/ran/run jog sprint race gallop charge flee/fled dash rush speed/sped', 'running'],
  ['chase', 'running', 'next-to', 'running'],
  ['jump leap hop bounce pounce skip breach dive somersault', 'jumping'],
  ['fly/flew/flown soar hover glide float levitate swoop drift', 'flying'],
  ['swim/swam/swum snorkel paddle wade bathe splash', 'swimming'],
  ['dance twirl spin/spun perform breakdance', 'dancing'],
  ['waltz', 'waltzing'],
  ['court', 'courting'],
  ['battle box duel spar roar lunge', 'fighting'],
  ['fight/fought attack', 'fighting', 'next-to', 'fighting'],
  ['eat/ate/eaten munch chew nibble devour lick graze', 'eating'],
  ['drink/drank/drunk sip slurp', 'drinking'],
  ['read/read study', 'reading'],
  ['write/wrote/written type code program+', 'writing'],
  ['play jam', 'playing'],
  ['juggle', 'playing', 'holding'],
  ['kick', undefined, 'holding', 'kicking'],
  ['knit crochet sew/sewed/sewn', 'knitting'],
  ['sing/sang/sung chirp scream shout bark growl meow hiss', 'singing'],
  ['howl bay', 'howling'],
  ['cook brew bake fry stir chop barbecue grill whisk knead plate slice', 'cooking'],
  [
    'work hammer garden sweep/swept clean farm plow weld dig/dug groom decorate measure sculpt craft plant sand weave/wove/woven saw/sawed/sawn drill polish',
    'working',
  ],
  ['repair fix', 'working', 'next-to', 'working'],
  ['wash', undefined, 'next-to', 'working'],
  ['water', 'watering'],
  ['fish angle', 'fishing'],
  ['conjure summon', 'casting spells'],
  ['cast/cast', 'casting spells', 'holding', 'raised arms'],
  ['salute greet wave', 'waving'],
  ['point gesture', 'pointing'],
  ['pray worship+ bow', 'praying'],
  ['meditate contemplate', 'meditating'],
  ['think/thought ponder daydream dream', 'thinking'],
  ['cuddle embrace snuggle', 'hugging'],
  ['hug kiss', 'hugging', 'next-to', 'hugging'],
  ['look gaze stare observe peek peer sniff smell buy/bought haggle bargain', 'looking'],
  ['watch', 'looking', 'next-to', 'looking'],
  ['overlook', undefined, 'above', 'looking'],
  ['circle orbit', undefined, 'above'],
  ['stargaze', 'stargazing'],
  ['puff', 'puffing'],
  ['spray hose', 'hosing'],
  ['phone', 'phoning'],
  ['photograph', 'photographing'],
  ['surf skateboard skate rollerskate slide/slid windsurf', 'surfing'],
  ['sled sledge toboggan', 'sledding'],
  ['ski', 'skiing'],
  ['snowboard', 'snowboarding'],
  ['dunk', 'dunking'],
  ['celebrate cheer reach throw/threw/thrown catch/caught toss', 'raised arms'],
  ['lift', undefined, 'holding', 'raised arms'],
  ['talk teach/taught lecture present explain speak/spoke/spoken whisper chat converse argue', 'talking'],
  ['sail cruise', 'sailing'],
  ['row', 'sailing', 'riding', 'sailing'],
  ['grow/grew/grown bloom blossom sprout', 'growing'],
  ['explode erupt crash burst/burst', 'exploding'],
  ['drive/drove/driven pilot steer', undefined, 'riding', 'driving'],
  ['park', 'parked'],
  ['hunt', 'hunting'],
  ['protect defend hide/hid/hidden lurk', 'guarding'],
  ['guard', 'guarding', 'next-to'],
  ['yawn stretch', 'stretching'],
  ['push pull', undefined, 'holding', 'pushing'],
  ['ride/rode/ridden', undefined, 'riding', 'riding'],
  ['pedal', undefined, 'riding'],
  [
    'hold/held carry wield grip clutch brandish swing/swung offer balance serve blow/blew/blown pick',
    undefined,
    'holding',
  ],
  ['strum', 'playing'],
  ['wear/wore/worn don sport', undefined, 'wearing'],
  ['feed/fed', 'eating', 'next-to'],
  ['pet meet/met', undefined, 'next-to'],
  ['paint smoke camp build/built'],
  // The engine draws no such deed, though a face may show it.
  [
    `admire annoy appear arrange arrive assemble awake/awoke/awoken beg bend/bent bind/bound
    bite/bit/bitten bless blink blush boast boil bother braid break/broke/broken breathe bring/brought
    brush bump burn bury call caress carve cheat check cherish choose/chose/chosen chuckle clap clasp
    cling/clung close collect comb comfort command conduct construct control cough cover crack crawl
    create creep/crept crush cry cut/cut deliver destroy dine discover display drag draw/drew/drawn drop
    drown dry empty enter escape examine exercise fade faint fall/fell/fallen fan fetch fill find/found
    flap flip flow fold forge freeze/froze/frozen frown gather giggle give/gave/given glance gleam
    glisten glow grab grasp grin grind/ground guide hand hang/hung harvest haul heal hear/heard help
    hit/hit hum hurry ignite ignore illuminate inspect invent invite iron join keep/kept kill knock land
    laugh lead/led leave/left lend/lent light/lit limp line listen live load loiter lower make/made mend
    milk mix mount move nod nudge open order pace pack parachute pass pat patrol+ pause peel pile pinch
    place pluck poke pour praise prepare press print protest pump punch purr raise receive recite
    reflect relax release remove rescue return reveal ring/rang/rung rip rise/rose/risen roast rob rock
    roll rub scare scatter scold scoop scratch scrub seal search see/saw/seen seize sell/sold send/sent
    serenade shake/shook/shaken share shave shear/sheared/shorn shelter shine/shone shiver shoot/shot
    shove shovel show/showed/shown shut/shut sigh signal sink/sank/sunk sketch slap slay/slew/slain slip
    smash smile snarl snatch sneeze spill spit/spat split/split spread/spread squeeze stab stack
    steal/stole/stolen step sting/stung stop strike/struck stroke struggle stumble swallow sway swirl
    tackle take/took/taken tame taste tear/tore/torn tease tend test tickle tie tilt tiptoe touch tow
    trace track trail train transport trap travel treat tremble trim trip tug tumble turn twist unlock
    unpack unroll unwrap+ visit wag wake/woke/woken warm weep/wept weigh whip whistle win/won wind/wound
    wink wipe wrap wrestle yell`,
  ],
]

export type Verb = {
  readonly base: string
  /** Default by the rule: "watched". */
  readonly past?: string
  /** Default the past. */
  readonly participle?: string
  /** The last letter doubles, or does not, against the rule: "backpacking", "unwrapping". */
  readonly isOdd: boolean
  readonly action?: string
  readonly link?: Link
  readonly linkAction?: string
}

/** Every verb the reader knows, drawn or not. */
export const VERBS: readonly Verb[] = ROWS.flatMap(([verbs, action, link, linkAction]) =>
  verbs.split(/\s+/).map((verb): Verb => {
    const [base, past, participle] = verb.replace('+', '').split('/')
    return { base, past, participle, isOdd: verb.endsWith('+'), action, link, linkAction }
  }),
)
