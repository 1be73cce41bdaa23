import { hasRetired, type Retirement } from '../hosted/model-retirement.ts'
import { ratioOf } from '../hosted/product-sizes.ts'
import { referenceJpeg, shownReferences } from '../hosted/reference-picture.ts'
import { wordsFor } from '../hosted/words.ts'
import { IMAGE_QUALITIES, type ImageModel, type ImageQuality, type ImageRequest } from '../image-provider.ts'

/** How a model is called: as a chat that answers in pictures, or as a predictor; and when Google itself ends it. */
export type GoogleModel = Retirement & {
  readonly name: string
  readonly method: 'generateContent' | 'predict'
  /** Draws larger pictures where it is asked to. */
  readonly takesImageSize: boolean
  /** Reference pictures it looks at, at most. */
  readonly maxReferences: number
}

function gemini(name: string, takesImageSize = false): GoogleModel {
  const maxReferences = name.startsWith('gemini-2.') ? 3 : 14
  return { name, method: 'generateContent', takesImageSize, maxReferences }
}

function imagen(name: string): GoogleModel {
  return { name, method: 'predict', takesImageSize: false, maxReferences: 0 }
}

const FLASH_LITE = gemini('gemini-3.1-flash-lite-image')
const NANO_BANANA = gemini('gemini-nano-banana-2.1', true)
const FLASH = {
  ...gemini('gemini-3.1-flash-image'),
  retires: 'deprecated',
  successor: NANO_BANANA.name,
}
const PRO = gemini('gemini-3-pro-image', true)
/** What a request may name. */
const MODELS: readonly GoogleModel[] = [FLASH_LITE, NANO_BANANA, PRO, FLASH]
const BY_QUALITY: Readonly<Record<ImageQuality, GoogleModel>> = {
  standard: FLASH_LITE,
  high: NANO_BANANA,
  ultra: PRO,
}
/** What only the operator may still name; other addresses serve them on. */
const OLDER_MODELS: readonly GoogleModel[] = [
  'imagen-4.0-fast-generate-001',
  'imagen-4.0-generate-001',
  'imagen-4.0-ultra-generate-001',
].map((name) => ({ ...imagen(name), retires: '2026-08-17', successor: NANO_BANANA.name }))

/** The operator's model, else the one named, else the quality's. Names that begin with `imagen` are predictors. */
export function chooseModel(
  { model: asked, quality = 'standard' }: ImageRequest,
  fixed: string | undefined,
  /** The day, at Google itself: what has ended by then is not drawn with by name. */
  today: string | undefined,
): GoogleModel {
  if (fixed !== undefined) return operatorsModel(fixed)
  return offeredModels(today).find(({ name }) => name === asked) ?? BY_QUALITY[quality]
}

function operatorsModel(fixed: string): GoogleModel {
  const known = [...MODELS, ...OLDER_MODELS].find(({ name }) => name === fixed)
  return known ?? (fixed.startsWith('imagen') ? imagen(fixed) : gemini(fixed))
}

function offeredModels(today: string | undefined): readonly GoogleModel[] {
  return MODELS.filter((model) => !hasRetired(model, today))
}

/** The models that draw when none is named. */
export function drawingModels(fixed: string | undefined): readonly GoogleModel[] {
  return fixed === undefined ? Object.values(BY_QUALITY) : [operatorsModel(fixed)]
}

/** What forms have to know of them. */
export function modelCapabilities(
  today: string | undefined,
  /** The operator's, which draws everything. */
  fixed?: string,
): readonly ImageModel[] {
  const models = fixed === undefined ? offeredModels(today) : [operatorsModel(fixed)]
  return models.map((model) => ({
    name: model.name,
    qualities: IMAGE_QUALITIES.filter((quality) => fixed !== undefined || BY_QUALITY[quality] === model),
    seed: false,
    negativePrompt: false,
    reference: model.method === 'generateContent',
    maxReferences: model.maxReferences,
    ...(model.method === 'generateContent' ? { edits: true as const } : {}),
  }))
}

/** Predictors know fewer ratios: the nearest loses least. */
const PREDICTED_RATIOS = { '1:1': '1:1', '3:2': '4:3', '2:3': '3:4' } as const

/** The body of a call, and what of it goes on record. */
export async function googleCall(model: GoogleModel, request: ImageRequest) {
  const shown = shownReferences(request, model.maxReferences)
  const { prompt } = wordsFor(request, shown.length)
  if (model.method === 'predict') {
    const aspectRatio = PREDICTED_RATIOS[ratioOf(request)]
    const json = { instances: [{ prompt }], parameters: { sampleCount: 1, aspectRatio } }
    return { json, asked: { model: model.name, aspectRatio } }
  }
  const aspectRatio = ratioOf(request)
  const imageSize: Readonly<Record<string, string>> = model.takesImageSize ? { imageSize: '2K' } : {}
  const references = await Promise.all(shown.map(inlinePicture))
  const json = {
    contents: [{ role: 'user', parts: [{ text: prompt }, ...references] }],
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: { aspectRatio, ...imageSize } },
  }
  const asked: Record<string, string> = { model: model.name, aspectRatio, ...imageSize }
  return { json, asked }
}

async function inlinePicture(bytes: Uint8Array) {
  const data = (await referenceJpeg(bytes)).toString('base64')
  return { inlineData: { mimeType: 'image/jpeg', data } }
}
