import { expect, test } from 'vitest'
import { createEventReader } from './server-sent-events.ts'

const STREAM = [
  ': a comment\n\n',
  'event: picture\ndata: {"text":"blåbær 🫐"}\n\n',
  'data: {"of":\ndata:"two lines"}\r\n\r\n',
  'data: [DONE]\n\n',
  'data: {"cut":"off"}\n',
].join('')

test('events come whole, however small the pieces are; comments, other data and the last, unended event do not', () => {
  const bytes = Buffer.from(STREAM)
  for (const size of [1, 2, 7, bytes.length]) {
    const heard: unknown[] = []
    const take = createEventReader((value) => heard.push(value))
    for (let at = 0; at < bytes.length; at += size) take(bytes.subarray(at, at + size))
    expect(heard).toEqual([{ text: 'blåbær 🫐' }, { of: 'two lines' }])
  }
})
