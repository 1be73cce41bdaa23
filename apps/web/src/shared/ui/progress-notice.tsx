import { toast } from 'sonner'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { whenToasted } from './notify.tsx'
import { ProgressBar } from './progress-bar.tsx'
import { Spinner } from './spinner.tsx'

let made = 0

/** A toast for long work on any page: its progress, and Stop. */
export function openProgress(title: string, of: number, onStop: () => void) {
  made += 1
  const id = `progress-${made}`
  return {
    show: (done: number, said = `${numberText(done)} of ${numberText(of)}`) =>
      whenToasted(() =>
        toast.message(title, {
          id,
          icon: <Spinner />,
          duration: Number.POSITIVE_INFINITY,
          dismissible: false,
          description: (
            <>
              <span className="tabular-nums">{said}</span>
              <ProgressBar label={title} value={done} max={of} />
            </>
          ),
          action: { label: 'Stop', onClick: onStop },
        }),
      ),
    close: () => whenToasted(() => toast.dismiss(id)),
  }
}
