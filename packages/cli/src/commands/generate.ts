import { createHash } from 'node:crypto'
import { getConfig } from '@easel/contract/config'
import { imageDataUrlSchema } from '@easel/contract/fields'
import { nearestRatio } from '@easel/contract/openai/openai-images'
import { type AspectRatio, ratiosIn, sizeOf } from '@easel/contract/pictures'
import { addToQueue, type QueueTask, retryTask } from '@easel/contract/queue'
import { CommandError, UsageError } from '../exit-codes.ts'
import { checked } from '../fields.ts'
import { fetchPicture } from '../server/fetch-picture.ts'
import { cancelTasks, followTasks, isAway, type Progress, readTasks } from '../server/follow-tasks.ts'
import { createServer, type Server } from '../server/server.ts'
import { requireAccess, serverOf } from '../settings.ts'
import type { Console } from '../terminal/console.ts'
import { deliver, type Order, readOrder, type Told } from './order.ts'
import type { Run } from './run.ts'

export const generate: Run = async (given, console) => {
  const order = await readOrder(given, console)
  if (given.has('local') || serverOf(console.env, given.text('server')) === undefined) {
    if (!given.has('local')) console.note('No server is known here: this is drawn by the built-in engine.')
    return drawHere(order, console)
  }
  const server = createServer(requireAccess(console.env, given.text('server')))
  return makeAtServer(server, order, console)
}

/** Imported on demand: it needs native code, which may not be installed. */
async function drawHere(order: Order, console: Console): Promise<void> {
  const loaded = await import('./draw-here.ts').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new CommandError(
      'invalid_request',
      'Drawing here needs packages that are not installed: npm install easel-cli brings them. Or sign in to a server: easel login --server URL.',
    )
  })
  return loaded.drawHere(order, console)
}

async function makeAtServer(server: Server, order: Order, console: Console): Promise<void> {
  const { signal } = console
  const ids = taskIds(order)
  let isBegun = false
  try {
    const ratio = await drawnRatio(server, order, console)
    await begin(server, { ...order, ratio }, ids, signal)
    isBegun = true
    const tasks = await followTasks(server, ids, {
      signal,
      onProgress: (progress) => show(console, progress),
    })
    console.progress.end()
    await finish(server, order, tasks, console)
  } catch (error) {
    console.progress.end()
    if (signal.aborted) {
      await cancelTasks(server, ids)
      throw new CommandError('cancelled', 'Canceled. What was made already is in the library.')
    }
    if (isBegun && isOnTheWay(error))
      console.note(
        `Your pictures are still made, and kept in the library. To fetch them, run the same command with --key ${order.key}`,
      )
    throw error
  }
}

/** Whether the error hit only the download of the pictures, not the pictures themselves; `conflict` means too many open downloads. */
function isOnTheWay(error: unknown): boolean {
  return !(error instanceof CommandError) || isAway(error) || error.code === 'conflict'
}

/** For a size that is only near a ratio, the nearest ratio that the server's model draws. */
async function drawnRatio(server: Server, order: Order, console: Console): Promise<AspectRatio> {
  const { near, quality } = order
  if (!near) return order.ratio
  const { provider } = await server.call(getConfig, {}, { signal: console.signal })
  const { model, label, sizes } = provider.byQuality[quality]
  const drawn = ratiosIn(sizes).map(({ id }) => id)
  const ratio = nearestRatio(near.width, near.height, drawn)
  if (!ratio)
    throw new UsageError(`${model ?? label} draws no picture of that shape. It draws ${drawn.join(', ')}.`)
  const { width, height } = sizeOf(ratio)
  console.note(`${near.width}x${near.height} is drawn as ${ratio}, ${width}x${height}.`)
  return ratio
}

/** The same key gives the same ids, so that a command that is run again finds its pictures. */
function taskIds({ key, count }: Order): string[] {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return Array.from({ length: count }, (_, index) => `cli_${hash}_${index}`)
}

async function begin(
  server: Server,
  order: Order,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  const body = {
    prompt: order.prompt,
    negative_prompt: order.negativePrompt,
    style: order.style,
    quality: order.quality,
    aspect_ratio: order.ratio,
    ...order.size,
    count: order.count,
    ids: [...ids],
    ...(order.seed === undefined ? {} : { seed: order.seed }),
    ...(order.variation === undefined ? {} : { variation: order.variation }),
    ...(order.background === undefined ? {} : { background: order.background }),
    ...(order.resolution === undefined ? {} : { resolution: order.resolution }),
    ...(order.strength === undefined ? {} : { reference_strength: order.strength }),
    ...(order.reference === undefined ? {} : { image: dataUrl(order.reference) }),
  }
  await server.call(addToQueue, { body }, { idempotencyKey: order.key, signal })
  if (!order.hasKey) return
  // The command ran before: retry the tasks that failed.
  for (const { id, status } of await readTasks(server, ids, signal))
    if (status === 'error') await server.call(retryTask, { params: { id } }, { signal })
}

function dataUrl(bytes: Uint8Array): string {
  return checked(
    '--reference',
    imageDataUrlSchema,
    `data:image/png;base64,${Buffer.from(bytes).toString('base64')}`,
  )
}

function show({ progress }: Console, { percents }: Progress): void {
  const done = percents.filter((percent) => percent === 100).length
  const share = percents.reduce((sum, percent) => sum + percent, 0) / percents.length / 100
  progress.show(share, percents.length === 1 ? '' : `${done} of ${percents.length}`)
}

async function finish(
  server: Server,
  order: Order,
  tasks: readonly QueueTask[],
  console: Console,
): Promise<void> {
  const made: Told[] = []
  for (const [index, task] of tasks.entries()) {
    if (task.status !== 'done' || task.generationId === null) continue
    const how = { format: order.format, isStripped: order.isStripped, signal: console.signal }
    const { bytes, fileName } = await fetchPicture(server, task.generationId, how)
    made.push({
      id: task.generationId,
      path: await deliver(order.target, bytes, { fileName, index, count: order.count }, console),
      prompt: order.prompt,
      style: task.style,
      quality: task.quality,
      width: task.params.width,
      height: task.params.height,
      seed: task.seed,
    })
  }
  const failures = tasks.filter(({ status }) => status === 'error')
  const failed = failures.map(({ error, errorCode }) => ({
    code: errorCode ?? 'generation_failed',
    message: error,
  }))
  if (order.isJson) console.result(JSON.stringify({ pictures: made, failed }))
  else for (const { path } of made) if (path !== null) console.result(path)
  const [failure] = failures
  if (failure)
    throw new CommandError(
      failure.errorCode ?? 'generation_failed',
      `${tasks.length === 1 ? '' : `${failures.length} of ${tasks.length} pictures could not be made: `}${failure.error ?? 'Generation failed'}`,
    )
}
