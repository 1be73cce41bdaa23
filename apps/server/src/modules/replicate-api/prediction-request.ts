import { batchCountSchema, negativePromptSchema, promptSchema, seedSchema } from '@easel/contract/fields'
import { OPENAI_QUALITIES } from '@easel/contract/openai/openai-images'
import { sizeOf } from '@easel/contract/pictures'
import { STYLE_IDS } from '@easel/contract/styles'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { PictureRequest } from '../generations/index.ts'
import { FORM_FUNCTION, type Imaging, nearestSize } from '../imaging/index.ts'
import { orderOf } from '../openai-api/index.ts'

const side = z.int().check(z.gte(64), z.lte(4_096))
const named = z.string().check(z.maxLength(200))

/** Inputs with which Replicate's models take pictures: refused, so that none is silently ignored. */
const PICTURES = [
  'image',
  'images',
  'image_prompt',
  'image_input',
  'input_image',
  'input_images',
  'mask',
] as const

const inputSchema = z.looseObject({
  prompt: promptSchema,
  negative_prompt: z.optional(z.nullable(negativePromptSchema)),
  /** `W:H`, or `custom` with `width` and `height`. */
  aspect_ratio: z.optional(z.nullable(named)),
  width: z.optional(z.nullable(side)),
  height: z.optional(z.nullable(side)),
  seed: z.optional(z.nullable(seedSchema)),
  num_outputs: z.optional(z.nullable(batchCountSchema)),
  style: z.optional(z.nullable(named)),
})

export const predictionSchema = z.object({
  input: inputSchema,
  /** `owner/name`, optionally with `:version`, when the path names no model. */
  version: z.optional(named),
  model: z.optional(named),
  webhook: z.optional(z.unknown()),
})

type Body = z.output<typeof predictionSchema>
type Deps = { readonly imaging: Pick<Imaging, 'readModel' | 'models' | 'shapesOf'> }

/** Converts to a generator request. `path` is the model in the URL. */
export function toPictureRequest(deps: Deps, body: Body, path: string | undefined): PictureRequest {
  const { input } = body
  if (body.webhook)
    throw refuse(
      'webhook',
      'Webhooks are set up in Settings, Webhooks. Leave webhook out, or ask for the prediction.',
    )
  const picture = PICTURES.find((name) => input[name] !== undefined && input[name] !== null)
  if (picture)
    throw refuse(picture, `Predictions take no picture as ${picture}: send it to POST /v1/images/edits.`)
  const { model, quality } = readModel(deps, path ?? body.model ?? body.version)
  return orderOf({
    prompt: input.prompt,
    negativePrompt: input.negative_prompt ?? '',
    style: STYLE_IDS.find((id) => id === input.style),
    quality,
    model,
    size: readSize(input, deps.imaging.shapesOf(FORM_FUNCTION, { model, quality })),
    seed: input.seed ?? undefined,
    count: input.num_outputs ?? 1,
  })
}

/** A model as `provider/model`, or a quality as `easel/standard`. */
function readModel({ imaging }: Deps, asked: string | undefined): ReturnType<Imaging['readModel']> {
  const [id = ''] = (asked ?? '').split(':')
  const own = OPENAI_QUALITIES.find(({ model }) => model === id.replace('/', '-'))
  if (own) return imaging.readModel(FORM_FUNCTION, undefined, own.quality)
  if (!id.includes('/'))
    throw refuse(
      'version',
      'Name the model as owner/name, such as easel/standard. There are no versions here.',
    )
  return imaging.readModel(FORM_FUNCTION, id, undefined)
}

function readSize(
  { aspect_ratio: ratio, width, height }: Body['input'],
  shapes: ReturnType<Imaging['shapesOf']>,
) {
  const named = shapes?.ratios.find((id) => id === ratio)
  if (named) return sizeOf(named)
  const [, w, h] = /^(\d{1,4}):(\d{1,4})$/.exec(ratio ?? '') ?? []
  const across = Number(w)
  const down = Number(h)
  if (across && down)
    return nearestSize('aspect_ratio', { width: across, height: down }, shapes && { ...shapes, custom: null })
  return width && height ? nearestSize('aspect_ratio', { width, height }, shapes) : sizeOf('1:1')
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid_request', { message, fields: { [field]: message } })
}
