import { betterAuth } from 'better-auth'
import { bearer } from 'better-auth/plugins/bearer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startMailServer } from '../../../test/harness/start-mail-server.ts'
import { PASSWORD, startTestApp, type TestApp } from '../../../test/harness/start-test-app.ts'
import { type PasskeySignInDeps, passkeySignIn } from './passkeys/passkey-sign-in.ts'
import { SIGN_IN_ENDPOINTS } from './sign-in-fields.ts'

type Schema = {
  readonly shape?: object
  readonly def?: { readonly left?: Schema; readonly innerType?: Schema }
}
type LibraryEndpoint = {
  readonly path?: string
  readonly options?: { readonly method: string | string[]; readonly body?: Schema }
}

const library = betterAuth({
  secret: 'a secret that only this list of endpoints needs',
  emailAndPassword: { enabled: true },
  plugins: [bearer(), passkeySignIn({ site: undefined } as PasskeySignInDeps)],
})
const endpoints = (Object.values(library.api) as LibraryEndpoint[]).filter(({ path }) => path !== undefined)

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return []
  if (schema.shape) return Object.keys(schema.shape)
  return [...fieldsOf(schema.def?.left), ...fieldsOf(schema.def?.innerType)]
}

let app: TestApp
let post: Awaited<ReturnType<typeof startMailServer>>
beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url } })
}, 120_000)
afterAll(async () => {
  await app.stop()
  await post.stop()
})

describe('the sign-in library', () => {
  it('is reached by listed endpoints alone', async () => {
    expect(endpoints.length).toBeGreaterThan(20)
    for (const { path = '', options } of endpoints) {
      if (path in SIGN_IN_ENDPOINTS) continue
      for (const method of [options?.method ?? 'GET'].flat()) {
        const body = method === 'GET' ? {} : { body: {} }
        const answer = await app.send(method, `/api/auth${path.replace(/:\w+/, 'x')}`, body)
        expect(answer.status, `${method} ${path}`).toBe(404)
      }
    }
  })

  it.each(Object.entries(SIGN_IN_ENDPOINTS))(
    'takes no field at %s that has no rule',
    (path, { body, refused }) => {
      const known = endpoints.find((endpoint) => endpoint.path === path)
      expect(known).toBeDefined()
      const ruled = [...Object.keys(body?.shape ?? {}), ...refused]
      expect(fieldsOf(known?.options?.body).filter((field) => !ruled.includes(field))).toEqual([])
    },
  )

  it.each(
    Object.entries(SIGN_IN_ENDPOINTS).flatMap(([path, { method, refused }]) =>
      method === 'POST' ? refused.map((field) => [path, field] as const) : [],
    ),
  )('refuses at %s the field %s', async (path, field) => {
    const body = { email: 'ada@example.com', name: 'Ada', password: PASSWORD, [field]: 'javascript:alert(1)' }
    expect((await app.send('POST', `/api/auth${path}`, { body })).status).toBe(400)
  })
})

describe('signing up where mail is set up', () => {
  it('answers the same for a new address and a known one, and mails the owner of the known one', async () => {
    const signUp = (email: string) =>
      app.send('POST', '/api/auth/sign-up/email', { body: { email, name: 'Ada', password: PASSWORD } })
    const shown = async (answer: Response) => {
      const { user, ...rest } = (await answer.json()) as { user: Record<string, unknown> }
      return {
        status: answer.status,
        rest,
        fields: Object.keys(user).sort(),
        token: answer.headers.get('set-auth-token'),
      }
    }
    const fresh = await shown(await signUp('known@example.com'))
    const before = post.mails.length
    const known = await shown(await signUp('known@example.com'))
    expect(known).toEqual(fresh)
    expect(known.status).toBe(200)
    await expect.poll(() => post.mails.slice(before).map(({ to }) => to)).toContain('known@example.com')
  })
})

describe('a password that is easily guessed', () => {
  const WEAK = ['12345678', 'password1', 'qwertyuiop']

  it.each([...WEAK, 'ada@example.com'])('is refused by the sign-up: %s', async (password) => {
    const body = { email: 'ada@example.com', name: 'Ada', password }
    const answer = await app.send('POST', '/api/auth/sign-up/email', { body })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { fields: { password: expect.any(String) } } })
  })

  it.each(WEAK)('is refused by the reset: %s', async (newPassword) => {
    const answer = await app.send('POST', '/api/auth/reset-password', {
      body: { token: 'a'.repeat(24), newPassword },
    })
    expect(await answer.json()).toMatchObject({ error: { fields: { newPassword: expect.any(String) } } })
  })

  it('is refused by the change, the own address too', async () => {
    const ada = await app.signUp('changer')
    for (const new_password of [...WEAK, ada.email]) {
      const body = { current_password: PASSWORD, new_password }
      const answer = await app.send('POST', '/api/account/password', { user: ada, body })
      expect(answer.status, new_password).toBe(400)
      expect(await answer.json()).toMatchObject({ error: { fields: { new_password: expect.any(String) } } })
    }
  })
})
