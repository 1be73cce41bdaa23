import { CUSTOM_SIZES } from '@easel/providers/custom-sizes'
import {
  createScriptedProvider,
  SCRIPTED_FORBIDDEN_PROMPT,
  type Step,
} from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from '../openai/start-openai-server.ts'
import { callTool, connectClient, ERAS, type Era } from './connect-client.ts'

let next: (prompt: string) => Step = () => ({ do: 'draw' })
const scripted = createScriptedProvider(({ prompt }) => next(prompt))
/** At high quality a model takes custom sizes. */
const provider = {
  ...scripted,
  capabilities: {
    ...scripted.capabilities,
    models: [
      {
        name: 'any',
        qualities: ['high' as const],
        customSizes: CUSTOM_SIZES,
        seed: true,
        negativePrompt: true,
        reference: true,
      },
    ],
  },
}
let server: OpenAiServer
let origin: string

beforeAll(async () => {
  server = await startOpenAiServer({ provider, env: { DEFAULT_TIER: 'free' } })
  origin = new URL(server.baseUrl).origin
})
afterAll(() => server.stop())

async function person(name: string, era: Era) {
  const { key, user } = await server.makeKey(name)
  return { key, user, client: await connectClient(origin, key, era) }
}

type Described = { id: string; prompt: string; url: string; seed: number; width: number; height: number }
const picturesOf = ({ structured }: { structured: Record<string, unknown> }) =>
  structured['pictures'] as Described[]

