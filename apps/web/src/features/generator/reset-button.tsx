import { Button } from '#web/shared/ui/button.tsx'
import { notify } from '#web/shared/ui/notify.tsx'
import { useSettingsStore } from './settings.store.ts'

/** Resets all settings, with Undo. */
export function ResetButton() {
  return (
    <Button variant="quiet" size="small" className="justify-self-start" onClick={resetWithUndo}>
      Reset all settings
    </Button>
  )
}

function resetWithUndo(): void {
  const before = useSettingsStore.getState()
  before.reset()
  notify.info({
    title: 'Settings reset',
    action: {
      label: 'Undo',
      onPress: () =>
        useSettingsStore.setState(({ generations }) => {
          const since = new Set(generations.map(({ id }) => id))
          return {
            ...before,
            generations: [...generations, ...before.generations.filter(({ id }) => !since.has(id))],
          }
        }),
    },
  })
}
