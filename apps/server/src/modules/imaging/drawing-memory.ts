import { totalmem } from 'node:os'
import type { Engine } from '@easel/engine/engine'
import { countApart, countWithHeap } from '../../platform/bytes-outside.ts'

/** Wraps the engine: while it draws, threads collect their dead buffers promptly instead of accumulating hundreds of megabytes. */
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

/** Memory of a process without its drawing threads, and a thread's peak (docs/benchmarks/operation.md). */
const PROCESS_MB = 250
const THREAD_MB = 500

/** Number of drawing threads that fit the memory: at least one, at most those wanted. */
export function threadsWithin(memoryMb: number, wanted: number): number {
  return Math.max(1, Math.min(wanted, Math.floor((memoryMb - PROCESS_MB) / THREAD_MB)))
}

/** The memory limit of the process's container or service, or else the machine's memory. */
export function memoryMb(): number {
  return Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 1e6
}
