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
  /** Id of the chosen model, its LoRAs included; empty leaves the choice to the quality. */
  readonly model: string
  /** Pixels, by the aspect ratio, or as typed where `isCustomSize`: 0 for a field that is empty. */
  readonly width: number
  readonly height: number
  /** Whether it is a custom size; the ratio is then the nearest, for a model that draws no such size. */
  readonly isCustomSize: boolean
  /** As typed; empty means random. */
  readonly seed: string
  /** Which small change of the seed's picture; 0 is that picture itself. It is forgotten when anything else that makes the picture changes. */
  readonly variation: number
  /** How closely the picture follows the reference image, where there is one. */
  readonly referenceStrength: ReferenceStrength
  readonly background: Background
  /** How many pixels it is asked for; the larger ones where the model has them. */
  readonly resolution: Resolution
  /** Id of the public picture that the draft began with; empty for none. It is forgotten when the prompt is emptied. */
  readonly remixOf: string
  readonly batchMode: boolean
  readonly batchCount: number
}

/** Fields that preferences set: when they load, and again when a preference changes. */
type Defaulted = 'style' | 'quality' | 'aspectRatio'
/** `size`: the custom size that the ratio's place is taken by; missing in a draft from before there was one. */
type FormDefaults = Pick<Settings, Defaulted> & { readonly size?: string | null }

type SettingsState = Settings & {
  /** Newest first: the pictures that came in since the page was opened. */
  readonly generations: readonly Generation[]
  /** Fields the person set in the form since their preference last changed. */
  readonly chosen: readonly Defaulted[]
  /** The preferences that were last applied; null before the first time. */
  readonly applied: FormDefaults | null
  readonly change: (changes: Partial<Settings>) => void
  readonly addGeneration: (generation: Generation) => void
  /** Changes what the bench has; brings nothing new to it. */
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

/** With another one of these a small change would be one of another picture. */
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
/** Pictures kept on the bench; the history has all of them. */
const BENCH = 50
const DEFAULTED: readonly Defaulted[] = ['style', 'quality', 'aspectRatio']

/** The generator's draft. It outlives a reload, but its pictures do not: those are the history's. */
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
      // Read after hydration, so that prerendered HTML and the first render agree.
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

/** Reads the kept draft, once: before that, nothing may write to the store, or the draft would be lost. */
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

/** A ratio brings its size, and a custom size the ratio that is nearest. */
function sizeChanges(changes: Partial<Settings>): Partial<Settings> {
  const { aspectRatio, width = 0, height = 0, isCustomSize } = changes
  if (isCustomSize) return width > 0 && height > 0 ? { aspectRatio: closestRatio(width, height) } : {}
  return aspectRatio ? { ...sizeOf(aspectRatio), isCustomSize: false } : {}
}

/** A preference that changed since it was last applied also replaces what was set by hand. */
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
