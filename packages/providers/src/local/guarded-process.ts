import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** What the guardian is told to run. */
export type GuardianOrder = {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
}

/** What it tells: the program's process, and how that ended. */
export type GuardianNews = { readonly pid: number } | { readonly how: string }

export type GuardedProcess = {
  /** Ends the program and its guardian at once. */
  readonly kill: () => void
  /** Resolves when the program has ended and all that it wrote was read: `with code 1`, `by SIGKILL`. Never rejects. */
  readonly exited: Promise<string>
}

/** How long the rest of the output is awaited when the program has ended; a process of its own might hold it open. */
const LAST_OUTPUT_MS = 1_000
/** How soon a guardian ends after its program. */
const FOLLOW_MS = 2_000
const GUARDIAN = fileURLToPath(new URL('./guardian.ts', import.meta.url))
const IS_WINDOWS = process.platform === 'win32'

/** Runs a program without a shell, in a process group of its own, that ends with this process however that dies. */
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
    // A group of its own: what a terminal sends to ours on Ctrl+C would end it before us.
    detached: !IS_WINDOWS,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of ['stdout', 'stderr'] as const) {
    guardian[stream]?.setEncoding('utf8').on('data', (text: string) => onOutput(stream, text))
    guardian[stream]?.on('error', () => {})
  }

  /** The guardian and, where it leads a group, the program. */
  function killBoth(): void {
    if (isOver || guardian.pid === undefined) return
    if (IS_WINDOWS) endProcess(pid)
    endProcess(IS_WINDOWS ? guardian.pid : -guardian.pid)
  }

  /** The program alone: its guardian sees it end, and follows. In a container nothing else would take note of its end. */
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
    // Ended by something else: what it watched over must not outlive it.
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
    // It has ended already.
  }
}
