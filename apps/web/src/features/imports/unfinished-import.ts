import { create } from 'zustand'
import { TYPED_KEYS } from '#web/shared/lib/kept-draft.ts'
import { siteName } from '#web/shared/lib/site-base.ts'
import { keptStorage, siteLocks } from '#web/shared/lib/site-data.ts'

/** An import that ended early: its page was closed, or the network stayed away. */
export type UnfinishedImport = {
  readonly userId: string
  /** Chosen folder or file; null for several files. */
  readonly name: string | null
  /** Number of pictures done. */
  readonly done: number
}

const LOCK = 'easel.import'

/** The import that the library offers to continue. */
export const useUnfinishedImport = create<{ readonly found: UnfinishedImport | null }>(() => ({
  found: null,
}))

export function noteImport(note: UnfinishedImport): void {
  keptStorage.setItem(TYPED_KEYS.import, JSON.stringify(note))
}

export function forgetUnfinished(): void {
  keptStorage.removeItem(TYPED_KEYS.import)
  useUnfinishedImport.setState({ found: null })
}

/** While it runs, in any tab, no page treats it as ended. */
export function holdImport(work: () => Promise<void>): Promise<void> {
  const locks = siteLocks()
  return locks ? locks.request(siteName(LOCK), { mode: 'shared' }, work) : work()
}

export async function lookForUnfinished(userId: string | null): Promise<void> {
  const note = readNote(keptStorage.getItem(TYPED_KEYS.import))
  const held = (await siteLocks()?.query())?.held ?? []
  const isRunning = held.some(({ name }) => name === siteName(LOCK))
  useUnfinishedImport.setState({ found: note?.userId === userId && !isRunning ? note : null })
}

function readNote(text: string | null): UnfinishedImport | null {
  try {
    const note: unknown = JSON.parse(text ?? 'null')
    return isNote(note) ? note : null
  } catch {
    return null
  }
}

function isNote(value: unknown): value is UnfinishedImport {
  if (typeof value !== 'object' || value === null) return false
  const { userId, name, done } = value as Record<keyof UnfinishedImport, unknown>
  return typeof userId === 'string' && (name === null || typeof name === 'string') && typeof done === 'number'
}
