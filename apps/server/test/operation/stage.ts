import { setTimeout as pause } from 'node:timers/promises'
import { expect } from 'vitest'
import { audit } from './audit.ts'
import { createPeople } from './people.ts'
import { type Product, startProduct } from './product.ts'
import { type Surroundings, startSurroundings } from './surroundings.ts'
import { startToldPrograms } from './told-programs.ts'

const WEBS = 2
const PEOPLE = 8
const REST_MS = 200
const RECOVERS = { timeout: 15_000, interval: 100 }
/** A provider that failed is left alone for half a minute, twice as long the next time. */
const DRAWS_AGAIN = { timeout: 90_000, interval: 1_000 }

/** Two web and two worker processes with people at their pages, on a network that can be broken. */
export async function startStage(...cluster: Parameters<typeof startSurroundings>) {
  const surroundings = await startSurroundings(...cluster)
  const { databaseUrl, settings } = surroundings
  const product = await startProduct({ databaseUrl, settings, webs: WEBS })
  const people = createPeople(product.balancer.url)
  await people.signUp(PEOPLE)
  const programs = await startToldPrograms(surroundings, people)
  const { known } = people

  async function drawAgain(): Promise<number> {
    const [person] = people.people
    if (person) await people.useForm(person)
    return known.pictures.size
  }

  return {
    /** People act before, while and after something breaks; then the web processes must be ready in time, and the books right. */
    survive: async (
      breaking: (surroundings: Surroundings, product: Product) => Promise<unknown>,
      mayFailPictures: boolean,
    ): Promise<void> => {
      known.pictures.clear()
      await expect.poll(drawAgain, DRAWS_AGAIN).toBeGreaterThan(0)
      known.pictures.clear()
      known.tasks.clear()
      surroundings.vendor.log.inputs.length = 0
      let isOver = false
      const acting = people.actUntil(() => isOver, people.act, REST_MS)
      await pause(500)
      await breaking(surroundings, product)
      surroundings.mend()
      await expect.poll(() => product.balancer.ready(), RECOVERS).toBe(WEBS)
      await pause(500)
      isOver = true
      await acting
      expect(await audit(surroundings, product, people, mayFailPictures)).toEqual([])
      expect(await programs.audit()).toEqual([])
    },
    /** Asks one process for a picture, past the balancer, and gives its answer; a picture that it takes is audited like the others. */
    askForPicture: (origin: string) => people.askForPicture(origin),
    stop: async () => {
      await product.stop()
      await surroundings.stop()
    },
  }
}
