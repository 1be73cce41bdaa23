import { STYLE_IDS } from '@easel/contract/styles'
import { createBuiltInProvider } from '@easel/providers/built-in/built-in-provider'
import { createQuickEngine } from '@easel/providers/testing/quick-engine'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'
import { type Answered, callTool, connectClient, ERAS } from './connect-client.ts'

let server: OpenAiServer
beforeAll(async () => {
  const provider = createBuiltInProvider({ engine: createQuickEngine(), styles: STYLE_IDS })
  server = await startOpenAiServer({ provider })
})
afterAll(() => server.stop())

const pictureOf = ({ structured }: Answered) =>
  (structured['pictures'] as { id: string; url: string }[] | undefined)?.[0]

it.each(ERAS)(
  'by the %s protocol, a picture is reshaped to a custom size, and a refusal says which size to ask for',
  async (era) => {
    const { key, user } = await server.makeKey(`ada-${era}`)
    const client = await connectClient(new URL(server.baseUrl).origin, key, era)
    const parent = pictureOf(await callTool(client, 'generate_picture', { prompt: 'a red ball on sand' }))
    const reshape = (size: object) =>
      callTool(client, 'edit_picture', { id: parent?.id, edit: 'reshape', ...size })
    const reshaped = pictureOf(await reshape({ width: 768, height: 1152 }))
    expect(reshaped).toMatchObject({ parent_id: parent?.id, relation: 'edit', width: 768, height: 1152 })
    const file = await (await fetch(reshaped?.url ?? '')).arrayBuffer()
    expect(await sharp(Buffer.from(file)).metadata()).toMatchObject({ width: 768, height: 1152 })
    const refusals = [
      [{}, 'aspect_ratio is missing.'],
      [{ width: 768 }, 'width: Send width and height together, or neither.'],
      [{ width: 770, height: 1152 }, 'width: Each side must be a multiple of 16, such as 768.'],
      [{ width: 496, height: 1152 }, 'width: Each side must be 512 to 1536 pixels.'],
    ] as const
    for (const [size, words] of refusals) {
      const { isError, parts } = await reshape(size)
      expect({ isError, text: parts[0]?.text }).toEqual({ isError: true, text: words })
    }
    expect(await server.books(user)).toEqual({ made: 2, reserved: 0 })
    await client.close()
  },
)
