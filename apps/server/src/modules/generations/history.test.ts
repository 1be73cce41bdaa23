import { generateImage } from '@easel/contract/functions'
import { deleteGeneration, listGenerations, saveGeneration } from '@easel/contract/generations'
import { changeGenerations } from '@easel/contract/library/library'
import { getQueue } from '@easel/contract/queue'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { eventually, type Generations, openGenerations } from '../../../test/generations/start-generations.ts'
import type { Actor } from '../../platform/use-case.ts'

const { database, start } = await openGenerations()

const body = { prompt: 'a boat', width: 1024, height: 1024 }
const make = (call: Generations['call'], user: Actor) => call(generateImage, user, { body })

describe('the history', () => {
  test('[3.2] a picture carries the specification’s fields and who drew it', async () => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada')
    const { id } = await make(call, ada)
    const { items } = await call(listGenerations, ada, { query: {} })
    expect(items).toEqual([
      {
        id,
        prompt: 'a boat',
        negative_prompt: '',
        style: 'photorealistic',
        quality: 'standard',
        width: 1024,
        height: 1024,
        seed: expect.any(Number),
        image_url: expect.stringContaining(`/images/${id}.png?e=`),
        is_public: false,
        is_hidden: false,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        provider: 'scripted',
        model: 'gradient-1',
        read_as: ['gradient'],
        placed: [],
        unknown_words: [],
        is_favorite: false,
        tags: [],
        collection_ids: [],
        trashed_at: null,
        parent_id: null,
        relation: null,
        cost: 0,
        requested: null,
        waits_for_storage: false,
        references: 0,
      },
    ])
  })

  test('pages follow each other without a gap or a double, while new pictures come', async () => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada', 'pro')
    // Seven of one moment: the id decides their order.
    await make(call, ada)
    await sql`
      insert into generations select 'gen_' || lpad(n::text, 26, '0'), user_id, prompt, negative_prompt, style, quality, width, height, seed,
        image_url, is_public, created_at, provider, model, read_as, unknown_words, 'images/copy-' || n, media_type, bytes, sha256
      from generations, generate_series(1, 6) n`.execute(database.handle)
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { items: { id: string }[]; nextCursor: string | null } = await call(listGenerations, ada, {
        query: { limit: 2, ...(cursor === null ? {} : { cursor }) },
      })
      seen.push(...page.items.map(({ id }) => id))
      cursor = page.nextCursor
      if (seen.length === 2) await make(call, ada)
    } while (cursor !== null)
    expect(seen).toHaveLength(7)
    expect(seen).toEqual(seen.toSorted().reverse())
  })

  test.each(['', 'x', 'bm90IGEgY3Vyc29y', 'MS5nZW5fMQ', '%%%'])('refuses the cursor "%s"', async (cursor) => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada')
    await expect(call(listGenerations, ada, { query: { cursor } })).rejects.toMatchObject({
      code: 'invalid_request',
    })
  })

  test('saving finds the caller’s own picture, as often as it is asked, and changes nothing', async () => {
    const { call, makeUser, limits } = await start()
    const ada = await makeUser('ada')
    const { id, imageURL } = await make(call, ada)
    const save = {
      prompt: 'something else',
      style: 'anime',
      quality: 'ultra',
      width: 1,
      height: 1,
      seed: null,
      image_url: imageURL,
    } as const
    for (let time = 0; time < 2; time += 1)
      expect(await call(saveGeneration, ada, { body: save })).toMatchObject({ id, prompt: 'a boat' })
    expect((await call(listGenerations, ada, { query: {} })).items).toHaveLength(1)
    expect(await limits(ada)).toMatchObject({ generations_today: 1 })
  })

  test('[6.1] a user saves only pictures of their own', async () => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada')
    const bob = await makeUser('bob')
    const { imageURL } = await make(call, ada)
    const addresses = [
      imageURL,
      'https://example.org/cat.png',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      '/images/gen_00000000000000000000000000.png',
      '/images/../../etc/passwd',
      '',
    ]
    for (const image_url of addresses) {
      const save = {
        prompt: 'a',
        style: 'anime',
        quality: 'high',
        width: 1,
        height: 1,
        seed: 1,
        image_url,
      } as const
      await expect(call(saveGeneration, bob, { body: save })).rejects.toMatchObject({ code: 'not_found' })
    }
    expect((await call(listGenerations, bob, { query: {} })).items).toEqual([])
  })

  test('a finished task of the queue outlives its picture', async () => {
    const { call, makeUser, addBatch, limits } = await start()
    const ada = await makeUser('ada')
    await addBatch(ada, 1)
    await eventually(async () => (await limits(ada)).generations_today === 1)
    const [task] = (await call(getQueue, ada, { query: {} })).tasks
    expect(task?.resultUrl).toContain(task?.generationId)
    const id = task?.generationId ?? ''
    await call(deleteGeneration, ada, { params: { id } })
    expect((await call(getQueue, ada, { query: {} })).tasks).toMatchObject([
      { status: 'done', resultUrl: null, generationId: id },
    ])
    await call(changeGenerations, ada, { body: { ids: [id], change: { action: 'delete' } } })
    expect((await call(getQueue, ada, { query: {} })).tasks).toMatchObject([
      { status: 'done', resultUrl: null, generationId: null },
    ])
  })

  test('a user’s end takes rows and files along', async () => {
    const { call, makeUser, files } = await start()
    const ada = await makeUser('ada')
    await make(call, ada)
    await sql`delete from "user" where id = 'ada'`.execute(database.handle)
    const listed = await sql<{ file_key: string }>`select file_key from file_deletions`.execute(
      database.handle,
    )
    expect(listed.rows.map((row) => row.file_key)).toEqual(await files())
  })
})
