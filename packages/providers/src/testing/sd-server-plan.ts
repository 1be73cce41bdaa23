import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InstalledModel } from '../local/installed-model.ts'

const STAND_IN = fileURLToPath(new URL('./sd-server-stand-in.ts', import.meta.url))

/** Behavior of the stand-in; `[fault:die]` in the prompt changes it for one picture. */
export type SdServerPlan = {
  /** Milliseconds to load the weights. Default 0. */
  readonly loadMs?: number
  /** Milliseconds for each step. Default 5. */
  readonly stepMs?: number
  /** Exits during the start with this code, `times` times as counted in the log. */
  readonly exitAtStart?: { readonly code: number; readonly says: string; readonly times?: number }
  /** Never becomes ready. */
  readonly isStuckAtStart?: true
  readonly fault?: SdServerFault
}

/**
 * `die`: killed by a signal in the second step. `exit`: exits there, with a reason. `stall`: the second step never ends. `deaf`: stops answering
 * calls. `garbage`: endless bytes on both streams. `repeat`: prints the prompt. The others affect the result.
 */
export type SdServerFault =
  | 'die'
  | 'exit'
  | 'stall'
  | 'deaf'
  | 'garbage'
  | 'repeat'
  | 'black'
  | 'failed'
  | 'no-picture'
  | 'no-image'
  | 'forgotten'
  | 'poll-drop'
  | 'poll-drop-once'
  | 'page'
  | 'no-id'

/** An event that the stand-in logs. */
export type SdServerEvent = {
  readonly pid: number
  readonly what: 'start' | 'listen' | 'create' | 'done' | 'cancel' | 'refused-cancel'
  readonly input?: Readonly<Record<string, unknown>>
  /** Only for `start`: the arguments. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
}

/** Reads the log beside the weights. */
export function readSdServerLog(weights: string): readonly SdServerEvent[] {
  try {
    return readFileSync(`${weights}.log`, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

/** Whether the stand-in can be run as a program: Windows ignores a script's shebang line. */
export const CAN_RUN_STAND_IN = process.platform !== 'win32'

/** Under this name the stand-in finds no graphics card. */
export const WITHOUT_CARD = 'sd-server-without-card'

/** Puts the stand-in into this folder, as a program that finds no graphics card. */
export function standInWithoutCard(folder: string): string {
  const path = join(folder, WITHOUT_CARD)
  symlinkSync(STAND_IN, path)
  return path
}

/** A model for the stand-in, in its own folder; the file `weights` holds the plan. */
export function standInModel(
  plan: SdServerPlan = {},
  changes: Partial<InstalledModel> = {},
): { readonly model: InstalledModel; readonly weights: string; readonly folder: string } {
  const folder = mkdtempSync(join(tmpdir(), 'sd-server-stand-in-'))
  const weights = join(folder, 'tiny.gguf')
  writeFileSync(weights, JSON.stringify(plan))
  const model: InstalledModel = {
    id: 'tiny',
    label: 'Tiny Q4_0',
    architecture: 'Z-Image',
    serverPath: STAND_IN,
    serverRelease: 'stand-in',
    files: [{ role: 'diffusion', path: weights }],
    defaults: { side: 512, steps: 4, cfg: 1, sampler: 'euler', args: [] },
    abilities: { maxReferences: 1, editsByWords: false, negativePrompt: true },
    ...changes,
  }
  return { model, weights, folder }
}
