import { createAudio, createSpeech } from '@easel/contract/audio'
import { listVoices, type Voice } from '@easel/contract/voices'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { useAudioDraft } from '#web/features/audio/audio-draft.store.ts'
import { useSpeechDraft } from '#web/features/audio/speech-draft.store.ts'
import { buildAudioTask } from '#web/test/build-rows.ts'
import { playServer, showPage, untilReadAnew } from '#web/test/studio.tsx'
import GenerateAudioPage from '../generate-audio.tsx'

const server = playServer()
const generate = page.getByRole('button', { name: 'Generate', exact: true })
const field = (label: string) => page.getByLabelText(label, { exact: true })
const sentTo = (path: string) =>
  server()
    .sent.filter(({ name }) => name === `POST ${path}`)
    .map(({ body }) => JSON.parse(body ?? 'null'))

const CLARA: Voice = {
  id: 'clara',
  label: 'Clara',
  about: 'Calm',
  provider: 'Built-in',
  is_hosted: false,
  is_multilingual: false,
  speed: { min: 0.5, max: 2 },
}
const CORAL: Voice = {
  ...CLARA,
  id: 'openai/coral',
  label: 'Coral',
  about: '',
  provider: 'OpenAI',
  is_hosted: true,
  speed: { min: 0.8, max: 1.2 },
}

beforeEach(() => {
  useAudioDraft.setState(useAudioDraft.getInitialState(), true)
  useSpeechDraft.setState(useSpeechDraft.getInitialState(), true)
  server().answer(listVoices, { voices: [CLARA, CORAL] })
  const task = buildAudioTask('aud_1')
  server().answer(createAudio, { task })
  server().answer(createSpeech, { task })
})

const open = (signedIn = true) => showPage(<GenerateAudioPage />, { path: '/generate-audio', signedIn })

async function openSpeech(): Promise<void> {
  await open()
  await page.getByRole('radio', { name: /^Speech/ }).click({ force: true })
  await expect.element(page.getByRole('radio', { name: /^Clara/ })).toBeVisible()
}

test('a sound waits for words; what is left open is sent as such', async () => {
  await open()
  await expect.element(generate).toBeDisabled()
  await field('What should be heard?').fill('   ')
  await expect.element(generate).toBeDisabled()
  await page.getByRole('button', { name: 'rainy café at night' }).click()
  await expect.element(field('What should be heard?')).toHaveValue('rainy café at night')
  await generate.click()
  await expect.poll(() => sentTo(createAudio.path)).toHaveLength(1)
  expect(sentTo(createAudio.path)).toEqual([
    { prompt: 'rainy café at night', seconds: 30, mood: null, bpm: null, is_loop: false },
  ])
})

test('each setting of a sound goes along', async () => {
  await open()
  await field('What should be heard?').fill('lo-fi beat')
  await field('Seconds').fill('120')
  await field('Tempo').fill('90')
  await field('Mood').selectOptions('Dark')
  await field('Seed').fill('0')
  await page.getByRole('switch', { name: 'Seamless loop' }).click()
  await generate.click()
  await expect.poll(() => sentTo(createAudio.path)).toHaveLength(1)
  expect(sentTo(createAudio.path)[0]).toEqual({
    prompt: 'lo-fi beat',
    seconds: 120,
    mood: 'dark',
    bpm: 90,
    is_loop: true,
    seed: 0,
  })
})

test.each([
  ['Seconds', ['4', '121', '', '1.5', 'ten'], ['5', '120'], 'Choose a length from 5 to 120 seconds'],
  ['Tempo', ['39', '201', 'fast'], ['40', '200', ''], 'Choose a tempo from 40 to 200 beats a minute'],
] as const)(
  '%s outside of what is offered are refused beside the field, both ends are not',
  async (label, bad, good, refusal) => {
    await open()
    await field('What should be heard?').fill('rain')
    await field(label).fill(bad[0])
    expect(page.getByText(refusal).elements()).toEqual([])
    await generate.click()
    await expect.element(page.getByText(refusal)).toBeVisible()
    for (const text of bad) {
      await field(label).fill(text)
      await expect.element(field(label)).toHaveAccessibleDescription(refusal)
    }
    expect(sentTo(createAudio.path)).toEqual([])
    for (const text of good) {
      await field(label).fill(text)
      await expect.element(page.getByText(refusal)).not.toBeInTheDocument()
    }
  },
)

