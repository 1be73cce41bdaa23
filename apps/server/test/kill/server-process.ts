import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url))

/** Characters. */
const MAX_OUTPUT = 100_000

export type ServerProcess = {
  readonly startedAt: number
  /** Resolves with the server's address once it says that it is ready; rejects if it ends before. */
  readonly ready: Promise<string>
  /** Resolves with the exit code, null after a signal. */
  readonly ended: Promise<number | null>
  readonly pid: number
  /** What it has printed. */
  readonly output: () => string
  /** kill -9, and waits until it is gone. */
  readonly kill: () => Promise<void>
  /** Asks it to stop; answers its exit code. */
  readonly stop: () => Promise<number | null>
}

/** The real server in a process of its own, with its files in `dataDir`, and its database unless `settings` name another one. */
export function startServer(dataDir: string, settings: Readonly<Record<string, string>>): ServerProcess {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [MAIN], {
    cwd: dataDir,
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'error',
      DEFAULT_TIER: 'pro',
      WORKER_CONCURRENCY: '2',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  let output = ''
  const ready = readAddress(child, ended, (text) => {
    output = (output + text).slice(-MAX_OUTPUT)
    return output
  })
  // Killed on purpose before it is ready: nothing may be waiting.
  ready.catch(() => {})
  return {
    startedAt,
    ready,
    ended,
    pid: child.pid ?? 0,
    output: () => output,
    kill: async () => {
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      child.kill('SIGTERM')
      return ended
    },
  }
}

function readAddress(
  child: ChildProcess,
  ended: Promise<number | null>,
  keep: (text: string) => string,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      const output = keep(chunk.toString())
      const address = /ready at (http:\/\/\S+)/.exec(output)?.[1]
      if (address) resolve(address)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    ended.then((code) => reject(new Error(`the server ended with ${code}: ${keep('')}`)))
  })
}
