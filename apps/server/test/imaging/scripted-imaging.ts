import type { InstalledModel } from '@easel/providers/local/installed-model'
import { createScriptedProvider, type Step } from '@easel/providers/testing/scripted-provider'
import { createImagingModule } from '../../src/modules/imaging/imaging.module.ts'
import { createImaging } from '../../src/modules/imaging/imaging.ts'
import { createContentPolicy } from '../../src/modules/imaging/policy/content-policy.ts'
import { tableOf } from '../../src/modules/imaging/provider-table.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { silentLogger } from '../../src/platform/logger.ts'
import { shareTestDatabase } from '../harness/open-test-database.ts'

export const policy = createContentPolicy(undefined)

/** The module as the product sets it up, on the database that the test has opened. */
export async function moduleOf(
  settings: Parameters<typeof createImagingModule>[0]['settings'],
  installedModel?: InstalledModel,
) {
  return createImagingModule({
    database: await shareTestDatabase(),
    clock: systemClock,
    logger: silentLogger,
    threads: 1,
    settings,
    ...(installedModel ? { installedModel } : {}),
  })
}

export const order = { prompt: 'a boat', quality: 'standard', width: 1024, height: 1024, seed: 3 } as const

/** Imaging whose only provider does as it is told. */
export function imagingOf(step: Step, timeLimit = 5_000, logger = silentLogger) {
  return createImaging({
    providers: [createScriptedProvider(() => step)],
    logger,
    table: tableOf('scripted'),
    timeLimits: () => timeLimit,
    policy,
  })
}

export function draw(step: Step, options: { timeLimit?: number; signal?: AbortSignal } = {}) {
  const { signal = new AbortController().signal, timeLimit } = options
  return imagingOf(step, timeLimit).draw('generate-image', order, { signal, onProgress: () => {} })
}
