import { QUALITIES, type Quality } from '@easel/contract/pictures'
import { useQuery } from '@tanstack/react-query'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { askedModel, useModels } from '#web/shared/data/models.queries.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { useSettingsStore } from './settings.store.ts'

type QualityPickerProps = {
  readonly value: Quality
  readonly onChange: (value: Quality) => void
}

/** Quality: the built-in engine adjusts its effort; vendors use another model unless one is chosen. */
export function QualityPicker({ value, onChange }: QualityPickerProps) {
  const { data } = useQuery(configQuery())
  const byQuality = data?.provider.byQuality
  const model = askedModel(
    useSettingsStore((state) => state.model),
    useModels(),
  )
  return (
    <div className="grid gap-1.5">
      <span className="min-h-[18px] font-semibold">Quality</span>
      <Segmented
        label="Quality"
        value={value}
        onChange={onChange}
        options={QUALITIES.map((quality) => ({
          value: quality.id,
          label: quality.label,
          ...(model === '' && byQuality?.[quality.id].model && { hint: byQuality[quality.id].model ?? '' }),
        }))}
      />
    </div>
  )
}
