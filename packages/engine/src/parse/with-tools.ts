import { isAnimate, isPersonLike } from './draft.ts'
import { lookUp } from './word-index.ts'

/** An action that is recognized by its tools, and its wording with them. `by`: limits it to animals, where people do it differently. */
type Pursuit = { readonly deed: RegExp; readonly means: string; readonly by?: 'animals' }

const END = String.raw`(?=\s*(?:$|[,.;!]|(?:in|at|on|by|under|with|while|near|and|outside|together|inside)\b))`
const GAME = '(?:the |a |an )?(?:game |hand |round |match )?(?:of )?'
const TABLE = 'sitting at a round table with a'

const PURSUITS: readonly Pursuit[] = [
  {
    deed: new RegExp(`playing ${GAME}(?:cards?|card games?|poker|blackjack|rummy|solitaire|texas hold ?['’]?em|bridge|go fish|uno)\\b`),
    means: `${TABLE} card game`,
  },
  { deed: new RegExp(`playing ${GAME}(?:checkers|draughts|board ?games?|backgammon)\\b`), means: `${TABLE} chessboard` },
  { deed: /(?:using|working (?:on|at)) (?:a |an |the |her |his )?sewing machine/, means: 'sitting at a table with a sewing machine' },
  { deed: new RegExp(`sewing${END}`), means: 'sitting at a table with a sewing machine' },
  {
    deed: /sewing (?:an? |the |her |his )?((?:[a-z]+ )?(?:dress|gown|skirt|shirt|blouse|suit|coat|jacket|quilt|blanket|costume|cape|cloak))\b/,
    means: 'sitting at a table with a sewing machine and a $1',
  },
  { deed: /paint(?:ing|s) (?:at|on|before|by|in front of) (?:a |an |the |her |his |its )?(?:easel|canvas)\b/, means: 'painting pictures next to an easel' },
  { deed: new RegExp(`paint(?:ing|s)(?: (?:a |the )?(?:pictures?|painting|canvas))?${END}`), means: 'painting pictures next to an easel' },
  {
    deed: /(?:typing|writing|working|clicking) (?:on|at|with) (?:a |an |the |its |his |her )?(typewriter|laptop|computer)\b/,
    means: 'sitting at a desk with a $1',
    by: 'animals',
  },
]

/** The subject stands right before the action. */
const DOINGS = PURSUITS.map((pursuit) => ({
  ...pursuit,
  doing: new RegExp(String.raw`\b([a-z]+)(,? (?:(?:who|that) )?(?:is |are )?)${pursuit.deed.source}`, 'gi'),
}))
/** Prompts without one of these words need no rewriting. */
const KEYS = /play|sew|paint|typ|writ|work|click/i

/** Adds an action's tools: "a bear playing cards" sits at a table with cards on it, while "three playing cards" are things. */
export function withTools(words: string): string {
  if (!KEYS.test(words)) return words
  return DOINGS.reduce(
    (told, { doing, means, by }) =>
      told.replace(doing, (whole: string, who: string, between: string, ...rest) => {
        const noun = lookUp(who.toLowerCase())?.noun
        if (!noun || !isAnimate(noun) || (by === 'animals' && isPersonLike(noun))) return whole
        const [tool] = rest
        return `${who}${between}${means.replace('$1', typeof tool === 'string' ? tool : '')}`
      }),
    words,
  )
}
