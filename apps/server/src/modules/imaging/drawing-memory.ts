import { totalmem } from 'node:os'
import type { Engine } from '@easel/engine/engine'
import { countApart, countWithHeap } from '../../platform/bytes-outside.ts'

/** The same engine; while it draws, its threads collect their dead buffers in time, instead of gathering hundreds of megabytes of them. */
export function boundedInMemory(engine: Engine): Engine {
  let drawing = 0
  return {
    ...engine,
    draw: async (request, options) => {
      drawing += 1
      countWithHeap()
      try {
        return await engine.draw(request, options)
      } finally {
        drawing -= 1
        if (drawing === 0) countApart()
      }
    },
  }
}

/** What a process takes beside its drawing threads, and what one of them takes at its peak (docs/benchmarks/operation.md). */
const PROCESS_MB = 250
const THREAD_MB = 500

/** How many threads may draw at once where there is so much memory: at least one, at most those that are wanted. */
export function threadsWithin(memoryMb: number, wanted: number): number {
  return Math.max(1, Math.min(wanted, Math.floor((memoryMb - PROCESS_MB) / THREAD_MB)))
}

/** The limit of the container or service that the process runs in, else what the machine has. */
export function memoryMb(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1e6
}
