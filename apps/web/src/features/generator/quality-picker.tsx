import { modelOf, QUALITIES, type Quality } from '@easel/contract/pictures'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { Segmented } from '#web/shared/ui/segmented.tsx'

type QualityPickerProps = {
  readonly value: Quality
  readonly onChange: (value: Quality) => void
}

/** Quality, with who draws it: the built-in engine spends its effort by the same word, a vendor runs the model it names. */
export function QualityPicker({ value, onChange }: QualityPickerProps) {
  const { data } = useQuery(configQuery())
  const builtIn = !data || data.provider.id === 'built-in'
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center gap-2">
        <span className="font-semibold">Quality</span>
        <span className="ml-auto truncate text-12 text-ink-3">
          {builtIn ? 'Built-in engine' : `${data.provider.label}, ${modelOf(value)}`}
        </span>
      </div>
      <Segmented
        label="Quality"
        value={value}
        onChange={onChange}
        options={QUALITIES.map((quality) => ({
          value: quality.id,
          label: quality.label,
          // Only where that model would run: the built-in engine is no vendor's.
          ...(!builtIn && { hint: quality.model }),
        }))}
      />
    </div>
  )
}
