import type { FormQuality } from '@easel/contract/config'
import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { formatUsd } from '#web/shared/data/cost.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'

type QualityPickerProps = {
  readonly value: Quality
  readonly onChange: (value: Quality) => void
}

/** Quality, with its provider: the built-in engine spends more effort, a vendor runs another model. */
export function QualityPicker({ value, onChange }: QualityPickerProps) {
  const { data } = useQuery(configQuery())
  const byQuality = data?.provider.byQuality
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center gap-2">
        <span className="font-semibold">Quality</span>
        <span className="ml-auto truncate text-12 text-ink-3">
          {byQuality ? whoDraws(byQuality[value]) : 'Built-in engine'}
        </span>
      </div>
      <Segmented
        label="Quality"
        value={value}
        onChange={onChange}
        options={QUALITIES.map((quality) => ({
          value: quality.id,
          label: quality.label,
          ...(byQuality?.[quality.id].model && { hint: byQuality[quality.id].model ?? '' }),
        }))}
      />
    </div>
  )
}

function whoDraws({ label, model, costUsd }: FormQuality): string {
  const price = costUsd ? `${formatUsd(costUsd)} each` : null
  return [label, model, price].filter((part) => part !== null).join(', ')
}
