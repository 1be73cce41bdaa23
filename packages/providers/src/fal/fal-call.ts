import { seedFor } from '../hosted/model-row.ts'
import { ratioFor, sizeFields, sizeOf } from '../hosted/product-sizes.ts'
import { firstReference, jpegUrl, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { pngUrl, repaintFiles } from '../hosted/repaint-files.ts'
import { wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'
import type { FalModel } from './models.ts'

/** The endpoint and input for a request, and what is recorded of it. */
export async function falCall(model: FalModel, request: ImageRequest, anySeed: number) {
  const { referenceStrength } = request
  const { width, height } = sizeOf(model, request)
  const { sends, path: plainPath, referencePath } = model.call
  const seed = seedFor(model, anySeed)
  const seeded: Readonly<Record<string, number>> = seed === undefined ? {} : { seed }
  const files = model.mask ? await repaintFiles(request, { width, height }) : undefined
  if (files) {
    const [image_url, mask_url] = [jpegUrl(files.jpeg), pngUrl(files.mask)]
    const input = { prompt: wordsFor(request).prompt, image_url, mask_url, ...seeded, ...sends }
    return { path: plainPath, input, asked: { model: plainPath, width, height, ...seeded }, seed }
  }
  const reference = firstReference(request)
  const slot = reference ? model.references : undefined
  const path = (slot && referencePath) ?? plainPath
  const looksAt = slot && slot.use !== 'drawn-over' ? await referenceUrls(request, slot.max) : []
  const { prompt, negativePrompt } = wordsFor(request, looksAt.length)
  const ratio = ratioFor(model.ratios, request)
  const size: Readonly<Record<string, string | number>> =
    ratio === undefined ? { width, height } : { aspect_ratio: ratio }
  const input: Record<string, unknown> = {
    prompt,
    ...(model.negativePrompt && negativePrompt !== '' ? { negative_prompt: negativePrompt } : {}),
    ...sends,
    ...sizeFields(model, request),
    ...(model.transparent && request.isTransparent ? { background: 'transparent' } : {}),
    ...seeded,
  }
  if (reference && slot?.use === 'drawn-over') {
    input['image_url'] = await referenceUrl(reference, { width, height })
    // The vendor's scale is inverted: 1 ignores the picture.
    if (referenceStrength !== undefined) input['strength'] = 1 - referenceStrength
  } else Object.assign(input, ratio === undefined ? { image_size: size } : size)
  if (looksAt.length > 0) input['image_urls'] = looksAt
  const asked: Readonly<Record<string, string | number>> = {
    model: path,
    ...size,
    ...sizeFields(model, request),
    ...seeded,
  }
  return { path, input, asked, seed }
}
