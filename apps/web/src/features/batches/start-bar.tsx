import { CircleAlert } from 'lucide-react'
import { useAllowance } from '#web/shared/data/limits.queries.ts'
import { countText, numberText } from '#web/shared/lib/text/number-text.ts'
import { Button } from '#web/shared/ui/button.tsx'

type StartBarProps = {
  /** Number of pictures; 0 while something is missing. */
  readonly count: number
  /** What prevents the start, in words. */
  readonly problem: string | undefined
  readonly isPending: boolean
  readonly onStart: () => void
}

/** The start button with its cost. */
export function StartBar({ count, problem, isPending, onStart }: StartBarProps) {
  const allowance = useAllowance()
  const left = allowance.status === 'known' ? allowance.remaining : undefined
  const pictures = countText(count, 'picture')
  return (
    <div className="grid gap-2">
      <p role="status" className="text-14 leading-normal text-ink-2">
        {problem ? (
          <span className="flex items-start gap-1.5 text-madder-ink">
            <CircleAlert size={15} aria-hidden="true" className="mt-1 flex-none" />
            {problem}
          </span>
        ) : (
          <>
            <strong className="font-semibold text-ink">{pictures}</strong>
            {left !== undefined && `, ${numberText(left)} left today. `}
            {left !== undefined && count > left && (
              <>
                {countText(count - left, 'waits', 'wait')} for the next day’s allowance and{' '}
                {count - left === 1 ? 'continues automatically.' : 'continue automatically.'}
              </>
            )}
          </>
        )}
      </p>
      <Button
        variant="act"
        size="large"
        full
        disabled={problem !== undefined || count === 0 || isPending}
        onClick={onStart}
      >
        {isPending ? 'Starting...' : count === 0 ? 'Run' : `Run ${pictures}`}
      </Button>
    </div>
  )
}
