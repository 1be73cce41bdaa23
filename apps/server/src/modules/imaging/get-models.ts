import type { listModels as endpoint, ModelChoice } from '@easel/contract/models/models'
import { QUALITIES } from '@easel/contract/pictures'
import type { UseCase } from '../../platform/use-case.ts'
import { pricedResolutions } from './form-provider.ts'
import type { Imaging } from './imaging.ts'
import { customSizesOf, sizesOf } from './models/drawn-shapes.ts'
import type { Choice } from './models/model-choices.ts'
import type { Prices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'

/** Cache time for speeds, which every visitor of the form requests. */
const SPEEDS_MS = 30_000

type Speeds = Awaited<ReturnType<ProviderRecords['readSpeeds']>>

/** Models that people may choose, with abilities, prices and measured speed. */
export function getModels(deps: {
  readonly imaging: Pick<Imaging, 'models' | 'circuitOf'>
  readonly prices: Pick<Prices, 'before'>
  readonly records: Pick<ProviderRecords, 'readSpeeds'>
  readonly now?: () => number
}): UseCase<typeof endpoint> {
  const { imaging, prices, records, now = () => performance.now() } = deps
  let read: { readonly at: number; readonly speeds: Promise<Speeds> } | undefined

  function speedsNow(): Promise<Speeds> {
    if (read && now() - read.at < SPEEDS_MS) return read.speeds
    const speeds = records.readSpeeds()
    read = { at: now(), speeds }
    speeds.catch(() => {
      read = undefined
    })
    return speeds
  }

  function tell({ id, provider, model }: Choice, speeds: Speeds): ModelChoice {
    const { capabilities } = provider
    const honors = model ?? capabilities
    const asked = { quality: 'standard', ...(model ? { model: model.name } : {}) } as const
    return {
      id,
      label: model?.label ?? model?.name ?? provider.label,
      provider: provider.id,
      providerLabel: provider.label,
      drawsFor: [...(model?.qualities ?? [])],
      seed: honors.seed,
      negativePrompt: honors.negativePrompt,
      reference: honors.reference,
      maxReferences: honors.reference ? (honors.maxReferences ?? 1) : 0,
      referenceStrength: honors.reference && capabilities.referenceStrength,
      transparent: honors.transparent === true,
      progress: capabilities.progress,
      sizes: [...sizesOf(provider, model)],
      customSizes: customSizesOf(provider, model),
      resolutions: pricedResolutions(honors, (resolution) =>
        prices.before(provider, { ...asked, resolution }),
      ),
      costUsd: prices.before(provider, asked),
      seconds: secondsOf(provider.id, model?.name ?? '', speeds),
      isAway: imaging.circuitOf(provider.id) === 'open',
      loras: [...(capabilities.loras ?? [])],
    }
  }

  return async () => {
    const speeds = await speedsNow()
    return { items: imaging.models.list().map((choice) => tell(choice, speeds)) }
  }
}

function secondsOf(provider: string, model: string, speeds: Speeds): ModelChoice['seconds'] {
  const [standard, high, ultra] = QUALITIES.map(({ id: quality }) => {
    const found = speeds.find(
      (one) => one.provider === provider && one.model === model && one.quality === quality,
    )
    return found && found.pictures > 0 ? Math.round(found.total_ms / found.pictures / 100) / 10 : null
  })
  return { standard: standard ?? null, high: high ?? null, ultra: ultra ?? null }
}
