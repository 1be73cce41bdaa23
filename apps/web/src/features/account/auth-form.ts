/** Rules of the sign-in and sign-up fields; the server has the last word. */
export const AUTH_RULES = {
  name: { required: 'Enter your name', maxLength: { value: 100, message: 'Use at most 100 characters' } },
  email: {
    required: 'Enter your e-mail address',
    pattern: { value: /^\S+@\S+\.\S+$/, message: 'Enter an e-mail address, like name@example.com' },
  },
  existingPassword: { required: 'Enter your password' },
  newPassword: {
    required: 'Choose a password',
    minLength: { value: 8, message: 'Use at least 8 characters' },
    maxLength: { value: 128, message: 'Use at most 128 characters' },
  },
} as const
