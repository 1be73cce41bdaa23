#!/usr/bin/env node
// A stand-in for sd-server (stable-diffusion.cpp) that is run as a program: the same flags, output, answers and exit codes. Its weights are a JSON
// file with its plan; events are logged beside that file.
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { env } from 'node:process'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import {
  readSdServerLog,
  type SdServerEvent,
  type SdServerFault,
  type SdServerPlan,
  WITHOUT_CARD,
} from './sd-server-plan.ts'

const VALUES = new Set([
  ...['--listen-ip', '--listen-port', '--serve-html-path', '--lora-model-dir', '--seed', '--threads'],
  ...['--diffusion-model', '--model', '--llm', '--clip_l', '--t5xxl', '--vae', '--tae', '--backend'],
])
const SWITCHES = new Set([
  ...['--eager-load', '--offload-to-cpu', '--auto-fit', '--mmap', '--vae-tiling'],
  ...['--fa', '--diffusion-fa', '--diffusion-conv-direct', '--vae-conv-direct'],
])
/** A wrong flag prints help on every flag, which is longer than the output that is kept. */
const USAGE = `Usage: sd-server [options]\n${'  --flag <string>   what the flag is for\n'.repeat(240)}`
const CLEAR = '\u001b[K'

type Job = {
  readonly id: string
  readonly input: Readonly<Record<string, unknown>>
  readonly fault: SdServerFault | undefined
  status: 'queued' | 'generating' | 'completed' | 'failed' | 'cancelled'
  base64?: string
  looks: number
}

function run(args: readonly string[]): void {
  if (args[0] === '--version') leave(0, 'stable-diffusion.cpp version stand-in\n')
  const card = process.argv[1]?.endsWith(WITHOUT_CARD) ? '' : 'Card0\tThe graphics card of a stand-in\n'
  if (args.includes('--list-devices')) leave(0, `${card}CPU\tThe processor of a stand-in\n`)
  const options = new Map<string, string>()
  for (let index = 0; index < args.length; index += 1) {
    const name = args[index] ?? ''
    if (VALUES.has(name)) {
      index += 1
      options.set(name, args[index] ?? '')
    } else if (!SWITCHES.has(name)) {
      process.stderr.write(`[ERROR] common.cpp:325  - error: unknown argument: ${name}\n`)
      leave(1, USAGE)
    }
  }
  const weights = options.get('--diffusion-model') ?? options.get('--model')
  if (weights === undefined) {
    process.stderr.write(
      '[ERROR] common.cpp:782  - error: the following arguments are required: model_path/diffusion_model\n',
    )
    leave(1, USAGE)
  }
  void serve(weights, options, args)
}

function leave(code: number, says: string): never {
  process.stdout.write(says)
  process.exit(code)
}

async function serve(weights: string, options: ReadonlyMap<string, string>, args: readonly string[]) {
  const note = (event: Omit<SdServerEvent, 'pid'>) =>
    appendFileSync(`${weights}.log`, `${JSON.stringify({ pid: process.pid, ...event })}\n`)
  let plan: SdServerPlan
  info(`stable-diffusion.cpp:713  - loading model from '${weights}'`)
  try {
    plan = JSON.parse(readFileSync(weights, 'utf8'))
  } catch {
    process.stderr.write(`[ERROR] model_loader.cpp:310  - init model loader from file failed: '${weights}'\n`)
    process.stderr.write('[ERROR] main.cpp:85   - new_sd_ctx_t failed\n')
    process.exit(1)
  }
  const starts = readSdServerLog(weights).filter(({ what }) => what === 'start').length
  note({ what: 'start', args, env: { ...env }, cwd: process.cwd() })
  const { exitAtStart } = plan
  if (exitAtStart && starts < (exitAtStart.times ?? Number.POSITIVE_INFINITY)) {
    process.stderr.write(`[ERROR] ${exitAtStart.says}\n[ERROR] main.cpp:85   - new_sd_ctx_t failed\n`)
    process.exit(exitAtStart.code)
  }
  if (plan.isStuckAtStart) {
    setInterval(() => {}, 60_000)
    return
  }
  await wait(plan.loadMs ?? 0)
  for (const done of [120, 400]) bar(done, 400, '1.23GB/s', '#')
  listen(options, plan, note)
}

