import { readFileSync } from 'node:fs'
import { createPolicy } from '@easel/engine/policy/policy'
import { StartupError } from '../../../platform/startup-error.ts'

export type ContentPolicy = {
  /** Whether a picture of this must not be asked of anybody. */
  readonly refuses: (text: { readonly prompt: string; readonly negativePrompt?: string }) => boolean
}

/** The engine's own policy, with the operator's list on top: one word or phrase a line, `#` before a remark. */
export function createContentPolicy(file: string | undefined): ContentPolicy {
  if (file === undefined) return createPolicy()
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new StartupError(`CONTENT_POLICY_FILE: the file ${JSON.stringify(file)} cannot be read.`)
  }
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return createPolicy(lines.filter((line) => line !== '' && !line.startsWith('#')))
}
