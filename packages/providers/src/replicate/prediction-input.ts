import { firstReference, jpegUrl, referenceUrl, referenceUrls } from '../hosted/reference-picture.ts'
import { pngUrl, repaintFiles } from '../hosted/repaint-files.ts'
import { warningsFor, wordsFor } from '../hosted/words.ts'
import type { ImageRequest } from '../image-provider.ts'
import type { HostedModel, Shape } from './models.ts'

/** The `input` of a prediction. Only what differs from the model's own defaults is set. */
export async function predictionInput(
  model: HostedModel,
  shape: Shape,
  request: ImageRequest,
  seed: number,
): Promise<Record<string, unknown>> {
  const { referenceStrength } = request
  const reference = firstReference(request)
  const files = model.repaints ? await repaintFiles(request, shape.reference) : undefined
  if (files)
    return {
      prompt: wordsFor(request).prompt,
      image: jpegUrl(files.jpeg),
      mask: pngUrl(files.mask),
      output_format: 'png',
      seed,
    }
  const slot = reference ? model.reference : undefined
  const looksAt = slot?.isStartingPoint === false ? await referenceUrls(request, slot.max) : []
  return {
    prompt: wordsFor(request, slot?.isList ? looksAt.length : 0).prompt,
    aspect_ratio: shape.ratio,
    output_format: 'png',
    ...(model.takesCount ? { num_outputs: 1 } : {}),
    ...(model.takesSeed ? { seed } : {}),
    ...(reference && slot
      ? referenceInput(
          slot,
          slot.isStartingPoint ? [await referenceUrl(reference, shape.reference)] : looksAt,
          referenceStrength,
        )
      : {}),
  }
}

/** What was asked for and this model does not do, a sentence each. */
export function predictionWarnings(model: HostedModel, isAsNamed: boolean, request: ImageRequest): string[] {
  const { name, takesSeed, reference, repaints } = model
  const honors = {
    name,
    seed: takesSeed,
    negativePrompt: false,
    reference: reference !== undefined || repaints === true,
    maxReferences: reference?.max ?? 1,
    strength: reference?.isStartingPoint === true,
  }
  const substitute = `The model asked for is not offered here; ${name} drew instead.`
  return [...(isAsNamed ? [] : [substitute]), ...warningsFor(request, honors)]
}

function referenceInput(
  { field, isList, isStartingPoint }: NonNullable<HostedModel['reference']>,
  urls: readonly string[],
  strength: number | undefined,
): Record<string, unknown> {
  return {
    [field]: isList ? urls : urls[0],
    // The vendor counts the other way: 1 leaves nothing of the picture.
    ...(isStartingPoint && strength !== undefined ? { prompt_strength: 1 - strength } : {}),
  }
}
