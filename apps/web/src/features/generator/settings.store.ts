import type { Background } from '@easel/contract/fields'
import { LIMITS } from '@easel/contract/limits'
import { sidesOf } from '@easel/contract/models/custom-sizes'
import {
  type AspectRatio,
  closestRatio,
  type Quality,
  type Resolution,
  sizeOf,
} from '@easel/contract/pictures'
import type { Preferences } from '@easel/contract/preferences'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { Generation } from '#web/shared/data/generation.ts'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { DRAFT_KEYS } from '#web/shared/lib/kept-draft.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'
import type { ReferenceStrength } from './reference/reference-strength.ts'

export type Settings = {
  readonly prompt: string
  readonly negativePrompt: string
  readonly style: string
  readonly aspectRatio: AspectRatio
  readonly quality: Quality
  /** Chosen model with its LoRAs; empty lets the quality choose. */
  readonly model: string
  /** Pixels of the ratio, or as typed with `isCustomSize`: 0 for an empty field. */
  readonly width: number
  readonly height: number
  /** Whether it is a custom size; the ratio is then the nearest, for models without that size. */
  readonly isCustomSize: boolean
  /** As typed; empty means random. */
  readonly seed: string
  /** Variation number; 0 is the seed's picture itself. Reset when any other setting of the picture changes. */
  readonly variation: number
  /** Reference strength. */
  readonly referenceStrength: ReferenceStrength
  readonly background: Background
  /** Resolution; larger ones if the model has them. */
  readonly resolution: Resolution
  /** The public picture that the draft started from; empty for none. Cleared with the prompt. */
  readonly remixOf: string
  readonly batchMode: boolean
  readonly batchCount: number
}

/** Fields set by preferences: on load, and whenever a preference changes. */
type Defaulted = 'style' | 'quality' | 'aspectRatio'
/** `size`: a custom size instead of the ratio's; missing in older drafts. */
type FormDefaults = Pick<Settings, Defaulted> & { readonly size?: string | null }

type SettingsState = Settings & {
  /** Newest first: pictures that arrived since the page was opened. */
  readonly generations: readonly Generation[]
  /** Fields that the person changed since their preference last did. */
  readonly chosen: readonly Defaulted[]
  /** Last applied preferences; null before the first time. */
  readonly applied: FormDefaults | null
  readonly change: (changes: Partial<Settings>) => void
  readonly addGeneration: (generation: Generation) => void
  /** Updates existing pictures; adds none. */
  readonly mapGenerations: (change: (generation: Generation) => Generation) => void
  readonly removeGeneration: (id: string) => void
  readonly applyPreferences: (preferences: Preferences) => void
  readonly reset: () => void
}

export const DEFAULT_SETTINGS: Settings = {
  prompt: '',
  negativePrompt: '',
  style: 'photorealistic',
  aspectRatio: '1:1',
  quality: 'standard',
  model: '',
  width: 1024,
  height: 1024,
  isCustomSize: false,
  seed: '',
  variation: 0,
  referenceStrength: 'auto',
  background: 'opaque',
  resolution: 'standard',
  remixOf: '',
  batchMode: false,
  batchCount: LIMITS.batchCount.default,
}

/** Settings whose change would make a variation belong to another picture. */
const MAKING: readonly (keyof Settings)[] = [
  'prompt',
  'negativePrompt',
  'style',
  'quality',
  'model',
  'aspectRatio',
  'width',
  'height',
  'seed',
]
/** Max pictures kept here; the history has all. */
const BENCH = 50
const DEFAULTED: readonly Defaulted[] = ['style', 'quality', 'aspectRatio']

/** The generator's draft. It survives a reload; its pictures do not, being in the history. */
export const useSettingsStore = create<SettingsState>()(
  persist(
    (set) => ({
      ...DEFAULT_SETTINGS,
      generations: [],
      chosen: [],
      applied: null,
      change: (changes) => set((state) => withChanges(state, changes)),
      addGeneration: (generation) =>
        set(({ generations }) => ({
          generations: [generation, ...generations.filter(({ id }) => id !== generation.id)].slice(0, BENCH),
        })),
      mapGenerations: (change) => set(({ generations }) => ({ generations: generations.map(change) })),
      removeGeneration: (id) =>
        set(({ generations }) => ({ generations: generations.filter((item) => item.id !== id) })),
      applyPreferences: (preferences) => set((state) => withPreferences(state, preferences)),
      reset: () => set({ ...DEFAULT_SETTINGS, generations: [], chosen: [] }),
    }),
    {
      name: DRAFT_KEYS.generator,
      version: 1,
      storage: createJSONStorage(() => keptStorage),
      // Restored after hydration, so that the first render matches the prerendered HTML.
      skipHydration: true,
      partialize: ({
        generations,
        change,
        addGeneration,
        mapGenerations,
        removeGeneration,
        applyPreferences,
        reset,
        ...draft
      }) => draft,
    },
  ),
)
forgetOnLeaving(useSettingsStore)

/** Restores the stored draft once; nothing may write to the store before that, or it would be lost. */
export function readDraft() {
  if (!useSettingsStore.persist.hasHydrated()) void useSettingsStore.persist.rehydrate()
}

function withChanges(state: SettingsState, given: Partial<Settings>): Partial<SettingsState> {
  const changes = { ...given, ...sizeChanges(given) }
  const isOther = MAKING.some((field) => field in changes)
  const touched = DEFAULTED.filter((field) => field in changes)
  return {
    ...(isOther && { variation: 0 }),
    ...changes,
    ...(changes.prompt === '' && { remixOf: '' }),
    chosen: [...new Set([...state.chosen, ...touched])],
  }
}

/** A ratio sets its size, and a custom size the nearest ratio. */
function sizeChanges(changes: Partial<Settings>): Partial<Settings> {
  const { aspectRatio, width = 0, height = 0, isCustomSize } = changes
  if (isCustomSize) return width > 0 && height > 0 ? { aspectRatio: closestRatio(width, height) } : {}
  return aspectRatio ? { ...sizeOf(aspectRatio), isCustomSize: false } : {}
}

/** A changed preference also replaces what was set by hand. */
function withPreferences(state: SettingsState, preferences: Preferences): Partial<SettingsState> {
  const wanted: FormDefaults = {
    style: preferences.default_style,
    quality: preferences.default_quality,
    aspectRatio: preferences.default_aspect_ratio,
    size: preferences.default_size,
  }
  const { applied } = state
  const hasChanged = (field: Defaulted) =>
    applied !== null &&
    (applied[field] !== wanted[field] ||
      (field === 'aspectRatio' && (applied.size ?? null) !== preferences.default_size))
  const chosen = state.chosen.filter((field) => !hasChanged(field))
  const free = DEFAULTED.filter((field) => !chosen.includes(field))
  const size = free.includes('aspectRatio') ? sidesOf(preferences.default_size ?? '') : undefined
  const changes: Partial<Settings> = {
    ...Object.fromEntries(free.map((field) => [field, wanted[field]])),
    ...(size && { isCustomSize: true, ...size }),
  }
  return { ...changes, ...sizeChanges(changes), chosen, applied: wanted }
}
