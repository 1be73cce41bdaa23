import type { Logger } from '../logger.ts'
import { reasonOf } from '../reason-of.ts'

/** For a loop over files: one that cannot be moved or deleted stays where it is, and the loop goes on. */
export function warnOfFile(logger: Pick<Logger, 'warn'>, fileKey: string): (error: unknown) => false {
  return (error) => {
    logger.warn({ fileKey, reason: reasonOf(error) }, 'a file could not be moved or deleted')
    return false
  }
}
