import type { EventPayload, EventType, ProductEvent } from '@easel/contract/events'
import type { QueryClient } from '@tanstack/react-query'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import { toGeneration } from '#web/features/history/generation.ts'
import { applyGenerationCreated, applyGenerationDeleted } from '#web/features/history/generations.queries.ts'
import { applyPreferencesChanged } from '#web/features/preferences/preferences.queries.ts'
import { applyConcurrency, applyTaskChanged, applyTaskRemoved } from '#web/features/queue/queue.queries.ts'
import { applyLimitsChanged } from '#web/features/usage/limits.queries.ts'

type Apply = { readonly [T in EventType]: (cache: QueryClient, payload: EventPayload<T>) => void }

/** What each event does to what the page knows. Mutations use the same functions, so every tab ends in the same state. */
const APPLY: Apply = {
  'generation.created': (cache, payload) => {
    applyGenerationCreated(cache, payload)
    useSettingsStore.getState().addGeneration(toGeneration(payload.generation))
  },
  'generation.deleted': (cache, payload) => {
    applyGenerationDeleted(cache, payload)
    useSettingsStore.getState().removeGeneration(payload.id)
  },
  'task.changed': applyTaskChanged,
  'task.removed': applyTaskRemoved,
  'queue.concurrency': applyConcurrency,
  'limits.changed': applyLimitsChanged,
  'preferences.changed': applyPreferencesChanged,
}

export function applyEvent(cache: QueryClient, event: ProductEvent): void {
  const apply = APPLY[event.type] as (cache: QueryClient, payload: ProductEvent['payload']) => void
  apply(cache, event.payload)
}
