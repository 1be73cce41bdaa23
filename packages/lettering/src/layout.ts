import { type LetteringSettings, letteringTextProblem } from '@easel/contract/lettering'
import { bendText } from './bend-text.ts'
import type { Font } from './font-loader.ts'
import { boxOf, moved, type Shape, turned } from './outline.ts'
import { shapeText } from './shape-text.ts'

/** The text cannot be drawn as it is; the message says what to do. */
export class LetteringError extends Error {}

export type Layout = {
  /** Size in pixels of the result. */
  readonly width: number
  readonly height: number
  /** The letters, in pixels of the result. */
  readonly shapes: readonly Shape[]
  /** Letter size in pixels. */
  readonly em: number
}

const RATIOS = { '1:1': 1, '16:9': 16 / 9, '9:16': 9 / 16, '4:5': 4 / 5, '3:1': 3 } as const

type Frame = {
  /** Longest side in pixels. */
  readonly size: number
  /** Free space around the letters for the effect, in letter sizes. */
  readonly margin: number
  /** Aspect ratio (width by height) of the background picture; overrides the shape in the settings. */
  readonly ratio?: number | undefined
}

/** Positions every letter. Throws a LetteringError for characters that no typeface has. */
export function layOut(
  settings: LetteringSettings,
  fonts: readonly Font[],
  { size, margin, ratio }: Frame,
): Layout {
  const problem = letteringTextProblem(settings.text)
  if (problem) throw new LetteringError(problem)
  const shaped = shapeText(settings.text.trim(), fonts, settings.letter_spacing / 100)
  if (shaped.missing.length > 0)
    throw new LetteringError(
      `No typeface here has ${shaped.missing.slice(0, 5).join(' ')}${shaped.missing.length > 5 ? ' and others' : ''}. Take ${shaped.missing.length === 1 ? 'it' : 'them'} out or write ${shaped.missing.length === 1 ? 'it' : 'them'} in another script.`,
    )
  const straight = bendText(shaped.lines, settings)
  if (straight.length === 0) throw new LetteringError('There is nothing to see in this text. Add a letter.')
  const angle = (settings.rotation / 180) * Math.PI
  const box = boxOf(straight)
  const centered = straight.map((shape) =>
    moved(shape, [1, 0, 0, 1, -(box.left + box.right) / 2, -(box.top + box.bottom) / 2]),
  )
  if (ratio === undefined && settings.shape === 'fit') {
    const rotated = centered.map((shape) => moved(shape, turned(angle, 0, 0)))
    const outer = boxOf(rotated)
    const wide = outer.right - outer.left + margin * 2
    const high = outer.bottom - outer.top + margin * 2
    const em = size / Math.max(wide, high)
    const place = [em, 0, 0, em, (margin - outer.left) * em, (margin - outer.top) * em] as const
    return {
      width: Math.max(1, Math.round(wide * em)),
      height: Math.max(1, Math.round(high * em)),
      shapes: rotated.map((shape) => moved(shape, place)),
      em,
    }
  }
  const shape = ratio ?? RATIOS[settings.shape === 'fit' ? '1:1' : settings.shape]
  const width = Math.max(1, Math.round(shape >= 1 ? size : size * shape))
  const height = Math.max(1, Math.round(shape >= 1 ? size / shape : size))
  const wide = box.right - box.left + margin
  const high = box.bottom - box.top + margin
  const em = (Math.min(width / wide, height / high) * settings.scale) / 100
  const place = turned(angle, (width * settings.x) / 100, (height * settings.y) / 100, em)
  return { width, height, shapes: centered.map((letter) => moved(letter, place)), em }
}
