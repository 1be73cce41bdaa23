import { ERRORS } from '@easel/contract/errors'
import { ApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { whenChecked } from '#web/shared/api/when-checked.ts'
import { useErrorToast } from './use-error-toast.ts'

/** For actions on public pages that require a session: `run` is called once the session is known; visitors are told to sign in, with a link. */
export function useSignedIn(): (run: () => void) => Promise<void> {
  const showError = useErrorToast()
  return async function signedIn(run) {
    await whenChecked(client.auth)
    if (client.auth.state().status === 'signed-in') run()
    else showError(new ApiError('auth_required', ERRORS.auth_required.message))
  }
}
