import { readMetadata } from '@easel/picture-metadata/read-metadata'
import type { ImageRequest } from '@easel/providers/image-provider'
import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { batchCalls, row } from '../../../test/batches/batch-calls.ts'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'

const asked: ImageRequest[] = []
let app: TestApp
let ada: TestUser

beforeAll(async () => {
  const provider = createScriptedProvider((request) => {
    asked.push(request)
    return { do: 'draw' }
  })
  app = await startTestApp({ provider })
  ada = await app.signUp('ada')
})
afterAll(() => app.stop())

const { post, create, read, until } = batchCalls(() => ({ app, user: ada }))

async function fileOf(id: string | null | undefined): Promise<Buffer> {
  const body = { ids: [id], format: 'png' }
  const asked = await app.send('POST', '/api/downloads', { user: ada, body })
  const { url } = (await asked.json()) as { url: string }
  return Buffer.from(await (await app.send('GET', url)).arrayBuffer())
}

describe('rows of a batch', { timeout: 60_000 }, () => {
  it('are asked for in 4K and without a background where they say so, and their pictures and files tell it', async () => {
    const { batch } = await create({
      rows: [
        { ...row, prompt: 'large', resolution: '4k' },
        { ...row, prompt: 'clear', background: 'transparent', resolution: 'standard' },
        { ...row, prompt: 'plain' },
      ],
    })
    await until(batch.id, ({ batch: now }) => now.state === 'done')
    const { pictures } = await read(batch.id)
    expect(pictures).toMatchObject([
      { status: 'done', resolution: '4k', background: 'opaque' },
      { status: 'done', resolution: 'standard', background: 'transparent' },
      { status: 'done', resolution: 'standard', background: 'opaque' },
    ])
    const requestOf = (prompt: string) => asked.find((request) => request.prompt === prompt)
    expect(requestOf('large')).toMatchObject({ resolution: '4k' })
    expect(requestOf('clear')).toMatchObject({ isTransparent: true })
    for (const name of ['resolution', 'isTransparent']) expect(requestOf('plain')).not.toHaveProperty(name)
    const files = await Promise.all(pictures.map((one) => fileOf(one.generation_id)))
    const [large, clear, plain] = files.map((file) => readMetadata(file))
    expect(large).toMatchObject({ resolution: '4k' })
    expect(clear).toMatchObject({ background: 'transparent' })
    for (const name of ['resolution', 'background']) expect(plain).not.toHaveProperty(name)
  })

  it('are refused with another size or background', async () => {
    for (const wrong of [{ resolution: '8k' }, { background: 'green' }])
      expect((await post({ rows: [{ ...row, ...wrong }] })).status).toBe(400)
  })
})
