import { listGenerations, updateGeneration } from '@easel/contract/generations'
import { changeGenerations } from '@easel/contract/library/library'
import { listMonths } from '@easel/contract/library/months'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { addPictures, type PictureRow, pictureId } from '../../../test/library/add-pictures.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()
let product: Generations
let ada: Actor

beforeEach(async () => {
  product = await start({ worker: false })
  ada = await product.makeUser('ada')
})

const read = (user: Actor, query: Record<string, unknown> = {}) =>
  product.call(listMonths, user, { query } as never)
async function counts(user: Actor, query: Record<string, unknown> = {}): Promise<Record<string, number>> {
  const { months, nextCursor } = await read(user, query)
  expect(nextCursor).toBeNull()
  return Object.fromEntries(months.map(({ month, count }) => [month, count]))
}

/** Pictures made at these moments, numbered from 1. */
async function addMade(
  user: Actor,
  pictures: readonly (PictureRow & { readonly at: string })[],
  first = 1,
): Promise<void> {
  await addPictures(database, user.userId, pictures, first)
  for (const [index, { at }] of pictures.entries())
    await sql`update generations set created_at = ${at} where id = ${pictureId(first + index)}`.execute(
      database.handle,
    )
}

describe('the months of a library', () => {
  it('are those of the caller’s time zone, newest first, without those in which nothing was made', async () => {
    await addMade(ada, [
      { at: '2024-12-31T10:00:00.000Z' },
      { at: '2026-01-31T22:59:59.999Z' },
      { at: '2026-01-31T23:00:00.000Z' },
      { at: '2026-03-01T02:00:00.000Z' },
    ])
    const ben = await product.makeUser('ben')
    await addMade(ben, [{ at: '2025-06-01T00:00:00.000Z' }], 100)
    expect((await read(ada)).months).toEqual([
      { month: '2026-03', count: 1 },
      { month: '2026-01', count: 2 },
      { month: '2024-12', count: 1 },
    ])
    expect(await counts({ ...ada, timeZone: 'Europe/Berlin' })).toEqual({
      '2026-03': 1,
      '2026-02': 1,
      '2026-01': 1,
      '2024-12': 1,
    })
    expect(await counts({ ...ada, timeZone: 'America/New_York' })).toEqual({
      '2026-02': 1,
      '2026-01': 2,
      '2024-12': 1,
    })
    expect(await counts(ben)).toEqual({ '2025-06': 1 })
    expect(await counts(await product.makeUser('cleo'))).toEqual({})
  })

  it('are counted as the list is narrowed: by words, filters, labels, days and the trash', async () => {
    await addMade(ada, [
      { at: '2026-01-05T00:00:00.000Z', prompt: 'a fox', style: 'anime' },
      { at: '2026-02-05T00:00:00.000Z', prompt: 'a fox in snow', style: 'neon', quality: 'high' },
      { at: '2026-02-06T00:00:00.000Z', prompt: 'a boat', style: 'neon', isPublic: true },
      { at: '2026-03-05T00:00:00.000Z', prompt: 'a boat', style: 'anime', width: 1820 },
    ])
    const label = (number: number, body: object) =>
      product.call(updateGeneration, ada, { params: { id: pictureId(number) }, body } as never)
    await label(1, { is_favorite: true })
    await label(2, { tags: ['sea'] })
    await label(3, { tags: ['sea'], is_favorite: true })
    const expected: [Record<string, unknown>, Record<string, number>][] = [
      [{ q: 'fox' }, { '2026-02': 1, '2026-01': 1 }],
      [{ q: 'fox -snow' }, { '2026-01': 1 }],
      [{ style: 'neon' }, { '2026-02': 2 }],
      [{ style: 'neon,anime', quality: 'high' }, { '2026-02': 1 }],
      [{ favorite: 'true' }, { '2026-02': 1, '2026-01': 1 }],
      [{ public: 'true' }, { '2026-02': 1 }],
      [{ tag: 'sea' }, { '2026-02': 2 }],
      [{ tag: 'sea', favorite: 'true' }, { '2026-02': 1 }],
      [{ from: '2026-02-06T00:00:00.000Z' }, { '2026-03': 1, '2026-02': 1 }],
      [{ to: '2026-02-06T00:00:00.000Z' }, { '2026-02': 1, '2026-01': 1 }],
      [{ q: 'zebra' }, {}],
      [{ trash: 'true' }, {}],
    ]
    for (const [query, months] of expected) expect([query, await counts(ada, query)]).toEqual([query, months])
    const body = { ids: [pictureId(4)], change: { action: 'trash' } }
    await product.call(changeGenerations, ada, { body } as never)
    expect(await counts(ada, { trash: 'true' })).toEqual({ '2026-03': 1 })
    expect(await counts(ada)).toEqual({ '2026-02': 2, '2026-01': 1 })
  })

  it('are counted in parts where there are very many, each picture once, and the list begins in each', async () => {
    await addPictures(database, ada.userId, [{}])
    const made = 10_400
    // Many at the same moment: a part ends between two of them.
    await sql`insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url, is_public,
        created_at, provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      select 'gen_' || lpad((n + 1)::text, 26, '0'), user_id, prompt, negative_prompt, style, quality, width, height, seed, image_url,
        false, timestamptz '2024-01-15Z' + (n / 500) * interval '31 days', provider, model, read_as, unknown_words, file_key || n, media_type,
        bytes, sha256, search_text
      from generations, generate_series(1, ${made - 1}::int) n where id = ${pictureId(1)}`.execute(
      database.handle,
    )
    const total = new Map<string, number>()
    let cursor: string | null = null
    let parts = 0
    do {
      const part: Awaited<ReturnType<typeof read>> = await read(ada, cursor === null ? {} : { cursor })
      for (const { month, count } of part.months) total.set(month, (total.get(month) ?? 0) + count)
      cursor = part.nextCursor
      parts += 1
    } while (cursor !== null)
    expect(parts).toBe(2)
    const { rows } = await sql<{ month: string; n: number }>`
      select to_char(created_at at time zone 'UTC', 'YYYY-MM') as month, count(*)::int as n from generations
      where user_id = ${ada.userId} group by 1`.execute(database.handle)
    expect([...total].toSorted()).toEqual(rows.map(({ month, n }) => [month, n] as const).toSorted())
    const [newest] = (
      await product.call(listGenerations, ada, {
        query: { to: '2024-07-01T00:00:00.000Z', limit: '1' },
      } as never)
    ).items
    expect(newest?.created_at.slice(0, 7)).toBe('2024-06')
  })

  it('refuse a cursor that is none', async () => {
    for (const cursor of ['x', Buffer.from('[0,"gen_1","2026"]').toString('base64url')])
      await expect(read(ada, { cursor })).rejects.toMatchObject({ code: 'invalid_request' })
  })
})
