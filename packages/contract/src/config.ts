import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { abilityFields } from './models/models.ts'

/** What the form's provider does with a request of one quality, and what a picture costs. */
const formQuality = z.object({
  /** Provider at this quality. */
  id: z.string(),
  label: z.string(),
  /** The model behind it; null where there is only one, or only the provider knows. */
  model: z.nullable(z.string()),
  ...abilityFields,
})
export type FormQuality = z.output<typeof formQuality>

const formProvider = z.object({
  /** Provider at standard quality, e.g. 'built-in', 'Built-in engine'. */
  id: z.string(),
  label: z.string(),
  byQuality: z.object({ standard: formQuality, high: formQuality, ultra: formQuality }),
})
export type FormProvider = z.output<typeof formProvider>

/** Who may make an account: everyone, those with an invitation, or no one. */
export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** What the page must know of this installation; nothing here is secret. */
export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'optional',
  summary: 'How this installation is set up.',
  output: z.object({
    /** Host of the real site; null when every host is as good as another. */
    productionHost: z.nullable(z.string()),
    /** Host that is not redirected to it. */
    previewHost: z.nullable(z.string()),
    signUp: z.enum(SIGN_UP_MODES),
    /** Whether passwords open accounts; otherwise only the ways below do. */
    passwords: z.boolean(),
    /** Who else says who a person is, in the order of the buttons. */
    signInWith: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The one origin at which passkeys sign in; null where this site’s address has none: an IP address, or no https. */
    passkeysAt: z.nullable(z.string()),
    /** Whether mail can be sent (password reset). */
    mailConfigured: z.boolean(),
    /** Whether plans can be bought. */
    paymentsConfigured: z.boolean(),
    /** Whether pictures that leave carry the operator’s signature (Content Credentials). */
    signsPictures: z.boolean(),
    /** Model that rewrites prompts on request; null when none is connected. */
    languageModel: z.nullable(z.string()),
    /** Provider of the form's pictures now, e.g. 'Built-in engine'. */
    provider: formProvider,
    /** Seconds that a picture of the form may take. */
    longestSeconds: z.int(),
  }),
})
