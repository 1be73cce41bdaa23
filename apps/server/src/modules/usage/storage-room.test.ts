import { expect, test } from 'vitest'
import { PLACE_BYTES, requireRoom } from './storage-room.ts'

const MB = 1_000_000

/** The refusal for a library with this many bytes; undefined when there is room. */
async function refusal(stored: number, quota: number | null, { places = 0, more = 0 } = {}) {
  const usage = { readStoredBytes: async () => stored }
  try {
    await requireRoom(usage, 'ada', { quota, places, more })
    return undefined
  } catch (error) {
    expect(error).toMatchObject({ code: 'storage_full' })
    return (error as Error).message
  }
}

test('a place counts as three megabytes, a file as what it is, and the last byte may be used', async () => {
  expect(PLACE_BYTES).toBe(3 * MB)
  expect(await refusal(14 * MB, 20 * MB, { places: 2 })).toBeUndefined()
  expect(await refusal(14 * MB + 1, 20 * MB, { places: 2 })).toBeDefined()
  expect(await refusal(14 * MB, 20 * MB, { places: 1, more: 3 * MB })).toBeUndefined()
  expect(await refusal(14 * MB, 20 * MB, { places: 1, more: 3 * MB + 1 })).toBeDefined()
})

test('without a limit there is always room', async () => {
  expect(await refusal(1e15, null, { places: 100, more: 1e15 })).toBeUndefined()
})

test('what fits beside what is stored is told to wait, what does not to make room', async () => {
  const wait =
    ', and what is being made needs the rest. Wait until it is done, ask for fewer at once, or make room: delete pictures and empty the trash.'
  const remove = '. Delete pictures or sounds you no longer need, empty the trash, and try again.'
  const full = 'Your library holds 17 MB of the 20 MB it may'
  expect(await refusal(17 * MB, 20 * MB, { places: 2 })).toBe(full + wait)
  expect(await refusal(17 * MB, 20 * MB, { places: 1, more: 3 * MB })).toBe(full + wait)
  expect(await refusal(17 * MB, 20 * MB, { places: 1, more: 3 * MB + 1 })).toBe(full + remove)
  expect(await refusal(17 * MB + 1, 20 * MB, { places: 2 })).toBe(full + remove)
})

test('sizes are told in megabytes below a gigabyte and in gigabytes from there, with one digit', async () => {
  expect(await refusal(999_940_000, 1e9, { places: 1 })).toMatch(
    /^Your library holds 999\.9 MB of the 1 GB it may\./,
  )
  expect(await refusal(1_234_560_000_000, 1e9)).toMatch(
    /^Your library holds 1,234\.6 GB of the 1 GB it may\./,
  )
})
