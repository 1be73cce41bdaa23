import type { Room } from '../dsp/reverb.ts'
import type { Stage } from '../stage.ts'

export type Scene = {
  /** The name that people read. */
  readonly name: string
  /** `music` is heard over a `sound`, and has a beat or a melody. */
  readonly kind: 'sound' | 'music'
  /** Usual tempo, for music. */
  readonly bpm?: number
  readonly room: Room
  readonly play: (stage: Stage) => void
}
