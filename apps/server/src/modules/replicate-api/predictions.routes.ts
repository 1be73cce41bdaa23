import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint } from '@easel/contract/endpoint'
import type { QueueTask } from '@easel/contract/queue'
import * as z from 'zod/mini'
import { AppError } from '../../platform/app-error.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import type { MountOpen } from '../../platform/http/mount.ts'
import { parseJson, readRequest } from '../../platform/http/read-request.ts'
import type { CallContext } from '../../platform/use-case.ts'
import type { MakePictures } from '../generations/index.ts'
import type { Imaging } from '../imaging/index.ts'
import { isOver, predictionId, taskIdsOf, toPrediction } from './prediction.ts'
import { predictionSchema, toPictureRequest } from './prediction-request.ts'

export type ReplicateDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly imaging: Pick<Imaging, 'readModel' | 'models' | 'shapesOf'>
  readonly makePictures: MakePictures
  readonly cancel: (tx: Tx, userId: string, ids: readonly string[]) => Promise<void>
  /** The user's tasks among these, in the order of the ids. */
  readonly readTasks: (userId: string, ids: readonly string[]) => Promise<readonly QueueTask[]>
  /** Public address; undefined if not set, in which case URLs use the caller's own. */
  readonly publicUrl: string | undefined
}

/** Max wait, as at Replicate. */
const WAIT_SECONDS = 60

/** Not in the contract: Replicate defines requests and responses. */
const endpoint = <const E extends Omit<Endpoint, 'auth' | 'output' | 'keyScope'>>(one: E) =>
  ({ ...one, auth: 'session', keyScope: 'generate', output: z.unknown() }) as const

const CREATE = endpoint({
  method: 'POST',
  path: '/v1/predictions',
  summary: 'Makes pictures by the model that the body names.',
  body: predictionSchema,
})
const CREATE_OF_MODEL = endpoint({
  method: 'POST',
  path: '/v1/models/{owner}/{name}/predictions',
  summary: 'Makes pictures by a model.',
  body: predictionSchema,
})
const GET = endpoint({ method: 'GET', path: '/v1/predictions/{id}', summary: 'One prediction.' })
const CANCEL = endpoint({
  method: 'POST',
  path: '/v1/predictions/{id}/cancel',
  summary: 'Cancels what of a prediction is not made.',
})

export function addReplicateRoutes(mountOpen: MountOpen, deps: ReplicateDeps): void {
  const originOf = (c: HttpContext) => deps.publicUrl ?? new URL(c.req.url).origin
  mountOpen(CREATE, (c, context) => create(deps, c, context, undefined))
  mountOpen(CREATE_OF_MODEL, (c, context) =>
    create(deps, c, context, `${c.req.param('owner')}/${c.req.param('name')}`),
  )
  mountOpen(GET, async (c, { actor }) =>
    c.json(toPrediction(await find(deps, actor.userId, c.req.param('id')), originOf(c))),
  )
  mountOpen(CANCEL, async (c, { actor: { userId } }) => {
    const tasks = await find(deps, userId, c.req.param('id'))
    const open = tasks.filter((task) => !isOver([task])).map(({ id }) => id)
    if (open.length > 0) await deps.database.asUser(userId, (tx) => deps.cancel(tx, userId, open))
    const now = await find(deps, userId, predictionId(tasks.map(({ id }) => id)))
    return c.json(toPrediction(now, originOf(c)))
  })
}

async function find(deps: ReplicateDeps, userId: string, id = ''): Promise<readonly QueueTask[]> {
  const ids = taskIdsOf(id)
  const tasks = ids.length === 0 ? [] : await deps.readTasks(userId, ids)
  if (tasks.length === 0 || tasks.length < ids.length)
    throw new AppError('not_found', { message: 'There is no such prediction, or it was removed since.' })
  return tasks
}

async function create(
  deps: ReplicateDeps,
  c: HttpContext,
  { actor, requestKey, signal }: CallContext,
  path: string | undefined,
): Promise<Response> {
  const given = { params: {}, query: {}, body: parseJson(await c.req.text()) }
  const request = toPictureRequest(deps, readRequest(CREATE, given).body, path)
  const { begun, ends } = deps.makePictures(actor, request, requestKey)
  const ids = await begun
  const seconds = waitOf(c.req.header('prefer'))
  if (seconds > 0) {
    const over = new AbortController()
    const late = sleep(seconds * 1_000, undefined, { signal: AbortSignal.any([over.signal, signal]) })
    await Promise.race([Promise.allSettled(ends), late.catch(() => {})])
    over.abort()
  }
  const tasks = await find(deps, actor.userId, predictionId(ids))
  const prediction = toPrediction(tasks, deps.publicUrl ?? new URL(c.req.url).origin)
  // Their clients take any other status as final.
  return c.json(isOver(tasks) ? prediction : { ...prediction, status: 'starting' }, 201)
}

/** `Prefer: wait`, optionally with seconds; 0 without. */
function waitOf(prefer: string | undefined): number {
  const [, seconds] = /(?:^|[,\s])wait(?:=(\d{1,4}))?/i.exec(prefer ?? '') ?? [undefined, null]
  if (seconds === null) return 0
  return Math.min(WAIT_SECONDS, seconds === undefined ? WAIT_SECONDS : Number(seconds))
}
