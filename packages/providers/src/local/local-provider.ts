import http from 'node:http'
import { abortFailure } from '../abort.ts'
import { createHostedProvider, type Drawing, type Drawn } from '../hosted/hosted-provider.ts'
import { describeLoras, splitLoras } from '../hosted/loras.ts'
import { OWN_SERVER_DEADLINE_MS } from '../hosted/own-server.ts'
import { warningsFor } from '../hosted/words.ts'
import type { ImageFailure, ImageProvider, ImageRequest } from '../image-provider.ts'
import { afterStart, failure } from '../net/exchange-failures.ts'
import { readPictureText } from '../net/read-picture.ts'
import { type Engine, EngineError } from './engine.ts'
import { capabilitiesOf, engineRequestOf } from './engine-request.ts'
import type { InstalledModel } from './installed-model.ts'
import { type LoraFile, listLoras } from './lora-files.ts'
import { createSdServerEngine, listDevices } from './sd-server-engine.ts'
import { createSupervisor, type EngineState, type SupervisorOptions } from './supervisor.ts'

const IDLE_MS = 15 * 60_000
/** Share of the time spent on steps; decoding is the rest. */
const STEPS_PERCENT = 95
/** Max channel value, of 255, of a picture considered black. */
const BLACK = 3
const BLACK_NOTICE =
  'The last picture was black: the model’s numbers do not fit this graphics card. Draw with another model, or on the processor.'

export type LocalOptions = Pick<SupervisorOptions, 'backOffMs' | 'after'> & {
  readonly model: InstalledModel
  /** Idle milliseconds after which the model's memory is freed. Default 15 minutes. */
  readonly idleMs?: number
  /** Max milliseconds of one picture, whatever the caller allows. Default ten minutes. */
  readonly deadlineMs?: number
  /** The engine; `sd-server` by default. */
  readonly engine?: Engine
}

export type LocalProvider = ImageProvider & {
  readonly engineState: () => EngineState
  /** Duration of the last picture since the start, as a measurement of this machine and model. */
  readonly lastPicture: () => { readonly steps: number; readonly ms: number } | undefined
  /** Whether pictures take minutes for lack of a graphics card; also true while that is unknown. */
  readonly isSlow: () => boolean
  /**
   * Retires it in favor of another model, or none: pictures in progress are finished, or drawn by the next provider if that takes too long.
   * Resolves when its memory is free.
   */
  readonly retire: (isWaitedFor: boolean) => Promise<void>
}

