import sharp from 'sharp'
import type { ImageRequest } from '../image-provider.ts'
import { STYLE_WORDS } from '../style-words.ts'
import type { HostedModel, Shape } from './models.ts'

/** The vendor asks for larger files to be uploaded first; a reference steers as well below this. */
const MOST_REFERENCE_BYTES = 256 * 1024
const REFERENCE_QUALITIES = [85, 65, 45, 25]

/** The `input` of a prediction. Only what differs from the model's own defaults is set. */
export async function predictionInput(
  model: HostedModel,
  shape: Shape,
  request: ImageRequest,
  seed: number,
): Promise<Record<string, unknown>> {
  const { reference, referenceStrength } = request
  const slot = model.reference
  return {
    prompt: promptOf(request),
    aspect_ratio: shape.ratio,
    output_format: 'png',
    ...(model.takesCount ? { num_outputs: 1 } : {}),
    ...(model.takesSeed ? { seed } : {}),
    ...(reference && slot
      ? referenceInput(slot, await referenceUrl(reference, shape, slot.isStartingPoint), referenceStrength)
      : {}),
  }
}

/** What was asked for and this model does not do, a sentence each. */
export function warningsFor(model: HostedModel, isAsNamed: boolean, request: ImageRequest): string[] {
  const { style, negativePrompt, seed, reference, referenceStrength } = request
  const warnings: string[] = []
  if (!isAsNamed) warnings.push(`The model asked for is not offered here; ${model.name} drew instead.`)
  if (style !== undefined && !hasWords(style)) warnings.push('This style has no words of its own here.')
  if (negativePrompt) warnings.push(`${model.name} takes no negative prompt; it was left out.`)
  if (seed !== undefined && !model.takesSeed) warnings.push(`${model.name} takes no seed.`)
  if (reference && referenceStrength !== undefined && !model.reference?.isStartingPoint)
    warnings.push(`${model.name} weighs the reference picture by itself.`)
  return warnings
}

export function hasWords(style: string): boolean {
  return Object.hasOwn(STYLE_WORDS, style)
}

function promptOf({ prompt, style }: ImageRequest): string {
  return style !== undefined && hasWords(style) ? `${prompt}, ${STYLE_WORDS[style]}` : prompt
}

function referenceInput(
  { field, isList, isStartingPoint }: NonNullable<HostedModel['reference']>,
  url: string,
  strength: number | undefined,
): Record<string, unknown> {
  return {
    [field]: isList ? [url] : url,
    // The vendor counts the other way: 1 leaves nothing of the picture.
    ...(isStartingPoint && strength !== undefined ? { prompt_strength: 1 - strength } : {}),
  }
}

async function referenceUrl(bytes: Uint8Array, { reference }: Shape, isCut: boolean): Promise<string> {
  const upright = sharp(bytes).flatten({ background: '#fff' })
  const sized = isCut
    ? upright.resize(reference.width, reference.height, { fit: 'cover' })
    : upright.resize(1024, 1024, { fit: 'inside', withoutEnlargement: true })
  let jpeg: Buffer = Buffer.alloc(0)
  for (const quality of REFERENCE_QUALITIES) {
    jpeg = await sized.clone().jpeg({ quality }).toBuffer()
    if (jpeg.length <= MOST_REFERENCE_BYTES) break
  }
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}
