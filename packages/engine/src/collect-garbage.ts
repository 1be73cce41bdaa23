import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Set here instead of at process start, so that every process that draws has it.
setFlagsFromString('--expose-gc')

/** A full garbage collection of the calling thread, now: tens of milliseconds. Only this frees the off-heap buffers that pictures leave behind. */
export const collectGarbage = runInNewContext('gc') as () => void
