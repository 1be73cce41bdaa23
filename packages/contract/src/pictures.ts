import * as z from 'zod/mini'

/** Shapes a picture can have, in the order the form shows them. */
export const ASPECT_RATIOS = [
  { id: '1:1', label: 'Square', width: 1024, height: 1024 },
  { id: '16:9', label: 'Landscape', width: 1536, height: 1024 },
  { id: '9:16', label: 'Portrait', width: 1024, height: 1536 },
] as const

export type AspectRatio = (typeof ASPECT_RATIOS)[number]['id']
export const aspectRatioSchema = z.enum(ASPECT_RATIOS.map(({ id }) => id))

/** Width and height of a ratio, in pixels. */
export function sizeOf(ratio: AspectRatio): { width: number; height: number } {
  const found = ASPECT_RATIOS.find((candidate) => candidate.id === ratio)
  if (!found) throw new RangeError(`unknown aspect ratio ${ratio}`)
  return { width: found.width, height: found.height }
}

/** The ratio whose size this is; undefined for a size the product does not make. 1792x1024 is the large vendor's name for landscape. */
export function ratioOf(width: number, height: number): AspectRatio | undefined {
  if (width === 1792 && height === 1024) return '16:9'
  return ASPECT_RATIOS.find((ratio) => ratio.width === width && ratio.height === height)?.id
}

/** Qualities and the hosted model each one names; the built-in engine spends its own effort by the same word. */
export const QUALITIES = [
  { id: 'standard', label: 'Standard', model: 'flux-schnell' },
  { id: 'high', label: 'High', model: 'flux-dev' },
  { id: 'ultra', label: 'Ultra', model: 'flux-1.1-pro' },
] as const

export type Quality = (typeof QUALITIES)[number]['id']
export const qualitySchema = z.enum(QUALITIES.map(({ id }) => id))

/** What a screen calls a quality. */
export function qualityLabel(quality: string): string {
  return QUALITIES.find(({ id }) => id === quality)?.label ?? quality
}

export function modelOf(quality: Quality): string {
  return QUALITIES.find((entry) => entry.id === quality)?.model ?? QUALITIES[0].model
}

/** The quality a model name stands for; unknown names are standard. */
export function qualityOf(model: string): Quality {
  return QUALITIES.find((entry) => entry.model === model)?.id ?? 'standard'
}
