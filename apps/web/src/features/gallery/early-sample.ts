/** What the prerendered gallery knows of a sample before its program is there. */
export type EarlySample = {
  readonly id: string
  readonly prompt: string
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** With fewer published pictures than this, samples follow them on the wall. */
export const FULL_WALL = 24