function listen(
  options: ReadonlyMap<string, string>,
  plan: SdServerPlan,
  note: (event: Omit<SdServerEvent, 'pid'>) => void,
): void {
  const host = options.get('--listen-ip') ?? '127.0.0.1'
  const port = Number(options.get('--listen-port') ?? 1234)
  const jobs = new Map<string, Job>()
  const queue: Job[] = []
  let isDeaf = false
  let isDrawing = false

  async function work(): Promise<void> {
    if (isDrawing) return
    isDrawing = true
    for (let job = queue.shift(); job; job = queue.shift()) {
      job.status = 'generating'
      await draw(job)
      note({ what: 'done' })
    }
    isDrawing = false
  }

  async function draw(job: Job): Promise<void> {
    const { input, fault } = job
    const steps = Number(
      (input['sample_params'] as Record<string, unknown> | undefined)?.['sample_steps'] ?? 20,
    )
    info(`stable-diffusion.cpp:5628 - generate_image ${input['width']}x${input['height']}`)
    info(`stable-diffusion.cpp:5679 - generating image: 1/1 - seed ${input['seed']}`)
    if (fault === 'repeat') info(`conditioner.hpp:12 - parse '${input['prompt']}' to tokens`)
    if (fault === 'deaf') isDeaf = true
    for (let step = 1; step <= steps; step += 1) {
      await wait(plan.stepMs ?? 5)
      if (step === 2) await play(fault)
      bar(step, steps, '1.92it/s')
    }
    info('stable-diffusion.cpp:5711 - sampling completed, taking 0.02s')
    // A large picture is decoded in tiles, which are counted like steps.
    for (const part of [1, 2]) bar(part, 2, '3.00it/s')
    info('stable-diffusion.cpp:5861 - generate_image completed in 0.03s')
    if (fault !== 'no-image') job.base64 = Buffer.from(await pictureOf(job)).toString('base64')
    job.status = fault === 'failed' ? 'failed' : 'completed'
  }

  const server = createServer((request, response) => {
    if (isDeaf) return
    answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const route = `${request.method} ${request.url}`
    if (route === 'GET /') {
      response.end(readFileSync(options.get('--serve-html-path') ?? '', 'utf8'))
      return
    }
    if (route === 'POST /sdcpp/v1/img_gen') return create(String(await buffer(request)), response)
    const [, id, cancel] = /^(?:GET|POST) \/sdcpp\/v1\/jobs\/([\w-]+)(\/cancel)?$/.exec(route) ?? []
    const job = id === undefined ? undefined : jobs.get(id)
    if (id === undefined) {
      response.writeHead(404).end()
      return
    }
    if (!job || job.fault === 'forgotten') return json(response, 404, { error: 'job not found' })
    if (cancel !== undefined) return cancelJob(job, response)
    job.looks += 1
    if (job.fault === 'poll-drop' || (job.fault === 'poll-drop-once' && job.looks === 1)) {
      response.destroy()
      return
    }
    return json(response, 200, shown(job))
  }

  async function create(body: string, response: ServerResponse): Promise<void> {
    if (body === '') return json(response, 400, { error: 'empty body' })
    let input: Record<string, unknown>
    try {
      input = JSON.parse(body)
    } catch {
      return json(response, 400, { error: 'invalid json', message: 'parse error' })
    }
    note({ what: 'create', input })
    const problem = await problemOf(input, options.get('--lora-model-dir') ?? '')
    if (problem) {
      process.stderr.write(`[ERROR] common.cpp:2100 - ${problem}\n`)
      return json(response, 400, { error: 'invalid generation parameters' })
    }
    const fault = (/\[fault:([\w-]+)\]/.exec(String(input['prompt']))?.[1] ?? plan.fault) as SdServerFault
    if (fault === 'page') {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>stranger</p>')
      return
    }
    if (fault === 'no-id') return json(response, 202, { kind: 'img_gen' })
    const id = `job_${Date.now().toString(16)}_${String(jobs.size).padStart(8, '0')}`
    const job: Job = { id, input, fault, status: 'queued', looks: 0 }
    jobs.set(id, job)
    queue.push(job)
    json(response, 202, { id, kind: 'img_gen', status: 'queued', poll_url: `/sdcpp/v1/jobs/${id}` })
    setImmediate(() => void work())
  }

  function cancelJob(job: Job, response: ServerResponse): void {
    if (job.status === 'queued') {
      queue.splice(queue.indexOf(job), 1)
      job.status = 'cancelled'
      note({ what: 'cancel' })
    }
    const isDrawn = job.status === 'generating'
    if (isDrawn) note({ what: 'refused-cancel' })
    const refusal = { error: 'job is currently generating and cannot be interrupted yet' }
    json(response, isDrawn ? 409 : 200, isDrawn ? refusal : shown(job))
  }

  // Printed before it listens; if the port is taken, it then exits silently with 0.
  info(`main.cpp:159  - listening on: http://${host}:${port}`)
  server.once('error', () => process.exit(0))
  server.listen(port, host, () => note({ what: 'listen' }))
}

/** Loaded on demand, because most starts of the program draw nothing. */
async function drawingLibraries() {
  const { default: sharp } = await import('sharp')
  const { gradientPicture } = await import('./gradient-picture.ts')
  return { sharp, gradientPicture }
}

/** Plays the part of a fault that happens during a picture. */
async function play(fault: SdServerFault | undefined): Promise<void> {
  if (fault === 'die') process.kill(process.pid, 'SIGKILL')
  if (fault === 'exit') {
    process.stderr.write('[ERROR] ggml_extend.hpp:88 - alloc of 4096 MB failed: out of memory\n')
    process.exit(134)
  }
  if (fault === 'stall') await wait(600_000)
  if (fault === 'garbage')
    for (const stream of [process.stdout, process.stderr])
      stream.write(Buffer.alloc(3_000_000, Buffer.from([0xff, 0x00, 0x7c, 0x31, 0x2f])))
}

async function pictureOf({ input, fault }: Job): Promise<Uint8Array> {
  const { sharp, gradientPicture } = await drawingLibraries()
  const width = Number(input['width'])
  const height = Number(input['height'])
  if (fault === 'no-picture') return Buffer.from('<!doctype html>')
  if (fault === 'black')
    return sharp({ create: { width, height, channels: 3, background: '#000' } })
      .png()
      .toBuffer()
  return gradientPicture(width, height, Number(input['seed']))
}

function shown({ id, status, base64 }: Job): Readonly<Record<string, unknown>> {
  const images = base64 === undefined ? [] : [{ index: 0, b64_json: base64 }]
  const code = status === 'failed' ? 'generation_failed' : status === 'cancelled' ? 'cancelled' : undefined
  return {
    ...{ id, kind: 'img_gen', status, queue_position: status === 'queued' ? 1 : 0 },
    result: status === 'completed' ? { output_format: 'png', images } : null,
    error: code === undefined ? null : { code, message: 'generate_image returned no results' },
  }
}

/** Why it refuses a request; a field of the wrong type or an unknown sampler is silently ignored. */
async function problemOf(
  input: Readonly<Record<string, unknown>>,
  loraFolder: string,
): Promise<string | undefined> {
  const { strength = 0.75, init_image, mask_image, ref_images = [], lora = [] } = input
  for (const { path } of lora as readonly { path?: unknown }[])
    if (typeof path !== 'string' || !existsSync(join(loraFolder, path))) return `invalid lora path: ${path}`
  if (typeof strength === 'number' && (strength < 0 || strength > 1)) return 'strength in [0.0, 1.0]'
  const { sharp } = await drawingLibraries()
  for (const picture of [init_image, mask_image, ...(ref_images as unknown[])]) {
    if (picture === undefined || picture === null) continue
    const isDecoded = await sharp(Buffer.from(String(picture), 'base64'))
      .metadata()
      .catch(() => undefined)
    if (!isDecoded) return 'invalid init_image'
  }
  return undefined
}

function info(line: string): void {
  process.stdout.write(`[INFO ] ${line}\n`)
}

function bar(done: number, total: number, speed: string, mark: '=' | '#' = '='): void {
  const filled = Math.floor((50 * done) / total)
  const drawn = `${mark.repeat(filled)}${mark === '=' && filled < 50 ? '>' : ''}`.padEnd(50)
  process.stdout.write(`\r  |${drawn}| ${done}/${total} - ${speed}${CLEAR}${done === total ? '\n' : ''}`)
}

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

if (import.meta.main) run(process.argv.slice(2))
