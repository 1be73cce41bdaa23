import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the guardian should run. */
export type GuardianOrder = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** Messages of the guardian: the program's process id, and how it ended. */
export type GuardianNews = { readonly pid: number } | { readonly how: string }

export type GuardedProcess = {
  /** Kills the program and its guardian. */
  readonly kill: () => void
  /** Resolves when the program has ended and its output was read: `with code 1`, `by SIGKILL`. Never rejects. */
  readonly exited: Promise<string>
}

/** Max wait for remaining output after the program ended, since a child of its own might hold it open. */
const LAST_OUTPUT_MS = 1_000
/** Max time for a guardian to end after its program. */
const FOLLOW_MS = 2_000
const GUARDIAN = fileURLToPath(new URL('./guardian.ts', import.meta.url))
const IS_WINDOWS = process.platform === 'win32'

/** Runs a program without a shell, in its own process group, that ends with this process however that dies. */
export function startGuarded(
  order: GuardianOrder,
  onOutput: (stream: 'stdout' | 'stderr', text: string) => void,
): GuardedProcess {
  const { promise: exited, resolve } = Promise.withResolvers<string>()
  let pid: number | undefined
  let how: string | undefined
  let isOver = false
  const { LD_LIBRARY_PATH: _libraries, ...env } = order.env
  const guardian = fork(GUARDIAN, [], {
    env,
    execArgv: [],
    // Its own group, because Ctrl+C in a terminal would otherwise end it before us.
    detached: !IS_WINDOWS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of ['stdout', 'stderr'] as const) {
    guardian[stream]?.setEncoding('utf8').on('data', (text: string) => onOutput(stream, text))
    guardian[stream]?.on('error', () => {})
  }

  /** The guardian and, if it leads a group, the program. */
  function killBoth(): void {
    if (isOver || guardian.pid === undefined) return
    if (IS_WINDOWS) endProcess(pid)
    endProcess(IS_WINDOWS ? guardian.pid : -guardian.pid)
  }

  /** Only the program: its guardian notices and ends. In a container nothing else would reap it. */
  function kill(): void {
    if (isOver || how !== undefined) return
    if (pid === undefined) killBoth()
    else endProcess(pid)
    setTimeout(killBoth, FOLLOW_MS).unref()
  }

  function end(): void {
    isOver = true
    resolve(how ?? 'with its guardian')
  }

  guardian.on('message', (news: GuardianNews) => {
    if ('pid' in news) pid = news.pid
    else how = news.how
  })
  guardian.once('exit', () => {
    // The guardian was killed, so the program must not outlive it.
    if (how === undefined) killBoth()
    setTimeout(end, LAST_OUTPUT_MS).unref()
  })
  guardian.once('close', end)
  guardian.once('error', (error: NodeJS.ErrnoException) => {
    how ??= `before it began (${error.code})`
    if (guardian.pid === undefined) end()
  })
  guardian.send(order, () => {})
  return { kill, exited }
}

function endProcess(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
