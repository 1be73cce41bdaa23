/** A text prepared for the built-in voices. */
export type ReadAloud = {
  /** Phrases spoken in one breath, in plain ASCII, each with the pause after it. */
  readonly phrases: readonly { readonly text: string; readonly pause: number }[]
  /** Words in other scripts, which no built-in voice can read. Symbols and emoji are skipped silently. */
  readonly leftOut: readonly string[]
}

/** Seconds of silence. */
const PAUSE = { sentence: 0.12, paragraph: 0.5 } as const
/** Maximum characters in one breath; a longer sentence is split between words. */
const LONGEST_PHRASE = 260
const LONGEST_WORD = 60

const MONEY: Readonly<Record<string, readonly [one: string, many: string]>> = {
  '€': ['euro', 'euros'],
  '£': ['pound', 'pounds'],
  '¥': ['yen', 'yen'],
}

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'Ae',
  œ: 'oe',
  Œ: 'Oe',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  ð: 'th',
  þ: 'th',
  Þ: 'Th',
  ı: 'i',
}

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc]/g, "'"],
  [/[\u201c\u201d\u00ab\u00bb]/g, '"'],
  [/\s*[\u2013\u2014]\s*/g, ', '],
  [/\u2026/g, '.'],
  [/(\d)½/g, '$1 and a half'],
  [/½/g, 'one half'],
  [/¼/g, 'one quarter'],
  [/¾/g, 'three quarters'],
  [/[\u2022\u00b7]/g, ', '],
  [/\s*&\s*/g, ' and '],
  [/\s*@\s*/g, ' at '],
  [/#(?=\d)/g, 'number '],
  [/°\s*C\b/g, ' degrees Celsius'],
  [/°\s*F\b/g, ' degrees Fahrenheit'],
  [/°/g, ' degrees'],
  [/(\d)\s*[×x]\s*(?=\d)/g, '$1 times '],
  [/(\d)\s*\+\s*(?=\d)/g, '$1 plus '],
  [/\s=\s/g, ' equals '],
  [/[\u2190-\u21ff]/g, ', '],
  [/[*_~`|<>^\\{}[\]#]+/g, ' '],
]

const ABBREVIATION = /(?:\b(?:Mr|Mrs|Ms|Dr|Prof|St|Sr|Jr|vs|etc|e\.g|i\.e|No|Mt|approx)|\b[A-Z])\.$/

/**
 * Converts any text into sentences that the built-in voices can read: marks are removed from letters, symbols become words, and words in other
 * scripts are reported.
 */
export function readAloud(text: string): ReadAloud {
  const leftOut: string[] = []
  const phrases = text
    .normalize('NFC')
    .split(/\s*\n\s*/)
    .flatMap((paragraph) => {
      const sentences = sentencesOf(plain(paragraph, leftOut)).flatMap(breaths).filter(isSpeakable)
      return sentences.map((sentence, index) => ({
        text: sentence,
        pause: index === sentences.length - 1 ? PAUSE.paragraph : PAUSE.sentence,
      }))
    })
  return { phrases, leftOut: [...new Set(leftOut)] }
}

function isSpeakable(text: string): boolean {
  return /[A-Za-z0-9]/.test(text)
}

function plain(paragraph: string, leftOut: string[]): string {
  let text = paragraph
    .replace(/([€£¥])\s?(\d[\d.,]*\d|\d)/g, (_, sign: string, amount: string) => spokenMoney(sign, amount))
    .replace(/(\d[\d.,]*\d|\d)\s?([€£¥])/g, (_, amount: string, sign: string) => spokenMoney(sign, amount))
  for (const [sign, words] of SIGNS) text = text.replaceAll(sign, words)
  const folded = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\0-\x7f]/gu, (letter) => LETTERS[letter] ?? letter)
  return folded
    .replaceAll(/[^\s]*[^\0-\x7f][^\s]*/gu, (word) => {
      if (/[\p{L}\p{N}]/u.test(word.replaceAll(/[\0-\x7f]/g, '')))
        leftOut.push(word.normalize('NFC').replaceAll(/^[\x21-\x2f]+|[\x21-\x3f]+$/g, ''))
      return word.replaceAll(/[^\0-\x7f]+/g, ' ')
    })
    .replaceAll(/[^\x20-\x7e]+/g, ' ')
    .replaceAll(/ +([,.;:!?])/g, '$1')
    .replaceAll(/([,.;:!?])\1+/g, '$1')
    .replaceAll(/ +/g, ' ')
    .trim()
}

function spokenMoney(sign: string, amount: string): string {
  const [one = '', many = ''] = MONEY[sign] ?? []
  return `${amount} ${amount === '1' ? one : many}`
}

function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let rest = ''
  for (const part of text.split(/(?<=[.!?;]["')]*)\s+/)) {
    rest = rest === '' ? part : `${rest} ${part}`
    if (ABBREVIATION.test(rest)) continue
    sentences.push(rest)
    rest = ''
  }
  return rest === '' ? sentences : [...sentences, rest]
}

/** Splits a sentence that is too long for one breath. */
function breaths(sentence: string): string[] {
  const stretches: string[] = []
  let rest = ''
  for (const word of sentence
    .split(' ')
    .flatMap((long) => long.match(new RegExp(`.{1,${LONGEST_WORD}}`, 'g')) ?? [])) {
    if (rest.length + word.length >= LONGEST_PHRASE) {
      stretches.push(rest)
      rest = ''
    }
    rest = rest === '' ? word : `${rest} ${word}`
    // A comma in the second half is a good place to breathe.
    if (rest.length > LONGEST_PHRASE / 2 && /[,:]$/.test(word)) {
      stretches.push(rest)
      rest = ''
    }
  }
  return rest === '' ? stretches : [...stretches, rest]
}
