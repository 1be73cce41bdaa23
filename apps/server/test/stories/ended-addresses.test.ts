import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAddressEpochs } from '../../src/modules/accounts/address-epochs.ts'
import { DAY_MS, systemClock } from '../../src/platform/clock.ts'
import { silentLogger } from '../../src/platform/logger.ts'
import { readEventStream } from '../harness/read-event-stream.ts'
import { PASSWORD, startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

/** Two processes on the same data. */
let here: TestApp
let there: TestApp
let people = 0

beforeAll(async () => {
  here = await startTestApp()
  there = await startTestApp()
})
afterAll(async () => {
  await there.stop()
  await here.stop()
})

const draw = async (user: TestUser) => {
  const body = { prompt: 'a red fox', width: 1024, height: 1024 }
  const drawn = await here.send('POST', '/api/functions/generate-image', { user, body })
  return (await drawn.json()) as { id: string; imageURL: string }
}
const listed = async (app: TestApp, user: TestUser): Promise<string> => {
  const answer = await app.send('GET', '/api/generations', { user })
  return ((await answer.json()) as { items: { image_url: string }[] }).items[0]?.image_url ?? ''
}
const statuses = (path: string) =>
  Promise.all([here, there].map(async (app) => (await app.send('GET', path)).status))
const OPEN = [200, 200]
const ENDED = [404, 404]

/** Keeps the caller's session. */
const endAccess = (user: TestUser) => here.send('DELETE', '/api/account/sessions?scope=others', { user })

async function soundOf(app: TestApp, user: TestUser): Promise<{ wav_url: string; ogg_url: string }> {
  const answer = async () =>
    (await (await app.send('GET', '/api/audio', { user })).json()) as {
      items: { wav_url: string; ogg_url: string }[]
    }
  await expect.poll(async () => (await answer()).items.length, { timeout: 50_000 }).toBe(1)
  return (await answer()).items[0] ?? { wav_url: '', ogg_url: '' }
}

describe('once access was ended', () => {
  it('addresses of pictures from before open nothing in any process, and new ones do', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const { imageURL: old } = await draw(ada)
    expect(await listed(there, ada)).toBe(old)
    expect(await statuses(old)).toEqual(OPEN)
    for (let time = 0; time < 3; time++) {
      const before = await listed(there, ada)
      expect((await endAccess(ada)).status).toBe(200)
      expect(await statuses(before)).toEqual(ENDED)
      expect(await statuses(`${before}&w=256&download=1`)).toEqual(ENDED)
      // The process that has not ended it itself signs in the new epoch with the very next answer.
      const renewed = await listed(there, ada)
      expect(renewed).toBe(await listed(here, ada))
      expect(renewed).not.toBe(before)
      expect(await statuses(renewed)).toEqual(OPEN)
    }
    expect(await statuses(old)).toEqual(ENDED)
  })

  it('addresses of sounds from before open nothing in any process, and new ones do', {
    timeout: 60_000,
  }, async () => {
    const ada = await here.signUp(`ada${++people}`)
    await here.send('POST', '/api/audio', { user: ada, body: { prompt: 'rain', seconds: 5, seed: 3 } })
    const old = await soundOf(here, ada)
    expect([await statuses(old.wav_url), await statuses(old.ogg_url)]).toEqual([OPEN, OPEN])
    await endAccess(ada)
    expect([await statuses(old.wav_url), await statuses(old.ogg_url)]).toEqual([ENDED, ENDED])
    const renewed = await soundOf(there, ada)
    expect([await statuses(renewed.wav_url), await statuses(renewed.ogg_url)]).toEqual([OPEN, OPEN])
  })

  it.each(['signing out', 'ending it in the list'])(
    'of one device by %s, the addresses that it was given open nothing, and another device reads new ones',
    async (how) => {
      const ada = await here.signUp(`ada${++people}`)
      const { imageURL: old } = await draw(ada)
      const body = { email: ada.email, password: PASSWORD }
      const answer = await here.send('POST', '/api/auth/sign-in/email', { body })
      const token = answer.headers.get('set-auth-token') ?? ''
      const device = { ...ada, token, headers: { authorization: `Bearer ${token}` } }
      expect(await listed(there, device)).toBe(old)
      if (how === 'signing out')
        expect((await here.send('POST', '/api/auth/sign-out', { user: device, body: {} })).status).toBe(200)
      else {
        const list = await here.send('GET', '/api/account/sessions', { user: device })
        const { items } = (await list.json()) as { items: { id: string; is_current: boolean }[] }
        const id = items.find(({ is_current: isCurrent }) => isCurrent)?.id
        expect((await here.send('DELETE', `/api/account/sessions/${id}`, { user: ada })).status).toBe(200)
      }
      expect(await statuses(old)).toEqual(ENDED)
      expect((await here.send('GET', '/api/account', { user: device })).status).toBe(401)
      const renewed = await listed(there, ada)
      expect(await statuses(renewed)).toEqual(OPEN)
      const other = await here.send('DELETE', '/api/account/sessions/no-session-of-hers', { user: ada })
      expect(other.status).toBe(404)
      expect(await statuses(renewed)).toEqual(OPEN)
    },
  )

  it('other people’s addresses go on', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const eve = await here.signUp(`eve${people}`)
    const { imageURL: hers } = await draw(eve)
    await endAccess(ada)
    expect(await statuses(hers)).toEqual(OPEN)
    expect(await listed(there, eve)).toBe(hers)
  })

  it('a published picture stays readable at its old address, as everybody reads it', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const { id, imageURL: old } = await draw(ada)
    await sql`update generations set is_public = true, published_at = now() where id = ${id}`.execute(
      here.database.handle,
    )
    await endAccess(ada)
    const answer = await there.send('GET', old)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, no-cache'])
    await sql`update generations set is_public = false where id = ${id}`.execute(here.database.handle)
    expect(await statuses(old)).toEqual(ENDED)
  })

  it('pages that stay open are told to read anew, also those that were away', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const open = async (headers = {}) =>
      readEventStream(await there.send('GET', '/api/events', { user: ada, headers }))
    const first = await open()
    await expect.poll(() => first.events.length).toBe(1)
    const lastId = first.events[0]?.id ?? ''
    await endAccess(ada)
    await expect.poll(() => first.events.map(({ type }) => type)).toContain('addresses.changed')
    await first.stop()
    const back = await open({ 'last-event-id': lastId })
    await expect.poll(() => back.events.map(({ type }) => type)).toContain('addresses.changed')
    await back.stop()
  })

  it('a program whose key goes on is given new addresses', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const { imageURL: old } = await draw(ada)
    const made = await here.send('POST', '/api/account/keys', { user: ada, body: { name: 'Script' } })
    const { key } = (await made.json()) as { key: string }
    const program: TestUser = { ...ada, token: key, headers: { authorization: `Bearer ${key}` } }
    await endAccess(ada)
    const renewed = await listed(there, program)
    expect([await statuses(old), await statuses(renewed)]).toEqual([ENDED, OPEN])
  })

  it('nothing of an ending that broke off is left', async () => {
    const ada = await here.signUp(`ada${++people}`)
    const { imageURL: old } = await draw(ada)
    const { handle } = here.database
    await sql`create or replace function break_off() returns trigger language plpgsql as 'begin raise exception ''broken off''; end'`.execute(
      handle,
    )
    await sql`create trigger break_off before delete on "session" execute function break_off()`.execute(
      handle,
    )
    const second = await here.send('POST', '/api/auth/sign-in/email', {
      body: { email: ada.email, password: PASSWORD },
    })
    expect(second.status).toBe(200)
    const ended = await endAccess(ada)
    await sql`drop trigger break_off on "session"`.execute(handle)
    expect(ended.status).toBe(500)
    expect(await statuses(old)).toEqual(OPEN)
    expect(await listed(there, ada)).toBe(old)
  })
})

