import { FRESH_SIGN_IN_MINUTES } from '@easel/contract/account'
import { FormNote } from './form-note.tsx'

/** Shown instead of the password field for an account without a password. */
export function FreshSignInNote() {
  return (
    <FormNote>
      Your account has no password. This works within {FRESH_SIGN_IN_MINUTES} minutes of signing in: if that
      was longer ago, sign out and in again first.
    </FormNote>
  )
}
