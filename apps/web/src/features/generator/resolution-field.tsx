import { RESOLUTIONS } from '@easel/contract/pictures'
import { formatUsd } from '#web/shared/data/cost.ts'
import { resolutionNote } from '#web/shared/drawers/drawer-notes.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { costAt } from './model/model-facts.ts'
import { useDrawer } from './model/use-drawer.ts'
import { useSettingsStore } from './settings.store.ts'

/** Resolution; shown if the model has larger ones, or one is chosen. */
export function ResolutionField() {
  const resolution = useSettingsStore((state) => state.resolution)
  const { change } = useSettingsStore.getState()
  const drawer = useDrawer()
  const larger = drawer?.resolutions ?? []
  const isCustom = useSettingsStore((state) => state.isCustomSize) && Boolean(drawer?.customSizes)
  if (isCustom || (larger.length === 0 && resolution === 'standard')) return null
  const note = resolutionNote(drawer, resolution)
  const cost = drawer && costAt(drawer, resolution)
  const offered = RESOLUTIONS.filter(
    ({ id }) => id === 'standard' || id === resolution || larger.some((size) => size.id === id),
  )
  return (
    <div className="grid gap-1.5">
      <div className="flex min-h-[18px] items-center">
        <span className="font-semibold">Size</span>
        {cost ? <span className="figures ml-auto text-11 text-ink-3">{formatUsd(cost)} each</span> : null}
      </div>
      <Segmented
        label="Size"
        value={resolution}
        onChange={(value) => change({ resolution: value })}
        options={offered.map(({ id, label }) => ({ value: id, label }))}
      />
      {note && <p className="text-12 text-gamboge-ink">{note}.</p>}
    </div>
  )
}
