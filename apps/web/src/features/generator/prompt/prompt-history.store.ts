import { LIMITS } from '@easel/contract/limits'
import type { Quality } from '@easel/contract/pictures'
import { create } from 'zustand'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { TYPED_KEYS } from '#web/shared/lib/kept-draft.ts'
import { newId } from '#web/shared/lib/new-id.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'

export type PromptHistoryEntry = {
  readonly id: string
  readonly prompt: string
  /** Epoch milliseconds. */
  readonly timestamp: number
  readonly style: string
  readonly quality: Quality
}

/** Local storage key; the value is a plain array. */
export const PROMPT_HISTORY_KEY = TYPED_KEYS.prompts

/** Newest first; blanks are ignored, exact duplicates move to the front, 20 are kept. */
function withPrompt(
  entries: readonly PromptHistoryEntry[],
  entry: PromptHistoryEntry,
): readonly PromptHistoryEntry[] {
  const prompt = entry.prompt.trim()
  if (!prompt) return entries
  const others = entries.filter((old) => old.prompt.trim() !== prompt)
  return [{ ...entry, prompt }, ...others].slice(0, LIMITS.promptHistoryEntries)
}

export function parsePromptHistory(text: string | null): readonly PromptHistoryEntry[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isEntry).slice(0, LIMITS.promptHistoryEntries) : []
  } catch {
    return []
  }
}

function isEntry(value: unknown): value is PromptHistoryEntry {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    'prompt' in value &&
    'timestamp' in value &&
    typeof value.timestamp === 'number' &&
    typeof value.id === 'string' &&
    typeof value.prompt === 'string'
  )
}

type PromptHistoryState = {
  readonly entries: readonly PromptHistoryEntry[]
  /** What each Clear took, until it is undone or the person signs out. */
  readonly cleared: readonly (readonly PromptHistoryEntry[])[]
  readonly load: () => void
  readonly add: (prompt: string, style: string, quality: Quality) => void
  /** Returns what brings these entries back, each at its time. */
  readonly clear: () => () => void
}

export const usePromptHistory = create<PromptHistoryState>((set) => ({
  entries: [],
  cleared: [],
  load: () => set({ entries: parsePromptHistory(readStorage()) }),
  add: (prompt, style, quality) =>
    set(() => {
      const entry = { id: newId(), prompt, timestamp: Date.now(), style, quality }
      // Reread, so that two tabs do not overwrite each other.
      return keep(withPrompt(parsePromptHistory(readStorage()), entry))
    }),
  clear: () => {
    const taken = parsePromptHistory(readStorage())
    set(({ cleared }) => ({ cleared: [...cleared, taken], ...keep([]) }))
    return () =>
      set((state) => {
        // The notice outlives signing out, and the next person may press its Undo.
        if (!state.cleared.includes(taken)) return state
        const present = parsePromptHistory(readStorage())
        const missing = taken.filter(({ prompt }) => present.every((entry) => entry.prompt !== prompt))
        const entries = [...present, ...missing].toSorted((one, other) => other.timestamp - one.timestamp)
        return {
          cleared: state.cleared.filter((one) => one !== taken),
          ...keep(entries.slice(0, LIMITS.promptHistoryEntries)),
        }
      })
  },
}))
forgetOnLeaving(usePromptHistory)

function keep(entries: readonly PromptHistoryEntry[]) {
  keptStorage.setItem(PROMPT_HISTORY_KEY, JSON.stringify(entries))
  return { entries }
}

const readStorage = () => keptStorage.getItem(PROMPT_HISTORY_KEY)
