import { createHash } from 'node:crypto'
import type { Relation } from '@easel/contract/generations'
import { LIMITS } from '@easel/contract/limits'
import type { LargeResolution, Quality } from '@easel/contract/pictures'
import { AppError } from '../../platform/app-error.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { ImageFunction, Imaging } from '../imaging/index.ts'
import { type Allowance, type PlaceCaller, placeOf } from '../usage/index.ts'
import type { TaskEndings } from './end-task.ts'
import { createGenerationsRepository } from './generations.repository.ts'
import type { GenerationRow } from './generations.table.ts'
import { refuseShape } from './image-functions/refuse-shape.ts'
import { littleChange, type TaskEdit } from './picture-edits.ts'
import {
  type KeptReference,
  keysOf,
  referenceColumns,
  referencesOf,
  type SentReference,
} from './references/kept-references.ts'
import type { ReferencePictures } from './references/reference-pictures.ts'
import { createTasksRepository, type NewTask } from './tasks.repository.ts'
import type { TaskRow } from './tasks.table.ts'

/** A request for one picture, or for several that differ only in seed or variation. */
export type PictureRequest = {
  readonly source: 'form' | 'queue'
  readonly function: ImageFunction
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string
  readonly quality: Quality
  readonly model: string
  readonly width: number
  readonly height: number
  /** Seed of the first picture; the others count up from it. Undefined for a random one. */
  readonly seed: number | undefined
  /** Reference pictures, in the order in which the prompt may name them. */
  readonly references: readonly SentReference[]
  /** Reference strength from 0 to 1; undefined for the provider's default. */
  readonly referenceStrength?: number | undefined
  /** Transparent background, if the model supports it. */
  readonly isTransparent?: true
  /** Larger than `width` and `height` in the same shape, if the model has that size. */
  readonly resolution?: LargeResolution | undefined
  /** The picture it is made from. */
  readonly parentId: string | undefined
  readonly relation: Relation
  /** Variation number of the parent, or of the seed's picture; further pictures count up from it. 0 or undefined for none. */
  readonly variation?: number | undefined
  /** The edit of the parent, if it is more than words. */
  readonly edit?: TaskEdit
  readonly count: number
  /** Task ids, if the client made them. */
  readonly ids?: readonly string[]
}

/** `allow` runs first in the transaction that creates the tasks, and refuses them by throwing. */
export type RequestPictures = (
  actor: PlaceCaller,
  request: PictureRequest,
  requestKey: string | null,
  allow?: (tx: Tx) => Promise<void>,
) => Promise<TaskRow[]>

export type RequestPicturesDeps = {
  readonly database: Pick<Database, 'asAnonymous' | 'asUser'>
  readonly allowance: Pick<Allowance, 'reserve'>
  readonly imaging: Pick<Imaging, 'review' | 'formProvider' | 'redrawer' | 'shapesOf'>
  readonly references: ReferencePictures
  readonly endings: Pick<TaskEndings, 'tellRow'>
  readonly events: Pick<Events, 'append'>
  readonly makeId: MakeId
  readonly randomSeed: () => number
  readonly clock: Clock
}

/**
 * Creates a request's tasks: validates what it can before anything is spent, then reserves allowance and inserts the tasks in one transaction,
 * or rejects the request. Repeating it finds its tasks.
 */
export function requestPictures(deps: RequestPicturesDeps): RequestPictures {
  const { database, imaging, references } = deps
  return async (actor, request, requestKey, allow) => {
    await imaging.review(request.function, request.quality, request)
    const parent = await findParent(database, actor.userId, request)
    const made = withLittleChange(request, parent?.own, imaging)
    // A picture made from another keeps its shape.
    if (!request.edit) refuseShape(imaging, made)
    const kept = await references.keep(actor.userId, request.references)
    const steering: Steering =
      kept.length > 0
        ? { references: kept, strength: request.referenceStrength }
        : parent?.own && takesReference(made)
          ? steeringOf(parent.own)
          : UNSTEERED
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const sent = { key: requestKey, hash: requestKey === null ? null : hash }
    let rows: TaskRow[] = []
    try {
      const tasks = describeTasks(deps, actor, made, sent, steering, parent?.id ?? null)
      rows = await database.asUser(actor.userId, async (tx) => {
        await allow?.(tx)
        return insertOrFind(deps, tx, actor, tasks)
      })
      return rows
    } finally {
      const used = new Set(rows.flatMap(keysOf))
      await references.release(kept.flatMap(({ key }) => (used.has(key) ? [] : key)))
    }
  }
}

/** Everything besides words that steers a picture. */
type Steering = { readonly references: readonly KeptReference[]; readonly strength: number | undefined }
type Parent = { readonly id: string; readonly own?: GenerationRow }
const UNSTEERED: Steering = { references: [], strength: undefined }

/** A missing or inaccessible parent is ignored. */
async function findParent(
  database: RequestPicturesDeps['database'],
  userId: string,
  request: PictureRequest,
): Promise<Parent | undefined> {
  const { parentId, relation } = request
  if (parentId === undefined) return undefined
  const own = await database.asUser(userId, (tx) =>
    createGenerationsRepository(tx).findOwnedBy(userId, parentId),
  )
  if (own) return { id: own.id, own }
  if (relation !== 'remix') return undefined
  const shown = await database.asAnonymous((tx) => createGenerationsRepository(tx).findFile(parentId))
  return shown && { id: shown.id }
}

