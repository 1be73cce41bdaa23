import { ratioOf } from '../hosted/product-sizes.ts'
import { firstReference, jpegUrl, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { pngUrl, repaintFiles } from '../hosted/repaint-files.ts'
import { wordsFor } from '../hosted/words.ts'
import { IMAGE_QUALITIES, type ImageModel, type ImageQuality, type ImageRequest } from '../image-provider.ts'

/** One hosted model: its endpoints, and which inputs its published schema takes. */
export type FalModel = {
  readonly name: string
  /** Endpoint without a reference: `fal-ai/flux/dev`. */
  readonly path: string
  readonly takesSeed: boolean
  /** Takes pixels; the others take a ratio. */
  readonly takesPixels: boolean
  /** Its endpoint with references and how many it takes, and whether that draws in the reference's shape and can be told how strongly. */
  readonly reference?: { readonly path: string; readonly max: number; readonly isStartingPoint: boolean }
  /** Draws what a mask marks of a picture, in the shape of both, and nothing else. */
  readonly repaints?: true
}

const SCHNELL: FalModel = {
  name: 'flux-schnell',
  path: 'fal-ai/flux/schnell',
  takesSeed: true,
  takesPixels: true,
}
const DEV: FalModel = {
  name: 'flux-dev',
  path: 'fal-ai/flux/dev',
  takesSeed: true,
  takesPixels: true,
  reference: { path: 'fal-ai/flux/dev/image-to-image', max: 1, isStartingPoint: true },
}
const PRO: FalModel = {
  name: 'flux-1.1-pro',
  path: 'fal-ai/flux-pro/v1.1',
  takesSeed: true,
  takesPixels: true,
}
const NANO_BANANA: FalModel = {
  name: 'nano-banana',
  path: 'fal-ai/nano-banana',
  takesSeed: false,
  takesPixels: false,
  reference: { path: 'fal-ai/nano-banana/edit', max: 3, isStartingPoint: false },
}

const FILL: FalModel = {
  name: 'flux-fill-pro',
  path: 'fal-ai/flux-pro/v1/fill',
  takesSeed: true,
  takesPixels: true,
  repaints: true,
}

const MODELS: readonly FalModel[] = [SCHNELL, DEV, PRO, NANO_BANANA]
const BY_QUALITY: Readonly<Record<ImageQuality, FalModel>> = { standard: SCHNELL, high: DEV, ultra: PRO }

/**
 * The model named, else the quality's. Where that sees no reference, one goes to the cheapest model that does and several to the one that
 * sees several; a mask goes to the one that fills.
 */
export function chooseModel({
  model: asked,
  quality = 'standard',
  references = [],
  mask,
}: ImageRequest): FalModel {
  if (references.length > 0 && mask) return FILL
  const model = MODELS.find(({ name }) => name === asked) ?? BY_QUALITY[quality]
  if (references.length === 0 || model.reference) return model
  return references.length === 1 ? DEV : NANO_BANANA
}

/** What forms have to know of them. */
export const MODEL_CAPABILITIES: readonly ImageModel[] = [...MODELS, FILL].map((model) => ({
  name: model.name,
  qualities: IMAGE_QUALITIES.filter((quality) => BY_QUALITY[quality] === model),
  seed: model.takesSeed,
  negativePrompt: false,
  reference: model.reference !== undefined,
  ...(model.reference ? { maxReferences: model.reference.max } : {}),
  ...(model.reference?.isStartingPoint === false ? { edits: true } : {}),
  ...(model.repaints ? { repaints: true } : {}),
}))

/** The endpoint that draws a request, its input, and what of it goes on record. */
export async function falCall(model: FalModel, request: ImageRequest, seed: number) {
  const { width, height, referenceStrength } = request
  const reference = firstReference(request)
  const files = model.repaints ? await repaintFiles(request, { width, height }) : undefined
  if (files) {
    const { path } = model
    const [image_url, mask_url] = [jpegUrl(files.jpeg), pngUrl(files.mask)]
    const { prompt } = wordsFor(request)
    const input = { prompt, image_url, mask_url, seed, num_images: 1, output_format: 'png' }
    return { path, input, asked: { model: path, width, height, seed } }
  }
  const slot = reference ? model.reference : undefined
  const path = slot?.path ?? model.path
  const looksAt = slot?.isStartingPoint === false ? await referenceUrls(request, slot.max) : []
  const size: Readonly<Record<string, string | number>> = model.takesPixels
    ? { width, height }
    : { aspect_ratio: ratioOf(request) }
  const input: Record<string, unknown> = {
    prompt: wordsFor(request, looksAt.length).prompt,
    num_images: 1,
    output_format: 'png',
    ...(model.takesSeed ? { seed, enable_safety_checker: true } : {}),
  }
  if (!slot?.isStartingPoint) Object.assign(input, model.takesPixels ? { image_size: size } : size)
  if (reference && slot?.isStartingPoint) {
    input['image_url'] = await referenceUrl(reference, { width, height })
    // The vendor counts the other way: 1 leaves nothing of the picture.
    if (referenceStrength !== undefined) input['strength'] = 1 - referenceStrength
  }
  if (looksAt.length > 0) input['image_urls'] = looksAt
  const asked: Record<string, string | number> = {
    model: path,
    ...size,
    ...(model.takesSeed ? { seed } : {}),
  }
  return { path, input, asked }
}
