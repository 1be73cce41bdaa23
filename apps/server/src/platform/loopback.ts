import { isIP } from 'node:net'

/** Whether an address is reachable only from this machine. */
export function isLoopback(address: string): boolean {
  return address === '::1' || address === 'in-process' || (isIP(address) === 4 && address.startsWith('127.'))
}
