import type { ServerResponse } from 'node:http'
import sharp from 'sharp'
import type { Fault, Faults } from './faults.ts'
import { drop, plain, type Reply } from './replies.ts'

type Streamed = {
  readonly event: 'image_generation' | 'image_edit'
  readonly partials: number
  readonly bytes: Uint8Array
}

/** Answers like OpenAI with `stream`: blurred pictures first, the finished one last. */
export async function streamPicture(response: ServerResponse, picture: Streamed): Promise<void> {
  begin(response)
  for (let index = 0; index < picture.partials; index += 1) {
    const partial = await blurred(picture.bytes, picture.partials - index)
    send(response, partialEvent(picture.event, partial, index))
  }
  send(response, completedEvent(picture.event, picture.bytes))
  response.end()
}

/** A fault may replace the picture with bytes that are not a picture. */
async function blurred(bytes: Uint8Array, strength: number): Promise<Uint8Array> {
  try {
    const soft = sharp(bytes).blur(8 * strength)
    return await soft.png().toBuffer()
  } catch {
    return bytes
  }
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' })
  response.write(': keep-alive\n\n')
}

function send(response: ServerResponse, event: Readonly<Record<string, unknown>>): void {
  response.write(`event: ${event['type']}\ndata: ${JSON.stringify(event)}\n\n`)
}

function partialEvent(event: Streamed['event'], bytes: Uint8Array, index: number) {
  return { ...about(`${event}.partial_image`, bytes), partial_image_index: index }
}

function completedEvent(event: Streamed['event'], bytes: Uint8Array) {
  return { ...about(`${event}.completed`, bytes), usage: { total_tokens: 1_100 } }
}

function about(type: string, bytes: Uint8Array) {
  const b64_json = Buffer.from(bytes).toString('base64')
  return { type, b64_json, created_at: 1_788_000_000, output_format: 'png', size: '1024x1024' }
}

/** Sends one partial picture, then plays the fault. */
function afterPartial(then: Reply): Reply {
  return async (response) => {
    begin(response)
    send(response, partialEvent('image_generation', await plain(1024).png().toBuffer(), 0))
    await then(response)
  }
}

function told(code: string): Reply {
  return afterPartial((response) => {
    const error = { type: 'image_generation_user_error', code, message: 'the author has no network credit' }
    send(response, { type: 'error', error })
    response.end()
  })
}

/** Sends the complete picture after an event that is invalid or too large. */
function inSpiteOf(partial: () => Promise<Uint8Array>): Reply {
  return async (response) => {
    begin(response)
    response.write('event: odd\ndata: {"type": \n\n')
    send(response, partialEvent('image_generation', await partial(), 0))
    send(response, completedEvent('image_generation', await plain(1024).png().toBuffer()))
    response.end('data: [DONE]\n\n')
  }
}

async function halfOfTheLast(response: ServerResponse): Promise<void> {
  const last = JSON.stringify(completedEvent('image_generation', await plain(1024).png().toBuffer()))
  response.write(`event: image_generation.completed\ndata: ${last.slice(0, last.length / 2)}`)
}

const paid = (create: Reply, becomes: Fault['becomes']): Fault => ({
  create,
  isMadeAllTheSame: true,
  becomes,
})

/** Faults of a streamed picture. */
export const OPENAI_STREAM_FAULTS = {
  'stream-cut-at-once': paid((response) => {
    begin(response)
    setTimeout(() => drop(response), 20)
  }, 'network'),
  'stream-cut-in-the-middle': paid(
    afterPartial((response) => {
      setTimeout(() => drop(response), 20)
    }),
    'network',
  ),
  'stream-cut-in-the-picture': paid(
    afterPartial(async (response) => {
      await halfOfTheLast(response)
      setTimeout(() => drop(response), 20)
    }),
    'network',
  ),
  'stream-ended-in-the-picture': paid(
    afterPartial(async (response) => {
      await halfOfTheLast(response)
      response.end()
    }),
    'bad_response',
  ),
  'stream-without-the-picture': paid(
    afterPartial((response) => void response.end('data: [DONE]\n\n')),
    'bad_response',
  ),
  'stream-empty': paid((response) => {
    begin(response)
    response.end()
  }, 'bad_response'),
  'stream-stalled': {
    ...paid(
      afterPartial(() => {}),
      'timeout',
    ),
    isWaitedOut: true,
  },
  'stream-endless': {
    ...paid(
      afterPartial((response) => {
        const timer = setInterval(() => response.write(': keep-alive\n\n'), 50)
        response.on('close', () => clearInterval(timer))
      }),
      'timeout',
    ),
    isWaitedOut: true,
  },
  'stream-refused': paid(told('moderation_blocked'), 'nsfw'),
  'stream-failed': paid(told('server_error'), 'server'),
  'stream-limited': paid(told('rate_limit_exceeded'), 'rate_limit'),
  'stream-of-no-pictures': { create: inSpiteOf(async () => Buffer.from('<svg/>')), becomes: undefined },
  'stream-of-huge-pictures': {
    create: inSpiteOf(async () => Buffer.alloc(25 * 1024 * 1024, 1)),
    becomes: undefined,
  },
} as const satisfies Faults
