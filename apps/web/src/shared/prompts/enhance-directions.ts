/** Phrases that a direction may add, best first. The built-in engine reads or ignores each word, and none names a thing. */
export type Direction = {
  readonly id: string
  readonly label: string
  readonly about: string
  readonly light: readonly string[]
  readonly mood: readonly string[]
  /** Composition for a living subject, a single thing, and a scene. */
  readonly framing: { readonly living: string; readonly thing: string; readonly scene: string }
}

export const DIRECTIONS: readonly Direction[] = [
  {
    id: 'natural',
    label: 'Natural',
    about: 'Daylight, nothing forced',
    light: ['soft natural light', 'soft light'],
    mood: ['serene'],
    framing: { living: 'portrait shot', thing: 'eye-level view', scene: 'wide view' },
  },
  {
    id: 'golden',
    label: 'Golden hour',
    about: 'Low sun and warm colors',
    light: ['golden hour light', 'warm light'],
    mood: ['dreamy'],
    framing: { living: 'low angle', thing: 'low angle', scene: 'panoramic view' },
  },
  {
    id: 'cinematic',
    label: 'Cinematic',
    about: 'Contrast and tension',
    light: ['cinematic lighting', 'rim lighting'],
    mood: ['dramatic'],
    framing: { living: 'low angle shot', thing: 'low angle shot', scene: 'establishing shot' },
  },
  {
    id: 'intimate',
    label: 'Close and quiet',
    about: 'Near, soft, full of detail',
    light: ['diffused light', 'soft glow'],
    mood: ['cozy'],
    framing: { living: 'close-up', thing: 'close-up', scene: 'aerial view' },
  },
  {
    id: 'night',
    label: 'Glowing',
    about: 'Haze and points of light',
    light: ['volumetric light', 'soft glow'],
    mood: ['mysterious'],
    framing: { living: 'portrait shot', thing: 'eye-level view', scene: 'wide shot' },
  },
]

/** Phrases for a family of styles, in their makers' words. */
const DETAIL = {
  lens: ['natural colors'],
  paint: ['painterly brush strokes', 'rich colors'],
  pen: ['clean lines'],
  screen: ['vivid colors'],
} as const

const FAMILIES: Readonly<Record<string, keyof typeof DETAIL>> = {
  photorealistic: 'lens',
  vintage: 'lens',
  '3d-render': 'lens',
  'oil-painting': 'paint',
  watercolor: 'paint',
  impressionist: 'paint',
  baroque: 'paint',
  'line-art': 'pen',
  sketch: 'pen',
  minimalist: 'pen',
  'comic-book': 'pen',
  cartoon: 'pen',
  'pixel-art': 'pen',
  isometric: 'pen',
  'pop-art': 'pen',
  abstract: 'pen',
}

export function detailFor(style: string): readonly string[] {
  return DETAIL[FAMILIES[style] ?? 'screen']
}

/** Styles defined by their camera, which another would contradict. */
export const FRAMED_STYLES: ReadonlySet<string> = new Set([
  'isometric',
  'abstract',
  'pixel-art',
  'minimalist',
])

const LIVING: ReadonlySet<string> = new Set(['animal', 'bird', 'sea', 'insect', 'person', 'fantasy'])
/** Things seen from a distance. */
const LARGE: ReadonlySet<string> = new Set(['building', 'plant', 'sky', 'weather'])

/** Framing of a picture's only subject, by its family. */
export function framingOf(category: string): keyof Direction['framing'] {
  return LIVING.has(category) ? 'living' : LARGE.has(category) ? 'scene' : 'thing'
}

/** Phrases that a storm contradicts. */
export const FAIR_WEATHER: ReadonlySet<string> = new Set([
  'golden hour light',
  'soft natural light',
  'serene',
  'dreamy',
  'cozy',
])

/** Times of day that contradict a light. */
export const LIGHT_NEEDS: Readonly<Record<string, readonly string[]>> = {
  'golden hour light': ['sunrise', 'morning', 'sunset', 'dusk'],
  'soft natural light': ['sunrise', 'morning', 'day', 'sunset'],
}
