// Figures that only whole pictures on worker threads show: wall times, which need an otherwise idle machine, and memory.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createEngine, type Engine } from '../src/engine.ts'
import type { PictureRequest } from '../src/picture-request.ts'
import { type Figure, median, percentile } from './measure.ts'
import { variedPrompts } from './varied-prompts.ts'

const FOX = 'a red fox in a snowy forest at sunset'
const LAKE = 'a mountain lake at sunrise'
/** Pictures a thread draws before it counts as warm. */
const WARM_UP = 3

/** Peak memory of one worker over pictures of every kind, in a separate process, with one arena as `npm start` sets it. */
export async function measureMemory(): Promise<Figure> {
  const probe = fileURLToPath(new URL('./memory-probe.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [probe], { env: { MALLOC_ARENA_MAX: '1' } })
  return { what: 'memory of one worker at its peak', value: Number(stdout), goal: 500, unit: 'MB' }
}

/** Pictures of the same kind that each thread draws during the measurement. */
const PICTURES = 8
const ROUNDS = 5

async function picturesPerSecond(threads: number): Promise<number> {
  const engine = createEngine({ threads })
  // The product always requests previews, which keep the machine code of one picture for the next (render/warm-code.ts).
  const draw = (seed: number) => engine.draw({ prompt: FOX, seed }, { onProgress: () => {} })
  await Promise.all(Array.from({ length: threads * WARM_UP }, (_, i) => draw(i)))
  const count = threads * PICTURES
  const from = performance.now()
  await Promise.all(Array.from({ length: count }, (_, i) => draw(100 + i)))
  const rate = (count / (performance.now() - from)) * 1000
  await engine.close()
  return rate
}

export async function measureThroughput(): Promise<Figure[]> {
  // The machine may share its host: each ratio is of two runs in a row.
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await picturesPerSecond(1)
    ratios.push((await picturesPerSecond(2)) / one)
  }
  const what = `two threads / one thread, median of ${ROUNDS}`
  return [{ what, value: median(ratios), goal: 1.75, unit: 'at least' }]
}

/** One picture; the time of its first preview and the longest time without progress, milliseconds, and the total in seconds. */
async function watch(engine: Engine, request: PictureRequest) {
  const started = performance.now()
  let last = started
  let silence = 0
  let preview = Number.POSITIVE_INFINITY
  await engine.draw(request, {
    onProgress: (progress) => {
      const now = performance.now()
      silence = Math.max(silence, now - last)
      last = now
      if (progress.preview) preview = Math.min(preview, now - started)
    },
  })
  const end = performance.now()
  return { preview, silence: Math.max(silence, end - last), seconds: (end - started) / 1000 }
}

/** Time from request to preview and picture over a hundred prompts, one after the other, each drawn for the first time. */
export async function measureLatency(): Promise<Figure[]> {
  const engine = createEngine()
  for (let seed = 0; seed < WARM_UP; seed++) await engine.draw({ prompt: FOX, seed })
  const seconds: number[] = []
  const previews: number[] = []
  let silence = 0
  for (const [k, prompt] of variedPrompts().entries()) {
    const seen = await watch(engine, { prompt, seed: k + 1 })
    seconds.push(seen.seconds)
    previews.push(seen.preview)
    silence = Math.max(silence, seen.silence)
  }
  await engine.close()
  return [
    { what: 'from request to picture, p50 of 100 prompts', value: percentile(seconds, 0.5), goal: 2, unit: 's' },
    { what: 'from request to picture, p95 of 100 prompts', value: percentile(seconds, 0.95), goal: 4, unit: 's' },
    { what: 'from request to preview, p50 of 100 prompts', value: percentile(previews, 0.5), goal: 400, unit: 'ms' },
    { what: 'from request to preview, p95 of 100 prompts', value: percentile(previews, 0.95), goal: 400, unit: 'ms' },
    { what: 'longest silence over 100 pictures', value: silence, goal: 200, unit: 'ms' },
  ]
}

/** Kinds of pictures with the longest uninterrupted work. */
const KINDS: readonly Omit<PictureRequest, 'seed'>[] = [{ prompt: LAKE }, { prompt: FOX, style: 'oil-painting' }, { prompt: FOX, quality: 'ultra' }]

/** Shares of a picture's time after which it is aborted: during rendering, painting and encoding. */
const STOPS = [0.15, 0.5, 0.8, 0.95]

/** First preview, longest silence and time to abort, on one warm thread. */
export async function measureManners(): Promise<Figure[]> {
  const engine = createEngine({ threads: 1 })
  let preview = 0
  let silence = 0
  let stop = 0
  for (const kind of KINDS) {
    await engine.draw({ ...kind, seed: 2 })
    const seen = await watch(engine, { ...kind, seed: 3 })
    preview = Math.max(preview, seen.preview)
    silence = Math.max(silence, seen.silence)
    for (const share of STOPS) stop = Math.max(stop, await timeToStop(engine, { ...kind, seed: 4 }, seen.seconds * share))
  }
  await engine.close()
  return [
    { what: 'preview after, a second picture of its kind', value: preview, goal: 400, unit: 'ms' },
    { what: 'longest silence between progress', value: silence, goal: 200, unit: 'ms' },
    { what: 'thread free after an abort', value: stop, goal: 100, unit: 'ms' },
  ]
}

async function timeToStop(engine: Engine, request: PictureRequest, seconds: number): Promise<number> {
  const controller = new AbortController()
  const drawing = engine.draw(request, { signal: controller.signal, onProgress: () => {} }).catch((error: unknown) => {
    if (!controller.signal.aborted) throw error
  })
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  const from = performance.now()
  controller.abort()
  await drawing
  // The only thread rejects this request as soon as it has left the picture.
  await engine.draw({ prompt: ' ', seed: 0 }).catch(() => {})
  return performance.now() - from
}
