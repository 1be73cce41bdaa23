import type { ImageFailure } from '../image-provider.ts'
import type { InstalledModel } from './installed-model.ts'

/** What draws with a model on this machine: a program that draws one picture at a time and is only stopped by ending it. */
export type Engine = {
  /** Resolves when it can draw. Rejects with an `EngineError`; aborting ends what was started. */
  readonly start: (model: InstalledModel, signal: AbortSignal) => Promise<Running>
}

export type Running = {
  /**
   * Draws one picture; the next one may be asked for when it has ended. Never rejects. Aborting takes it back where it has not begun;
   * what has begun is left drawing, and the outcome's `rest` says until when.
   */
  readonly draw: (
    request: EngineRequest,
    onStep: (step: EngineStep) => void,
    signal: AbortSignal,
  ) => Promise<EnginePicture | EngineFailure>
  /** Ends it at once. Resolves when it has ended; calling it twice is harmless. */
  readonly kill: () => Promise<void>
  /** Resolves when it has ended, by `kill` or by itself. Never rejects. */
  readonly exited: Promise<EngineExit>
}

/** One picture, in the model's own terms. */
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
  /** 1 asks for none. */
  readonly cfg: number
  readonly sampler: string
  /** By their place in the model's folder of LoRA files. */
  readonly loras: readonly { readonly path: string; readonly weight: number }[]
  /** Encoded pictures that the model looks at while it draws. */
  readonly references: readonly Uint8Array[]
  /** Encoded picture of the asked size that the drawing begins from. */
  readonly begin?: {
    readonly picture: Uint8Array
    /** How far it is left, 0 … 1. */
    readonly strength: number
    /** Grayscale picture of the same size: white is drawn anew. */
    readonly mask?: Uint8Array
  }
}

export type EngineStep = { readonly done: number; readonly total: number }

export type EnginePicture = { readonly ok: true; readonly base64: string }

export type EngineFailure = ImageFailure & {
  /** Resolves when the picture that was left is no longer drawn; absent where nothing is. */
  readonly rest?: Promise<unknown>
}

export type EngineExit = {
  /** `with code 1`, `by SIGKILL`. */
  readonly how: string
  /** The last lines that it wrote, without prompts, at most 200. */
  readonly lines: readonly string[]
}

/** Why it could not be started: a sentence for the operator, with what the program said last. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
}

const MAX_SAID = 300

/** What a program said last, as far as it says why: its errors, or else its last line. Empty where it said nothing. */
export function lastWords({ lines }: Pick<EngineExit, 'lines'>): string {
  const errors = lines.filter((line) => /^\[ERROR\]|\berror:|failed|terminate|out of memory/i.test(line))
  const told = errors.length > 0 ? errors.slice(-3) : lines.slice(-1)
  const said = told.join(' / ').slice(-MAX_SAID)
  return said === '' ? '' : ` It said last: ${said}`
}
