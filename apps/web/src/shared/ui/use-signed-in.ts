import { ERRORS } from '@easel/contract/errors'
import { ApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import { useErrorToast } from './use-error-toast.ts'

/**
 * For what only a signed-in person can do on a public page: `run` is called once it is known who presses; a visitor is told to sign in,
 * with the way to sign in.
 */
export function useSignedIn(): (run: () => void) => Promise<void> {
  const showError = useErrorToast()
  return async function signedIn(run) {
    await whenChecked(client.auth)
    if (client.auth.state().status === 'signed-in') run()
    else showError(new ApiError('auth_required', ERRORS.auth_required.message))
  }
}
