/** What a request limit leaves its caller, as counted when the request came. */
export type Quota = {
  /** Of the limit. */
  readonly name: string
  /** Requests that may come at once. */
  readonly burst: number
  /** Seconds in which a spent quota is whole again. */
  readonly windowSeconds: number
  /** Requests that may follow at once. */
  readonly remaining: number
  /** Whole seconds until one more may follow. */
  readonly refillSeconds: number
}

/** Hears of each limit that a request is counted against, also of the one that refuses it. */
export type TellQuota = (quota: Quota) => void

/** Counts a request of the caller. Throws `rate_limit`, with how long to wait, when its share is used up; tells first what is left. */
export type TakeTurn = (caller: string, tell: TellQuota) => void
