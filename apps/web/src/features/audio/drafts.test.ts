import { expect, test, vi } from 'vitest'
import { forgetDrafts } from '#web/shared/lib/forget-drafts.ts'
import { useAudioDraft } from './audio-draft.store.ts'
import { useSpeechDraft } from './speech-draft.store.ts'

const SOUND = { kind: 'sound', prompt: '', seconds: '30', mood: '', bpm: '', seed: '', isLoop: false }
const SPEECH = { text: '', voice: '', speed: 1 }

test('a sound starts with half a minute of what its prompt says, a text at a voice’s usual speed', () => {
  expect(useAudioDraft.getState()).toEqual({ ...SOUND, change: expect.any(Function) })
  expect(useSpeechDraft.getState()).toEqual({ ...SPEECH, change: expect.any(Function) })
})

test('what is typed is kept in the browser until the person signs out', () => {
  useAudioDraft.getState().change({ prompt: 'rain', isLoop: true })
  useSpeechDraft.getState().change({ text: 'Hello', speed: 1.5 })
  const kept = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}').state
  expect(kept('easel.audio-draft')).toEqual({ ...SOUND, prompt: 'rain', isLoop: true })
  expect(kept('easel.speech-draft')).toEqual({ ...SPEECH, text: 'Hello', speed: 1.5 })
  forgetDrafts()
  expect(useAudioDraft.getState()).toMatchObject(SOUND)
  expect(useSpeechDraft.getState()).toMatchObject(SPEECH)
  expect(localStorage.length).toBe(0)
})

test('a page shows its forms as they start until the kept drafts are read', async () => {
  localStorage.setItem('easel.audio-draft', JSON.stringify({ state: { prompt: 'rain' }, version: 0 }))
  localStorage.setItem('easel.speech-draft', JSON.stringify({ state: { text: 'Hello' }, version: 0 }))
  vi.resetModules()
  const { useAudioDraft: sound } = await import('./audio-draft.store.ts')
  const { useSpeechDraft: speech } = await import('./speech-draft.store.ts')
  expect([sound.getState().prompt, speech.getState().text]).toEqual(['', ''])
  await sound.persist.rehydrate()
  await speech.persist.rehydrate()
  expect([sound.getState().prompt, speech.getState().text]).toEqual(['rain', 'Hello'])
})
