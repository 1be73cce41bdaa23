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
    'Looks at what this installation stands on, as `npm run doctor` does; for operators. It writes and deletes a small file, greets the mail server and asks vendors whether they take their keys; nothing is sent or paid.',
  body: z.object({}),
  output: z.object({ findings: z.array(findingSchema) }),
  errors: ['not_found', 'rate_limit'],
})
