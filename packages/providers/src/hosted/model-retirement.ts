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

/** Where no day is given the vendor's table does not count: others may serve on what the vendor has ended. */
export function hasRetired({ retires }: Retirement, today: string | undefined): boolean {
  return today !== undefined && retires !== undefined && retires !== DEPRECATED && retires <= today
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
