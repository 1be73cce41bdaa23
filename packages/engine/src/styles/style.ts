import { withPauses } from '../filters/pause.ts'
import type { Picture } from '../filters/picture.ts'
import type { GBuffer } from '../render/g-buffer.ts'
import type { Scene } from '../render/scene.ts'
import { HINTS, type StyleHints } from './hint-rows.ts'

/** A style's input for turning the G-buffer into a picture. */
export type StyleContext = {
  readonly buffer: GBuffer
  readonly scene: Scene
  readonly seed: number
  /** Picture side / 1024: passes scale their radii by it, so that a preview looks like the picture. */
  readonly unit: number
  /** Called by the passes as they work; throws when the request was aborted. */
  readonly checkpoint: () => void
}

export type Style = {
  readonly id: string
  readonly hints: StyleHints
  /** Pure: the same context gives the same picture. Must not change its buffer. */
  readonly paint: (context: StyleContext) => Picture
}

export function defineStyle(id: keyof typeof HINTS, paint: Style['paint']): Style {
  return { id, hints: HINTS[id], paint: (context) => withPauses(context.checkpoint, () => paint(context)) }
}
