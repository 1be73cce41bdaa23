import { MODELS_SETTINGS } from './model-settings.ts'
import { ACCOUNTS_SETTINGS, DATA_SETTINGS, SERVER_SETTINGS } from './server-settings.ts'
import type { Setting } from './setting.ts'
import { SIGN_IN_SETTINGS } from './sign-in-settings.ts'
import { PAYMENTS_SETTINGS, VOICES_SETTINGS, WORDS_SETTINGS } from './word-settings.ts'

/** Every variable that the server reads, by group. The documentation and `.env.example` are made from this table. */
export const SETTINGS = {
  Server: SERVER_SETTINGS,
  Data: DATA_SETTINGS,
  Accounts: { ...ACCOUNTS_SETTINGS, ...SIGN_IN_SETTINGS },
  Models: MODELS_SETTINGS,
  Voices: VOICES_SETTINGS,
  Words: WORDS_SETTINGS,
  Payments: PAYMENTS_SETTINGS,
} as const satisfies Record<string, Record<string, Setting>>
