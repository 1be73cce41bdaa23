import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The operator's own content policy, if the data folder has one. */
export function policyFileIn(dataDir: string): string | undefined {
  const file = join(dataDir, 'content-policy.txt')
  return existsSync(file) ? file : undefined
}
