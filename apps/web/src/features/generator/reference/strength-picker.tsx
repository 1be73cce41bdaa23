import { strengthNote } from '#web/shared/drawers/drawer-notes.ts'
import { Segmented } from '#web/shared/ui/fields/segmented.tsx'
import { useDrawer } from '../model/use-drawer.ts'
import { useSettingsStore } from '../settings.store.ts'
import { useReferenceImages } from './reference-images.ts'
import { REFERENCE_STRENGTHS } from './reference-strength.ts'

/** Reference strength; shown with a reference that the provider uses. */
export function StrengthPicker() {
  const hasImage = useReferenceImages(({ images }) => images.length > 0)
  const strength = useSettingsStore((state) => state.referenceStrength)
  const { change } = useSettingsStore.getState()
  const provider = useDrawer()
  if (!hasImage || provider?.reference === false) return null
  const note = strengthNote(provider)
  if (note) return <p className="text-12 text-ink-3">{note}.</p>
  return (
    <div className="grid gap-1.5">
      <span className="font-semibold">Reference strength</span>
      <Segmented
        label="Reference strength"
        value={strength}
        onChange={(value) => change({ referenceStrength: value })}
        options={REFERENCE_STRENGTHS.map(({ id, label }) => ({ value: id, label }))}
      />
    </div>
  )
}
