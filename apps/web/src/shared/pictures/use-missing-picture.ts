import { useEffect, useEffectEvent } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { notify } from '#web/shared/ui/notify.tsx'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

type Ways = {
  /** Removes the picture from the URL. */
  readonly close: () => void
  readonly onRetry: () => void
}

/** Explains why the picture in the URL is not shown. */
export function useMissingPicture(error: unknown, { close, onRetry }: Ways): void {
  const showError = useErrorToast()
  const tell = useEffectEvent((thrown: unknown) => {
    const { code } = toApiError(thrown)
    if (code !== 'not_found' && code !== 'invalid_request') return showError(thrown, { onRetry })
    notify.info({ title: 'This picture is gone', message: 'It was deleted, or you can no longer see it.' })
    close()
  })
  useEffect(() => {
    if (error) tell(error)
  }, [error])
}
