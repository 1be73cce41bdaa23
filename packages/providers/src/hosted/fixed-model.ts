import { IMAGE_QUALITIES, type ImageCapabilities, type ImageFailure } from '../image-provider.ts'
import { honoredBy, PROMPT_ALONE, type PublishedInput } from './published-input.ts'

/** Min interval between attempts to read a schema. */
const AGAIN_MS = 60_000

/** A single model chosen by the operator, described by its published schema. */
export type FixedModel = {
  readonly name: string
  readonly prepare: (signal: AbortSignal) => Promise<void>
  /** Its inputs, as far as known. */
  readonly input: (signal: AbortSignal) => Promise<PublishedInput>
  /** The vendor's capabilities with only this model. */
  readonly capabilities: (vendor: ImageCapabilities) => ImageCapabilities
  readonly notices: () => readonly string[]
}

/** `read` settles within seconds; a refusal means that there is no such model. A failed read is retried after a minute at the earliest. */
export function createFixedModel(
  name: string,
  vendor: string,
  read: (
    signal: AbortSignal,
  ) => Promise<{ readonly ok: true; readonly input: PublishedInput | undefined } | ImageFailure>,
  now: () => number = () => performance.now(),
): FixedModel {
  let known: PublishedInput | undefined
  let notice: string | undefined
  let askedAt: number | undefined

  async function prepare(signal: AbortSignal): Promise<void> {
    if (known || (askedAt !== undefined && now() - askedAt < AGAIN_MS)) return
    askedAt = now()
    const answer = await read(signal)
    if (answer.ok) known = answer.input
    const isRefused = !answer.ok && answer.started === false && answer.kind === 'bad_response'
    notice = known
      ? undefined
      : isRefused
        ? `${vendor} knows no model ${name}.`
        : `What ${name} takes could not be read at ${vendor}; it is sent prompts alone.`
  }

  return {
    name,
    prepare,
    input: async (signal) => {
      await prepare(signal)
      return known ?? PROMPT_ALONE
    },
    capabilities: ({
      repaints: _repaints,
      edits: _edits,
      transparent: _transparent,
      resolutions: _resolutions,
      ...vendor
    }) => {
      const { strength: referenceStrength, ...honors } = honoredBy(known ?? PROMPT_ALONE)
      return {
        ...vendor,
        ...honors,
        referenceStrength,
        models: [{ name, qualities: IMAGE_QUALITIES, ...honors }],
      }
    },
    notices: () => (notice === undefined ? [] : [notice]),
  }
}
