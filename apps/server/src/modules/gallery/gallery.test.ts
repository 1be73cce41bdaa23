import type { GalleryPicture } from '@easel/contract/gallery/gallery'
import { ratioOfPicture } from '@easel/contract/pictures'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { idOf, insertPictures, type PictureSeed } from '../../../test/harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

type Page = { items: GalleryPicture[]; nextCursor: string | null }

let app: TestApp
let ada: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
  ben = await app.signUp('ben')
})
beforeEach(() => sql`delete from generations`.execute(app.database.handle))
afterAll(() => app.stop())

const insert = (...seeds: Omit<PictureSeed, 'userId'>[]) =>
  insertPictures(
    app.database,
    seeds.map((seed) => ({ userId: ada.id, ...seed })),
  )

async function list(query = '', user?: TestUser): Promise<Page> {
  const response = await app.send('GET', `/api/gallery?${query}`, { user })
  expect(response.status).toBe(200)
  return (await response.json()) as Page
}

async function numbers(query: string): Promise<number[]> {
  const found: number[] = []
  let cursor: string | null = null
  do {
    const page = await list(`${query}${cursor === null ? '' : `&cursor=${cursor}`}`)
    found.push(...page.items.map(({ id }) => Number(id.slice(4))))
    cursor = page.nextCursor
  } while (cursor !== null)
  return found
}

