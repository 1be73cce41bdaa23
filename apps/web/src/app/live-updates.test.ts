import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { Client } from '#web/shared/api/client.ts'
import type { SessionState } from '#web/shared/api/session-store.ts'
import { startLiveUpdates } from './live-updates.ts'

const stop = () => {}

/** A client whose server sends no events, and a function that sets who is signed in. */
function createStandIn() {
  let session: SessionState = { status: 'checking' }
  let hear = () => {}
  const channel = { on: () => channel, subscribe: () => stop }
  const listeners = new Map<string, () => void>()
  const realtime = {
    on: (type: string, listener: () => void) => {
      listeners.set(type, listener)
      return stop
    },
    onResync: () => stop,
    onStatus: () => stop,
    channel: () => channel,
    connect: vi.fn(),
    disconnect: vi.fn(),
  }
  const auth = {
    state: () => session,
    onAuthStateChange: (listener: () => void) => {
      hear = listener
      return stop
    },
  }
  return {
    client: { auth, realtime } as unknown as Client,
    realtime,
    send: (type: string) => listeners.get(type)?.(),
    signIn(id: string) {
      session = { status: 'signed-in', user: { id, name: id, email: `${id}@example.com` } }
      hear()
    },
    signOut() {
      session = { status: 'signed-out', hasEnded: false }
      hear()
    },
  }
}

function startShowing(answer: () => Promise<string>) {
  const cache = new QueryClient()
  const standIn = createStandIn()
  startLiveUpdates(standIn.client, cache)
  const ask = vi.fn(answer)
  new QueryObserver(cache, { queryKey: ['pictures'], queryFn: ask }).subscribe(stop)
  return { ...standIn, cache, ask, shown: () => cache.getQueryData<string>(['pictures']) }
}

test('what a public page shows stays while it is asked for again as the one who has signed in', async () => {
  const answers = ['for everybody', 'with her likes']
  const { ask, shown, signIn } = startShowing(() => Promise.resolve(answers.shift() ?? ''))
  await vi.waitFor(() => expect(shown()).toBe('for everybody'))
  signIn('ada')
  expect(shown()).toBe('for everybody')
  await vi.waitFor(() => expect(shown()).toBe('with her likes'))
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an answer on its way when it becomes known who is signed in is asked for again', async () => {
  const answers: ((value: string) => void)[] = []
  const { shown, signIn } = startShowing(() => new Promise((resolve) => answers.push(resolve)))
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  signIn('ada')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[0]?.('for everybody')
  answers[1]?.('with her likes')
  await vi.waitFor(() => expect(shown()).toBe('with her likes'))
})

test('when another user signs in, nothing of the one before is shown, not even until the new answer is here', async () => {
  const answers: ((value: string) => void)[] = []
  const { shown, signIn, realtime } = startShowing(() => new Promise((resolve) => answers.push(resolve)))
  signIn('ada')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  answers[1]?.('of Ada')
  await vi.waitFor(() => expect(shown()).toBe('of Ada'))
  signIn('ben')
  expect(shown()).toBeUndefined()
  expect(realtime.disconnect).toHaveBeenCalledTimes(2)
  expect(realtime.connect).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[2]?.('of Ben')
  await vi.waitFor(() => expect(shown()).toBe('of Ben'))
})

test('signing out leaves nothing behind', async () => {
  const { cache, shown, signIn, signOut } = startShowing(() => Promise.resolve('of Ada'))
  signIn('ada')
  await vi.waitFor(() => expect(shown()).toBe('of Ada'))
  signOut()
  expect(cache.getQueryCache().findAll({ queryKey: ['pictures'] })).toEqual([])
})

test('news of an author one follows have the notifications read again, and nothing else', async () => {
  const { ask, send, cache, signIn } = startShowing(() => Promise.resolve('shown'))
  signIn('ada')
  await vi.waitFor(() => expect(ask).toHaveBeenCalled())
  const before = ask.mock.calls.length
  const readNotifications = vi.fn(() => Promise.resolve('read'))
  new QueryObserver(cache, { queryKey: ['notifications'], queryFn: readNotifications }).subscribe(stop)
  await vi.waitFor(() => expect(readNotifications).toHaveBeenCalledTimes(1))
  send('follows.published')
  await vi.waitFor(() => expect(readNotifications).toHaveBeenCalledTimes(2))
  expect(ask).toHaveBeenCalledTimes(before)
})
