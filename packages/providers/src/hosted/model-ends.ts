/** A model that its vendor ends, or has ended. */
export type ModelEnd = {
  readonly model: string
  /** Day from which it is no longer answered, `2026-12-01`; absent where the vendor has named none. */
  readonly endsOn?: string
  /** What to draw with instead. */
  readonly successor?: string
}

/** What the operator should know of the models that draw, a sentence each; empty while all go on. */
export function endNotices(
  models: readonly string[],
  ends: readonly ModelEnd[],
  /** Today, `2026-11-26`. */
  today: string,
): readonly string[] {
  return models.flatMap((model) => {
    const end = ends.find((one) => one.model === model)
    if (!end) return []
    const { endsOn, successor } = end
    const when =
      endsOn === undefined
        ? 'is about to end'
        : endsOn <= today
          ? `has ended on ${endsOn}`
          : `will end on ${endsOn}`
    return [`${model} ${when}${successor === undefined ? '' : `; its successor is ${successor}`}.`]
  })
}

export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
