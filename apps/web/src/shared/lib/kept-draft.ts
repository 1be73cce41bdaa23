import { keptStorage } from './site-data.ts'
/** Local storage keys of unfinished forms. */
export const DRAFT_KEYS = {
  generator: 'generator_draft',
  lettering: 'easel.lettering',
  audio: 'easel.audio-draft',
} as const

/** Keys of other typed text, which no page looks for before its program is loaded. */
export const TYPED_KEYS = {
  prompts: 'prompt_history',
  speech: 'easel.speech-draft',
  advanced: 'advanced_drafts',
  import: 'easel.unfinished-import',
} as const

/** The database for drafts too large for local storage. */
export const DRAFT_DATABASE = 'easel'

/** Whether a draft was kept, known before the form's program is loaded. */
export function hasKeptDraft(): boolean {
  return Object.values(DRAFT_KEYS).some((name) => keptStorage.getItem(name) !== null)
}
