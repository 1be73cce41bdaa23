import type { VendorOptions } from './vendor-options.ts'

/** When a model ends at its own vendor, as facts in a table that does not know today's date. */
export type Retirement = {
  /** First day without the model, `2026-12-01`; `deprecated` if no day was announced. Absent: not retired. */
  readonly retires?: string | undefined
  /** Successor. */
  readonly successor?: string | undefined
}

export type RetiringModel = Retirement & { readonly name: string }

/** No day has been announced. */
const DEPRECATED = 'deprecated'

/** Notice for the operator about a model in use; undefined if it is not being retired. */
export function retirementNotice(
  { name, retires, successor }: RetiringModel,
  /** `2026-11-26` */
  today: string,
): string | undefined {
  if (retires === undefined) return undefined
  const when =
    retires === DEPRECATED
      ? 'is deprecated and will end on a day not yet named'
      : `${hasRetired({ retires }, today) ? 'ended' : 'will end'} on ${retires}`
  return `${name} ${when}${successor === undefined ? '' : `; its successor is ${successor}`}.`
}

/** Notices about all models in use; none when dates do not apply. */
export function retirementNotices(
  models: readonly RetiringModel[],
  today: string | undefined,
): readonly string[] {
  return today === undefined ? [] : models.flatMap((model) => retirementNotice(model, today) ?? [])
}

/** The date to compare with, only at the vendor's own origin: others may keep serving retired models. */
export function dayAt(
  origin: string,
  { baseUrl, now = Date.now }: Pick<VendorOptions, 'baseUrl' | 'now'>,
): string | undefined {
  return baseUrl === undefined || new URL(baseUrl).origin === origin ? dayOf(now()) : undefined
}

/** Without a date retirements do not apply: others may keep serving what the vendor has ended. */
export function hasRetired({ retires }: Retirement, today: string | undefined): boolean {
  return today !== undefined && retires !== undefined && retires !== DEPRECATED && retires <= today
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
