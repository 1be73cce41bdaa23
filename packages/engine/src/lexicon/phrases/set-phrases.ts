import { CARD_PHRASES } from './card-phrases.ts'
import { COLLECTIONS } from './collections.ts'
import { EVERYDAY_PHRASES } from './everyday-phrases.ts'
import { GOODS_PHRASES } from './goods-phrases.ts'
import { HOUSEHOLD_PHRASES } from './household-phrases.ts'
import { INTERIOR_PHRASES } from './interior-phrases.ts'
import { LANDMARKS } from './landmarks.ts'
import { MARK_PHRASES } from './mark-phrases.ts'
import { MEDIA } from './media.ts'
import { PEOPLE_PHRASES } from './people-phrases.ts'
import { PRODUCT_PHRASES } from './product-phrases.ts'
import { PURSUIT_PHRASES } from './pursuit-phrases.ts'
import type { SetPhrase } from './set-phrase.ts'
import { SPLASH_PHRASES } from './splash-phrases.ts'
import { STORIED_PHRASES } from './storied-phrases.ts'
import { WALL_PHRASES } from './wall-phrases.ts'

/** The thing in a trade's logo, in place of its premises. */
const MARKS_OF_TRADES: Readonly<Record<string, string>> = {
  'coffee shop|cafe|coffee company|coffee brand|coffee roaster': 'coffee cup', 'tea shop|tea house|tea brand': 'teapot',
  'bakery|patisserie|bakehouse': 'croissant', 'pizzeria|pizza place|pizza shop|pizza restaurant': 'pizza', 'sushi bar|sushi restaurant': 'sushi',
  'burger (?:joint|bar|place|shop|restaurant)': 'burger', 'ice cream (?:shop|parlou?r|truck|brand)': 'ice cream',
  'barber ?shop|barber|hair salon|hairdresser|salon': 'scissors', 'gym|fitness (?:studio|club|center|brand|app)': 'dumbbell', 'flower shop|florist': 'rose',
  'book ?shop|book ?store|publisher|library': 'book', 'brewery|pub|craft beer brand': 'beer', 'winery|wine bar|wine shop': 'wine glass',
  'photography (?:studio|business)|photographer|photo studio': 'camera', 'music (?:studio|school|shop|label)|record label': 'guitar',
  'travel (?:agency|company|blog|app)': 'globe', 'airline|flight school': 'airplane', 'real estate (?:agency|company|agent)|realtor|property company': 'house',
  'law firm|lawyer': 'scale', 'yoga(?: studio| class| school| retreat)?|meditation(?: app| studio)?|wellness(?: brand| center)?': 'lotus',
  'bike shop|bicycle shop|cycling club': 'bicycle', 'pet (?:shop|store|clinic|brand)|vet clinic|veterinary clinic|dog groomer': 'dog',
  'fashion (?:brand|label|store)|boutique': 'dress', 'jewell?ery (?:brand|shop|store)|jewell?er': 'diamond', 'toy (?:shop|store)': 'teddy bear',
  'surf (?:shop|school|club)': 'surfboard', 'gaming (?:channel|team|clan|brand)|esports team|game studio|twitch channel': 'game console',
  'youtube channel|vlog|film studio|production company': 'camera', 'podcast|radio station|voice studio': 'microphone',
  'space (?:company|startup)|startup|start up': 'rocket',
}

/** A logo for which the prompt itself names a figure. */
const OWN_MARK = /\blogo\b.*(?:,| with| featuring| showing) (?:an? )?(?:\w+ ){0,2}(?:head|face|mascot|silhouette)\b/i

function logoRows(): SetPhrase[] {
  return Object.entries(MARKS_OF_TRADES).flatMap(([trade, mark]): SetPhrase[] => {
    const words = new RegExp(
      `\\blogo(?: design)? (?:for|of) (?:an? |my |our |the )?(?:(?:small|local|modern|cozy|new|family) )?(?:${trade})\\b|\\b(?:${trade}) logo\\b`,
      'gi',
    )
    return [
      { words, means: `${mark} logo`, unless: OWN_MARK, key: 'logo' },
      { words, means: 'logo', key: 'logo' },
    ]
  })
}

