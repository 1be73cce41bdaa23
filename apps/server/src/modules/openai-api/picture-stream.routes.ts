import { streamSSE } from 'hono/streaming'
import { loadSharp } from '../../platform/decoding/load-sharp.ts'
import type { EventSource } from '../../platform/events/create-events.ts'
import type { HttpContext } from '../../platform/http/context.ts'
import { answerTo } from '../../platform/http/error-response.ts'
import type { Logger } from '../../platform/logger.ts'
import { toOpenAiError } from './openai-errors.routes.ts'
import type { MadePicture, PictureAnswers, Presentation } from './picture-answers.ts'

/** For proxies that close connections after half a minute of silence. */
const KEEP_ALIVE_MS = 10_000
const MAX_PREVIEW_PIXELS = 4_096 * 4_096

type Progress = { readonly taskId: string; readonly percent: number; readonly preview?: string }

/** Subscribes to previews of one caller's pictures, and buffers those that arrive before anyone listens. */
export function hearPreviews(events: Pick<EventSource, 'subscribe'>, userId: string) {
  const early: Progress[] = []
  let listener: ((progress: Progress) => void) | undefined
  const stop = events.subscribe(userId, {
    onStored: () => {},
    onPassing: ({ type, payload }) => {
      if (type !== 'task.progress') return
      const progress = payload as Progress
      if (listener) listener(progress)
      else if (progress.preview !== undefined) early.push(progress)
    },
  })
  return {
    stop,
    listen: (onProgress: (progress: Progress) => void) => {
      listener = onProgress
      for (const progress of early.splice(0)) onProgress(progress)
    },
  }
}

/**
 * Streams up to `partials` previews of each picture, spread over its progress, then the picture. A disconnect stops nothing. Failures are sent
 * last, because clients stop reading after one.
 */
export function streamPictures(
  c: HttpContext,
  deps: {
    readonly answers: PictureAnswers
    readonly previews: ReturnType<typeof hearPreviews>
    readonly logger: Logger
  },
  order: {
    readonly event: 'image_generation' | 'image_edit'
    readonly ids: readonly string[]
    readonly ends: readonly Promise<MadePicture>[]
    readonly partials: number
    readonly how: Presentation
  },
): Response {
  const { answers, previews, logger } = deps
  const { event, ids, ends, partials, how } = order
  // Keeps proxies from buffering or compressing.
  c.header('Cache-Control', 'no-store, no-transform')
  c.header('X-Accel-Buffering', 'no')
  return streamSSE(c, async (stream) => {
    const send = (type: string, data: object) =>
      stream.writeSSE({ event: type, data: JSON.stringify({ type, ...data }) })
    const about = () => ({ ...how.about, created_at: answers.now() })
    const sent = new Map(ids.map((id) => [id, 0]))
    let turn = Promise.resolve()

    previews.listen(({ taskId, percent, preview }) => {
      const index = sent.get(taskId)
      if (stream.aborted || preview === undefined || index === undefined || index >= partials) return
      if (percent < (100 * index) / partials) return
      sent.set(taskId, index + 1)
      turn = turn.then(async () => {
        const b64_json = await encodePreview(preview, how.format)
        if (b64_json !== undefined)
          await send(`${event}.partial_image`, { b64_json, partial_image_index: index, ...about() })
      })
    })
    const alive = setInterval(() => void stream.write(': \n\n'), KEEP_ALIVE_MS)
    const failures: unknown[] = []
    try {
      await Promise.all(
        ends.map(async (end, index) => {
          try {
            const made = await end
            const { generationId: id, seed } = made
            sent.delete(ids[index] ?? '')
            await turn
            if (stream.aborted) return
            const b64_json = await answers.encode(id, how)
            const size = await answers.aboutOf(made, how)
            await send(`${event}.completed`, { b64_json, id, seed, ...about(), ...size })
          } catch (error) {
            failures.push(error)
          }
        }),
      )
      const [failure] = failures
      if (failure !== undefined) {
        const { body } = answerTo(failure, c.get('requestId'), logger)
        await stream.writeSSE({ event: 'error', data: JSON.stringify({ error: toOpenAiError(body.error) }) })
      }
    } finally {
      clearInterval(alive)
      previews.stop()
    }
  })
}

/** Converted to the requested format; undefined when it cannot be, and the provider's bytes are sent. */
async function encodePreview(dataUrl: string, format: 'png' | 'jpeg' | 'webp'): Promise<string | undefined> {
  const sharp = await loadSharp()
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PREVIEW_PIXELS })
    return (await picture.toFormat(format).toBuffer()).toString('base64')
  } catch {
    return undefined
  }
}
