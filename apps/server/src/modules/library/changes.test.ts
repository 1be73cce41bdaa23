import { generateImage } from '@easel/contract/functions'
import {
  deleteGeneration,
  getGeneration,
  listGenerations,
  updateGeneration,
} from '@easel/contract/generations'
import { type BulkAction, changeGenerations, emptyTrash, getLibrary } from '@easel/contract/library/library'
import { updatePreferences } from '@easel/contract/preferences'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { addPictures, pictureId } from '../../../test/library/add-pictures.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()
let product: Generations
let ada: Actor
let bob: Actor
let now = new Date()

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z')
  product = await start({ clock: { now: () => now } })
  ada = await product.makeUser('ada')
  bob = await product.makeUser('bob')
})

const change = (user: Actor, ids: string[], action: BulkAction) =>
  product.call(changeGenerations, user, { body: { ids, change: action } })
const idsOf = async (user: Actor, query: Record<string, string> = {}) =>
  (await product.call(listGenerations, user, { query })).items.map(({ id }) => id)
const get = (user: Actor, id: string) => product.call(getGeneration, user, { params: { id } })
const lastNews = async (user: Actor) => (await product.newsOf(user)).at(-1)

describe('changing many pictures at once', () => {
  test('each action changes what is different and says so, to the caller and to every tab; doing it again does nothing', async () => {
    const [one = '', two = ''] = await addPictures(database, 'ada', [{}, {}])
    const steps: [BulkAction, object[]][] = [
      [
        { action: 'favorite', value: true },
        [
          { id: one, is_favorite: true },
          { id: two, is_favorite: true },
        ],
      ],
      [
        { action: 'tag', add: ['spring', 'boat'], remove: [] },
        [
          { id: one, tags: ['boat', 'spring'] },
          { id: two, tags: ['boat', 'spring'] },
        ],
      ],
      [
        { action: 'tag', add: [], remove: ['boat', 'other'] },
        [
          { id: one, tags: ['spring'] },
          { id: two, tags: ['spring'] },
        ],
      ],
    ]
    for (const [action, expected] of steps) {
      const answer = await change(ada, [one, two, one], action)
      expect(answer.changes.toSorted((a, b) => a.id.localeCompare(b.id))).toEqual(expected)
      expect(await lastNews(ada)).toEqual({
        type: 'generations.updated',
        payload: { changes: answer.changes },
      })
      const count = (await product.newsOf(ada)).length
      expect((await change(ada, [one, two], action)).changes).toEqual([])
      expect(await product.newsOf(ada)).toHaveLength(count)
    }
  })

  test('publishing many waits for the account to allow the gallery, passes the trash over, and ends as it began', async () => {
    const [one = '', two = '', trashed = ''] = await addPictures(database, 'ada', [{}, {}, {}])
    await change(ada, [trashed], { action: 'trash' })
    const publish = (value: boolean) => change(ada, [one, two, trashed], { action: 'publish', value })
    await expect(publish(true)).rejects.toMatchObject({ code: 'opt_in_required' })
    await product.call(updatePreferences, ada, { body: { public_gallery_opt_in: true } })
    const { changes } = await publish(true)
    expect(changes.map(({ id, is_public }) => [id, is_public]).toSorted()).toEqual([
      [one, true],
      [two, true],
    ])
    expect(await lastNews(ada)).toEqual({ type: 'generations.updated', payload: { changes } })
    expect((await publish(true)).changes).toEqual([])
    expect((await publish(false)).changes).toHaveLength(2)
    expect((await get(ada, one)).is_public).toBe(false)
  })

  test('five hundred pictures are one action; more are refused', async () => {
    const ids = await addPictures(
      database,
      'ada',
      Array.from({ length: 500 }, () => ({})),
    )
    expect((await change(ada, ids, { action: 'favorite', value: true })).changes).toHaveLength(500)
    expect((await product.call(getLibrary, ada, {})).favorites).toBe(500)
    await expect(change(ada, [...ids, pictureId(999)], { action: 'trash' })).rejects.toThrow()
    await expect(change(ada, [], { action: 'trash' })).rejects.toThrow()
  })

  test('[6.1] pictures of others are as if they did not exist, whatever the action', async () => {
    const [own = ''] = await addPictures(database, 'ada', [{}])
    const [foreign = ''] = await addPictures(database, 'bob', [{}], 2)
    const actions: BulkAction[] = [
      { action: 'favorite', value: true },
      { action: 'tag', add: ['x'], remove: [] },
      { action: 'move', collection_id: null },
      { action: 'publish', value: false },
      { action: 'trash' },
      { action: 'restore' },
      { action: 'delete' },
    ]
    for (const action of actions)
      expect((await change(ada, [foreign, own], action)).missing).toEqual([foreign])
    expect(await get(bob, foreign)).toMatchObject({ is_favorite: false, tags: [], trashed_at: null })
    await expect(get(ada, foreign)).rejects.toMatchObject({ code: 'not_found' })
    await expect(
      product.call(updateGeneration, ada, { params: { id: foreign }, body: { is_favorite: true } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('two actions on the same pictures at once take turns', async () => {
    const ids = await addPictures(
      database,
      'ada',
      Array.from({ length: 40 }, () => ({})),
    )
    await Promise.all([
      change(ada, ids, { action: 'tag', add: ['a'], remove: [] }),
      change(ada, ids.toReversed(), { action: 'tag', add: ['b'], remove: [] }),
      change(ada, ids, { action: 'favorite', value: true }),
    ])
    const { tags, favorites } = await product.call(getLibrary, ada, {})
    expect({ tags, favorites }).toEqual({
      tags: [
        { tag: 'a', count: 40 },
        { tag: 'b', count: 40 },
      ],
      favorites: 40,
    })
  })

  test('a picture keeps twenty tags, those it has before those that come', async () => {
    const [id = ''] = await addPictures(database, 'ada', [{}])
    const nineteen = Array.from({ length: 19 }, (_, n) => `t${String(n).padStart(2, '0')}`)
    await product.call(updateGeneration, ada, { params: { id }, body: { tags: nineteen } })
    await change(ada, [id], { action: 'tag', add: ['b', 'a'], remove: [] })
    expect((await get(ada, id)).tags).toEqual(['a', ...nineteen])
    await expect(
      product.call(updateGeneration, ada, { params: { id }, body: { tags: [...nineteen, 'x', 'y'] } }),
    ).rejects.toThrow()
  })

  test.each([
    ['  Spring  Sale ', 'spring sale'],
    ['#Été', 'été'],
    ['<b>=1+1</b>', '<b>=1+1</b>'],
    ['العربية', 'العربية'],
    ['e\u0301', 'é'],
  ])('the tag "%s" is kept as "%s"', async (typed, kept) => {
    const [id = ''] = await addPictures(database, 'ada', [{}])
    const answer = await product.call(updateGeneration, ada, {
      params: { id },
      body: { tags: [typed, typed] },
    })
    expect(answer.tags).toEqual([kept])
    expect(await idsOf(ada, { tag: typed })).toEqual([id])
  })
})

describe('the trash', () => {
  const make = (user: Actor) =>
    product.call(generateImage, user, { body: { prompt: 'a boat', width: 1024, height: 1024 } })

  test('[3.2] a deleted picture leaves the history for the trash, and comes back as it was', async () => {
    const { id } = await make(ada)
    await change(ada, [id], { action: 'tag', add: ['keep'], remove: [] })
    expect(await product.call(deleteGeneration, ada, { params: { id } })).toEqual({ id })
    expect(await lastNews(ada)).toMatchObject({
      type: 'generations.updated',
      payload: { changes: [{ id, trashed_at: now.toISOString(), is_public: false }] },
    })
    expect([await idsOf(ada), await idsOf(ada, { trash: 'true' })]).toEqual([[], [id]])
    expect(await product.call(getLibrary, ada, {})).toMatchObject({ total: 0, trash: 1, tags: [] })
    await expect(product.call(deleteGeneration, ada, { params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await product.files()).toHaveLength(1)
    await change(ada, [id], { action: 'restore' })
    expect(await idsOf(ada)).toEqual([id])
    expect(await product.call(getLibrary, ada, {})).toMatchObject({
      total: 1,
      trash: 0,
      tags: [{ tag: 'keep', count: 1 }],
    })
  })

  test('[6.1] a user trashes, restores and empties only what is theirs', async () => {
    const { id } = await make(ada)
    await expect(product.call(deleteGeneration, bob, { params: { id } })).rejects.toMatchObject({
      code: 'not_found',
    })
    await product.call(deleteGeneration, ada, { params: { id } })
    expect((await change(bob, [id], { action: 'restore' })).missing).toEqual([id])
    expect(await product.call(emptyTrash, bob, {})).toEqual({ removed: [], left: 0 })
    expect(await idsOf(ada, { trash: 'true' })).toEqual([id])
  })

  test('after thirty days a picture goes for good, with its file and smaller copies; one taken out in time stays', async () => {
    const [gone, kept] = [await make(ada), await make(ada)]
    await product.storage.put(`variants/${gone.id.slice(-2)}/${gone.id}-512.webp`, Buffer.from('copy'))
    for (const { id } of [gone, kept]) await product.call(deleteGeneration, ada, { params: { id } })
    now = new Date(now.getTime() + 30 * 24 * 3_600_000)
    await product.library.expireTrash()
    expect(await product.files()).toHaveLength(2)
    now = new Date(now.getTime() + 1)
    await change(ada, [kept.id], { action: 'restore' })
    await product.library.expireTrash()
    expect(await product.files()).toEqual([`images/${kept.id}.png`])
    expect(await product.files('variants/')).toEqual([])
    expect(await idsOf(ada, { trash: 'true' })).toEqual([])
    expect(await lastNews(ada)).toEqual({ type: 'generations.removed', payload: { ids: [gone.id] } })
  })

  test('emptied, it deletes files and says how many are left', async () => {
    const { id } = await make(ada)
    await product.call(deleteGeneration, ada, { params: { id } })
    expect(await product.call(emptyTrash, ada, {})).toEqual({ removed: [id], left: 0 })
    expect(await product.files()).toEqual([])
    await addPictures(
      database,
      'ada',
      Array.from({ length: 501 }, () => ({})),
    )
    await sql`update generations set trashed_at = now()`.execute(database.handle)
    expect((await product.call(emptyTrash, ada, {})).left).toBe(1)
  })

  test('deleting for good removes row and file at once, and a second time nothing', async () => {
    const { id } = await make(ada)
    expect(await change(ada, [id], { action: 'delete' })).toEqual({ changes: [], removed: [id], missing: [] })
    expect(await product.files()).toEqual([])
    expect(await change(ada, [id], { action: 'delete' })).toEqual({ changes: [], removed: [], missing: [id] })
  })
})

test('counts follow every change, also those that no use case makes', async () => {
  await addPictures(database, 'ada', [{ isPublic: true }, {}, {}])
  await sql`update generations set is_favorite = true, tags = '{x}' where id <= ${pictureId(2)}`.execute(
    database.handle,
  )
  const counts = async () => {
    const { total, favorites, public: shown, trash, tags } = await product.call(getLibrary, ada, {})
    return { total, favorites, shown, trash, tags: tags.map(({ count }) => count) }
  }
  expect(await counts()).toEqual({ total: 3, favorites: 2, shown: 1, trash: 0, tags: [2] })
  await sql`delete from generations where id = ${pictureId(1)}`.execute(database.handle)
  expect(await counts()).toEqual({ total: 2, favorites: 1, shown: 0, trash: 0, tags: [1] })
  await sql`delete from "user" where id = 'ada'`.execute(database.handle)
  for (const table of ['library_counts', 'generation_labels', 'generations']) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database.handle)
    expect(rows).toEqual([])
  }
})
