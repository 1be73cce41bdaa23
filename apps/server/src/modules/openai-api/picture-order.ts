import type { EndpointInput } from '@easel/contract/endpoint'
import type { promptSchema } from '@easel/contract/fields'
import { sidesOf } from '@easel/contract/models/custom-sizes'
import {
  type editOpenAiImages,
  type generateOpenAiImages,
  nearestRatio,
  OPENAI_QUALITIES,
  qualityOfWord,
  resolutionOfSize,
  type varyOpenAiImages,
} from '@easel/contract/openai/openai-images'
import { ASPECT_RATIOS, type AspectRatio, type Quality, sizeOf } from '@easel/contract/pictures'
import { STYLE_IDS, type StyleId } from '@easel/contract/styles'
import type * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import { EDIT_FUNCTION, type PictureRequest } from '../generations/index.ts'
import { FORM_FUNCTION, type Imaging, nearestSize, readReferenceSize } from '../imaging/index.ts'
import { maskedPicture } from './masked-picture.ts'

type GenerateBody = EndpointInput<typeof generateOpenAiImages>['body']
type EditBody = EndpointInput<typeof editOpenAiImages>['body']
type VaryBody = EndpointInput<typeof varyOpenAiImages>['body']
/** Body of any of the three endpoints, with its prompt. */
export type OrderBody = (GenerateBody | EditBody | VaryBody) & {
  readonly prompt: z.output<typeof promptSchema>
}

/** Reference strength of `input_fidelity: high`. */
const CLOSELY = 0.8
/** A masked edit keeps its picture's shape. */
const MASKED = { label: 'An edit with a mask', ratios: ASPECT_RATIOS.map(({ id }) => id), custom: null }

export type OrderDeps = {
  readonly imaging: Pick<Imaging, 'formProvider' | 'models' | 'readModel' | 'repainter' | 'shapesOf'>
}

/** Converts to a generator request; refuses what no provider of this installation can do. */
export async function toPictureRequest(deps: OrderDeps, body: OrderBody): Promise<PictureRequest> {
  const { prompt, n, seed, style, negative_prompt } = body
  const { model, quality } = readModel(deps, body)
  const isMasked = 'mask' in body && body.mask !== undefined
  const shapes = isMasked ? MASKED : deps.imaging.shapesOf(FORM_FUNCTION, { model, quality })
  const picture =
    'images' in body ? await readPicture(deps, body, { model, quality }, shapes?.ratios) : undefined
  const wish = sidesOf(body.size)
  const size = wish ? nearestSize('size', wish, shapes) : sizeOf(picture?.ratio ?? '1:1')
  const isTransparent = body.background === 'transparent'
  if (isTransparent && isMasked)
    throw refuse('background', 'What a mask marks gets the background of its picture. Leave background out.')
  if (isTransparent) refuseOpaque(deps, body, { model, quality })
  const order = orderOf({
    prompt,
    negativePrompt: negative_prompt ?? '',
    style: STYLE_IDS.find((id) => id === style),
    quality,
    model,
    size,
    seed,
    count: n,
  })
  return {
    ...order,
    references: picture?.images.map((image) => ({ image })) ?? [],
    referenceStrength: picture?.strength,
    ...(isTransparent ? { isTransparent } : {}),
    resolution: isMasked ? undefined : findResolution(deps, body.size, { model, quality }),
    ...(isMasked ? { function: EDIT_FUNCTION, edit: { kind: 'fill' } } : {}),
  }
}

type Asked = Pick<PictureRequest, 'prompt' | 'negativePrompt' | 'quality' | 'model' | 'seed' | 'count'> & {
  readonly style: StyleId | undefined
  readonly size: { readonly width: number; readonly height: number }
}

/** Converts a prompt-only request to a generator request. */
export function orderOf({ size, style = 'photorealistic', ...asked }: Asked): PictureRequest {
  return {
    source: 'form',
    function: FORM_FUNCTION,
    ...asked,
    style,
    ...size,
    references: [],
    parentId: undefined,
    relation: 'variation',
  }
}

type Model = { readonly model: string; readonly quality: Quality }

/** The quality: the field `quality`, or else what the model's name says. */
function readModel(
  { imaging }: OrderDeps,
  { quality: word, model }: Pick<OrderBody, 'quality' | 'model'>,
): Model {
  const own = OPENAI_QUALITIES.find((entry) => entry.model === model)
  const quality = qualityOfWord(word) ?? own?.quality
  return imaging.readModel(FORM_FUNCTION, own ? undefined : model, quality)
}

type SentPicture = {
  /** Data URLs. */
  readonly images: readonly string[]
  readonly strength: number | undefined
  /** The picture's own ratio. */
  readonly ratio: AspectRatio | undefined
}

async function readPicture(
  { imaging }: OrderDeps,
  body: EditBody | VaryBody,
  { model, quality }: Model,
  ratios: readonly AspectRatio[] | undefined,
): Promise<SentPicture> {
  const [first, ...rest] = body.images
  const others = rest.map(({ image_url }) => image_url)
  if (!first) throw new Error('an edit without a picture was let in')
  const mask = 'mask' in body ? body.mask : undefined
  const { width, height } = await readReferenceSize(first.image_url)
  const ratio = nearestRatio(width, height, ratios)
  if (mask) {
    if (!imaging.repainter(EDIT_FUNCTION, quality))
      throw refuse(
        'mask',
        'No provider here draws what a mask marks. Leave the mask out, or connect one that does.',
      )
    const masked = await maskedPicture(first.image_url, mask.image_url)
    return { images: [masked, ...others], strength: undefined, ratio }
  }
  const chosen = imaging.models.find(model)
  const { reference } =
    chosen?.model ?? chosen?.provider.capabilities ?? imaging.formProvider.byQuality[quality]
  const label = chosen?.model?.name ?? chosen?.provider.label ?? imaging.formProvider.byQuality[quality].label
  if (!reference)
    throw refuse('image', `${label} takes no picture to start from. Describe it in words instead.`)
  const strength = body.reference_strength ?? (body.input_fidelity === 'high' ? CLOSELY : undefined)
  return { images: [first.image_url, ...others], strength, ratio }
}

/** The requested larger size if the model has it; other sizes use the product's nearest. */
function findResolution({ imaging }: OrderDeps, size: string, { model, quality }: Model) {
  const resolution = resolutionOfSize(size)
  const chosen = imaging.models.find(model)
  const able = chosen
    ? (chosen.model ?? chosen.provider.capabilities).resolutions
    : imaging.formProvider.byQuality[quality].resolutions.map(({ id }) => id)
  return resolution && able?.includes(resolution) ? resolution : undefined
}

/** Fails rather than draw a background, which a program would not notice. */
function refuseOpaque(
  { imaging }: OrderDeps,
  { output_format }: Pick<OrderBody, 'output_format'>,
  { model, quality }: Model,
): void {
  if (output_format === 'jpeg')
    throw refuse('background', 'A JPEG has no transparency. Send png or webp as output_format.')
  const chosen = imaging.models.find(model)
  const drawer = imaging.formProvider.byQuality[quality]
  const { transparent } = chosen?.model ?? chosen?.provider.capabilities ?? drawer
  const label = chosen?.model?.name ?? chosen?.provider.label ?? drawer.model ?? drawer.label
  if (!transparent)
    throw refuse(
      'background',
      `${label} draws no transparent background. Send auto or opaque, or a model whose transparent is true in GET /api/models.`,
    )
}

function refuse(field: 'image' | 'mask' | 'background', message: string): AppError {
  return new AppError('invalid_request', { message, fields: { [field]: message } })
}
