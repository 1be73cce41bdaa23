import type { SampleName } from '#web/content/samples.ts'
import { WIDER } from './slice-edges.ts'

/** Six pictures of one scene, in display order. */
export const HERO_SLICES: readonly { readonly name: SampleName; readonly label: string }[] = [
  { name: 'fox-sketch', label: 'Sketch' },
  { name: 'fox-watercolor', label: 'Watercolor' },
  { name: 'fox-oil-painting', label: 'Oil painting' },
  { name: 'fox-pop-art', label: 'Pop art' },
  { name: 'fox-photorealistic', label: 'Photorealistic' },
  { name: 'fox-pixel-art', label: 'Pixel art' },
]

/** Narrowest aspect ratio of the frame, at which a square picture loses most at its sides. */
const NARROWEST = 0.7

/** The part of its picture that a slice can ever show: start and width as shares of the width. */
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
