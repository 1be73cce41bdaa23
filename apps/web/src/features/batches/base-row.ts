import type { BaseSettings } from './drafts.store.ts'

/** What each row of a batch asks for in common. */
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
