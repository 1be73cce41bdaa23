import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RecordingCard } from '#web/shared/audio/recording-card.tsx'
import { buildRecording } from '#web/test/build-rows.ts'
import { playServer, showPage } from '#web/test/studio.tsx'

playServer()
const position = page.getByLabelText('Position')
const button = (name: string) => page.getByRole('button', { name, exact: true })

/** A sound file with this many seconds of silence. */
function silence(seconds: number): string {
  const samples = seconds * 8_000
  const file = new DataView(new ArrayBuffer(44 + samples))
  const write = (at: number, text: string) => {
    for (const [index, letter] of [...text].entries()) file.setUint8(at + index, letter.charCodeAt(0))
  }
  write(0, 'RIFF')
  file.setUint32(4, 36 + samples, true)
  write(8, 'WAVEfmt ')
  file.setUint32(16, 16, true)
  file.setUint16(20, 1, true)
  file.setUint16(22, 1, true)
  file.setUint32(24, 8_000, true)
  file.setUint32(28, 8_000, true)
  file.setUint16(32, 1, true)
  file.setUint16(34, 8, true)
  write(36, 'data')
  file.setUint32(40, samples, true)
  for (let at = 44; at < file.byteLength; at += 1) file.setUint8(at, 128)
  return URL.createObjectURL(new Blob([file.buffer], { type: 'audio/wav' }))
}

const open = (wav_url: string, seconds = 20) =>
  showPage(<RecordingCard recording={{ ...buildRecording('rain'), wav_url, seconds }} />)

test('a sound is played and paused by one button', async () => {
  await open(silence(20))
  await button('Play').click()
  await expect.element(button('Pause')).toBeVisible()
  await button('Pause').click()
  await expect.element(button('Play')).toBeVisible()
})

test('a sound that did not load says so, and is asked for anew by the next press', async () => {
  await open('/no-such-sound.wav')
  // The missing file cannot be restored within a test, so the test checks only that it is loaded again.
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load')
  await button('Play').click()
  await expect.element(page.getByText('The sound did not load')).toBeVisible()
  expect(load).not.toHaveBeenCalled()
  await button('Play').click()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  load.mockRestore()
})

test('the place in a sound is moved by keys: a second, ten, and to both ends', async () => {
  await open(silence(20))
  position.element().focus()
  for (const [key, seconds] of [
    ['{ArrowRight}', 1],
    ['{PageUp}', 11],
    ['{ArrowUp}', 12],
    ['{ArrowDown}', 11],
    ['{PageDown}', 1],
    ['{PageDown}', 0],
    ['{ArrowLeft}', 0],
    ['{PageUp}', 10],
    ['{PageUp}', 20],
    ['{ArrowRight}', 20],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(position).toHaveAttribute('aria-valuetext', `${seconds} of 20 seconds`)
  }
})