/** The request with how its variation is made, if it asks for one. */
function withLittleChange(
  request: PictureRequest,
  parent: GenerationRow | undefined,
  imaging: RequestPicturesDeps['imaging'],
): PictureRequest {
  const { edit, variation, quality } = request
  if (edit || !variation) return request
  const change = littleChange(variation, quality, parent, imaging)
  if (change === 'new seed') return { ...request, seed: undefined }
  return change.kind === 'nuance'
    ? { ...request, edit: change }
    : { ...request, edit: change, seed: undefined }
}

/** Each of several variations has the next number. */
function editAt(edit: TaskEdit, index: number): TaskEdit {
  if (edit.kind !== 'nuance') return edit
  return { ...edit, variation: ((edit.variation - 1 + index) % LIMITS.variationMax) + 1 }
}

/** A redrawn picture needs its parent's references; one made from the picture itself uses that as its reference. */
function takesReference({ edit, relation }: PictureRequest): boolean {
  if (!edit) return relation === 'variation'
  return !('sourceKey' in edit) || edit.kind === 'upscale'
}

function steeringOf(row: GenerationRow): Steering {
  const references = referencesOf(row)
  if (references.length === 0) return UNSTEERED
  const strength = row.requested?.asked?.['reference_strength']
  return { references, strength: typeof strength === 'number' ? strength : undefined }
}

async function insertOrFind(
  deps: RequestPicturesDeps,
  tx: Tx,
  caller: PlaceCaller,
  rows: readonly NewTask[],
): Promise<TaskRow[]> {
  const { userId } = caller
  const tasks = createTasksRepository(tx)
  let made = await tasks.insert(rows)
  if (made.length === 0) {
    const earlier = await findEarlier(tasks, userId, rows)
    // The same request after a failure is a retry: new attempts replace failed ones.
    const failed = earlier.filter(({ source, status }) => source === 'form' && status === 'error')
    if (failed.length === 0) return earlier
    for (const { id } of failed) await tasks.remove(userId, { id })
    const ids = failed.map(({ id }) => id)
    await deps.events.append(tx, userId, { type: 'task.removed', payload: { ids } })
    made = await tasks.insert(rows)
    // Of several concurrent retries the first creates the tasks, and the others wait for them.
    if (made.length === 0) return findEarlier(tasks, userId, rows)
  }
  await deps.allowance.reserve(tx, caller, made.length)
  if (rows[0]?.source === 'form') return made.length === rows.length ? made : findEarlier(tasks, userId, rows)
  const placed = await tasks.findAll(
    userId,
    rows.map(({ id }) => id),
  )
  for (const row of placed) await deps.endings.tellRow(tx, row)
  return placed
}

/** Tasks of an earlier identical request. */
async function findEarlier(
  tasks: ReturnType<typeof createTasksRepository>,
  userId: string,
  [row]: readonly NewTask[],
): Promise<TaskRow[]> {
  if (!row?.request_key) return []
  const earlier = await tasks.findByRequest(userId, row.request_key)
  if (earlier.some(({ request_hash }) => request_hash !== row.request_hash))
    throw new AppError('idempotency_mismatch')
  return earlier
}

function describeTasks(
  deps: RequestPicturesDeps,
  caller: PlaceCaller,
  request: PictureRequest,
  sent: { readonly key: string | null; readonly hash: string | null },
  { references, strength }: Steering,
  parentId: string | null,
): NewTask[] {
  const { ids, count, seed } = request
  if (ids && (ids.length !== count || new Set(ids).size !== count))
    throw new AppError('invalid_request', {
      fields: { ids: 'Send as many different ids as images, or none' },
    })
  // Consecutive seeds give different takes of the built-in engine.
  const now = deps.clock.now()
  const first = seed ?? deps.randomSeed()
  return Array.from({ length: count }, (_, index) => ({
    user_id: caller.userId,
    id: ids?.[index] ?? deps.makeId('task'),
    source: request.source,
    status: 'queued',
    function: request.function,
    prompt: request.prompt,
    negative_prompt: request.negativePrompt,
    style: request.style,
    quality: request.quality,
    model: request.model,
    width: request.width,
    height: request.height,
    // All variations share one seed.
    seed: (request.edit?.kind === 'nuance' ? first : first + index) % 2 ** 32,
    ...referenceColumns(references),
    reference_strength: strength ?? null,
    is_transparent: request.isTransparent ?? false,
    resolution: request.resolution ?? null,
    parent_id: parentId,
    relation: parentId === null ? null : request.relation,
    lease_token: null,
    lease_until: null,
    request_key: sent.key,
    request_index: index,
    request_hash: sent.hash,
    generation_id: null,
    error_code: null,
    error_message: null,
    created_at: now,
    ...placeOf(caller, now),
    finished_at: null,
    error_wait: null,
    edit: request.edit ? JSON.stringify(editAt(request.edit, index)) : null,
  }))
}
