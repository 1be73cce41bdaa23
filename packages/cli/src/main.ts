// easel: pictures from the command line. Commands and their options: `command-table.ts`.
import { constants } from 'node:os'
import manifest from '../package.json' with { type: 'json' }
import { readCommandLine } from './command-line.ts'
import { batch } from './commands/batch.ts'
import { completion } from './commands/completion.ts'
import { exportLibrary } from './commands/export-library.ts'
import { generate } from './commands/generate.ts'
import { importPictures } from './commands/import-pictures.ts'
import { download, history } from './commands/library.ts'
import { login, logout } from './commands/login.ts'
import { mcp } from './commands/mcp.ts'
import type { Run } from './commands/run.ts'
import { CommandError, EXIT } from './exit-codes.ts'
import { helpText } from './help.ts'
import { openConsole } from './terminal/console.ts'

const RUNS: Readonly<Record<string, Run>> = {
  generate,
  batch,
  history,
  download,
  export: exportLibrary,
  import: importPictures,
  login,
  logout,
  mcp,
  completion,
}

/** The first Ctrl-C aborts the command in order; a second one ends the process at once. */
function listenForSignals(): AbortSignal {
  const givenUp = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, () => {
      if (givenUp.signal.aborted) process.exit(128 + constants.signals[name])
      givenUp.abort()
    })
  return givenUp.signal
}

async function main(args: readonly string[]): Promise<number> {
  const { stdin, stdout, stderr, env } = process
  // A reader that closes the pipe, such as `head`, is not an error.
  stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : EXIT.fault))
  try {
    const given = readCommandLine(args)
    if (given === 'version') {
      stdout.write(`${manifest.version}\n`)
      return EXIT.success
    }
    if ('help' in given) {
      stdout.write(helpText(given.help))
      return EXIT.success
    }
    const console = openConsole({
      stdin,
      stdout,
      stderr,
      env,
      signal: listenForSignals(),
      isQuiet: given.has('quiet'),
    })
    try {
      await RUNS[given.command.name]?.(given, console)
    } finally {
      console.progress.end()
    }
    return EXIT.success
  } catch (error) {
    const { exitCode, words } = describe(error)
    stderr.write(`easel: ${words}\n`)
    return exitCode
  }
}

function describe(error: unknown): { readonly exitCode: number; readonly words: string } {
  if (error instanceof CommandError) return { exitCode: error.exitCode, words: error.message }
  if (!(error instanceof Error)) return { exitCode: EXIT.fault, words: String(error) }
  if (error.name === 'AbortError') return { exitCode: EXIT.cancelled, words: 'Canceled.' }
  // System errors, such as a full disk or a read-only folder, are told by their message, without a stack.
  return { exitCode: EXIT.fault, words: 'syscall' in error ? error.message : String(error.stack) }
}

process.exitCode = await main(process.argv.slice(2))
