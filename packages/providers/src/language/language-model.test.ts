import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startChatStandIn } from '../testing/chat-stand-in.ts'
import { faultCases } from '../testing/fault-cases.ts'
import { CHAT_FAULTS } from '../testing/speech-faults.ts'
import { createLanguageModel } from './language-model.ts'

const KEY = 'sk-secret-of-the-operator'
const never = new AbortController().signal
let vendor: Awaited<ReturnType<typeof startChatStandIn>>
beforeAll(async () => {
  vendor = await startChatStandIn({ token: KEY })
})
afterAll(() => vendor.close())

const within = (deadlineMs: number) => {
  const model = createLanguageModel({ model: 'small', key: KEY, baseUrl: `${vendor.url}/v1`, deadlineMs })
  return {
    generate: ({ prompt }: { prompt: string }) =>
      model.complete({ instructions: 'Rewrite it.', text: prompt }, never),
    close: model.close,
  }
}

describe('a language model, against a stand-in for chat completions', () => {
  test('gets instructions and words apart, and answers a text', async () => {
    const model = within(5_000)
    expect(await model.generate({ prompt: 'a boat' })).toEqual({
      ok: true,
      text: 'a boat, soft window light, fine detail',
    })
    expect(vendor.log.inputs.at(-1)).toEqual({
      model: 'small',
      messages: [
        { role: 'system', content: 'Rewrite it.' },
        { role: 'user', content: 'a boat' },
      ],
      stream: false,
    })
    await model.close()
  })

  for (const { title, run } of faultCases(CHAT_FAULTS))
    test.concurrent(title.replace('a picture', 'a text'), () => run({ vendor, within, secret: 'sk-secret' }))
})
