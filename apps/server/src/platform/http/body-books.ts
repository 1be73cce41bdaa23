export type BodyBudgets = {
  /** Max bytes of request bodies in transit into this process. */
  readonly bytesInFlight: number
  /** Max bytes of them from one address. */
  readonly bytesPerSource: number
}

/** Bodies up to this size are never refused because of others. */
const SMALL_BYTES = 64 * 1024

/** The budget that a body exceeds. */
export type SpentBudget = 'process' | 'source'

export type BodyInBooks = {
  /** Reserves more bytes of this body, or returns the exceeded budget and reserves nothing. */
  readonly add: (bytes: number) => SpentBudget | undefined
  /** Releases the body's bytes, whether it arrived or not. */
  readonly close: () => void
}

/** Accounts for incoming bodies by source (an address or its network). */
export function createBodyBooks({ bytesInFlight, bytesPerSource }: BodyBudgets) {
  const bySource = new Map<string, number>()
  let total = 0

  return {
    /** With `source` undefined only the process-wide budget applies. */
    open(source: string | undefined): BodyInBooks {
      let counted = 0
      let isOpen = true
      const book = (bytes: number) => {
        counted += bytes
        total += bytes
        if (source === undefined) return
        const left = (bySource.get(source) ?? 0) + bytes
        if (left > 0) bySource.set(source, left)
        else bySource.delete(source)
      }
      return {
        add: (bytes) => {
          if (!isOpen) return undefined
          if (counted + bytes > SMALL_BYTES) {
            // The source first, so that a caller over its own share learns that even when the whole budget is used up.
            if (source !== undefined && (bySource.get(source) ?? 0) + bytes > bytesPerSource) return 'source'
            if (total + bytes > bytesInFlight) return 'process'
          }
          book(bytes)
          return undefined
        },
        close: () => {
          if (isOpen) book(-counted)
          isOpen = false
        },
      }
    },
  }
}
