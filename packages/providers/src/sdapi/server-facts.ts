import type { ImageFailure } from '../image-provider.ts'
import { listField, textField } from '../net/json.ts'
import type { VendorAnswer, VendorClient } from '../net/vendor-client.ts'

/** A server's abilities: servers with `/sdapi/v1` implement different parts of it. */
export type ServerFacts = {
  /** Whether it parses seeds as signed 32-bit integers and treats negative ones as random. */
  readonly hasSmallSeeds: boolean
  readonly hasProgress: boolean
  readonly hasInterrupt: boolean
  /** Listed names; empty if it lists none. */
  readonly models: readonly string[]
  readonly samplers: readonly string[]
  readonly schedulers: readonly string[]
  /** The name used in prompts, or in `lora[].path`. */
  readonly loras: readonly { readonly name: string; readonly path: string }[]
  /** Whether it accepts LoRAs as an array; others read them from the prompt. */
  readonly takesLoraList: boolean
}

/** Assumptions before a server was asked. */
export const UNASKED: ServerFacts = {
  hasSmallSeeds: true,
  hasProgress: true,
  hasInterrupt: true,
  models: [],
  samplers: [],
  schedulers: [],
  loras: [],
  takesLoraList: false,
}

const ASK_MS = 5_000
const MAX_NAMES = 200

/** Asks a server for everything, once; undefined while it does not answer. */
export async function askServer(client: VendorClient, signal: AbortSignal): Promise<ServerFacts | undefined> {
  const ask = (path: string) =>
    client.call({ what: 'ask', method: 'GET', path, timeoutMs: ASK_MS, signal, effect: 'once' })
  // sd-server identifies itself, which distinguishes it from others without progress.
  const own = await ask('v1/models')
  if (!own.ok && !isAnswered(own)) return undefined
  const isSdServer = listField(jsonOf(own), 'data').some((one) => textField(one, 'id') === 'sd-cpp-local')
  const [progress, models, samplers, schedulers, loras] = await Promise.all(
    ['progress?skip_current_image=true', 'sd-models', 'samplers', 'schedulers', 'loras'].map((path) =>
      ask(`sdapi/v1/${path}`),
    ),
  )
  if (progress && !progress.ok && !isAnswered(progress)) return undefined
  const hasProgress = progress?.ok === true
  return {
    hasSmallSeeds: isSdServer,
    hasProgress,
    // It cannot be tested without being used; servers with one have the other.
    hasInterrupt: hasProgress,
    models: namesOf(models, 'title', 'model_name'),
    samplers: namesOf(samplers, 'name'),
    schedulers: namesOf(schedulers, 'name', 'label'),
    loras: listField(jsonOf(loras))
      .slice(0, MAX_NAMES)
      .flatMap((one) => {
        const name = textField(one, 'name')
        return name === undefined ? [] : [{ name, path: textField(one, 'path') ?? name }]
      }),
    takesLoraList: isSdServer,
  }
}

function jsonOf(answer: VendorAnswer | ImageFailure | undefined): unknown {
  return answer?.ok ? answer.value : undefined
}

/** A server that refuses or answers something else is available. */
function isAnswered({ kind }: ImageFailure): boolean {
  return kind === 'bad_response' || kind === 'unsupported' || kind === 'auth'
}

function namesOf(answer: VendorAnswer | ImageFailure | undefined, ...fields: string[]): readonly string[] {
  const names = listField(jsonOf(answer)).flatMap((one) => {
    const name = fields.map((field) => textField(one, field)).find((found) => found)
    return name === undefined || name.length > 100 ? [] : [name]
  })
  return [...new Set(names)].slice(0, MAX_NAMES)
}