describe('the gallery', () => {
  it('[2.6] shows published pictures to visitors, newest first, and nothing that tells whose they are', async () => {
    await insert({ number: 1, prompt: 'a red fox' }, { number: 2, isPublic: false }, { number: 3 })
    const response = await app.send('GET', '/api/gallery')
    const text = await response.text()
    const { items, nextCursor } = JSON.parse(text) as Page
    expect(nextCursor).toBeNull()
    expect(items.map(({ id }) => id)).toEqual([idOf(3), idOf(1)])
    expect(items[1]).toEqual({
      id: idOf(1),
      prompt: 'a red fox',
      negative_prompt: '',
      style: 'anime',
      quality: 'standard',
      width: 1024,
      height: 1024,
      seed: 1,
      image_url: `/images/${idOf(1)}.png`,
      published_at: '2026-01-01T00:00:01.000Z',
      provider: 'built-in',
      author: null,
      author_id: null,
      likes: 0,
      is_liked: false,
      is_own: false,
    })
    for (const secret of [ada.id, ada.email, 'signature', 's=']) expect(text).not.toContain(secret)
  })

  it('says to their owner which are theirs', async () => {
    await insert({ number: 1 })
    expect((await list('', ada)).items[0]?.is_own).toBe(true)
    expect((await list('', ben)).items[0]?.is_own).toBe(false)
  })

  it('[2.6] finds every word, in any order, whatever its case and accents, and words that are only begun', async () => {
    await insert(
      { number: 1, prompt: 'A Café at night, rain' },
      { number: 2, prompt: 'a red fox in the RAIN' },
      { number: 3, prompt: 'ein roter Fuchs' },
      { number: 4, prompt: '猫と花' },
      { number: 5, prompt: 'ثعلب أحمر' },
    )
    for (const [query, wanted] of [
      ['rain', [2, 1]],
      ['rain cafe', [1]],
      ['RAI', [2, 1]],
      ['roter fuc', [3]],
      ['猫', [4]],
      ['أحمر', [5]],
      ['o', [3, 2]],
      ['-rain', [5, 4, 3]],
      ['rain -fox', [1]],
      ['fox -rain', []],
      ['fox cafe', []],
      ['nothing like it', []],
      ['100% _', []],
      ["' or true --", []],
    ] as const)
      expect([query, await numbers(`q=${encodeURIComponent(query)}`)]).toEqual([query, wanted])
  })

  it('[2.6] filters by style and shape, also together with a search', async () => {
    await insert(
      { number: 1, prompt: 'fox', style: 'anime', width: 1536, height: 1024 },
      { number: 2, prompt: 'fox', style: 'anime', width: 1024, height: 1536 },
      { number: 3, prompt: 'fox', style: 'neon' },
      { number: 4, prompt: 'owl', style: 'anime', width: 1536, height: 1024 },
    )
    expect(await numbers('style=anime')).toEqual([4, 2, 1])
    expect(await numbers('ratio=16:9')).toEqual([4, 1])
    expect(await numbers('style=anime&ratio=9:16')).toEqual([2])
    expect(await numbers('q=fox&style=anime&ratio=16:9')).toEqual([1])
    expect(await numbers('q=fox&ratio=1:1')).toEqual([3])
  })

  it('tells the narrower and wider shapes apart by their pixels', async () => {
    await insert(
      { number: 1, prompt: 'fox', width: 1024, height: 1280 },
      { number: 2, prompt: 'fox', width: 1344, height: 896 },
      { number: 3, prompt: 'fox', width: 896, height: 1344 },
      { number: 4, prompt: 'fox', width: 3168, height: 1344 },
      { number: 5, prompt: 'fox', width: 2496, height: 1664 },
      { number: 6, prompt: 'fox', width: 640, height: 480 },
    )
    for (const [ratio, wanted] of [
      ['4:5', [1]],
      ['3:2', [2]],
      ['2:3', [3]],
      ['21:9', [4]],
      ['16:9', [6, 5]],
      ['9:16', []],
      ['4:5,21:9', [4, 1]],
    ] as const)
      expect([ratio, await numbers(`ratio=${ratio}`)]).toEqual([ratio, wanted])
  })

  it('has every picture in the list of the ratio that its owner’s library says', async () => {
    const { rows } = await sql<{ width: number; height: number; ratio: string }>`
      select width, height, gallery_ratio(width, height) as ratio
      from generate_series(400, 3400, 53) width, generate_series(400, 3400, 47) height`.execute(
      app.database.handle,
    )
    const told = rows.map(({ width, height, ratio }) => ({
      ...{ width, height, ratio },
      library: ratioOfPicture(width, height) ?? ratio,
    }))
    expect(new Set(told.map(({ library }) => library)).size).toBe(7)
    expect(told.filter(({ ratio, library }) => ratio !== library)).toEqual([])
  })

  it('filters by several styles and shapes at once, and refuses what is none', async () => {
    await insert(
      { number: 1, prompt: 'fox', style: 'anime', width: 1536 },
      { number: 2, prompt: 'fox', style: 'sketch', height: 1536 },
      { number: 3, prompt: 'owl', style: 'neon' },
      { number: 4, prompt: 'owl', style: 'anime' },
    )
    expect(await numbers('style=anime,neon')).toEqual([4, 3, 1])
    expect(await numbers('style=neon,anime,neon&limit=1')).toEqual([4, 3, 1])
    expect(await numbers('ratio=16:9,9:16')).toEqual([2, 1])
    expect(await numbers('style=anime,sketch&ratio=16:9,9:16')).toEqual([2, 1])
    expect(await numbers('style=anime,neon&ratio=1:1')).toEqual([4, 3])
    expect(await numbers('q=owl&style=anime,sketch')).toEqual([4])
    for (const query of [
      'style=anime,nothing',
      'style=',
      'style=,',
      'ratio=1:1,2',
      `style=${'anime,'.repeat(300)}`,
    ])
      expect([query, (await app.send('GET', `/api/gallery?${query}`)).status]).toEqual([query, 400])
  })

  it.each([
    '',
    'sort=likes&',
    'q=fox&',
    'q=fox&sort=likes&',
    'style=anime&ratio=1:1&',
    'style=neon&sort=likes&',
    'style=anime,neon&',
    'style=anime,neon&ratio=1:1,16:9&sort=likes&',
    'q=fox&style=anime,neon&sort=likes&',
  ])('pages with "%s" follow each other without a gap or a double', async (query) => {
    const seeds = Array.from({ length: 23 }, (_, at) => ({
      number: at + 1,
      prompt: at % 3 ? 'a fox' : 'an owl',
      style: at % 2 ? 'anime' : 'neon',
    }))
    await insert(...seeds)
    await sql`update gallery_pictures set likes = seed % 4`.execute(app.database.handle)
    const whole = (await list(`${query}limit=30`)).items.map(({ id }) => Number(id.slice(4)))
    expect(whole.length).toBeGreaterThan(7)
    expect(await numbers(`${query}limit=3`)).toEqual(whole)
  })

  it('[2.6] finds the one picture among thousands, and the last page of them', async () => {
    await insert({ number: 1, prompt: 'a quokka' })
    await sql`
      insert into generations (id, user_id, prompt, negative_prompt, style, quality, width, height, image_url, is_public, published_at,
        created_at, provider, model, read_as, unknown_words, file_key, media_type, bytes, sha256, search_text)
      select 'gen_' || lpad(n::text, 26, '0'), ${ada.id}, 'a fox ' || n, '', 'anime', 'standard', 1024, 1024, '/images/x.png', true, now(),
        now(), 'built-in', 'engine-1', '{}', '{}', 'images/' || n, 'image/png', 1, 'x', 'a fox ' || n
      from generate_series(2, 1200) n`.execute(app.database.handle)
    expect(await numbers('q=quokka')).toEqual([1])
    expect(await numbers('q=fox%201199')).toEqual([1199])
    expect((await list('q=fox')).items).toHaveLength(30)
    expect((await list('q=quoll')).items).toEqual([])
  })

  it('opens one picture, for as long as it is public', async () => {
    await insert({ number: 1 }, { number: 2, isPublic: false })
    expect((await app.send('GET', `/api/gallery/${idOf(1)}`)).status).toBe(200)
    for (const id of [idOf(2), idOf(9)])
      expect((await app.send('GET', `/api/gallery/${id}`)).status).toBe(404)
    for (const id of ['x', '..%2fmoderation', `${idOf(1)}x`])
      expect((await app.send('GET', `/api/gallery/${id}`)).status).toBe(400)
  })

  it.each([
    'limit=31',
    'limit=0',
    'sort=oldest',
    'style=nope',
    'ratio=4:3',
    'cursor=bm90IGE',
    `q=${'a'.repeat(1001)}`,
    'q=%00',
  ])('refuses "%s"', async (query) => {
    expect((await app.send('GET', `/api/gallery?${query}`)).status).toBe(400)
  })
})

