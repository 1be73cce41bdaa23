import { withPauses } from '../filters/pause.ts'
import type { Picture } from '../filters/picture.ts'
import type { GBuffer } from '../render/g-buffer.ts'
import type { Scene } from '../render/scene.ts'

/** What a style may read while it turns the G-buffer into a picture. */
export type StyleContext = {
  readonly buffer: GBuffer
  readonly scene: Scene
  readonly seed: number
  /** Picture side / 1024: passes scale their radii by it so that a preview looks like the picture. */
  readonly unit: number
  /** Called by the passes while they work; throws when the request was aborted. */
  readonly checkpoint: () => void
}

/** What a style asks of the composer before anything is rendered. Every field is optional: the scene decides otherwise. */
export type StyleHints = {
  /** Light rig: keeps the scene's own, or forces one. */
  readonly light?: 'natural' | 'studio' | 'chiaroscuro' | 'flat' | 'neon' | 'moody' | 'golden'
  /** 0 … 1.5: saturation of materials and sky. */
  readonly saturation?: number
  /** Colors that sky, fog and props lean to, as hex. */
  readonly palette?: readonly string[]
  /** Amount of scenery detail, 0 bare … 1 full. */
  readonly detail?: number
  readonly camera?: 'isometric' | 'portrait' | 'low-angle' | 'wide'
  /** How faces are drawn. */
  readonly faces?: 'natural' | 'anime' | 'cartoon' | 'ink' | 'simple'
  /** An earnest manner: people keep a calm face. */
  readonly solemn?: boolean
  /** Forces the time of day when the prompt names none. */
  readonly time?: 'sunset' | 'night' | 'day' | 'dusk'
  /** Extra scenery the style wants ("gears", "smoke", "neon-signs", "columns"). */
  readonly props?: readonly string[]
}

export type Style = {
  readonly id: string
  readonly hints: StyleHints
  /** Pure: the same context gives the same picture. Must not change the buffer it is given. */
  readonly paint: (context: StyleContext) => Picture
}

export function defineStyle(id: string, hints: StyleHints, paint: Style['paint']): Style {
  return { id, hints, paint: (context) => withPauses(context.checkpoint, () => paint(context)) }
}
