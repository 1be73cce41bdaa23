import type { EndpointInput } from '@easel/contract/endpoint'
import { tagSchema } from '@easel/contract/fields'
import { listGenerations } from '@easel/contract/generations'
import { styleSchema } from '@easel/contract/styles'
import type { getLimits } from '@easel/contract/usage'
import * as z from 'zod/mini'
import type { UseCase } from '../../platform/use-case.ts'
import type { PictureContent } from './picture-content.ts'
import { readAs } from './read-as.ts'
import { type ReadDeps, readPicture } from './read-picture.ts'
import { defineTool, type Tool } from './tool.ts'
import { described, idOf } from './tool-fields.ts'

const LIST_MAX = 30

export type LibraryDeps = ReadDeps & {
  readonly content: PictureContent
  readonly listGenerations: UseCase<typeof listGenerations>
  readonly getLimits: UseCase<typeof getLimits>
}

export function searchTool(deps: LibraryDeps): Tool {
  return defineTool({
    name: 'search_library',
    title: 'Search the library',
    description: 'Lists the pictures of the account, newest first, by words of their prompts and by labels.',
    keyScope: 'read',
    hints: { readOnlyHint: true, idempotentHint: true },
    input: z.object({
      query: z.optional(described(z.string(), 'Words of the prompt; after a minus sign, words it lacks')),
      style: z.optional(styleSchema),
      tag: z.optional(tagSchema),
      favorite: z.optional(described(z.boolean(), 'true: favorites only')),
      limit: z.optional(described(z.int().check(z.gte(1), z.lte(LIST_MAX)), `1 to ${LIST_MAX}, default 10`)),
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
      const query = readAs(listGenerations.query, asked) as EndpointInput<typeof listGenerations>['query']
      const page = await deps.listGenerations(
        { params: undefined, query, body: undefined },
        { actor, requestKey: null, signal, tellQuota: () => {} },
      )
      const structured = {
        pictures: page.items.map((record) => deps.content.describe(record, origin)),
        next_cursor: page.nextCursor,
      }
      const links = page.items.map((record) => deps.content.link(record, origin))
      return { content: [{ type: 'text', text: JSON.stringify(structured) }, ...links], structured }
    },
  })
}

export function pictureTool(deps: LibraryDeps): Tool {
  return defineTool({
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
      const record = await readPicture(deps, id, call)
      const structured = { picture: deps.content.describe(record, call.origin) }
      return {
        content: [
          { type: 'text', text: JSON.stringify(structured) },
          ...(await deps.content.image(call.actor.userId, id, size)),
          deps.content.link(record, call.origin),
        ],
        structured,
      }
    },
  })
}

export function allowanceTool(deps: LibraryDeps): Tool {
  return defineTool({
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
  })
}
