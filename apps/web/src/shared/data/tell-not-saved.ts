import { type GenerationRecord, saveGeneration } from '@easel/contract/generations'
import { DEFAULT_PREFERENCES } from '@easel/contract/preferences'
import { STYLE_IDS } from '@easel/contract/styles'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { queryClient } from '#web/shared/api/query-client.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { applyGenerationUpdated } from './generation-lists.ts'

/** The picture was made but could not be stored: Retry stores it without drawing again. */
export function tellNotSaved(picture: GenerationRecord, why = 'The picture is kept safe.'): void {
  notify.error({
    title: 'Failed to save generation to history',
    message: why,
    action: { label: 'Retry', onPress: () => void save(picture) },
  })
}

async function save(picture: GenerationRecord): Promise<void> {
  const { prompt, quality, width, height, seed, image_url } = picture
  const style = STYLE_IDS.find((id) => id === picture.style) ?? DEFAULT_PREFERENCES.default_style
  try {
    const body = { prompt, style, quality, width, height, seed, image_url }
    const generation = await client.data.call(saveGeneration, { body })
    applyGenerationUpdated(queryClient, { generation })
    notify.success({ title: 'Saved to your library' })
  } catch (thrown) {
    tellNotSaved(picture, toApiError(thrown).message)
  }
}
