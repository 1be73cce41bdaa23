import * as contract from '@easel/contract/openai/openai-images'
import type { EventSource } from '../../platform/events/create-events.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import { answerTo } from '../../platform/http/error-response.ts'
import { checkedOutput, type Mount, type MountOpen } from '../../platform/http/mount.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CallContext } from '../../platform/use-case.ts'
import type { MakePictures } from '../generations/index.ts'
import { getModel, listModels } from './models.ts'
import { toOpenAiError } from './openai-errors.routes.ts'
import { type MadePicture, type PictureAnswers, presentationOf } from './picture-answers.ts'
import { type OrderBody, type OrderDeps, toPictureRequest } from './picture-order.ts'
import { hearPreviews, streamPictures } from './picture-stream.routes.ts'
import { readBody } from './read-body.routes.ts'
import { promptFromPicture } from './variation-prompt.ts'

export type OpenAiRoutesDeps = OrderDeps & {
  readonly makePictures: MakePictures
  readonly answers: PictureAnswers
  readonly events: Pick<EventSource, 'subscribe'>
  readonly logger: Logger
  /** Public address; undefined if not set, in which case URLs use the caller's own. */
  readonly publicUrl: string | undefined
}

type PictureEndpoint =
  | typeof contract.generateOpenAiImages
  | typeof contract.editOpenAiImages
  | typeof contract.varyOpenAiImages

export function addOpenAiRoutes(mount: Mount, mountOpen: MountOpen, deps: OpenAiRoutesDeps): void {
  mount(contract.listOpenAiModels, listModels(deps))
  mount(contract.getOpenAiModel, getModel(deps))
  const { generateOpenAiImages: generate, editOpenAiImages: edit, varyOpenAiImages: vary } = contract
  mountOpen(generate, async (c, context) => make(deps, c, context, generate, await readBody(c, generate)))
  mountOpen(edit, async (c, context) => make(deps, c, context, edit, await readBody(c, edit)))
  mountOpen(vary, async (c, context) => {
    const body = await readBody(c, vary)
    const prompt = body.prompt ?? promptFromPicture(body.images[0]?.image_url ?? '')
    return make(deps, c, context, vary, { ...body, prompt })
  })
}

/** Makes a request's pictures like the generator, and answers or streams them. */
async function make(
  deps: OpenAiRoutesDeps,
  c: HttpContext,
  { actor, requestKey }: CallContext,
  endpoint: PictureEndpoint,
  body: OrderBody,
): Promise<Response> {
  const request = await toPictureRequest(deps, body)
  const origin = deps.publicUrl ?? new URL(c.req.url).origin
  const how = presentationOf(body, request, { userId: actor.userId, origin })
  const previews = body.stream ? hearPreviews(deps.events, actor.userId) : undefined
  const { begun, ends } = deps.makePictures(actor, request, requestKey)
  try {
    const ids = await begun
    if (previews) {
      const event = endpoint === contract.generateOpenAiImages ? 'image_generation' : 'image_edit'
      const order = { event, ids, ends, partials: body.partial_images, how } as const
      return streamPictures(c, { ...deps, previews }, order)
    }
  } catch (error) {
    previews?.stop()
    throw error
  }

  const outcomes = await Promise.allSettled(ends)
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
  const made = outcomes
    .filter((outcome): outcome is PromiseFulfilledResult<MadePicture> => outcome.status === 'fulfilled')
    .map(({ value }) => value)
  const [first] = made
  if (!first) throw failures[0]
  const answer = {
    created: deps.answers.now(),
    data: await Promise.all(made.map((picture) => deps.answers.present(picture, how))),
    ...(await deps.answers.aboutOf(first, how)),
    ...(failures.length === 0 ? {} : { failed: failures.map((failure) => tell(deps, c, failure)) }),
  }
  c.header('Content-Type', 'application/json; charset=UTF-8')
  return c.body(checkedOutput(endpoint, answer))
}

function tell({ logger }: Pick<OpenAiRoutesDeps, 'logger'>, c: HttpContext, failure: unknown) {
  return toOpenAiError(answerTo(failure, c.get('requestId'), logger).body.error)
}
