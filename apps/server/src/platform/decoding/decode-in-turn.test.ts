import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeInTurn, withRoomFor } from './decode-in-turn.ts'

const MEGABYTE = 1024 * 1024

test('large pictures are decoded one after the other, two small ones at once, and these wait for no large one', async () => {
  const running = { large: 0, small: 0 }
  const most = { large: 0, small: 0 }
  const ended: string[] = []
  const decode = async (kind: 'large' | 'small', ms: number) => {
    running[kind] += 1
    most[kind] = Math.max(most[kind], running[kind])
    await new Promise((resolve) => setTimeout(resolve, ms))
    running[kind] -= 1
    ended.push(kind)
  }
  await Promise.all([
    ...Array.from({ length: 3 }, () => decodeInTurn(50_000_000, () => decode('large', 100))),
    ...Array.from({ length: 6 }, () => decodeInTurn(1_000_000, () => decode('small', 5))),
  ])
  expect(most).toEqual({ large: 1, small: 2 })
  expect(ended.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'small'))
})

test('one that cannot be decoded says so, and those behind it are', async () => {
  const broken = decodeInTurn(50_000_000, () => Promise.reject(new Error('broken')))
  const next = decodeInTurn(50_000_000, async () => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('no more are held than the memory has room for: others are told to come again, and let in then', async () => {
  const ends: (() => void)[] = []
  const hold = () => withRoomFor(10 * MEGABYTE, () => new Promise<void>((end) => ends.push(end)))
  const held = Array.from({ length: 12 }, hold)
  await expect(hold()).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  ends[0]?.()
  await held[0]
  held.push(hold())
  await expect(hold()).rejects.toMatchObject({ code: 'unavailable' })
  for (const end of ends) end()
  await Promise.all(held)
  expect(await withRoomFor(200 * MEGABYTE, async () => 'alone')).toBe('alone')
})

test('four that unpack to 64 MB each, and come at once, take the memory of one', async () => {
  const side = 4_000
  const create = { width: side, height: side, channels: 4 as const, background: '#3366cc80' }
  const interlaced = await sharp({ create }).png({ progressive: true }).toBuffer()
  const before = process.memoryUsage().rss
  let largest = before
  const watch = setInterval(() => {
    largest = Math.max(largest, process.memoryUsage().rss)
  }, 4)
  const decode = () => sharp(interlaced).resize(32, 32).raw().toBuffer()
  await Promise.all(Array.from({ length: 4 }, () => decodeInTurn(side * side, decode)))
  clearInterval(watch)
  expect((largest - before) / MEGABYTE).toBeLessThan(130)
}, 60_000)
