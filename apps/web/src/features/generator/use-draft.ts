import { backgroundSchema, generationIdSchema, variationSchema } from '@easel/contract/fields'
import { isCustomSize, sidesOf } from '@easel/contract/models/custom-sizes'
import { modelIdSchema } from '@easel/contract/models/model-id'
import { aspectRatioSchema, qualitySchema, resolutionSchema } from '@easel/contract/pictures'
import { styleSchema } from '@easel/contract/styles'
import { useEffect } from 'react'
import { usePreferences } from '#web/shared/data/preferences.queries.ts'
import { SHARED_MARK, takeShared } from '#web/shared/lib/installed-app/share-target.ts'
import { useAddressSearch } from '#web/shared/lib/use-address-search.ts'
import { usePromptHistory } from './prompt/prompt-history.store.ts'
import { useReferenceImages } from './reference/reference-images.ts'
import { takeFiles } from './reference/take-file.ts'
import { takeReferencesOf } from './reference/take-references-of.ts'
import { readDraft, type Settings, useSettingsStore } from './settings.store.ts'

/** Fills the form when it mounts: from the draft, then the URL, then preferences for the rest. */
export function useDraft() {
  const [search, setSearch] = useAddressSearch()
  const preferences = usePreferences()

  useEffect(() => {
    readDraft()
    usePromptHistory.getState().load()
    void useReferenceImages.getState().restore()
  }, [])

  useEffect(() => {
    const asked = settingsFromSearch(search)
    const referencesOf = referencesOfSearch(search)
    if (referencesOf !== undefined) void takeReferencesOf(referencesOf)
    const isShared = search.has(SHARED_MARK)
    if (isShared) void takeShared().then(takeFiles)
    if (Object.keys(asked).length === 0 && referencesOf === undefined && !isShared) return
    useSettingsStore.getState().change(asked)
    setSearch({}, { replace: true, preventScrollReset: true })
  }, [search, setSearch])

  useEffect(() => {
    if (preferences) useSettingsStore.getState().applyPreferences(preferences)
  }, [preferences])
}

/** Settings in a URL; invalid values are ignored. */
export function settingsFromSearch(search: URLSearchParams): Partial<Settings> {
  const style = styleSchema.safeParse(search.get('style'))
  const quality = qualitySchema.safeParse(search.get('quality'))
  const model = search.get('model')
  const ratio = aspectRatioSchema.safeParse(search.get('ratio'))
  const size = sidesOf(search.get('size') ?? '')
  const prompt = search.get('prompt')
  const negativePrompt = search.get('negative')
  const seed = search.get('seed')
  const variation = variationSchema.safeParse(Number(search.get('variation')))
  const background = backgroundSchema.safeParse(search.get('background'))
  const resolution = resolutionSchema.safeParse(search.get('resolution'))
  const remixOf = generationIdSchema.safeParse(search.get('remix'))
  return {
    ...(prompt !== null && { prompt, remixOf: remixOf.success ? remixOf.data : '' }),
    ...(negativePrompt !== null && { negativePrompt }),
    ...(style.success && { style: style.data }),
    ...(quality.success && { quality: quality.data }),
    ...(model !== null && (model === '' || modelIdSchema.safeParse(model).success) && { model }),
    ...(ratio.success && { aspectRatio: ratio.data }),
    ...(size && isCustomSize(size) && { isCustomSize: true, ...size }),
    ...(seed !== null && /^\d+$/.test(seed) && { seed }),
    ...(variation.success && variation.data > 0 && { variation: variation.data }),
    ...(background.success && { background: background.data }),
    ...(resolution.success && { resolution: resolution.data }),
  }
}

/** The picture in the URL whose references are reused; empty for none, undefined if not given. */
function referencesOfSearch(search: URLSearchParams): string | undefined {
  const id = search.get('references')
  if (id === '') return id
  const read = generationIdSchema.safeParse(id)
  return read.success ? read.data : undefined
}
