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
