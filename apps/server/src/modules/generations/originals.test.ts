import { generateImage } from '@easel/contract/functions'
import { getGeneration } from '@easel/contract/generations'
import { editPicture } from '@easel/contract/picture-edits'
import { getQueue } from '@easel/contract/queue'
import { expect, test, vi } from 'vitest'
import { openGenerations } from '../../../test/generations/start-generations.ts'

const { start } = await openGenerations()

test('nothing is made from a picture whose file is damaged, and its task says so; from the right file it is', async () => {
  const product = await start({ script: () => ({ do: 'draw' }) })
  const ada = await product.makeUser('ada', 'pro')
  const body = { prompt: 'a boat', width: 1024, height: 1024 }
  const { id } = await product.call(generateImage, ada, { body })
  const key = `images/${id}.png`
  const right = Buffer.from((await product.storage.get(key)) ?? [])
  const wrong = Buffer.from(right)
  wrong[wrong.length >> 1] = (wrong[wrong.length >> 1] ?? 0) ^ 4

  async function enlarge() {
    const { task } = await product.call(editPicture, ada, {
      params: { id },
      body: { edit: 'upscale', factor: 2 },
    })
    return vi.waitFor(
      async () => {
        const { tasks } = await product.call(getQueue, ada, { query: {} })
        const ended = tasks.find((one) => one.id === task.id)
        expect(ended?.status).toMatch(/^(done|error)$/)
        return ended
      },
      { timeout: 20_000, interval: 50 },
    )
  }

  await product.storage.put(key, wrong)
  expect(await enlarge()).toMatchObject({
    status: 'error',
    error: 'The file of this picture is damaged. The operator can restore it from a backup.',
  })
  await product.storage.put(key, right)
  const made = await enlarge()
  expect(made?.status).toBe('done')
  const larger = await product.call(getGeneration, ada, { params: { id: made?.generationId ?? '' } })
  expect(larger).toMatchObject({ parent_id: id, width: 2048 })
}, 60_000)
