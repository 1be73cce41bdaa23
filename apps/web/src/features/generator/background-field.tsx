import { BACKGROUNDS } from '@easel/contract/fields'
import { BACKGROUND_LABELS } from '#web/shared/drawers/background-labels.ts'
import { backgroundNote } from '#web/shared/drawers/drawer-notes.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { useDrawer } from './model/use-drawer.ts'
import { useSettingsStore } from './settings.store.ts'

/** Background; shown if the model can omit it, or transparent is chosen. */
export function BackgroundField() {
  const background = useSettingsStore((state) => state.background)
  const { change } = useSettingsStore.getState()
  const drawer = useDrawer()
  if (!drawer?.transparent && background === 'opaque') return null
  const note = background === 'transparent' ? backgroundNote(drawer) : undefined
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold">Background</span>
      <Segmented
        label="Background"
        value={background}
        onChange={(value) => change({ background: value })}
        options={BACKGROUNDS.map((value) => ({ value, label: BACKGROUND_LABELS[value] }))}
      />
      {note && <p className="text-12 text-ink-3">{note}.</p>}
    </div>
  )
}
