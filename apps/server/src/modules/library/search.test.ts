import { listGenerations } from '@easel/contract/generations'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { addPictures, type PictureRow, pictureId } from '../../../test/library/add-pictures.ts'
import type { Actor } from '../../platform/use-case.ts'

type Query = NonNullable<Parameters<typeof list>[1]>

const { database, start } = await openGenerations()
let product: Generations
let ada: Actor

beforeEach(async () => {
  product = await start({ worker: false })
  ada = await product.makeUser('ada')
})

function list(user: Actor, query: Record<string, unknown> = {}) {
  return product.call(listGenerations, user, { query } as never)
}

async function numbersOf(user: Actor, query: Query = {}): Promise<number[]> {
  return (await list(user, query)).items.map(({ id }) => Number(id.slice(4)))
}

async function everyPage(user: Actor, query: Query): Promise<number[]> {
  const seen: number[] = []
  let cursor: string | null = null
  do {
    const page: { items: { id: string }[]; nextCursor: string | null } = await list(user, {
      ...query,
      ...(cursor === null ? {} : { cursor }),
    })
    seen.push(...page.items.map(({ id }) => Number(id.slice(4))))
    cursor = page.nextCursor
  } while (cursor !== null)
  return seen
}

describe('searching one’s own prompts', () => {
  test.each([
    ['fox', [4, 1]],
    ['FOX  snow', [4]],
    ['snow fox', [4]],
    ['cafe', [2]],
    ['Café', [2]],
    ['Ca\u0301fe\u0301', [2]],
    ['кошка', [3]],
    ['КОШКА', [3]],
    ['狐', [5]],
    ['مدينة', [6]],
    ['\u200fمدينة\u200e', [6]],
    ['ox', [4, 1]],
    ['%', [7]],
    ['100%', [7]],
    ['_', []],
    ["' or 1=1 --", []],
    ['<script>', [7]],
    ['fox -snow', [1]],
    ['-fox -CAFÉ -script', [6, 5, 3]],
    ['-', []],
    ['zebra', []],
    ['   ', [7, 6, 5, 4, 3, 2, 1]],
    [`fox ${'word '.repeat(99)}`, []],
  ])('finds with "%s"', async (q, expected) => {
    const prompts = [
      'A red fox',
      'Un café à Paris',
      'кошка на окне',
      'fox in the SNOW',
      '狐狸の森',
      'مدينة ليل',
      '100% <script>alert(1)</script>',
    ]
    await addPictures(
      database,
      'ada',
      prompts.map((prompt) => ({ prompt })),
    )
    expect(await numbersOf(ada, { q })).toEqual(expected)
  })

  test('a search through more than one request may look at goes on where it stopped, and finds everything once', async () => {
    await addPictures(database, 'ada', [{ prompt: 'needle' }])
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, image_url, created_at, provider, model,
        read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      select 'gen_' || lpad(n::text, 26, '0'), 'ada', 'hay', '', 'anime', 'high', 1, 1, '/images/gen_' || lpad(n::text, 26, '0') || '.png', timestamptz '2026-02-01' + n * interval '1 s',
        'built-in', 'e', '{}', '{}', 'images/' || n, 'image/png', 1, 'x', case when n = 4000 then 'another needle' else 'hay' end
      from generate_series(100, 5100) n`.execute(database.handle)
    const first = await list(ada, { q: 'needle' })
    expect(first.items.map(({ id }) => id)).toEqual([pictureId(4000)])
    expect(first.nextCursor).not.toBeNull()
    expect(await everyPage(ada, { q: 'needle' })).toEqual([4000, 1])
    expect(await everyPage(ada, { q: 'no such thing' })).toEqual([])
  })

  test('ratios of one shape are told apart by their pixels', async () => {
    await addPictures(database, 'ada', [
      { prompt: 'photo', width: 1344, height: 896 },
      { prompt: 'landscape', width: 1536, height: 1024 },
      { prompt: 'large landscape', width: 2496, height: 1664 },
      { prompt: 'large cinema', width: 3168, height: 1344 },
      { prompt: 'tall', width: 1024, height: 1280 },
    ])
    expect(await numbersOf(ada, { ratio: '3:2' })).toEqual([1])
    expect(await numbersOf(ada, { ratio: '16:9' })).toEqual([3, 2])
    expect(await numbersOf(ada, { ratio: '4:5,21:9' })).toEqual([5, 4])
  })

  test('[6.1] a user finds only what is theirs', async () => {
    const bob = await product.makeUser('bob')
    await addPictures(database, 'ada', [{ prompt: 'a fox' }])
    expect(await numbersOf(bob, { q: 'fox' })).toEqual([])
    expect(await numbersOf(bob)).toEqual([])
  })
})

describe('filters and sorts', () => {
  const pictures: PictureRow[] = [
    { prompt: 'b first', style: 'anime', quality: 'high', provider: 'replicate' },
    { prompt: 'C second', style: 'sketch', width: 1536 },
    { prompt: 'a third', style: 'anime', isPublic: true },
    { prompt: 'd fourth', style: 'sketch', height: 1536 },
  ]

  test.each<[string, Query, number[]]>([
    ['style', { style: 'anime' }, [3, 1]],
    ['several styles', { style: 'anime,sketch,neon' }, [4, 3, 2, 1]],
    ['several shapes', { ratio: '16:9,9:16' }, [4, 2]],
    ['several qualities', { quality: 'high,standard', style: 'anime' }, [3, 1]],
    ['several providers', { provider: 'replicate,openai' }, [1]],
    ['quality', { quality: 'high' }, [1]],
    ['ratio', { ratio: '16:9' }, [2]],
    ['ratio', { ratio: '9:16' }, [4]],
    ['provider', { provider: 'replicate' }, [1]],
    ['what is public', { public: 'true' }, [3]],
    ['what is not public', { public: 'false' }, [4, 2, 1]],
    ['favorites', { favorite: 'true' }, [2]],
    ['all but favorites', { favorite: 'false', style: 'sketch' }, [4]],
    ['from a moment on', { from: '2026-01-01T00:00:03Z' }, [4, 3]],
    ['until before a moment', { to: '2026-01-01T01:00:03+01:00' }, [2, 1]],
    ['a tag', { tag: 'spring' }, [4, 2]],
    ['a tag as it is typed', { tag: '  #SPRING ' }, [4, 2]],
    ['a tag and a word', { tag: 'spring', q: 'fourth' }, [4]],
    ['a tag, oldest first', { tag: 'spring', sort: 'oldest' }, [2, 4]],
    ['a tag since a moment', { tag: 'spring', from: '2026-01-01T00:00:03Z' }, [4]],
    ['a tag by prompt', { tag: 'spring', sort: 'prompt' }, [2, 4]],
    ['an unknown style', { style: "x' or '1'='1" }, []],
    ['all at once', { style: 'anime', quality: 'high', provider: 'replicate', q: 'first' }, [1]],
  ])('shows %s', async (_what, query, expected) => {
    const ids = await addPictures(database, 'ada', pictures)
    await sql`update generations set is_favorite = true where id = ${ids[1]}`.execute(database.handle)
    await sql`update generations set tags = '{spring}' where id in (${ids[1]}, ${ids[3]})`.execute(
      database.handle,
    )
    expect(await numbersOf(ada, query)).toEqual(expected)
    expect(await everyPage(ada, { ...query, limit: '1' })).toEqual(expected)
  })

  test.each<[string, number[]]>([
    ['newest', [4, 3, 2, 1]],
    ['oldest', [1, 2, 3, 4]],
    ['prompt', [3, 1, 2, 4]],
  ])('sorts by %s, page by page', async (sort, expected) => {
    await addPictures(database, 'ada', pictures)
    expect(await numbersOf(ada, { sort })).toEqual(expected)
    for (const limit of ['1', '2', '3']) expect(await everyPage(ada, { sort, limit })).toEqual(expected)
  })

  test('equal prompts of any length and language page without a gap or a double', async () => {
    const long = '𝔉😀é'.repeat(100)
    await addPictures(database, 'ada', [
      { prompt: long },
      { prompt: long },
      { prompt: `${long}x` },
      { prompt: 'a' },
    ])
    expect((await everyPage(ada, { sort: 'prompt', limit: '1' })).toSorted()).toEqual([1, 2, 3, 4])
  })

  test.each([
    { cursor: '' },
    { cursor: '%%%' },
    { cursor: Buffer.from('[]').toString('base64url') },
    { cursor: Buffer.from('{"0":0}').toString('base64url') },
    { cursor: Buffer.from(`[0,"${pictureId(1)}","2026-13-45T00:00:00.000Z"]`).toString('base64url') },
    { cursor: Buffer.from(`[0,"${pictureId(1)}'","2026-01-01T00:00:00.000Z"]`).toString('base64url') },
    { cursor: Buffer.from(`[2,"${pictureId(1)}","a\\u0000"]`).toString('base64url'), sort: 'prompt' },
    { cursor: Buffer.from(`[2,"${pictureId(1)}","a"]`).toString('base64url') },
    { sort: 'best' },
    { favorite: 'yes' },
    { from: 'yesterday' },
    { ratio: '4:3' },
    { collection: 'col_1' },
    { tag: 'a,b' },
    { tag: '' },
    { limit: '0' },
    { limit: '101' },
    { q: 'a'.repeat(1001) },
  ])('refuses %j', async (query) => {
    await addPictures(database, 'ada', [{}])
    const answer = list(ada, query)
    await expect(answer).rejects.toBeTruthy()
    await expect(answer).rejects.not.toMatchObject({ code: 'server_error' })
  })
})
