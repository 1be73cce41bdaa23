import { abortFailure, pause } from '../abort.ts'
import { createOneAtATime, type Hold } from '../hosted/one-at-a-time.ts'
import type { ImageFailure } from '../image-provider.ts'
import { failure } from '../net/exchange-failures.ts'
import {
  type Engine,
  EngineError,
  type EngineFailure,
  type EnginePicture,
  type EngineRequest,
  type EngineStep,
  lastWords,
  type Running,
} from './engine.ts'
import { createFailureLog } from './failure-log.ts'
import type { InstalledModel } from './installed-model.ts'
import { createPace } from './pace.ts'

/** Remaining milliseconds of an abandoned picture below which ending the engine is not worth it. */
const WORTH_FINISHING_MS = 3_000
/** Max wait for an abandoned picture that is worth finishing. */
const FINISH_MS = 6_000
/** Max wait for the result of canceling a picture. */
const TAKE_BACK_MS = 1_500

export type SupervisorOptions = {
  readonly engine: Engine
  readonly model: InstalledModel
  /** Idle milliseconds after which the engine is ended and its memory freed. */
  readonly idleMs: number
  /** The first start waits for it: the previous engine's memory is free. */
  readonly after?: Promise<unknown>
  /** Milliseconds to wait before starting after consecutive crashes. Default 1, 2 and 4 seconds. */
  readonly backOffMs?: readonly number[]
  /** Monotonic milliseconds. */
  readonly now?: () => number
}

/** Context of one picture, besides the request. */
type SupervisedCall = {
  readonly signal: AbortSignal
  /** Called when its turn has come and the engine is ready: its time starts. */
  readonly onBegin: () => void
  readonly onStep: (step: EngineStep) => void
  /** Work that continues after the outcome. */
  readonly leave: (work: Promise<unknown>) => void
}

/** The engine's state. */
export type EngineState = {
  readonly phase: 'off' | 'starting' | 'idle' | 'drawing' | 'left-alone'
  /** Reason of the last failure; undefined since a success. */
  readonly reason: string | undefined
  /** Milliseconds for which it is left alone. */
  readonly restsForMs: number
}

export type Supervisor = {
  /** Draws when its turn has come. Never rejects. */
  readonly draw: (request: EngineRequest, call: SupervisedCall) => Promise<EnginePicture | ImageFailure>
  /** Notices for the operator, one sentence each. */
  readonly notices: () => readonly string[]
  readonly state: () => EngineState
  /** Ends the engine. Idempotent. */
  readonly close: () => Promise<void>
}

