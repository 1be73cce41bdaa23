import { create } from 'zustand'
import type { QueueRequest } from '#web/shared/data/queue/queue-actions.ts'
import { withDraftStore } from '#web/shared/lib/draft-database.ts'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { openSiteChannel } from '#web/shared/lib/site-data.ts'

/** A press of Generate that could not be sent yet. */
export type WaitingPress = {
  /** Idempotency key of the request: however often it is sent, it is carried out once. */
  readonly id: string
  /** Who pressed: no one else's session sends it. */
  readonly userId: string
  readonly request: QueueRequest
  /** Milliseconds since 1970. */
  readonly pressedAt: number
  /** Why the server refused it; null while it waits to be sent. */
  readonly refusal: string | null
}

type WaitingPresses = {
  /** The oldest first. */
  readonly presses: readonly WaitingPress[]
  /** Ids of those that the database has not taken, not yet or not at all: only this page knows them. */
  readonly notWritten: ReadonlySet<string>
}

/** Of one person at most: each may carry reference images. */
export const MAX_WAITING = 20

/** Presses made without a network, kept across pages, reloads and tabs until the app has sent them. */
export const useWaitingPresses = create<WaitingPresses>(() => ({ presses: [], notWritten: new Set() }))
forgetOnLeaving(useWaitingPresses)

/** Tells the other tabs that what is kept is different. */
const channel = openSiteChannel('easel.presses')
channel?.addEventListener('message', () => void readPresses())

/** Reads what is kept; what the database does not have stays as this page knows it. */
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

/** Keeps a press, also in place of the same one before. */
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

/** What is off the list is off the disk, too: a reload must not bring it back. */
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