describe('an address', () => {
  it('is the same for a week, ended access or not, so that browsers keep what they have', async () => {
    const ada = await here.signUp(`ada${++people}`)
    await draw(ada)
    await endAccess(ada)
    const urls = new Set<string>()
    for (let time = 0; time < 5; time++) urls.add(await listed(time % 2 ? here : there, ada))
    expect(urls.size).toBe(1)
  })

  it('of an account whose access was ended long ago carries no epoch, and that opens nothing of before', async () => {
    const ada = await here.signUp(`ada${++people}`)
    await draw(ada)
    const first = await listed(here, ada)
    const longAgo = new Date(Date.now() - 61 * DAY_MS)
    await sql`insert into account_access (user_id, valid_from, epoch) values (${ada.id}, ${longAgo}, 4)`.execute(
      here.database.handle,
    )
    expect(await statuses(first)).toEqual(OPEN)
    expect(await listed(there, ada)).toBe(first)
  })
})

describe('a process that hears no notices', () => {
  it('learns within two seconds who has a new epoch, and knows at its start who had one', async () => {
    const { database } = here
    const deaf = { handle: database.handle, isEmbedded: false, listen: async () => async () => {} }
    const ada = await here.signUp(`ada${++people}`)
    const eve = await here.signUp(`eve${people}`)
    await endAccess(eve)
    const epochs = createAddressEpochs({ database: deaf, clock: systemClock, logger: silentLogger })
    await epochs.start()
    expect([epochs.of(eve.id)?.number, epochs.of(ada.id)]).toEqual([1, undefined])
    await endAccess(ada)
    await expect.poll(() => epochs.of(ada.id)?.number, { timeout: 2_000 }).toBe(1)
    // What comes late never takes back what is known.
    epochs.learn(ada.id, { number: 0, since: new Date() })
    expect(epochs.of(ada.id)?.number).toBe(1)
    await epochs.stop()
  })
})
