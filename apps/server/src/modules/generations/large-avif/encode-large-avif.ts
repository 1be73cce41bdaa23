import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./encode-process.ts', import.meta.url))
const LIMIT_MS = 120_000
/** The decoder reads what came from outside: it is told nothing but where its libraries are. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'SystemRoot', 'TEMP']

/**
 * A large picture as AVIF, by a process of its own: the encoder holds it many times over, 320 MB for 16 million pixels, and the server would
 * keep that for as long as it runs.
 */
export async function encodeLargeAvif(picture: Uint8Array, xmp: string): Promise<Uint8Array> {
  const child = spawn(process.execPath, [PROGRAM], {
    // biome-ignore lint/style/noProcessEnv: a program inherits from the process, not from settings.
    env: Object.fromEntries(NEEDED.map((name) => [name, process.env[name]])),
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: LIMIT_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error: NodeJS.ErrnoException) => resolve(`before it began (${error.code})`))
    child.once('exit', (code, signal) => resolve(signal ? `by ${signal}` : `with code ${code}`))
  })
  // One that ended early no longer reads; how it ended says why.
  child.stdin.on('error', () => {})
  const packet = Buffer.from(xmp)
  const length = Buffer.alloc(4)
  length.writeUInt32LE(packet.length)
  child.stdin.write(length)
  child.stdin.write(packet)
  child.stdin.end(picture)
  const [file, how] = await Promise.all([buffer(child.stdout), ended])
  if (how !== 'with code 0') throw new Error(`the process that saves a picture as AVIF ended ${how}`)
  return file
}
