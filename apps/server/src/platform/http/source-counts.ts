import { isLoopback } from '../loopback.ts'
import { clientSource } from './client-address.ts'

export type SourceCounts = {
  /** Counts one more for this address and returns a function that ends it; undefined, counting nothing, when the address is at its cap. */
  readonly enter: (address: string) => (() => void) | undefined
}

/** Counts open items by address (IPv6: by /64). Without a proxy, a loopback address belongs to this machine's owner and is not counted. */
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
