import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

/** What the page must know of this installation; nothing here is secret. */
export const getConfig = defineEndpoint({
  method: 'GET',
  path: '/api/config',
  auth: 'optional',
  summary: 'How this installation is set up.',
  output: z.object({
    /** Whether the warning banner is shown: a host that is not the production host. */
    developmentMode: z.boolean(),
    /** Whether mail can be sent (password reset). */
    mailConfigured: z.boolean(),
    /** Whether plans can be bought. */
    paymentsConfigured: z.boolean(),
    /** Who draws the form's pictures now, e.g. 'Built-in engine'. */
    provider: z.object({ id: z.string(), label: z.string() }),
  }),
})
