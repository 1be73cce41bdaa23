import type { EndpointInput } from '@easel/contract/endpoint'
import {
  backgroundSchema,
  generationIdSchema,
  negativePromptSchema,
  promptSchema,
  seedSchema,
  tagSchema,
  variationSchema,
} from '@easel/contract/fields'
import type { getGeneration, listGenerations } from '@easel/contract/generations'
import { listGenerations as listEndpoint } from '@easel/contract/generations'
import { CUSTOM_SIZES, customSizeFields, customSizesHint } from '@easel/contract/models/custom-sizes'
import { editPicture, PICTURE_EDITS } from '@easel/contract/picture-edits'
import {
  aspectRatioSchema,
  largeOf,
  modelOf,
  qualitySchema,
  resolutionSchema,
} from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import type { getLimits } from '@easel/contract/usage'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import { askedSize, type DescribeEdit, type PictureRequest } from '../generations/index.ts'
import { FORM_FUNCTION } from '../imaging/index.ts'
import type { PictureContent } from './picture-content.ts'
import { readAs } from './read-as.ts'
import { defineTool, type Tool, type ToolAnswer, type ToolCall } from './tool.ts'
import { type WaitDeps, waitForPictures } from './wait-for-pictures.ts'

/** More of them would be more than a model reads. */
const MAX_PICTURES = 4
const LIST_MAX = 30

export type ToolDeps = WaitDeps & {
  readonly content: PictureContent
  readonly describeEdit: DescribeEdit
  readonly listGenerations: UseCase<typeof listGenerations>
  readonly getGeneration: UseCase<typeof getGeneration>
  readonly getLimits: UseCase<typeof getLimits>
}

const described = <S extends z.ZodMiniType>(schema: S, description: string): S =>
  schema.check(z.describe(description)) as S

const keySchema = z.optional(
  described(
    z.string().check(z.regex(/^[\x21-\x7e]{1,200}$/, 'A key has 1 to 200 characters without spaces')),
    'Makes the same call sent twice count once: 1 to 200 characters without spaces',
  ),
)
const idOf = (what: string) => described(generationIdSchema, what)

export function createTools(deps: ToolDeps): readonly Tool[] {
  const { content } = deps

  /** The picture as its owner has it. */
  async function readPicture(id: string, { actor, requestKey, signal }: ToolCall) {
    const context = { actor, requestKey, signal, tellQuota: () => {} }
    return deps.getGeneration({ params: { id }, query: undefined, body: undefined }, context)
  }

  async function make(request: PictureRequest, key: string | undefined, call: ToolCall): Promise<ToolAnswer> {
    const { made, failures } = await waitForPictures(deps, request, key ?? call.requestKey, call)
    const records = await Promise.all(made.map(({ generationId }) => readPicture(generationId, call)))
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

  return [
    defineTool({
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
        width: described(
          customSizeFields.width,
          `A custom size in place of aspect_ratio, with height, where the model takes it: ${customSizesHint(CUSTOM_SIZES)}`,
        ),
        height: described(customSizeFields.height, 'Of a custom size, with width'),
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
        const { quality = 'standard', aspect_ratio: ratio = '1:1', count = 1 } = input
        const request: PictureRequest = {
          source: 'form',
          function: FORM_FUNCTION,
          prompt: input.prompt,
          negativePrompt: input.negative_prompt ?? '',
          style: input.style ?? 'photorealistic',
          quality,
          model: modelOf(quality),
          ...askedSize({ ...input, aspect_ratio: ratio }),
          seed: input.seed,
          variation: input.variation,
          ...(input.background === 'transparent' ? { isTransparent: true } : {}),
          resolution: largeOf(input.resolution),
          references: [],
          parentId: undefined,
          relation: 'variation',
          count,
        }
        return make(request, input.idempotency_key, call)
      },
    }),
    defineTool({
      name: 'edit_picture',
      title: 'Edit a picture',
      description:
        'Makes a new picture from one of the library: variation (with strength), upscale (with factor), cutout, reshape (with aspect_ratio), or repaint (with prompt and rectangle). Takes one picture of the allowance; says so where no provider here can do it.',
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
        const body = readAs(editPicture.body, { ...rest, strength, factor, region })
        return make({ ...(await deps.describeEdit(call.actor.userId, id, body)), source: 'form' }, key, call)
      },
    }),
    defineTool({
      name: 'search_library',
      title: 'Search the library',
      description:
        'Lists the pictures of the account, newest first, by words of their prompts and by labels.',
      keyScope: 'read',
      hints: { readOnlyHint: true, idempotentHint: true },
      input: z.object({
        query: z.optional(described(z.string(), 'Words of the prompt; after a minus sign, words it lacks')),
        style: z.optional(styleSchema),
        tag: z.optional(tagSchema),
        favorite: z.optional(described(z.boolean(), 'true: favorites only')),
        limit: z.optional(
          described(z.int().check(z.gte(1), z.lte(LIST_MAX)), `1 to ${LIST_MAX}, default 10`),
        ),
        cursor: z.optional(described(z.string(), 'next_cursor of the page before, with the same search')),
      }),
      run: async ({ query: q, style, tag, favorite, limit = 10, cursor }, { actor, origin, signal }) => {
        const asked = {
          q,
          style,
          tag,
          limit,
          cursor,
          favorite: favorite === undefined ? undefined : String(favorite),
        }
        const query = readAs(listEndpoint.query, asked) as EndpointInput<typeof listEndpoint>['query']
        const page = await deps.listGenerations(
          { params: undefined, query, body: undefined },
          { actor, requestKey: null, signal, tellQuota: () => {} },
        )
        const structured = {
          pictures: page.items.map((record) => content.describe(record, origin)),
          next_cursor: page.nextCursor,
        }
        const links = page.items.map((record) => content.link(record, origin))
        return { content: [{ type: 'text', text: JSON.stringify(structured) }, ...links], structured }
      },
    }),
    defineTool({
      name: 'get_picture',
      title: 'Get a picture',
      description: 'Shows one picture of the library with its settings and a link to its file.',
      keyScope: 'read',
      hints: { readOnlyHint: true, idempotentHint: true },
      input: z.object({
        id: idOf('The picture'),
        size: z.optional(described(z.enum(['preview', 'full']), 'How large it is shown; default preview')),
      }),
      run: async ({ id, size = 'preview' }, call) => {
        const record = await readPicture(id, call)
        const structured = { picture: content.describe(record, call.origin) }
        return {
          content: [
            { type: 'text', text: JSON.stringify(structured) },
            ...(await content.image(call.actor.userId, id, size)),
            content.link(record, call.origin),
          ],
          structured,
        }
      },
    }),
    defineTool({
      name: 'read_allowance',
      title: 'Read the allowance',
      description: 'Says how many pictures the account can still make today, and when the count resets.',
      keyScope: 'any',
      hints: { readOnlyHint: true, idempotentHint: true },
      input: z.object({}),
      run: async (_input, { actor, signal }) => {
        const limits = await deps.getLimits(
          { params: undefined, query: undefined, body: undefined },
          { actor, requestKey: null, signal, tellQuota: () => {} },
        )
        return { content: [{ type: 'text', text: JSON.stringify(limits) }], structured: limits }
      },
    }),
  ]
}
