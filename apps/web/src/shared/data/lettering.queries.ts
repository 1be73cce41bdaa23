import { getLettering, type LetteringSettings, saveLettering } from '@easel/contract/lettering'
import { useMutation } from '@tanstack/react-query'
import { client } from '#web/shared/api/client.ts'
import { requireSession } from '#web/shared/api/require-session.ts'
import { useErrorToast } from '#web/shared/ui/use-error-toast.ts'

/** Large lettering takes the server seconds, and others may be ahead of it. */
const TIMEOUT = 90_000

/** Saves lettering as a picture in the library; other tabs learn of it from the event. */
export function useSaveLettering(onSaved: () => void) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: async (body: LetteringSettings) => {
      requireSession(client.auth, saveLettering)
      return client.data.call(saveLettering, { body }, { timeout: TIMEOUT })
    },
    onSuccess: onSaved,
    onError: (error) => showError(error),
  })
}

/** The settings of saved lettering. */
export function useOpenLettering(onOpened: (settings: LetteringSettings) => void) {
  const showError = useErrorToast()
  return useMutation({
    mutationFn: (id: string) => client.data.call(getLettering, { params: { id } }),
    onSuccess: onOpened,
    onError: (error) => showError(error),
  })
}
