import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hasCluster } from '../harness/start-cluster.ts'
import { hasSwift } from '../harness/start-swift.ts'
import type { Fault } from './faults.ts'
import { startStage } from './stage.ts'

/** Longer in a run by hand: `FAULT_SECONDS=10`. */
const FAULT_MS = Number(process.env['FAULT_SECONDS'] ?? 2) * 1_000

/** A test of each fault, one after the other, on a product of their own. */
export function surviveEach(faults: readonly Fault[]): void {
  let stage: Awaited<ReturnType<typeof startStage>>

  describe.skipIf(!(hasCluster && hasSwift))('two web and two worker processes under load', () => {
    beforeAll(async () => {
      stage = await startStage()
    })
    afterAll(() => stage?.stop())

    test.each(faults.map((fault) => [fault.name, fault] as const))(
      '%s, and then all are ready in fifteen seconds, nothing acknowledged is lost, nothing paid twice and every program told',
      async (_name, { play, mayFailPictures }) => {
        expect.hasAssertions()
        await stage.survive((...world) => play(...world, FAULT_MS), mayFailPictures)
      },
    )
  })
}
