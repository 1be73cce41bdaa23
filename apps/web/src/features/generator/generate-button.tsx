import { Button } from '#web/shared/ui/button.tsx'
import { Keys } from '#web/shared/ui/kbd.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { useRunStore } from './run.store.ts'
import { useSettingsStore } from './settings.store.ts'

export function GenerateButton() {
  const generating = useRunStore((run) => run.status === 'generating')
  const percent = useRunStore((run) => run.percent)
  const blank = useSettingsStore((state) => !state.prompt.trim())
  const batchMode = useSettingsStore((state) => state.batchMode)
  const batchCount = useSettingsStore((state) => state.batchCount)
  return (
    <Button
      type="submit"
      variant="act"
      size="huge"
      full
      disabled={generating || blank}
      className="in-[.dock]:max-md:h-11 in-[.dock]:max-md:w-auto in-[.dock]:max-md:px-4"
    >
      {generating ? (
        <>
          <Spinner />
          <span className="tabular-nums">Generating... {percent}%</span>
        </>
      ) : (
        <>
          {batchMode ? `Add ${batchCount} to Queue` : 'Generate'}
          {!blank && <Keys keys={['Ctrl', '↵']} on="act" />}
        </>
      )}
    </Button>
  )
}
