import { replicateGenerate } from '@easel/contract/functions'
import { getReferences, listGenerations } from '@easel/contract/generations'
import { addToQueue } from '@easel/contract/queue'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'

const { database, start } = await openGenerations()

const body = { prompt: '@1 in the colors of @2', aspect_ratio: '1:1', model: 'flux-schnell' } as const

async function photo(width = 6): Promise<string> {
  const bytes = await sharp({ create: { width, height: 4, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}

/** How wide the pictures are that a provider was shown, and what each is for. */
async function shownTo(
  request: { references?: readonly { picture: Uint8Array; role?: string }[] } | undefined,
) {
  return Promise.all(
    (request?.references ?? []).map(async ({ picture, role }) => [
      (await sharp(picture).metadata()).width,
      role,
    ]),
  )
}

describe('several reference pictures', () => {
  test('reach the provider in their order with their roles, and a variation takes all of them along', async () => {
    const { call, makeUser, provider, files } = await start()
    const ada = await makeUser('ada')
    const references = [
      { image: await photo(6), role: 'subject' as const },
      { image: await photo(7) },
      { image: await photo(8), role: 'style' as const },
    ]
    const { id } = await call(replicateGenerate, ada, { body: { ...body, references } })
    await call(replicateGenerate, ada, { body: { ...body, parent_id: id } })
    const shown = [
      [6, 'subject'],
      [7, undefined],
      [8, 'style'],
    ]
    expect(await shownTo(provider.requests[0])).toEqual(shown)
    expect(await shownTo(provider.requests[1])).toEqual(shown)
    expect(await files('refs/')).toHaveLength(3)
  })

  test('come back with the picture in their order with their roles, ready to be sent again; one whose file is gone keeps its place', async () => {
    const { call, makeUser, provider, storage, files } = await start()
    const ada = await makeUser('ada')
    const references = [{ image: await photo(6), role: 'subject' as const }, { image: await photo(7) }]
    const { id } = await call(replicateGenerate, ada, { body: { ...body, references } })
    const plain = await call(replicateGenerate, ada, { body })
    const { items } = await call(listGenerations, ada, { query: {} })
    expect(items.map((item) => item.references)).toEqual([0, 2])

    const kept = await call(getReferences, ada, { params: { id } })
    expect(kept.references.map(({ role }) => role)).toEqual(['subject', undefined])
    const again = kept.references.map(({ image, ...rest }) => ({ image: image ?? '', ...rest }))
    await call(replicateGenerate, ada, { body: { ...body, references: again } })
    expect(await shownTo(provider.requests.at(-1))).toEqual([
      [6, 'subject'],
      [7, undefined],
    ])
    expect(await call(getReferences, ada, { params: { id: plain.id } })).toEqual({ references: [] })

    const [first] = (await files('refs/')).toSorted()
    await storage.delete(first ?? '')
    const left = await call(getReferences, ada, { params: { id } })
    expect(left.references).toEqual([{ image: null, role: 'subject' }, kept.references[1]])
  })

  test('are kept once for a batch, listed for deletion with the last picture, and not before', async () => {
    const { call, makeUser, provider, files } = await start()
    const ada = await makeUser('ada')
    const references = [{ image: await photo(6) }, { image: await photo(7) }]
    const { model: _model, ...rest } = body
    await call(addToQueue, ada, {
      body: { ...rest, style: 'photorealistic', quality: 'standard', count: 2, references },
    })
    await eventually(() => provider.requests.length === 2, 'both were drawn')
    const kept = (await files('refs/')).toSorted()
    expect(kept).toHaveLength(2)
    const waiting = async () => {
      const { rows } = await sql<{ file_key: string }>`
        select file_key from file_deletions where file_key like 'refs/%' order by 1`.execute(database.handle)
      return rows.map(({ file_key }) => file_key)
    }
    await eventually(async () => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from generations`.execute(
        database.handle,
      )
      return rows[0]?.count === 2
    }, 'both are in the history')
    await sql`delete from tasks`.execute(database.handle)
    await sql`delete from generations`.execute(database.handle)
    expect(await waiting()).toEqual(kept)
  })

  test('the single field of older programs is the same as a list of one; both together are refused', async () => {
    const { call, makeUser, provider } = await start()
    const ada = await makeUser('ada')
    const image = await photo()
    await call(replicateGenerate, ada, { body: { ...body, image } })
    await call(replicateGenerate, ada, { body: { ...body, references: [{ image }] } })
    const [first, second] = provider.requests
    expect(first?.references).toHaveLength(1)
    expect(second?.references).toEqual(first?.references)
    await expect(
      call(replicateGenerate, ada, { body: { ...body, image, references: [{ image }] } }),
    ).rejects.toThrow('Send the reference images as references, and no image beside them')
  })

  test('one that is no picture is named, nothing is reserved, and none is kept', async () => {
    const { call, makeUser, files, limits } = await start()
    const ada = await makeUser('ada')
    const before = await limits(ada)
    const text = `data:image/png;base64,${Buffer.from('hello').toString('base64')}`
    const sent = call(replicateGenerate, ada, {
      body: { ...body, references: [{ image: await photo() }, { image: text }] },
    })
    await expect(sent).rejects.toMatchObject({
      code: 'invalid_request',
      message: '@2: Please select an image file',
      fields: { image: '@2: Please select an image file' },
    })
    expect(await files('refs/')).toEqual([])
    expect(await limits(ada)).toEqual(before)
  })

  test('more than sixteen, an unknown role, and more than 20 MB together are refused with what to do', async () => {
    const { call, makeUser, files } = await start()
    const ada = await makeUser('ada')
    const image = await photo()
    const many = Array.from({ length: 17 }, () => ({ image }))
    await expect(call(replicateGenerate, ada, { body: { ...body, references: many } })).rejects.toThrow(
      'A picture may have up to 16 reference images: send fewer',
    )
    const references = [{ image, role: 'mood' as 'style' }]
    await expect(call(replicateGenerate, ada, { body: { ...body, references } })).rejects.toThrow(
      'A role is subject, style or composition',
    )
    const heavy = { image: `data:image/png;base64,${'A'.repeat(12 * 1024 * 1024)}` }
    await expect(
      call(replicateGenerate, ada, { body: { ...body, references: [heavy, heavy, heavy] } }),
    ).rejects.toThrow('The reference images may have up to 20 MB together')
    expect(await files('refs/')).toEqual([])
  })
})
