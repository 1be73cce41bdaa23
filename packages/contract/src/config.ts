import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { abilityFields } from './models/models.ts'

/** What the form's provider does and costs at one quality. */
const formQuality = z.object({
  /** Provider at this quality. */
  id: z.string(),
  label: z.string(),
  /** The model used; null if there is only one, or only the provider knows. */
  model: z.nullable(z.string()),
  ...abilityFields,
})
export type FormQuality = z.output<typeof formQuality>

const formProvider = z.object({
  /** Provider at standard quality, such as 'built-in', 'Built-in engine'. */
  id: z.string(),
  label: z.string(),
  byQuality: z.object({ standard: formQuality, high: formQuality, ultra: formQuality }),
})
export type FormProvider = z.output<typeof formProvider>

/** Who may create an account: everyone, people with an invitation, or no one. */
export const SIGN_UP_MODES = ['open', 'invitation', 'closed'] as const
export type SignUpMode = (typeof SIGN_UP_MODES)[number]

/** What pages need to know about this installation. Public. */
export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'optional',
  summary: 'Returns this installation’s public configuration.',
  output: z.object({
    /** Production host; null when there are no redirects. */
    productionHost: z.nullable(z.string()),
    /** Host that is not redirected to it. */
    previewHost: z.nullable(z.string()),
    signUp: z.enum(SIGN_UP_MODES),
    /** Whether passwords are used; otherwise only the issuers below. */
    passwords: z.boolean(),
    /** External issuers of identities, in the order of their buttons. */
    signInWith: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The only origin at which passkeys work; null where browsers do not offer them: at an IP address or without https. */
    passkeysAt: z.nullable(z.string()),
    /** Whether mail can be sent, for password resets. */
    mailConfigured: z.boolean(),
    /** Whether plans are on sale. */
    paymentsConfigured: z.boolean(),
    /** Whether pictures are signed with the operator's certificate (Content Credentials). */
    signsPictures: z.boolean(),
    /** Model that rewrites prompts on request; null if none is connected. */
    languageModel: z.nullable(z.string()),
    /** Current provider of the form's pictures, such as 'Built-in engine'. */
    provider: formProvider,
    /** Max seconds that a picture of the form may take. */
    longestSeconds: z.int(),
  }),
})
