import { once } from 'node:events'
import { createInterface } from 'node:readline/promises'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { CommandError } from '../exit-codes.ts'
import type { Environment } from '../settings.ts'

type Out = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number }

/** Input and output of a command: results on stdout, messages for people on stderr. */
export type Console = {
  readonly env: Environment
  /** Aborts when the person cancels. */
  readonly signal: AbortSignal
  /** Writes a line of the result. */
  readonly result: (line: string) => void
  /** Writes a result as bytes. */
  readonly bytes: (bytes: Uint8Array) => Promise<void>
  /** Writes a note, unless the command is quiet. */
  readonly note: (line: string) => void
  /** Tells the person what to do for the command to continue, even when it is quiet. */
  readonly ask: (line: string) => void
  /** A progress line, only on a terminal. */
  readonly progress: ProgressLine
  /** Standard input, for an interactive command. */
  readonly lines: Readable
  /** Reads all piped input; undefined without a pipe. */
  readonly readPipe: () => Promise<string | undefined>
  /** Asks on the terminal without echoing the input. */
  readonly askSecret: (question: string) => Promise<string>
}

type ProgressLine = {
  /** `done` 0 … 1. */
  readonly show: (done: number, words: string) => void
  readonly end: () => void
}

const BAR = 24
const CLEAR = '\r\u001b[2K'

export function openConsole(streams: {
  readonly stdin: Readable & { readonly isTTY?: boolean }
  readonly stdout: Out
  readonly stderr: Out
  readonly env: Environment
  readonly signal: AbortSignal
  readonly isQuiet: boolean
}): Console {
  const { stdin, stdout, stderr, env, signal, isQuiet } = streams
  const progress = progressLine(stderr, isQuiet)
  return {
    env,
    signal,
    progress,
    lines: stdin,
    result: (line) => {
      progress.end()
      stdout.write(`${line}\n`)
    },
    bytes: (bytes) =>
      new Promise((resolve, reject) => {
        progress.end()
        stdout.write(bytes, (error) => (error ? reject(error) : resolve()))
      }),
    note: (line) => {
      if (isQuiet) return
      progress.end()
      stderr.write(`${line}\n`)
    },
    ask: (line) => {
      stderr.write(`${line}\n`)
    },
    readPipe: async () => (stdin.isTTY ? undefined : await text(stdin)),
    askSecret: async (question) => {
      if (!stdin.isTTY)
        throw new CommandError(
          'invalid_request',
          'The pipe brought nothing, and there is no terminal to ask at.',
        )
      stderr.write(question)
      const hidden = { write: () => true, end: () => {}, on: () => {} } as unknown as NodeJS.WritableStream
      const lines = createInterface({ input: stdin, output: hidden, terminal: true })
      // The hidden prompt receives Ctrl-C and end of input instead of the process.
      const left = once(lines, 'close').then(() => {
        throw new CommandError('cancelled', 'Canceled.')
      })
      try {
        return (await Promise.race([lines.question('', { signal }), left])).trim()
      } finally {
        lines.close()
        stderr.write('\n')
      }
    },
  }
}

function progressLine(stderr: Out, isQuiet: boolean): ProgressLine {
  if (!stderr.isTTY || isQuiet) return { show: () => {}, end: () => {} }
  let isShown = false
  return {
    show: (done, words) => {
      const full = Math.round(Math.min(1, Math.max(0, done)) * BAR)
      const line = `${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${String(Math.round(done * 100)).padStart(3)} % ${words}`
      stderr.write(`${CLEAR}${line.slice(0, (stderr.columns ?? 80) - 1)}`)
      isShown = true
    },
    end: () => {
      if (isShown) stderr.write(CLEAR)
      isShown = false
    },
  }
}
