import { expect, test } from 'vitest'
import { readServerSentEvents, type ServerSentEvent } from './server-sent-events.ts'

async function read(...chunks: string[]): Promise<ServerSentEvent[]> {
  const encoder = new TextEncoder()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(encoder.encode(chunk))
      controller.close()
    },
  })
  const events: ServerSentEvent[] = []
  for await (const event of readServerSentEvents(stream)) events.push(event)
  return events
}

test('events are read whole, however the bytes are cut', async () => {
  const text = 'id: 7\nevent: task.changed\ndata: {"a":\ndata: "é"}\n\n'
  const whole = [{ id: '7', type: 'task.changed', data: '{"a":\n"é"}' }]
  expect(await read(text)).toEqual(whole)
  expect(await read(...text.split(/(?<=.)/))).toEqual(whole)
})

test('comments, unknown fields and an unfinished event are skipped', async () => {
  expect(await read(':\n\n', 'retry: 5\n\n', 'data: one\n\n', 'data: never ended')).toEqual([
    { id: null, type: 'message', data: 'one' },
  ])
})
