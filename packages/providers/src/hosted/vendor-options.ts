import type { PictureHosts } from '../net/fetch-picture.ts'
import type { Resolve } from '../net/public-address.ts'

/** Options of every hosted vendor, for operators and tests. */
export type VendorOptions = {
  /** Another address with the vendor's API, with or without its version (`/v1`). Default: the vendor's own. */
  readonly baseUrl?: string
  /** Max milliseconds of one call's work, whatever the caller allows. Default two minutes. */
  readonly deadlineMs?: number
  /** Current time in milliseconds, for retirements; default: the machine's. */
  readonly now?: () => number
}

/** The same for a vendor that returns picture URLs, which may be at `baseUrl`, too. */
export type PictureVendorOptions = VendorOptions & {
  /** Resolves picture hosts; default: the machine's resolver. */
  readonly resolve?: Resolve
}

/** Max time of calls without a deadline of their own. */
export const VENDOR_DEADLINE_MS = 120_000

/** Allowed picture hosts: those the vendor documents, and the operator's address. */
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
