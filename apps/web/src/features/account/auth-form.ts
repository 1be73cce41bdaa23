import { LIMITS } from '@easel/contract/limits'

const { min, max } = LIMITS.passwordCharacters
const longestName = LIMITS.displayNameCharacters

/** Rules of the sign-in and sign-up fields; the server decides. */
export const AUTH_RULES = {
  name: {
    required: 'Enter your name',
    maxLength: { value: longestName, message: `Use at most ${longestName} characters` },
  },
  email: {
    required: 'Enter your email address',
    pattern: { value: /^\S+@\S+\.\S+$/, message: 'Enter an email address, like name@example.com' },
  },
  existingPassword: { required: 'Enter your password' },
  newPassword: {
    required: 'Choose a password',
    minLength: { value: min, message: `Use at least ${min} characters` },
    maxLength: { value: max, message: `Use at most ${max} characters` },
  },
} as const
