import { afterAll, describe, expect, it } from 'vitest'
import type { TestUser } from '../harness/start-test-app.ts'
import { startCliWithServer } from './start-cli.ts'

const { cli, server, origin, stop } = await startCliWithServer()
afterAll(stop)

/** Runs `easel login`, and decides on the code that it shows as soon as it does. */
async function login(user: TestUser, allow: boolean) {
  const child = cli.start(['login', '--server', origin])
  let said = ''
  child.stderr?.on('data', (part: Buffer) => {
    said += part
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/\?code=[A-Z]{4}-[A-Z]{4}\n/)
  const [, code] = /allow this code: (\S+)/.exec(said) ?? []
  expect(said).toBe(
    `Open ${origin}/device and allow this code: ${code}\nOr open ${origin}/device?code=${code}\n`,
  )
  const decided = await server.app.send('POST', '/api/device/decision', {
    user,
    body: { user_code: code, allow },
  })
  expect(decided.status).toBe(200)
  return { code: await ended, said: () => said }
}

describe('easel login', () => {
  it('shows a code, waits until it is allowed, and is signed in as who allowed it', async () => {
    const ada = await server.app.signUp('ada')
    const { code, said } = await login(ada, true)
    expect(code).toBe(0)
    expect(said()).toContain(`Signed in to ${origin} as ${ada.email}.`)
    expect(await cli.run(['history'])).toMatchObject({ code: 0, stdout: '', stderr: '' })
    await cli.run(['logout'])
  })

  it('ends when the code is denied', async () => {
    const bob = await server.app.signUp('bob')
    const { code, said } = await login(bob, false)
    expect(code).toBe(3)
    expect(said()).toMatch(/easel: The code was denied\.\n$/)
    expect((await cli.run(['history'])).code).toBe(3)
  })
})
