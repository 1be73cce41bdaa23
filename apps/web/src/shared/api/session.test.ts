import type { Endpoint } from '@easel/contract/endpoint'
import { deleteGeneration, listGenerations } from '@easel/contract/generations'
import { updatePreferences } from '@easel/contract/preferences'
import { describe, expect, test } from 'vitest'
import { errorOf, setUp, USER } from '#web/test/client-bench.ts'
import { createMemoryStorage } from '#web/test/memory-storage.ts'
import { SESSION_KEY } from '../lib/stored-session.ts'
import { toApiError } from './api-error.ts'
import { createAuth } from './auth.ts'
import { requireSession } from './require-session.ts'
import { createSessionStore } from './session-store.ts'

describe('the session', () => {
  test('[1.7] is stored on sign-in and read again by the next page', async () => {
    const { client, storage } = setUp({
      signedIn: false,
      answer: { body: { user: USER }, headers: { 'set-auth-token': 'new' } },
    })
    await client.auth.signIn({ email: USER.email, password: 'secret-secret' })
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
    expect(JSON.parse(storage.getItem(SESSION_KEY) ?? '')).toEqual({ token: 'new', user: USER })
  })

  test('[1.7] takes over a refreshed token without a word', async () => {
    const { client, storage } = setUp({
      answer: { body: { user: USER }, headers: { 'set-auth-token': 'fresh' } },
    })
    await client.auth.getSession()
    expect(client.auth.state().status).toBe('signed-in')
    expect(storage.getItem(SESSION_KEY)).toContain('fresh')
  })

  test('is over when the server no longer knows it', async () => {
    const { client, storage } = setUp({ answer: { body: null } })
    await client.auth.getSession()
    expect(client.auth.state().status).toBe('signed-out')
    expect(storage.getItem(SESSION_KEY)).toBeNull()
  })

  const OTHER = JSON.stringify({ token: 'newer', user: { ...USER, id: 'u2' } })

  test('is found when another tab began it while this page was loading', async () => {
    const { client, storage } = setUp({
      signedIn: false,
      answer: { throws: new TypeError('Failed to fetch') },
    })
    storage.setItem(SESSION_KEY, OTHER)
    await client.auth.getSession()
    expect(client.auth.state()).toMatchObject({ status: 'signed-in', user: { id: 'u2' } })
    expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
  })

  test('ends here without ending the one that another tab has begun since', async () => {
    const { client, storage } = setUp({ answer: { body: null } })
    const late = { name: SESSION_KEY, value: null }
    await client.auth.getSession()
    for (const end of [
      () => client.auth.follow(late),
      () => client.auth.expire('tok'),
      () => client.auth.signOut(),
    ]) {
      client.auth.follow({
        name: SESSION_KEY,
        value: JSON.stringify({ token: 'tok', user: USER }),
      })
      storage.setItem(SESSION_KEY, OTHER)
      await end()
      expect(client.auth.state().status).toBe('signed-out')
      expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
    }
  })

  test('that another tab wrote is taken over and not written again', () => {
    const { client, storage } = setUp({ answer: {} })
    storage.setItem(SESSION_KEY, OTHER)
    client.auth.follow({
      name: SESSION_KEY,
      value: JSON.stringify({ token: 'tok', user: USER }),
    })
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
    expect(storage.getItem(SESSION_KEY)).toBe(OTHER)
  })

  test('survives a server that cannot be reached', async () => {
    const { client } = setUp({ answer: { throws: new TypeError('Failed to fetch') } })
    await client.auth.getSession()
    expect(client.auth.state()).toEqual({ status: 'signed-in', user: USER })
  })

  test('[1.7, 2.3] a check without an answer ends, and the stored session stands; a form without an answer says so', async () => {
    const storage = createMemoryStorage()
    storage.setItem(SESSION_KEY, JSON.stringify({ token: 'tok', user: USER }))
    const auth = createAuth({
      origin: 'http://localhost',
      session: createSessionStore(storage),
      patience: { check: 1, send: 1 },
      fetch: (_, init) =>
        new Promise((_, reject) =>
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
        ),
    })
    expect(await auth.getSession()).toEqual({ status: 'signed-in', user: USER })
    const failed = await errorOf(auth.signIn({ email: USER.email, password: 'secret-secret' }))
    expect(failed.message).toBe('The server takes longer than expected to answer. Please try again.')
  })

  test('ends when any call is answered 401', async () => {
    const { client } = setUp({ answer: { status: 401 } })
    await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(client.auth.state().status).toBe('signed-out')
  })

  test('outlasts a proxy in front that asks for a password of its own, which is no wrong password here', async () => {
    const headers = { 'WWW-Authenticate': 'Basic realm="house"' }
    const { client } = setUp({ answer: { status: 401, headers } })
    const list = await errorOf(client.data.call(listGenerations, { query: {} }))
    expect(list.message).toMatch(/^A server in front of this site asks for a password of its own\./)
    await client.auth.getSession()
    expect(client.auth.state().status).toBe('signed-in')
    const error = await errorOf(client.auth.signIn({ email: USER.email, password: 'secret-secret' }))
    expect(error).toMatchObject({ code: 'forbidden', fields: {} })
  })

  test('outlasts what ends it on the server, until that is over; and ends then, whatever came of it', async () => {
    const { client } = setUp({ answer: { status: 401 } })
    const during: string[] = []
    const work = client.auth.hold(async () => {
      await errorOf(client.data.call(listGenerations, { query: {} }))
      await client.auth.getSession()
      client.auth.follow({ name: SESSION_KEY, value: null })
      during.push(client.auth.state().status)
      throw new Error('no answer')
    })
    await expect(work).rejects.toThrow('no answer')
    expect(during).not.toContain('signed-out')
    expect(client.auth.state().status).toBe('signed-out')
  })

  test('[5.10] is asked for before a picture is deleted or a preference changed, and nothing is sent', () => {
    const { client, requests } = setUp({ signedIn: false, answer: {} })
    const words = (endpoint: Endpoint) => {
      try {
        requireSession(client.auth, endpoint)
      } catch (error) {
        return toApiError(error).message
      }
      return undefined
    }
    expect(words(deleteGeneration)).toBe('User not authenticated')
    expect(words(updatePreferences)).toBe('Please sign in to update preferences')
    expect(requests).toEqual([])
  })

  test('[5.11] a wrong password and an unknown email are told alike', async () => {
    const bodies = [
      { code: 'INVALID_EMAIL_OR_PASSWORD' },
      { code: 'USER_NOT_FOUND', message: 'no such user' },
    ]
    const errors = await Promise.all(
      bodies.map((body) => {
        const { client } = setUp({ signedIn: false, answer: { status: 401, body } })
        return errorOf(client.auth.signIn({ email: 'a@b.c', password: 'x' }))
      }),
    )
    for (const error of errors)
      expect(error.fields).toEqual({ password: 'That email and password do not match.' })
  })
})
