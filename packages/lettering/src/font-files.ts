import type { LetteringFontId } from '@easel/contract/lettering'

type Script =
  | 'latin'
  | 'latin-ext'
  | 'vietnamese'
  | 'cyrillic'
  | 'cyrillic-ext'
  | 'greek'
  | 'hebrew'
  | 'arabic'

/** Weight and scripts of each typeface; each file contains one script. */
const FACES: Readonly<Record<LetteringFontId, readonly [weight: number, ...Script[]]>> = {
  anton: [400, 'latin', 'latin-ext', 'vietnamese'],
  'titan-one': [400, 'latin', 'latin-ext'],
  'luckiest-guy': [400, 'latin', 'latin-ext'],
  bungee: [400, 'latin', 'latin-ext', 'vietnamese'],
  lobster: [400, 'latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  pacifico: [400, 'latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext'],
  'permanent-marker': [400, 'latin'],
  'playfair-display': [900, 'latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  'abril-fatface': [400, 'latin', 'latin-ext'],
  righteous: [400, 'latin', 'latin-ext'],
  rye: [400, 'latin', 'latin-ext'],
  orbitron: [900, 'latin'],
  'press-start-2p': [400, 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek'],
  rubik: [900, 'latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'hebrew', 'arabic'],
  fredoka: [700, 'latin', 'latin-ext', 'hebrew'],
  shrikhand: [400, 'latin', 'latin-ext'],
}

/** Which texts need a further file. */
const NEEDED: Readonly<Record<Exclude<Script, 'latin'>, RegExp>> = {
  'latin-ext': /[\u0100-\u02ff\u1d00-\u1eff\u2020-\u20cf\u2113\u2c60-\u2c7f\ua720-\ua7ff]|\p{Mn}/u,
  vietnamese:
    /[\u0102\u0103\u0110\u0111\u0128\u0129\u0168\u0169\u01a0\u01a1\u01af\u01b0\u1ea0-\u1ef9\u20ab]|\p{Mn}/u,
  cyrillic: /\p{Script=Cyrillic}/u,
  'cyrillic-ext': /[\u0460-\u052f\u1c80-\u1c8a\u2de0-\u2dff\ua640-\ua69f]/,
  greek: /\p{Script=Greek}/u,
  hebrew: /\p{Script=Hebrew}/u,
  arabic: /\p{Script=Arabic}/u,
}

/** All emoji; half a megabyte, so only fetched for texts that contain one. */
const EMOJI_FILE = 'noto-emoji/files/noto-emoji-emoji-700-normal.woff'

function filesOf(font: LetteringFontId, text: string): string[] {
  const [weight, ...scripts] = FACES[font]
  return scripts
    .filter((script) => script === 'latin' || NEEDED[script].test(text))
    .map((script) => `${font}/files/${font}-${script}-${weight}-normal.woff`)
}

/** Font files to search for this text's letters, in order: the typeface itself, one with more scripts, emoji. */
export function fontFiles(font: LetteringFontId, text: string): readonly string[] {
  const isPlain = /^[\s\u0020-\u00ff\u2010-\u2026]*$/.test(text)
  return [
    ...filesOf(font, text),
    ...(isPlain || font === 'rubik' ? [] : filesOf('rubik', text)),
    ...(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text) ? [EMOJI_FILE] : []),
  ]
}

/** All font files, for code that must list them in advance. */
export const ALL_FONT_FILES: readonly string[] = [
  ...Object.entries(FACES).flatMap(([font, [weight, ...scripts]]) =>
    scripts.map((script) => `${font}/files/${font}-${script}-${weight}-normal.woff`),
  ),
  EMOJI_FILE,
]
