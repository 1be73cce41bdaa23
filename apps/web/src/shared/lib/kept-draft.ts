/** Local storage key of the generator's draft. */
export const DRAFT_KEY = 'generator_draft'

/** Whether a draft was kept here: enough to know that the generator is wanted as it was left, before its program is loaded. */
export function hasKeptDraft(): boolean {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null
  } catch {
    return false
  }
}
