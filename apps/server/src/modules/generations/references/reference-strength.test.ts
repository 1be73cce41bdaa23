import { replicateGenerate } from '@easel/contract/functions'
import { listGenerations } from '@easel/contract/generations'
import { addToQueue } from '@easel/contract/queue'
import type { ImageRequest } from '@easel/providers/image-provider'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { eventually, openGenerations } from '../../../../test/generations/start-generations.ts'

const { start } = await openGenerations()

const body = { prompt: 'a boat', aspect_ratio: '1:1', model: 'flux-schnell' } as const

async function photo(): Promise<string> {
  const bytes = await sharp({ create: { width: 6, height: 4, channels: 3, background: '#c33' } })
    .png()
    .toBuffer()
  return `data:image/png;base64,${bytes.toString('base64')}`
}
const strengths = (requests: readonly ImageRequest[]) =>
  requests.map(({ referenceStrength }) => referenceStrength)

describe('how closely a picture follows its reference', () => {
  test('is handed to the provider, recorded, and taken along by a variation', async () => {
    const { call, makeUser, provider } = await start()
    const ada = await makeUser('ada')
    const image = await photo()
    const first = await call(replicateGenerate, ada, { body: { ...body, image, reference_strength: 0.3 } })
    await call(replicateGenerate, ada, { body: { ...body, parent_id: first.id } })
    await call(replicateGenerate, ada, { body: { ...body, image } })
    expect(strengths(provider.requests)).toEqual([0.3, 0.3, undefined])
    const { items } = await call(listGenerations, ada, { query: {} })
    expect(items.map(({ requested }) => requested?.asked)).toEqual([
      undefined,
      { reference_strength: 0.3 },
      { reference_strength: 0.3 },
    ])
  })

  test('holds for every picture of a batch, and says nothing without a reference', async () => {
    const { call, makeUser, provider } = await start()
    const ada = await makeUser('ada')
    const batch = { ...body, style: 'photorealistic', quality: 'standard', count: 2 } as const
    await call(addToQueue, ada, { body: { ...batch, image: await photo(), reference_strength: 1 } })
    await call(addToQueue, ada, { body: { ...batch, count: 1, reference_strength: 1 } })
    await eventually(() => provider.requests.length === 3, 'all were drawn')
    expect(strengths(provider.requests).toSorted()).toEqual([1, 1, undefined])
  })

  test('outside 0 … 1 is refused with a sentence for its field', async () => {
    const { call, makeUser } = await start()
    const ada = await makeUser('ada')
    const wrong = call(replicateGenerate, ada, {
      body: { ...body, image: await photo(), reference_strength: 1.5 },
    })
    await expect(wrong).rejects.toThrow('The reference strength must be from 0 to 1')
  })
})
