import { createCanvas } from '@napi-rs/canvas'
import { pairs } from '../tuples.ts'
import { coverageOf, type Lettering } from './lettering.ts'

type Stroke = readonly (readonly [x: number, y: number])[]

/** Strokes of characters in a square, from its upper left corner: none of the engine's fonts has these characters. */
const LETTERS: Readonly<Record<string, readonly Stroke[]>> = {
  ラ: [pairs([0.25, 0.14, 0.75, 0.14]), pairs([0.14, 0.4, 0.85, 0.4, 0.8, 0.62, 0.62, 0.82, 0.36, 0.95])],
  ー: [pairs([0.5, 0.08, 0.5, 0.92])],
  メ: [pairs([0.76, 0.1, 0.6, 0.5, 0.14, 0.92]), pairs([0.3, 0.36, 0.8, 0.8])],
  ン: [pairs([0.14, 0.2, 0.4, 0.38]), pairs([0.14, 0.9, 0.52, 0.76, 0.86, 0.3])],
  カ: [pairs([0.12, 0.33, 0.85, 0.33, 0.8, 0.8, 0.7, 0.92, 0.55, 0.84]), pairs([0.45, 0.08, 0.4, 0.52, 0.14, 0.92])],
  オ: [pairs([0.1, 0.32, 0.9, 0.32]), pairs([0.62, 0.08, 0.62, 0.92, 0.46, 0.84]), pairs([0.58, 0.36, 0.36, 0.64, 0.1, 0.84])],
  ケ: [pairs([0.34, 0.08, 0.25, 0.34, 0.1, 0.55]), pairs([0.3, 0.32, 0.92, 0.32]), pairs([0.64, 0.32, 0.6, 0.64, 0.36, 0.93])],
  ホ: [pairs([0.1, 0.3, 0.9, 0.3]), pairs([0.5, 0.06, 0.5, 0.92, 0.38, 0.85]), pairs([0.3, 0.5, 0.12, 0.8]), pairs([0.7, 0.5, 0.9, 0.8])],
  テ: [pairs([0.25, 0.13, 0.75, 0.13]), pairs([0.1, 0.4, 0.9, 0.4]), pairs([0.53, 0.4, 0.48, 0.7, 0.26, 0.93])],
  ル: [pairs([0.32, 0.12, 0.3, 0.55, 0.1, 0.9]), pairs([0.58, 0.1, 0.58, 0.88, 0.92, 0.54])],
  ス: [pairs([0.2, 0.15, 0.78, 0.15, 0.6, 0.52, 0.12, 0.92]), pairs([0.54, 0.6, 0.88, 0.92])],
  シ: [pairs([0.2, 0.14, 0.44, 0.28]), pairs([0.1, 0.42, 0.35, 0.55]), pairs([0.15, 0.92, 0.56, 0.75, 0.88, 0.3])],
  コ: [pairs([0.18, 0.2, 0.8, 0.2, 0.8, 0.9]), pairs([0.18, 0.84, 0.8, 0.84])],
  ヒ: [pairs([0.22, 0.1, 0.22, 0.82, 0.36, 0.88, 0.85, 0.86]), pairs([0.22, 0.46, 0.8, 0.34])],
  サ: [pairs([0.08, 0.36, 0.92, 0.36]), pairs([0.32, 0.12, 0.32, 0.62]), pairs([0.7, 0.1, 0.68, 0.6, 0.42, 0.94])],
  タ: [pairs([0.4, 0.08, 0.15, 0.5]), pairs([0.36, 0.26, 0.82, 0.26, 0.7, 0.58, 0.2, 0.95]), pairs([0.34, 0.48, 0.64, 0.68])],
}

const SIZE = 72
/** Width of a stroke relative to a character's. */
const BRUSH = 0.1

const cache = new Map<string, Lettering>()

/** A vertical Japanese word, on a board as high as its characters, with a soft edge of `softness` pixels. */
export function letterDown(word: string, softness = 0): Lettering {
  const key = `${word}:${softness}`
  const known = cache.get(key)
  if (known) return known
  const letters = [...word]
  const [width, height] = [SIZE * 1.4, SIZE * (letters.length + 0.5) * 1.12]
  const canvas = createCanvas(Math.round(width), Math.round(height))
  const context = canvas.getContext('2d')
  context.lineWidth = SIZE * BRUSH
  context.lineCap = 'round'
  context.lineJoin = 'round'
  context.strokeStyle = '#ffffff'
  if (softness > 0) context.filter = `blur(${softness}px)`
  letters.forEach((each, i) => {
    for (const stroke of LETTERS[each] ?? []) {
      context.beginPath()
      for (const [x, y] of stroke) context.lineTo((0.2 + x) * SIZE, (0.3 + i * 1.12 + y) * SIZE)
      context.stroke()
    }
  })
  const lettering = coverageOf(canvas)
  cache.set(key, lettering)
  return lettering
}
