import type { News } from '../../notifications/index.ts'

/** Security notifications in the product; mails say the same to people who are not in it. */
export const SECURITY_NEWS = {
  passwordChanged: {
    kind: 'security',
    title: 'Your password was changed',
    detail:
      'Every other session was signed out, every API key and passkey ended, and every webhook was turned off.',
    path: '/account#password',
  },
  addressIsAboutToChange: {
    kind: 'security',
    title: 'Your email address is about to change',
    detail: 'It counts once the new address confirms it.',
    path: '/account#email-address',
  },
  addressChanged: {
    kind: 'security',
    title: 'Your email address was changed',
    path: '/account#email-address',
  },
  keyMade: (name: string): News => ({
    kind: 'security',
    title: 'A new API key was made',
    detail: name,
    path: '/account#keys',
  }),
  appConnected: (name: string): News => ({
    kind: 'security',
    title: 'An app was connected',
    detail: name,
    path: '/account#apps',
  }),
  passkeyAdded: (name: string): News => ({
    kind: 'security',
    title: 'A passkey was added',
    detail: name,
    path: '/account#passkeys',
  }),
  passkeyRemoved: (name: string): News => ({
    kind: 'security',
    title: 'A passkey was removed',
    detail: name,
    path: '/account#passkeys',
  }),
  signedIn: (device: string): News => ({
    kind: 'security',
    title: 'New sign-in to your account',
    detail: `${device}. If it was not you, set a new password.`,
    path: '/account#devices',
  }),
} as const satisfies Record<string, News | ((name: string) => News)>
