import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type ServerProcess, startServer } from '../kill/server-process.ts'
import { type Balancer, startBalancer } from './balancer.ts'

const STARTS_WITHIN_MS = 180_000

type Role = 'web' | 'worker'
export type Node = { readonly role: Role; process: ServerProcess; origin: string }

export type Product = {
  readonly nodes: readonly Node[]
  /** What people reach: the web processes behind a balancer. */
  readonly balancer: Balancer
  readonly dataDir: string
  /** Ends a process in order, or as a crash does, and starts the next one in its place; answers the exit code. */
  readonly replace: (node: Node, how: 'stop' | 'kill') => Promise<number | null>
  /** How processes ended that nothing here had told to. */
  readonly unasked: () => readonly string[]
  readonly stop: () => Promise<void>
}

/** Web and worker processes on one database and one storage. */
export async function startProduct(options: {
  readonly databaseUrl: string
  readonly settings: Readonly<Record<string, string>>
  readonly webs?: number
  readonly workers?: number
}): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'easel-operation-'))
  const balancer = await startBalancer()
  const unasked: string[] = []
  const asked = new WeakSet<ServerProcess>()
  const nodes: Node[] = []

  /** As a supervisor does: a process that ends before it is ready, because what it needs is away, is started anew. */
  async function launch(role: Role): Promise<Omit<Node, 'role'>> {
    for (const deadline = Date.now() + STARTS_WITHIN_MS; ; await pause(500)) {
      const process = begin(role)
      try {
        const origin = (await process.ready).replace('localhost', '127.0.0.1')
        if (role === 'web') balancer.add(origin)
        return { process, origin }
      } catch (error) {
        if (Date.now() > deadline) throw error
      }
    }
  }

  function begin(role: Role): ServerProcess {
    const process = startServer(dataDir, {
      DATABASE_URL: options.databaseUrl,
      ROLE: role,
      AUTH_SECRET: 'a secret of thirty-two characters!',
      PUBLIC_URL: 'http://studio.test',
      DEFAULT_TIER: 'premium',
      TRUST_PROXY: 'true',
      DRAIN_SECONDS: role === 'web' ? '2' : '0',
      LOG_LEVEL: 'warn',
      PORT: '0',
      ...options.settings,
    })
    process.ready.then(
      () =>
        process.ended.then((code) => {
          if (!asked.has(process))
            unasked.push(`${role} ended by itself with ${code}: ${process.output().slice(-2_000)}`)
        }),
      () => {},
    )
    return process
  }

  async function add(role: Role): Promise<void> {
    nodes.push({ role, ...(await launch(role)) })
  }

  // One after the other: the first brings the database up to date.
  for (let index = 0; index < (options.webs ?? 2); index += 1) await add('web')
  for (let index = 0; index < (options.workers ?? 2); index += 1) await add('worker')
  while (balancer.ready() < (options.webs ?? 2)) await pause(50)

  return {
    nodes,
    balancer,
    dataDir,
    replace: async (node, how) => {
      asked.add(node.process)
      if (how === 'kill') await node.process.kill()
      const code = how === 'stop' ? await node.process.stop() : null
      if (node.role === 'web') balancer.remove(node.origin)
      Object.assign(node, await launch(node.role))
      for (let patience = 0; node.role === 'web' && patience < 200; patience += 1) {
        if (balancer.ready() === nodes.filter(({ role }) => role === 'web').length) break
        await pause(50)
      }
      return code
    },
    unasked: () => unasked,
    stop: async () => {
      for (const { process } of nodes) asked.add(process)
      await Promise.all(nodes.map(({ process }) => process.kill()))
      await balancer.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
