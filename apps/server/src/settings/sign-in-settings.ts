import * as z from 'zod/mini'
import { address, flag, type Setting, text } from './setting.ts'

/** Other ways in than a password. Each is off until its settings are there. */
export const SIGN_IN_SETTINGS = {
  PASSWORD_SIGN_IN: {
    schema: flag,
    default: 'true',
    doc: '`false`: passwords open no account and none is set or reset; people come in by OIDC_ISSUER, Google or GitHub alone. Passwords that were set stay and count again with `true`.',
  },
  OIDC_ISSUER: {
    schema: address,
    doc: 'Sign-in by OpenID Connect: address of the issuer, as its discovery names it, e.g. `https://login.example.com/realms/house`. Redirect address to register there: PUBLIC_URL followed by `/api/auth/callback/oidc`. Without it there is no such button.',
  },
  OIDC_CLIENT_ID: { schema: text, doc: 'Client id that the issuer gave. Needed with OIDC_ISSUER.' },
  OIDC_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    doc: 'Its secret. Needed with OIDC_ISSUER.',
  },
  OIDC_NAME: {
    schema: text.check(z.maxLength(40, 'must have at most 40 characters')),
    default: 'single sign-on',
    doc: 'What the button calls the issuer: “Continue with …”.',
  },
  GOOGLE_CLIENT_ID: {
    schema: text,
    doc: 'Sign-in by Google: the client id. Redirect address to register: PUBLIC_URL followed by `/api/auth/callback/google`. Without it there is no such button.',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    doc: 'Its secret. Needed with GOOGLE_CLIENT_ID.',
  },
  GITHUB_CLIENT_ID: {
    schema: text,
    doc: 'Sign-in by GitHub: the client id. Redirect address to register: PUBLIC_URL followed by `/api/auth/callback/github`. Without it there is no such button.',
  },
  GITHUB_CLIENT_SECRET: {
    schema: text,
    isSecret: true,
    doc: 'Its secret. Needed with GITHUB_CLIENT_ID.',
  },
} as const satisfies Record<string, Setting>
