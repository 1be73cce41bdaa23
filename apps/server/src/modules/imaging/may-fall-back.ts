import type { FailureKind, ImageFailure } from '@easel/providers/image-provider'

/**
 * Whether the next provider of the table may draw instead. Two things are needed: it is certain that the first one began nothing, so that
 * no picture is paid for twice; and the kind is one that nobody has to hear of. A vendor that answers a refusal is heard: who waits is
 * told to wait, to change the prompt or that the balance is spent, and does not get another kind of picture in silence.
 */
export function mayFallBack({ kind, started }: ImageFailure): boolean {
  return started === false && IS_SILENT[kind]
}

const IS_SILENT = {
  /** The user's own wish. */
  cancelled: false,
  /** No time is left. */
  timeout: false,
  /** The user asked for what this provider cannot do. */
  unsupported: false,
  /** What one provider's policy refuses is not carried to another. */
  nsfw: false,
  /** The vendor asks to wait, and the user can. */
  rate_limit: false,
  /** The operator has to pay; pictures of another kind would hide it. */
  credits: false,
  /** The operator has to mend the key; likewise. */
  auth: false,
  /** Nobody was reached. */
  network: true,
  /** A vendor that fails may have begun: without proof that it has not, nothing follows. */
  server: true,
  /** It answered, and what it did is unknown. */
  bad_response: false,
} as const satisfies Record<FailureKind, boolean>
