import type { ModelRow } from '../hosted/model-row.ts'
import { capabilitiesOf, createModelTable, modelOf } from '../hosted/model-table.ts'
import { ratioFor, sizeFields } from '../hosted/product-sizes.ts'
import { referenceJpeg, shownReferences } from '../hosted/reference-picture.ts'
import { wordsFor } from '../hosted/words.ts'
import { IMAGE_QUALITIES, type ImageCapabilities, type ImageRequest } from '../image-provider.ts'

export type GoogleModel = ModelRow<{
  /** Called as a chat that answers with pictures, or as a predictor. */
  readonly method: 'generateContent' | 'predict'
  /** Requested size; absent for a model with a single size. */
  readonly imageSize?: '1K' | '2K' | '4K'
}>

const RATIOS = ['1:1', '3:2', '2:3', '4:3', '3:4', '5:4', '4:5', '16:9', '9:16', '21:9']

const GEMINI = {
  family: 'Nano Banana',
  ratios: RATIOS,
  references: { max: 14, use: 'looked-at' },
} as const satisfies Partial<GoogleModel>

/** Supported sizes, besides the ratio. */
const LARGE = {
  resolutions: { '2k': { sends: { imageSize: '2K' } }, '4k': { sends: { imageSize: '4K' } } },
} as const satisfies Partial<GoogleModel>

const SUCCESSOR = 'gemini-nano-banana-2.1'

/** Predictors support fewer ratios; the nearest loses least. */
const IMAGEN = {
  family: 'Imagen',
  ratios: ['1:1', '4:3', '3:4', '16:9', '9:16'],
  isOperatorsOnly: true,
  call: { method: 'predict' },
} as const satisfies Partial<GoogleModel>

/** Other addresses may keep serving them. */
const ENDED = { ...IMAGEN, retires: '2026-08-17', successor: SUCCESSOR } as const

export const GOOGLE_MODELS: readonly GoogleModel[] = [
  {
    ...GEMINI,
    name: 'gemini-3.1-flash-lite-image',
    label: 'Nano Banana 2 Lite',
    drawsFor: ['standard'],
    call: { method: 'generateContent' },
  },
  {
    ...GEMINI,
    ...LARGE,
    name: SUCCESSOR,
    label: 'Nano Banana 2.1',
    drawsFor: ['high'],
    call: { method: 'generateContent', imageSize: '2K' },
  },
  {
    ...GEMINI,
    ...LARGE,
    name: 'gemini-3-pro-image',
    label: 'Nano Banana Pro',
    drawsFor: ['ultra'],
    call: { method: 'generateContent', imageSize: '2K' },
  },
  {
    ...GEMINI,
    ...LARGE,
    name: 'gemini-3.1-flash-image',
    label: 'Nano Banana 2',
    retires: 'deprecated',
    successor: SUCCESSOR,
    call: { method: 'generateContent' },
  },
  { ...ENDED, name: 'imagen-4.0-fast-generate-001', label: 'Imagen 4 Fast' },
  { ...ENDED, name: 'imagen-4.0-generate-001', label: 'Imagen 4' },
  { ...ENDED, name: 'imagen-4.0-ultra-generate-001', label: 'Imagen 4 Ultra' },
]

/** An installation's models: the vendor's, one of which the operator may have chosen for everything. */
export function createGoogleModels(fixed: string | undefined, rows: readonly GoogleModel[] = GOOGLE_MODELS) {
  const table = createModelTable(rows)
  const only = fixed === undefined ? undefined : (table.find(fixed) ?? unlistedModel(fixed))
  const drawing = only ? [only] : table.drawing
  return {
    /** The models that draw by default. */
    drawing,
    /** The operator's model, or the requested one, or the quality's. */
    choose: (
      request: ImageRequest,
      /** Today, at Google's own address: retired models cannot be requested. */
      today: string | undefined,
    ): GoogleModel => only ?? table.choose(request, today).row,
    capabilities: (today: string | undefined): ImageCapabilities =>
      only
        ? { ...capabilitiesOf([only], drawing, [modelOf(only, IMAGE_QUALITIES)]), qualities: ['standard'] }
        : table.capabilities(today),
  }
}

/** A newer model. Names starting with `imagen` are predictors. */
function unlistedModel(name: string): GoogleModel {
  if (name.startsWith('imagen')) return { ...IMAGEN, name, label: name }
  const references = { max: name.startsWith('gemini-2.') ? 3 : 14, use: 'looked-at' } as const
  return { ...GEMINI, name, label: name, references, call: { method: 'generateContent' } }
}

/** The body of a call, and what is recorded of it. */
export async function googleCall(model: GoogleModel, request: ImageRequest) {
  const { name, ratios, references: slot } = model
  const { method, imageSize } = model.call
  const shown = shownReferences(request, slot?.max ?? 0)
  const { prompt } = wordsFor(request, shown.length)
  const aspectRatio = ratioFor(ratios, request) ?? '1:1'
  const asked: Record<string, string> = {
    model: name,
    aspectRatio,
    ...(imageSize ? { imageSize } : {}),
    ...sizeFields(model, request),
  }
  const { model: _, ...config } = asked
  if (method === 'predict')
    return { json: { instances: [{ prompt }], parameters: { sampleCount: 1, ...config } }, asked }
  const references = await Promise.all(shown.map(inlinePicture))
  const json = {
    contents: [{ role: 'user', parts: [{ text: prompt }, ...references] }],
    generationConfig: { responseModalities: ['IMAGE'], imageConfig: config },
  }
  return { json, asked }
}

async function inlinePicture(bytes: Uint8Array) {
  const data = (await referenceJpeg(bytes)).toString('base64')
  return { inlineData: { mimeType: 'image/jpeg', data } }
}
