/** A style's requests to the composer before rendering. Every field is optional: by default the scene decides. */
export type StyleHints = {
  /** Light rig: the scene's own, or a forced one. */
  readonly light?: 'natural' | 'studio' | 'chiaroscuro' | 'flat' | 'neon' | 'moody' | 'golden'
  /** 0 … 1.5: saturation of materials and sky. */
  readonly saturation?: number
  /** Colors that tint sky, fog and props, as hex. */
  readonly palette?: readonly string[]
  /** Amount of scenery detail, 0 bare … 1 full. */
  readonly detail?: number
  readonly camera?: 'isometric' | 'portrait' | 'low-angle' | 'wide'
  /** How faces are drawn. */
  readonly faces?: 'natural' | 'anime' | 'cartoon' | 'ink' | 'simple'
  /** A serious style: people keep a calm face. */
  readonly solemn?: boolean
  /** Time of day when the prompt names none. */
  readonly time?: 'sunset' | 'night' | 'day' | 'dusk'
  /** Extra scenery for the style ("gears", "smoke", "neon-signs", "columns"). */
  readonly props?: readonly string[]
}

/** The hints of every style, one row each. */
export const HINTS = {
  photorealistic: { light: 'natural', detail: 1, faces: 'natural' },
  anime: { light: 'golden', saturation: 1.3, detail: 0.8, faces: 'anime', palette: ['#4aa8ff', '#ffd1e8', '#fff3c4'] },
  'digital-art': { light: 'golden', saturation: 1.2, detail: 0.8, faces: 'natural', palette: ['#0e3b4c', '#ff9a4a', '#ffe2b0'] },
  'oil-painting': { light: 'golden', saturation: 1.1, detail: 0.8, faces: 'natural', solemn: true },
  watercolor: { light: 'natural', saturation: 1.1, detail: 0.7, faces: 'natural' },
  'pixel-art': { light: 'natural', saturation: 1.25, detail: 0.55, faces: 'simple' },
  '3d-render': { light: 'studio', saturation: 1.2, detail: 0.55, faces: 'natural' },
  'comic-book': { light: 'chiaroscuro', saturation: 1.35, detail: 0.6, faces: 'ink' },
  'line-art': { light: 'natural', saturation: 0.2, detail: 0.6, faces: 'ink' },
  isometric: { light: 'studio', camera: 'isometric', saturation: 1.1, detail: 0.6, faces: 'simple' },
  fantasy: { light: 'moody', saturation: 1.12, detail: 1, faces: 'natural', time: 'dusk', palette: ['#5a3fb8', '#2a6fb0', '#ffb870'] },
  minimalist: { light: 'flat', saturation: 0.8, detail: 0.12, faces: 'simple', palette: ['#f3e7d8', '#c9d6df', '#e8b49a'] },
  cyberpunk: { light: 'neon', time: 'night', saturation: 1.2, detail: 1, faces: 'natural', palette: ['#ff2ea6', '#19e3ff', '#2b1a6b'],
    props: ['neon-signs', 'smoke'] },
  steampunk: { light: 'golden', saturation: 0.8, detail: 1, faces: 'natural', palette: ['#b5762b', '#5a3016', '#e8c27a'], props: ['gears', 'smoke'] },
  'art-nouveau': { light: 'flat', saturation: 0.9, detail: 0.6, faces: 'ink', solemn: true, palette: ['#d9b56a', '#7f8f5a', '#c9764a', '#efe0b9'] },
  impressionist: { light: 'golden', saturation: 1.4, detail: 0.8, faces: 'simple', palette: ['#8fa8e8', '#f2b5c8', '#ffe9a0'] },
  'pop-art': { light: 'chiaroscuro', saturation: 1.5, detail: 0.3, faces: 'ink', palette: ['#ef1f47', '#ffd21a', '#1b4fd6'] },
  graffiti: { light: 'flat', saturation: 1.5, detail: 0.35, faces: 'cartoon', palette: ['#ff2e88', '#19d3ff', '#ffe12e'] },
  sketch: { light: 'studio', saturation: 0.2, detail: 0.5, faces: 'ink', solemn: true },
  vintage: { light: 'golden', saturation: 0.75, detail: 0.8, faces: 'natural' },
  neon: { light: 'neon', time: 'night', saturation: 1.3, detail: 0.6, faces: 'simple', palette: ['#18a0ff', '#8a2cff', '#ff2c9c'] },
  gothic: { light: 'moody', time: 'night', saturation: 0.6, detail: 1, faces: 'natural', solemn: true, palette: ['#1c2630', '#5a6872', '#7a1420'],
    props: ['columns', 'fog'] },
  baroque: { light: 'chiaroscuro', saturation: 1, detail: 0.8, faces: 'natural', solemn: true, palette: ['#3a2010', '#8a4a1c', '#e0b060'],
    props: ['columns', 'drapes'] },
  surreal: { light: 'golden', saturation: 1.15, detail: 0.45, faces: 'natural', time: 'sunset', palette: ['#e6a95a', '#3f8f9c', '#f2d6a8'],
    props: ['floating-islands', 'scale-tricks'] },
  abstract: { light: 'flat', saturation: 1.3, detail: 0.2, faces: 'simple' },
  cartoon: { light: 'flat', saturation: 1.45, detail: 0.35, faces: 'cartoon' },
  'nano-banana': { light: 'studio', saturation: 1.1, detail: 0.45, faces: 'natural', palette: ['#9fd8ff', '#fff8e4', '#ffe98a'], time: 'day' },
  'paper-cut': { light: 'flat', saturation: 1.2, detail: 0.3, faces: 'simple' },
  claymation: { light: 'studio', saturation: 1.25, detail: 0.35, faces: 'cartoon' },
  'low-poly': { light: 'studio', saturation: 1.3, detail: 0.35, faces: 'simple' },
  'stained-glass': { light: 'flat', saturation: 1.5, detail: 0.4, faces: 'simple', solemn: true },
  mosaic: { light: 'flat', saturation: 1.35, detail: 0.4, faces: 'simple' },
  'ukiyo-e': { light: 'flat', saturation: 1.1, detail: 0.5, faces: 'ink', solemn: true, palette: ['#1f3f77', '#e6cf9a', '#b8402a'] },
  'ink-wash': { light: 'flat', saturation: 0.2, detail: 0.4, faces: 'ink', solemn: true },
  linocut: { light: 'chiaroscuro', saturation: 0.6, detail: 0.4, faces: 'ink' },
  charcoal: { light: 'chiaroscuro', saturation: 0.2, detail: 0.45, faces: 'natural', solemn: true },
  pastel: { light: 'golden', saturation: 1.15, detail: 0.6, faces: 'natural' },
  pointillism: { light: 'golden', saturation: 1.35, detail: 0.5, faces: 'natural' },
  'art-deco': { light: 'chiaroscuro', camera: 'low-angle', saturation: 0.8, detail: 0.3, faces: 'simple', palette: ['#12343b', '#d8ae5a'] },
  risograph: { light: 'natural', saturation: 1.3, detail: 0.4, faces: 'simple' },
  blueprint: { light: 'studio', saturation: 0.3, detail: 0.4, faces: 'ink' },
  'x-ray': { light: 'studio', saturation: 0.3, detail: 0.3, faces: 'ink' },
  'film-noir': { light: 'chiaroscuro', time: 'night', saturation: 0.3, detail: 0.8, faces: 'natural', solemn: true },
  polaroid: { light: 'natural', saturation: 0.9, detail: 0.9, faces: 'natural' },
  'double-exposure': { light: 'chiaroscuro', saturation: 0.8, detail: 0.5, faces: 'natural', solemn: true },
  synthwave: { light: 'neon', time: 'dusk', saturation: 1.3, detail: 0.45, faces: 'natural', palette: ['#2b0a55', '#ff4f8b', '#25e6ff'] },
  kawaii: { light: 'flat', saturation: 1.2, detail: 0.25, faces: 'anime' },
  manga: { light: 'chiaroscuro', saturation: 0.4, detail: 0.4, faces: 'anime' },
  'cross-stitch': { light: 'flat', saturation: 1.25, detail: 0.35, faces: 'simple' },
  voxel: { light: 'natural', saturation: 1.25, detail: 0.4, faces: 'simple' },
  'toy-bricks': { light: 'studio', saturation: 1.4, detail: 0.3, faces: 'simple' },
  chalkboard: { light: 'studio', saturation: 1.2, detail: 0.35, faces: 'ink' },
  psychedelic: { light: 'studio', saturation: 1.4, detail: 0.3, faces: 'ink' },
  silhouette: { light: 'golden', time: 'sunset', camera: 'low-angle', saturation: 1, detail: 0.5, faces: 'simple' },
} as const satisfies Readonly<Record<string, StyleHints>>
