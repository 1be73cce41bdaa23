import { create } from 'zustand'
import type { QueueRequest } from '#web/shared/data/queue/queue-actions.ts'
import { withDraftStore } from '#web/shared/lib/draft-database.ts'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { openSiteChannel } from '#web/shared/lib/site-data.ts'

/** A press of Generate that could not be sent yet. */
export type WaitingPress = {
  /** Idempotency key: however often it is sent, it is carried out once. */
  readonly id: string
  /** The user who pressed: no one else's session sends it. */
  readonly userId: string
  readonly request: QueueRequest
  /** Epoch milliseconds. */
  readonly pressedAt: number
  /** Why the server refused it; null while it waits. */
  readonly refusal: string | null
}

type WaitingPresses = {
  /** Oldest first. */
  readonly presses: readonly WaitingPress[]
  /** Ids not in the database (yet), known only to this page. */
  readonly notWritten: ReadonlySet<string>
}

/** Max for one person: each may contain reference images. */
export const MAX_WAITING = 20

/** Presses made offline, kept across pages, reloads and tabs until they are sent. */
export const useWaitingPresses = create<WaitingPresses>(() => ({ presses: [], notWritten: new Set() }))
forgetOnLeaving(useWaitingPresses)

/** Tells other tabs about a change. */
const channel = openSiteChannel('easel.presses')
channel?.addEventListener('message', () => void readPresses())

/** Reads what is stored; presses missing from the database stay as known here. */
export async function readPresses(): Promise<readonly WaitingPress[]> {
  const kept = await withDraftStore('presses', 'readonly', (store) => store.getAll())
  if (Array.isArray(kept))
    useWaitingPresses.setState(({ presses, notWritten }) => ({
      presses: [
        ...kept.filter((press) => isPress(press) && !notWritten.has(press.id)),
        ...presses.filter(({ id }) => notWritten.has(id)),
      ].sort((left, right) => left.pressedAt - right.pressedAt),
    }))
  return useWaitingPresses.getState().presses
}

/** Stores a press, replacing an identical one. */
export async function keepPress(press: WaitingPress): Promise<void> {
  useWaitingPresses.setState(({ presses, notWritten }) => ({
    presses: presses.some(({ id }) => id === press.id)
      ? presses.map((other) => (other.id === press.id ? press : other))
      : [...presses, press],
    notWritten: new Set([...notWritten, press.id]),
  }))
  const key = await withDraftStore('presses', 'readwrite', (store) => store.put(press, press.id))
  if (key !== undefined && useWaitingPresses.getState().presses.includes(press)) noteWritten(press.id)
  channel?.postMessage(null)
}

/** Removed from disk as well, so that a reload does not restore it. */
export async function forgetPress(id: string): Promise<void> {
  await withDraftStore('presses', 'readwrite', (store) => store.delete(id))
  useWaitingPresses.setState(({ presses }) => ({ presses: presses.filter((press) => press.id !== id) }))
  noteWritten(id)
  channel?.postMessage(null)
}

function noteWritten(id: string): void {
  useWaitingPresses.setState(({ notWritten }) => ({
    notWritten: new Set([...notWritten].filter((other) => other !== id)),
  }))
}

function isPress(value: unknown): value is WaitingPress {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'userId' in value &&
    'request' in value &&
    'pressedAt' in value &&
    typeof value.pressedAt === 'number'
  )
}
