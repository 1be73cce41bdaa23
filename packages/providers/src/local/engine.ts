import type { ImageFailure } from '../image-provider.ts'
import type { InstalledModel } from './installed-model.ts'

/** A program that draws with a local model, one picture at a time, and can only be stopped by ending it. */
export type Engine = {
  /** Resolves when it can draw. Rejects with an `EngineError`; aborting ends what was started. */
  readonly start: (model: InstalledModel, signal: AbortSignal) => Promise<Running>
}

export type Running = {
  /**
   * Draws one picture; call again only after it has ended. Never rejects. Aborting cancels a picture that has not started; one in progress
   * continues, and the outcome's `rest` resolves when it is done.
   */
  readonly draw: (
    request: EngineRequest,
    onStep: (step: EngineStep) => void,
    signal: AbortSignal,
  ) => Promise<EnginePicture | EngineFailure>
  /** Kills it. Resolves when it has ended; idempotent. */
  readonly kill: () => Promise<void>
  /** Resolves when it has ended, by `kill` or by itself. Never rejects. */
  readonly exited: Promise<EngineExit>
}

/** One picture in the model's terms. */
export type EngineRequest = {
  readonly prompt: string
  /** Empty for none. */
  readonly negativePrompt: string
  /** Pixels, in steps of 64. */
  readonly width: number
  readonly height: number
  /** 0 … 2^32-1. */
  readonly seed: number
  readonly steps: number
  /** 1 disables guidance. */
  readonly cfg: number
  readonly sampler: string
  /** By path in the LoRA folder. */
  readonly loras: readonly { readonly path: string; readonly weight: number }[]
  /** Encoded reference pictures that the model sees. */
  readonly references: readonly Uint8Array[]
  /** Encoded start picture of the requested size. */
  readonly begin?: {
    readonly picture: Uint8Array
    /** Denoising strength, 0 to 1. */
    readonly strength: number
    /** Grayscale mask of the same size: white is redrawn. */
    readonly mask?: Uint8Array
  }
}

export type EngineStep = { readonly done: number; readonly total: number }

export type EnginePicture = { readonly ok: true; readonly base64: string }

export type EngineFailure = ImageFailure & {
  /** Resolves when an abandoned picture is no longer being drawn; absent if there is none. */
  readonly rest?: Promise<unknown>
}

export type EngineExit = {
  /** `with code 1`, `by SIGKILL`. */
  readonly how: string
  /** Its last output lines without prompts, up to 200. */
  readonly lines: readonly string[]
}

/** Why it could not start: a sentence for the operator, with the program's last output. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}

const MAX_SAID = 300

/** The relevant part of a program's last output: its errors, or else its last line. Empty without output. */
export function lastWords({ lines }: Pick<EngineExit, 'lines'>): string {
  const errors = lines.filter((line) => /^\[ERROR\]|\berror:|failed|terminate|out of memory/i.test(line))
  const told = errors.length > 0 ? errors.slice(-3) : lines.slice(-1)
  const said = told.join(' / ').slice(-MAX_SAID)
  return said === '' ? '' : ` It said last: ${said}`
}
