import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

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
    /** Whether mail can be sent (password reset). */
    mailConfigured: z.boolean(),
    /** Whether plans can be bought. */
    paymentsConfigured: z.boolean(),
    /** Who draws the form's pictures now, e.g. 'Built-in engine'. */
    provider: z.object({ id: z.string(), label: z.string() }),
  }),
})
