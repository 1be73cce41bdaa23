// A process between the product and a program it runs: it kills the program when the product is gone, however that died. No system but Linux ends a
// process with its parent.
import { type ChildProcess, spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import type { GuardianNews, GuardianOrder } from './guarded-process.ts'

let program: ChildProcess | undefined

function tell(news: GuardianNews, sent: () => void = () => {}): void {
  if (process.connected) process.send?.(news, sent)
  else sent()
}

function stop(): void {
  if (program) program.kill('SIGKILL')
  else process.exit()
}

process.on('disconnect', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)

process.once('message', ({ command, args, cwd, env }: GuardianOrder) => {
  program = spawn(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'], windowsHide: true })
  program.once('error', (error: NodeJS.ErrnoException) =>
    tell({ how: `before it began (${error.code ?? error.name})` }, () => process.exit()),
  )
  program.once('exit', (code, signal) =>
    tell({ how: signal ? `by ${signal}` : `with code ${code}` }, () => process.exit()),
  )
  const { pid } = program
  if (pid === undefined) return
  tell({ pid })
  try {
    // Lower priority than answering pages.
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has already ended, or this is not permitted.
  }
})

if (!process.connected) stop()
