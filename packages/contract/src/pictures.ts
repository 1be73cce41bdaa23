import * as z from 'zod/mini'

/** Aspect ratios in the order of the form: every model draws the first three, and reports which of the others. */
export const ASPECT_RATIOS = [
  { id: '1:1', label: 'Square', width: 1024, height: 1024 },
  { id: '16:9', label: 'Landscape', width: 1536, height: 1024 },
  { id: '9:16', label: 'Portrait', width: 1024, height: 1536 },
  { id: '4:5', label: 'Tall', width: 1024, height: 1280 },
  { id: '3:2', label: 'Photo', width: 1344, height: 896 },
  { id: '2:3', label: 'Poster', width: 896, height: 1344 },
  { id: '21:9', label: 'Cinema', width: 1792, height: 768 },
] as const

export type AspectRatio = (typeof ASPECT_RATIOS)[number]['id']
export const aspectRatioSchema = z.enum(ASPECT_RATIOS.map(({ id }) => id))
export const EVERY_MODELS_RATIOS = ['1:1', '16:9', '9:16'] as const satisfies readonly AspectRatio[]

/** A ratio's width and height in pixels. */
export function sizeOf(ratio: AspectRatio): { width: number; height: number } {
  const found = ASPECT_RATIOS.find((candidate) => candidate.id === ratio)
  if (!found) throw new RangeError(`unknown aspect ratio ${ratio}`)
  return { width: found.width, height: found.height }
}

/** The ratio with this size; undefined for other sizes. 1792x1024 is the large vendor's name for landscape. */
export function ratioOf(width: number, height: number): AspectRatio | undefined {
  if (width === 1792 && height === 1024) return '16:9'
  return ASPECT_RATIOS.find((ratio) => ratio.width === width && ratio.height === height)?.id
}

/** Max deviation from a ratio, as a share: vendors draw 4K in 3:2 as 5056 × 3392. */
export const SAME_RATIO = 0.03

/** A shape that identifies a ratio, for pictures of at least `from` and fewer than `below` pixels. */
export type RatioShape = {
  readonly width: number
  readonly height: number
  readonly from: number
  readonly below: number
}

/**
 * Shapes that identify a ratio: that of its size, and that of its name. Our landscape has the shape of 3:2 and our portrait that of 2:3, so of
 * these the larger pictures are landscape and portrait.
 */
export function shapesOfRatio(ratio: AspectRatio): readonly RatioShape[] {
  const { width, height } = sizeOf(ratio)
  const twin = ASPECT_RATIOS.find((one) => one.id !== ratio && one.width * height === one.height * width)
  const pixels = width * height
  const others = twin ? twin.width * twin.height : pixels
  const own = {
    width,
    height,
    from: others < pixels ? pixels : 0,
    below: others > pixels ? others : Infinity,
  }
  const [across = width, down = height] = ratio.split(':').map(Number)
  return across * height === down * width
    ? [own]
    : [own, { width: across, height: down, from: 0, below: Infinity }]
}

/** A stored picture's ratio, whatever its size; undefined for another shape. */
export function ratioOfPicture(width: number, height: number): AspectRatio | undefined {
  const pixels = width * height
  const isLike = (shape: RatioShape) => {
    const stretch = ((width / height) * shape.height) / shape.width
    return Math.abs(stretch - 1) <= SAME_RATIO && pixels >= shape.from && pixels < shape.below
  }
  return ratioOf(width, height) ?? ASPECT_RATIOS.find(({ id }) => shapesOfRatio(id).some(isLike))?.id
}

/** The ratio with the nearest shape. */
export function closestRatio(width: number, height: number): AspectRatio {
  const distance = (ratio: (typeof ASPECT_RATIOS)[number]) =>
    Math.abs(Math.log((ratio.width * height) / (ratio.height * width)))
  return ASPECT_RATIOS.reduce((nearest, ratio) => (distance(ratio) < distance(nearest) ? ratio : nearest)).id
}

/** The ratios among a model's sizes, in the order of the form. */
export function ratiosIn(sizes: readonly { readonly width: number; readonly height: number }[]) {
  return ASPECT_RATIOS.filter((ratio) =>
    sizes.some(({ width, height }) => width === ratio.width && height === ratio.height),
  )
}

/** Resolutions in the order of the form; larger ones only if the model has them. */
export const RESOLUTIONS = [
  { id: 'standard', label: 'Standard' },
  { id: '2k', label: '2K' },
  { id: '4k', label: '4K' },
] as const

export type Resolution = (typeof RESOLUTIONS)[number]['id']
export type LargeResolution = Exclude<Resolution, 'standard'>
export const resolutionSchema = z.enum(
  RESOLUTIONS.map(({ id }) => id),
  'A size is standard, 2k or 4k',
)
export const largeResolutionSchema = z.enum(['2k', '4k'])

/** The requested larger resolution; undefined for the standard one. */
export function largeOf(resolution: Resolution | undefined): LargeResolution | undefined {
  return resolution === 'standard' ? undefined : resolution
}

/** Display name. */
export function resolutionLabel(resolution: Resolution): string {
  return RESOLUTIONS.find(({ id }) => id === resolution)?.label ?? resolution
}

/** Qualities and the hosted model each one names; the built-in engine adjusts its effort. */
export const QUALITIES = [
  { id: 'standard', label: 'Standard', model: 'flux-schnell' },
  { id: 'high', label: 'High', model: 'flux-dev' },
  { id: 'ultra', label: 'Ultra', model: 'flux-1.1-pro' },
] as const

export type Quality = (typeof QUALITIES)[number]['id']
export const qualitySchema = z.enum(QUALITIES.map(({ id }) => id))

/** Display name of a quality. */
export function qualityLabel(quality: string): string {
  return QUALITIES.find(({ id }) => id === quality)?.label ?? quality
}

export function modelOf(quality: Quality): string {
  return QUALITIES.find((entry) => entry.id === quality)?.model ?? QUALITIES[0].model
}

/** The quality of a model name; standard for unknown names. */
export function qualityOf(model: string): Quality {
  return QUALITIES.find((entry) => entry.model === model)?.id ?? 'standard'
}
