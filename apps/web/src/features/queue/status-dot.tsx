import type { TaskStatus } from '@easel/contract/queue'
import { classNames } from '#web/shared/lib/class-names.ts'

const PIGMENTS = {
  queued: 'bg-cerulean',
  running: 'bg-gamboge',
  done: 'bg-viridian',
  error: 'bg-madder',
} as const satisfies Record<TaskStatus, string>

type StatusDotProps = {
  readonly status: TaskStatus
  /** Without the pulse of a running task. */
  readonly still?: boolean
}

/** Always beside a word, since color alone says nothing. */
export function StatusDot({ status, still = false }: StatusDotProps) {
  return (
    <i
      aria-hidden="true"
      className={classNames(
        'flex-none rounded-[50%] forced-colors:border',
        still ? 'size-1.5' : 'size-2',
        PIGMENTS[status],
        status === 'running' && !still && 'pulse-dot',
      )}
    />
  )
}
