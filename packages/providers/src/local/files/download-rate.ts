/** How a download gets on. */
export type DownloadProgress = {
  /** Of the file. */
  readonly name: string
  /** Bytes that are here, those of earlier runs too. */
  readonly received: number
  /** Bytes of the whole file. */
  readonly bytes: number
  /** Of the last seconds; undefined until there is something to tell from. */
  readonly bytesPerSecond: number | undefined
  readonly secondsLeft: number | undefined
}

/** Milliseconds that the rate is taken over. */
const SPAN_MS = 5_000
const MIN_SPAN_MS = 500

/** Tells rate and time left from what is received. */
export function createDownloadRate(
  file: { readonly name: string; readonly bytes: number },
  now: () => number = () => performance.now(),
): (received: number) => DownloadProgress {
  const seen: { readonly at: number; readonly received: number }[] = []
  return (received) => {
    const at = now()
    // Begun anew: what was received before says nothing any more.
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
