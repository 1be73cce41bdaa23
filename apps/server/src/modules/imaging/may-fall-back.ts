import type { FailureKind, ImageFailure } from '@easel/providers/image-provider'
import { isOwnServer } from './provider-table.ts'

/**
 * Whether the next provider of the table may draw instead. The first must not have started anything, so that no picture is paid for twice, and
 * the failure must not concern the user or the operator: they learn that they must wait, change the prompt or pay, and never get another kind of
 * picture silently. A failing server of the operator's own costs nothing, and its work in progress is lost anyway.
 */
export function mayFallBack({ kind, started }: ImageFailure, provider: string): boolean {
  if ((kind === 'network' || kind === 'server') && isOwnServer(provider)) return true
  return started === false && IS_SILENT[kind]
}

const IS_SILENT = {
  /** Canceled by the user. */
  cancelled: false,
  /** No time is left. */
  timeout: false,
  /** The user requested something this provider cannot do. */
  unsupported: false,
  /** What one provider's policy refuses is not sent to another. */
  nsfw: false,
  /** The vendor asks to wait, and the user can. */
  rate_limit: false,
  /** The operator must pay; another kind of picture would hide that. */
  credits: false,
  /** The operator must fix the key; likewise. */
  auth: false,
  /** The vendor was not reached. */
  network: true,
  /** A failing vendor may have started; without proof that it has not, nothing follows. */
  server: true,
  /** It answered, and what it did is unknown. */
  bad_response: false,
} as const satisfies Record<FailureKind, boolean>
