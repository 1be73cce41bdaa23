import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import OpenAI, { toFile } from 'openai'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from './start-openai-server.ts'

const scripted = createScriptedProvider()
const provider = { ...scripted, capabilities: { ...scripted.capabilities, repaints: true as const } }
let server: OpenAiServer
let client: OpenAI

beforeAll(async () => {
  server = await startOpenAiServer({ provider })
  client = new OpenAI({ apiKey: (await server.makeKey('ada')).key, baseURL: server.baseUrl })
})
afterAll(() => server.stop())

const SIDE = 512

const red = () =>
  sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#c03030' } })
    .png()
    .toBuffer()

/** Transparent on the left, from edge to edge. */
async function leftHalf(): Promise<Buffer> {
  const half = { width: SIDE / 2, height: SIDE, channels: 4 } as const
  const kept = await sharp({ create: { ...half, background: '#fff' } })
    .png()
    .toBuffer()
  const whole = { ...half, width: SIDE, background: { r: 0, g: 0, b: 0, alpha: 0 } }
  return sharp({ create: whole })
    .composite([{ input: kept, left: SIDE / 2, top: 0 }])
    .png()
    .toBuffer()
}

async function colorAt(base64: string | undefined, left: number): Promise<readonly number[]> {
  const spot = sharp(Buffer.from(base64 ?? '', 'base64')).extract({ left, top: 500, width: 1, height: 1 })
  return [...(await spot.removeAlpha().raw().toBuffer())]
}

describe('an edit with a mask', () => {
  it('draws what is transparent in the mask anew, and leaves the rest as it was', async () => {
    const answer = await client.images.edit({
      image: await toFile(await red(), 'red.png'),
      mask: await toFile(await leftHalf(), 'mask.png'),
      prompt: 'a window',
      ...({ seed: 3 } as object),
    })
    const picture = answer.data?.[0]?.b64_json
    const [r = 0, g = 0, b = 0] = await colorAt(picture, 900)
    expect(Math.abs(r - 0xc0) + Math.abs(g - 0x30) + Math.abs(b - 0x30)).toBeLessThan(12)
    const drawn = await colorAt(picture, 100)
    const away = Math.abs((drawn[0] ?? 0) - 0xc0) + Math.abs((drawn[1] ?? 0) - 0x30)
    expect(away).toBeGreaterThan(40)

    const asked = scripted.requests.at(-1)
    const { data, info } = await sharp(asked?.mask).raw().toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([1024, 1024])
    const row = 500 * info.width * info.channels
    expect([data[row + 100 * info.channels], data[row + 900 * info.channels]]).toEqual([255, 0])
  })

  it('is refused in a shape that no picture has', async () => {
    const call = client.images.edit({
      image: await toFile(await red(), 'red.png'),
      mask: await toFile(await leftHalf(), 'mask.png'),
      prompt: 'a window',
      ...({ size: '512x1536' } as object),
    })
    expect(await call.catch((thrown: unknown) => thrown)).toMatchObject({
      status: 400,
      param: 'size',
      error: {
        message:
          'An edit with a mask draws no picture of that shape. It draws 1:1, 16:9, 9:16, 4:5, 3:2, 2:3, 21:9.',
      },
    })
  })

  it('is refused where the mask hides nothing, and where it is no picture', async () => {
    for (const mask of [await red(), Buffer.from('text')]) {
      const call = client.images.edit({
        image: await toFile(await red(), 'red.png'),
        mask: await toFile(mask, 'mask.png'),
        prompt: 'a window',
      })
      const error = await call.catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ status: 400, param: 'mask' })
    }
  })
})
