import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasCluster } from '../harness/start-cluster.ts'
import { hasSwift } from '../harness/start-swift.ts'
import { playChaos } from './chaos.ts'
import { startStage } from './stage.ts'

const isPossible = hasCluster && hasSwift
/** Longer in a run by hand: `CHAOS_MINUTES=10`. */
const FOR_MS = Number(process.env['CHAOS_MINUTES'] ?? 1) * 60_000
const SEED = Number(process.env['CHAOS_SEED'] ?? 1)

let stage: Awaited<ReturnType<typeof startStage>>
beforeAll(async () => {
  if (isPossible) stage = await startStage()
})
afterAll(() => stage?.stop())

test.skipIf(!isPossible)(
  'database, storage, vendor, mail, payments, receivers of webhooks and processes fail at random and at once, and then all are ready in fifteen seconds and nothing acknowledged is lost and every program is told',
  { timeout: FOR_MS + 600_000 },
  async () => {
    expect.hasAssertions()
    await stage.survive(
      (surroundings, product) => playChaos(surroundings, product, { forMs: FOR_MS, seed: SEED }),
      true,
    )
  },
)
