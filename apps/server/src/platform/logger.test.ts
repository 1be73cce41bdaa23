import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'

/** Logs what both drivers of the database throw for a row that is refused. */
const PROGRAM = `
const { createLogger } = await import(${JSON.stringify(new URL('./logger.ts', import.meta.url).href)})
const embedded = Object.assign(new Error('insert violates a rule'), {
  code: '23505', table: 'session', constraint: 'session_token_key', detail: 'Key (token)=(secret-1) exists.',
  query: 'insert into session values ($1)', params: ['secret-2'], where: 'secret-3',
})
const quoting = Object.assign(new Error('invalid input: "secret-4"'), { code: '22P02' })
createLogger('warn').warn({ err: new Error('not stored', { cause: embedded }) }, 'first')
createLogger('warn').error({ err: quoting }, 'second')
createLogger('warn').error({ err: 'secret-5' }, 'third')
`

it('says where a statement failed, and none of the values that it carried', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM])
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await once(child, 'close')
  expect(output).not.toMatch(/secret-\d/)
  const [first, second, third] = output
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line).err)
  expect(first).toMatchObject({
    message: 'not stored',
    stack: expect.stringContaining(' at '),
    cause: { code: '23505', table: 'session', constraint: 'session_token_key' },
  })
  expect(second).toMatchObject({ code: '22P02', message: 'data exception' })
  expect(third).toEqual({ message: 'a value that is not an error was thrown' })
})
