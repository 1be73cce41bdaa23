import { isLoopback } from '../loopback.ts'
import { clientSource } from './client-address.ts'

export type SourceCounts = {
  /** Counts one more of this address and answers how to end it, once; undefined, and nothing is counted, when it has all it may have. */
  readonly enter: (address: string) => (() => void) | undefined
}

/**
 * Counts what is open of each address (IPv6: of each /64). Without a proxy, this machine's own address is its owner's; behind one it would be
 * everybody's: it is not counted.
 */
export function createSourceCounts(max: number): SourceCounts {
  const open = new Map<string, number>()
  return {
    enter: (address) => {
      if (isLoopback(address)) return () => {}
      const source = clientSource(address)
      const before = open.get(source) ?? 0
      if (before >= max) return undefined
      open.set(source, before + 1)
      let isOpen = true
      return () => {
        if (!isOpen) return
        isOpen = false
        const left = (open.get(source) ?? 0) - 1
        if (left > 0) open.set(source, left)
        else open.delete(source)
      }
    },
  }
}
