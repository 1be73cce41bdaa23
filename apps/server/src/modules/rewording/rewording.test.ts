import { getConfig } from '@easel/contract/config'
import { errorBodySchema } from '@easel/contract/errors'
import { enhancePrompt } from '@easel/contract/prompts/prompts'
import { getProviders, testProvider } from '@easel/contract/providers'
import { startChatStandIn } from '@easel/providers/testing/chat-stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { startTestApp, type TestApp, type TestUser } from '../../../test/harness/start-test-app.ts'
import { parseEnv } from '../../env.ts'
import { silentLogger } from '../../platform/logger.ts'

let model: Awaited<ReturnType<typeof startChatStandIn>>
let app: TestApp
let ada: TestUser
const lines: unknown[] = []

beforeAll(async () => {
  model = await startChatStandIn()
  app = await startTestApp({
    logger: { ...silentLogger, warn: (...line: unknown[]) => void lines.push(line) },
    env: {
      LANGUAGE_MODEL: 'small',
      LANGUAGE_MODEL_URL: `${model.url}/v1`,
      LANGUAGE_MODEL_KEY: 'key',
      LANGUAGE_MODEL_SECONDS: '1',
      OPENAI_API_KEY: 'not-for-this-address',
      OPERATOR_EMAILS: 'operator@example.com',
    },
  })
  ada = await app.signUp('ada')
})
afterAll(async () => {
  await app.stop()
  await model.close()
})

const ask = (body: unknown, user = ada) => app.send('POST', '/api/prompts/enhance', { user, body })

async function rewritten(prompt: string): Promise<string> {
  return z.parse(enhancePrompt.output, await (await ask({ prompt })).json()).prompt
}

describe('a prompt rewritten by the language model', () => {
  it('comes back as the model wrote it; the style goes along, and the key of that address alone', async () => {
    const response = await ask({ prompt: 'a boat', style: 'watercolor' })
    expect(await response.json()).toEqual({ prompt: 'a boat, soft window light, fine detail' })
    const { messages } = model.log.inputs.at(-1) as { messages: { role: string; content: string }[] }
    expect(messages[0]?.content).toMatch(/"watercolor"/)
    expect(messages[0]?.content).not.toMatch(/boat/)
    expect(messages[1]).toEqual({ role: 'user', content: 'a boat' })
    expect(model.log.headers.at(-1)).toMatchObject({ authorization: 'Bearer key' })
    const config = z.parse(getConfig.output, await (await app.send('GET', '/api/config')).json())
    expect(config.languageModel).toBe('small')
  })

  it('is one line without thoughts, quotation marks and remarks, and no longer than a prompt may be', async () => {
    expect(await rewritten('x [says:<think>hm</think>%0A"A red%0Aboat"]')).toBe('A red boat')
    expect(await rewritten('x [says:Prompt: a boat at dusk]')).toBe('a boat at dusk')
    const long = await rewritten(`x [says:${'long words, '.repeat(35)}end]`)
    expect(long.length).toBeLessThanOrEqual(500)
  })

  it('[8.3] is refused before it is sent, and not shown when the model wrote what is not allowed', async () => {
    const before = model.log.creates
    const response = await ask({ prompt: 'porn' })
    expect(response.status).toBe(422)
    expect(model.log.creates).toBe(before)
    const answered = await ask({ prompt: 'x [says:%70orn]' })
    expect(answered.status).toBe(502)
  })

  it.each([
    ['8.1', '429', 'rate_limit'],
    ['8.4', 'quota-spent', 'insufficient_credits'],
    ['8.5', 'drop', 'network_error'],
    ['8.7', 'hang', 'timeout'],
    ['8.8', '500', 'server_error'],
    ['7.5', 'no-words', 'generation_failed'],
    ['7.5', 'page', 'generation_failed'],
  ])(
    '[%s] whose model answers %s ends as %s in time, and no word of it is logged',
    async (_row, fault, code) => {
      const eve = await app.signUp(`eve-${fault}`)
      const response = await ask({ prompt: `an author [fault:${fault}]` }, eve)
      expect(z.parse(errorBodySchema, await response.json()).error.code).toBe(code)
      expect(JSON.stringify(lines)).not.toMatch(/author/)
    },
  )

  it('is left alone when it fails again and again, until an operator’s test finds it well', async () => {
    const operator = await app.signUp('operator')
    const row = async () => {
      const answer = await app.send('GET', '/api/providers', { user: operator })
      const { items } = z.parse(getProviders.output, await answer.json())
      return items.find(({ id }) => id === 'language-model')
    }
    const fay = await app.signUp('fay')
    for (let time = 0; time < 5; time += 1) await ask({ prompt: 'a boat [fault:500]' }, fay)
    expect(await row()).toMatchObject({ makes: 'prompts', isConfigured: true, circuit: 'open', priceUsd: 0 })
    const before = model.log.creates
    const refused = z.parse(errorBodySchema, await (await ask({ prompt: 'a boat' }, fay)).json())
    expect(refused.error.code).toBe('network_error')
    expect(model.log.creates).toBe(before)

    const path = '/api/providers/language-model/test'
    const answer = await app.send('POST', path, { user: operator, body: {} })
    const { ok, text } = z.parse(testProvider.output, await answer.json())
    expect([ok, text]).toEqual([true, 'a boat on a lake, soft window light, fine detail'])
    expect(await row()).toMatchObject({ circuit: 'closed' })
    expect((await ask({ prompt: 'a boat' }, fay)).status).toBe(200)
  })

  it('needs a session and a prompt', async () => {
    const body = { prompt: 'a boat' }
    expect((await app.send('POST', '/api/prompts/enhance', { body })).status).toBe(401)
    expect((await ask({ prompt: ' ' })).status).toBe(400)
    expect((await ask({ prompt: 'a'.repeat(501) })).status).toBe(400)
  })
})

describe('an installation without a language model', () => {
  it('says so, and what would be needed', async () => {
    const bare = await startTestApp()
    const ben = await bare.signUp('ben')
    const body = { prompt: 'a boat' }
    expect((await bare.send('POST', '/api/prompts/enhance', { user: ben, body })).status).toBe(404)
    const config = z.parse(getConfig.output, await (await bare.send('GET', '/api/config')).json())
    expect(config.languageModel).toBeNull()
    await bare.stop()
    expect(() => parseEnv({ LANGUAGE_MODEL: 'small' })).toThrow(/LANGUAGE_MODEL needs LANGUAGE_MODEL_URL/)
    expect(() => parseEnv({ SPEECH_URL: 'http://localhost:8880' })).toThrow(/SPEECH_URL needs SPEECH_VOICES/)
    expect(() => parseEnv({ ELEVENLABS_API_KEY: 'x' })).toThrow(/ELEVENLABS_API_KEY needs ELEVENLABS_VOICES/)
  })
})