describe('likes', () => {
  const like = async (user: TestUser | undefined, number: number, method = 'POST') => {
    const response = await app.send(method, `/api/gallery/${idOf(number)}/like`, { user })
    return { status: response.status, ...((await response.json()) as { likes?: number; is_liked?: boolean }) }
  }

  it('are one for each person, counted exactly, and taken back', async () => {
    await insert({ number: 1 })
    expect(await like(ada, 1)).toMatchObject({ status: 200, likes: 1, is_liked: true })
    const again = await Promise.all(Array.from({ length: 50 }, () => like(ben, 1)))
    expect(again.filter(({ likes }) => likes === 2)).toHaveLength(50)
    expect((await list('', ben)).items[0]).toMatchObject({ likes: 2, is_liked: true })
    expect((await list()).items[0]).toMatchObject({ likes: 2, is_liked: false })
    expect(await like(ben, 1, 'DELETE')).toMatchObject({ likes: 1, is_liked: false })
    expect(await like(ben, 1, 'DELETE')).toMatchObject({ likes: 1, is_liked: false })
  })

  it('decide the order when that is asked for', async () => {
    await insert({ number: 1 }, { number: 2 }, { number: 3 })
    await like(ada, 2)
    await like(ben, 2)
    await like(ada, 1)
    expect(await numbers('sort=likes')).toEqual([2, 1, 3])
  })

  it('outlive a picture’s absence and go with the account that gave them', async () => {
    await insert({ number: 1 })
    await like(ben, 1)
    const cat = await app.signUp('cat')
    await like(cat, 1)
    await sql`update generations set is_public = false`.execute(app.database.handle)
    expect((await like(ada, 1)).status).toBe(404)
    await sql`delete from "user" where id = ${cat.id}`.execute(app.database.handle)
    await sql`update generations set is_public = true`.execute(app.database.handle)
    expect((await list()).items[0]?.likes).toBe(1)
    const dan = await app.signUp('dan')
    await like(dan, 1)
    await sql`delete from "user" where id = ${dan.id}`.execute(app.database.handle)
    expect((await list()).items[0]?.likes).toBe(1)
  })

  it('need an account, and a public picture', async () => {
    await insert({ number: 1, isPublic: false })
    expect((await like(undefined, 1)).status).toBe(401)
    expect((await like(ben, 1)).status).toBe(404)
    expect((await like(ben, 9)).status).toBe(404)
    expect((await app.send('POST', '/api/gallery/x/like', { user: ben })).status).toBe(400)
  })

  it('[6.1] are given and seen by their user alone', async () => {
    await insert({ number: 1 })
    await like(ben, 1)
    const read = sql`select user_id from gallery_likes`
    expect((await app.database.asUser(ada.id, (tx) => read.execute(tx))).rows).toEqual([])
    await expect(
      app.database.asUser(ada.id, (tx) =>
        sql`insert into gallery_likes (user_id, generation_id) values (${ben.id}, ${idOf(1)})`.execute(tx),
      ),
    ).rejects.toThrow(/row-level security/)
  })
})
