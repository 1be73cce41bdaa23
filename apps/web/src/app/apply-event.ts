import type { EventPayload, EventType, ProductEvent } from '@easel/contract/events'
import type { QueryClient } from '@tanstack/react-query'
import { failElsewhere } from '#web/features/generator/elsewhere.store.ts'
import { useSettingsStore } from '#web/features/generator/settings.store.ts'
import {
  applyAudioChanged,
  applyAudioMoved,
  applyAudioRemoved,
  applyAudioStored,
  applyAudioTasksRemoved,
} from '#web/shared/data/audio.queries.ts'
import { applyBatchChanged, applyBatchRemoved } from '#web/shared/data/batches/batch-changes.ts'
import { applySubscriptionChanged } from '#web/shared/data/billing.queries.ts'
import { toGeneration } from '#web/shared/data/generation.ts'
import {
  applyCollectionsChanged,
  applyGalleryLeft,
  applyGenerationCreated,
  applyGenerationsRemoved,
  applyGenerationsUpdated,
  applyGenerationUpdated,
} from '#web/shared/data/generation-lists.ts'
import { applyLimitsChanged } from '#web/shared/data/limits.queries.ts'
import {
  applyNotificationCreated,
  applyNotificationsRead,
  applyNotificationsRemoved,
} from '#web/shared/data/notifications.queries.ts'
import { applyPreferencesChanged } from '#web/shared/data/preferences.queries.ts'
import {
  applyQueueChanged,
  applyTaskChanged,
  applyTaskFailed,
  applyTaskMoved,
  applyTaskRemoved,
} from '#web/shared/data/queue/queue.queries.ts'
import { applySharesChanged } from '#web/shared/data/shares.queries.ts'

type Apply = { readonly [T in EventType]: (cache: QueryClient, payload: EventPayload<T>) => void }

/** Applies each event to the cache. Mutations use the same functions, so every tab ends in the same state. */
const APPLY: Apply = {
  'generation.created': (cache, payload) => {
    applyGenerationCreated(cache, payload)
    useSettingsStore.getState().addGeneration(toGeneration(payload.generation))
  },
  'generation.updated': (cache, payload) => {
    applyGenerationUpdated(cache, payload)
    const changed = toGeneration(payload.generation)
    useSettingsStore.getState().mapGenerations((item) => (item.id === changed.id ? changed : item))
  },
  'generations.updated': (cache, payload) => {
    applyGenerationsUpdated(cache, payload)
    for (const { id, trashed_at } of payload.changes)
      if (trashed_at) useSettingsStore.getState().removeGeneration(id)
  },
  'generations.removed': (cache, payload) => {
    applyGenerationsRemoved(cache, payload)
    for (const id of payload.ids) useSettingsStore.getState().removeGeneration(id)
  },
  'collections.changed': applyCollectionsChanged,
  'task.changed': applyTaskChanged,
  'task.failed': (cache, failure) => {
    failElsewhere(failure)
    applyTaskFailed(cache)
  },
  'task.removed': applyTaskRemoved,
  'task.moved': applyTaskMoved,
  'queue.changed': applyQueueChanged,
  'batch.changed': applyBatchChanged,
  'batch.removed': applyBatchRemoved,
  'audio.changed': applyAudioChanged,
  'audio.moved': applyAudioMoved,
  'audio.removed': applyAudioRemoved,
  'audio.stored': applyAudioStored,
  'audio.tasks_removed': applyAudioTasksRemoved,
  'limits.changed': applyLimitsChanged,
  'subscription.changed': applySubscriptionChanged,
  'share.created': applySharesChanged,
  'share.revoked': applySharesChanged,
  'addresses.changed': (cache) => {
    void cache.invalidateQueries()
    useSettingsStore.setState({ generations: [] })
  },
  'notification.created': applyNotificationCreated,
  'notifications.read': applyNotificationsRead,
  'notifications.removed': applyNotificationsRemoved,
  'preferences.changed': (cache, payload) => {
    applyPreferencesChanged(cache, payload)
    if (payload.preferences.public_gallery_opt_in) return
    applyGalleryLeft(cache)
    useSettingsStore.getState().mapGenerations((item) => ({ ...item, isPublic: false }))
  },
}

export function applyEvent(cache: QueryClient, event: ProductEvent): void {
  const apply = APPLY[event.type] as (cache: QueryClient, payload: ProductEvent['payload']) => void
  apply(cache, event.payload)
}
