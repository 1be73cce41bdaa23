import {
  backgroundSchema,
  negativePromptSchema,
  promptSchema,
  seedSchema,
  variationSchema,
} from '@easel/contract/fields'
import {
  CUSTOM_SIZES,
  customSizeFields,
  customSizesHint,
  ratioFor,
} from '@easel/contract/models/custom-sizes'
import { editPicture, PICTURE_EDITS } from '@easel/contract/picture-edits'
import { aspectRatioSchema, modelOf, qualitySchema, resolutionSchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import { askedPicture, askedSize, type DescribeEdit, type PictureRequest } from '../generations/index.ts'
import { FORM_FUNCTION } from '../imaging/index.ts'
import type { PictureContent } from './picture-content.ts'
import { readAs } from './read-as.ts'
import { type ReadDeps, readPicture } from './read-picture.ts'
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from './tool.ts'
import { described, idOf } from './tool-fields.ts'
import { type WaitDeps, waitForPictures } from './wait-for-pictures.ts'

/** More would exceed what a model reads. */
const MAX_PICTURES = 4

export type MakeDeps = WaitDeps &
  ReadDeps & { readonly content: PictureContent; readonly describeEdit: DescribeEdit }

const keySchema = z.optional(
  described(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'A key has 1 to 200 characters without spaces')),
    'Makes the same call sent twice count once: 1 to 200 characters without spaces',
  ),
)

function customSize(what: string) {
  return {
    width: described(customSizeFields.width, `${what}: ${customSizesHint(CUSTOM_SIZES)}`),
    height: described(customSizeFields.height, 'Of a custom size, with width'),
  }
}

export function generateTool(deps: MakeDeps): Tool {
  return defineTool({
    name: 'generate_picture',
    title: 'Generate a picture',
    description:
      'Makes 1 to 4 pictures from words and keeps them in the library. Each takes one picture of the daily allowance. Answers with previews and links to the files.',
    keyScope: 'generate',
    hints: { readOnlyHint: false, idempotentHint: false },
    input: z.object({
      prompt: described(promptSchema, 'What the picture should show, 1 to 500 characters'),
      negative_prompt: z.optional(described(negativePromptSchema, 'What to leave out')),
      style: z.optional(described(styleSchema, 'Default photorealistic')),
      quality: z.optional(described(qualitySchema, 'Default standard')),
      aspect_ratio: z.optional(described(aspectRatioSchema, 'Default 1:1')),
      ...customSize('A custom size in place of aspect_ratio, with height, where the model takes it'),
      seed: z.optional(described(seedSchema, 'Of the first picture; the others count up. Default random')),
      variation: z.optional(
        described(
          variationSchema,
          'Another number, another small change of the picture of the seed; 0 is that picture. The pictures count up from it and share the seed',
        ),
      ),
      background: z.optional(
        described(backgroundSchema, 'transparent: none, where the model can. Default opaque'),
      ),
      resolution: z.optional(
        described(resolutionSchema, '2k or 4k, where the model has that size. Default standard'),
      ),
      count: z.optional(
        described(
          z
            .int(`Choose 1 to ${MAX_PICTURES} images`)
            .check(
              z.gte(1, `Choose 1 to ${MAX_PICTURES} images`),
              z.lte(MAX_PICTURES, `Choose 1 to ${MAX_PICTURES} images`),
            ),
          'Default 1',
        ),
      ),
      idempotency_key: keySchema,
    }),
    run: (input, call) => {
      const { quality = 'standard', aspect_ratio = '1:1', count = 1 } = input
      const request: PictureRequest = {
        ...askedPicture(input),
        source: 'form',
        function: FORM_FUNCTION,
        quality,
        model: modelOf(quality),
        ...askedSize({ ...input, aspect_ratio }),
        count,
      }
      return make(deps, request, input.idempotency_key, call)
    },
  })
}

export function editTool(deps: MakeDeps): Tool {
  return defineTool({
    name: 'edit_picture',
    title: 'Edit a picture',
    description:
      'Makes a new picture from one of the library: variation (with strength), upscale (with factor), cutout, reshape (with aspect_ratio, or width and height), or repaint (with prompt and rectangle). Takes one picture of the allowance; says so where no provider here can do it.',
    keyScope: 'generate',
    hints: { readOnlyHint: false, idempotentHint: false },
    input: z.object({
      id: idOf('The picture to start from'),
      edit: z.enum(PICTURE_EDITS),
      strength: z.optional(
        described(z.number(), 'Of a variation: how closely it follows, 0 to 1. Default 0.5'),
      ),
      factor: z.optional(described(z.number(), 'Of an upscale: 2 or 4. Default 2')),
      aspect_ratio: z.optional(described(aspectRatioSchema, 'Of a reshape: the new ratio')),
      ...customSize('Of a reshape: a custom size in place of aspect_ratio, with height'),
      prompt: z.optional(described(promptSchema, 'Of a repaint: what should be there')),
      rectangle: z.optional(
        described(
          z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
          'Of a repaint: the region, each 0 to 1 of the picture',
        ),
      ),
      idempotency_key: keySchema,
    }),
    run: async (input, call) => {
      const { id, strength = 0.5, factor = 2, rectangle, idempotency_key: key, ...rest } = input
      const region = rectangle ? [{ kind: 'rectangle', ...rectangle }] : []
      const { width, height } = rest
      // The contract refuses one side alone, and says so only if nothing else is missing.
      const nearest =
        width || height ? { aspect_ratio: ratioFor({ width: width ?? 1, height: height ?? 1 }) } : {}
      const body = readAs(editPicture.body, { ...nearest, ...rest, strength, factor, region })
      return make(
        deps,
        { ...(await deps.describeEdit(call.actor.userId, id, body)), source: 'form' },
        key,
        call,
      )
    },
  })
}

async function make(
  deps: MakeDeps,
  request: PictureRequest,
  key: string | undefined,
  call: ToolCall,
): Promise<ToolAnswer> {
  const { content } = deps
  const { made, failures } = await waitForPictures(deps, request, key ?? call.requestKey, call)
  const records = await Promise.all(made.map(({ generationId }) => readPicture(deps, generationId, call)))
  const images = await Promise.all(
    records.map(async (record) => [
      ...(await content.image(call.actor.userId, record.id, 'preview')),
      content.link(record, call.origin),
    ]),
  )
  const failed = failures.map((failure) =>
    failure instanceof AppError
      ? { code: failure.code, message: failure.message }
      : { code: 'server_error', message: 'This picture could not be made.' },
  )
  const structured = {
    pictures: records.map((record) => content.describe(record, call.origin)),
    ...(failed.length === 0 ? {} : { failed }),
  }
  return { content: [{ type: 'text', text: JSON.stringify(structured) }, ...images.flat()], structured }
}
