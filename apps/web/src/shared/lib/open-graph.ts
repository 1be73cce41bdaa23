import type { StyleId } from '@easel/contract/styles'

/** Size in pixels of link preview pictures. */
export const OPEN_GRAPH = { width: 1200, height: 630 } as const

/** Samples that are also drawn wide into `public/og/{name}.jpg`, for link previews (`npm run open-graph`). */
export const OPEN_GRAPH_SAMPLES = [
  'fox-photorealistic',
  'fox-oil-painting',
  'fox-watercolor',
  'fox-sketch',
  'cats-anime',
  'cafe-photorealistic',
  'cafe-neon',
  'moon-3d-render',
  'moon-comic-book',
  'lake-photorealistic',
  'lake-impressionist',
  'wizard-fantasy',
  'city-sketch',
  'balloons',
  'neon-sign',
  'owl-night',
] as const

/** `easel` is the brand's picture: one scene in several styles. A style's own is made at build (site-build/picture-cuts.ts). */
export type OpenGraphPicture = 'easel' | (typeof OPEN_GRAPH_SAMPLES)[number] | `styles/${StyleId}`
