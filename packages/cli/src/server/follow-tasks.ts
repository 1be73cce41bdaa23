import { setTimeout as pause } from 'node:timers/promises'
import { EVENTS, READY_EVENT, RESYNC_EVENT, TRANSIENT_EVENTS } from '@easel/contract/events'
import { cancelTask, getQueue, type QueueTask } from '@easel/contract/queue'
import { type EventSourceMessage, EventSourceParserStream } from 'eventsource-parser/stream'
import { CommandError } from '../exit-codes.ts'
import { type Server, toFailure } from './server.ts'
import { watchForSilence } from './silence-watch.ts'

/** Delay before a broken stream is opened again. */
const RECONNECT_MS = 1_000
/** Max streams that break in a row before the server counts as unreachable. */
const MAX_BREAKS = 10
/** The server writes every few seconds; a stream silent for this long is dead. */
const SILENCE_MS = 30_000
const CANCEL_TIMEOUT_MS = 5_000

export type Progress = {
  /** 0 … 100 for each picture, in the order of the ids. */
  readonly percents: readonly number[]
}

/**
 * Waits until these tasks of the queue have ended, and returns them in order. Changes arrive on the event stream; the queue itself is read once
 * each time the stream opens.
 */
export async function followTasks(
  server: Server,
  ids: readonly string[],
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (progress: Progress) => void },
): Promise<readonly QueueTask[]> {
  const tasks = new Map<string, QueueTask>()
  const percents = new Map(ids.map((id) => [id, 0]))
  let after: string | undefined
  let breaks = 0

  const tell = () => onProgress({ percents: ids.map((id) => percents.get(id) ?? 0) })
  const note = (task: QueueTask) => {
    if (!ids.includes(task.id) || (tasks.get(task.id)?.revision ?? -1) > task.revision) return
    tasks.set(task.id, task)
    if (hasEnded(task)) percents.set(task.id, 100)
    tell()
  }
  const areAllDone = () => ids.every((id) => hasEnded(tasks.get(id)))

  function take({ event, id, data }: EventSourceMessage): void {
    if (id !== undefined) after = id
    if (event === 'task.changed') note(EVENTS['task.changed'].parse(JSON.parse(data)).task)
    if (event === 'task.progress') {
      const { taskId, percent } = TRANSIENT_EVENTS['task.progress'].parse(JSON.parse(data))
      if (!percents.has(taskId)) return
      percents.set(taskId, percent)
      tell()
    }
    if (event === 'task.removed') {
      const gone = EVENTS['task.removed'].parse(JSON.parse(data)).ids
      if (ids.some((one) => gone.includes(one) && !hasEnded(tasks.get(one)))) throw removed()
    }
  }

  for (;;) {
    const watch = watchForSilence(SILENCE_MS, signal)
    try {
      const response = await server.events(after, watch.signal)
      for (const task of await readTasks(server, ids, signal)) note(task)
      if (areAllDone()) break
      const messages = watch
        .listen(response)
        .pipeThrough(new TextDecoderStream())
        .pipeThrough(new EventSourceParserStream())
      for await (const message of messages) {
        breaks = 0
        if (message.event === RESYNC_EVENT || message.event === READY_EVENT) after = message.id
        else take(message)
        if (areAllDone()) break
      }
      if (areAllDone()) break
    } catch (error) {
      signal.throwIfAborted()
      const failure = toFailure(error, server.address)
      // A refusal ends the command; a stream that broke or went silent is opened again.
      const isRefused = failure instanceof CommandError && !isAway(failure)
      if (isRefused || ++breaks >= MAX_BREAKS) throw failure
    } finally {
      watch.stop()
    }
    await pause(RECONNECT_MS, undefined, { signal })
  }
  return ids.map((id) => tasks.get(id) ?? never(id))
}

/** Whether the server or its database was unreachable, which says nothing about the request itself. */
export function isAway({ code }: CommandError): boolean {
  return code === 'network_error' || code === 'timeout' || code === 'unavailable'
}

function hasEnded(task: QueueTask | undefined): boolean {
  return task?.status === 'done' || task?.status === 'error'
}

/** Reads the current state of these tasks. */
export async function readTasks(
  server: Server,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<QueueTask[]> {
  const found: QueueTask[] = []
  let cursor: string | undefined
  do {
    const page = await server.call(getQueue, { query: { cursor } }, { signal })
    found.push(...page.tasks.filter(({ id }) => ids.includes(id)))
    cursor = page.nextCursor ?? undefined
  } while (cursor !== undefined && found.length < ids.length)
  if (found.length < ids.length) throw removed()
  return found
}

function removed(): CommandError {
  return new CommandError(
    'cancelled',
    'The pictures were taken out of the queue. What was made is in the library.',
  )
}

function never(id: string): never {
  throw new Error(`the task ${id} ended unseen`)
}

/** Cancels the tasks that have not ended; finished pictures stay. */
export async function cancelTasks(server: Server, ids: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(CANCEL_TIMEOUT_MS)
  await Promise.allSettled(ids.map((id) => server.call(cancelTask, { params: { id } }, { signal })))
}
