import { isBlank } from '@easel/contract/text-length'
import { Button } from '#web/shared/ui/button.tsx'
import { ShortcutKeys } from '#web/shared/ui/kbd.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'
import { useRunStore } from './run.store.ts'
import { useSettingsStore } from './settings.store.ts'

/** `isHeld`: pressed, and waiting for the session check. */
export function GenerateButton({ isHeld }: { readonly isHeld: boolean }) {
  const generating = useRunStore((run) => run.status === 'generating')
  const percent = useRunStore((run) => run.percent)
  const blank = useSettingsStore((state) => isBlank(state.prompt))
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
          {isHeld && <Spinner />}
          {batchMode ? `Add ${batchCount} to Queue` : 'Generate'}
          {!blank && <ShortcutKeys of="generate" on="act" />}
        </>
      )}
    </Button>
  )
}
