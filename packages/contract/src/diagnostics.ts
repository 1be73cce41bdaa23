import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'

export const findingSchema = z.object({
  /** Name of the check for people: `Database`. */
  check: z.string(),
  state: z.enum(['ok', 'warning', 'problem']),
  /** One sentence: the result, and what to do. Never contains secrets. */
  says: z.string(),
})
export type InstallationFinding = z.output<typeof findingSchema>

export const examineInstallation = defineEndpoint({
  method: 'POST',
  path: '/api/diagnostics',
  auth: 'session',
  keyScope: 'full',
  summary:
    'For operators: checks what this installation depends on, like `npm run doctor`. It writes and deletes a small file, connects to the mail server and verifies vendors’ keys; nothing is sent or paid.',
  body: z.object({}),
  output: z.object({ findings: z.array(findingSchema) }),
  errors: ['not_found', 'rate_limit'],
})
