import type { ThingRow } from '../builder/thing.ts'
import { letterOutlines } from '../print/letter-outlines.ts'

/** Half the depth of letters that stand by themselves, in heights of a capital. */
const DEEP = 0.08
const PLAIN = 'ABC'

/** Letters that are things: what they spell is what the prompt asks for. */
export const LETTERS: Readonly<Record<string, ThingRow>> = {
  letters: [
    0.7,
    (t) => {
      const text = (t.input.texts ?? []).join(' ').trim()
      const paint = t.main('#c8332b', 'gloss')
      for (const outline of letterOutlines(text === '' ? PLAIN : text))
        t.plate([0, 0, 0], outline.map(([x, y]) => [y, x] as const), DEEP, 'x', paint, 0.02)
    }],
}
