import type { StyleId } from '@easel/contract/styles'

export type StylePreview = {
  /** Name of a sample of the style. */
  readonly sample: string
  /** Position and width of the crop, as shares of the sample; by default its middle, at full width. */
  readonly left?: number
  readonly top?: number
  readonly width?: number
}

/**
 * The sample that a style's preview, `public/styles/{id}.webp`, is cropped from. It shows what is unique to the style, and neighbors in the list
 * show different things.
 */
export const STYLE_PREVIEWS: Readonly<Record<StyleId, StylePreview>> = {
  photorealistic: { sample: 'corgi-raincoat' },
  anime: { sample: 'anime-girl-umbrella', top: 0.24 },
  'digital-art': { sample: 'balloons' },
  'oil-painting': { sample: 'lighthouse-oil', top: 0.13 },
  watercolor: { sample: 'cafe-watercolor' },
  'pixel-art': { sample: 'pixel-dragon', left: 0.2, top: 0.2, width: 0.6 },
  '3d-render': { sample: 'render-robot', left: 0.15, top: 0.3, width: 0.7 },
  'comic-book': { sample: 'comic-superhero', left: 0.1, top: 0.08, width: 0.8 },
  'line-art': { sample: 'line-bicycle' },
  isometric: { sample: 'isometric-cottage' },
  fantasy: { sample: 'fantasy-unicorn', top: 0.03 },
  minimalist: { sample: 'minimal-sailboat' },
  cyberpunk: { sample: 'cyberpunk-motorcycle' },
  steampunk: { sample: 'steampunk-owl' },
  'art-nouveau': { sample: 'swan-nouveau' },
  impressionist: { sample: 'paris-rain' },
  'pop-art': { sample: 'pop-burger' },
  graffiti: { sample: 'graffiti-lion' },
  sketch: { sample: 'sketch-horse' },
  vintage: { sample: 'vintage-car' },
  neon: { sample: 'neon-tiger' },
  gothic: { sample: 'knight-gothic', top: 0.3, left: 0.1, width: 0.8 },
  baroque: { sample: 'portrait-old-man' },
  surreal: { sample: 'surreal-chair' },
  abstract: { sample: 'abstract-sea' },
  cartoon: { sample: 'cartoon-pigs' },
  'nano-banana': { sample: 'banana-puppy' },
  'paper-cut': { sample: 'paper-cut-deer' },
  claymation: { sample: 'claymation-fruit' },
  'low-poly': { sample: 'low-poly-fox' },
  'stained-glass': { sample: 'stained-glass-ship' },
  mosaic: { sample: 'mosaic-rooster' },
  'ukiyo-e': { sample: 'ukiyo-e-mountain' },
  'ink-wash': { sample: 'ink-wash-panda' },
  linocut: { sample: 'linocut-owl', left: 0.15, top: 0.2, width: 0.7 },
  charcoal: { sample: 'charcoal-elephant' },
  pastel: { sample: 'pastel-flowers' },
  pointillism: { sample: 'pointillism-couple' },
  'art-deco': { sample: 'art-deco-ship' },
  risograph: { sample: 'risograph-bicycle', left: 0.1, top: 0.25, width: 0.8 },
  blueprint: { sample: 'blueprint-airship', left: 0.25, top: 0, width: 0.5 },
  'x-ray': { sample: 'x-ray-fish' },
  'film-noir': { sample: 'film-noir-detective' },
  polaroid: { sample: 'polaroid-dog' },
  'double-exposure': { sample: 'double-exposure-stag', left: 0.2, top: 0.15, width: 0.7 },
  synthwave: { sample: 'synthwave-car' },
  kawaii: { sample: 'kawaii-cupcake' },
  manga: { sample: 'manga-portrait' },
  'cross-stitch': { sample: 'cross-stitch-cat', left: 0.1, top: 0.3, width: 0.8 },
  voxel: { sample: 'voxel-truck' },
  'toy-bricks': { sample: 'toy-bricks-castle', left: 0.2, top: 0.25, width: 0.6 },
  chalkboard: { sample: 'chalkboard-rocket' },
  psychedelic: { sample: 'psychedelic-mushroom' },
  silhouette: { sample: 'silhouette-giraffe', left: 0.2, top: 0.1, width: 0.7 },
}
