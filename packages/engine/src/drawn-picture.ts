import type { Reading } from './reading/tell-picture.ts'
import type { Assumption } from './scene-graph.ts'

/** Recorded with every picture: the same version, request and seed give the same pixels. */
export const ENGINE_VERSION = '1.11.0'

/** A picture and what the engine understood and did. */
export type DrawnPicture = {
  /** PNG with prompt, seed and engine version in its text chunks. */
  readonly png: Uint8Array
  /** Pixels. */
  readonly width: number
  readonly height: number
  readonly report: PictureReport
}

/** The engine's account of one picture, as `cli.ts --report` writes it. */
export type PictureReport = {
  readonly engineVersion: string
  /** As requested. */
  readonly seed: number
  /** Wall time of each stage, milliseconds. */
  readonly ms: { readonly parse: number; readonly compose: number; readonly render: number; readonly style: number; readonly encode: number }
  /** The place it was set in, one of `SETTING_IDS`, the time of day and the weather there: as the prompt says, or as chosen for it. */
  readonly setting: string
  readonly time: string
  readonly weather: readonly string[]
  /** Words that were not understood, in prompt order. */
  readonly unknown: readonly string[]
  /** What went without saying. */
  readonly assumed: readonly Assumption[]
  /** What became of the prompt's words, as short chips for people. */
  readonly reading: Reading
  /** Nouns that failed to be drawn as themselves; a plain shape stands in for each. Empty unless something is wrong with the engine. */
  readonly standIns: readonly string[]
  /** What was drawn, in the order it was named. */
  readonly entities: readonly {
    /** As the lexicon has it, singular. */
    readonly noun: string
    /** Canonical name of the color asked for; null when none was. */
    readonly color: string | null
    /** Rules that drew it, `family:variant`. */
    readonly kit: string
    /** Each of them; several when a number was asked for. */
    readonly instances: readonly {
      /** Share of the picture this instance covers, 0 … 1. */
      readonly coverage: number
      /** Share of its own silhouette that is not hidden, 0 … 1. */
      readonly visible: number
      /** x, y, width, height in pixels. */
      readonly box: readonly [number, number, number, number]
    }[]
  }[]
  /** How they stand to each other, by noun: a wizard is `holding` a staff. */
  readonly relations: readonly { readonly type: string; readonly subject: string; readonly object: string }[]
}

export type DrawOptions = {
  /** Aborting stops the drawing within 100 ms and rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called at least every 200 ms with the share done, 0 … 1; `preview` is a small WebP of the forming picture, when there is a new one. */
  readonly onProgress?: (progress: { readonly done: number; readonly preview?: Uint8Array }) => void
}

/** The prompt names what the content policy forbids. Thrown before any work. */
export class ForbiddenPromptError extends Error {
  override readonly name = 'ForbiddenPromptError'
}

/** The request cannot be drawn as it stands: an empty prompt, an unknown style, a reference that is no picture. The message says why. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError'
}
