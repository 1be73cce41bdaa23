import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import * as z from 'zod/mini'
import type { BackupOutcome } from './backup.repository.ts'

const FILE = 'backup-door.json'
const PATHS = { backup: '/backup', outcome: '/outcome' } as const
const MAX_OUTCOME_BYTES = 10_000
/** Max silence between two chunks of a backup, in milliseconds. */
const SILENCE_MS = 60_000

const doorSchema = z.object({ port: z.int(), token: z.string() })
const outcomeSchema = z.union([
  z.object({ bytes: z.number(), place: z.string() }),
  z.object({ failure: z.string() }),
])

export type BackupDoorOptions = {
  readonly dataDir: string
  readonly backup: () => AsyncGenerator<Uint8Array>
  readonly record: (outcome: BackupOutcome) => Promise<void>
  readonly onError: (error: unknown) => void
}

/**
 * Lets the backup command read from the running server, because only one process can open an embedded database. The server listens on a loopback
 * port and accepts a token from the data folder, which only its owner can read. The command encrypts and writes the file.
 */
export async function openBackupDoor(options: BackupDoorOptions): Promise<{ close: () => Promise<void> }> {
  const token = randomBytes(32).toString('base64url')
  const server = createServer((request, response) => {
    answer(request, response, token, options).catch((error: unknown) => {
      options.onError(error)
      response.destroy()
    })
  })
  server.on('error', options.onError)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const path = join(options.dataDir, FILE)
  writeFileSync(path, JSON.stringify({ port, token }), { mode: 0o600 })
  return {
    close: async () => {
      rmSync(path, { force: true })
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The running server as the command sees it; undefined when none runs on this folder. */
export async function findBackupDoor(dataDir: string) {
  const door = readDoor(dataDir)
  if (!door) return undefined
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${door.port}${path}`, {
      method: 'POST',
      ...init,
      headers: { authorization: `Bearer ${door.token}` },
    })
  // A killed server leaves a stale port, which may now belong to another program.
  const isOpen = await ask('/', { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 204,
    () => false,
  )
  if (!isOpen) return undefined
  return {
    backup: async (): Promise<AsyncIterable<Uint8Array>> => {
      const { status, body } = await ask(PATHS.backup)
      if (status !== 200 || !body) throw new Error(`the running server answered ${status}`)
      return body
    },
    record: async (outcome: BackupOutcome): Promise<void> => {
      await ask(PATHS.outcome, { body: JSON.stringify(outcome) })
    },
  }
}

function readDoor(dataDir: string): z.output<typeof doorSchema> | undefined {
  try {
    return z.parse(doorSchema, JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')))
  } catch {
    return undefined
  }
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  options: BackupDoorOptions,
): Promise<void> {
  const given = Buffer.from(request.headers.authorization ?? '')
  const wanted = Buffer.from(`Bearer ${token}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted) || request.method !== 'POST') {
    response.writeHead(403).end()
    return
  }
  if (request.url === PATHS.backup) {
    response.setTimeout(SILENCE_MS, () => response.destroy())
    response.writeHead(200, { 'content-type': 'application/x-tar' })
    await pipeline(Readable.from(options.backup(), { objectMode: false }), response)
    return
  }
  if (request.url === PATHS.outcome) {
    const outcome = z.safeParse(outcomeSchema, await readJson(request))
    if (outcome.success) await options.record(outcome.data)
    response.writeHead(outcome.success ? 204 : 400).end()
    return
  }
  response.writeHead(request.url === '/' ? 204 : 404).end()
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = ''
  for await (const piece of request) {
    text += String(piece)
    if (text.length > MAX_OUTCOME_BYTES) return undefined
  }
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
