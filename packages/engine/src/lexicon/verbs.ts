import type { Link } from './relation-words.ts'

/** Verbs that are drawn the same way. */
type VerbRow = readonly [
  /** Base forms, each with its irregular past and participle; "+" if the last letter doubles, or does not, against the rule. */
  verbs: string,
  /** The subject's action; by default the verb is not drawn. */
  action?: string,
  /** The subject's relation to an object; default the action's link in `OBJECT_LINKS`. */
  link?: Link,
  /** The subject's action with an object; default none. */
  linkAction?: string,
]

const ROWS: readonly VerbRow[] = [
  ['stand/stood lean pose wait face', 'standing'],
  ['sit/sat perch rest squat crouch kneel/knelt lounge', 'sitting'],
  ['lie/lay/lain recline sunbathe', 'lying'],
  ['sleep/slept nap snooze doze snore', 'sleeping'],
  ['stroll wander march hike stalk prowl explore cross roam trot sneak climb shop sightsee/sightsaw/sightseen browse trek backpack', 'walking'],
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
  ['work hammer garden sweep/swept clean farm plow weld dig/dug groom decorate measure sculpt craft plant sand weave/wove/woven saw/sawed/sawn drill polish',
    'working'],
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
  ['hold/held carry wield grip clutch brandish swing/swung offer balance serve blow/blew/blown pick', undefined, 'holding'],
  ['strum', 'playing'],
  ['wear/wore/worn don sport', undefined, 'wearing'],
  ['feed/fed', 'eating', 'next-to'],
  ['pet meet/met', undefined, 'next-to'],
  ['paint smoke camp build/built'],
  // The engine does not draw these actions, though a face may show them.
  [
    `abduct accept accuse adjust admire adopt advise annoy appear applaud arrange arrive assemble assist
    attach awake/awoke/awoken award bandage banish beg bend/bent bind/bound bite/bit/bitten blend bless
    blink blush boast boil bother braid break/broke/broken breathe bring/brought brush bully bump burn
    bury butter call capture caress carve cheat check cherish choose/chose/chosen chuckle clap clasp
    claw cling/clung close coach coax collect comb comfort command compare compliment conduct confess
    confront conquer construct consult control copy cough count cover crack crawl create creep/crept
    crown crush cry curl curse cut/cut damage deliver destroy detect dine dip discover display disturb
    dodge doodle drag drain draw/drew/drawn dress drop drown dry dust educate employ empty enchant
    encourage enjoy enter erase escape escort examine exercise expand fade faint fall/fell/fallen fan
    fasten fetch fill find/found flap flatten flip flirt flood flow fold fool forge
    forget/forgot/forgotten freeze/froze/frozen frighten frown gamble gather giggle give/gave/given
    glance gleam glisten glow glue grab grasp grin grind/ground groan guide hand hang/hung harvest hatch
    haul heal hear/heard help hit/hit host hum hurry hypnotize ignite ignore illuminate impress inflate
    inject injure inspect interrupt interview invent invite iron irritate join keep/kept kidnap+ kill
    knock land laugh lead/led leave/left lend/lent level light/lit limp line list listen live load lock
    loiter lose/lost lower make/made manage marry massage mend milk mix mop mount move mow nail nod
    notice nudge obey oil open order outrun/outran/outrun overtake/overtook/overtaken pace pack
    parachute pass paste pat patch patrol+ pause peel pile pinch place pluck plug poison poke pop
    possess post pour praise preach prepare press prick print protest pump punch punish purr puzzle
    queue raise rake rattle receive recite reflect reject relax release remember remind remove replace
    rescue retire return reveal ring/rang/rung rinse rip rise/rose/risen roast rob rock roll rub sack
    scare scatter scold scoop scrape scratch screw scrub seal search see/saw/seen seize sell/sold
    send/sent serenade shake/shook/shaken shampoo share shave shear/sheared/shorn shelter shelve
    shine/shone ship shiver shock shoot/shot shove shovel show/showed/shown shrug shut/shut sigh signal
    sink/sank/sunk sketch slam slap slay/slew/slain slip smash smear smile snap snarl snatch sneeze soak
    soap spill spit/spat split/split spoil spot spread/spread sprinkle squash squeak squeeze stab stack
    stain starve steal/stole/stolen step sting/stung stitch stop strap strike/struck stroke struggle
    stuff stumble supply support surprise suspend swallow sway swear/swore/sworn swirl switch tackle
    take/took/taken tame tap taste tear/tore/torn tease tempt tend terrify test thank thaw tickle tie
    tilt tiptoe toast touch tow trace track trail train transport trap travel tread/trod/trodden treat
    tremble trick trim trip trouble trust tug tumble turn twist unite unlock unpack unroll untie unwrap+
    vanish visit wag wail wake/woke/woken warm warn waste weep/wept weigh whine whip whirl whistle
    win/won wind/wound wink wipe wrap wreck wrestle yell zip zoom`,
  ],
]

export type Verb = {
  readonly base: string
  /** Default: the regular form, "watched". */
  readonly past?: string
  /** Default: the past form. */
  readonly participle?: string
  /** The last letter doubles, or does not, against the rule: "backpacking", "unwrapping". */
  readonly isOdd: boolean
  readonly action?: string
  readonly link?: Link
  readonly linkAction?: string
}

/** Every verb the parser knows, drawn or not. */
export const VERBS: readonly Verb[] = ROWS.flatMap(([verbs, action, link, linkAction]) =>
  verbs.split(/\s+/).map((verb): Verb => {
    const [base, past, participle] = verb.replace('+', '').split('/')
    return { base, past, participle, isOdd: verb.endsWith('+'), action, link, linkAction }
  }),
)
