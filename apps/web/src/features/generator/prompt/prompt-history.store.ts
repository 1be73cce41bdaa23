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
  readonly cleared: readonly PromptHistoryEntry[]
  readonly load: () => void
  readonly add: (prompt: string, style: string, quality: Quality) => void
  readonly clear: () => void
  /** Brings back what was last cleared, below prompts used since. */
  readonly undoClear: () => void
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
  clear: () => set(() => ({ cleared: parsePromptHistory(readStorage()), ...keep([]) })),
  undoClear: () =>
    set(({ cleared }) => {
      const newer = parsePromptHistory(readStorage())
      const others = cleared.filter(({ prompt }) => newer.every((entry) => entry.prompt !== prompt))
      return { cleared: [], ...keep([...newer, ...others].slice(0, LIMITS.promptHistoryEntries)) }
    }),
}))
forgetOnLeaving(usePromptHistory)

function keep(entries: readonly PromptHistoryEntry[]) {
  keptStorage.setItem(PROMPT_HISTORY_KEY, JSON.stringify(entries))
  return { entries }
}

const readStorage = () => keptStorage.getItem(PROMPT_HISTORY_KEY)
