import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

type Child = {
  readonly url: string
  /** Size of its picture, if it has one. */
  readonly bytes: number | undefined
  readonly stop: () => void
}

/** Starts a server from this folder, which prints its port. */
export async function startChild(file: string, ...args: string[]): Promise<Child> {
  const path = fileURLToPath(new URL(file, import.meta.url))
  const child: ChildProcess = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!child.stdout) throw new Error(`${file} has no output`)
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { port, bytes } = JSON.parse(line) as { port: number; bytes?: number }
  return { url: `http://127.0.0.1:${port}`, bytes, stop: () => void child.kill() }
}
