import { classNames } from '#web/shared/lib/class-names.ts'
import { readProgress } from './progress.ts'

type ProgressBarProps = {
  readonly label: string
  readonly value: number | null
  readonly max?: number
  /** `act` for the picture on the stage, `running` for a queued task. */
  readonly tone?: 'act' | 'running'
}

export function ProgressBar({ label, value, max, tone = 'running' }: ProgressBarProps) {
  const progress = readProgress(value, max)
  const width = progress.value === null ? 40 : (progress.value / progress.max) * 100
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={progress.max}
      aria-valuenow={progress.value ?? undefined}
      data-state={progress.state}
      className="h-1 overflow-hidden rounded-1 bg-press forced-colors:h-1.5 forced-colors:border"
    >
      <div
        className={classNames(
          'h-full origin-left rounded-1 transition-transform duration-(--toggle) ease-linear',
          tone === 'act' ? 'bg-cadmium' : 'bg-gamboge',
          'forced-colors:bg-[Highlight] forced-colors:forced-color-adjust-none',
          progress.state === 'indeterminate' && 'animate-pulse',
        )}
        style={{ transform: `scaleX(${width / 100})` }}
      />
    </div>
  )
}
