/** What a limit leaves its caller, as of this request. */
export type Quota = {
  /** Name of the limit. */
  readonly name: string
  /** Max burst of requests. */
  readonly burst: number
  /** Seconds until an empty quota is full again. */
  readonly windowSeconds: number
  /** Remaining requests. */
  readonly remaining: number
  /** Whole seconds until one more is allowed. */
  readonly refillSeconds: number
}

/** Called with each limit that a request is counted against, including the one that refuses it. */
export type TellQuota = (quota: Quota) => void

/** Counts a request of the caller. Reports what is left, then throws `rate_limit` with a retry-after when nothing is. */
export type TakeTurn = (caller: string, tell: TellQuota) => void
