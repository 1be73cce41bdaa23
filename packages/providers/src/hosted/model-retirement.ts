import type { VendorOptions } from './vendor-options.ts'

/** When a model ends at its own vendor: facts of a table's row, which know nothing of today. */
export type Retirement = {
  /** Day from which the vendor no longer draws with it, `2026-12-01`; `deprecated` where it has named none. Absent: it goes on. */
  readonly retires?: string | undefined
  /** Model to draw with instead. */
  readonly successor?: string | undefined
}

export type RetiringModel = Retirement & { readonly name: string }

/** No day has been named for it yet. */
const DEPRECATED = 'deprecated'

/** What the operator should know of a model that draws, as a sentence; undefined while it goes on. */
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

/** The same of every model that draws; nothing where no day counts. */
export function retirementNotices(
  models: readonly RetiringModel[],
  today: string | undefined,
): readonly string[] {
  return today === undefined ? [] : models.flatMap((model) => retirementNotice(model, today) ?? [])
}

/** The day by which a table's days count: only at the vendor's own origin, for others may serve on what it has ended. */
export function dayAt(
  origin: string,
  { baseUrl, now = Date.now }: Pick<VendorOptions, 'baseUrl' | 'now'>,
): string | undefined {
  return baseUrl === undefined || new URL(baseUrl).origin === origin ? dayOf(now()) : undefined
}

/** Where no day is given the vendor's table does not count: others may serve on what the vendor has ended. */
export function hasRetired({ retires }: Retirement, today: string | undefined): boolean {
  return today !== undefined && retires !== undefined && retires !== DEPRECATED && retires <= today
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
