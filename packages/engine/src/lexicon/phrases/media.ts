import type { SetPhrase } from './set-phrase.ts'

const WHERE =
  'youtube|instagram|facebook|tiktok|linkedin|pinterest|twitter|twitch|discord|spotify|etsy|website|web|blog|newsletter|email|podcast|album|single|magazine|ebook|e-book|online shop|store|app|landing page|social media|presentation|event|festival|concert|movie|film'
const WHAT =
  'thumbnail|post|story|reel|cover|header|banner|hero|background|image|picture|ad|ads|advert|graphic|carousel|art|artwork|artwork cover|profile picture|avatar|slide|icon|poster'

/** The prompt quotes words to letter. */
const QUOTED = /["“„«]/

/** The purpose of a picture does not affect its content: "youtube thumbnail of", "website hero image with", "blog header about". */
export const MEDIA: readonly SetPhrase[] = [
  // The customer of the picture, when the prompt names its content.
  { words: /\bfor (?:an? |my |our |the )(?:[\w'’-]+ ){0,2}?(?:coffee shop|cafe|restaurant|bakery|bar|pub|brewery|spa|resort|studio|brand|company|business|store|shop|startup|agency|salon|gym|hotel|blog|website|app|client|magazine|campaign|event)\s*[,:] ?(?=\w+ )/gi,
    means: ', ', key: 'for ' },
  // A cover is the picture itself; its figures show the genre of the book.
  { words: /\b(?:an? |the )?(?:book|novel|paperback|audiobook|storybook) covers?(?: design| art| illustration)?(?: (?:of|for|about|with|showing|featuring))?(?: (?:an?|the|my) (?:(?:dark|epic|young adult|ya|historical|contemporary|cozy|cosy|sci-?fi|science fiction|fantasy|romance|romantic|love|thriller|mystery|horror|crime|detective|children['’]?s|kids|adventure|gothic|psychological|magical) ?)+(?:novel|book|story|thriller|mystery|romance|saga)?(?: (?:about|with|of|featuring)| ?[,:])?)?/gi,
    means: ' ', key: 'cover', unless: QUOTED },
  { words: new RegExp(
      `\\b(?:(?:an?|the|my|our) )?(?:(?:${WHERE}) ){1,2}(?:(?:${WHAT}) ?){1,3}\\b(?: design)?(?: (?:of|for|about|on|showing|featuring|depicting))?(?= |[,.:;]|$)`,
      'gi',
    ), means: '', unless: QUOTED },
  { words: /\b(?:hero (?:image|banner|section|shot|header)|cover photo|stock (?:photo|image)|(?:bakery|restaurant|cafe|coffee shop|online shop|shop|store|catalog|catalogue|menu) (?:product|menu) (?:photo|picture|shot|photography)|menu (?:photo|picture|shot|photography)|product picture)(?: (?:of|for|about|on|showing))?(?= |[,.:;]|$)/gi,
    means: '' },
  // The holiday decides the look of the card, other occasions do not.
  { words: /\b(?:an? )?(christmas|halloween|easter) (?:greeting )?cards? (?:with|of|showing|featuring) /gi, means: '$1, ', key: 'card', unless: QUOTED },
  { words: /\b(?:an? )?(?:(?:birthday|valentine['’]?s(?: day)?|greeting|thank you|new year['’]?s?|anniversary) )+cards? (?:with|of|showing|featuring) /gi,
    means: '', key: 'card', unless: QUOTED },
  // A poster, a flyer or a party invitation is the picture itself; its occasion decides the look.
  { words: /^\s*(?:an? )?(?:[\w'’-]+ ){0,3}?(halloween|christmas|easter|winter|summer|autumn|spring|birthday|new year)s? (?:party |sale |holiday )?(?:poster|flyer|banner|invitation|wallpaper|postcard|cover)(?: design)? (?:of|with|featuring|showing|depicting) /gi,
    means: '$1, ', unless: QUOTED },
  { words: /^\s*(?:an? |the )?(?:(?!neon|wooden|metal|red|blue|green|yellow|white|black)[\w'’-]+ ){0,3}?(?:poster|flyer|banner|wallpaper|postcard|packaging design|label design)(?: design)? (?:of|with|featuring|showing|depicting) /gi,
    means: '', unless: QUOTED },
  { words: /^\s*(?:an? |the )?(?:(?!neon|wooden|metal|red|blue|green|yellow|white|black|vintage)[\w'’-]+ ){0,3}?(?:poster|flyer|wallpaper|postcard)(?: design)? ?[,:] ?(?=\w+ \w+)/gi,
    means: '', unless: QUOTED },
]
