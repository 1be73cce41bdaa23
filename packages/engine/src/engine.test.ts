import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { ENGINE_VERSION, ForbiddenPromptError, InvalidRequestError } from './drawn-picture.ts'
import { readPngTexts } from './encode/png-text.ts'
import { createEngine } from './engine.ts'

const engine = createEngine({ threads: 1 })
afterAll(() => engine.close())

const fox = { prompt: 'a red fox in a snowy forest at sunset', seed: 11, scale: 0.125 }

// The first picture starts a thread, which is slow on a machine busy with other tests.
describe('the engine', { timeout: 60_000 }, () => {
  test('draws a picture of the size asked for, with prompt, seed and version in the file', async () => {
    const drawn = await engine.draw({ ...fox, aspect: '16:9', negativePrompt: 'snowfall ❄' })
    const { width, height } = await sharp(drawn.png).metadata()
    expect({ width, height }).toEqual({ width: 192, height: 128 })
    expect({ width: drawn.width, height: drawn.height }).toEqual({ width, height })
    expect(readPngTexts(drawn.png)).toEqual({
      Software: 'Easel',
      Prompt: fox.prompt,
      'Negative prompt': 'snowfall ❄',
      Style: 'photorealistic',
      Seed: '11',
      'Engine version': ENGINE_VERSION,
    })
  })

  test('[1.3] gives the same picture for the same seed and another for another', async () => {
    const [first, again, other] = await Promise.all([engine.draw(fox), engine.draw(fox), engine.draw({ ...fox, seed: 12 })])
    expect(Buffer.compare(first.png, again.png)).toBe(0)
    expect(Buffer.compare(first.png, other.png)).not.toBe(0)
  })

  test('reports what it understood, drew and how long each stage took', async () => {
    const { report } = await engine.draw(fox)
    expect(report).toMatchObject({
      engineVersion: ENGINE_VERSION,
      seed: 11,
      time: 'sunset',
      unknown: [],
      entities: [{ noun: 'fox', color: 'red' }],
      relations: [],
    })
    const [instance] = report.entities[0].instances
    expect(instance.coverage).toBeGreaterThan(0.015)
    expect(instance.visible).toBeGreaterThan(0.6)
    const [x, y, width, height] = instance.box
    expect(x + width).toBeLessThanOrEqual(128)
    expect(y + height).toBeLessThanOrEqual(128)
    for (const ms of Object.values(report.ms)) expect(ms).toBeGreaterThanOrEqual(0)
  })

  test('sends one small preview and progress that never falls', async () => {
    const shares: number[] = []
    const previews: Uint8Array[] = []
    const watched = await engine.draw(
      { ...fox, scale: 0.5 },
      {
        onProgress: ({ done, preview }) => {
          shares.push(done)
          if (preview) previews.push(preview)
        },
      },
    )
    expect(previews).toHaveLength(1)
    const { width, height, format } = await sharp(previews[0]).metadata()
    expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'webp' })
    expect(shares).toEqual([...shares].sort((a, b) => a - b))
    expect(shares.at(-1)).toBeGreaterThan(0.5)
    const unwatched = await engine.draw({ ...fox, scale: 0.5 })
    expect(Buffer.compare(watched.png, unwatched.png)).toBe(0)
  })

  // The bench measures how fast it stops; the tests of rendering and painting show that they check the signal as they work.
  test('stops when aborted, before the thread has left the picture, and that thread draws the next', async () => {
    const reason = new Error('enough')
    const controller = new AbortController()
    const drawing = engine.draw(
      { ...fox, scale: 1, quality: 'ultra' },
      {
        signal: controller.signal,
        onProgress: ({ done }) => {
          if (done > 0) controller.abort(reason)
        },
      },
    )
    const next = engine.draw({ prompt: '', seed: 1 }).catch(() => 'next')
    await expect(Promise.race([drawing, next])).rejects.toBe(reason)
    expect(await next).toBe('next')
  })

  test('does not start what was aborted before it began', async () => {
    await expect(engine.draw(fox, { signal: AbortSignal.abort() })).rejects.toThrow('aborted')
  })

  test('refuses forbidden prompts as such, across the thread boundary', async () => {
    await expect(engine.draw({ prompt: 'nude woman', seed: 1 })).rejects.toBeInstanceOf(ForbiddenPromptError)
  })

  test.each([
    [{ prompt: ' ', seed: 1 }, 'The prompt is empty.'],
    [{ prompt: 'x'.repeat(501), seed: 1 }, '501 characters'],
    [{ prompt: 'a fox', seed: -1 }, 'seed'],
    [{ prompt: 'a fox', seed: 1.5 }, 'seed'],
    [{ prompt: 'a fox', seed: 1, style: 'nope' }, 'There is no style "nope"'],
    [{ prompt: 'a fox', seed: 1, scale: 7 }, 'scale'],
    [{ prompt: 'a fox', seed: 1, size: [500, 800] as const }, 'Each side'],
    [{ prompt: 'a fox', seed: 1, size: [1536, 1040] as const }, '1572864'],
    [{ prompt: 'a fox', seed: 1, scale: 0.1, reference: Buffer.from('no picture') }, 'reference'],
  ])('says what is wrong with %j', async (request, message) => {
    const failure = await engine.draw(request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(InvalidRequestError)
    expect(String(failure)).toContain(message)
  })

  test('a reference picture changes the result', async () => {
    const reference = await sharp({ create: { width: 32, height: 32, channels: 3, background: '#1030c0' } })
      .png()
      .toBuffer()
    const [plain, steered] = await Promise.all([engine.draw(fox), engine.draw({ ...fox, reference })])
    expect(Buffer.compare(plain.png, steered.png)).not.toBe(0)
  })
})

test('a closed engine refuses, and closing an unused one is free', async () => {
  const idle = createEngine({ threads: 1 })
  await idle.close()
  await expect(idle.draw(fox)).rejects.toThrow('closed')
})
