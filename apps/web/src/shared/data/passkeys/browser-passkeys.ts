import type { EndpointOutput, EndpointRequest } from '@easel/contract/endpoint'
import type {
  addPasskey,
  assertionSchema,
  beginPasskey,
  passkeyChallengeSchema,
} from '@easel/contract/passkeys/passkeys'
import type * as z from 'zod/mini'
import { ApiError, toApiError } from '#web/shared/api/api-error.ts'
import { isOpenedAt } from '#web/shared/lib/site-origin.ts'

/** Why passkeys do not work on this page; undefined if they may. `passkeysAt`: the only origin that the server accepts. */
export function passkeyHindrance(passkeysAt: string | null): string | undefined {
  if (passkeysAt === null)
    return 'Browsers have passkeys only for sites with a name and https. This site has no such address yet.'
  if (!isOpenedAt(passkeysAt)) return `Passkeys work at ${passkeysAt} only. Open this site there.`
  if (!('PublicKeyCredential' in window)) return NO_PASSKEYS
  return undefined
}

type Made = EndpointRequest<typeof addPasskey>['body']['credential']

/** Has the browser create a passkey; rejects with a message for the person. */
export async function makePasskey(options: EndpointOutput<typeof beginPasskey>): Promise<Made> {
  requirePasskeys()
  const { startRegistration } = await loadLibrary()
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
    }
  } catch (thrown) {
    throw inWords(thrown, 'added')
  }
}

/** Has the browser use a passkey chosen by the person; rejects with a message for them. */
export async function signWithPasskey(
  options: z.output<typeof passkeyChallengeSchema>,
): Promise<z.output<typeof assertionSchema>> {
  requirePasskeys()
  const { startAuthentication } = await loadLibrary()
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options })
    return { id, rawId, type, response }
  } catch (thrown) {
    throw inWords(thrown, 'used')
  }
}

const NO_PASSKEYS = 'This browser has no passkeys. Update it, or use another way to sign in.'

function requirePasskeys() {
  if (!('PublicKeyCredential' in window)) throw new ApiError('invalid_request', NO_PASSKEYS)
}

async function loadLibrary() {
  try {
    return await import('@simplewebauthn/browser')
  } catch (thrown) {
    throw toApiError(thrown)
  }
}

/** Browsers do not distinguish declining, having no passkey, and a timeout. */
function inWords(thrown: unknown, done: 'added' | 'used'): ApiError {
  const name = thrown instanceof Error ? thrown.name : ''
  const words: Readonly<Record<string, string>> = {
    NotAllowedError: `No passkey was ${done}: the request was canceled or ran out of time. Try again.`,
    AbortError: `No passkey was ${done}: the request was canceled. Try again.`,
    InvalidStateError: 'This device has a passkey for your account already.',
    SecurityError: 'The browser allows no passkeys at this address. Open this site by its usual address.',
    ConstraintError:
      'This device cannot ask who you are. Set up a screen lock or a PIN on it, or use another.',
    NotSupportedError: 'This device makes no passkeys that this site takes. Use another.',
  }
  return new ApiError('invalid_request', words[name] ?? `No passkey was ${done}. Try again.`, {
    cause: thrown,
  })
}
