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
  /** Takes the effect's own colors, and its ground where the last effect's was left as it came. */
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
      storage: createJSONStorage(() => keptStorage),
      skipHydration: true,
      partialize: ({ settings }) => ({ settings }),
      // A draft of another version of the page is kept as far as it still means something.
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

/** A ground in the effect's own colors gives way to the next effect's; one that the person chose stays. */
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

/** The effect's colors as they are drawn now. */
export function colorsInUse({ effect, colours }: LetteringSettings): { label: string; value: string }[] {
  return textEffect(effect).colors.map((slot, index) => ({ ...slot, value: colours[index] ?? slot.value }))
}
