/** Progress of a download. */
export type DownloadProgress = {
  /** File name. */
  readonly name: string
  /** Received bytes, including earlier runs. */
  readonly received: number
  /** Total bytes. */
  readonly bytes: number
  /** Rate of the last seconds; undefined until it can be measured. */
  readonly bytesPerSecond: number | undefined
  readonly secondsLeft: number | undefined
}

/** Window of the rate in milliseconds. */
const SPAN_MS = 5_000
const MIN_SPAN_MS = 500

/** Computes rate and remaining time. */
export function createDownloadRate(
  file: { readonly name: string; readonly bytes: number },
  now: () => number = () => performance.now(),
): (received: number) => DownloadProgress {
  const seen: { readonly at: number; readonly received: number }[] = []
  return (received) => {
    const at = now()
    // Restarted, so earlier samples no longer apply.
    if ((seen.at(-1)?.received ?? 0) > received) seen.length = 0
    seen.push({ at, received })
    while (seen.length > 2 && at - (seen[0]?.at ?? at) > SPAN_MS) seen.shift()
    const first = seen[0] ?? { at, received }
    const spanMs = at - first.at
    const rate = spanMs >= MIN_SPAN_MS ? ((received - first.received) * 1_000) / spanMs : undefined
    return {
      name: file.name,
      bytes: file.bytes,
      received,
      bytesPerSecond: rate,
      secondsLeft: rate === undefined || rate === 0 ? undefined : (file.bytes - received) / rate,
    }
  }
}
