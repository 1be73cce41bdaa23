import type { Given } from '../command-line.ts'
import type { Console } from '../terminal/console.ts'

/** Runs one command. Its output is its result; expected failures reject with a `CommandError`. */
export type Run = (given: Given, console: Console) => Promise<void>
