import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startMailServer } from '../harness/start-mail-server.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

const PUBLIC_URL = 'http://localhost:3000'
let post: Awaited<ReturnType<typeof startMailServer>>
let app: TestApp
let ada: TestUser
let pictureId: string

beforeAll(async () => {
  post = await startMailServer()
  app = await startTestApp({ env: { SMTP_URL: post.url, PUBLIC_URL } })
  ada = await app.signUp('ada')
  await app.send('GET', '/api/preferences', { user: ada })
  await app.send('PATCH', '/api/preferences', { user: ada, body: { public_gallery_opt_in: true } })
  const body = { prompt: 'a red fox', width: 1024, height: 1024 }
  const made = await app.send('POST', '/api/functions/generate-image', { user: ada, body })
  pictureId = ((await made.json()) as { id: string }).id
})
afterAll(async () => {
  await app.stop()
  await post.stop()
})

const ask = (path: string, body: object = {}) => app.send('POST', path, { user: ada, body })
const acts = (): Readonly<Record<string, () => Promise<Response>>> => ({
  'makes a key': () => ask('/api/account/keys', { name: 'script' }),
  'adds a webhook': () =>
    ask('/api/account/webhooks', { url: 'https://93.184.216.34/a', events: ['picture.finished'] }),
  'publishes a picture': () => ask(`/api/generations/${pictureId}/publication`),
  'publishes several at once': () =>
    ask('/api/generations/bulk', { ids: [pictureId], change: { action: 'publish', value: true } }),
})

it('where mail is set up, an address that is not verified makes no key and no webhook and publishes nothing, and does once its link was opened', async () => {
  for (const [act, attempt] of Object.entries(acts())) {
    const refused = await attempt()
    expect([act, refused.status]).toEqual([act, 403])
    expect(await refused.json()).toMatchObject({
      error: { message: 'Verify your email address first: open the link that we sent you.' },
    })
  }
  const isPublic = await sql<{ n: number }>`select count(*)::int as n from gallery_pictures`.execute(
    app.database.handle,
  )
  expect(isPublic.rows).toEqual([{ n: 0 }])

  await sql`update "user" set "emailVerified" = true where id = ${ada.id}`.execute(app.database.handle)
  for (const [act, attempt] of Object.entries(acts()))
    expect([act, (await attempt()).ok]).toEqual([act, true])
})

it('what a mail’s link carries is kept as a hash alone', async () => {
  const asked = await ask('/api/auth/request-password-reset', {
    email: ada.email,
    redirectTo: '/reset-password',
  })
  expect(asked.status).toBe(200)
  const tokenIn = () =>
    post.mails.map(({ text }) => /reset-password\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean)
  await expect.poll(tokenIn).toBeTruthy()
  const token = tokenIn() ?? ''
  const { rows } = await sql<{ row: string }>`select v::text as row from verification v`.execute(
    app.database.handle,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { row } of rows) expect(row).not.toContain(token)
  const reset = await ask('/api/auth/reset-password', { token, newPassword: 'harbor velvet 92 lantern' })
  expect(reset.status).toBe(200)
})
