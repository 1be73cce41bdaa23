import { LIMITS } from '@easel/contract/limits'
import { ApiError, toApiError } from '#web/shared/api/api-error.ts'
import { numberText } from '#web/shared/lib/text/number-text.ts'
import { openProgress } from '#web/shared/ui/progress-notice.tsx'

/**
 * Applies a change to more pictures than one request accepts, showing progress and a way to stop. Returns the changed pictures; a failure states
 * how many there were.
 */
export async function inSteps(
  ids: readonly string[],
  doing: string,
  step: (ids: readonly string[]) => Promise<void>,
): Promise<readonly string[]> {
  const most = LIMITS.bulkPictures
  let done = 0
  let isStopped = false
  const progress = openProgress(doing, ids.length, () => {
    isStopped = true
  })
  try {
    while (done < ids.length && !isStopped) {
      progress.show(done)
      await step(ids.slice(done, done + most))
      done = Math.min(ids.length, done + most)
    }
  } catch (thrown) {
    if (done === 0) throw thrown
    const { code, message } = toApiError(thrown)
    const words = `${numberText(done)} of ${numberText(ids.length)} are done. ${message}`
    throw new ApiError(code, words, { cause: thrown })
  } finally {
    progress.close()
  }
  return ids.slice(0, done)
}
