import * as z from 'zod/mini'

export type StyleOption = {
  /** Stored with every picture. */
  readonly id: string
  readonly label: string
  /** Two to four words that describe its look. */
  readonly description: string
  readonly isPopular: boolean
  readonly isNew: boolean
}

type Badge = 'popular' | 'new'

function style<const Id extends string>(id: Id, label: string, description: string, ...badges: Badge[]) {
  return { id, label, description, isPopular: badges.includes('popular'), isNew: badges.includes('new') }
}

/** The first styles, in the order that the specification sets. */
export const CORE_STYLES = [
  style('photorealistic', 'Photorealistic', 'Lens and light', 'popular'),
  style('anime', 'Anime', 'Clean cel lines', 'popular'),
  style('digital-art', 'Digital Art', 'Painted on screen', 'popular'),
  style('oil-painting', 'Oil Painting', 'Thick brushwork'),
  style('watercolor', 'Watercolor', 'Wet, torn edges'),
  style('pixel-art', 'Pixel Art', 'Small square dots'),
  style('3d-render', '3D Render', 'Soft studio light', 'popular'),
  style('comic-book', 'Comic Book', 'Ink and halftone'),
  style('line-art', 'Line Art', 'One pen, no fill'),
  style('isometric', 'Isometric', 'A tiny built world'),
  style('fantasy', 'Fantasy', 'Glow and wonder', 'popular'),
  style('minimalist', 'Minimalist', 'Few calm shapes'),
  style('cyberpunk', 'Cyberpunk', 'Neon in the rain'),
  style('steampunk', 'Steampunk', 'Brass and smoke'),
  style('art-nouveau', 'Art Nouveau', 'Framed, flowing lines'),
  style('impressionist', 'Impressionist', 'Light in dabs'),
  style('pop-art', 'Pop Art', 'Four loud inks'),
  style('graffiti', 'Graffiti', 'Spray on brick'),
  style('sketch', 'Sketch', 'Pencil on paper'),
  style('vintage', 'Vintage', 'A faded print'),
  style('neon', 'Neon', 'Lines of light', 'popular'),
  style('gothic', 'Gothic', 'Cold and dark'),
  style('baroque', 'Baroque', 'Candle and shadow'),
  style('surreal', 'Surreal', 'Dream logic'),
  style('abstract', 'Abstract', 'Shape and color'),
  style('cartoon', 'Cartoon', 'Bold and bouncy'),
  style('nano-banana', 'Nano Banana', 'The latest AI style of a large technology company', 'popular', 'new'),
] as const satisfies readonly StyleOption[]

const MORE_STYLES = [
  style('paper-cut', 'Paper Cut', 'Layers and shadows'),
  style('claymation', 'Claymation', 'Pressed by thumbs'),
  style('low-poly', 'Low Poly', 'Flat bright facets'),
  style('stained-glass', 'Stained Glass', 'Lit from behind'),
  style('mosaic', 'Mosaic', 'Small set stones'),
  style('ukiyo-e', 'Ukiyo-e', 'Woodblock and indigo'),
  style('ink-wash', 'Ink Wash', 'Water, ink, mist'),
  style('linocut', 'Linocut', 'Carved in two blocks'),
  style('charcoal', 'Charcoal', 'Smudge and white chalk'),
  style('pastel', 'Pastel', 'Chalk on plum paper'),
  style('pointillism', 'Pointillism', 'Dots of pure color'),
  style('art-deco', 'Art Deco', 'Gold rays, petrol nights'),
  style('risograph', 'Risograph', 'Three inks, misaligned'),
  style('blueprint', 'Blueprint', 'White lines on blue'),
  style('x-ray', 'X-ray', 'Glass on dark film'),
  style('film-noir', 'Film Noir', 'Blinds, smoke, silver'),
  style('polaroid', 'Instant Photo', 'Flash and white card'),
  style('double-exposure', 'Double Exposure', 'A forest inside'),
  style('synthwave', 'Synthwave', 'Striped sun, neon grid'),
  style('kawaii', 'Kawaii', 'Sugar and hearts'),
  style('manga', 'Manga', 'Screentone and speed'),
  style('cross-stitch', 'Cross-stitch', 'Yarn on cloth'),
  style('voxel', 'Voxel', 'Stacked little cubes'),
  style('toy-bricks', 'Toy Bricks', 'Studs and seams'),
  style('chalkboard', 'Chalkboard', 'Dusty colored chalk'),
  style('psychedelic', 'Psychedelic', 'Colors that swim'),
  style('silhouette', 'Silhouette', 'Black before evening'),
] as const satisfies readonly StyleOption[]

/** Every style in display order. */
export const STYLES = [...CORE_STYLES, ...MORE_STYLES] as const

export type CoreStyleId = (typeof CORE_STYLES)[number]['id']
export type StyleId = (typeof STYLES)[number]['id']
export const STYLE_IDS: readonly StyleId[] = STYLES.map((entry) => entry.id)
export const styleSchema = z.enum(STYLE_IDS)

export function styleLabel(id: string): string {
  if (id === IMPORTED_STYLE) return 'Imported'
  return STYLES.find((entry) => entry.id === id)?.label ?? textEffectLabel(id) ?? id
}

/** Prefix of `style` for saved lettering, followed by the effect's id. */
export const TEXT_EFFECT_STYLE = 'text-effects:'

/** `style` of an imported picture whose style is not one of ours. */
export const IMPORTED_STYLE = 'imported'

/** `text-effects:retro-sunset` becomes Retro Sunset letters, derived from the id. */
function textEffectLabel(style: string): string | undefined {
  if (!style.startsWith(TEXT_EFFECT_STYLE)) return undefined
  const words = style.slice(TEXT_EFFECT_STYLE.length).split('-')
  return `${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')} letters`
}
