import { CircleAlert, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

type LoadErrorProps = {
  readonly title: string
  /** As it was thrown. */
  readonly error: unknown
  readonly onRetry: () => void
  /** Further sentences. */
  readonly children?: ReactNode
}

/** Replaces a page's content when it did not load: the reason, and a retry button. */
export function LoadError({ title, error, onRetry, children }: LoadErrorProps) {
  return (
    <div role="alert" className="mat grid h-full min-h-[60dvh] flex-1">
      <EmptyState
        tone="error"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        title={title}
        action={
          <Button onClick={onRetry}>
            <RotateCcw size={14} aria-hidden="true" />
            Try Again
          </Button>
        }
      >
        {toApiError(error).message}
        {children && <span className="block">{children}</span>}
      </EmptyState>
    </div>
  )
}
