import { LIMITS } from '@easel/contract/limits'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { DRAFT_KEYS } from '#web/shared/lib/kept-draft.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'

/** The form as typed, stored in the browser, so that signing in or reloading loses nothing. */
export type AudioDraft = {
  /** The open form. */
  readonly kind: 'sound' | 'speech'
  readonly prompt: string
  readonly seconds: string
  /** Empty: as the prompt says. */
  readonly mood: string
  /** Empty: as the prompt says. */
  readonly bpm: string
  /** Empty: random. */
  readonly seed: string
  readonly isLoop: boolean
}

type AudioDraftState = AudioDraft & { readonly change: (change: Partial<AudioDraft>) => void }

export const useAudioDraft = create<AudioDraftState>()(
  persist(
    (set) => ({
      kind: 'sound',
      prompt: '',
      seconds: String(LIMITS.audioSeconds.default),
      mood: '',
      bpm: '',
      seed: '',
      isLoop: false,
      change: set,
    }),
    { name: DRAFT_KEYS.audio, storage: createJSONStorage(() => keptStorage), skipHydration: true },
  ),
)
forgetOnLeaving(useAudioDraft)
