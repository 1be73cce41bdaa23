import { IMAGE_QUALITIES, type ImageCapabilities, type ImageFailure } from '../image-provider.ts'
import { honoredBy, PROMPT_ALONE, type PublishedInput } from './published-input.ts'

/** How long an unread schema is left alone. */
const AGAIN_MS = 60_000

/** One model that the operator named, by what its vendor publishes of it. */
export type FixedModel = {
  readonly name: string
  readonly prepare: (signal: AbortSignal) => Promise<void>
  /** What it takes, as far as it is known by now. */
  readonly input: (signal: AbortSignal) => Promise<PublishedInput>
  /** The vendor's capabilities with this model alone. */
  readonly capabilities: (vendor: ImageCapabilities) => ImageCapabilities
  readonly notices: () => readonly string[]
}

/** `read` ends within seconds; a refusal says that there is no such model. What cannot be read is asked for again, a minute later at the earliest. */
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
