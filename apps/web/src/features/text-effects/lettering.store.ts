import { type LetteringSettings, letteringSettingsSchema } from '@easel/contract/lettering'
import { type TextEffect, type TextEffectId, textEffect } from '@easel/contract/text-effects'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { DRAFT_KEYS } from '#web/shared/lib/kept-draft.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'
import { FIRST_LETTERING } from './first-lettering.ts'

type LetteringState = {
  readonly settings: LetteringSettings
  readonly change: (changes: Partial<LetteringSettings>) => void
  /** Applies the effect's colors, and its background if the previous one's was unchanged. */
  readonly chooseEffect: (id: TextEffectId) => void
}

/** The lettering draft. It survives a reload, even if its text is too long to draw. */
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
      storage: createJSONStorage(() => keptStorage),
      skipHydration: true,
      partialize: ({ settings }) => ({ settings }),
      // A draft of another version is kept as far as it is valid.
      merge: (kept, current) => ({ ...current, settings: readDraft(kept, current.settings) }),
    },
  ),
)
forgetOnLeaving(useLetteringStore)

function withEffect(settings: LetteringSettings, effect: TextEffectId): LetteringSettings {
  const before = textEffect(settings.effect).backdrop
  const after = textEffect(effect).backdrop
  return { ...settings, effect, colours: [], background: groundOf(settings.background, before, after) }
}

type Ground = LetteringSettings['background']
type Backdrop = TextEffect['backdrop']

/** A background in the effect's own colors changes with the effect; a chosen one stays. */
function groundOf(ground: Ground, before: Backdrop, after: Backdrop): Ground {
  if (ground.kind === 'colour' && ground.colour === before[0]) return { ...ground, colour: after[0] }
  if (ground.kind === 'gradient' && ground.from === before[0] && ground.to === before[1])
    return { ...ground, from: after[0], to: after[1] }
  return ground
}

function readDraft(kept: unknown, fallback: LetteringSettings): LetteringSettings {
  const draft = (kept as { settings?: LetteringSettings } | undefined)?.settings
  if (!draft || typeof draft.text !== 'string') return fallback
  const { text } = draft
  const rest = letteringSettingsSchema.safeParse({ ...draft, text: 'a' })
  return rest.success ? { ...rest.data, text } : { ...fallback, text }
}

/** The effect's current colors. */
export function colorsInUse({ effect, colours }: LetteringSettings): { label: string; value: string }[] {
  return textEffect(effect).colors.map((slot, index) => ({ ...slot, value: colours[index] ?? slot.value }))
}
