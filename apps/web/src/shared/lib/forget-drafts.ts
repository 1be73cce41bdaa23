import { DRAFT_DATABASE, DRAFT_KEYS, TYPED_KEYS } from './kept-draft.ts'
import { siteName } from './site-base.ts'
import { type KeptChange, keptStorage, siteDatabases } from './site-data.ts'

type Draft<State> = {
  readonly getInitialState: () => State
  readonly setState: (state: State, replace: true) => void
}

/** Written to notify other tabs, and removed at once. */
const LEFT_KEY = 'easel.left'
const KEYS = [...Object.values(DRAFT_KEYS), ...Object.values(TYPED_KEYS)]
const clearings: (() => void)[] = []

/** Deletes drafts, so that the next person on this machine does not find them. A session that merely expires keeps them. */
export function forgetOnLeaving<State>(draft: Draft<State>): void {
  clearings.push(() => draft.setState(draft.getInitialState(), true))
}

/** The user signs out on purpose: drafts are deleted in all tabs. */
export function forgetDrafts(): void {
  clear()
  keptStorage.setItem(LEFT_KEY, '1')
  keptStorage.removeItem(LEFT_KEY)
}

/** Follows a sign-out in another tab. */
export function followLeaving({ name, value }: KeptChange): void {
  if (name === LEFT_KEY && value) clear()
}

function clear() {
  for (const empty of clearings) empty()
  // Last, because clearing a draft writes that to storage.
  for (const name of KEYS) keptStorage.removeItem(name)
  try {
    siteDatabases()?.deleteDatabase(siteName(DRAFT_DATABASE))
  } catch {
    // Without databases nothing was stored.
  }
}
