import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer, text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PACKAGE = fileURLToPath(new URL('../../../../packages/cli', import.meta.url))

export type Ended = {
  readonly code: number | null
  readonly stdout: string
  readonly bytes: Buffer
  readonly stderr: string
}

export type EaselCli = {
  /** Where commands run and what they write lies. */
  readonly folder: string
  /** The packed program's own folder. */
  readonly program: string
  /** Runs a command to its end; `input` comes by a pipe. */
  readonly run: (args: readonly string[], options?: RunOptions) => Promise<Ended>
  /** Starts a command, for tests that signal it. */
  readonly start: (args: readonly string[], options?: RunOptions) => ReturnType<typeof spawn>
  /** Writes lines to a command, waits for so many lines of answer, and only then lets its input end. */
  readonly converse: (
    args: readonly string[],
    options: {
      readonly env?: RunOptions['env']
      readonly lines: readonly string[]
      readonly answers: number
    },
  ) => Promise<{ readonly code: number | null; readonly answers: readonly unknown[] }>
  readonly remove: () => void
}

type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string
}

async function endOf(command: string, args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(command, [...args], { cwd, stdio: ['ignore', 'ignore', 'pipe'] })
  const [said, code] = await Promise.all([
    text(child.stderr),
    new Promise((resolve) => child.once('close', resolve)),
  ])
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${said}`)
}

/** The command line as npm publishes it, unpacked in a folder where nothing else is installed. */
export async function packEaselCli(): Promise<EaselCli> {
  const root = mkdtempSync(join(tmpdir(), 'easel-cli-'))
  await endOf('npm', ['pack', '--silent', '--pack-destination', root], PACKAGE)
  await endOf('tar', ['-xzf', join(root, 'easel-cli-0.2.0.tgz')], root)
  const program = join(root, 'package')
  const folder = mkdtempSync(join(root, 'here-'))

  const open = (args: readonly string[], env: RunOptions['env']) =>
    spawn(process.execPath, [join(program, 'dist/easel.js'), ...args], {
      cwd: folder,
      env: { PATH: process.env['PATH'], XDG_CONFIG_HOME: join(folder, 'config'), TZ: 'UTC', ...env },
    })
  const start: EaselCli['start'] = (args, { env, input } = {}) => {
    const child = open(args, env)
    child.stdin.end(input ?? '')
    return child
  }
  return {
    folder,
    program,
    start,
    converse: async (args, { env, lines, answers: count }) => {
      const child = open(args, env)
      const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
      child.stdin.write(`${lines.join('\n')}\n`)
      const answers: unknown[] = []
      for await (const line of createInterface(child.stdout)) {
        answers.push(JSON.parse(line))
        if (answers.length === count) child.stdin.end()
      }
      return { code: await ended, answers }
    },
    run: async (args, options) => {
      const child = start(args, options)
      if (!child.stdout || !child.stderr) throw new Error('the command has no output')
      const [bytes, stderr, code] = await Promise.all([
        buffer(child.stdout),
        text(child.stderr),
        new Promise<number | null>((resolve) => child.once('close', resolve)),
      ])
      return { code, bytes, stdout: bytes.toString(), stderr }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  }
}
