import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { providerName } from '@easel/contract/provider-names'
import type { ImageFailure, ImageProvider } from '@easel/providers/image-provider'
import { AppError } from '../../platform/app-error.ts'
import type { Logger } from '../../platform/logger.ts'
import type { CircuitState } from './circuit-breaker.ts'
import { invalidResult } from './draw-within.ts'
import { type DrawnOrder, failed, type PictureOrder } from './drawn-order.ts'
import { FAILURE_CODES } from './failure-code.ts'
import { type FormProvider, formProviderOf } from './form-provider.ts'
import { mayFallBack } from './may-fall-back.ts'
import { type DrawnShapes, drawnShapes } from './models/drawn-shapes.ts'
import { modelThatEdits, takesMask } from './models/editing-model.ts'
import { createModelChoices, type ModelChoices, otherModelWords, type Plan } from './models/model-choices.ts'
import type { ContentPolicy } from './policy/content-policy.ts'
import { type Prices, readPrices } from './prices.ts'
import type { ProviderRecords } from './provider-records.ts'
import {
  FORM_FUNCTION,
  type ImageFunction,
  isOwnServer,
  LOCAL,
  type ProviderTable,
  productTimeLimits,
  type TimeLimits,
  usedIn,
} from './provider-table.ts'
import { createProviderTurns, type DrawCall } from './provider-turn.ts'
import type { Spending } from './spending/spending.ts'
import { SWITCHES } from './vendors.ts'

/** A provider's state in this process. */
export type ProviderState = { readonly provider: ImageProvider; readonly circuit: CircuitState }

