import type { ImageArea } from '../imaging/index.ts'

type Point = { readonly x: number; readonly y: number }
type Span = { readonly from: number; readonly to: number }

/** If a subject is too tall for the crop, its upper part is kept, where faces are, at this share of the crop's height. */
const HEADROOM = 0.08

/**
 * The point to crop around, in shares of the picture; undefined when the subjects are unknown. The most important subject that fits is shown
 * whole, and as many others as fit beside it.
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

/** The first box that fits, extended by each later one that fits with it; the very first if none fits. */
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
