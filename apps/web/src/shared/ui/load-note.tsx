import type { ReactNode } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { classNames } from '#web/shared/lib/class-names.ts'
import { Button } from './button.tsx'

type LoadNoteProps = {
  /** What did not load; without it the error speaks for itself. */
  readonly what?: string
  /** As thrown; its message says why. */
  readonly error?: unknown
  readonly onRetry: () => void
  /** Further buttons. */
  readonly children?: ReactNode
  readonly className?: string
}

/** Replaces a part of a page that did not load: the reason, and a retry button. */
export function LoadNote({ what, error, onRetry, children, className }: LoadNoteProps) {
  return (
    <p role="alert" className={classNames('flex flex-wrap items-center gap-3 text-madder-ink', className)}>
      {what} {error !== undefined && toApiError(error).message}
      <Button size="small" onClick={onRetry}>
        Try Again
      </Button>
      {children}
    </p>
  )
}
