import { batchCountSchema, negativePromptSchema, promptSchema, seedSchema } from '@easel/contract/fields'
import { OPENAI_QUALITIES } from '@easel/contract/openai/openai-images'
import { sizeOf } from '@easel/contract/pictures'
import { STYLES } from '@easel/contract/styles'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { PictureRequest } from '../generations/index.ts'
import { FORM_FUNCTION, type Imaging, nearestSize } from '../imaging/index.ts'
import { orderOf } from '../openai-api/index.ts'

const side = z.int().check(z.gte(64), z.lte(4_096))
const each = z.int().check(z.gte(1), z.lte(10))
const named = z.string().check(z.maxLength(200))

/** Supported fields of a `txt2img` body; others configure AUTOMATIC1111's own engine and are ignored. */
export const txt2imgSchema = z.object({
  prompt: promptSchema,
  negative_prompt: z.optional(z.nullable(negativePromptSchema)),
  width: z.optional(side),
  height: z.optional(side),
  /** -1 for a random one. */
  seed: z.optional(z.nullable(z.union([z.literal(-1), seedSchema]))),
  batch_size: z._default(z.nullable(each), 1),
  n_iter: z._default(z.nullable(each), 1),
  /** Saved styles by name; the first that is one of ours is used. */
  styles: z.optional(z.nullable(z.array(named).check(z.maxLength(50)))),
  override_settings: z.optional(z.nullable(z.object({ sd_model_checkpoint: z.optional(z.nullable(named)) }))),
})
export type Txt2img = z.output<typeof txt2imgSchema>

type Deps = { readonly imaging: Pick<Imaging, 'readModel' | 'models' | 'shapesOf'> }

/** Valid checkpoint titles: a quality, or a model. */
export function checkpointsOf({ imaging }: Deps): readonly string[] {
  return [...OPENAI_QUALITIES.map(({ model }) => model), ...imaging.models.list().map(({ id }) => id)]
}

/** Converts to a generator request. `user` is the user name sent with the key, which may name a checkpoint. */
export function toPictureRequest(deps: Deps, body: Txt2img, user: string | undefined): PictureRequest {
  const count = batchCountSchema.safeParse((body.batch_size ?? 1) * (body.n_iter ?? 1))
  if (!count.success) throw refuse('batch_size', 'batch_size times n_iter may be 1 to 10.')
  const asked = body.override_settings?.sd_model_checkpoint ?? checkpointOf(deps, user)
  const own = OPENAI_QUALITIES.find(({ model }) => model === asked)
  const { model, quality } = deps.imaging.readModel(FORM_FUNCTION, own ? undefined : asked, own?.quality)
  const words = body.styles?.map((name) => name.toLowerCase()) ?? []
  const style = STYLES.find(({ id, label }) => words.includes(id) || words.includes(label.toLowerCase()))
  return orderOf({
    prompt: body.prompt,
    negativePrompt: body.negative_prompt ?? '',
    style: style?.id,
    quality,
    model,
    size: sizeFor(deps.imaging.shapesOf(FORM_FUNCTION, { model, quality }), body),
    seed: body.seed === -1 || body.seed === null ? undefined : body.seed,
    count: count.data,
  })
}

/** Without a size, the product's default square. */
function sizeFor(shapes: ReturnType<Imaging['shapesOf']>, { width, height }: Txt2img) {
  if (width === undefined && height === undefined) return sizeOf('1:1')
  return nearestSize('width', { width: width ?? 512, height: height ?? 512 }, shapes)
}

/** The current checkpoint: the one in the user name, or else the first. */
export function checkpointOf(deps: Deps, user: string | undefined): string {
  const all = checkpointsOf(deps)
  return all.find((title) => title === user) ?? all[0] ?? 'easel-standard'
}

function refuse(field: string, message: string): AppError {
  return new AppError('invalid_request', { message, fields: { [field]: message } })
}
