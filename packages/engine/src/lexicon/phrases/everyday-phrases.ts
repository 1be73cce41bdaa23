import type { SetPhrase } from './set-phrase.ts'

/** Trades, feasts and goods that are called by several words, none of which names them alone. */
export const EVERYDAY_PHRASES: readonly SetPhrase[] = [
  { words: /\bstar ?gazing\b(?! at\b)/gi, means: 'stargazing at the stars' },
  { words: /\b(?:the )?rings? of saturn\b|\bsaturns? rings?\b|\bsaturn['’]s rings?\b/gi, means: 'saturn', key: 'saturn' },
  {
    words: /\b(?:all )?(?:the )?(?:eight )?planets (?:of|in) (?:the|our) solar system\b|\b(?:the |our )solar system\b/gi, means: 'eight planets in space',
    key: 'solar',
  },
  // A market of the east is a place of its own.
  {
    words: /\b(?:(?:colou?rful|street|busy|local|old|spice) )*(?:market|bazaar)s? in (?=(?:marrakech|marrakesh|morocco|istanbul|cairo|fez|tunis|damascus|aleppo|jerusalem)\b)/gi,
    means: 'souk in ',
  },
  // A market alone is more than one stall.
  { words: /^\s*(?:an? |the )?(?:(?:colou?rful|street|outdoor|local|old) )*market(?= in [a-z]+\s*$|\s*$)/gi, means: 'three market stalls' },
  { words: /\b(?:doing|finishing) (?:(?:his|her|their|the) )?homework\b/gi, means: 'writing in a book', key: 'homework' },
  // Climbers hug a tree from a bough of it.
  {
    words: /\b(koalas?|sloths?|red pandas?|lemurs?|tarsiers?|bear cubs?) (?:\w+ly )?(?:hugging|clinging to|holding on ?to|hanging on to|wrapped around|climbing) (?:an? |the )?(?:tall |old |eucalyptus |mossy )*(?:tree|branch|trunk|tree trunk|bamboo|eucalyptus)(?: branch| trunk)?\b/gi,
    means: '$1 on a branch',
  },
  // Smoke is the house's own: by itself it would be a cloud beside it.
  {
    words: /,? ?\b(?:with |and )?(?:(?:thin|thick|white|grey|gray|black|gentle|a wisp of|wisps of|a plume of) )*smoke (?:(?:is )?(?:rising|curling|coming|drifting|billowing|pouring|puffing) )?(?:up |out )?(?:from|of|out of) (?:the |its |their |an? )?(?:\w+ )?chimneys?\b/gi,
    means: ' with chimney smoke', key: 'chimney',
  },
  { words: /\b(?:an? |its |the )?(?:smoking|smoky) chimneys?\b/gi, means: 'chimney smoke', key: 'chimney' },
  // Lamps out of focus are a backdrop to things, and alone a picture.
  {
    words: /^\s*(?:an? |the )?(?:abstract |soft |beautiful |blurred |blurry |night |festive )*((?:(?:golden|gold|blue|pink|purple|green|red|silver|white|orange|teal|warm|colou?rful|and) )*)bokeh(?: (?:light|city|glow))*(?: ?lights?)?(?: (?:background|backdrop|wallpaper|texture|effect))?(?=\s*(?:[,.]|$))/gi,
    means: '$1 bokeh backdrop', key: 'bokeh',
  },
  { words: /\bfair[- ](?=(?:\w+ )?hair)/gi, means: 'blonde ', key: 'fair' },
  // What is drunk from is what it is in.
  {
    words: /\b(?:drinking|sipping) (?:(?:some|hot|his|her|its|their|a|green|black) )*(tea|coffee|cocoa|hot chocolate)(?: (?:from|in|out of) (?:an? |his |her |its |the )?(?:tiny |small |little |china |porcelain )*(?:tea|coffee )?(?:cup|mug)s?)/gi,
    means: 'drinking a cup of $1',
  },
  {
    words: /\bsanta(?: claus)? (?:is )?(?:delivering|bringing|carrying|with|handing out) (?:a (?:bag|sack) of |his |the |some )?(?:christmas )?(?:presents|gifts|toys)(?= (?:on|down|through|over|to) )/gi,
    means: 'santa with three gifts next to a chimney', key: 'santa',
  },
  { words: /\bon (?:an? |the )?(?:snowy |tiled |icy )?(?:roof|rooftop)\b(?=.*)(?<=\bsanta\b.*)/gi, means: 'in a snowy village at night', key: 'santa' },
  { words: /\b(?:aliens?|ufos?|a flying saucer) abducting\b/gi, means: 'ufo hovering above', key: 'abducting' },
  { words: /\b(?:taking|having|enjoying) (?:an? )?(?:bubble |hot |warm |relaxing )?bath\b/gi, means: 'in a bathtub', key: 'bath' },
  {
    words: /\b(?:braiding|brushing|combing|cutting|washing|doing|styling) (?:her|his|the|an?) (?:little |young )?(daughter|son|sister|brother|mother|grandmother|grandma|friend|child|girl|client|customer|woman|man)['’]?s['’]? hair\b/gi,
    means: 'next to a $1', key: 'hair',
  },
  {
    words: /\b(?:(?:kids|children['’]?s?|toddlers?|adults?|simple|printable) )*colou?ring (?:book )?(?:page|sheet|book)s?(?: (?:of|with|for|about|featuring)(?: kids| children| adults)?)?/gi,
    means: '', key: 'oring', unless: /\b(?:child|girl|boy|man|woman) (?:with|holding|using|filling)\b|on (?:an?|the) (?:table|desk)/i,
  },
  {
    words: /\b(?:at|by|near|outside|visiting) (?:the )?(?=(?:eiffel tower|big ben|statue of liberty|taj mahal|colosseum|leaning tower|gingerbread house|brick house|candy house|white house|louvre|brandenburg gate|arc de triomphe)\b)/gi,
    means: 'in front of the ',
  },
  {
    words: /\b(man|boy|groom|guy) proposing(?: marriage)?(?: on one knee| (?:down )?on (?:his|a) knees?)?(?! to)/gi,
    means: '$1 holding a ring box next to a woman', key: 'proposing', unless: /\b(?:girlfriend|woman|girl|lady|her|bride|fianc)/i,
  },
  { words: /\b(?:the )?(?:1969 |first |apollo (?:11 )?)?moon landing(?: (?:in )?1969)?\b/gi, means: 'astronaut on the moon', key: 'moon landing' },
  { words: /\bbreaking (?:their |the |his |her )?fast\b/gi, means: 'sitting at a table', key: 'breaking' },
  { words: /\b(?:in|inside|through|within) (?:an? |the )?(?:ring|circle|wheel) of (?:fire|flames)\b/gi, means: 'next to a campfire', key: ' of f' },
  { words: /\b(?:natural |japanese |steaming |outdoor )*(?:hot|thermal) springs?\b/gi, means: 'misty lake', key: 'spring' },
  {
    words: /\breal estate (?:flyer|ad|post|listing|brochure|banner|poster)(?: (?:with|for|of|showing))?[:,]?(?= (?:an? |the )?(?:\w+ ){0,3}(?:house|home|villa|apartment|mansion|cottage)\b)/gi,
    means: '', key: 'real estate',
  },
  // A room at Christmas has its tree.
  {
    words: /^\s*(?:an? |the )?(?:cozy |cosy |warm |beautiful )?(?:(?:christmas|xmas) (?:living room|room|lounge|interior)|(?:living room|room|lounge|interior)(?: decorated)? (?:at|for|on) (?:christmas|xmas))\b/gi,
    means: 'a christmas tree with gifts in a cozy living room', key: 'mas', unless: /\btree\b/i,
  },
  {
    words: /\b(?:abandoned|derelict|deserted|forgotten|overgrown) (?=(?:old )?(?:amusement park|theme park|fairground|funfair|carnival)\b)/gi, means: 'spooky ',
    key: 'a',
  },
  // Whose mark it is draws nothing beside the mark.
  { words: /(?<=\w{3,} logo(?: design)?) for (?:an? |my |our |the )?(?:[\w-]+ ){0,2}(?:brand|company|business|agency|label)\b/gi, means: '', key: 'logo' },
  { words: /(?<=\bcoffee cup logo\b.*),? ?\b(?:with|and|featuring) (?:an? )?(?:steaming )?(?:coffee )?(?:cup|mug)\b/gi, means: '', key: 'logo' },
  { words: /,? ?\b(?:with|and) (?:rising |hot |wisps of )?steam(?: rising)?\b/gi, means: '', key: 'steam' },
  { words: /\b(earbuds|earphones|airpods)\b (?:in|with|and) (?:an? |the |their )?(?:\w+ )?(?:charging )?case\b/gi, means: '$1', key: 'case' },
  {
    words: /\bflorists? (?:is )?(?:arranging|making|preparing|wrapping|tying) (?:an? |the |some )?(?:[\w-]+ )?(?:bouquets?|flowers|flower arrangements?)\b/gi,
    means: 'woman holding a bouquet', key: 'florist',
  },
  { words: /\bflorists?(?= (?:with|holding|at|smiling|working)\b)/gi, means: 'woman', key: 'florist' },
  { words: /\b(?:delivery|parcel|package|food delivery) (?:driver|guy|person|woman|worker|boy)\b/gi, means: 'courier', key: 'delivery' },
  { words: /\b(tacos?|fish tacos|nachos|burritos?) with limes?\b(?! green)/gi, means: '$1 and a lime slice', key: 'lime' },
  { words: /\b(?:airplane|plane|aircraft|jet) wing\b/gi, means: 'airplane', key: 'wing' },
  { words: /\b(?:with|carrying|and) (?:an? |his )?(?:big |large |heavy )?(?:sack|bag) (?:of|full of) (?:gifts|presents|toys)\b/gi, means: 'with three gifts' },
  { words: /\bthanksgiving (?:turkey|dinner|feast|turkey dinner|meal)(?: table)?\b/gi, means: 'roast turkey on a table', key: 'thanksgiving' },
  { words: /\b(?:roast )?turkey dinner\b/gi, means: 'roast turkey', key: 'turkey' },
  {
    words: /^\s*(?:an? |the )?(?:spooky |kids )?halloween party\b/gi, means: 'a witch, a vampire and a jack-o-lantern in a living room at night',
    key: 'halloween',
  },
  { words: /\b(?:bowl of )?fruit salad\b/gi, means: 'fruit bowl', key: 'fruit' },
  { words: /\bon (?:an? |the )?(?:melting|thin|cracking|floating|drifting) ice(?: floes?)?\b/gi, means: 'on an iceberg', key: 'ice' },
  {
    words: /\b(giraffes?) (?:eating|munching|browsing|nibbling|chewing|feeding)(?: on)? (?:the |some )?(?:fresh |green |acacia )*leaves (?:from|off|of|on|in) (?:an? |the )?(?:tall |green |acacia )*(?:trees?|tree ?tops?|branch(?:es)?)\b/gi,
    means: '$1 eating next to an acacia tree', key: 'giraffe',
  },
  {
    words: /\b(?:african |safari |wild )?(?:animals|wildlife)(?: gathered| gathering| drinking)?(?: together)? (at|by|around|near) (?:an? |the )?(?=(?:african |savanna )?(?:waterhole|watering hole|water hole))/gi,
    means: 'an elephant and two zebras $1 a ', key: 'hole',
  },
  {
    words: /^\s*(?:an? |the )?(?:japanese |zen |garden |tranquil |peaceful )*(?:koi|goldfish|carp) pond\b(?!.* from above)/gi,
    means: 'four koi and a water lily in a pond seen from above at noon', key: ' pond',
  },
  {
    words: /\b(?:a flock of |the )?(geese|cranes|swans|ducks|pelicans|birds) (?:flying |migrating |heading south )*in (?:an? )?v\b(?:[- ](?:formation|shape))?/gi,
    means: 'a flock of flying $1', key: ' v',
  },
  // What crosses a desert in a caravan are camels, not a trailer.
  { words: /\b(?:an? |the )?(?:long |small |desert )*(?:caravan of (?:\w+ )?camels|camel (?:caravan|train))\b/gi, means: 'five camels walking', key: 'camel' },
  {
    words: /(?<=\b(?:desert|dunes?|sahara|silk road)\b.*)\b(?:an? |the )?(?:merchant |trade |nomad )*caravan\b(?! of)/gi, means: 'five camels walking',
    key: 'caravan', unless: /\bcamels?\b/i,
  },
  {
    words: /\b(?:an? |the )?(?:merchant |trade |nomad )*caravan\b(?! of)(?=.*\b(?:desert|dunes?|sahara|silk road)\b)/gi, means: 'five camels walking',
    key: 'caravan', unless: /\bcamels?\b/i,
  },
  // The young of giants are calves, too.
  {
    words: /\b(elephants?|rhino(?:cero)?s(?:es)?|hippo(?:potamu)?s(?:es)?|giraffes?) (and|with) (?:its|her|their|an?|the)( baby| young| newborn)? (?:calf|calves)\b/gi,
    means: '$1 $2 a baby $1', key: 'cal',
  },
  {
    words: /\b(whales?|dolphins?|orcas?|killer whales?|sharks?|manta rays?) (jumping|leaping|breaching|bursting|rising|coming)(?: (?:out of|from|over|above) (?:the )?(?:water|waves))?\b(?! (?:in|over|out of|from) (?:the |an? )?(?:sea|ocean))/gi,
    means: '$1 jumping in the ocean',
  },
  // Words for things that are words for colors, too.
  {
    words: /\b(on|in|among|amid|over) lavender\b(?! (?:\w+ )?(?:background|field|flowers?|bouquet|hair|dress|oil|soap))/gi, means: '$1 lavender flowers',
    key: 'lavender',
  },
  { words: /\b(?:on|in) (?:the )?(?:golden |white |warm |wet |soft )?sand\b/gi, means: 'on the beach', key: 'sand' },
  { words: /,? ?\b(?:with|and) (?:(?:yellow )?mustard|ketchup)(?: and (?:mustard|ketchup))?\b/gi, means: '' },
  { words: /(?<=\bolive oil\b.*),? ?\b(?:with|and) (?:green |black |fresh |some )?olives\b/gi, means: '', key: 'olive' },
  { words: /\bice[- ]cream in an? (?:\w+ )?cone\b/gi, means: 'ice cream cone', key: 'cone' },
  { words: /\b(?:formula (?:1|one)|f1) (?:(?:race |racing )?cars?|racers?)\b/gi, means: 'race car' },
  { words: /\b(?:truck|lorry) drivers?\b/gi, means: 'man in front of a truck', key: 'driver' },
  {
    words: /\bplanting (?:an? |the |some )?(?=(?:\w+ )?(?:flowers?|trees?|seedlings?|seeds?|vegetables|roses|tulips))/gi, means: 'working next to a ',
    key: 'planting',
  },
  {
    words: /\b(?:hairdressers?|hair ?stylists?)(?: (?:is )?(?:cutting|trimming|styling)(?: (?:the |her |his |an? )?(?:\w+ )?(?:hair|client|customer))?)?\b/gi,
    means: 'woman holding scissors',
  },
  {
    words: /\bbarbers?(?: (?:is )?(?:cutting|trimming|shaving)(?: (?:the |an? )?(?:\w+ )?(?:hair|beard|client|customer))?)?\b(?! (?:shop|pole|chair))/gi,
    means: 'bearded man holding scissors', key: 'barber',
  },
  { words: /\b(?:on|around) (?:an? |the |his |her )?wrist\b/gi, means: '', key: 'wrist' },
  { words: /\bbottles? of ((?:\w+ )?)nail (?:polish|varnish)\b/gi, means: '$1nail polish', key: 'nail' },
  { words: /\bvinyl (?:record )?player\b/gi, means: 'record player', key: 'vinyl' },
  {
    words: /,? ?\b(?:with|holding|using|spraying(?: water)? (?:with|from)) (?:an? |the |his |her )?(?:fire |water |garden )?hose\b/gi, means: ' hosing',
    key: 'hose',
  },
  { words: /\btea sets?\b/gi, means: 'teapot and two teacups', key: 'tea' },
  { words: /\bstreet (?:food )?(?:vendors?|sellers?)\b/gi, means: 'man next to a market stall', key: 'street' },
  { words: /\b(?:barbecue|bbq|cookout)(?: party)? with (?:some |the |his |her |their )?(friends|family)\b/gi, means: '$1 next to a grill' },
  {
    words: /\b(friends|family|people|neighbou?rs) (?:at|having|enjoying) (?:an? |the |their )?(?:backyard |summer |garden )?(?:barbecue|bbq|cookout)(?: party)?\b/gi,
    means: '$1 next to a grill',
  },
  { words: /\b(?:mother|father|valentine|women|children)['’]?s['’]? day (?=\w)(?!card|poster|sale|banner)/gi, means: '', key: ' day' },
  { words: /\b(?:an? )?(?:explosion|burst|cloud|splash)s? of (?:(?:colou?rful|bright|rainbow|holi) )*(?:powder|colou?rs?)\b/gi, means: 'a rainbow cloud' },
  { words: /\b(?:colou?rful |colou?r |holi )powder (?:explosion|burst|cloud)\b/gi, means: 'a rainbow cloud', key: 'powder' },
  {
    words: /\b(an?|the) ((?:\w+ ){0,2}?)(bottle|jar|light ?bulb|terrarium|crystal ball) with (an?|the) ((?:\w+ ){1,3})inside(?: (?:it|of it))?(?=[\s,.]|$)/gi,
    means: '$4 $5inside $1 $2$3', key: 'inside',
  },
  {
    words: /\b(?:an? |the |two |three )?(?:\w+ )?gold ?fish(?:es)? (?:(?:swimming|living) )?in (?:an? |the |its |their )?(?:(?:round|glass|small|clear) )*(?:fish ?)?bowl\b/gi,
    means: 'a fish bowl', key: 'bowl',
  },
  { words: /\beaster (?=bunn|rabbit|chick|lamb)/gi, means: '', key: 'easter' },
  { words: /\bwith (?:(?:tiny|small|sparkling|morning) )*(?:dew ?drops?|drops of dew|dew)\b/gi, means: '', key: 'dew' },
  { words: /\b(?:soft|hard)[- ]boiled (?=eggs?\b)/gi, means: '', key: 'boiled' },
  { words: /\bcrowing\b/gi, means: '', key: 'crowing' },
  { words: /\bpenguins? sliding\b/gi, means: 'penguins', key: 'sliding' },
]
