import { ERRORS } from '@easel/contract/errors'
import { foldText } from '@easel/contract/search-text'
import { type Clock, DAY_MS, MINUTE_MS } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Events } from '../../platform/events/events.ts'
import type { MakeId } from '../../platform/ids.ts'
import type { Logger } from '../../platform/logger.ts'
import { endSurely } from '../../platform/queue/end-surely.ts'
import { noteSurely } from '../../platform/queue/note-surely.ts'
import type { PaidJob } from '../../platform/queue/queue.table.ts'
import type { PutBack } from '../../platform/queue/queue-tasks.repository.ts'
import { type StopReason, untilAnswered } from '../../platform/queue/until-answered.ts'
import { createFileTrash } from '../../platform/storage/file-trash.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import {
  type DrawnOrder,
  type ImageProgress,
  type Imaging,
  type PictureOrder,
  sourceTypeOf,
} from '../imaging/index.ts'
import type { TaskEndings } from './end-task.ts'
import type { NewGeneration } from './generations.table.ts'
import { makeEdit } from './make-edit.ts'
import { aboutFile, markedFile } from './marks/mark-original.ts'
import type { Originals } from './originals.ts'
import { picturePath } from './picture-address.ts'
import type { WaitingPictures } from './queue/waiting-pictures.ts'
import { keysOf, referenceColumns, referencesOf } from './references/kept-references.ts'
import type { ReferencePictures } from './references/reference-pictures.ts'
import { requestedOf } from './requested-settings.ts'
import { createTasksRepository } from './tasks.repository.ts'
import type { ClaimedTask } from './tasks.table.ts'

/** Max attempts: one, and one after a failure that cost nothing. A process death or an overloaded provider does not count. */
const MAX_ATTEMPTS = 2

/** Milliseconds that a queued task waits after a rate limit without a retry-after. */
const RATE_LIMIT_MS = MINUTE_MS
/** Max retry-after that is followed: a task that waits for hours looks lost. */
const MAX_WAIT_MS = 15 * MINUTE_MS
/** Waits for a provider count as attempts only after this time in the queue. */
const WAITS_FREE_FOR_MS = DAY_MS

export type RunTaskDeps = {
  readonly database: Pick<Database, 'asUser'>
  readonly imaging: Pick<Imaging, 'draw' | 'drawBy' | 'edit' | 'redrawer' | 'repaint'>
  readonly storage: Storage
  readonly originals: Originals
  readonly waiting: Pick<WaitingPictures, 'isWaiting' | 'settle'>
  readonly references: ReferencePictures
  readonly endings: TaskEndings
  readonly events: Pick<Events, 'send'>
  readonly makeId: MakeId
  readonly clock: Clock
  readonly logger: Logger
  /** Identifies an account to vendors: see `ImageRequest.safetyIdentifier`. */
  readonly safetyIdentifierOf: (userId: string) => string
  readonly rateLimitMs?: number
  /** Max time of a paid call without a job id during shutdown, in milliseconds. */
  readonly lastCallMs: number
}

/** Fails rather than draw a picture that ignores the reference. */
const REFERENCE_GONE = 'The reference image is no longer kept. Add it again and generate anew.'

/** Wait before restarting a picture whose job could not be recorded, because the database was away or full. */
const UNNOTED_WAIT_MS = 5_000

/** Stops a drawing whose task was canceled or taken over. */
class LostTask extends Error {}

const EXTENSIONS = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/**
 * Runs one claimed task: draws, stores the file durably, then writes picture, allowance, task and events in one transaction. The lease token
 * guards that write, so a run that was taken over or canceled writes nothing; its file is set aside, because it may have been paid for.
 */
