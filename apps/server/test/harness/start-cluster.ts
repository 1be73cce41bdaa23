import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const PROGRAMS = findPrograms()

/** Whether PostgreSQL's own programs are installed, so that a test can crash a cluster of its own. */
export const hasCluster = PROGRAMS !== undefined

export type Cluster = {
  /** Address of its database `postgres`. */
  readonly url: string
  readonly port: number
  /** `fast` ends every connection and shuts down in order; `immediate` is a crash. */
  readonly restart: (mode: 'fast' | 'immediate') => Promise<void>
  readonly stop: () => void
}

/** A PostgreSQL cluster in a temporary folder. PostgreSQL refuses to run as root, so root runs it as `postgres`. */
export async function startCluster(
  settings: Readonly<Record<string, string>> = {},
  within = tmpdir(),
): Promise<Cluster> {
  const folder = mkdtempSync(join(within, 'easel-cluster-'))
  const data = join(folder, 'data')
  const isRoot = process.getuid?.() === 0
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))
  const command = (program: string, args: readonly string[]): [string, string[]] => {
    const file = join(PROGRAMS ?? '', program)
    return isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, [...args]]
  }
  const run = async (program: string, args: readonly string[]) => {
    await promisify(execFile)(...command(program, args))
  }
  const port = await freePort()
  const options = { port, unix_socket_directories: folder, listen_addresses: '127.0.0.1', ...settings }
  const flags = Object.entries(options).map(([name, value]) => `-c ${name}=${value}`)
  const start = ['-D', data, '-w', '-l', join(folder, 'log'), '-o', flags.join(' ')]
  await run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--no-sync'])
  await run('pg_ctl', ['start', ...start])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    port,
    restart: (mode) => run('pg_ctl', ['restart', '-m', mode, ...start]),
    stop: () => {
      spawnSync(...command('pg_ctl', ['stop', '-D', data, '-m', 'immediate']), { stdio: 'ignore' })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findPrograms(): string | undefined {
  const versions = '/usr/lib/postgresql'
  try {
    const newest = readdirSync(versions).sort((a, b) => Number(b) - Number(a))[0]
    if (newest) return join(versions, newest, 'bin')
  } catch {
    // Not Debian: the path may know them.
  }
  const { stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  return stdout?.trim() || undefined
}

function idOf(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}
