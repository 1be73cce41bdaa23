import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeKey } from '../accounts/make-key.ts'
import { type OpenAiServer, startOpenAiServer } from './start-openai-server.ts'

const GUIDE = readFileSync(fileURLToPath(new URL('../../../../docs/automation.md', import.meta.url)), 'utf8')
const SHAPES = [...GUIDE.matchAll(/```http\n(.*?)```/gs)].map(([, shape = '']) => shape.trim())

let server: OpenAiServer
let origin: string
let token: string

beforeAll(async () => {
  server = await startOpenAiServer()
  origin = new URL(server.baseUrl).origin
  const user = await server.app.signUp('ada')
  ;({ token } = await makeKey(server.app, user, { scopes: ['generate', 'read'] }))
})
afterAll(() => server.stop())

/** Sends a request as it is written in the guide. */
async function send(shape = '', hasKey = true): Promise<Response> {
  const [head = '', body] = shape.split('\n\n')
  const [line = '', ...headers] = head.split('\n')
  const [method = '', path = ''] = line.split(' ')
  return fetch(origin + path, {
    method,
    headers: [
      ...headers.map((header): [string, string] => [
        header.split(': ')[0] ?? '',
        header.split(': ')[1] ?? '',
      ]),
      ...(hasKey ? [['authorization', `Bearer ${token}`] as [string, string]] : []),
    ],
    ...(body === undefined ? {} : { body }),
  })
}

describe('the requests of the guide to automations', () => {
  const [drawn, queued, found, feed, ...others] = SHAPES

  it('are the four that are sent here', () => {
    expect(others).toEqual([])
  })

  it('draw a picture once, at an address that opens without a key', async () => {
    const answers = [await send(drawn), await send(drawn)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const [first, again] = await Promise.all(
      answers.map((answer) => answer.json() as Promise<{ data: { url: string }[] }>),
    )
    expect(again?.data).toEqual(first?.data)
    const file = await fetch(first?.data[0]?.url ?? '')
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
  })

  it('queue pictures and name their tasks', async () => {
    const answer = await send(queued)
    expect(answer.status).toBe(202)
    const { tasks } = (await answer.json()) as { tasks: { id: string; prompt: string }[] }
    expect(tasks.map(({ prompt }) => prompt)).toEqual(['a red fox in the snow', 'a red fox in the snow'])
  })

  it('find pictures, and read the feed without a key', async () => {
    const { items } = (await (await send(found)).json()) as { items: { prompt: string }[] }
    expect(items.map(({ prompt }) => prompt)).toContain('a red fox in the snow')
    const answer = await send(feed, false)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
    ])
  })

  it('need a key where they draw or look something up', async () => {
    for (const shape of [drawn, queued, found]) expect((await send(shape, false)).status).toBe(401)
  })
})