describe.each(ERAS)('the tools, by the %s protocol', (era) => {
  it('are named with what they take', async () => {
    const { client } = await person(`ada-${era}`, era)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual([
      'generate_picture',
      'edit_picture',
      'search_library',
      'get_picture',
      'read_allowance',
    ])
    const [generate] = tools
    expect(generate?.inputSchema).toMatchObject({ type: 'object', required: ['prompt'] })
    expect(generate?.inputSchema.properties?.['prompt']).toMatchObject({
      type: 'string',
      description: 'What the picture should show, 1 to 500 characters',
    })
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint).map(({ name }) => name)).toEqual([
      'search_library',
      'get_picture',
      'read_allowance',
    ])
    await client.close()
  })

  it('make pictures that are seen, linked, counted and kept', async () => {
    next = () => ({ do: 'draw', delayMs: 100 })
    const { client, user } = await person(`bob-${era}`, era)
    const percents: number[] = []
    const made = await callTool(
      client,
      'generate_picture',
      { prompt: 'a red fox', aspect_ratio: '16:9', style: 'anime', seed: 7, count: 2 },
      { onProgress: (percent) => percents.push(percent) },
    )
    expect(made.isError).toBe(false)
    expect(made.parts.map(({ type }) => type)).toEqual([
      'text',
      'image',
      'resource_link',
      'image',
      'resource_link',
    ])
    const [, image, link] = made.parts
    const shown = await sharp(Buffer.from(image?.data ?? '', 'base64')).metadata()
    expect(shown).toMatchObject({ format: 'jpeg', width: 768, height: 512 })
    const file = await fetch(link?.uri ?? '')
    expect(await sharp(Buffer.from(await file.arrayBuffer())).metadata()).toMatchObject({ width: 1536 })
    expect(picturesOf(made)).toMatchObject([
      { prompt: 'a red fox', seed: 7, width: 1536, height: 1024, url: link?.uri },
      { seed: 8 },
    ])
    expect(percents.length).toBeGreaterThan(0)
    expect(percents).toEqual([...new Set(percents)].sort((a, b) => a - b))
    expect(await server.books(user)).toEqual({ made: 2, reserved: 0 })
    const { structured } = await callTool(client, 'read_allowance', {})
    expect(structured).toMatchObject({
      subscription_tier: 'free',
      generations_today: 2,
      remaining: 3,
      limit: 5,
    })
    await client.close()
  })

  it('make a picture of a custom size where the model takes it, and say why not where it does not', async () => {
    next = () => ({ do: 'draw' })
    const { client, user } = await person(`uma-${era}`, era)
    const ask = (size: object) =>
      callTool(client, 'generate_picture', { prompt: 'a boat', quality: 'high', ...size })
    const made = await ask({ width: 768, height: 1152, aspect_ratio: '1:1' })
    expect(picturesOf(made)).toMatchObject([{ width: 768, height: 1152 }])
    const refusals = [
      [{ width: 768 }, 'Send width and height together, or neither.'],
      [{ width: 770, height: 1152 }, /Each side must be a multiple of 16, such as 768\.$/],
      [{ width: 496, height: 1152 }, /Each side must be 512 to 1536 pixels\.$/],
      [{ width: 768, height: 1152, resolution: '2k' }, /has no larger size/],
      [
        { width: 768, height: 1152, quality: 'standard' },
        /^Scripted provider draws no 768x1152\. Sizes are /,
      ],
    ] as const
    for (const [size, words] of refusals) {
      const { isError, structured } = await ask(size)
      expect(isError).toBe(true)
      expect((structured['error'] as { message: string }).message).toMatch(words)
    }
    expect(await server.books(user)).toEqual({ made: 1, reserved: 0 })
    await client.close()
  })

  it('make a picture without a background, and say what is no background or variation', async () => {
    next = () => ({ do: 'draw' })
    const { client, user } = await person(`gil-${era}`, era)
    const asked = { prompt: 'a boat', seed: 7, variation: 3, background: 'transparent' }
    const made = await callTool(client, 'generate_picture', asked)
    expect(made.isError).toBe(false)
    const list = await (await server.app.send('GET', '/api/generations', { user })).json()
    expect(list).toMatchObject({ items: [{ requested: { background: 'transparent' } }] })
    const wrong = await callTool(client, 'generate_picture', { ...asked, background: 'blue', variation: -1 })
    expect(wrong.structured['error']).toMatchObject({
      fields: {
        background: 'A background is opaque or transparent',
        variation: 'The variation must be a whole number from 0 to 9999',
      },
    })
    await client.close()
  })

  it('find and show what is one’s own, and nothing of others', async () => {
    next = () => ({ do: 'draw' })
    const cat = await person(`cat-${era}`, era)
    const dan = await person(`dan-${era}`, era)
    for (const prompt of ['a red fox', 'a blue boat'])
      await callTool(cat.client, 'generate_picture', { prompt })
    const found = await callTool(cat.client, 'search_library', { query: 'fox', limit: 5 })
    expect(picturesOf(found).map(({ prompt }) => prompt)).toEqual(['a red fox'])
    expect(found.parts.map(({ type }) => type)).toEqual(['text', 'resource_link'])
    const [fox] = picturesOf(found)
    const shown = await callTool(cat.client, 'get_picture', { id: fox?.id, size: 'full' })
    expect(shown.structured['picture']).toMatchObject({ id: fox?.id, prompt: 'a red fox' })
    expect(shown.parts.map(({ type }) => type)).toEqual(['text', 'image', 'resource_link'])

    expect(picturesOf(await callTool(dan.client, 'search_library', {}))).toEqual([])
    for (const [tool, args] of [
      ['get_picture', { id: fox?.id }],
      ['edit_picture', { id: fox?.id, edit: 'variation' }],
    ] as const)
      expect(await callTool(dan.client, tool, args)).toEqual({
        isError: true,
        parts: [{ type: 'text', text: 'That does not exist, or is not yours.' }],
        structured: { error: { code: 'not_found', message: 'That does not exist, or is not yours.' } },
      })
    expect(await server.books(dan.user)).toEqual({ made: 0, reserved: 0 })
    await Promise.all([cat.client.close(), dan.client.close()])
  })

  it('edit a picture, and say what an edit needs', async () => {
    next = () => ({ do: 'draw' })
    const { client } = await person(`eve-${era}`, era)
    const [parent] = picturesOf(await callTool(client, 'generate_picture', { prompt: 'a red fox' }))
    const id = parent?.id
    const varied = await callTool(client, 'edit_picture', { id, edit: 'variation', strength: 0.8 })
    expect(picturesOf(varied)).toMatchObject([{ prompt: 'a red fox', parent_id: id, relation: 'variation' }])
    const unclear = await callTool(client, 'edit_picture', { id, edit: 'reshape' })
    expect(unclear).toMatchObject({ isError: true, structured: { error: { code: 'invalid_request' } } })
    expect(unclear.parts[0]?.text).toBe('aspect_ratio is missing.')
    await client.close()
  })

  it('fail in the product’s words', async () => {
    next = () => ({ do: 'draw' })
    const { client, user } = await person(`fay-${era}`, era)
    const cases = [
      [{}, 'invalid_request', /^prompt is missing\.$/],
      [{ prompt: '  ' }, 'invalid_request', /^prompt: Please enter a prompt$/],
      [{ prompt: 'a boat', count: 9 }, 'invalid_request', /^count: Choose 1 to 4 images$/],
      [{ prompt: 'a boat', style: 'nope' }, 'invalid_request', /^style must be one of photorealistic, .*\.$/],
      [{ prompt: SCRIPTED_FORBIDDEN_PROMPT }, 'nsfw_content', /restricted content/],
    ] as const
    for (const [args, code, words] of cases) {
      const failed = await callTool(client, 'generate_picture', args)
      expect(failed).toMatchObject({ isError: true, structured: { error: { code } } })
      expect(failed.parts[0]?.text).toMatch(words)
    }
    expect(await server.books(user)).toEqual({ made: 0, reserved: 0 })
    await callTool(client, 'generate_picture', { prompt: 'a boat', count: 4 })
    const over = await callTool(client, 'generate_picture', { prompt: 'a boat', count: 2 })
    expect(over).toMatchObject({ isError: true, structured: { error: { code: 'daily_limit' } } })
    expect(over.parts[0]?.text).toMatch(/^1 left today/)
    await client.close()
  })

  it('make one picture of a call that is sent twice with its key', async () => {
    next = () => ({ do: 'draw' })
    const { client, user } = await person(`gus-${era}`, era)
    const args = { prompt: 'a boat', idempotency_key: 'one-boat' }
    const [one, two] = await Promise.all([
      callTool(client, 'generate_picture', args),
      callTool(client, 'generate_picture', args),
    ])
    expect(picturesOf(one as never)[0]?.id).toBe(picturesOf(two as never)[0]?.id)
    expect(await server.books(user)).toEqual({ made: 1, reserved: 0 })
    const other = await callTool(client, 'generate_picture', { ...args, prompt: 'a house' })
    expect(other).toMatchObject({ isError: true, structured: { error: { code: 'idempotency_mismatch' } } })
    await client.close()
  })
})