export function runTask(deps: RunTaskDeps): (task: ClaimedTask, signal: AbortSignal) => Promise<void> {
  const { database, references, endings, logger, rateLimitMs = RATE_LIMIT_MS, lastCallMs } = deps

  return async (task, signal) => {
    const run = { userId: task.user_id, id: task.id, token: task.lease_token }
    const asUser = <T>(work: Parameters<typeof database.asUser<T>>[1]) => database.asUser(run.userId, work)
    const putBack = (how: PutBack) =>
      asUser(async (tx) => {
        const tasks = createTasksRepository(tx)
        if (!(await tasks.putBack(run, how))) return
        await endings.tellTask(tx, run)
        await tasks.notify({ kind: 'work' })
      })
    const fail = async (failure: Parameters<TaskEndings['fail']>[2]) => {
      await asUser((tx) => endings.fail(tx, run, failure))
      await references.release(keysOf(task))
    }

    const patience = untilAnswered(signal, lastCallMs)
    let isUnnoted = false
    let job: PaidJob | undefined = task.vendor_job ?? undefined
    const onJob = async (noted: PaidJob) => {
      const note = () => asUser((tx) => createTasksRepository(tx).noteJob(run, noted))
      const isHeld = await noteSurely(note, signal).catch((error: unknown) => {
        isUnnoted = true
        throw error
      })
      if (!isHeld) throw new LostTask('the run has lost its task')
      job = noted
      patience.note(noted)
    }
    const drawn = await draw(deps, task, patience.signal, onJob)
      .catch(async (error: unknown) => {
        if (error instanceof LostTask) return
        if (!isUnnoted) throw error
        logger.error({ err: error, task: task.id }, 'a picture could not be begun')
        // The vendor was not called yet, or has canceled the job.
        const { message } = ERRORS.server_error
        if (task.attempts >= MAX_ATTEMPTS) await fail({ code: 'server_error', message, provider: 'none' })
        else await putBack({ counts: true, waitMs: UNNOTED_WAIT_MS })
      })
      .finally(patience.end)
    if (!drawn) return
    if (patience.signal.aborted && !drawn.ok) {
      // The next process resumes a job that has an id and fails a task whose paid call has none; neither is started again.
      if (signal.reason === ('shutdown' satisfies StopReason))
        await putBack({
          counts: false,
          keepsJob: job !== undefined && (job.job ?? drawn.mayBeOwed) !== undefined,
        })
      return
    }
    if (!drawn.ok) {
      const isLast = task.attempts >= MAX_ATTEMPTS
      // A person at the form is told to wait; a queued task waits by itself.
      const waitMs = waitAsked(drawn, rateLimitMs)
      if (task.source === 'queue' && waitMs !== undefined) {
        const counts = deps.clock.now().getTime() - task.created_at.getTime() > WAITS_FREE_FOR_MS
        return counts && isLast ? fail(drawn) : putBack({ counts, waitMs })
      }
      if (!isLast && drawn.mayRetry) return putBack({ counts: true })
      return fail(drawn)
    }
    let file: StoredFile
    try {
      file = await storePicture(deps, drawn.picture)
    } catch (error) {
      logger.error({ err: error, task: task.id }, 'a picture could not be stored')
      // The vendor still has the picture: it is fetched again without paying, once this worker may start something.
      if (job?.job !== undefined) return putBack({ counts: false, keepsJob: true })
      const { message } = ERRORS.server_error
      return fail({ code: 'server_error', message, provider: drawn.picture.provider })
    }
    const row = describe(deps, task, drawn, file)
    // If this throws or the commit may have succeeded, the file stays, and the sweep decides by the row.
    const end = await endSurely(() => asUser((tx) => endings.succeed(tx, run, row)), signal)
    if (end === 'lost') await createFileTrash(deps.storage).setAside(file.file_key, deps.clock.now())
    else await deps.waiting.settle(row)
  }
}

/** A stored file's columns and the picture's id. */
type StoredFile = Pick<NewGeneration, 'id' | 'file_key' | 'bytes' | 'sha256'>

