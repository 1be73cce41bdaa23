export type BodyBudgets = {
  /** Bytes of request bodies that may be on their way into this process at once. */
  readonly bytesInFlight: number
  /** How many of them may come from one address. */
  readonly bytesPerSource: number
}

/** Bodies up to this size are never refused for others' sake. */
const SMALL_BYTES = 64 * 1024

/** Which budget a body did not fit in. */
export type SpentBudget = 'process' | 'source'

export type BodyInBooks = {
  /** Counts more bytes of this body, or says which budget has no room; then they are not counted. */
  readonly add: (bytes: number) => SpentBudget | undefined
  /** The body has come, or never will: its bytes count no more. */
  readonly close: () => void
}

/** Keeps count of the bodies that are coming in, by source (an address, or a network of them). */
export function createBodyBooks({ bytesInFlight, bytesPerSource }: BodyBudgets) {
  const bySource = new Map<string, number>()
  let total = 0

  return {
    /** `source` undefined: counted for the process alone. */
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
            // The source first: one that has used up its part is told so, also while all is spent.
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
