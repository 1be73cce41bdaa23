import type { Background } from '@easel/contract/fields'
import type { AspectRatio, Quality, Resolution } from '@easel/contract/pictures'
import type { TypedRow } from '@easel/contract/sheets/sheet-rows'
import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { forgetOnLeaving } from '#web/shared/lib/forget-drafts.ts'
import { TYPED_KEYS } from '#web/shared/lib/kept-draft.ts'
import { keptStorage } from '#web/shared/lib/site-data.ts'

/** Settings of a comparison, and of a wildcard prompt. */
export type BaseSettings = {
  readonly style: string
  readonly quality: Quality
  readonly aspectRatio: AspectRatio
  /** A custom size instead of the ratio's; 0 for an empty field. */
  readonly size?: { readonly width: number; readonly height: number } | undefined
  readonly negativePrompt: string
  /** Chosen model; empty lets the quality choose, as in older drafts. */
  readonly model?: string
  /** Missing in older drafts: 'standard'. */
  readonly resolution?: Resolution
  /** Missing in older drafts: 'opaque'. */
  readonly background?: Background
}

export type Axis = 'style' | 'quality' | 'seed' | 'prompt'

export type CompareDraft = {
  /** One prompt a line. */
  readonly prompts: string
  readonly styles: readonly string[]
  readonly qualities: readonly Quality[]
  /** Numbers with any separator. */
  readonly seeds: string
  readonly across: Axis
  readonly down: Axis
  readonly base: BaseSettings
}

export type WildcardsDraft = {
  readonly template: string
  /** Values by variable, one a line. */
  readonly values: Readonly<Record<string, string>>
  readonly mode: 'all' | 'random'
  readonly count: number
  readonly base: BaseSettings
}

type SheetDraft = {
  readonly title: string
  readonly rows: readonly TypedRow[]
}

const BASE: BaseSettings = {
  style: 'photorealistic',
  quality: 'standard',
  aspectRatio: '1:1',
  negativePrompt: '',
}

type Drafts = {
  readonly compare: CompareDraft
  readonly wildcards: WildcardsDraft
  readonly sheet: SheetDraft
  readonly changeCompare: (change: Partial<CompareDraft>) => void
  readonly changeWildcards: (change: Partial<WildcardsDraft>) => void
  readonly changeSheet: (change: Partial<SheetDraft>) => void
}

/** Drafts of the advanced page survive reloading and signing in. */
export const useDrafts = create<Drafts>()(
  persist(
    (set) => ({
      compare: {
        prompts: '',
        styles: ['photorealistic', 'watercolor', 'anime'],
        qualities: ['standard'],
        seeds: '7, 21',
        across: 'style',
        down: 'seed',
        base: BASE,
      },
      wildcards: { template: '', values: {}, mode: 'all', count: 10, base: BASE },
      sheet: { title: '', rows: [] },
      changeCompare: (change) => set(({ compare }) => ({ compare: { ...compare, ...change } })),
      changeWildcards: (change) => set(({ wildcards }) => ({ wildcards: { ...wildcards, ...change } })),
      changeSheet: (change) => set(({ sheet }) => ({ sheet: { ...sheet, ...change } })),
    }),
    {
      name: TYPED_KEYS.advanced,
      version: 1,
      storage: createJSONStorage(() => keptStorage),
      partialize: ({ compare, wildcards, sheet }) => ({ compare, wildcards, sheet }),
    },
  ),
)
forgetOnLeaving(useDrafts)
