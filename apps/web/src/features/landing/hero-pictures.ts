import type { SampleName } from '#web/content/samples.ts'
import { WIDER } from './slice-edges.ts'

/** The six pictures of one scene, in the order they are shown. */
export const HERO_SLICES: readonly { readonly name: SampleName; readonly label: string }[] = [
  { name: 'fox-sketch', label: 'Sketch' },
  { name: 'fox-watercolor', label: 'Watercolor' },
  { name: 'fox-oil-painting', label: 'Oil painting' },
  { name: 'fox-pop-art', label: 'Pop art' },
  { name: 'fox-photorealistic', label: 'Photorealistic' },
  { name: 'fox-pixel-art', label: 'Pixel art' },
]

/** Width of the frame by its height, at the narrowest: there a square picture loses most at its sides. */
const NARROWEST = 0.7

/** The part of its picture that a slice can ever show, whichever is chosen: where it starts and how wide it is, as shares of the width. */
export function sliceBand(index: number): { readonly start: number; readonly share: number } {
  const unit = 1 / (HERO_SLICES.length - 1 + WIDER)
  const from = unit * index
  const to = unit * (index + WIDER)
  const start = Math.min(from, inNarrowest(from))
  return { start, share: Math.max(to, inNarrowest(to)) - start }
}

function inNarrowest(place: number): number {
  return 0.5 + NARROWEST * (place - 0.5)
}
