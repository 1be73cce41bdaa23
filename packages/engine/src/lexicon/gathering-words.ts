/**
 * People named by what they have come together for, as words the lexicon knows: a yoga class is women doing yoga. Each row is read in
 * place of the words that match it; `unless` says when the prompt names them already.
 */
export const GATHERINGS: readonly {
  readonly words: RegExp
  readonly means: string
  readonly unless?: RegExp
}[] = [
  {
    words: /\byoga (?:class|session|lesson|group|retreat)\b/gi,
    means: 'three women doing yoga in a fitness studio',
  },
  { words: /\bballet (?:class|lesson|rehearsal)\b/gi, means: 'three ballerinas dancing in a fitness studio' },
  {
    words: /\b(?:dance|zumba|salsa|hip hop) (?:class|lesson|rehearsal|practice)\b/gi,
    means: 'three dancers dancing in a fitness studio',
  },
  {
    words: /\b(?:fitness|workout|exercise|gym|aerobics|pilates) (?:class|session|group)\b/gi,
    means: 'three athletes stretching in a fitness studio',
  },
  {
    words:
      /\b(?:business|team|board|staff|office|work|project|corporate|strategy) (?:meeting|discussion|brainstorming|workshop)\b/gi,
    means: 'two businesswomen and two businessmen sitting at a table in a meeting room',
    unless: /\b(?:business(?:wo)?m[ae]n|colleagues|people|coworkers)\b/i,
  },
  {
    words: /\bjob interview\b/gi,
    means: 'a businesswoman and a businessman sitting at a table in a meeting room',
    unless: /\b(?:business(?:wo)?m[ae]n|man|woman)\b/i,
  },
  {
    words: /\b(?:giving|holding|making|delivering) an? (?:business |sales |project )?presentation\b/gi,
    means: 'pointing in a meeting room',
  },
  {
    words:
      /\b(?:business|sales|project|corporate|marketing|company) (?:presentation|pitch|seminar|conference)\b|^(?:a |an )?presentation\b/gi,
    means: 'a businesswoman pointing in a meeting room',
    unless: /\b(?:business(?:wo)?m[ae]n|man|woman|people|speaker)\b/i,
  },
  { words: /\b(?:hot air )?balloon (?:festival|fiesta)\b/gi, means: 'seven hot air balloons' },
  {
    words: /\b(?:coffee shop|cafe|coffee) (?:ad|advert|advertisement|promo|promotion|flyer|menu)\b/gi,
    means: 'cozy cafe interior',
  },
  // A pattern is many of a kind on plain paper.
  {
    words: /\b(?:seamless |repeating |repeat )*pattern (?:of|with) (?!an? |the )/gi,
    means: 'white background, twelve ',
  },
  {
    words:
      /\b(?:farmers?|street|food|vegetable|fruit|produce|open air|outdoor|local)['’]?s? market(?:place)?\b/gi,
    means: 'farmer in front of a market stall in a village square',
    unless: /\b(?:farmer|woman|man|people|person|girl|boy|seller|vendor)\b/i,
  },
  {
    words:
      /\bwedding(?: ceremony| party| celebration| scene)?\b(?! (?:cake|ring|dress|band|invitation|bouquet|photo|car|arch|venue|table|gown|suit|day|couple))/gi,
    means: 'bride and a groom in a flower garden',
    unless: /\b(?:bride|groom|couple|cake|rings?)\b/i,
  },
  {
    words: /\bbirthday party\b/gi,
    means: 'three happy children with a birthday cake and balloons',
    unless: /\b(?:cake|child|children|kids|girl|boy|friends|family|people)\b/i,
  },
  {
    words: /\bbirthday party with\b/gi,
    means: 'two happy children with',
    unless: /\b(?:child|children|kids|girl|boy|friends|family|people|for)\b/i,
  },
  {
    words:
      /\b(doctors?|nurses?|dentist|surgeon|physician) (?:with|and|examining|treating|talking to|helping|checking|visiting|caring for|beside|next to) (?:an? |the |his |her |their )?patients?\b/gi,
    means: '$1 next to a person lying on a bed in a hospital room',
  },
]
