import { LIMITS } from '@easel/contract/limits'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { TYPED_KEYS } from '#web/shared/lib/kept-draft.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'

/** Text and voice as entered, stored in the browser, so that signing in or reloading loses nothing. */
type SpeechDraft = {
  readonly text: string
  /** `id` of a voice; if it no longer exists, the first is used. */
  readonly voice: string
  readonly speed: number
}

type SpeechDraftState = SpeechDraft & { readonly change: (change: Partial<SpeechDraft>) => void }

export const useSpeechDraft = create<SpeechDraftState>()(
  persist((set) => ({ text: '', voice: '', speed: LIMITS.speechSpeed.default, change: set }), {
    name: TYPED_KEYS.speech,
    storage: createJSONStorage(() => keptStorage),
    skipHydration: true,
  }),
)
forgetOnLeaving(useSpeechDraft)
