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
