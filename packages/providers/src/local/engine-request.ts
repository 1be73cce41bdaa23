import { CUSTOM_SIZES } from '../custom-sizes.ts'
import { randomSeed } from '../hosted/hosted-provider.ts'
import { stepsFor } from '../hosted/own-server.ts'
import { PRODUCT_SIZES, sizeAround } from '../hosted/product-sizes.ts'
import { firstReference, referenceJpeg, shownReferences } from '../hosted/reference-picture.ts'
import { repaintFiles } from '../hosted/repaint-files.ts'
import { withoutCommands, wordsFor } from '../hosted/words.ts'
import { IMAGE_QUALITIES, type ImageCapabilities, type ImageRequest } from '../image-provider.ts'
import { STYLE_WORDS } from '../style-words.ts'
import type { EngineRequest } from './engine.ts'
import type { InstalledModel } from './installed-model.ts'
import { type LoraFile, withTriggerWords } from './lora-files.ts'

/** Default denoising strength with a start picture: 0 keeps it, 1 ignores it. */
const STRENGTH = 0.65
/** The same for a masked region: something else may appear there, in the surrounding light and colors. */
const REPAINT_STRENGTH = 0.85

/** Models that edit by instruction see the picture while they draw; all others start from it. */
function beginsFromReference({ abilities }: Pick<InstalledModel, 'abilities'>): boolean {
  return abilities.maxReferences > 0 && !abilities.editsByWords
}

export function capabilitiesOf(model: Pick<InstalledModel, 'id' | 'label' | 'abilities'>): ImageCapabilities {
  const { maxReferences, negativePrompt } = model.abilities
  const begins = beginsFromReference(model)
  const honors = {
    seed: true,
    negativePrompt,
    reference: maxReferences > 0,
    maxReferences: begins ? Math.min(maxReferences, 1) : maxReferences,
    ...(model.abilities.editsByWords ? { edits: true as const } : {}),
  }
  return {
    ...honors,
    models: [{ name: model.id, label: model.label, qualities: IMAGE_QUALITIES, ...honors }],
    referenceStrength: begins,
    styles: Object.keys(STYLE_WORDS),
    qualities: IMAGE_QUALITIES,
    progress: true,
    previews: false,
    sizes: PRODUCT_SIZES,
    customSizes: CUSTOM_SIZES,
    ...(begins ? { repaints: true } : {}),
  }
}

/** Converts a request to the model's terms: size, steps, guidance and sampler. */
export async function engineRequestOf(
  request: ImageRequest,
  model: Pick<InstalledModel, 'abilities' | 'defaults'>,
  loras: readonly (LoraFile & { readonly weight: number })[],
): Promise<EngineRequest> {
  const { side, steps, cfg, sampler } = model.defaults
  const { maxReferences } = model.abilities
  const shown = beginsFromReference(model) ? 0 : shownReferences(request, maxReferences).length
  const words = wordsFor(request, shown)
  const { width, height } = sizeAround(side, request)
  return {
    prompt: withTriggerWords(withoutCommands(words.prompt), loras),
    negativePrompt: model.abilities.negativePrompt ? withoutCommands(words.negativePrompt) : '',
    width,
    height,
    seed: request.seed ?? randomSeed(),
    steps: stepsFor(request.quality, steps),
    cfg,
    sampler,
    loras: loras.map(({ path, weight }) => ({ path, weight })),
    ...(await picturesOf(request, model, { width, height })),
  }
}

async function picturesOf(
  request: ImageRequest,
  model: Pick<InstalledModel, 'abilities'>,
  size: { readonly width: number; readonly height: number },
): Promise<Pick<EngineRequest, 'references' | 'begin'>> {
  const { referenceStrength } = request
  const reference = firstReference(request)
  if (!reference || model.abilities.maxReferences === 0) return { references: [] }
  if (!beginsFromReference(model)) {
    const shown = shownReferences(request, model.abilities.maxReferences)
    return { references: await Promise.all(shown.map((picture) => referenceJpeg(picture))) }
  }
  const files = await repaintFiles(request, size)
  if (files)
    return {
      references: [],
      begin: { picture: files.jpeg, mask: files.mask, strength: REPAINT_STRENGTH },
    }
  const strength = referenceStrength === undefined ? STRENGTH : 1 - referenceStrength
  return { references: [], begin: { picture: await referenceJpeg(reference, size), strength } }
}
