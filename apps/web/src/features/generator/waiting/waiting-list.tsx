import { Clock, RotateCw, TriangleAlert, X } from 'lucide-react'
import { useUserId } from '#web/shared/api/use-session.ts'
import { countText } from '#web/shared/lib/text/number-text.ts'
import { IconButton } from '#web/shared/ui/icon-button.tsx'
import { forgetPress, keepPress, useWaitingPresses } from './waiting-presses.store.ts'

/** The user's presses that wait for a network, or were refused when it returned. */
export function WaitingList() {
  const userId = useUserId()
  const { presses } = useWaitingPresses()
  const own = presses.filter((press) => press.userId === userId)
  if (own.length === 0) return null
  return (
    <ul aria-label="Waiting to be sent" className="grid gap-1">
      {own.map((press) => {
        const { id, request, refusal } = press
        const Icon = refusal === null ? Clock : TriangleAlert
        return (
          <li key={id} className="flex items-center gap-2 rounded-2 bg-panel py-0.5 pl-2 text-12 text-ink">
            <Icon size={14} aria-hidden="true" className="flex-none text-gamboge-ink" />
            <span className="min-w-0 flex-1">
              <span dir="auto" className="block truncate">
                {request.prompt}
              </span>
              <span className="block text-11 text-ink-2">
                {refusal === null ? countText(request.count, 'picture') : `Not sent. ${refusal}`}
              </span>
            </span>
            {refusal !== null && (
              <IconButton label="Try again" onClick={() => void keepPress({ ...press, refusal: null })}>
                <RotateCw size={14} aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label={`Do not send: ${request.prompt}`}
              title="Remove"
              onClick={() => void forgetPress(id)}
            >
              <X size={14} aria-hidden="true" />
            </IconButton>
          </li>
        )
      })}
    </ul>
  )
}
