import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Asked for here rather than when the process starts, so that the one who draws, in whatever process, has it.
setFlagsFromString('--expose-gc')

/** A whole collection of the calling thread's memory, now: tens of milliseconds. Only that finds the buffers which pictures leave outside of the heap. */
export const collectGarbage = runInNewContext('gc') as () => void
