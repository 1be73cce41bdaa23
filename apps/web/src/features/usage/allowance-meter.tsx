/** Up to so many, each picture of the day has a box of its own. */
const MAX_BOXES = 10
/** From so many left on, the color warns. */
const FEW = 2

type AllowanceMeterProps = {
  /** Pictures left today. */
  readonly remaining: number
  /** Pictures a day. */
  readonly limit: number
}

/** What is left of the day, as a battery shows it: full in the morning, empty when the day is spent. The words beside it say the number. */
export function AllowanceMeter({ remaining, limit }: AllowanceMeterProps) {
  const left = Math.max(0, Math.min(limit, remaining))
  const color = left > FEW ? 'bg-ultramarine' : 'bg-gamboge'
  if (limit > MAX_BOXES)
    return (
      <span
        aria-hidden="true"
        data-left={left}
        className="block h-1.5 overflow-hidden rounded-1 bg-sunken hairline"
      >
        <i className={`block h-full ${color}`} style={{ width: `${(left / limit) * 100}%` }} />
      </span>
    )
  return (
    <span className="flex gap-[3px]" aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the boxes have no other name, and never change places.
          key={index}
          data-left={index < left}
          className={`h-1.5 max-w-8 flex-1 rounded-[1px] ${index < left ? color : 'shadow-[inset_0_0_0_1px_var(--field-line)]'} forced-colors:border ${index < left ? 'forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none' : ''}`}
        />
      ))}
    </span>
  )
}
