import { randomUUID } from 'node:crypto'
import {
  createFaults,
  type Fault,
  type Faults,
  FILE_FAULTS,
  type Problem,
  pollFaults,
  refusal,
} from './faults.ts'
import { gradientPicture } from './gradient-picture.ts'
import { json, text } from './replies.ts'
import { acceptSocket, type Socket } from './socket.ts'
import {
  drawnBytes,
  runStandIn,
  type StandIn,
  type StandInCall,
  type StandInOptions,
  type StandInTools,
  sendFile,
  startStandInServer,
} from './stand-in-server.ts'

/** An error in ComfyUI's format. */
const problem: Problem = (status, headers) =>
  json(
    status,
    { error: { type: 'author', message: 'the author has no network credit' }, node_errors: {} },
    headers,
  )

const failed = (...messages: unknown[]) => ({
  outputs: {},
  status: { status_str: 'error', completed: false, messages },
})
const image = (changes: object) => ({
  outputs: { 9: { images: [{ filename: 'a.png', subfolder: '', type: 'output', ...changes }] } },
})

/** Every failure that the ComfyUI stand-in can play; `end` has fields of the history. */
export const COMFYUI_FAULTS = {
  ...createFaults(problem),
  'invalid-workflow': refusal(problem(400), 'unsupported'),
  'wrong-types': { create: json(200, { prompt_id: 7 }), becomes: 'bad_response' },
  'hostile-id': { create: json(200, { prompt_id: '../../system' }), becomes: 'bad_response' },
  // Failed jobs.
  'out-of-memory': {
    end: failed(['execution_error', { exception_type: 'torch.OutOfMemoryError' }]),
    becomes: 'server',
  },
  'misleading-words': {
    end: failed(['execution_error', { exception_message: 'nsfw author network credit' }]),
    becomes: 'server',
  },
  'interrupted-by-another': { end: failed(['execution_interrupted', {}]), becomes: 'server' },
  'no-messages': { end: failed(), becomes: 'server' },
  'no-outputs': { end: { outputs: {} }, becomes: 'bad_response' },
  'null-outputs': { end: { outputs: null }, becomes: 'bad_response' },
  'no-pictures': { end: { outputs: { 9: { images: [] } } }, becomes: 'bad_response' },
  'nameless-file': { end: image({ filename: 7 }), becomes: 'bad_response' },
  'file-of-another-folder': { end: image({ filename: '../../etc/passwd' }), becomes: 'bad_response' },
  forgotten: { poll: { reply: json(200, {}) }, end: { isForgotten: true }, becomes: 'server' },
  'poll-nonsense': { poll: { reply: text(200, 'application/json', '{') }, becomes: 'bad_response' },
  ...pollFaults(problem),
  ...FILE_FAULTS,
} as const satisfies Faults

/** A workflow as an operator would write it, in the API format. */
export const EXAMPLE_WORKFLOW = JSON.stringify({
  3: {
    class_type: 'KSampler',
    inputs: { seed: '{{seed}}', steps: '{{steps}}', denoise: 1, model: ['4', 0], latent_image: ['5', 0] },
  },
  4: { class_type: 'CheckpointLoaderSimple', inputs: { ckpt_name: 'gradient-xl.safetensors' } },
  5: { class_type: 'EmptyLatentImage', inputs: { width: '{{width}}', height: '{{height}}', batch_size: 1 } },
  6: { class_type: 'CLIPTextEncode', inputs: { text: '{{prompt}}, masterpiece', clip: ['4', 1] } },
  7: { class_type: 'CLIPTextEncode', inputs: { text: '{{negative_prompt}}', clip: ['4', 1] } },
  9: { class_type: 'SaveImage', inputs: { filename_prefix: 'easel', images: ['8', 0] } },
})

/** The same with a reference picture. */
export const EXAMPLE_REFERENCE_WORKFLOW = EXAMPLE_WORKFLOW.replace(
  '"denoise":1',
  '"denoise":"{{denoise}}"',
).replace('"9":', '"10":{"class_type":"LoadImage","inputs":{"image":"{{reference}}"}},"9":')

type Job = {
  readonly id: string
  readonly inputs: Record<string, unknown>
  readonly fault: Fault
  readonly startedAt: number
  polls: number
  fetches: number
  isCanceled: boolean
}

