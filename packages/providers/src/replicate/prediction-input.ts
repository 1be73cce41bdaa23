import { seedFor } from '../hosted/model-row.ts'
import { honorsOf } from '../hosted/model-table.ts'
import { ratioFor, sizeFields, sizeOf } from '../hosted/product-sizes.ts'
import { firstReference, jpegUrl, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { pngUrl, repaintFiles } from '../hosted/repaint-files.ts'
import { warningsFor, wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'
import type { ReplicateModel } from './models.ts'

/** The `input` of a prediction. Sets only what differs from the model's defaults. */
export async function predictionInput(
  model: ReplicateModel,
  request: ImageRequest,
  anySeed: number,
): Promise<Record<string, unknown>> {
  const { sends } = model.call
  const seed = seedFor(model, anySeed)
  const seeded = seed === undefined ? {} : { seed }
  const files = model.mask ? await repaintFiles(request, sizeOf(model, request)) : undefined
  if (files)
    return {
      prompt: wordsFor(request).prompt,
      image: jpegUrl(files.jpeg),
      mask: pngUrl(files.mask),
      ...sends,
      ...seeded,
    }
  const { urls, json } = await referenceInput(model, request)
  const { prompt, negativePrompt } = wordsFor(request, model.references?.use === 'looked-at' ? urls : 0)
  return {
    prompt,
    ...(model.negativePrompt && negativePrompt !== '' ? { negative_prompt: negativePrompt } : {}),
    ...(model.ratios ? { aspect_ratio: ratioFor(model.ratios, request) } : sizeOf(model, request)),
    ...sends,
    ...sizeFields(model, request),
    ...(model.transparent && request.isTransparent ? { background: 'transparent' } : {}),
    ...seeded,
    ...json,
  }
}

/** Warnings for the parts of a request that this model does not support. */
export function predictionWarnings(
  model: ReplicateModel,
  isAsNamed: boolean,
  request: ImageRequest,
): string[] {
  const substitute = `The model asked for is not offered here; ${model.name} drew instead.`
  return [...(isAsNamed ? [] : [substitute]), ...warningsFor(request, honorsOf(model))]
}

async function referenceInput(
  model: ReplicateModel,
  request: ImageRequest,
): Promise<{ readonly urls: number; readonly json: Record<string, unknown> }> {
  const { referenceStrength: strength } = request
  const { references: slot, call } = model
  const reference = firstReference(request)
  if (!reference || !slot || !call.referenceInput) return { urls: 0, json: {} }
  if (slot.use === 'drawn-over') {
    const url = await referenceUrl(reference, sizeOf(model, request))
    // The vendor's scale is inverted: 1 ignores the picture.
    const told = strength === undefined ? {} : { prompt_strength: 1 - strength }
    return { urls: 1, json: { [call.referenceInput]: url, ...told } }
  }
  const urls = await referenceUrls(request, slot.max)
  return {
    urls: urls.length,
    json: { [call.referenceInput]: slot.use === 'looked-at' ? urls : urls[0] },
  }
}
