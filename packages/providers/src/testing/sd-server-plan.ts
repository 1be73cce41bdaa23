import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { InstalledModel } from '../local/installed-model.ts'

const STAND_IN = fileURLToPath(new URL('./sd-server-stand-in.ts', import.meta.url))

/** How it behaves; a word in the prompt, `[fault:die]`, says so for one picture. */
export type SdServerPlan = {
  /** Milliseconds of reading the weights. Default 0. */
  readonly loadMs?: number
  /** Milliseconds of a step. Default 5. */
  readonly stepMs?: number
  /** Ends while it starts: with this code, as often as `times` by the log. */
  readonly exitAtStart?: { readonly code: number; readonly says: string; readonly times?: number }
  /** Never becomes ready. */
  readonly isStuckAtStart?: true
  readonly fault?: SdServerFault
}

/**
 * `die`: by a signal in the second step. `exit`: by itself there, with a reason. `stall`: the second step never ends. `deaf`: no call is
 * answered any more. `garbage`: bytes without an end on both streams. `repeat`: writes the prompt. The others are about what comes back.
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

/** What it notes of itself. */
export type SdServerEvent = {
  readonly pid: number
  readonly what: 'start' | 'listen' | 'create' | 'done' | 'cancel' | 'refused-cancel'
  readonly input?: Readonly<Record<string, unknown>>
  /** Of `start`: what it was started with. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string | undefined>>
  readonly cwd?: string
}

/** What was noted beside the weights. */
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

/** Whether the stand-in can be run as a program: Windows runs no script by its first line. */
export const CAN_RUN_STAND_IN = process.platform !== 'win32'

/** The stand-in under this name finds no graphics card. */
export const WITHOUT_CARD = 'sd-server-without-card'

/** The stand-in as a program that finds no graphics card, in this folder. */
export function standInWithoutCard(folder: string): string {
  const path = join(folder, WITHOUT_CARD)
  symlinkSync(STAND_IN, path)
  return path
}

/** A model that the stand-in draws with, in a folder of its own; `weights` is the file that says how. */
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
