import { type LetteringSettings, letteringSettingsSchema, startingSettings } from '@easel/contract/lettering'
import { type TextEffectId, textEffect } from '@easel/contract/text-effects'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { DRAFT_KEYS } from '#web/shared/lib/kept-draft.ts'
import { FIRST_LETTERING } from './first-lettering.ts'

type LetteringState = {
  readonly settings: LetteringSettings
  readonly change: (changes: Partial<LetteringSettings>) => void
  /** Takes the effect's own colours, and its ground where the last effect's was left as it came. */
  readonly chooseEffect: (id: TextEffectId) => void
}

/** What is being lettered. It outlives a reload, also a text that is too long to be drawn. */
export const useLetteringStore = create<LetteringState>()(
  persist(
    (set) => ({
      settings: FIRST_LETTERING,
      change: (changes) => set(({ settings }) => ({ settings: { ...settings, ...changes } })),
      chooseEffect: (id) => set(({ settings }) => ({ settings: withEffect(settings, id) })),
    }),
    {
      name: DRAFT_KEYS.lettering,
      version: 1,
      storage: createJSONStorage(() => localStorage),
      skipHydration: true,
      partialize: ({ settings }) => ({ settings }),
      // A draft of another version of the page is kept as far as it still means something.
      merge: (kept, current) => ({ ...current, settings: readDraft(kept, current.settings) }),
    },
  ),
)

function withEffect(settings: LetteringSettings, effect: TextEffectId): LetteringSettings {
  const { background } = settings
  const own = startingSettings(settings.effect, '').background
  const isOwn = JSON.stringify(background) === JSON.stringify(own)
  const next = startingSettings(effect, '').background
  return { ...settings, effect, colours: [], background: isOwn ? next : background }
}

function readDraft(kept: unknown, fallback: LetteringSettings): LetteringSettings {
  const draft = (kept as { settings?: LetteringSettings } | undefined)?.settings
  if (!draft || typeof draft.text !== 'string') return fallback
  const { text } = draft
  const rest = letteringSettingsSchema.safeParse({ ...draft, text: 'a' })
  return rest.success ? { ...rest.data, text } : { ...fallback, text }
}

/** The effect's colours as they are drawn now. */
export function coloursInUse({ effect, colours }: LetteringSettings): { label: string; value: string }[] {
  return textEffect(effect).colours.map((slot, index) => ({ ...slot, value: colours[index] ?? slot.value }))
}