/** A local model, drawn with by a program that is started on demand and ended when idle. */
export function createLocalProvider(options: LocalOptions): LocalProvider {
  const { model, idleMs = IDLE_MS, deadlineMs = OWN_SERVER_DEADLINE_MS, backOffMs, after } = options
  const { engine = createSdServerEngine() } = options
  const supervisor = createSupervisor({
    engine,
    model,
    idleMs,
    ...(backOffMs ? { backOffMs } : {}),
    ...(after ? { after } : {}),
  })
  const name = `${model.label} / sd-server ${model.serverRelease}`
  const capabilities = capabilitiesOf(model)
  let loras: Awaited<ReturnType<typeof listLoras>> = { files: [], problems: [] }
  let machine: Machine | undefined
  let last: { readonly steps: number; readonly ms: number } | undefined
  let step: { readonly steps: number; readonly ms: number } | undefined
  let wasBlack = false

  async function draw(request: ImageRequest, drawing: Drawing): Promise<Drawn | ImageFailure> {
    const { report, signal, leave } = drawing
    report({ percent: 0, isWaiting: true })
    const [chosen, gone] = splitLoras(
      request,
      loras.files.map((file) => file.name),
    )
    const asked = await engineRequestOf(request, model, withFiles(chosen, loras.files))
    if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
    let beganAt = 0
    let firstStepAt: number | undefined
    const outcome = await supervisor.draw(asked, {
      signal,
      leave,
      onBegin: () => {
        beganAt = drawing.since()
        report({ percent: 0 })
      },
      onStep: ({ done, total }) => {
        if (firstStepAt === undefined) firstStepAt = drawing.since()
        else step ??= { steps: asked.steps, ms: drawing.since() - firstStepAt }
        report({ percent: Math.round((STEPS_PERCENT * done) / total) })
      },
    })
    if (!outcome.ok) return outcome
    last = { steps: asked.steps, ms: drawing.since() - beganAt }
    const picture = await readPictureText(outcome.base64, request)
    if (!picture.ok) return afterStart(picture)
    wasBlack = await isBlack(picture.image.bytes)
    if (wasBlack) return failure('bad_response', 'the picture is black')
    const { width, height, steps, seed, cfg, sampler } = asked
    const { negativePrompt, reference, maxReferences = 1, referenceStrength: strength } = capabilities
    const honors = { seed: true, negativePrompt, reference, maxReferences, strength }
    return {
      ok: true,
      picture,
      seed,
      model: name,
      warnings: [
        ...warningsFor(request, { name: model.label, ...honors }),
        ...gone.map((lora) => `There is no LoRA ${lora.name} any more; it was left out.`),
      ],
      asked: {
        ...{ model: model.id, width, height, steps, seed, cfg, sampler },
        ...(chosen.length > 0 ? { loras: describeLoras(chosen) } : {}),
      },
    }
  }

  const provider = createHostedProvider({
    id: 'local',
    label: 'Local model',
    capabilities: () => ({
      ...capabilities,
      ...(loras.files.length > 0 ? { loras: loras.files.map((file) => file.name) } : {}),
    }),
    prepare: async (signal) => {
      if (model.loraFolder !== undefined) loras = await listLoras(model.loraFolder)
      machine = await lookAtMachine(model, signal)
    },
    notices: () => [
      ...(machine?.problem === undefined ? [] : [machine.problem]),
      ...(machine?.isSlow ? [slowNotice(last, step)] : []),
      ...loras.problems,
      ...supervisor.notices(),
      ...(wasBlack ? [BLACK_NOTICE] : []),
    ],
    deadlineMs,
    agent: new http.Agent(),
    draw,
  })
  const running = new Set<Promise<unknown>>()
  let isRetired = false
  // In this order, so that a picture in progress ends as canceled instead of failing with its program.
  const close = async () => {
    await Promise.all([provider.close(), supervisor.close()])
  }
  return {
    ...provider,
    get capabilities() {
      return provider.capabilities
    },
    generate: (request, given) => {
      if (isRetired)
        return Promise.resolve({ ...failure('server', 'another model draws now'), started: false })
      const generating = provider.generate(request, given)
      running.add(generating)
      void generating.finally(() => running.delete(generating))
      return generating
    },
    engineState: supervisor.state,
    lastPicture: () => last,
    isSlow: () => machine?.isSlow ?? true,
    retire: async (isWaitedFor) => {
      isRetired = true
      if (!isWaitedFor) await supervisor.close()
      await Promise.allSettled(running)
      await close()
    },
    close,
  }
}

function withFiles(chosen: NonNullable<ImageRequest['loras']>, files: readonly LoraFile[]) {
  return chosen.flatMap(({ name, weight }) => {
    const file = files.find((one) => one.name === name)
    return file ? [{ ...file, weight }] : []
  })
}

async function isBlack(bytes: Uint8Array): Promise<boolean> {
  const { default: sharp } = await import('sharp')
  const { channels } = await sharp(bytes).removeAlpha().stats()
  return channels.every(({ max }) => max <= BLACK)
}

type Machine = {
  /** It draws on the processor alone. */
  readonly isSlow: boolean
  /** Why the program cannot run here. */
  readonly problem?: string
}

async function lookAtMachine(
  { serverPath }: InstalledModel,
  signal: AbortSignal,
): Promise<Machine | undefined> {
  try {
    const devices = await listDevices(serverPath, signal)
    return { isSlow: devices.every((device) => /^cpu/i.test(device)) }
  } catch (error) {
    return error instanceof EngineError && !signal.aborted
      ? { isSlow: false, problem: error.message }
      : undefined
  }
}

type Taken = { readonly steps: number; readonly ms: number }

/** The processor's speed, as measured. Decoding takes about as long as a step. */
function slowNotice(last: Taken | undefined, step: Taken | undefined): string {
  const slow = 'sd-server finds no graphics card: it draws on the processor, which takes minutes.'
  if (last) return `${slow} The last picture, of ${last.steps} steps, took ${secondsOf(last.ms)} s.`
  if (!step) return slow
  return `${slow} A step took ${secondsOf(step.ms)} s, so a picture of ${step.steps} steps takes about ${secondsOf(step.ms * (step.steps + 1))} s.`
}

const secondsOf = (ms: number) => Math.max(1, Math.round(ms / 1_000))
