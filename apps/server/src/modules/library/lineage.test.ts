import { changeGenerations, getLineage } from '@easel/contract/library/library'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import { addPictures, pictureId } from '../../../test/library/add-pictures.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()
let product: Generations
let ada: Actor
let bob: Actor

beforeEach(async () => {
  product = await start()
  ada = await product.makeUser('ada')
  bob = await product.makeUser('bob')
})

describe('lineage', () => {
  test('names what a picture was made from, the nearest first, and what was made from it', async () => {
    const ids = await addPictures(database, 'ada', [
      {},
      { parentId: pictureId(1), relation: 'variation' },
      { parentId: pictureId(2), relation: 'remix' },
      { parentId: pictureId(2), relation: 'variation' },
    ])
    const { ancestors, children } = await product.call(getLineage, ada, { params: { id: ids[1] ?? '' } })
    expect(ancestors.map(({ id }) => id)).toEqual([ids[0]])
    expect(children.map(({ id, relation }) => [id, relation])).toEqual([
      [ids[3], 'variation'],
      [ids[2], 'remix'],
    ])
    const last = await product.call(getLineage, ada, { params: { id: ids[3] ?? '' } })
    expect(last.ancestors.map(({ id }) => id)).toEqual([ids[1], ids[0]])
  })

  test('names every version of a picture from each of them, the oldest first, without what is in the trash', async () => {
    const ids = await addPictures(database, 'ada', [
      {},
      { parentId: pictureId(1), relation: 'remix' },
      { parentId: pictureId(1), relation: 'remix' },
      { parentId: pictureId(3), relation: 'remix' },
      {},
    ])
    const versionsOf = async (id = '') =>
      (await product.call(getLineage, ada, { params: { id } })).versions.map((one) => one.id)
    for (const id of ids.slice(0, 4)) expect(await versionsOf(id)).toEqual(ids.slice(0, 4))
    expect(await versionsOf(ids[4])).toEqual([ids[4]])
    await product.call(changeGenerations, ada, { body: { ids: [ids[1] ?? ''], change: { action: 'trash' } } })
    expect(await versionsOf(ids[3])).toEqual([ids[0], ids[2], ids[3]])
  })

  test('names forty versions at most, the picture and what it is made from among them', async () => {
    const siblings = Array.from({ length: 60 }, () => ({ parentId: pictureId(1) }))
    const ids = await addPictures(database, 'ada', [{}, ...siblings])
    const { versions } = await product.call(getLineage, ada, { params: { id: ids[55] ?? '' } })
    expect(versions).toHaveLength(40)
    expect(versions.map(({ id }) => id)).toEqual(expect.arrayContaining([ids[0], ids[55]]))
  })

  test('[6.1] never shows a picture of another user, and a cycle ends', async () => {
    await addPictures(database, 'ada', [{ parentId: pictureId(2) }, { parentId: pictureId(1) }])
    await addPictures(database, 'bob', [{ parentId: pictureId(1) }], 3)
    const lineage = await product.call(getLineage, ada, { params: { id: pictureId(1) } })
    expect(lineage.children.map(({ id }) => id)).toEqual([pictureId(2)])
    expect(lineage.ancestors.length).toBeLessThanOrEqual(20)
    expect(lineage.versions.map(({ id }) => id).sort()).toEqual([pictureId(1), pictureId(2)])
    expect((await product.call(getLineage, bob, { params: { id: pictureId(3) } })).ancestors).toEqual([])
    await expect(product.call(getLineage, bob, { params: { id: pictureId(1) } })).rejects.toMatchObject({
      code: 'not_found',
    })
  })
})
