import { useQuery } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import { useState } from 'react'
import { toApiError } from '#web/shared/api/api-error.ts'
import { client } from '#web/shared/api/client.ts'
import { configQuery } from '#web/shared/data/config.queries.ts'
import { signWithPasskey } from '#web/shared/data/passkeys/browser-passkeys.ts'
import { isOpenedAt } from '#web/shared/lib/site-origin.ts'
import { Button } from '#web/shared/ui/button.tsx'
import { FieldError } from '#web/shared/ui/fields/field.tsx'
import { Spinner } from '#web/shared/ui/spinner.tsx'

/** Hidden if the server accepts no passkeys from this page; shown until that is known. */
export function PasskeySignIn() {
  const config = useQuery(configQuery()).data
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (config && !isOpenedAt(config.passkeysAt)) return null

  async function signIn() {
    setBusy(true)
    setFailure(undefined)
    try {
      await client.auth.signInByPasskey(signWithPasskey)
    } catch (error) {
      setFailure(toApiError(error).message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-2">
      <Button
        size="huge"
        full
        disabled={isBusy}
        aria-describedby={failure && 'passkey-error'}
        onClick={() => void signIn()}
      >
        {isBusy ? <Spinner /> : <Fingerprint size={16} aria-hidden="true" />}
        Sign in with a passkey
      </Button>
      {failure && <FieldError id="passkey-error">{failure}</FieldError>}
    </div>
  )
}
