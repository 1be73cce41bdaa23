/** Local storage keys of what people left on a bench. */
export const DRAFT_KEYS = {
  generator: 'generator_draft',
  lettering: 'easel.lettering',
  audio: 'easel.audio-draft',
} as const

/** Whether a draft was kept here: enough to know that a bench is wanted as it was left, before its program is loaded. */
export function hasKeptDraft(): boolean {
  try {
    return Object.values(DRAFT_KEYS).some((key) => localStorage.getItem(key) !== null)
  } catch {
    return false
  }
}
