import { QUOTES } from './tokens.ts'

/** Lettering to draw: quoted, or in capitals. */
const QUOTED = QUOTES.source
const CAPITALS = String.raw`[A-Z0-9][A-Z0-9'’&!?-]*(?:\s[A-Z0-9][A-Z0-9'’&!?-]*)*(?![a-z])`
const TEXT = `(?:${QUOTED}|${CAPITALS})`
/** How the letters look: a few words, none of which starts another phrase. */
const LOOK = String.raw`(?:(?!(?:in|on|of|with|and|by|at|from|that|to|word|words|love|hand|handwritten)\b)[a-z0-9-]+,? ){0,5}`
const LETTERS = '(?:letters?|lettering|typography|type|font)'
const SPELL =
  '(?:which |that )?(?:(?:is|are) )?(?:say|says|saying|spell|spells|spelling|spel(?:led|t)|read|reads|reading|form|forms|forming)(?: out)?(?: the words?)?'
const WRITTEN =
  '(?:,? (?:written|painted|spel(?:led|t)|printed|made|formed|built|drawn|shown|carved|rendered))?(?: out)?,? (?:in|with|from|of|out of|as)(?: the)?'
/** Things that carry text, with or without quotes. */
const BEARERS =
  'sign|billboard|banner|poster|chalkboard|blackboard|board|placard|flag|badge|sticker|label|tombstone|mug|cup|shirt|t-shirt|hoodie|cap|cake|note|card|neon'
const QUOTE = '"'
/** Max letters: a longer text is meant to be read, not looked at. */
const MOST = 40

/** Words before lettering that another thing in the picture carries. */
const BORNE = /(?:\b(?:with|saying|says?|reading|reads?|labeled|called|named|and)|[:,])(?: the (?:words?|text))?\s*$/i
/** A logo or mark is drawn as one, with its letters in it. */
const MARKS = /\b(?:logo|logotype|monogram|emblem|mascot|icon|branding|brand identity)\b/i
const AS_LETTERS = [
  // 'the word "SALE" in big red letters', "LOVE in golden letters"
  new RegExp(`(?:\\b[Tt]he (?:words?|text|letters?|name) )?(?<text>${TEXT})${WRITTEN} (?<look>${LOOK})${LETTERS}\\b`, 'gu'),
  // "big blue letters that say HELLO", "the letters ABC"
  new RegExp(`\\b(?<look>${LOOK})\\b(?<!block )(?:letters?|lettering|typography) (?:${SPELL} )?(?<text>${TEXT})`, 'gu'),
  // 'the word "peace" on a beach': at the start of a prompt it is the subject.
  new RegExp(`^\\s*(?:[Tt]he )?(?<look>)[Ww]ords? (?<text>${TEXT})`, 'gu'),
]
/** Prompts without one of these words have no letters as a subject. */
const KEYS = /letter|typography|\b(?:words?|type|font|name|text)\b/i
const SAID = new RegExp(
  `\\b((?:${BEARERS})s?,? (?:that |which )?(?:says?|saying|reads?|reading)) (?!["“„«'‘])(${CAPITALS}|[a-z]+(?: (?!(?:in|on|at|with|and|by|above|under|near|next|behind|before|hanging|outside|over|to|the|a|an)\\b)[a-z]+){0,3})`,
  'g',
)

/**
 * Rewrites letters that are the subject as a thing that carries them, and quotes what a sign says: "LOVE in golden letters" becomes 'golden
 * block letters "LOVE"'.
 */
export function quoteLetters(prompt: string): string {
  const asThings = (KEYS.test(prompt) && !MARKS.test(prompt) ? AS_LETTERS : []).reduce(
    (said, form) =>
      said.replace(form, (whole: string, ...rest) => {
        const { text = '', look = '' } = rest.at(-1) as { text?: string; look?: string }
        const letters = bare(text)
        if (letters.length === 0 || letters.length > MOST) return whole
        const before = said.slice(
          0,
          rest.find((part) => typeof part === 'number'),
        )
        if (BORNE.test(before)) return `${QUOTE}${letters}${QUOTE}`
        const looks = look.replace(/\b(?:the|a|an|block) /gi, '').trim()
        return ` ${looks === '' ? '' : `${looks} `}block letters ${QUOTE}${letters}${QUOTE}`
      }),
    prompt,
  )
  return asThings.replace(SAID, (_, sign: string, words: string) => `${sign} ${QUOTE}${words.trim()}${QUOTE}`)
}

/** Strips the quotes. */
const bare = (text: string): string => text.replace(/^["“„«'‘]|["”“»'’]$/g, '').trim()
