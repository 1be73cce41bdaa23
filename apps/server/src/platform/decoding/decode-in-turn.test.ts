import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeInTurn } from './decode-in-turn.ts'

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
    ...Array.from({ length: 3 }, () =>
      decodeInTurn({ pixels: 50_000_000, bytes: 1 }, () => decode('large', 100)),
    ),
    ...Array.from({ length: 6 }, () =>
      decodeInTurn({ pixels: 1_000_000, bytes: 1 }, () => decode('small', 5)),
    ),
  ])
  expect(most).toEqual({ large: 1, small: 2 })
  expect(ended.slice(0, 6)).toEqual(Array.from({ length: 6 }, () => 'small'))
})

test('one that cannot be decoded says so, and those behind it are', async () => {
  const broken = decodeInTurn({ pixels: 50_000_000, bytes: 1 }, () => Promise.reject(new Error('broken')))
  const next = decodeInTurn({ pixels: 50_000_000, bytes: 1 }, async () => 'next')
  await expect(broken).rejects.toThrow('broken')
  expect(await next).toBe('next')
})

test('no more wait than the memory has room for: others are told to come again, and are read then', async () => {
  const ends: (() => void)[] = []
  const read = (pixels: number) =>
    decodeInTurn({ pixels, bytes: 10 * MEGABYTE }, () => new Promise<void>((end) => ends.push(end)))
  const waiting = [50e6, 50e6, 50e6, 1e6, 1e6, 1e6].map(read)
  await expect(read(50e6)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  await expect(read(1e6)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 5 })
  const isEnded = Promise.all(waiting).then(() => true)
  while (!(await Promise.race([isEnded, new Promise((resolve) => setTimeout(resolve, 1))])))
    for (const end of ends.splice(0)) end()
  expect(await decodeInTurn({ pixels: 50e6, bytes: 100 * MEGABYTE }, async () => 'alone')).toBe('alone')
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
  await Promise.all(
    Array.from({ length: 4 }, () => decodeInTurn({ pixels: side * side, bytes: interlaced.length }, decode)),
  )
  clearInterval(watch)
  expect((largest - before) / MEGABYTE).toBeLessThan(130)
}, 60_000)