describe('a client that hangs up early', () => {
  it('by the modern protocol gives the picture up, and its place of the allowance comes back', async () => {
    const { client, user } = await person('hal', 'modern')
    next = () => ({ do: 'hang' })
    const hangUp = new AbortController()
    const call = callTool(client, 'generate_picture', { prompt: 'a boat' }, { signal: hangUp.signal })
    const ended = expect(call).rejects.toThrow()
    await vi.waitFor(async () => expect(await server.books(user)).toEqual({ made: 0, reserved: 1 }), 10_000)
    hangUp.abort()
    await ended
    await vi.waitFor(async () => expect(await server.books(user)).toEqual({ made: 0, reserved: 0 }), 10_000)
    await client.close()
  })

  it('by the older protocol stops nothing: the picture is in the library', async () => {
    const { client, key, user } = await person('ian', 'legacy')
    next = () => ({ do: 'draw', delayMs: 1_500 })
    const call = callTool(client, 'generate_picture', { prompt: 'a boat' }).catch(() => {})
    await vi.waitFor(async () => expect(await server.books(user)).toEqual({ made: 0, reserved: 1 }), 10_000)
    await client.close()
    await call
    await vi.waitFor(async () => expect(await server.books(user)).toEqual({ made: 1, reserved: 0 }), 10_000)
    const again = await connectClient(origin, key, 'legacy')
    expect(picturesOf(await callTool(again, 'search_library', {}))).toMatchObject([{ prompt: 'a boat' }])
    await again.close()
  })
})
