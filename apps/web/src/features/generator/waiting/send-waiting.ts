import type { ErrorCode } from '@easel/contract/errors'
import { sizeOf } from '@easel/contract/pictures'
import { addToQueue } from '@easel/contract/queue'
import type { QueryClient } from '@tanstack/react-query'
import { toApiError } from '#web/shared/api/api-error.ts'
import type { Client } from '#web/shared/api/client.ts'
import { recheckLimits } from '#web/shared/data/limits.queries.ts'
import { applyTaskChanged } from '#web/shared/data/queue/queue.queries.ts'
import { siteName } from '#web/shared/lib/site-base.ts'
import { siteLocks } from '#web/shared/lib/site-data.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { confirmBatch, openBatch } from '../stage/stage.store.ts'
import {
  forgetPress,
  keepPress,
  readPresses,
  useWaitingPresses,
  type WaitingPress,
} from './waiting-presses.store.ts'

const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 60_000
const LOCK = 'easel.presses'
/** Failures that may pass. */
const PASSING: ReadonlySet<ErrorCode> = new Set([
  'network_error',
  'timeout',
  'server_error',
  'unavailable',
  'rate_limit',
  'auth_required',
])

/**
 * Sends what was requested offline, from whichever page is open when the network returns. Tabs take turns, and the server recognizes repeated
 * presses by their key. Returns a stop function.
 */
export function startSendingPresses(client: Client, cache: QueryClient): () => void {
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSending = false
  /** Something was added while others were being sent. */
  let isMoreWanted = false

  function userId(): string | null {
    const session = client.auth.state()
    return session.status === 'signed-in' ? session.user.id : null
  }

  async function attempt(): Promise<void> {
    isMoreWanted = true
    if (isSending || !navigator.onLine || userId() === null) return
    clearTimeout(timer)
    isSending = true
    try {
      let isOver = true
      while (isOver && isMoreWanted) {
        isMoreWanted = false
        isOver = await inTurn(sendAll)
      }
      if (isOver) pauseMs = FIRST_PAUSE_MS
      else {
        timer = setTimeout(look, pauseMs)
        pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)
      }
    } finally {
      isSending = false
    }
  }

  /** False when something must be retried. */
  async function sendAll(): Promise<boolean> {
    let sent = 0
    let isOver = true
    for (const press of await readPresses()) {
      if (press.userId !== userId() || press.refusal !== null) continue
      const outcome = await send(press)
      if (outcome === 'later') {
        isOver = false
        break
      }
      if (outcome === 'sent') sent += press.request.count
    }
    if (sent > 0) {
      recheckLimits(cache)
      notify.success({
        title: 'You are back online',
        message: `${countText(sent, 'picture')} added to the queue`,
      })
    }
    return isOver
  }

  async function send(press: WaitingPress): Promise<'sent' | 'refused' | 'later'> {
    const { request } = press
    try {
      const { tasks } = await client.data.call(addToQueue, { body: request }, { idempotencyKey: press.id })
      for (const task of tasks) applyTaskChanged(cache, { task })
      await forgetPress(press.id)
      const taskIds = tasks.map(({ id }) => id)
      const { width, height } = { ...sizeOf(request.aspect_ratio), ...request }
      openBatch({ taskIds, width, height, startedAt: Date.now() })
      confirmBatch(taskIds)
      return 'sent'
    } catch (thrown) {
      const { code, message } = toApiError(thrown)
      if (PASSING.has(code)) return 'later'
      // It stays listed with the reason.
      await keepPress({ ...press, refusal: message })
      notify.warning({ title: 'Not sent', message })
      return 'refused'
    }
  }

  const look = () => void attempt()
  const stopFollowing = [
    client.auth.onAuthStateChange(look),
    useWaitingPresses.subscribe(({ presses }, before) => {
      const waited = (id: string) => before.presses.some((other) => other.id === id && other.refusal === null)
      if (presses.some(({ id, refusal }) => refusal === null && !waited(id))) look()
    }),
  ]
  window.addEventListener('online', look)
  void readPresses()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', look)
    for (const stop of stopFollowing) stop()
  }
}

/** One tab at a time; without locks the server recognizes repeats. */
function inTurn(work: () => Promise<boolean>): Promise<boolean> {
  const locks = siteLocks()
  return locks ? locks.request(siteName(LOCK), work) : work()
}
