import { getGeneration, listGenerations, updateGeneration } from '@easel/contract/generations'
import { createCollection, deleteCollection, updateCollection } from '@easel/contract/library/collections'
import { changeGenerations, getLibrary } from '@easel/contract/library/library'
import { beforeEach, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { addPictures } from '../../../test/library/add-pictures.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()
let product: Generations
let ada: Actor
let bob: Actor

beforeEach(async () => {
  product = await start({ worker: false })
  ada = await product.makeUser('ada')
  bob = await product.makeUser('bob')
})

const create = async (user: Actor, name: string, parent_id: string | null = null) =>
  (await product.call(createCollection, user, { body: { name, parent_id } })).id
const update = (user: Actor, id: string, body: { name?: string; parent_id?: string | null }) =>
  product.call(updateCollection, user, { params: { id }, body })
const remove = (user: Actor, id: string) => product.call(deleteCollection, user, { params: { id } })
const change = (user: Actor, ids: string[], action: object) =>
  product.call(changeGenerations, user, { body: { ids, change: action } } as never)
const idsIn = async (user: Actor, collection: string) =>
  (await product.call(listGenerations, user, { query: { collection } })).items.map(({ id }) => id)

test('collections lie in each other, are named anew and moved, and every tab hears of the whole tree', async () => {
  const outer = await create(ada, 'Campaigns')
  const inner = await create(ada, ' Spring\n 2026 ', outer)
  expect((await product.call(getLibrary, ada, {})).collections).toMatchObject([
    { id: outer, name: 'Campaigns', parent_id: null, count: 0 },
    { id: inner, name: 'Spring 2026', parent_id: outer, count: 0 },
  ])
  const answer = await update(ada, inner, { name: 'Autumn', parent_id: null })
  expect(answer.collections.map(({ name, parent_id }) => [name, parent_id])).toEqual([
    ['Autumn', null],
    ['Campaigns', null],
  ])
  expect((await product.newsOf(ada)).at(-1)).toEqual({
    type: 'collections.changed',
    payload: { collections: answer.collections },
  })
})

test('a picture may lie in several collections; moving it leaves one, or none', async () => {
  const [boats, ships] = [await create(ada, 'Boats'), await create(ada, 'Ships')]
  const ids = await addPictures(database, 'ada', [{}, {}, {}])
  await change(ada, ids.slice(0, 2), { action: 'collect', collection_id: boats })
  await change(ada, ids.slice(1), { action: 'collect', collection_id: ships })
  expect([await idsIn(ada, boats), await idsIn(ada, ships)]).toEqual([
    [ids[1], ids[0]],
    [ids[2], ids[1]],
  ])
  await change(ada, ids, { action: 'move', collection_id: ships })
  expect([await idsIn(ada, boats), await idsIn(ada, ships)]).toEqual([[], ids.toReversed()])
  await change(ada, [ids[0] ?? ''], { action: 'uncollect', collection_id: ships })
  await change(ada, [ids[1] ?? ''], { action: 'move', collection_id: null })
  const { collections } = await product.call(getLibrary, ada, {})
  expect(collections.map(({ name, count }) => [name, count])).toEqual([
    ['Boats', 0],
    ['Ships', 1],
  ])
})

test('deleting a collection deletes those inside it and keeps their pictures, also those in the trash', async () => {
  const outer = await create(ada, 'Outer')
  const inner = await create(ada, 'Inner', outer)
  const other = await create(ada, 'Other')
  const [shown = '', trashed = ''] = await addPictures(database, 'ada', [{}, {}])
  for (const id of [shown, trashed])
    await product.call(updateGeneration, ada, { params: { id }, body: { collection_ids: [inner, other] } })
  await change(ada, [trashed], { action: 'trash' })
  expect((await remove(ada, outer)).collections.map(({ id }) => id)).toEqual([other])
  await change(ada, [trashed], { action: 'restore' })
  for (const id of [shown, trashed])
    expect((await product.call(getGeneration, ada, { params: { id } })).collection_ids).toEqual([other])
  expect(await idsIn(ada, inner)).toEqual([])
  expect(await idsIn(ada, other)).toHaveLength(2)
})

test('a collection never lies in itself or in what lies in it, not even when two moves race', async () => {
  const a = await create(ada, 'a')
  const b = await create(ada, 'b', a)
  const c = await create(ada, 'c', b)
  for (const parent_id of [a, b, c])
    await expect(update(ada, a, { parent_id })).rejects.toMatchObject({ code: 'conflict' })
  await update(ada, b, { parent_id: null })
  const race = await Promise.allSettled([update(ada, a, { parent_id: b }), update(ada, b, { parent_id: a })])
  expect(race.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('collections lie five deep at most, also when a tree of them is moved', async () => {
  let parent: string | null = null
  const chain: string[] = []
  for (const name of ['1', '2', '3', '4', '5']) {
    parent = await create(ada, name, parent)
    chain.push(parent)
  }
  await expect(create(ada, '6', parent)).rejects.toMatchObject({ code: 'conflict' })
  const top = await create(ada, 'top')
  await expect(update(ada, chain[0] ?? '', { parent_id: top })).rejects.toMatchObject({ code: 'conflict' })
  await update(ada, chain[1] ?? '', { parent_id: top })
})

test('two hundred collections are enough', async () => {
  for (let n = 0; n < 200; n += 1) await create(ada, `c${n}`)
  await expect(create(ada, 'one more')).rejects.toMatchObject({ code: 'conflict' })
})

test('[6.1] another user’s collection is as if it did not exist', async () => {
  const foreign = await create(bob, 'Bob’s')
  const own = await create(ada, 'Ada’s')
  const [id = ''] = await addPictures(database, 'ada', [{}])
  const attempts = [
    create(ada, 'inside', foreign),
    update(ada, foreign, { name: 'mine' }),
    update(ada, own, { parent_id: foreign }),
    remove(ada, foreign),
    change(ada, [id], { action: 'move', collection_id: foreign }),
    change(ada, [id], { action: 'collect', collection_id: foreign }),
    product.call(updateGeneration, ada, { params: { id }, body: { collection_ids: [foreign] } }),
  ]
  for (const result of await Promise.allSettled(attempts))
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'not_found' } })
  expect((await product.call(getLibrary, bob, {})).collections).toMatchObject([{ name: 'Bob’s', count: 0 }])
  expect((await product.call(getLibrary, ada, {})).collections).toMatchObject([{ id: own, parent_id: null }])
})

test.each(['', '   ', 'x'.repeat(61), 'a\0b', 'a\u0007b'])('refuses the name %j', async (name) => {
  await expect(create(ada, name)).rejects.toThrow()
})

test.each(['../../etc', '<script>', '=HYPERLINK("x")', 'שלום', '😀'.repeat(60)])(
  'keeps the name "%s" as it is',
  async (name) => {
    await create(ada, name)
    expect((await product.call(getLibrary, ada, {})).collections[0]?.name).toBe(name)
  },
)
