import { readModelId } from '@easel/contract/models/model-id'
import { qualityLabel, resolutionLabel } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import { IMPORTED_STYLE, styleLabel } from '@easel/contract/styles'
import { formatUsd } from '#web/shared/data/cost.ts'
import type { Generation } from '#web/shared/data/generation.ts'
import { momentText } from '#web/shared/lib/text/moment-text.ts'
import { vendorFacts } from '#web/shared/pictures/making-facts.ts'

/** All facts of a picture, including the request where it differs. */
export function factsOf(generation: Generation): readonly (readonly [string, string])[] {
  const { requested: asked, cost, negativePrompt } = generation
  const size = (width: number, height: number) => `${width} × ${height}`
  const otherwise = (text: string, wanted: string | undefined) =>
    wanted === undefined || wanted === text ? text : `${text} (asked for ${wanted})`
  const seed = (generation.knownSeed ?? asked?.seed)?.toString()
  // Such a picture has neither; its row holds defaults.
  const isFromElsewhere = generation.style === IMPORTED_STYLE
  const askedSize =
    asked?.width === undefined && asked?.height === undefined
      ? undefined
      : size(asked.width ?? generation.width, asked.height ?? generation.height)
  return [
    ...(isFromElsewhere
      ? []
      : ([
          ['Style', otherwise(styleLabel(generation.style), asked?.style && styleLabel(asked.style))],
          [
            'Quality',
            otherwise(qualityLabel(generation.quality), asked?.quality && qualityLabel(asked.quality)),
          ],
        ] as const)),
    ['Size', otherwise(size(generation.width, generation.height), askedSize)],
    ...(asked?.resolution ? [['Asked for in', resolutionLabel(asked.resolution)] as const] : []),
    ...(seed === undefined ? [] : [['Seed', otherwise(seed, asked?.seed?.toString())] as const]),
    ...(asked?.background ? [['Background', 'Transparent'] as const] : []),
    ...(negativePrompt ? [['Without', negativePrompt] as const] : []),
    [
      'Made by',
      otherwise(providerName(generation.provider), asked?.provider && providerName(asked.provider)),
    ],
    ...(generation.model ? [['Model', generation.model] as const] : []),
    ...(asked?.model === undefined ? [] : [['Chosen model', chosenModel(asked.model)] as const]),
    ...(cost === null || cost === 0 ? [] : [['Cost', formatUsd(cost)] as const]),
    ...vendorFacts(generation),
    ['Made', momentText(generation.timestamp)],
  ]
}

/** A model id in words: name, provider, and LoRAs with their weights. */
function chosenModel(id: string): string {
  const { model, loras } = readModelId(id)
  const at = model.indexOf('/')
  const name = at < 0 ? providerName(model) : `${model.slice(at + 1)} of ${providerName(model.slice(0, at))}`
  return [name, ...loras.map((lora) => `${lora.name} ${lora.weight}`)].join(', ')
}