/** Draws pictures with the configured providers, which the rest of the product does not know. */
export type Imaging = {
  /** Throws `nsfw_content` for a prompt that the content policy refuses, before anything is spent. */
  readonly review: (
    fn: ImageFunction,
    quality: Quality,
    text: { prompt: string; negativePrompt: string; model?: string },
  ) => Promise<void>
  /** Models that people may choose. */
  readonly models: Pick<ModelChoices, 'list' | 'find'>
  /** Resolves a requested model name to a model and a quality. Throws `invalid_request` for an unknown name. */
  readonly readModel: (
    fn: ImageFunction,
    asked: string | undefined,
    quality: Quality | undefined,
  ) => { readonly model: string; readonly quality: Quality }
  /** Shapes of the first provider in turn; undefined when there is none. */
  readonly shapesOf: (
    fn: ImageFunction,
    order: Pick<PictureOrder, 'model' | 'quality'>,
  ) => DrawnShapes | undefined
  /** Rejects only if `onJob` does, and ends within the providers' time limits whatever they do. */
  readonly draw: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** The form's provider, and what it supports. */
  readonly formProvider: FormProvider
  /** The provider that redraws pictures from their settings, also larger or cut out, and its version. */
  readonly redrawer: (Pick<ImageProvider, 'id' | 'revise'> & { readonly version: string }) | undefined
  /** A function's first provider that edits by instruction; undefined when none does. */
  readonly editor: (fn: ImageFunction, quality: Quality) => Pick<ImageProvider, 'id' | 'label'> | undefined
  /** The first that also supports a mask for that; undefined when none does. */
  readonly maskEditor: (
    fn: ImageFunction,
    quality: Quality,
  ) => Pick<ImageProvider, 'id' | 'label'> | undefined
  /** Like `draw`, for an order whose prompt is an instruction for its first reference; uses only providers that edit. */
  readonly edit: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** A function's first provider that redraws a masked region; undefined when none does. */
  readonly repainter: (fn: ImageFunction, quality: Quality) => Pick<ImageProvider, 'id' | 'label'> | undefined
  /** Like `draw`, for an order with a mask; uses only providers that fill masks. */
  readonly repaint: (fn: ImageFunction, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder>
  /** Max milliseconds of a picture of the form, waiting and drawing. */
  readonly longestMs: () => number
  readonly states: () => readonly ProviderState[]
  readonly circuitOf: (providerId: string) => CircuitState
  /** Draws with one provider only, without fallbacks. */
  readonly drawBy: (id: string, order: PictureOrder, call: DrawCall) => Promise<DrawnOrder | undefined>
  readonly close: () => Promise<void>
}

export type ImagingDeps = {
  /** A getter, like the table: models may be installed while the server runs. */
  readonly providers: readonly ImageProvider[]
  readonly logger: Pick<Logger, 'warn'>
  readonly table: ProviderTable
  readonly policy: ContentPolicy
  readonly timeLimits?: TimeLimits
  readonly prices?: Prices
  /** Spending records; without them nothing is counted. */
  readonly spending?: Pick<Spending, 'hold' | 'settle' | 'renew' | 'settleLost'>
  readonly records?: Pick<ProviderRecords, 'note'>
  /** Monotonic clock in milliseconds. */
  readonly now?: () => number
}

const OWN_SERVER_MS = 300_000

export function createImaging(deps: ImagingDeps): Imaging {
  const { policy } = deps
  const { timeLimits = productTimeLimits(OWN_SERVER_MS), now = () => performance.now() } = deps
  const prices = deps.prices ?? readPrices(undefined, [])
  const { take, circuitOf } = createProviderTurns({ ...deps, prices, now })

  function find(id: string): ImageProvider {
    const provider = deps.providers.find((candidate) => candidate.id === id)
    if (!provider) throw new Error(`no provider "${id}" is set up`)
    return provider
  }

  /** The provider and its fallbacks, in order. */
  function chainOf(fn: ImageFunction, quality: Quality): readonly ImageProvider[] {
    return deps.table[fn][quality].map(find)
  }
  for (const fn of Object.keys(deps.table) as ImageFunction[])
    for (const quality of Object.keys(deps.table[fn]) as Quality[]) chainOf(fn, quality)

  const choices = createModelChoices(
    () => inOrder(chainOf(FORM_FUNCTION, 'standard'), deps.providers, usedIn(deps.table)),
    (id) => labelOf(deps.providers, id),
  )

  async function drawBySteps(
    { steps, chosen, missing }: Plan,
    order: PictureOrder,
    call: DrawCall,
    /** The intended provider, if another one has already started. */
    first: ImageProvider | undefined = steps[0]?.provider,
  ): Promise<DrawnOrder> {
    const missed: string[] = missing === undefined ? [] : [missing]
    // A larger picture may take as long as the best quality.
    const quality = order.resolution ? 'ultra' : order.quality
    const limits = steps.map(({ provider }) => timeLimits(provider.id, quality))
    let endsAt = now() + Math.max(...limits)
    let last: { provider: string; failure: ImageFailure; restSeconds?: number | undefined } = {
      provider: 'none',
      failure: invalidResult('no provider draws'),
    }
    for (const [index, { provider, drawsWith, isChosen = false }] of steps.entries()) {
      const left = Math.max(0, Math.ceil(endsAt - now()))
      const {
        outcome,
        costUsd,
        isCapped,
        restSeconds,
        waitedMs = 0,
      } = await take(provider, { ...order, ...drawsWith }, call, Math.min(left, limits[index] ?? 0))
      endsAt += waitedMs
      if (outcome.ok) {
        const other =
          isChosen && chosen !== undefined ? otherModelWords(provider, chosen, outcome.model) : undefined
        const warnings = [...missed, ...(other === undefined ? [] : [other]), ...outcome.warnings]
        return {
          ok: true,
          picture: { ...outcome, warnings },
          costUsd,
          ...(first === undefined || provider === first ? {} : { insteadOf: first.id }),
          ...(chosen === undefined ? {} : { chosen }),
        }
      }
      last = { provider: provider.id, failure: outcome, restSeconds }
      if (isChosen || isOwnServer(provider.id)) missed.push(missedWords(provider, outcome))
      if (!isCapped && !mayFallBack(outcome, provider.id)) break
    }
    const { provider, failure, restSeconds } = last
    return { ...failed(provider, failure), ...(restSeconds === undefined ? {} : { restSeconds }) }
  }

  const repainters = (fn: ImageFunction, quality: Quality) =>
    chainOf(fn, quality).filter(({ capabilities }) => capabilities.repaints)

  const editors = (fn: ImageFunction, quality: Quality) =>
    chainOf(fn, quality).filter(({ capabilities }) => capabilities.edits)

  const maskEditors = (fn: ImageFunction, quality: Quality) =>
    editors(fn, quality).filter(({ capabilities }) => capabilities.models?.some(takesMask))

  async function drawOrResume(plan: Plan, order: PictureOrder, call: DrawCall): Promise<DrawnOrder> {
    const { resume } = call
    if (!resume) return drawBySteps(plan, order, call)
    const provider = deps.providers.find(({ id }) => id === resume.provider)
    // The answer was lost and may have been charged: do not draw again.
    if (resume.job === undefined || !provider) {
      await deps.spending?.settleLost(resume.hold).catch((error: unknown) => {
        deps.logger.warn(
          { err: error, provider: resume.provider },
          'what a lost call may cost was not booked',
        )
      })
      return failed(resume.provider, invalidResult('its answer was lost'))
    }
    const step = plan.steps.find((one) => one.provider === provider) ?? { provider, drawsWith: {} }
    return drawBySteps({ ...plan, steps: [step] }, order, call, plan.steps[0]?.provider)
  }

  /** The model that fills a mask: the chosen one if it can, or else one that can. */
  function repaintPlan(fn: ImageFunction, order: PictureOrder): Plan {
    const plan = choices.plan(repainters(fn, order.quality), order)
    const unable = plan.steps.find(({ provider }) => !provider.capabilities.repaints)
    if (!unable) return plan
    const name = choices.find(plan.chosen ?? '')?.model?.name ?? unable.provider.label
    const steps = plan.steps.filter((step) => step !== unable)
    return { ...plan, steps, missing: `${name} fills no painted region.` }
  }

  const formChain = (quality: Quality) => chainOf(FORM_FUNCTION, quality)
  return {
    get formProvider() {
      return formProviderOf(formChain, prices)
    },
    get redrawer() {
      return deps.providers.flatMap(({ id, revise, capabilities: { redraws } }) =>
        redraws === undefined ? [] : [{ id, version: redraws, ...(revise ? { revise } : {}) }],
      )[0]
    },
    longestMs: () =>
      Math.max(
        ...QUALITIES.flatMap(({ id: quality }) =>
          // Any of them may be chosen.
          [...usedIn(deps.table)].map((id) => timeLimits(id, quality) * (isOwnServer(id) ? 2 : 1)),
        ),
      ),
    models: choices,
    readModel: (fn, asked, quality) => choices.read((level) => chainOf(fn, level), asked, quality),
    shapesOf: (fn, order) => drawnShapes(choices.plan(chainOf(fn, order.quality), order), order.quality),
    circuitOf,
    states: () => deps.providers.map((provider) => ({ provider, circuit: circuitOf(provider.id) })),

    review: async (fn, quality, text) => {
      if (policy.refuses(text)) throw new AppError('nsfw_content')
      const { steps } = choices.plan(chainOf(fn, quality), { ...text, quality })
      for (const { provider } of steps) {
        const refused = await provider.review(text)
        if (refused) throw new AppError(FAILURE_CODES[refused.kind])
      }
    },

    draw: async (fn, order, call) =>
      drawOrResume(choices.plan(chainOf(fn, order.quality), order), order, call),
    editor: (fn, quality) => editors(fn, quality)[0],
    maskEditor: (fn, quality) => maskEditors(fn, quality)[0],
    edit: async (fn, order, call) => {
      const able = (order.mask ? maskEditors : editors)(fn, order.quality)
      const steps = able.map((provider) => {
        const named = modelThatEdits(provider, order)
        return { provider, drawsWith: named === undefined ? {} : { model: named } }
      })
      return drawOrResume({ steps }, order, call)
    },
    repainter: (fn, quality) => repainters(fn, quality)[0],
    repaint: async (fn, order, call) => drawOrResume(repaintPlan(fn, order), order, call),

    drawBy: async (id, order, call) => {
      const provider = deps.providers.find((candidate) => candidate.id === id)
      return provider && drawBySteps({ steps: [{ provider, drawsWith: {} }] }, order, call)
    },

    close: async () => {
      await Promise.all(deps.providers.map((provider) => provider.close()))
    },
  }
}

/** Why another provider drew, for the picture's record, when the intended one is the operator's own and free. */
function missedWords({ label }: ImageProvider, { kind, started }: ImageFailure): string {
  if (started === false) return `${label} could not begin this picture.`
  return kind === 'network'
    ? `${label} ended while it drew this picture.`
    : `${label} failed at this picture.`
}

/** Providers in use, those of the form first. */
function inOrder(
  chain: readonly ImageProvider[],
  providers: readonly ImageProvider[],
  used: ReadonlySet<string>,
): readonly ImageProvider[] {
  return [...new Set([...chain, ...providers])].filter(({ id }) => used.has(id))
}

/** Display name of a provider, whether set up or not. */
function labelOf(providers: readonly ImageProvider[], id: string): string | undefined {
  const known = providers.find((provider) => provider.id === id)
  if (known) return known.label
  const isVendor = id === LOCAL || SWITCHES.some((vendor) => vendor.id === id)
  return isVendor ? providerName(id) : undefined
}
