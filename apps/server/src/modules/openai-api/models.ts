import type { getOpenAiModel, listOpenAiModels, OpenAiModel } from '@easel/contract/openai/openai-images'
import { OPENAI_QUALITIES } from '@easel/contract/openai/openai-images'
import { AppError } from '../../platform/app-error.ts'
import type { UseCase } from '../../platform/use-case.ts'
import type { Imaging } from '../imaging/index.ts'

/** Creation time reported for these models. */
const SINCE = Date.UTC(2026, 10, 27) / 1_000

type Deps = { readonly imaging: Pick<Imaging, 'formProvider' | 'models'> }

function modelsOf({ imaging }: Deps): OpenAiModel[] {
  const named = (id: string, owned_by: string): OpenAiModel => ({
    id,
    object: 'model',
    created: SINCE,
    owned_by,
  })
  return [
    ...OPENAI_QUALITIES.map(({ model, quality }) => named(model, imaging.formProvider.byQuality[quality].id)),
    ...imaging.models.list().map(({ id, provider }) => named(id, provider.id)),
  ]
}

export function listModels(deps: Deps): UseCase<typeof listOpenAiModels> {
  return async () => ({ object: 'list', data: modelsOf(deps) })
}

export function getModel(deps: Deps): UseCase<typeof getOpenAiModel> {
  return async ({ params: { id } }) => {
    const model = modelsOf(deps).find((candidate) => candidate.id === id)
    if (!model) throw new AppError('not_found', { message: 'There is no such model: see GET /v1/models.' })
    return model
  }
}
