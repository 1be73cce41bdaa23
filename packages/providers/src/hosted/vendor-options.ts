import type { PictureHosts } from '../net/fetch-picture.ts'
import type { Resolve } from '../net/public-address.ts'

/** What the operator, or a test, may say of any hosted vendor. */
export type VendorOptions = {
  /** Another address that speaks the vendor's API, with or without its version (`/v1`). Default the vendor's own. */
  readonly baseUrl?: string
  /** Milliseconds one piece of work may take in all, whatever the caller allows. Default two minutes. */
  readonly deadlineMs?: number
  /** Today in milliseconds, which says what has ended; the machine's by default. */
  readonly now?: () => number
}

/** The same for a vendor that answers with the address of a picture; it may lie at `baseUrl` too. */
export type PictureVendorOptions = VendorOptions & {
  /** Resolves the hosts of pictures; the machine's own way by default. */
  readonly resolve?: Resolve
}

/** Upper bound for calls without a deadline of their own. */
export const VENDOR_DEADLINE_MS = 120_000

/** Where a vendor's pictures may lie: at the hosts it documents, and at the address the operator named instead. */
export function pictureHosts(
  documented: readonly string[],
  { baseUrl, resolve }: PictureVendorOptions,
): PictureHosts {
  return {
    documented,
    ...(baseUrl === undefined ? {} : { origin: new URL(baseUrl).origin }),
    ...(resolve ? { resolve } : {}),
  }
}
