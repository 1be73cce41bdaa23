import { keptStorage } from './site-data.ts'
/** Local storage keys of what people left on a bench. */
export const DRAFT_KEYS = {
  generator: 'generator_draft',
  lettering: 'easel.lettering',
  audio: 'easel.audio-draft',
} as const

/** Keys of what else people typed; no page looks for it before its program is loaded. */
export const TYPED_KEYS = {
  prompts: 'prompt_history',
  speech: 'easel.speech-draft',
  advanced: 'advanced_drafts',
  import: 'easel.unfinished-import',
} as const

/** The database of a draft that is too large for local storage. */
export const DRAFT_DATABASE = 'easel'

/** Whether a draft was kept here: enough to know that a bench is wanted as it was left, before its program is loaded. */
export function hasKeptDraft(): boolean {
  return Object.values(DRAFT_KEYS).some((name) => keptStorage.getItem(name) !== null)
}
