import { expect, test } from 'vitest'
import { createQueueNotices, type QueueNotice } from './queue-notices.ts'

function createChannel() {
  const channel: { name?: string; say?: (payload: string) => void; isHeard: boolean } = { isHeard: false }
  const listen = async (name: string, onNotice: (payload: string) => void) => {
    Object.assign(channel, { name, say: onNotice, isHeard: true })
    return async () => {
      channel.isHeard = false
    }
  }
  return { channel, database: { listen } }
}

test('each listener hears every notice of its channel until it has heard enough', async () => {
  const { channel, database } = createChannel()
  const notices = createQueueNotices(database, 'easel_tasks')
  const heard: [string, QueueNotice | undefined][] = []
  const forgetAda = notices.subscribe((notice) => heard.push(['ada', notice]))
  notices.subscribe((notice) => heard.push(['bob', notice]))
  await notices.start()
  expect(channel.name).toBe('easel_tasks')
  channel.say?.('{"kind":"work"}')
  forgetAda()
  // An empty notice tells that some may have been missed.
  channel.say?.('')
  expect(heard).toEqual([
    ['ada', { kind: 'work' }],
    ['bob', { kind: 'work' }],
    ['bob', undefined],
  ])
})

test('a listener that ends another one while both are called does not keep it from this notice', async () => {
  const { channel, database } = createChannel()
  const notices = createQueueNotices(database, 'easel_tasks')
  const heard: string[] = []
  let forgetBob = () => {}
  notices.subscribe(() => {
    heard.push('ada')
    forgetBob()
  })
  forgetBob = notices.subscribe(() => heard.push('bob'))
  await notices.start()
  channel.say?.('')
  expect(heard).toEqual(['ada', 'bob'])
})

test('it stops listening, also where it never began', async () => {
  const { channel, database } = createChannel()
  const notices = createQueueNotices(database, 'easel_tasks')
  await notices.stop()
  await notices.start()
  expect(channel.isHeard).toBe(true)
  await notices.stop()
  expect(channel.isHeard).toBe(false)
})
