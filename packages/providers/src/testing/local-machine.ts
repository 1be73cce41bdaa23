import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, expect } from 'vitest'
import type { InstalledModel } from '../local/installed-model.ts'
import { createLocalProvider, type LocalOptions, type LocalProvider } from '../local/local-provider.ts'
import { createSdServerEngine } from '../local/sd-server-engine.ts'
import { readSdServerLog, type SdServerEvent, type SdServerPlan, standInModel } from './sd-server-plan.ts'

/** Starting a program takes time on a busy machine. */
export const PATIENT = { timeout: 15_000 }
export const MACHINE_REQUEST = { prompt: 'a boat', width: 1024, height: 1024, seed: 5 } as const

/** A machine with a model that the sd-server stand-in draws with. */
export type LocalMachine = {
  readonly provider: LocalProvider
  readonly model: InstalledModel
  readonly weights: string
  /** Events of this kind that the program has logged so far. */
  readonly of: (what: SdServerEvent['what']) => readonly SdServerEvent[]
  /** Waits until the program has logged such an event. */
  readonly hasNoted: (what: SdServerEvent['what']) => Promise<void>
  /** Sets the behavior of later starts. */
  readonly plan: (plan: SdServerPlan) => void
  /** Draws a picture, and expects this many starts of the program so far. */
  readonly drawsBy: (starts: number) => Promise<void>
  readonly close: () => Promise<void>
}

export function localMachine(
  plan: SdServerPlan = {},
  options: Partial<LocalOptions> & {
    readonly findPort?: () => Promise<number>
    readonly startMs?: number
  } = {},
): LocalMachine {
  const { findPort, startMs, ...others } = options
  const { model, weights, folder } = standInModel(plan)
  const engine = createSdServerEngine({
    pollMs: 5,
    ...(findPort ? { findPort } : {}),
    ...(startMs ? { startMs } : {}),
  })
  const provider = createLocalProvider({ model, engine, backOffMs: [0], ...others })
  const of = (what: SdServerEvent['what']) => readSdServerLog(weights).filter((event) => event.what === what)
  return {
    provider,
    model,
    weights,
    of,
    hasNoted: async (what) => {
      await expect.poll(() => of(what).length, PATIENT).toBe(1)
    },
    plan: (next) => writeFileSync(weights, JSON.stringify(next)),
    drawsBy: async (starts) => {
      expect(await provider.generate(MACHINE_REQUEST)).toMatchObject({ ok: true })
      expect(of('start')).toHaveLength(starts)
    },
    close: async () => {
      await provider.close()
      rmSync(folder, { recursive: true })
    },
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

export async function isGone(pid: number): Promise<void> {
  await expect.poll(() => isAlive(pid), PATIENT).toBe(false)
}

/** Machines of one test file, closed after each test; `afterwards` adds what else must be closed. */
export function machinesOfEachTest() {
  const endings: (() => unknown)[] = []
  afterEach(async () => {
    for (const end of endings.splice(0).reverse()) await end()
  })
  return {
    afterwards: (end: () => unknown) => void endings.push(end),
    open: (...given: Parameters<typeof localMachine>): LocalMachine => {
      const machine = localMachine(...given)
      endings.push(machine.close)
      return machine
    },
  }
}
