import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createLogger } from '../../src/platform/logger.ts'
import { type OpenAiServer, photo, startOpenAiServer } from './start-openai-server.ts'

let server: OpenAiServer

beforeAll(async () => {
  server = await startOpenAiServer()
})
afterAll(() => server.stop())

type Answer = {
  readonly error?: { readonly message: string; readonly type: string; readonly code: string }
}
const read = async (response: Response) => (await response.json()) as Answer

function post(key: string, body: object, path: string) {
  return fetch(`${server.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ response_format: 'url', ...body }),
  })
}

describe('requests that are not quite right', () => {
  it('are refused in their shape, and name the field', async () => {
    const { key } = await server.makeKey('mia')
    const picture = `data:image/png;base64,${(await photo()).toString('base64')}`
    const generations = '/images/generations'
    const edits = '/images/edits'
    const wrong: readonly (readonly [path: string, body: object, param: string | null])[] = [
      [generations, {}, 'prompt'],
      [generations, { prompt: 'a'.repeat(501) }, 'prompt'],
      [generations, { prompt: 'a boat', n: 0 }, 'n'],
      [generations, { prompt: 'a boat', size: '1024' }, 'size'],
      [generations, { prompt: 'a boat', size: '0x0' }, 'size'],
      [generations, { prompt: 'a boat', quality: 'best' }, 'quality'],
      [generations, { prompt: 'a boat', style: 'no such style' }, 'style'],
      [generations, { prompt: 'a boat', output_format: 'gif' }, 'output_format'],
      [generations, { prompt: 'a boat', seed: 2 ** 32 }, 'seed'],
      [generations, { prompt: 'a boat', partial_images: 4 }, 'partial_images'],
      [generations, { prompt: 'a boat', model: 'a\nb' }, 'model'],
      [edits, { prompt: 'a boat' }, 'images'],
      [edits, { prompt: 'a boat', image: 'https://example.com/a.png' }, 'images.0.image_url'],
      [edits, { prompt: 'a boat', images: Array(17).fill({ image_url: picture }) }, 'images'],
      [edits, { prompt: 'a boat', images: [{ file_id: 'file-1' }] }, 'images.0.image_url'],
    ]
    for (const [path, body, param] of wrong) {
      const response = await post(key, body, path)
      const { error } = await read(response)
      expect([response.status, error], JSON.stringify(body).slice(0, 80)).toMatchObject([
        400,
        { type: 'invalid_request_error', code: 'invalid_request', param },
      ])
    }
    const json = await post(key, { prompt: 'a boat', images: [{ image_url: picture }] }, edits)
    expect(json.status).toBe(200)
  })

  it('forms that are cut off, too large or full of the unexpected end as answers', async () => {
    const { key } = await server.makeKey('ned')
    const send = (body: string | FormData, headers: Record<string, string> = {}) =>
      fetch(`${server.baseUrl}/images/edits`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, ...headers },
        body,
      })
    const cut = await send('--x\r\nContent-Disposition: form-data; name="prompt"\r\n\r\na bo', {
      'content-type': 'multipart/form-data; boundary=x',
    })
    expect([cut.status, (await read(cut)).error?.code]).toEqual([400, 'invalid_request'])
    const noBoundary = await send('prompt=a', { 'content-type': 'multipart/form-data' })
    expect(noBoundary.status).toBe(400)
    const other = await send('prompt=a', { 'content-type': 'application/x-www-form-urlencoded' })
    expect(other.status).toBe(400)
    const large = new FormData()
    large.append('prompt', 'a boat')
    large.append('image', new Blob([new Uint8Array(30 * 1024 * 1024)]), 'a.png')
    const tooLarge = await send(large)
    expect([tooLarge.status, (await read(tooLarge)).error?.code]).toEqual([413, 'payload_too_large'])
    const big = new FormData()
    big.append('prompt', 'a boat')
    big.append('image', new Blob([new Uint8Array(10 * 1024 * 1024 + 1)]), 'a.png')
    const tooBig = await send(big)
    expect([tooBig.status, (await read(tooBig)).error]).toMatchObject([400, { param: 'image' }])
    const broken = new FormData()
    broken.append('prompt', 'a \0 boat')
    broken.append('model', 'a\0b')
    broken.append('n', 'two')
    broken.append('stream', 'maybe')
    broken.append('image', new Blob([new Uint8Array(await photo())]), 'a.png')
    expect((await send(broken)).status).toBe(400)
  })

  it('the log names the call and its caller, and neither prompt nor key nor picture', async () => {
    const lines: string[] = []
    const logger = createLogger('trace', { write: (line: string) => lines.push(line) })
    const logged = await startOpenAiServer({ logger })
    const { key, user } = await logged.makeKey('oda')
    const picture = `data:image/png;base64,${(await photo()).toString('base64')}`
    const body = { prompt: 'a most private boat', images: [{ image_url: picture }], seed: -1 }
    for (const sent of [body, { ...body, images: 'nothing' }])
      await logged.app.send('POST', '/v1/images/edits?hint=private', {
        headers: { authorization: `Bearer ${key}` },
        body: sent,
      })
    const requests = lines.map((line) => JSON.parse(line)).filter(({ path }) => path === '/v1/images/edits')
    expect(requests.map(({ status, userId }) => [status, userId])).toEqual([
      [200, user.id],
      [400, user.id],
    ])
    const all = lines.join('\n')
    for (const secret of ['private', key, picture.slice(30, 60)]) expect(all).not.toContain(secret)
    const metrics = await logged.app.send('GET', '/api/metrics', {
      headers: { authorization: 'Bearer numbers-for-everyone' },
    })
    expect(await metrics.text()).toContain('method="POST",kind="api",status="200"')
    await logged.stop()
  })

  it('an unknown path and a wrong method are told as what they are', async () => {
    const unknown = await server.app.send('POST', '/v1/chat/completions', { body: {} })
    expect([unknown.status, await read(unknown)]).toMatchObject([404, { error: { code: 'not_found' } }])
    const wrong = await server.app.send('GET', '/v1/images/generations')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST'])
    expect((await read(wrong)).error?.type).toBe('invalid_request_error')
    expect(wrong.headers.get('cache-control')).toBe('no-store')
    expect(wrong.headers.get('access-control-allow-origin')).toBeNull()
  })
})
