import type { GenerateOptions, ImageProgress } from './image-provider.ts'

/** Percent that never fall, whatever is reported, and silence after the end. */
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
        // A listener's failure must not cost the picture.
      }
    },
    end: () => {
      hasEnded = true
    },
  }
}
