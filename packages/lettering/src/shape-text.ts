/// <reference path="./bidi-js.d.ts" />
import createBidi from 'bidi-js'
import type { Font } from './font-loader.ts'
import type { Command, Shape } from './outline.ts'

/** A letter in its line; one unit is the letter size, y points down, and the baseline is at 0. */
type Letter = { readonly shape: Shape; readonly x: number; readonly advance: number }
export type Line = { readonly letters: readonly Letter[]; readonly width: number }
export type ShapedText = {
  readonly lines: readonly Line[]
  /** Characters that no typeface has, each once. */
  readonly missing: readonly string[]
}

type Run = { readonly font: Font; readonly level: number; text: string }

const bidi = createBidi()
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Joiners and selectors, which affect their neighbors but are not letters. */
const INVISIBLE = /[\u200b-\u200f\u202a-\u202e\u2060-\u2069\u{e0020}-\u{e007f}]|\p{Variation_Selector}/u
const KINDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' } as const

/** Turns text into outlines: right-to-left scripts, joined letters, marks, kerning and ligatures as defined by the typeface. */
export function shapeText(text: string, fonts: readonly Font[], letterSpacing: number): ShapedText {
  const missing = new Set<string>()
  const lines = text
    .normalize('NFC')
    .replaceAll('\t', '  ')
    .split('\n')
    .map((line) => layOut(inVisualOrder(splitIntoRuns(line, fonts, missing)), letterSpacing))
  return { lines, missing: [...missing] }
}

function splitIntoRuns(line: string, fonts: readonly Font[], missing: Set<string>): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, 'auto')
  const runs: Run[] = []
  for (const { segment, index } of graphemes.segment(line)) {
    const font = fonts.find((candidate) => holds(candidate, segment))
    if (!font) {
      if (/\P{Control}/u.test(segment)) missing.add(segment)
      continue
    }
    const level = levels[index] ?? 0
    const shown = level % 2 === 1 ? (bidi.getMirroredCharacter(segment) ?? segment) : segment
    const last = runs.at(-1)
    if (last?.font === font && last.level === level) last.text += shown
    else runs.push({ font, level, text: shown })
  }
  return runs
}

function holds(font: Font, grapheme: string): boolean {
  return [...grapheme].every(
    (character) => INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}

/** From the highest level down, adjacent runs of at least that level are reversed. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs]
  const highest = Math.max(0, ...runs.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start
      while (end < ordered.length && (ordered[end]?.level ?? 0) >= level) end += 1
      if (end > start) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse())
      start = end
    }
  return ordered
}

function layOut(runs: readonly Run[], letterSpacing: number): Line {
  const letters: Letter[] = []
  let x = 0
  for (const { font, level, text } of runs) {
    const isJoined = /\p{Script=Arabic}/u.test(text)
    const run = font.layout(text, undefined, undefined, undefined, level % 2 === 1 ? 'rtl' : 'ltr')
    const unit = 1 / font.unitsPerEm
    run.glyphs.forEach((glyph, index) => {
      const position = run.positions[index]
      if (!position) return
      const outline = outlineOf(glyph.path.commands, unit, position.xOffset * unit, -position.yOffset * unit)
      const advance = position.xAdvance * unit
      letters.push({ shape: { outline }, x, advance })
      x += advance + (isJoined || advance === 0 ? 0 : letterSpacing)
    })
  }
  return { letters, width: Math.max(0, x - letterSpacing) }
}

function outlineOf(
  commands: readonly { readonly command: string; readonly args: readonly number[] }[],
  unit: number,
  dx: number,
  dy: number,
): Command[] {
  return commands.flatMap(({ command, args }) => {
    if (!(command in KINDS)) return []
    const points = args.map((value, index) => (index % 2 === 0 ? value * unit + dx : dy - value * unit))
    return [{ kind: KINDS[command as keyof typeof KINDS], points }]
  })
}
