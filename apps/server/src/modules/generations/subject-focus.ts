import type { ImageArea } from '../imaging/index.ts'

type Point = { readonly x: number; readonly y: number }
type Span = { readonly from: number; readonly to: number }

/** Of a thing too tall for the cut the upper part is kept, where faces are, under this share of the cut's height. */
const HEADROOM = 0.08

/**
 * The point that a cut of this size looks at, all in shares of the picture; undefined when it is not known what the picture is about. The
 * most important thing that fits is in it whole, and of the others as many as fit beside it.
 */
export function focusOn(
  subjects: readonly ImageArea[],
  cut: { readonly width: number; readonly height: number },
): Point | undefined {
  const across = spanOf(
    subjects.map(({ left, width }) => ({ from: left, to: left + width })),
    cut.width,
  )
  const down = spanOf(
    subjects.map(({ top, height }) => ({ from: top, to: top + height })),
    cut.height,
  )
  if (!across || !down) return undefined
  const isTall = down.to - down.from > cut.height
  return {
    x: (across.from + across.to) / 2,
    y: isTall ? down.from + cut.height * (0.5 - HEADROOM) : (down.from + down.to) / 2,
  }
}

/** The first one that fits, widened by each later one that fits with it; the very first when none does. */
function spanOf(spans: readonly Span[], room: number): Span | undefined {
  const fits = ({ from, to }: Span) => to - from <= room
  const base = spans.find(fits) ?? spans[0]
  return (
    base &&
    spans.reduce((kept, span) => {
      const both = { from: Math.min(kept.from, span.from), to: Math.max(kept.to, span.to) }
      return fits(both) ? both : kept
    }, base)
  )
}
