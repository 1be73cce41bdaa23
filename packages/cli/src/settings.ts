import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { TOKEN_HEADER } from '@easel/contract/endpoint'
import * as z from 'zod/mini'
import { CommandError, UsageError } from './exit-codes.ts'

export type Environment = Readonly<Record<string, string | undefined>>

const keptSchema = z.object({ server: z.string(), key: z.string() })
export type Kept = z.output<typeof keptSchema>

function keptFile(env: Environment): string {
  const folder = env['XDG_CONFIG_HOME'] || env['APPDATA'] || join(homedir(), '.config')
  return join(folder, 'easel', 'config.json')
}

/** The configuration that `login` saved; undefined when it is missing or unreadable. */
function readKept(env: Environment): Kept | undefined {
  try {
    const read = keptSchema.safeParse(JSON.parse(readFileSync(keptFile(env), 'utf8')))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** Only the user may read the file. */
export function writeKept(env: Environment, kept: Kept): string {
  const file = keptFile(env)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 })
  chmodSync(file, 0o600)
  return file
}

export function forgetKept(env: Environment): void {
  rmSync(keptFile(env), { force: true })
}

/** The server named by the command, the environment or the last `login`; undefined when none is. */
export function serverOf(env: Environment, given: string | undefined): string | undefined {
  const named = given ?? (env['EASEL_SERVER'] || readKept(env)?.server)
  return named === undefined ? undefined : readServer(named)
}

function readServer(text: string): string {
  const scheme = /^(localhost|127\.[\d.]+|\[::1\])(?=[:/]|$)/i.test(text) ? 'http' : 'https'
  const whole = /^https?:\/\//.test(text) ? text : `${scheme}://${text}`
  const url = URL.canParse(whole) ? new URL(whole) : undefined
  if (!url || url.username || url.password)
    throw new UsageError(
      `“${text}” is not the address of a server: write https://easel.example or https://example.com/easel`,
    )
  return url.origin + url.pathname.replace(/\/+$/, '')
}

/** A saved key is sent only to the server that issued it. */
function keyOf(env: Environment, server: string): string | undefined {
  const kept = readKept(env)
  return env['EASEL_API_KEY'] || (kept?.server === server ? kept.key : undefined)
}

/** The server's address, and the headers of each request to it. */
export type Access = { readonly server: string; readonly headers: Readonly<Record<string, string>> }

/** Adds the key, and EASEL_PROXY_LOGIN (`name:password`) for a proxy in front of the server that asks for a password. */
export function accessTo(env: Environment, server: string, key?: string): Access {
  const login = env['EASEL_PROXY_LOGIN']
  if (!login) return { server, headers: key === undefined ? {} : { authorization: `Bearer ${key}` } }
  const authorization = `Basic ${Buffer.from(login).toString('base64')}`
  return { server, headers: { authorization, ...(key === undefined ? {} : { [TOKEN_HEADER]: key }) } }
}

/** Access with the saved key. Throws with instructions when the server or the key is missing. */
export function requireAccess(env: Environment, given: string | undefined): Access {
  const server = serverOf(env, given)
  if (server === undefined)
    throw new CommandError('auth_required', 'No server is known here. Run easel login --server URL.')
  const key = keyOf(env, server)
  if (key === undefined)
    throw new CommandError(
      'auth_required',
      `There is no key for ${server}. Run easel login --server ${server}, or set EASEL_API_KEY.`,
    )
  return accessTo(env, server, key)
}
