import type { FailureKind, ImageFailure } from '@easel/providers/image-provider'
import { isOwnServer } from './provider-table.ts'

/**
 * Whether the next provider of the table may draw instead. The first one must have begun nothing, so that no picture is paid for twice,
 * and the failure must not concern the user or the operator. A refusal does: they learn that they have to wait, change the prompt or pay,
 * and never get another kind of picture in silence. A server of the operator's own that fails or dies in the midst of a picture costs
 * nothing, and what it had begun is lost with it.
 */
export function mayFallBack({ kind, started }: ImageFailure, provider: string): boolean {
  if ((kind === 'network' || kind === 'server') && isOwnServer(provider)) return true
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
  /** The vendor was not reached. */
  network: true,
  /** A vendor that fails may have begun: without proof that it has not, nothing follows. */
  server: true,
  /** It answered, and what it did is unknown. */
  bad_response: false,
} as const satisfies Record<FailureKind, boolean>
