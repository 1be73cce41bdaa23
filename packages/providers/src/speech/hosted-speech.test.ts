import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createElevenLabsSpeech } from '../elevenlabs/elevenlabs-speech.ts'
import { createOpenAiSpeech } from '../openai/openai-speech.ts'
import { faultCases } from '../testing/fault-cases.ts'
import { ELEVENLABS_FAULTS, OPENAI_SPEECH_FAULTS } from '../testing/speech-faults.ts'
import { startElevenLabsStandIn, startOpenAiSpeechStandIn } from '../testing/speech-stand-in.ts'
import type { SpeechOutcome, SpeechProvider } from './speech-provider.ts'

const KEY = 'sk-secret-of-the-operator'
const VOICE = 'JBFqnCBsd6RMkjVDRZzb'
const voices = [{ label: 'George', id: VOICE }]
const never = new AbortController().signal
let openAi: Awaited<ReturnType<typeof startOpenAiSpeechStandIn>>
let plain: Awaited<ReturnType<typeof startOpenAiSpeechStandIn>>
let eleven: Awaited<ReturnType<typeof startElevenLabsStandIn>>

beforeAll(async () => {
  openAi = await startOpenAiSpeechStandIn({ token: KEY })
  plain = await startOpenAiSpeechStandIn({ isPlain: true })
  eleven = await startElevenLabsStandIn({ token: KEY })
})
afterAll(() => Promise.all([openAi, plain, eleven].map((one) => one.close())))

/** An adapter as the table of faults takes it. */
function asSubject(speaker: SpeechProvider) {
  const voice = speaker.voices[0]?.name ?? ''
  return {
    generate: ({ prompt }: { prompt: string }): Promise<SpeechOutcome> =>
      speaker.speak({ text: prompt, voice, speed: 1 }, never),
    close: speaker.close,
  }
}

function rateOf(outcome: SpeechOutcome): number {
  if (!outcome.ok) throw new Error(outcome.detail)
  return new DataView(outcome.wav.buffer, outcome.wav.byteOffset).getUint32(24, true)
}

describe('OpenAI’s voices, against their stand-in', () => {
  test('speak the text by the model, voice and speed that were asked for, as WAV', async () => {
    const speaker = createOpenAiSpeech({ key: KEY, baseUrl: `${openAi.url}/v1` })
    expect(speaker.voices.map(({ name }) => name)).toContain('coral')
    const outcome = await speaker.speak({ text: 'Hello there', voice: 'coral', speed: 1.25 }, never)
    expect(outcome).toMatchObject({ ok: true, model: 'gpt-4o-mini-tts' })
    expect(rateOf(outcome)).toBe(24_000)
    expect(openAi.log.inputs.at(-1)).toEqual({
      model: 'gpt-4o-mini-tts',
      input: 'Hello there',
      voice: 'coral',
      speed: 1.25,
      response_format: 'wav',
    })
    await speaker.close()
  })

  test('of an older model are those that it knows', () => {
    const names = createOpenAiSpeech({ key: KEY, model: 'tts-1' }).voices.map(({ name }) => name)
    expect(names).toContain('nova')
    expect(names).not.toContain('marin')
  })

  test('of a server of one’s own are its own, and no key goes there', async () => {
    const name = { id: 'speech-server', label: 'Speech server' }
    const speaker = createOpenAiSpeech({ baseUrl: plain.url, voices: ['af_heart'], model: 'kokoro', name })
    expect(speaker).toMatchObject({ id: 'speech-server', voices: [{ name: 'af_heart', label: 'Af heart' }] })
    expect(await speaker.speak({ text: 'Hi', voice: 'af_heart', speed: 1 }, never)).toMatchObject({
      ok: true,
    })
    expect(plain.log.headers.at(-1)).not.toHaveProperty('authorization')
    await speaker.close()
  })

  for (const { title, run } of faultCases(OPENAI_SPEECH_FAULTS))
    test.concurrent(title.replace('a picture', 'speech'), () =>
      run({
        vendor: openAi,
        within: (deadlineMs) => asSubject(createOpenAiSpeech({ key: KEY, baseUrl: openAi.url, deadlineMs })),
        secret: 'sk-secret',
      }),
    )

  test('an address without an answer is a failure of the network that cost nothing', async () => {
    const absent = createOpenAiSpeech({ key: KEY, baseUrl: 'http://127.0.0.1:1' })
    const outcome = await absent.speak({ text: 'Hi', voice: 'coral', speed: 1 }, never)
    expect(outcome).toMatchObject({ ok: false, kind: 'network', started: false })
    expect(await absent.speak({ text: 'Hi', voice: 'coral', speed: 1 }, AbortSignal.abort())).toMatchObject({
      kind: 'cancelled',
      started: false,
    })
  })
})

describe('ElevenLabs, against its stand-in', () => {
  test('speaks with the operator’s voices; its bare samples become a WAV', async () => {
    const speaker = createElevenLabsSpeech({ key: KEY, voices, baseUrl: eleven.url })
    expect(speaker.voices).toEqual([{ name: VOICE, label: 'George', about: '' }])
    const outcome = await speaker.speak({ text: 'Hello there', voice: VOICE, speed: 0.8 }, never)
    expect(rateOf(outcome)).toBe(24_000)
    expect(eleven.log.inputs.at(-1)).toEqual({
      text: 'Hello there',
      model_id: 'eleven_multilingual_v2',
      voice_settings: { speed: 0.8 },
      voice: VOICE,
      output_format: 'pcm_24000',
    })
    await speaker.close()
  })

  for (const { title, run } of faultCases(ELEVENLABS_FAULTS))
    test.concurrent(title.replace('a picture', 'speech'), () =>
      run({
        vendor: eleven,
        within: (deadlineMs) =>
          asSubject(createElevenLabsSpeech({ key: KEY, voices, baseUrl: eleven.url, deadlineMs })),
        secret: 'sk-secret',
      }),
    )
})
