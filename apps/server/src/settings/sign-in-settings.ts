import * as z from 'zod/mini'
import { address, flag, networks, type Setting, text } from './setting.ts'

/** Ways of signing in other than a password. Each is off until it is configured. */
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
  PROXY_USER_HEADER: {
    schema: text.check(
      z.regex(/^[A-Za-z][A-Za-z0-9-]{0,60}$/, 'must be the name of a header, like Remote-Email'),
    ),
    doc: 'Sign-in by a proxy that has signed people in itself (Authelia, oauth2-proxy, …): header in which it names the person’s email address. It must remove that header from what it is sent. Needed with PROXY_USER_FROM. Without it there is no such button.',
  },
  PROXY_USER_FROM: {
    schema: networks,
    doc: 'Addresses or networks of that proxy, as this server sees its connections, e.g. `10.0.0.5, 172.16.0.0/12`. From any other address the header means nothing.',
  },
  PROXY_USER_NAME: {
    schema: text.check(z.maxLength(40, 'must have at most 40 characters')),
    default: 'your account here',
    doc: 'What the button calls that way in: “Continue with …”.',
  },
} as const satisfies Record<string, Setting>
