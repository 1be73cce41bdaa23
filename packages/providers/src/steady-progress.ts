import type { GenerateOptions, ImageProgress } from './image-provider.ts'

/** Makes percentages monotonic and silences them after the end. */
export function steadyProgress(onProgress: GenerateOptions['onProgress']): {
  readonly report: (progress: ImageProgress) => void
  readonly end: () => void
} {
  let highest = 0
  let hasEnded = false
  return {
    report: (progress) => {
      if (hasEnded) return
      highest = Math.max(highest, progress.percent)
      try {
        onProgress?.({ ...progress, percent: highest })
      } catch {
        // A listener's error must not fail the picture.
      }
    },
    end: () => {
      hasEnded = true
    },
  }
}
