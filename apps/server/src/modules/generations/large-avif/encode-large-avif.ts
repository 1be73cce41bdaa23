import { spawn } from 'node:child_process'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const PROGRAM = fileURLToPath(new URL('./encode-process.ts', import.meta.url))
const LIMIT_MS = 120_000
/** The process decodes untrusted bytes, so it gets a minimal environment. */
const NEEDED = ['PATH', 'LD_LIBRARY_PATH', 'MALLOC_ARENA_MAX', 'SystemRoot', 'TEMP']

/** Encodes a large picture as AVIF in a separate process: the encoder needs 320 MB for 16 million pixels, which the server would keep as long as it runs. */
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
  // A process that ended early no longer reads; its exit says why.
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