/** A local server with ComfyUI's API and WebSocket. Files that were not uploaded cannot be loaded. */
export async function startComfyUiStandIn(
  options: StandInOptions & { readonly hasSocket?: boolean } = {},
): Promise<StandIn<keyof typeof COMFYUI_FAULTS>> {
  const { port = 0, drawMs = 40, hasSocket = true } = options
  const jobs = new Map<string, Job>()
  const sockets = new Map<string, Socket>()
  const uploads = new Set<string>()

  async function answer(call: StandInCall, tools: StandInTools): Promise<void> {
    const { route, query, response } = call
    const { log } = tools
    if (route === 'POST /prompt') return queue(call, tools)
    if (route === 'POST /upload/image') return upload(call)
    if (route === 'GET /queue') {
      const running = [...jobs.values()].filter((job) => isRunning(job))
      return json(200, { queue_running: running.map(({ id }) => [0, id, {}, {}, []]), queue_pending: [] })(
        response,
      )
    }
    if (route === 'POST /queue' || route === 'POST /interrupt') {
      const { prompt_id: id = '' } = JSON.parse(String(await call.body())) as { prompt_id?: string }
      const job = jobs.get(id)
      if (job && isRunning(job)) {
        job.isCanceled = true
        log.canceled.push(id)
      }
      return text(200, 'text/plain', '')(response)
    }
    const looked = jobs.get(/^GET \/history\/([\w-]+)$/.exec(route)?.[1] ?? '')
    if (looked) {
      log.polls += 1
      looked.polls += 1
      const { poll } = looked.fault
      if (poll && looked.polls <= (poll.times ?? Number.POSITIVE_INFINITY)) return poll.reply(response)
      return json(200, history(looked))(response)
    }
    const file = jobs.get(query.get('filename')?.replace(/\.png$/, '') ?? '')
    if (route !== 'GET /view' || !file) return problem(404)(response)
    log.fetches += 1
    const { width, height, seed } = file.inputs
    return sendFile(call, file, () => drawnBytes(file.fault, Number(width), Number(height), seed))
  }

  async function queue(call: StandInCall, tools: StandInTools): Promise<void> {
    const { response, body } = call
    const { prompt, client_id } = JSON.parse(String(await body())) as {
      prompt: Record<string, { inputs: Record<string, unknown> }>
      client_id: string
    }
    // The inputs of all nodes merged: in the example, only texts use one name with two meanings.
    const inputs = Object.assign({}, ...Object.values(prompt).map((node) => node.inputs)) as Job['inputs']
    const positive = prompt['6']?.inputs['text']
    const fault = tools.note(
      call,
      { ...inputs, prompt: positive, negative: prompt['7']?.inputs['text'] },
      positive,
    )
    const { seed, steps, width, height, image: loaded } = inputs
    const isWhole = [seed, steps, width, height].every(Number.isInteger)
    if (!isWhole || (loaded !== undefined && !uploads.has(String(loaded)))) return problem(400)(response)
    const job: Job = {
      id: randomUUID(),
      inputs,
      fault,
      startedAt: performance.now(),
      polls: 0,
      fetches: 0,
      isCanceled: false,
    }
    if (fault.isMadeAllTheSame) jobs.set(job.id, job)
    if (await tools.playCreate(fault, response)) return
    jobs.set(job.id, job)
    void speak(sockets.get(client_id), job)
    return json(200, { prompt_id: job.id, number: 1, node_errors: {} })(response)
  }

  async function upload({ request, response, body }: StandInCall): Promise<void> {
    const headers = { 'content-type': request.headers['content-type'] ?? '' }
    const form = await new Response(new Uint8Array(await body()), { headers }).formData()
    const file = form.get('image')
    if (!(file instanceof File)) return problem(400)(response)
    uploads.add(file.name)
    return json(200, { name: file.name, subfolder: '', type: 'input' })(response)
  }

  /** Sends steps and previews in the server's format. */
  async function speak(socket: Socket | undefined, { id }: Job): Promise<void> {
    if (!socket) return
    const tell = (type: string, data: object) => socket.send(JSON.stringify({ type, data }))
    tell('status', { status: { exec_info: { queue_remaining: 1 } } })
    tell('execution_start', { prompt_id: id })
    const preview = await gradientPicture(64, 64, 2)
    for (const value of [1, 2, 3]) {
      tell('progress', { value, max: 4, prompt_id: id, node: '3' })
      socket.send(Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 2]), preview]))
    }
    socket.send('no JSON at all')
    socket.send(Buffer.from([0, 0, 0, 9, 1]))
  }

  function isRunning(job: Job): boolean {
    if (job.isCanceled || job.fault.end?.['isForgotten'] === true) return false
    return job.fault.isEndless === true || performance.now() - job.startedAt < drawMs
  }

  function history(job: Job): Record<string, unknown> {
    if (isRunning(job)) return {}
    if (job.isCanceled) return { [job.id]: failed(['execution_interrupted', {}]) }
    const temporary = { filename: 'preview.png', subfolder: '', type: 'temp' }
    const saved = { filename: `${job.id}.png`, subfolder: '', type: 'output' }
    const whole = {
      outputs: { 8: { images: [temporary] }, 9: { images: [saved] } },
      status: { status_str: 'success', completed: true, messages: [] },
    }
    return { [job.id]: { ...whole, ...job.fault.end } }
  }

  const server = await startStandInServer({
    port,
    faults: COMFYUI_FAULTS,
    answer,
    upgrade: (request, stream) => {
      if (!hasSocket) return void stream.destroy()
      const id = new URL(request.url ?? '/', 'http://localhost').searchParams.get('clientId') ?? ''
      sockets.set(id, acceptSocket(request, stream))
    },
  })
  return {
    ...server,
    close: async () => {
      for (const socket of sockets.values()) socket.end()
      await server.close()
    },
  }
}

if (import.meta.main) await runStandIn('ComfyUI', startComfyUiStandIn)
