import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The operator's own content policy, where there is one in the data folder. */
export function policyFileIn(dataDir: string): string | undefined {
  const file = join(dataDir, 'content-policy.txt')
  return existsSync(file) ? file : undefined
}