/** The scene of a sale's advertisement; "sale" is lettered on the first thing, unless the prompt quotes other words. */
const SALES: Readonly<Record<string, readonly [carrier: string, rest: string]>> = {
  'summer|vacation|travel': ['yellow banner', 'on a beach'],
  'winter|christmas|xmas|holiday|new years?': ['banner', 'with gifts in a snowy forest'],
  'autumn|fall|thanksgiving': ['orange banner', 'in an autumn forest'],
  'spring|easter|garden': ['pink banner', 'in a flower field'],
  'valentines?|valentines day|mothers day': ['pink background, poster', 'with red balloons'],
  'black friday|cyber monday|flash|clearance|mega': ['black background, neon sign', ''],
}
/** The prompt quotes words to letter. */
const QUOTED = /["“„«]/

function saleRows(): SetPhrase[] {
  const what = '(?:ads?|advert|advertisement|posts?|story|banner|flyer|poster|promo|graphic|campaign)'
  const where = '(?:(?:instagram|facebook|social media|tiktok|linkedin|pinterest|online|shop|store) )?'
  return Object.entries(SALES).flatMap(([seasons, [carrier, rest]]) =>
    seasons.split('|').flatMap((season): SetPhrase[] => {
      const words = new RegExp(
        `\\b${where}${what} (?:for|about|announcing|of) (?:an? |my |our |the )?(?:big )?${season} sales?\\b|\\b${season} sale (?:instagram )?${what}\\b`,
        'gi',
      )
      const lettered = `"${season.replace('s?', '').toUpperCase()} SALE"`
      return [
        { words, means: `${carrier} ${lettered} ${rest}`, unless: QUOTED, key: 'sale' },
        { words, means: `${carrier} ${rest}`, key: 'sale' },
      ]
    }),
  )
}

/**
 * Phrases that mean more, or something else, than their single words, and their replacement in words of the lexicon: a yoga class is women doing
 * yoga, a coffee shop's logo shows a cup, a summer sale is held on a beach. Each row replaces the words that match it; `unless` matches prompts
 * that already name what it would add.
 */
export const SET_PHRASES: readonly SetPhrase[] = [
  ...CARD_PHRASES, ...STORIED_PHRASES, ...PURSUIT_PHRASES, ...PEOPLE_PHRASES,
  { words: /\byoga (?:class|session|lesson|group|retreat)\b/gi, means: 'three women doing yoga in a fitness studio' },
  { words: /\bballet (?:class|lesson|rehearsal)\b/gi, means: 'three ballerinas dancing in a fitness studio' },
  { words: /\b(?:dance|zumba|salsa|hip hop) (?:class|lesson|rehearsal|practice)\b/gi, means: 'three dancers dancing in a fitness studio' },
  { words: /\b(?:fitness|workout|exercise|gym|aerobics|pilates) (?:class|session|group)\b/gi, means: 'three athletes stretching in a fitness studio' },
  { words: /\b(?:business|team|board|staff|office|work|project|corporate|strategy) (?:meeting|discussion|brainstorming|workshop)\b/gi,
    means: 'two businesswomen and two businessmen sitting at a table in a meeting room', unless: /\b(?:business(?:wo)?m[ae]n|colleagues|people|coworkers)\b/i },
  { words: /\b(?:small |young |creative |diverse |happy |modern |remote )*(?:startup|start up|business|marketing|design|sales|office|corporate|creative|development|product|tech) team\b/gi,
    means: 'two businesswomen and two businessmen', unless: /\b(?:business(?:wo)?m[ae]n|colleagues|people|coworkers|logo)\b/i },
  { words: /\bjob interview\b/gi, means: 'a businesswoman and a businessman sitting at a table in a meeting room',
    unless: /\b(?:business(?:wo)?m[ae]n|man|woman)\b/i },
  { words: /\b(?:giving|holding|making|delivering) an? (?:business |sales |project )?presentation\b/gi, means: 'pointing in a meeting room' },
  { words: /\b(?:business|sales|project|corporate|marketing|company) (?:presentation|pitch|seminar|conference)\b|^(?:a |an )?presentation\b/gi,
    means: 'a businesswoman pointing in a meeting room', unless: /\b(?:business(?:wo)?m[ae]n|man|woman|people|speaker)\b/i },
  { words: /\b(?:hot air )?balloon (?:festival|fiesta)\b/gi, means: 'seven hot air balloons' },
  { words: /\b(?:coffee shop|cafe|coffee) (?:ad|advert|advertisement|promo|promotion|flyer|menu)\b/gi, means: 'cozy cafe interior' },
  // A person who makes coffee holds a cup; the same two hands cannot read and drink.
  { words: /\b(?:making|brewing|preparing|pouring|serving) (?:an? )?(?:cups? of |mugs? of )?(?:coffee|latte|latte art|cappuccino|espresso)\b/gi,
    means: 'holding a coffee cup' },
  { words: /\breading (an? |the |her |his )?(book|novel|magazine|newspaper) (?:with|and drinking|and sipping|and|over) (?:an? |her |his )?(?:(?:hot |steaming )?(?:cup|mug) of (?=tea|coffee|cocoa))?(tea|coffee|cocoa)(?:cup)?\b/gi,
    means: 'reading $1$2 at a table with a $3 cup' },
  // A helmet at work is the hard hat of the trade's costume.
  { words: /\b((?:construction|factory|warehouse) workers?|builders?|engineers?|miners?|architects?) (?:wearing|with|in) (?:an? )?(?:(?:yellow|orange|white|red|safety|hard|protective) )*(?:hats?|hardhats?|helmets?)\b/gi,
    means: '$1' },
  { words: /\b((?:football|soccer) players?)( (?:kicking|with|dribbling|shooting|chasing) )(?:an? |the )ball\b/gi, means: '$1$2a soccer ball' },
  { words: /\b(?:red )?roses and chocolates?\b/gi, means: 'a bouquet of roses and a chocolate bar' },
  { words: /\b(flowers|hearts|candles|wine|champagne) and chocolates?\b/gi, means: '$1 and a chocolate bar' },
  { words: /\bon (black|white|red|blue|navy|green|purple|pink|beige|gold|dark blue) (?:velvet|silk|satin|paper|fabric|cloth|linen)\b/gi,
    means: 'on a $1 background' },
  { words: /\b(?:slices?|pieces?) of (?=cheesecake|cheese|pie|chocolate|fruit)/gi, means: '' },
  { words: /\b(?:with |and |wearing )?((?:(?:pink|white|red|yellow|blue|purple|orange|colou?rful|wild) ?)*)(?:flowers?|wildflowers|roses|daisies|blossoms)(?: (?:woven|braided|tucked|placed))? (?:in|into|on) (?:her|his|their|the) (?:long |blonde? |black |red |brown |dark |curly )*(?:hair|braids?|head)\b/gi,
    means: 'wearing a $1flower crown' },
  // The content of a bottle decides its kind.
  { words: /\b(?:bottle|jar|tube)s? of (?:(?:skincare|skin care|face|facial|body|hand|hair|vitamin c|hyaluronic|luxury) )*(?:lotion|shampoo|conditioner|skincare|body wash)\b/gi,
    means: 'lotion bottle' },
  { words: /\b(jar|tube|bottle)s? of (?:(?:skincare|skin care|face|facial|body|hand|luxury) )*(?:cream|moisturi[sz]er)\b/gi, means: 'cream $1', key: ' of ' },
  { words: /\bcream bottle\b/gi, means: 'lotion bottle', key: 'cream' },
  { words: /\b(?:bottles? of )?(?:(?:face|facial|skincare|skin care|hair|vitamin c|hyaluronic|luxury) )*serum(?: bottle)?\b/gi, means: 'serum', key: 'serum' },
  { words: /\bbottles? of (?=perfume|cologne)/gi, means: '' },
  // A person who waters plants holds a watering can.
  { words: /\bwatering (?:an? |the |her |his |some )?(?=(?:\w+ )?(?:plants?|flowers?|roses|garden|sunflowers?|tulips|vegetables|seedling|cactus))/gi,
    means: 'watering with a watering can next to a ', key: 'watering ' },
  ...MARK_PHRASES,
  // Two swans breast to breast, whose necks form a heart.
  { words: /\bswans (?:that are |which are )?(?:forming|making|shaping|creating|in the shape of)(?: a| the)? (?:love )?heart(?: shape)?(?: with (?:their|the) (?:necks|heads|heads and necks))?/gi,
    means: 'courting swans', key: 'swans' },
  { words: /\b(hummingbirds?) (?:drinking|sipping|feeding|eating)(?: nectar)?(?: from| at| on| of)\b/gi, means: '$1 at', key: 'hummingbird' },
  // The place already implies its width or depth.
  { words: /\b(?:very )?(?:wide|deep|broad|narrow|shallow|winding|meandering) (?=(?:\w+ )?(?:river|stream|creek|canyon|gorge|valley|lake|fjord|forest|woods|jungle|beach|bay|road|highway|street|avenue|desert|plain|cave)\b)/gi,
    means: '' },
  // An icon or a mascot stands alone, not in a place.
  { words: /\b(?:an? )?(?:(?:3d|app|flat|cute|simple|glossy) ){0,3}(?:icon|mascot|emoji|clip ?art|sticker|character design)(?: design)? of (?=an? |the )/gi,
    means: 'white background, ', unless: /\b(?:in|on|at) (?:an?|the) (?!(?:white|black|plain|simple|\w+) background)/i },
  // Trims decorate a thing; they are neither its material nor its surroundings.
  { words: /\b(?:with|and) (?:\w+ ){1,2}(?:accents|trims?|details?|detailing|highlights|hardware)\b/gi, means: '' },
  // A room with only plants still needs furniture.
  { words: /\b(living room|lounge|apartment)(?: interior)? with (?=.{0,40}\bplants\b)/gi, means: '$1 with a sofa and ',
    unless: /\b(?:sofa|couch|armchairs?|chairs?|bed|desk|table|wom[ae]n|m[ae]n|girl|boy|cat|dog|people|person)\b/i, key: 'plants' },
  { words: /\bdecorated (?:pine |fir )?tree\b/gi, means: 'christmas tree', key: 'decorated' },
  { words: /\bhaving (?:breakfast|brunch|lunch|supper|a meal)\b(?! (?:at|on) )/gi, means: 'having dinner at a table', key: 'having' },
  { words: /\b(?:(?:autumn|fall|golden|orange|red|yellow) ){0,2}leaves (?:are )?(?:falling|blowing|swirling|drifting|flying|dancing)(?: down| around)?\b|\b(?:falling|blowing|swirling|drifting) (?:autumn |fall |golden )?leaves\b/gi,
    means: 'windy autumn', key: 'leaves' },
  { words: /\b(?:wedding couple|wedding of an? (?:\w+ )?couple|(?:a )?(?:just married|newly ?wed|newlywed) couple|newly ?weds)\b/gi, means: 'bride and a groom',
    key: 'wed' },
  { words: /\b(?:going |gone )?camping\b(?! (?:tent|gear|chair|trip|site|van))/gi, means: 'next to a tent and a campfire',
    unless: /\b(?:tent|campfire|campsite)\b/i, key: 'camping' },
  { words: /\b(?:on|along|up) (?:an? |the )?(?:\w+ )?mountain (?:hiking )?(?:trails?|paths?)\b/gi, means: 'in the mountains', key: 'mountain' },
  { words: /\bmountain (?:hiking )?trails?\b/gi, means: 'mountain', key: 'trail' },
  { words: /\b(?:forest|woodland|nature|jungle) (?:hiking )?trails?\b/gi, means: 'forest path', key: 'trail' },
  { words: /\b(?:an?|the|our) (?:happy |small |diverse |young )?team\b(?! (?:of|logo|jersey))/gi, means: 'two businesswomen and two businessmen',
    unless: /\b(?:business(?:wo)?m[ae]n|colleagues|people|coworkers|logo|football|soccer|basketball|baseball|hockey|sports)\b/i, key: 'team' },
  // A computer that someone works on stands on a desk.
  { words: /\b(?:sitting |working |typing |coding )?(?:at|on|using|behind) (?:an? |the |her |his )(computer|laptop|pc)\b/gi,
    means: 'sitting at a desk with a $1', unless: /\b(?:desk|table|sofa|couch|bed|floor|cat|dog)\b/i },
  // The poster is the picture itself.
  { words: /\b(landscape|mountain|forest|beach|city|seaside|desert|national park) (?:travel )?poster\b/gi, means: '$1' },
  { words: /\b(flying|soaring|gliding|swooping|leaping) (?:over|above|across|through) (?:the |a )?(?:city|town|metropolis)\b/gi,
    means: '$1 over the city skyline' },
  // A ribbon is tied around the box.
  { words: /\b(an?|the) (gift|present)(?: box)? (?:with|tied with|wrapped (?:in|with)) (?:an? )?(?:(?:satin|silk|big|shiny) )*(red|gold|silver|pink|blue|green|black) (?:ribbon|bow)s?\b/gi,
    means: '$1 white and $3 $2' },
  // A pattern is many of one kind on plain paper.
  { words: /\b(?:seamless |repeating |repeat )*pattern (?:of|with) (?!an? |the )/gi, means: 'seamless pattern, white background, nine ' },
  { words: /\b(?:farmers?|street|food|vegetable|fruit|produce|open air|outdoor|local)['’]?s? market(?:place)?\b/gi,
    means: 'farmer in front of a market stall in a village square', unless: /\b(?:farmer|woman|man|people|person|girl|boy|seller|vendor)\b/i },
  { words: /\bwedding(?: ceremony| party| celebration| scene)?\b(?! (?:cake|ring|dress|band|invitation|bouquet|photo|car|arch|venue|table|gown|suit|day|couple))/gi,
    means: 'bride and a groom in a flower garden', unless: /\b(?:bride|groom|couple|cake|rings?)\b/i },
  { words: /\bbirthday party\b/gi, means: 'three happy children with a birthday cake and balloons',
    unless: /\b(?:cake|child|children|kids|girl|boy|friends|family|people)\b/i },
  { words: /\bbirthday party with\b/gi, means: 'two happy children with', unless: /\b(?:child|children|kids|girl|boy|friends|family|people|for)\b/i },
  // Palm leaves in a background are on their trees.
  { words: /(?<=\b(?:background|wallpaper|backdrop|banner)\b.*)\bpalm (?:leaves|fronds)\b/gi, means: 'palm trees on a beach', key: 'palm' }, ...logoRows(),
  ...saleRows(), ...MEDIA, ...LANDMARKS, ...COLLECTIONS, ...SPLASH_PHRASES, ...GOODS_PHRASES, ...HOUSEHOLD_PHRASES, ...INTERIOR_PHRASES, ...PRODUCT_PHRASES,
  ...WALL_PHRASES, ...EVERYDAY_PHRASES,
  { words: /\b(doctors?|nurses?|dentist|surgeon|physician) (?:with|and|examining|treating|talking to|helping|checking|visiting|caring for|beside|next to) (?:an? |the |his |her |their )?patients?\b/gi,
    means: '$1 next to a person lying on a bed in a hospital room' },
]
