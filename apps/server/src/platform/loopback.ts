import { isIP } from 'node:net'

/** Whether an address is this machine’s own, and reached from it alone. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address === 'in-process' || (isIP(address) === 4 && address.startsWith('127.'))
}
