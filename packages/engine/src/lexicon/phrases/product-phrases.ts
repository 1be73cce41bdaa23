import type { SetPhrase } from './set-phrase.ts'

/** Goods and dishes that are named by several words, or by a word that means something else by itself. */
export const PRODUCT_PHRASES: readonly SetPhrase[] = [
  // Fruit that is called like its color.
  { words: /\b(an?|one|half an?|fresh|sliced|juicy) (orange|lime)(?= (?:on|with|in|next to|cut)\b|\s*(?:$|[,.;]))/gi, means: '$1 $2 fruit' },
  { words: /\boranges\b/gi, means: 'orange fruits', key: 'oranges' },
  { words: /\blimes\b/gi, means: 'lime fruits', key: 'limes' },
  { words: /\b(lime|lemon|orange|grapefruit|citrus) (?:wheels|wedges|slices)\b/gi, means: '$1 slice' },
  { words: /\bslices of (lime|lemon|orange|grapefruit|citrus)s?\b/gi, means: 'slice of $1', key: 'slices of' },
  {
    words: /\b(?:bottles?|jars?|packs?) of (?:(?:daily|multi|vitamin [a-e]\d*) )*(?:vitamins?|pills|supplements?|medicine|tablets|capsules|medication)\b/gi,
    means: 'pill bottle', key: ' of ',
  },
  { words: /\btubes? of (?:sunscreen|sun cream|toothpaste|hand cream|cream|lip balm|gel|ointment|lotion)\b/gi, means: 'toothpaste tube', key: 'tube' },
  // What a drink comes with is part of it.
  {
    words: /\b(cocktails?|gin and tonic|gin tonic|martini|margarita|mojito|iced tea|lemonade|juice|sparkling water|drink) with (?:an? )?(?:fresh )?(?:(?:slices?|wedges?|twist) of )?(?:lime|lemon|orange|mint)(?: (?:slices?|wedges?|leaves|leaf|garnish|twist))?(?: and (?:ice|mint|lime|lemon|ice cubes))?(?=\s*(?:$|[,.;]|on\b|in\b|at\b|by\b))/gi,
    means: '$1', key: ' with ',
  },
  {
    words: /\b(?:breakfast|brunch) table\b(?! with| set with| full of)/gi, means: 'croissant, pancakes, fried egg, coffee cup and juice on a wooden table',
    key: 'table',
    unless: /\b(?:pancakes?|croissants?|eggs?|toasts?|waffles?|cereal|oatmeal|fruit|bread|yogh?urt|granola|bacon|muffins?|smoothie|sitting|family)\b/i,
  },
  { words: /\b(?:breakfast|brunch) table\b(?! with| set with| full of)/gi, means: 'wooden table', key: 'table' },
  { words: /\bsolar panels? (?:on|on top of|installed on) (?:an? |the )?(?:house |home )?(?:roof|rooftop)\b/gi, means: 'solar house', key: 'solar' },
  { words: /\b((?:modern |luxury |family )?(?:house|home|villa)) with (?:rooftop |roof )?solar panels?\b/gi, means: 'solar $1', key: 'solar' },
  { words: /\bsolar (?:farm|park|array|energy|power)\b/gi, means: 'three solar panels', key: 'solar' },
  { words: /\b(?:graduates|graduating students|graduating class)\b/gi, means: 'three students wearing graduation caps and black robes', key: 'graduat' },
  { words: /\bgraduate(?= |$)(?! cap| school| degree)/gi, means: 'student wearing a graduation cap and a black robe', key: 'graduate' },
  { words: /\b(cap) and gown\b/gi, means: 'graduation cap and a black robe', key: 'gown' },
  {
    words: /\bpool party(?: with friends)?\b/gi, means: 'two women wearing a bikini and a man with a cocktail at a swimming pool', key: 'pool party',
    unless: /\b(?:wom[ae]n|m[ae]n|girls?|boys?|people|dogs?|cats?|flyer|invitation|poster)\b/i,
  },
  // Who has a laptop works at it.
  {
    words: /\b((?:young |old |happy |smiling |beautiful |professional |creative )*(?:wom[ae]n|man|girl|boy|person|student|freelancer|entrepreneur|business(?:wo)?man|programmer|developer|designer|writer|blogger|teenager|teacher|employee)) (?:with|using|and) (?:an? |her |his |the )?(?:open )?(laptop|computer|macbook)\b(?= (?:in|at) (?:an? |the |her |his )?(\w+))?/gi,
    means: '$1 working at a desk with a $2', key: ' ',
    unless: /\b(?:desk|table|sofa|couch|bed|floor|cat|dog|bench|beach|park|armchair|standing|holding|walking|carrying)\b/i,
  },
  // Lamps that hang there and what is poured over belong to the room and to the dish.
  { words: /,? ?\b(?:with|and) (?:\w+ )?(?:pendant|hanging|ceiling|recessed) (?:lights?|lamps?|lighting)\b/gi, means: '' },
  { words: /\b(?:with|and) (?:whipped |fresh |sour )?cream(?= *(?:$|[,.;]|on\b|in\b|and\b))/gi, means: '', key: 'cream' },
  { words: /\b(avocado toasts?) (?:with|and) (?:an? )?(?:poached |fried |boiled )?eggs?(?: on a plate| on top)?/gi, means: '$1', key: 'avocado' },
  { words: /\b(avocado toasts?) on an? plate\b/gi, means: '$1', key: 'avocado' },
  {
    words: /\b(?:laughing|chatting|talking|meeting|catching up|smiling) over (?:an? )?(?:cups? of )?(coffee|tea|drinks|cocktails|wine)\b/gi,
    means: 'sitting at a table with a $1 cup in a cafe', key: ' over ', unless: /\b(?:table|cafe|coffee shop|kitchen|bar|restaurant)\b/i,
  },
  {
    words: /\b(latte|cappuccino|coffee|matcha latte|matcha|hot chocolate|flat white)((?: in an? \w+)?) with (?:an? )?(?:heart|heart shape|heart latte art|latte art|leaf pattern|foam art)(?: (?:in|on) (?:the|its) foam)?\b/gi,
    means: '$1$2', key: ' with ',
  },
  { words: /\b(?:stacked|arranged|piled)(?: up)? (?:in|into|as) (?:an? )?(?:\w+ )?(?:tower|pyramid|stack|pile)\b/gi, means: '', key: 'ed ' },
  // A mock-up shows the thing itself.
  { words: /\b(?:mock-?up|mock up)s?(?: of)?\b(?=.*\b(?:in|at|on)\b)/gi, means: '', key: 'mock' },
  { words: /\b(?:mock-?up|mock up)s?\b/gi, means: 'product shot', key: 'mock' },
  {
    words: /\bsoaps?(?: bars?)? (?:with|and|next to) (?:(?:fresh|dried|some) )*lavender(?: flowers?| sprigs?| stems?)?\b(?! oil)/gi, means: 'lavender soap',
    key: 'soap', unless: /\b(?:towel|cloth|candle|eucalyptus|salt)/i,
  },
  { words: /\b(on|against|with|in front of) (?:an? )?neon(?: lights?)? (?:background|backdrop)\b/gi, means: '$1 a purple background', key: 'neon' },
  {
    words: /\b(?:an? )?(?:\w+ )?camera (?:mounted |standing |set (?:up )?)?on (?:an? |the |his |her )?(?:\w+ )?tripod\b/gi, means: 'tripod camera',
    key: 'tripod', unless: /\b(?:movie|video|film) camera/i,
  },
  {
    words: /\b(?:an? )?(?:smart ?watch(?:es)?|fitness tracker|apple watch|watch) on (?:an? |the |his |her |someone['’]?s )?(?:(?:man|woman|person|runner)['’]?s )?(?:wrist|arm|hand)\b/gi,
    means: 'wrist with a smartwatch', key: 'watch',
  },
  // How light a colored paper is, is part of its color.
  {
    words: /\b(?:pastel|light|soft|pale|bright|deep|vibrant|solid|plain|baby|bold|muted|warm) (pink|blue|green|yellow|orange|red|purple|beige|lavender|teal|turquoise|brown|gray|grey|cream|navy|gold) (background|backdrop)\b/gi,
    means: '$1 $2', key: 'back',
  },
  // Who bakes has it before her.
  {
    words: /\b(?:baking|cooking|decorating|making|preparing|frosting) (?:(?:some|fresh|homemade|delicious|christmas|gingerbread|an?|the) )*(cookies|cakes?|cupcakes|bread|pancakes|pizza|pasta|salad|dinner|breakfast|sushi|pies?|soup|burgers?|muffins|croissants)\b/gi,
    means: 'behind a table with $1 in a kitchen', key: 'ing ', unless: /\b(?:table|counter|kitchen|robot|cat|dog)\b/i,
  },
  {
    words: /\b(?:baking|cooking|decorating|making|preparing|frosting) (?:(?:some|fresh|homemade|delicious|christmas|gingerbread|an?|the) )*(cookies|cakes?|cupcakes|bread|pancakes|pizza|pasta|salad|dinner|breakfast|sushi|pies?|soup|burgers?|muffins|croissants)\b/gi,
    means: 'behind a table with $1', key: 'ing ', unless: /\b(?:table|counter|robot|cat|dog)\b/i,
  },
  // A room of a trade is seen from within.
  {
    words: /\b(?:an? )?(?:\w+ )?(?:spa|(?<!grocery |convenience |clothing |fashion )store|(?<!(?:coffee|book|tea|barber|clothes) )shop|bank|lobby|tiny house) interior\b/gi,
    means: 'room interior', key: 'interior',
  },
  {
    words: /\b(laptop|computer|phone|smartphone|tablet|monitor|screen)s? (?:with|showing|displaying) (?:an? |the )?[\w -]{1,40}? on (?:the |its |his |her )?screen\b/gi,
    means: '$1', key: 'screen',
  },
  // Ice cools what is drunk.
  {
    words: /\b(whiske?y|whiskey glass|glass|cocktail|drink|lemonade|tea|iced tea|coffee|water|soda|juice|cola|vodka|rum)((?: of \w+)?) (?:with|and|over|on) ice(?: cubes?)?\b/gi,
    means: '$1$2', key: 'ice',
  },
  { words: /\b((?:beer|wine|water|champagne|soda|glass)? ?(?:bottles?|cans?))((?: with condensation)?) on ice\b/gi, means: '$1', key: 'on ice' },
  // Words of other things that only describe.
  { words: /\brazor[- ]sharp\b/gi, means: 'sharp', key: 'razor' },
  { words: /\bbattery[- ](?:powered|operated)\b/gi, means: '', key: 'battery' },
  { words: /\bvinyl (?=toys?|figures?|figurines?|stickers?|floor)/gi, means: '', key: 'vinyl' },
  { words: /\bpassport (?:photo|picture)s?(?: of)?\b/gi, means: '', key: 'passport' },
  { words: /\bpool table\b/gi, means: 'green table', key: 'pool table' },
  { words: /\bplaying (?:video |computer |online |mobile )games?\b/gi, means: 'holding a game console', key: 'game' },
  { words: /\b(?:applying|putting on|wearing) (?:red |her |some )*(lipstick|mascara)\b/gi, means: 'holding a $1', key: 'ing ' },
  // A drawing is a style, unless someone is at it.
  {
    words: /\b(child|girl|boy|kid|wom[ae]n|m[ae]n|children|kids|students?|toddler|artist) drawing (?=with|at|in|on|pictures|a picture)/gi, means: '$1 writing ',
    key: 'drawing',
  },
  // The one who is by the sea is on its shore.
  {
    words: /\b(?:by|near|beside|next to|facing|overlooking) the (?:sea|ocean)\b/gi, means: 'on a beach', key: ' the ',
    unless: /\b(?:lighthouse|temple|tower|ruins|palace|windmill|cliffs?|road|boats?|ship|house|cottage|cabin|villa|castle|village|town|city|island|church|rocks?|restaurant|cafe|hotel|pool|storm|waves?)\b/i,
  },
  // Surf is the sea at a rocky shore, not a wave beside stones.
  {
    words: /\b(?:(?:big|huge|giant|ocean|sea|powerful) )*waves? (?:are )?(?:crash|break|smash|splash|pound|hitt|beat)(?:ing|es|s)? (?:on|onto|against|into|over|upon|at) (?:the |some )?(?:(?:sharp|dark|black|jagged|coastal) )?(?:rocks?|cliffs?|stones|rocky (?:shore|coast|beach|cliffs?))\b/gi,
    means: 'windy rocky coast', key: 'wave',
  },
  {
    words: /^(?:an? )?(?:(?:small|tiny|little|lonely|deserted|desert|remote|tropical) )*islands? in the (?:middle of the |open |blue )*(?:ocean|sea|pacific)\b/gi,
    means: 'tropical lagoon', key: 'island',
  },
  // Sprigs of eucalyptus decorate; the tree stands where its animals and woods are.
  {
    words: /\beucalyptus(?: (?:leaves|greenery))?\b(?! (?:trees?|forest|grove|branch|branches|sprigs?|leaf)\b)/gi, means: 'a eucalyptus branch',
    key: 'eucalyptus', unless: /\b(?:koalas?|trees?|forest|grove|australia)\b/i,
  },
  { words: /\b(?:chocolates|pralines|truffles) in an? (?:\w+ )?box\b/gi, means: 'chocolate box', key: 'box' },
  // Shadows that fall into the picture are light, not things.
  {
    words: /,? ?\b(?:(?:with|and|in) )?(?:(?:soft|dappled|long|dramatic|harsh|gentle|beautiful|tropical|natural) )*(?:palm(?: leaf| tree)?|leaf|leaves|plant|window|tree|foliage|botanical|floral|flower) shadows?(?: (?:on|across|over) (?:an? |the )?(?:\w+ )?(?:wall|background|floor|surface))?/gi,
    means: '', key: 'shadow',
  },
  { words: /\b(?:marble |stone )?(?:kitchen|marble|cent(?:er|ral)|granite|quartz) island\b/gi, means: 'modern kitchen', key: 'island' },
  {
    words: /\b(?:(?:modern|luxury|contemporary|minimalist|minimal|bright|scandinavian|sleek|elegant|designer|open[- ]plan|white|spacious|airy),? )+kitchen\b/gi,
    means: 'modern kitchen', key: 'kitchen',
  },
  { words: /\b(?:(?:under|with|in) )?(?:the )?(?:(?:dramatic|bright|glowing) )*(?:stadium|arena) (?:flood)?lights?\b/gi, means: 'in a stadium', key: 'light' },
  { words: /\b(?:piles?|hoards?|heaps?|mountains?|mounds?) of (?:gold coins|golden coins|gold|treasures?)\b/gi, means: 'gold hoard', key: ' of ' },
  {
    words: /\b(standing |sitting |sleeping |lying |floating |resting |dancing |jumping )?on (?:an? |the )?(?:(?:fluffy|rainbow|pink|white|soft|pastel|big|little|puffy) )*clouds?\b/gi,
    means: '$1in the clouds', key: 'cloud', unless: /\b(?:cloud computing|rain cloud)\b/i,
  },
  // Drops on a cold bottle are its skin; one bottle is for water, no river.
  {
    words: /,? ?\b(?:(?:with|and|covered in) )?(?:(?:fresh|cold|tiny|clear) )*(?:water |dew )?(?:droplets|dew ?drops|water drops|condensation(?: drops)?)(?: on (?:it|the (?:glass|bottle|can|surface|label)))?(?= *(?:$|[,.;]|on\b|in\b|and\b))/gi,
    means: '', key: 'd', unless: /\b(?:leaf|leaves|petals?|spider|web|macro|grass|rain|window|rose|flower)s?\b/i,
  },
  // Dishes that come in stacks are one thing, and what is in them lies on them.
  { words: /\b(stacks? of) (blueberry|strawberry|banana|cherry) (pancakes|waffles)\b/gi, means: '$1 $3 with $2', key: 'stack' },
  { words: /\b(?:hand ?)?(?:painted|decorated|dyed|colou?red|colou?rful|pastel|easter) (?:easter )?eggs\b/gi, means: 'rainbow eggs', key: 'eggs' },
  { words: /\beaster basket\b(?! (?:with|full|filled))/gi, means: 'basket with rainbow eggs', key: 'easter basket' },
  { words: /\beaster basket\b/gi, means: 'basket', key: 'easter basket' },
  {
    words: /\b(?:tossing|flipping|saut[eé]ing|stirring|frying|flamb[eé]ing|searing) (?:[\w-]+ ){0,3}in an? (?:\w+ ){0,2}(?:pan|wok|skillet)(?: (?:with|over|in) (?:\w+ )?(?:flames?|fire))?\b/gi,
    means: 'cooking', key: 'ing',
  },
  { words: /\b(?:clay|grass|hard) court\b|(?<=\btennis\b.*\bon (?:the |a )?)court\b/gi, means: 'tennis court', key: 'court' },
  { words: /(?<=\bon (?:the |a )?)court\b/gi, means: 'basketball court', key: 'court' },
  { words: /(?<=\bin (?:the |a )?)court\b(?! (?:dress|clothes))/gi, means: 'courtroom', key: 'court' },
  // A logo made of shapes is drawn in them, not beside them.
  {
    words: /(?<=\b(?:logo|icon|emblem|badge)\b.*),? ?\b(?:made (?:out )?of|from|with|using|in|out of) (?:simple |bold |clean )*geometric (?:shapes|forms|lines)\b/gi,
    means: '', key: 'geometric',
  },
  {
    words: /\b(on|with|against|over|before) (an? |the )?((?:soft |smooth |pastel |dark |light |vibrant )*)(\w+)(?: (?:to|and) \w+)? gradient\b(?! (?:background|wallpaper|mesh|backdrop|hair|dress))/gi,
    means: '$1 $2$3$4 background', key: 'gradient',
  },
  { words: /\b(?:forks? and (?:an? )?knife|forks and knives|knife and an? fork)\b/gi, means: 'knife and fork', key: 'fork' },
  { words: /\bbottles? of (?:red |white |ros[eé] |sparkling |fine )*wine\b/gi, means: 'wine bottle', key: 'wine' },
  {
    words: /\b(?:cold brew(?: coffee)?|iced? coffee|coffee)(?: in an? (?:\w+ )?(?:glass|jar|cup))? (?:with|over) ice(?: cubes)?\b|\bcold brew(?: coffee)?(?: in an? (?:\w+ )?glass)?/gi,
    means: 'iced coffee', key: 'co',
  },
  // Fruit, yogurt and flakes in one bowl are one dish.
  {
    words: /\bbowls? of (?=(?:[\w-]+,? ){0,6}(?:yogh?urt|granola|muesli|oatmeal|porridge|chia)\b)(?:(?:fresh |mixed |greek |creamy )*(?:berries|blueberries|strawberries|raspberries|fruits?|yogh?urt|granola|muesli|oatmeal|porridge|chia pudding|nuts|honey|banana slices)(?:,? and |, | with |,? topped with )?){2,}/gi,
    means: 'smoothie bowl', key: 'bowl',
  },
  {
    words: /\bcoffee beans (?:are )?(?:spilling|pouring|falling|scattered|spilled) (?:out of|from|around) (?:an? |the )?(?:\w+ ){0,2}(?:bag|sack|pouch)\b/gi,
    means: 'pouch next to coffee beans', key: 'beans',
  },
  { words: /\b(?:with|and) (?:an? |the )?(?:blank|empty|white|black|green|clean) (?:screen|display)\b/gi, means: '', key: ' ' },
  {
    words: /\b(?:soccer ball|football) (?:in|inside|flying into|hitting) (?:an? |the )?(?:goal(?: net)?|net)\b/gi,
    means: 'soccer ball in front of a goal in a soccer stadium', key: 'ball',
  },
  // The tree of a Christmas room is decorated.
  {
    words: /(?<=\b(?:christmas|xmas)\b.*)(?<!(?:christmas|pine|fir|palm|xmas|oak) )\btree\b(?! (?:house|top|lights|ornaments?|decorations?|branch))/gi,
    means: 'christmas tree', key: 'tree',
  },
  {
    words: /\b(?:an? )?(?:cozy |cosy |warm |small |sunny )*reading (?:nook|corner)(?:(?:,| with| and)*(?: (?:an? )?window seat| (?:lots of |many |old |some )?books| shelves))*/gi,
    means: 'armchair and a bookshelf in a room', key: 'reading', unless: /\b(?:armchair|chair|sofa|bookshelf|bookcase|beanbag)\b/i,
  },
  // Chopsticks lie on the bowl already.
  {
    words: /(?<=\b(?:ramen|noodles?|poke|pho|udon|soba)\b.*),? ?\b(?:with|and) (?:an? )?(?:pair of )?(?:wooden |bamboo |black )?chopsticks\b/gi, means: '',
    key: 'chopsticks',
  },
  // A family of animals is animals.
  {
    words: /\b(elephant|lion|bear|fox|wolf|deer|penguin|duck|giraffe|zebra|panda|polar bear|owl|cat|dog|rabbit|bunny|hedgehog|monkey|gorilla|koala|kangaroo|swan|tiger|otter|raccoon|meerkat) family\b/gi,
    means: 'three $1s', key: 'family',
  },
  // In a space suit an animal stands up.
  {
    words: /\b(astronaut) (cat|kitten|dog|puppy|corgi|fox|bear|wolf|tiger|lion|rabbit|mouse|raccoon|koala|panda|red panda|monkey|gorilla|chimpanzee|hamster|squirrel|otter|pig|cow|goat|sheep|horse)\b/gi,
    means: '$2 $1', key: ' ',
  },
  // A sign of neon may be bent to a figure.
  {
    words: /\bneon ((?:\w+ ){0,2}?)(cocktail|martini|heart|star|lightning(?: bolt)?|palm(?: tree)?|cactus|coffee(?: cup)?|moon|music note|pizza|arrow)(?: sign| light)\b/gi,
    means: '$1$2 neon sign', key: 'neon',
  },
  {
    words: /\bneon sign (?:of|shaped like|in the shape of) (?:an? )?(cocktail|martini|heart|star|lightning(?: bolt)?|palm(?: tree)?|cactus|coffee(?: cup)?|moon|music note|pizza|arrow)\b/gi,
    means: '$1 neon sign', key: 'neon',
  },
  // Earrings are two by themselves.
  { words: /\bpairs? of ((?:[\w-]+ ){0,3}?(?:earrings?|ear hoops))\b/gi, means: '$1', key: 'ear' },
  // What a campaign is for is shown by what it names.
  {
    words: /(?<=\w), *(?:(?:luxury|fine|high end) )?(?:jewel(?:le)?ry|fashion|beauty|cosmetics?|footwear|eyewear)(?: (?:product|still life|advertising|commercial|campaign|ad|shot|photo|photography|photoshoot))*(?= *(?:$|[,.;]))/gi,
    means: '', key: ',',
  },
  // Ice and milk are in the glass.
  {
    words: /\b((?:iced? (?:\w+ )?(?:coffee|latte|mocha|tea|matcha latte|matcha|americano)|cold brew)(?: in an? (?:\w+ )?(?:glass|jar|cup))?) (?:with|and) (?:(?:milk|cream|ice|ice cubes|cold foam|oat milk|caramel|an? straw|lemon|lemon slices?|mint|condensation)(?:, | and |, and )?)+(?= *(?:$|[,.;]|on\b|in\b|at\b|next\b|beside\b))/gi,
    means: '$1', key: 'ice',
  },
  // Whose shoulder it is, he is in the picture too.
  { words: /\bon (an?|the) ((?:\w+ )?\w+)['’]s (?:shoulder|arm|head)\b/gi, means: 'on $1 $2', key: 's ' },
  // Seasons' feasts tell the season.
  { words: /\bnew year['’]?s?(?: eve)?\b(?! (?:party|card|poster))/gi, means: '', key: 'new year' },
  { words: /\bthanksgiving\b(?! (?:sale|card|poster|party))/gi, means: 'autumn', key: 'thanksgiving' },
  // A splash is how goods are shown, no river.
  { words: /,? ?\b(?:with |and |in )?(?:an? )?(?:\w+ )?(?:water|liquid) splash(?:es|ing)?(?: around it)?\b/gi, means: '', key: ' splash' },
  // Stones for a massage are smooth and lie one upon the other; they are what a spa is shown by.
  {
    words: /\b(?:(?:black|dark|gr[ae]y|smooth|stacked|balanced) )?(?:spa|zen|massage|hot|basalt|stacked|balanced|balancing)(?: (?:black|massage|basalt|volcanic|river))? (?:stones?|pebbles|rocks)\b|\b(?:stacks?|piles?|towers?) of (?:\w+ )?(?:stones|pebbles|rocks)\b/gi,
    means: 'stone stack',
  },
  {
    words: /\b(?:an? )?(?:\w+ )?spa (?:setting|scene|still life|composition|concept|treatment|essentials)\b/gi, means: 'a stone stack', key: 'spa ',
    unless: /\b(?:stones?|pebbles|wom[ae]n|m[ae]n|person|girl)\b/i,
  },
  { words: /\bpizza margh?erita\b|\bmargh?erita pizza\b/gi, means: 'pizza', key: 'pizza' },
  { words: /,? ?\b(?:with |and )?(?:an? )?(?:wooden )?(?:honey )?dippers?\b/gi, means: '', key: 'dipper' },
  { words: /,? ?\b(?:with |and )?(?:an? )?(?:bamboo|matcha) whisk\b/gi, means: '', key: 'whisk' },
  { words: /\b(?:roast(?:ed)?|baked|grilled|stuffed|thanksgiving) turkey\b/gi, means: 'roast turkey', key: 'turkey' },
  {
    words: /\b(lemon slices?|lemons?|limes?|orange slices?|ice cubes|berries) and (?:fresh )?mint(?: leaves)?\b(?! (?:green|colou?red|background))/gi,
    means: '$1', key: 'mint',
  },
  { words: /\b(?:mysterious |dark |lone |shadowy )*(?:hooded|cloaked) (?:figure|stranger|man|person|mage)\b/gi, means: 'necromancer', key: 'ed ' },
  // A mat to exercise on is in a room for that.
  {
    words: /\bon (?:an? |the )?(?:\w+ )?yoga mat\b/gi, means: 'in a fitness studio', key: 'yoga mat',
    unless: /\b(?:doing|practicing|practising|wom[ae]n|m[ae]n|girl|person|people)\b/i,
  },
  {
    words: /\bunder (?:the |a )?(?:milky way|starry (?:night )?sky|sky full of stars|stars)\b/gi, means: 'on a starry night', key: 'under',
    unless: /\b(?:astronaut|space|planet|moon|rocket|galaxy|nebula)\b/i,
  },
  { words: /\bbusiness ?people\b/gi, means: 'office workers', key: 'business' },
  { words: /\b(?:real estate agents?|realtors?|estate agents?)\b(?! (?:logo|office))/gi, means: 'businesswoman', key: 'rea' },
  { words: /\bhanding over (?:the |an? )?(?:house |new |car )?keys?\b/gi, means: 'holding a key', key: 'handing' },
  { words: /,? ?\b(?:mending|repairing|fixing) (?:his |her |the |some |old |fishing )*nets?\b/gi, means: '', key: 'net' },
  {
    words: /\b(?:an? )?(?:little |small |gift |note |greeting |handwritten )*card (?=(?:that (?:says|reads)|saying|reading|with the (?:words?|text))\b)/gi,
    means: 'an invitation ', key: 'card', unless: /\b(?:business|credit|playing|gift) card/i,
  },
  {
    words: /\b(?:gaming|streaming|desk|home office|workstation|pc|computer|work) (?:setup|set-up|battlestation)\b/gi, means: 'desk', key: 'set',
    unless: /\bdesk (?:with|and)\b/i,
  },
  { words: /\b(computers?|monitors?|pc|screens?) and (?:an? )?(?:\w+ )?keyboard\b/gi, means: '$1', key: 'keyboard' },
  { words: /\bon (?:an? |the )?(?:\w+ )?cake stand\b/gi, means: '', key: 'cake stand' },
  // Petals are of cut flowers.
  {
    words: /\b(?:with|and|surrounded by|on) (?:(?:scattered|fresh|delicate|soft) )*((?:pink |red |white )?)rose petals\b/gi, means: 'with $1roses',
    key: 'petals', unless: /\b(?:wom[ae]n|m[ae]n|girl|boy|bride|couple|bed|bath(?:tub)?|falling|path|aisle|wind|floating)\b/i,
  },
  { words: /\bchocolate (?=(?:birthday |layer |fudge )?(?:cakes?|cupcakes?)\b)/gi, means: 'chocolate brown ', key: 'chocolate' },
]
