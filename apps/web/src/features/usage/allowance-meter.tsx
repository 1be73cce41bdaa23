/** Daily limit up to which each picture has its own box. */
const MAX_BOXES = 10
/** Remaining pictures at which the color warns. */
const FEW = 2

type AllowanceMeterProps = {
  /** Pictures left today. */
  readonly remaining: number
  /** Daily limit. */
  readonly limit: number
}

/** The remaining allowance like a battery: full in the morning, empty when used up. The text beside it has the number. */
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
