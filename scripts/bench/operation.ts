// How soon the product recovers from each fault of its dependencies, plus its claims per second and its event streams.
import { setTimeout as pause } from 'node:timers/promises'
import { FAULTS } from '../../apps/server/test/operation/faults.ts'
import { createPeople } from '../../apps/server/test/operation/people.ts'
import { startProduct } from '../../apps/server/test/operation/product.ts'
import { startSurroundings } from '../../apps/server/test/operation/surroundings.ts'
import { measureClaims } from './claims.ts'
import type { Row } from './statistics.ts'
import { measureStreams } from './streams.ts'

const WEBS = 2
const FAULT_MS = 5_000
/** From the end of a fault until every web process is ready, in seconds. */
const GOAL = 15

export async function measureOperation(): Promise<readonly Row[]> {
  return [...(await measureRecoveries()), ...(await measureClaims()), ...(await measureStreams())]
}

async function measureRecoveries(): Promise<Row[]> {
  const surroundings = await startSurroundings()
  const { databaseUrl, settings } = surroundings
  const product = await startProduct({ databaseUrl, settings, webs: WEBS })
  const people = createPeople(product.balancer.url)
  await people.signUp(8)
  let isOver = false
  const acting = people.actUntil(() => isOver, people.act, 200)
  const rows: Row[] = []
  for (const { name, play } of FAULTS) {
    await play(surroundings, product, FAULT_MS)
    surroundings.mend()
    const readyAfter = await secondsUntil(() => product.balancer.ready() === WEBS)
    const known = people.known.pictures.size
    const pictureAfter = readyAfter + (await secondsUntil(() => people.known.pictures.size > known))
    rows.push({
      what: `${name}, ${FAULT_MS / 1_000} s`,
      measured: `ready after ${readyAfter.toFixed(1)} s, the next picture answered after ${pictureAfter.toFixed(1)} s`,
      goal: `ready within ${GOAL} s`,
      met: readyAfter <= GOAL,
    })
  }
  isOver = true
  await acting
  await product.stop()
  await surroundings.stop()
  return rows
}

async function secondsUntil(holds: () => boolean): Promise<number> {
  const began = performance.now()
  while (!holds() && performance.now() - began < 120_000) await pause(50)
  return (performance.now() - began) / 1_000
}
