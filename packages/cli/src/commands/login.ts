import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import { getAccount } from '@easel/contract/account'
import { DEVICE_LIMITS, redeemDeviceCode, requestDeviceCode } from '@easel/contract/devices/device-codes'
import { firstCharacters } from '@easel/contract/text-length'
import { CommandError } from '../exit-codes.ts'
import { isAway } from '../server/follow-tasks.ts'
import { createServer } from '../server/server.ts'
import { accessTo, forgetKept, serverOf, writeKept } from '../settings.ts'
import type { Console } from '../terminal/console.ts'
import type { Run } from './run.ts'

export const login: Run = async (given, console) => {
  const server = serverOf(console.env, given.text('server'))
  if (server === undefined)
    throw new CommandError('invalid_request', 'Which server? Run easel login --server https://easel.example')
  const key =
    console.env['EASEL_API_KEY'] ||
    (given.has('api-key') ? await readKey(server, console) : await askInBrowser(server, console))
  const { email } = await createServer(accessTo(console.env, server, key))
    .call(getAccount, {}, { signal: console.signal })
    .catch((error) => {
      throw error instanceof CommandError && error.code === 'auth_required' ? unknownKey(server) : error
    })
  const file = writeKept(console.env, { server, key })
  if (given.has('json')) console.result(JSON.stringify({ server, email, file }))
  else console.note(`Signed in to ${server} as ${email}. The key is in ${file}.`)
}

async function readKey(server: string, console: Console): Promise<string> {
  const key = (await console.readPipe())?.trim() || (await console.askSecret(`API key for ${server}: `))
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError('invalid_request', 'That is no API key. Make one on the site: Settings, API keys.')
  return key
}

function unknownKey(server: string): CommandError {
  return new CommandError(
    'auth_required',
    `${server} does not accept this key. Make one on the site: Settings, API keys.`,
  )
}

/** Shows a code for the person to approve on the site, and waits for the key. */
async function askInBrowser(address: string, console: Console): Promise<string> {
  const server = createServer(accessTo(console.env, address))
  const { signal } = console
  const name = firstCharacters(`easel on ${hostname()}`, DEVICE_LIMITS.nameCharacters)
  const code = await server.call(requestDeviceCode, { body: { name } }, { signal })
  const page = address + code.verification_path
  console.ask(`Open ${page} and allow this code: ${code.user_code}\nOr open ${page}?code=${code.user_code}`)
  const until = Date.now() + code.expires_in * 1_000
  while (Date.now() < until) {
    await pause(code.interval * 1_000, undefined, { signal })
    const body = { device_code: code.device_code }
    const { status, key } = await server.call(redeemDeviceCode, { body }, { signal }).catch(stillPending)
    if (key !== null) return key
    if (status === 'denied') throw new CommandError('forbidden', 'The code was denied.')
    if (status === 'expired') break
  }
  throw new CommandError('timeout', 'The code has expired. Run easel login again.')
}

/** After a poll that came too soon or was lost, polling goes on. */
function stillPending(error: unknown): { readonly status: 'pending'; readonly key: null } {
  if (error instanceof CommandError && (error.code === 'rate_limit' || isAway(error)))
    return { status: 'pending', key: null }
  throw error
}

export const logout: Run = async (_given, console) => {
  forgetKept(console.env)
  console.note('The key is forgotten here. It still works elsewhere until you revoke it: Settings, API keys.')
}
