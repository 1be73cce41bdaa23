import type { Reading } from './reading/tell-picture.ts'
import type { InstanceShare } from './render/instance-shares.ts'
import type { Assumption } from './scene-graph.ts'

/** Recorded with every picture: the same version, request and seed give the same pixels. */
export const ENGINE_VERSION = '1.11.1'

/** A picture, and what the engine understood and drew. */
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
  /** The setting, one of `SETTING_IDS`, with its time of day and weather: from the prompt, or chosen for it. */
  readonly setting: string
  readonly time: string
  readonly weather: readonly string[]
  /** Words that were not understood, in prompt order. */
  readonly unknown: readonly string[]
  /** What the rules of common sense added. */
  readonly assumed: readonly Assumption[]
  /** What was drawn of the prompt's words, as short chips for people. */
  readonly reading: Reading
  /** Nouns whose kit failed; a plain shape replaces each. Empty unless the engine has a bug. */
  readonly standIns: readonly string[]
  /** What was drawn, in prompt order. */
  readonly entities: readonly {
    /** The lexicon noun, singular. */
    readonly noun: string
    /** Canonical name of the requested color; null when there is none. */
    readonly color: string | null
    /** The kit that drew it, `family:variant`. */
    readonly kit: string
    /** One entry per instance; several when the prompt gives a number. */
    readonly instances: readonly InstanceShare[]
  }[]
  /** Relations between them, by noun: a wizard is `holding` a staff. */
  readonly relations: readonly { readonly type: string; readonly subject: string; readonly object: string }[]
}

export type DrawOptions = {
  /** Aborting stops the drawing within 100 ms and rejects with the signal's reason. */
  readonly signal?: AbortSignal
  /** Called at least every 200 ms with the share done, 0 … 1; `preview` is a small WebP of the unfinished picture, when there is a new one. */
  readonly onProgress?: (progress: { readonly done: number; readonly preview?: Uint8Array }) => void
}

/** The prompt names something that the content policy forbids. Thrown before any work. */
export class ForbiddenPromptError extends Error {
  override readonly name = 'ForbiddenPromptError'
}

/** The request cannot be drawn: an empty prompt, an unknown style, a reference that is not a picture. The message says why. */
export class InvalidRequestError extends Error {
  override readonly name = 'InvalidRequestError'
}
