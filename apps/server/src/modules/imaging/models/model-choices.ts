import { readModelId } from '@easel/contract/models/model-id'
import { modelOf, QUALITIES, type Quality, qualityOf } from '@easel/contract/pictures'
import type { ImageModel, ImageProvider } from '@easel/providers/image-provider'
import { AppError } from '../../../platform/app-error.ts'

/** A selectable model, or a provider's own choice if it names no models. */
export type Choice = { readonly id: string; readonly provider: ImageProvider; readonly model?: ImageModel }

/** Model names that choose nothing: the specification's, and those sent by programs for other services. */
const OTHERS_NAMES = /^(?:nano-banana$|gpt-image-|chatgpt-image-|dall-e-)/

/** A provider's turn at a picture, with the model it should use. */
type Step = {
  readonly provider: ImageProvider
  /** Whether its model was chosen. */
  readonly isChosen?: true
  readonly drawsWith: {
    readonly model?: string
    readonly loras?: readonly { readonly name: string; readonly weight: number }[]
  }
}

export type Plan = {
  readonly steps: readonly Step[]
  /** The chosen model, if any. */
  readonly chosen?: string
  /** Why it does not draw, for the picture's record. */
  readonly missing?: string
}

export type ModelChoices = {
  /** Providers in the order in which they are tried. */
  readonly list: () => readonly Choice[]
  /** The model for an id, with or without LoRAs; undefined if the id chooses none, or one that is not available now. */
  readonly find: (id: string) => Choice | undefined
  /** Resolves a requested model name to a model and a quality. Throws `invalid_request` for an unknown name. */
  readonly read: (
    chain: (quality: Quality) => readonly ImageProvider[],
    asked: string | undefined,
    quality: Quality | undefined,
  ) => { readonly model: string; readonly quality: Quality }
  /** Providers and models for an order, in turn: the chosen model first, then the chain. */
  readonly plan: (
    chain: readonly ImageProvider[],
    order: { readonly model?: string; readonly quality: Quality },
  ) => Plan
}

/** The currently selectable models. `labelOf` gives the display name of every provider, set up or not. */
export function createModelChoices(
  providers: () => readonly ImageProvider[],
  labelOf: (providerId: string) => string | undefined,
): ModelChoices {
  const list = () => providers().flatMap(choicesOf)

  function find(id: string): Choice | undefined {
    const { model } = readModelId(id)
    const provider = providers().find((one) => one.id === model)
    return list().find((choice) => choice.id === model) ?? (provider && { id: model, provider })
  }

  function read(
    chain: Parameters<ModelChoices['read']>[0],
    asked: string | undefined,
    quality: Quality | undefined,
  ): { readonly model: string; readonly quality: Quality } {
    if (asked === undefined || QUALITIES.some(({ model }) => model === asked)) {
      const level = quality ?? qualityOf(asked ?? '')
      return { model: asked ?? modelOf(level), quality: level }
    }
    const chosen = find(asked)
    const { model: name, loras } = readModelId(asked)
    if (chosen) {
      refuseUnlisted(chosen, loras)
      return { model: asked, quality: quality ?? chosen.model?.qualities[0] ?? 'standard' }
    }
    const level = quality ?? 'standard'
    const inOrder = [...chain(level), ...providers()]
    const named = inOrder.flatMap(choicesOf).find(({ model }) => model?.name === name)
    if (named) return read(chain, named.id + asked.slice(name.length), quality)
    if (OTHERS_NAMES.test(asked) || isAway(name)) return { model: asked, quality: level }
    throw refuse(
      `There is no model ${JSON.stringify(name)} here. GET /api/models lists those that there are; without a model the quality chooses one.`,
    )
  }

  /** Whether the model may exist at another time: its provider is not set up now, or has not listed its models yet. */
  function isAway(name: string): boolean {
    const id = providerIn(name)
    const isSetUp = providers().some((one) => one.id === id)
    return labelOf(id) !== undefined && (!isSetUp || findSilent(name) !== undefined)
  }

  /** A model's provider, if that has not listed its models yet. */
  function findSilent(name: string): ImageProvider | undefined {
    const provider = providers().find(({ id }) => id === providerIn(name))
    return provider?.prepare && !provider.capabilities.models ? provider : undefined
  }

  return {
    list,
    find,
    read,
    plan: (chain, { model: asked, quality }) => {
      const id = asked === undefined ? '' : providerIn(asked)
      if (asked === undefined || labelOf(id) === undefined)
        return {
          steps: chain.map((provider) => ({
            provider,
            drawsWith: asked === undefined ? {} : { model: asked },
          })),
        }
      const others = (without?: ImageProvider): Step[] =>
        chain
          .filter((provider) => provider !== without)
          .map((provider) => ({ provider, drawsWith: { model: modelOf(quality) } }))
      const { model, loras } = readModelId(asked)
      const name = model.slice(id.length + 1)
      const provider = find(asked)?.provider ?? findSilent(model)
      if (!provider) {
        const missing = `${name === '' ? '' : `${name} of `}${labelOf(id)} is no longer available.`
        return { steps: others(), chosen: asked, missing }
      }
      const drawsWith = { model: name || modelOf(quality), ...(loras.length > 0 ? { loras } : {}) }
      return { steps: [{ provider, drawsWith, isChosen: true }, ...others(provider)], chosen: asked }
    },
  }
}

function choicesOf(provider: ImageProvider): readonly Choice[] {
  const models = (provider.capabilities.models ?? []).filter(({ repaints }) => !repaints)
  const ownChoice = { id: provider.id, provider }
  const named = models.map((model) => ({ id: `${provider.id}/${model.name}`, provider, model }))
  // Without models for qualities, the provider's own default is a choice of its own.
  return models.some(({ qualities }) => qualities.length > 0) ? named : [ownChoice, ...named]
}

/** The part of an id before its model. */
function providerIn(id: string): string {
  return /^[^/ ]*/.exec(id)?.[0] ?? ''
}

function refuseUnlisted({ provider }: Choice, loras: readonly { readonly name: string }[]): void {
  const listed = provider.capabilities.loras ?? []
  const unknown = loras.find(({ name }) => !listed.includes(name))
  if (!unknown) return
  throw refuse(
    listed.length === 0
      ? `${provider.label} has no LoRAs. Leave ${JSON.stringify(unknown.name)} out.`
      : `${provider.label} has no LoRA ${JSON.stringify(unknown.name)}. GET /api/models lists those that there are.`,
  )
}

function refuse(message: string): AppError {
  return new AppError('invalid_request', { message, fields: { model: message } })
}

/** Which of a provider's models a picture's record means: vendors include the owner, servers omit the hash. */
export function listedModel({ capabilities }: ImageProvider, made: string): string | undefined {
  const names = (capabilities.models ?? []).map(({ name }) => name)
  return (
    names.find((name) => name === made) ??
    names.find(
      (name) => made.endsWith(`/${name}`) || name.startsWith(`${made} [`) || name.startsWith(`${made}.`),
    )
  )
}

/** Note for a picture whose provider drew it with another model than the chosen one. */
export function otherModelWords(provider: ImageProvider, chosen: string, made: string): string | undefined {
  const name = readModelId(chosen).model.slice(provider.id.length + 1)
  const { models } = provider.capabilities
  if (name === '' || !models) return undefined
  if (!models.some((model) => model.name === name))
    return `${provider.label} no longer has the model ${name}; ${made} drew this picture.`
  const listed = listedModel(provider, made)
  return listed === undefined || listed === name
    ? undefined
    : `${listed} drew this picture instead of ${name}.`
}
