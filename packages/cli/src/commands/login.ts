import { getAccount } from '@easel/contract/account'
import { CommandError } from '../exit-codes.ts'
import { createServer } from '../server/server.ts'
import { forgetKept, serverOf, writeKept } from '../settings.ts'
import type { Run } from './run.ts'

export const login: Run = async (given, console) => {
  const server = serverOf(console.env, given.text('server'))
  if (server === undefined)
    throw new CommandError('invalid_request', 'Which server? Run easel login --server https://easel.example')
  const key =
    console.env['EASEL_API_KEY'] ||
    (await console.readPipe())?.trim() ||
    (await console.askSecret(`API key for ${server}: `))
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new CommandError('invalid_request', 'That is no API key. Make one on the site: Settings, API keys.')
  const { email } = await createServer({ server, key }).call(getAccount, {}, { signal: console.signal })
  const file = writeKept(console.env, { server, key })
  if (given.has('json')) console.result(JSON.stringify({ server, email, file }))
  else console.note(`Signed in to ${server} as ${email}. The key is in ${file}.`)
}

export const logout: Run = async (_given, console) => {
  forgetKept(console.env)
  console.note(
    'The key is forgotten here. It goes on working elsewhere until you revoke it: Settings, API keys.',
  )
}
