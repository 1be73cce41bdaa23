import { setTimeout as pause } from 'node:timers/promises'
import { FAULTS, type Fault } from './faults.ts'
import type { Product } from './product.ts'
import type { Surroundings } from './surroundings.ts'

const MAX_FAULT_MS = 8_000
const REST_MS = { min: 1_000, max: 6_000 }

/** Numbers from 0 to 1, the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Plays faults at random, of every dependency and every kind of process by itself, so that they overlap; answers how often each was played. */
export async function playChaos(
  surroundings: Surroundings,
  product: Product,
  options: { readonly forMs: number; readonly seed: number },
): Promise<ReadonlyMap<string, number>> {
  const ends = Date.now() + options.forMs
  const random = seeded(options.seed)
  const counts = new Map<string, number>()

  async function playOneAfterTheOther(faults: readonly Fault[]): Promise<void> {
    while (Date.now() < ends) {
      await pause(REST_MS.min + random() * (REST_MS.max - REST_MS.min))
      const fault = faults[Math.floor(random() * faults.length)]
      if (!fault) return
      counts.set(fault.name, (counts.get(fault.name) ?? 0) + 1)
      await fault.play(surroundings, product, random() * MAX_FAULT_MS)
    }
  }

  const victims = new Set(FAULTS.map(victimOf))
  await Promise.all(
    [...victims].map((victim) => playOneAfterTheOther(FAULTS.filter((fault) => victimOf(fault) === victim))),
  )
  surroundings.mend()
  return counts
}

/** What a fault hits: the first word of its name. */
function victimOf({ name }: Fault): string | undefined {
  return name.split(':', 1)[0]
}
