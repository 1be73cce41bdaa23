import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import http from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause } from '../abort.ts'
import { exchange } from '../net/exchange.ts'
import { type Engine, EngineError, type EngineExit, lastWords, type Running } from './engine.ts'
import { startGuarded } from './guarded-process.ts'
import type { InstalledModel } from './installed-model.ts'
import { sdServerApi } from './sd-server-api.ts'
import { serverArguments, serverEnvironment } from './server-arguments.ts'
import { createServerOutput, type ServerOutput } from './server-output.ts'

/** Many gigabytes of weights may have to be read from a slow disk. */
const START_MS = 300_000
const READY_POLL_MS = 50
const DEVICES_MS = 20_000
/** Attempts, because a free port may be taken before the server starts. */
const MAX_PORTS = 3

export type SdServerEngineOptions = {
  /** Finds a free port; default: the system's choice. */
  readonly findPort?: () => Promise<number>
  /** Max milliseconds until it can draw. Default five minutes. */
  readonly startMs?: number
  /** Polling interval in milliseconds. Default 200. */
  readonly pollMs?: number
}

/** Runs stable-diffusion.cpp's `sd-server` as a child process. */
export function createSdServerEngine(options: SdServerEngineOptions = {}): Engine {
  const { findPort = findFreePort, startMs = START_MS, pollMs = 200 } = options

  return {
    start: async (model, signal) => {
      const devices = await listDevices(model.serverPath, signal)
      const hasGpu = devices.some((name) => !/^cpu/i.test(name))
      for (let attempt = 1; ; attempt += 1) {
        const server = await launch(model, await findPort(), { hasGpu, pollMs })
        const exit = await untilReady(server, AbortSignal.any([signal, AbortSignal.timeout(startMs)]))
        if (!exit) return server.running
        if (signal.aborted) throw new EngineError('sd-server was ended while it started.')
        if (exit === 'late')
          throw new EngineError(
            `sd-server was not ready within ${Math.round(startMs / 1_000)} seconds.${lastWords({ lines: server.output.lines() })}`,
          )
        // It announces its port before binding it, and exits silently if it cannot.
        const wasTaken =
          exit.how === 'with code 0' && exit.lines.some((line) => line.includes('listening on'))
        if (!wasTaken)
          throw new EngineError(`sd-server ended ${exit.how} while it started.${lastWords(exit)}`)
        if (attempt >= MAX_PORTS) throw new EngineError(`sd-server found ${MAX_PORTS} ports taken.`)
      }
    },
  }
}

type Launched = {
  readonly running: Running
  readonly output: ServerOutput
  readonly origin: URL
  /** A secret on its first page, which identifies our server. */
  readonly word: string
}

async function launch(
  model: InstalledModel,
  port: number,
  { hasGpu, pollMs }: { readonly hasGpu: boolean; readonly pollMs: number },
): Promise<Launched> {
  const word = randomUUID()
  const { folder, page } = await makeFolder(word)
  const output = createServerOutput()
  const { serverPath: command, loraFolder } = model
  const loras = loraFolder !== undefined && existsSync(loraFolder) ? loraFolder : folder
  const guarded = startGuarded(
    {
      command,
      args: serverArguments(model, { port, loras, page, hasGpu }),
      cwd: folder,
      env: serverEnvironment(command),
    },
    output.take,
  )
  const agent = new http.Agent({ keepAlive: true })
  const gone = new AbortController()
  const exited = guarded.exited.then((how): EngineExit => ({ how, lines: output.lines() }))
  void exited.then(({ how }) => {
    gone.abort(how)
    agent.destroy()
    rm(folder, { recursive: true, force: true }).catch(() => {})
  })
  const origin = new URL(`http://127.0.0.1:${port}`)
  const api = sdServerApi(origin, { agent, gone: gone.signal, pollMs })
  const running: Running = {
    exited,
    kill: async () => {
      guarded.kill()
      await exited
    },
    draw: async (request, onStep, signal) => {
      const unwatch = output.watch([request.prompt, request.negativePrompt], request.steps, onStep)
      try {
        return await api.draw(request, signal)
      } finally {
        unwatch()
      }
    },
  }
  return { running, output, origin, word }
}

/** An empty working folder with the page that identifies our server. */
async function makeFolder(word: string): Promise<{ readonly folder: string; readonly page: string }> {
  let folder: string | undefined
  try {
    folder = await mkdtemp(join(tmpdir(), 'easel-sd-server-'))
    const page = join(folder, 'index.html')
    await writeFile(page, word, { mode: 0o600 })
    return { folder, page }
  } catch (error) {
    if (folder !== undefined) await rm(folder, { recursive: true, force: true }).catch(() => {})
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOSPC' ? 'the disk is full' : String(code)
    throw new EngineError(`sd-server has no folder to run in below ${tmpdir()}: ${why}.`)
  }
}

/** Undefined when it can draw; how it ended; or `late`, after killing it. */
async function untilReady(
  { running, origin, word }: Launched,
  signal: AbortSignal,
): Promise<EngineExit | 'late' | undefined> {
  const ended = new AbortController()
  let exit: EngineExit | undefined
  void running.exited.then((how) => {
    exit = how
    ended.abort()
  })
  const waiting = AbortSignal.any([signal, ended.signal])
  while (!waiting.aborted) {
    const answer = await exchange({
      url: origin,
      method: 'GET',
      maxBytes: 1_000,
      timeoutMs: 5_000,
      signal: waiting,
      agent: false,
    })
    // Another server may answer there while ours still loads its weights.
    if (answer.ok && answer.status === 200 && answer.body.toString() === word) return undefined
    await pause(READY_POLL_MS, waiting)
  }
  if (exit) return exit
  await running.kill()
  return 'late'
}

/** Names of its devices, including `CPU`. Rejects with an `EngineError` when the program does not run at all. */
export function listDevices(serverPath: string, signal: AbortSignal): Promise<readonly string[]> {
  const options = {
    env: serverEnvironment(serverPath),
    timeout: DEVICES_MS,
    killSignal: 'SIGKILL',
    signal,
    windowsHide: true,
    maxBuffer: 1_000_000,
  } as const
  return new Promise((resolve, reject) => {
    execFile(serverPath, ['--list-devices'], options, (error, stdout, stderr) => {
      if (!error) return resolve(stdout.split(/\r?\n/).flatMap((line) => /^([^\t]+)\t/.exec(line)?.[1] ?? []))
      const how = error.killed ? `within ${DEVICES_MS / 1_000} seconds` : `(${error.code ?? error.signal})`
      const lines = stderr.split('\n').filter((line) => line.trim() !== '')
      reject(new EngineError(`sd-server does not run here ${how}.${lastWords({ lines })}`))
    })
  })
}

async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}