/** Stores a picture durably, marked with how it was made; rejects when the storage fails. */
async function storePicture(
  { makeId, storage }: Pick<RunTaskDeps, 'makeId' | 'storage'>,
  picture: (DrawnOrder & { ok: true })['picture'],
): Promise<StoredFile> {
  const parts = markedFile(picture.image.bytes, sourceTypeOf(picture.provider))
  const id = makeId('gen')
  const fileKey = `images/${id}.${EXTENSIONS[picture.image.type]}`
  const [file] = await Promise.all([aboutFile(parts), storage.put(fileKey, parts)])
  return { id, file_key: fileKey, ...file }
}

/** Milliseconds to wait before asking the provider again; undefined when waiting would not help. */
function waitAsked(drawn: DrawnOrder & { ok: false }, rateLimitMs: number): number | undefined {
  const seconds = drawn.restSeconds ?? drawn.retryAfterSeconds
  if (seconds !== undefined) return Math.min(seconds * 1_000, MAX_WAIT_MS)
  return drawn.code === 'rate_limit' ? rateLimitMs : undefined
}

async function draw(
  deps: RunTaskDeps,
  task: ClaimedTask,
  signal: AbortSignal,
  onJob: (job: PaidJob) => Promise<void>,
): Promise<DrawnOrder> {
  const references = await deps.references.read(referencesOf(task))
  if (!references)
    return {
      ok: false,
      provider: 'none',
      code: 'generation_failed',
      message: REFERENCE_GONE,
      mayRetry: false,
    }
  const order: PictureOrder = {
    prompt: task.prompt,
    negativePrompt: task.negative_prompt,
    style: task.style,
    quality: task.quality,
    model: task.model,
    width: task.width,
    height: task.height,
    seed: task.seed,
    safetyIdentifier: deps.safetyIdentifierOf(task.user_id),
    ...(references.length > 0 ? { references } : {}),
    ...(task.is_transparent ? { isTransparent: true } : {}),
    ...(task.resolution ? { resolution: task.resolution } : {}),
    ...(task.reference_strength === null ? {} : { referenceStrength: task.reference_strength }),
  }
  const onProgress = ({ percent, preview }: ImageProgress) =>
    deps.events.send(task.user_id, 'task.progress', {
      taskId: task.id,
      requestKey: task.request_key,
      percent,
      ...(preview
        ? { preview: `data:${preview.type};base64,${Buffer.from(preview.bytes).toString('base64')}` }
        : {}),
    })
  // Tells the page the task's id, so that it can cancel, even if the provider reports no progress.
  onProgress({ percent: 0 })
  const call = { signal, onProgress, onJob, ...(task.vendor_job ? { resume: task.vendor_job } : {}) }
  return task.edit ? makeEdit(deps, task.edit, order, call) : deps.imaging.draw(task.function, order, call)
}

function describe(
  deps: RunTaskDeps,
  task: ClaimedTask,
  drawn: DrawnOrder & { ok: true },
  file: StoredFile,
): NewGeneration {
  const { picture, costUsd } = drawn
  return {
    ...file,
    waits_for_storage: deps.waiting.isWaiting(file.file_key),
    user_id: task.user_id,
    prompt: task.prompt,
    negative_prompt: task.negative_prompt,
    style: task.style,
    quality: task.quality,
    // For larger sizes the vendor decides the dimensions.
    width: task.resolution ? picture.actual.width : task.width,
    height: task.resolution ? picture.actual.height : task.height,
    seed: picture.seed,
    image_url: picturePath(file.id, EXTENSIONS[picture.image.type]),
    is_public: false,
    created_at: deps.clock.now(),
    provider: picture.provider,
    model: picture.model,
    read_as: [...picture.readAs],
    placed: [...(picture.placed ?? [])],
    unknown_words: [...picture.unknownWords],
    media_type: picture.image.type,
    search_text: foldText(task.prompt),
    subjects: JSON.stringify(picture.subjects ?? []),
    parent_id: task.parent_id,
    relation: task.relation,
    ...referenceColumns(referencesOf(task)),
    cost: costUsd,
    requested: requestedOf(task, drawn),
  }
}
