import { randomInt } from 'node:crypto'
import { LIMITS } from '@easel/contract/limits'
import { resolutionLabel } from '@easel/contract/pictures'
import { drawPicture } from '@easel/engine/draw-picture'
import {
  type DrawnPicture,
  ENGINE_VERSION,
  ForbiddenPromptError,
  InvalidRequestError,
} from '@easel/engine/drawn-picture'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import sharp from 'sharp'
import { CommandError } from '../exit-codes.ts'
import type { Console } from '../terminal/console.ts'
import { deliver, type Order, type Told } from './order.ts'

/** Draws with the built-in engine in this process: the same seed gives the same pixels as on a server. */
export async function drawHere(order: Order, console: Console): Promise<void> {
  const { count, target } = order
  const first = order.seed ?? randomInt(2 ** 32)
  if (order.background === 'transparent') console.note('The built-in engine draws no transparent background.')
  if (order.resolution !== undefined && order.resolution !== 'standard')
    console.note(`The built-in engine draws no ${resolutionLabel(order.resolution)}.`)
  const made: Told[] = []
  for (let index = 0; index < count; index++) {
    const change = changeOf(order, index)
    const seed = change.variation ? first : (first + index) % 2 ** 32
    const picture = await draw({ ...order, seed, ...change }, console, (done) =>
      console.progress.show((index + done) / count, count === 1 ? '' : `${index} of ${count}`),
    )
    const bytes = await encode(order, picture, seed)
    const name = change.variation ? `easel-${seed}-${change.variation}` : `easel-${seed}`
    const fileName = `${name}.${order.format}`
    made.push({
      id: null,
      path: await deliver(target, bytes, { fileName, index, count }, console),
      prompt: order.prompt,
      style: order.style,
      quality: order.quality,
      width: picture.width,
      height: picture.height,
      seed,
    })
    const { unknown } = picture.report
    if (index === 0 && unknown.length > 0) console.note(`Not understood: ${unknown.join(', ')}`)
  }
  console.progress.end()
  if (order.isJson) console.result(JSON.stringify({ pictures: made, failed: [] }))
  else for (const { path } of made) if (path !== null) console.result(path)
}

/** With a count, each picture is the next variation of the same seed, as on a server. */
function changeOf({ variation }: Order, index: number): { readonly variation?: number } {
  return variation ? { variation: ((variation - 1 + index) % LIMITS.variationMax) + 1 } : {}
}

async function draw(
  order: Omit<Order, 'seed' | 'variation'> & { readonly seed: number; readonly variation?: number },
  { signal }: Console,
  onProgress: (done: number) => void,
): Promise<DrawnPicture> {
  const request = {
    prompt: order.prompt,
    negativePrompt: order.negativePrompt,
    style: order.style,
    aspect: order.ratio,
    ...(order.size ? { size: [order.size.width, order.size.height] as const } : {}),
    quality: order.quality,
    seed: order.seed,
    ...(order.variation === undefined ? {} : { variation: order.variation }),
    ...(order.reference === undefined ? {} : { reference: order.reference }),
    ...(order.strength === undefined ? {} : { referenceStrength: order.strength }),
  }
  try {
    return await drawPicture(request, { checkpoint: () => signal.throwIfAborted(), onProgress })
  } catch (error) {
    if (error instanceof ForbiddenPromptError) throw new CommandError('nsfw_content')
    if (error instanceof InvalidRequestError) throw new CommandError('invalid_request', error.message)
    throw error
  }
}

async function encode(order: Order, { png, width, height }: DrawnPicture, seed: number): Promise<Uint8Array> {
  const bytes =
    order.format === 'png'
      ? png
      : await sharp(png)
          .toFormat(order.format === 'jpg' ? 'jpeg' : order.format)
          .toBuffer()
  const { prompt, negativePrompt, style, quality } = order
  const about = {
    prompt,
    negativePrompt,
    style,
    quality,
    seed,
    width,
    height,
    provider: 'built-in',
    model: ENGINE_VERSION,
  }
  return writeMetadata(bytes, {
    sourceType: 'algorithmicMedia',
    ...(order.isStripped ? {} : { about }),
  })
}