test('the dice fill in a seed', async () => {
  await open()
  await page.getByRole('button', { name: 'Roll the dice' }).click()
  await expect.poll(() => (field('Seed').element() as HTMLInputElement).value).toMatch(/^\d+$/)
})

test('a visitor who presses is asked to sign in, and nothing is sent', async () => {
  await open(false)
  await field('What should be heard?').fill('rain')
  await generate.click()
  await expect.element(page.getByText('Please sign in to generate audio')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  expect(sentTo(createAudio.path)).toEqual([])
  await expect.element(field('What should be heard?')).toHaveValue('rain')
})

test('what stands in one form stays while the other one is open', async () => {
  await open()
  await field('What should be heard?').fill('rain')
  await page.getByRole('radio', { name: /^Speech/ }).click({ force: true })
  await field('What should be said?').fill('Welcome.')
  await page.getByRole('radio', { name: /^Sound/ }).click({ force: true })
  await expect.element(field('What should be heard?')).toHaveValue('rain')
  await page.getByRole('radio', { name: /^Speech/ }).click({ force: true })
  await expect.element(field('What should be said?')).toHaveValue('Welcome.')
})

test('a text is read by the first voice unless another one is chosen, which says where the text goes', async () => {
  await openSpeech()
  await expect.element(generate).toBeDisabled()
  await expect.element(page.getByRole('radio', { name: /^Clara/ })).toBeChecked()
  await expect
    .element(page.getByText(/^Synthesized on this server: clear English that sounds like a machine\./))
    .toBeVisible()
  await field('What should be said?').fill('Welcome.')
  await page.getByRole('radio', { name: 'Coral' }).click({ force: true })
  await expect.element(page.getByText(/^The text is sent to OpenAI\./)).toBeVisible()
  await generate.click()
  await expect.poll(() => sentTo(createSpeech.path)).toHaveLength(1)
  expect(sentTo(createSpeech.path)).toEqual([{ text: 'Welcome.', voice: 'openai/coral', speed: 1 }])
})

test('a speed that a voice does not reach becomes the nearest that it does', async () => {
  useSpeechDraft.getState().change({ speed: 2 })
  await openSpeech()
  await field('What should be said?').fill('Welcome.')
  await page.getByRole('radio', { name: 'Coral' }).click({ force: true })
  await generate.click()
  await expect.poll(() => sentTo(createSpeech.path)).toHaveLength(1)
  expect(sentTo(createSpeech.path)[0]).toMatchObject({ speed: 1.2 })
})

test('a text of 2,000 characters is read, a longer one is refused while it is written', async () => {
  await openSpeech()
  await field('What should be said?').fill('x'.repeat(2_001))
  await expect.element(page.getByText('2,001/2,000')).toBeVisible()
  await expect.element(field('What should be said?')).toHaveAttribute('aria-invalid', 'true')
  await field('What should be said?').fill('x'.repeat(2_000))
  await expect.element(page.getByText('2,000/2,000')).toBeVisible()
  await expect.element(field('What should be said?')).not.toHaveAttribute('aria-invalid', 'true')
})

test('voices that do not load are said, and asked for again', async () => {
  server().refuse(listVoices, 500, { code: 'server_error', message: 'Our servers are ill.' })
  await open()
  await page.getByRole('radio', { name: /^Speech/ }).click({ force: true })
  await expect.element(page.getByText(/The voices could not be loaded\./)).toBeVisible()
  await field('What should be said?').fill('Welcome.')
  await expect.element(generate).toBeDisabled()
  const again = page.getByRole('button', { name: /Try again|Retry/i })
  await untilReadAnew(server(), listVoices)
  server().answer(listVoices, { voices: [CLARA] })
  await again.click()
  await expect.element(page.getByRole('radio', { name: /^Clara/ })).toBeChecked()
  await expect.element(generate).toBeEnabled()
})
