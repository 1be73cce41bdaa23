import { API_KEY_LIMITS } from '@easel/contract/api-keys'
import { LIMITS } from '@easel/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idOf, insertPictures } from '../harness/insert-pictures.ts'
import { startTestApp, type TestApp, type TestUser } from '../harness/start-test-app.ts'

let app: TestApp
let ada: TestUser

beforeAll(async () => {
  app = await startTestApp()
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

/** How many of `calls` at once went through, and what the others were told. */
async function atOnce(calls: number, call: (number: number) => Promise<Response>) {
  const answers = await Promise.all(Array.from({ length: calls }, (_, number) => call(number)))
  const statuses = answers.map(({ status }) => status)
  return {
    kept: statuses.filter((status) => status < 300).length,
    refused: statuses.filter((status) => status === 409).length,
  }
}
const post = (path: string, body: unknown) => app.send('POST', path, { user: ada, body })

describe('a cap holds when many calls come at once', () => {
  it('of keys', async () => {
    const { keys } = API_KEY_LIMITS
    expect(await atOnce(keys + 15, (n) => post('/api/account/keys', { name: `key ${n}` }))).toEqual({
      kept: keys,
      refused: 15,
    })
  })

  it('of links to a picture', async () => {
    await insertPictures(app.database, [{ userId: ada.id, number: 1, prompt: 'a red fox' }])
    const path = `/api/generations/${idOf(1)}/shares`
    const calls = LIMITS.sharesPerPicture + 15
    expect(await atOnce(calls, () => post(path, { show_prompt: true, expires_in_days: null }))).toEqual({
      kept: LIMITS.sharesPerPicture,
      refused: 15,
    })
  })

  it('of saved prompts, and one that is kept already may be saved again', async () => {
    const max = LIMITS.savedPrompts
    for (let from = 0; from < max - 10; from += 70)
      await atOnce(Math.min(70, max - 10 - from), (n) =>
        post('/api/prompts', { prompt: `prompt ${from + n}` }),
      )
    expect(await atOnce(30, (n) => post('/api/prompts', { prompt: `last ${n}` }))).toEqual({
      kept: 10,
      refused: 20,
    })
    expect((await post('/api/prompts', { prompt: 'prompt 1', style: 'watercolor' })).status).toBeLessThan(300)
  })

  it('of downloads', async () => {
    await insertPictures(app.database, [{ userId: ada.id, number: 2, prompt: 'a blue fox' }])
    const max = LIMITS.openDownloads
    const ask = () => post('/api/downloads', { ids: [idOf(2)] })
    for (let from = 0; from < max - 10; from += 38) await atOnce(Math.min(38, max - 10 - from), ask)
    expect(await atOnce(30, ask)).toEqual({ kept: 10, refused: 20 })
  })

  it('of batches', async () => {
    const max = LIMITS.batchesKept
    const row = {
      prompt: 'a fox',
      negative_prompt: '',
      style: 'anime',
      quality: 'standard',
      aspect_ratio: '1:1',
    }
    const ask = () =>
      post('/api/batches', { kind: 'sheet', title: 'foxes', rows: [{ ...row, seed: null, count: 1 }] })
    for (let from = 0; from < max - 10; from += 30) await atOnce(Math.min(30, max - 10 - from), ask)
    expect(await atOnce(25, ask)).toEqual({ kept: 10, refused: 15 })
  })

  it('of collections', async () => {
    const max = LIMITS.collectionsPerUser
    for (let from = 0; from < max - 10; from += 38)
      await atOnce(Math.min(38, max - 10 - from), (n) =>
        post('/api/collections', { name: `c ${from + n}`, parent_id: null }),
      )
    expect(await atOnce(30, (n) => post('/api/collections', { name: `last ${n}`, parent_id: null }))).toEqual(
      {
        kept: 10,
        refused: 20,
      },
    )
  })
})
