import { createScriptedProvider } from '@easel/providers/testing/scripted-provider'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TOOL_REQUESTS, type ToolRequest } from './requests-of-tools.ts'
import { type OpenAiServer, photo, startOpenAiServer } from './start-openai-server.ts'

const provider = createScriptedProvider()
let server: OpenAiServer
let authorization: string

beforeAll(async () => {
  server = await startOpenAiServer({ provider })
  authorization = `Bearer ${(await server.makeKey('ada')).key}`
})
afterAll(() => server.stop())

async function bodyOf({
  json,
  form,
}: ToolRequest): Promise<{ body: string | FormData; headers: Record<string, string> }> {
  if (json) return { body: JSON.stringify(json), headers: { 'content-type': 'application/json' } }
  const body = new FormData()
  for (const [name, value] of form ?? [])
    if (value === 'picture') body.append(name, new Blob([new Uint8Array(await photo())]), 'picture.png')
    else body.append(name, value)
  return { body, headers: {} }
}

describe.each(TOOL_REQUESTS)('$tool', (request) => {
  it(`${request.does}`, async () => {
    const before = provider.requests.length
    const { body, headers } = await bodyOf(request)
    const response = await fetch(`${server.baseUrl}${request.path}${request.query ?? ''}`, {
      method: 'POST',
      headers: { ...headers, ...request.headers, authorization },
      body,
    })
    const said = (await response.json()) as { data: { b64_json?: string; url?: string }[] }
    expect(response.status, JSON.stringify(said)).toBe(200)
    const { pictures, width, height, quality } = request.drawn
    expect(said.data).toHaveLength(pictures)
    for (const entry of said.data) {
      // Some take the other one first where both are there.
      expect(Object.keys(entry)).not.toContain(request.reads === 'url' ? 'b64_json' : 'url')
      const bytes =
        request.reads === 'url'
          ? Buffer.from(await (await fetch(entry.url ?? '')).arrayBuffer())
          : Buffer.from(entry.b64_json ?? '', 'base64')
      expect(await sharp(bytes).metadata()).toMatchObject({ width, height })
    }
    const drawn = provider.requests.slice(before)
    expect(drawn).toHaveLength(pictures)
    for (const one of drawn) {
      expect(one).toMatchObject({ width, height, quality })
      expect(one.references !== undefined).toBe(request.form !== undefined)
    }
  })
})
