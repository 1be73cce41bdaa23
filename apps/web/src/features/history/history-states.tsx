import { Bookmark, CircleAlert, RotateCcw } from 'lucide-react'
import { PATHS } from '#web/shared/lib/paths.ts'
import { Button, ButtonLink } from '#web/shared/ui/button.tsx'
import { EmptyState } from '#web/shared/ui/empty-state.tsx'

export function HistoryEmpty() {
  return (
    <div className="h-full min-h-[60dvh]">
      <EmptyState
        icon={<Bookmark size={20} aria-hidden="true" />}
        title="Nothing saved yet"
        action={
          <ButtonLink variant="act" to={PATHS.generate}>
            Make the first one
          </ButtonLink>
        }
      >
        Every picture you make is kept here, private to you.
      </EmptyState>
    </div>
  )
}

type HistoryErrorProps = { readonly message: string; readonly onRetry: () => void }

export function HistoryError({ message, onRetry }: HistoryErrorProps) {
  return (
    <div role="alert" className="h-full min-h-[60dvh]">
      <EmptyState
        tone="error"
        icon={<CircleAlert size={20} aria-hidden="true" />}
        title="History did not load"
        action={
          <Button onClick={onRetry}>
            <RotateCcw size={14} aria-hidden="true" />
            Try Again
          </Button>
        }
      >
        {message} Your pictures are safe.
      </EmptyState>
    </div>
  )
}
