import type { BaseSettings } from './drafts.store.ts'

/** Settings common to all rows of a batch. */
export function rowOf({ size, resolution, background, ...base }: BaseSettings) {
  return {
    negative_prompt: base.negativePrompt,
    style: base.style,
    quality: base.quality,
    model: base.model || null,
    aspect_ratio: base.aspectRatio,
    ...size,
    ...(resolution && !size && { resolution }),
    ...(background && { background }),
  }
}
