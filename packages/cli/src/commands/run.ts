import type { Given } from '../command-line.ts'
import type { Console } from '../terminal/console.ts'

/** One command: what it wrote is its result; rejects with a `CommandError` for everything expected. */
export type Run = (given: Given, console: Console) => Promise<void>