/** Manages one engine: starts it for the first picture, gives it one picture at a time, ends it when idle, and leaves it alone when it keeps crashing. */
export function createSupervisor(options: SupervisorOptions): Supervisor {
  const { engine, model, idleMs, now = () => performance.now() } = options
  const failures = createFailureLog({ now, backOffMs: options.backOffMs ?? [1_000, 2_000, 4_000] })
  const oneAtATime = createOneAtATime()
  const closing = new AbortController()
  let current: Running | undefined
  let starting: Promise<Running> | undefined
  let last: Running | undefined
  let waiting = 0
  let isDrawing = false
  let idle: NodeJS.Timeout | undefined
  const endedByUs = new WeakSet<Running>()

  async function start(): Promise<Running> {
    await pause(failures.backOffMs(), closing.signal)
    // Both would not fit on the graphics card.
    await last?.exited
    await options.after
    const running = await engine.start(model, closing.signal).catch((error: unknown) => {
      if (!closing.signal.aborted)
        failures.note(error instanceof EngineError ? error.message : 'sd-server could not be started.')
      throw error
    })
    current = running
    last = running
    void running.exited.then((exit) => {
      if (current === running) current = undefined
      if (!endedByUs.has(running)) failures.note(`sd-server ended ${exit.how}.${lastWords(exit)}`)
    })
    rest()
    return running
  }

  async function engineNow(): Promise<Running> {
    if (current) return current
    starting ??= start().finally(() => {
      starting = undefined
    })
    return starting
  }

  async function end(running: Running): Promise<void> {
    endedByUs.add(running)
    if (current === running) current = undefined
    await running.kill()
  }

  /** Kills the engine during a picture, and restarts it soon for the next. */
  async function replace(running: Running): Promise<void> {
    await end(running)
    if (!closing.signal.aborted && failures.restsFor() === 0) void engineNow().catch(() => {})
  }

  /** Frees its memory when idle. */
  function rest(): void {
    clearTimeout(idle)
    if (isDrawing) return
    idle = setTimeout(() => {
      if (current) void end(current)
    }, idleMs).unref()
  }

  async function drawNow(
    request: EngineRequest,
    { signal, onBegin, onStep, leave }: SupervisedCall,
    hold: Hold,
  ): Promise<EnginePicture | ImageFailure> {
    clearTimeout(idle)
    isDrawing = true
    const left = abortedOf(signal)
    try {
      const running = await Promise.race([engineNow(), left.promise]).catch(() => undefined)
      if (signal.aborted) return { ...abortFailure(signal), retryable: false, started: false }
      if (!running) return notStarted()
      onBegin()
      const pace = createPace(now, request.steps)
      const drawing = running.draw(
        request,
        (step) => {
          pace.note(step)
          onStep(step)
        },
        signal,
      )
      const outcome = await Promise.race([drawing, left.promise])
      if (outcome && !('rest' in outcome)) return await judge(outcome, running)
      const ending = endLeft(running, drawing, waiting === 0 && pace.leftMs() <= WORTH_FINISHING_MS)
      hold(ending)
      leave(ending)
      return { ...abortFailure(signal), retryable: false }
    } finally {
      left.stop()
      isDrawing = false
      rest()
    }
  }

  async function judge(
    outcome: EnginePicture | ImageFailure,
    running: Running,
  ): Promise<EnginePicture | ImageFailure> {
    if (outcome.ok) failures.forget()
    else if (current === running && (outcome.kind === 'network' || outcome.kind === 'timeout')) {
      // It runs but does not respond, and would not for later pictures either.
      failures.note('sd-server stopped answering and was ended.')
      await end(running)
    }
    return outcome
  }

  /** Handles an abandoned picture: cancels it, lets it finish if that is soon, or kills the engine. */
  async function endLeft(
    running: Running,
    drawing: Promise<EnginePicture | EngineFailure>,
    isSoonDone: boolean,
  ): Promise<void> {
    const outcome = await within(drawing, TAKE_BACK_MS)
    if (outcome && !('rest' in outcome)) return
    const finished = drawing.then((answer) => ('rest' in answer ? answer.rest : undefined)).then(() => true)
    if (isSoonDone && (await within(finished, FINISH_MS))) return
    await replace(running)
  }

  function phase(): EngineState['phase'] {
    if (failures.restsFor() > 0) return 'left-alone'
    if (!current) return starting || isDrawing ? 'starting' : 'off'
    return isDrawing ? 'drawing' : 'idle'
  }

  function notStarted(): ImageFailure {
    const detail = (failures.reason() ?? 'sd-server could not be started.').slice(0, 300)
    return { ...failure('server', detail), retryable: true, started: false }
  }

  return {
    draw: async (request, call) => {
      if (failures.restsFor() > 0) return notStarted()
      waiting += 1
      let isCounted = true
      const begin = () => {
        if (isCounted) waiting -= 1
        isCounted = false
      }
      const outcome = await oneAtATime(call.signal, (hold) => {
        begin()
        if (failures.restsFor() > 0) return Promise.resolve(notStarted())
        return drawNow(request, call, hold)
      })
      begin()
      return outcome ?? { ...abortFailure(call.signal), retryable: false, started: false }
    },
    notices: failures.notices,
    state: () => ({ phase: phase(), reason: failures.reason(), restsForMs: failures.restsFor() }),
    close: async () => {
      closing.abort()
      clearTimeout(idle)
      await Promise.allSettled([starting, current && end(current)])
      // One became ready at that very moment.
      if (current) await end(current)
      clearTimeout(idle)
    },
  }
}

/** Undefined if it takes longer. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const done = new AbortController()
  const answer = await Promise.race([work, pause(ms, done.signal)])
  done.abort()
  return answer === undefined ? undefined : (answer as T)
}

function abortedOf(signal: AbortSignal): { readonly promise: Promise<undefined>; readonly stop: () => void } {
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const leave = () => resolve(undefined)
  if (signal.aborted) leave()
  else signal.addEventListener('abort', leave, { once: true })
  return { promise, stop: () => signal.removeEventListener('abort', leave) }
}
