import { readFileSync } from 'node:fs'
import { createPolicy } from '@easel/engine/policy/policy'
import { StartupError } from '../../../platform/startup-error.ts'

export type ContentPolicy = {
  /** Whether no provider may be asked for this. */
  readonly refuses: (text: { readonly prompt: string; readonly negativePrompt?: string }) => boolean
}

/** The engine's own policy plus the operator's list: one word or phrase a line, comments after `#`. */
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
