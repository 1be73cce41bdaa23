import { isLoopback } from './client-address.ts'

/** Headers that a proxy adds. One that adds none still tells the name that its visitor asked for, unless it hides that too. */
const OF_PROXIES = [
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-forwarded-port',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'forwarded',
  'via',
] as const
const LOCAL_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i

/** Whether a program of this machine asks, rather than a proxy of this machine for a visitor of the Internet. */
export function isFromThisMachine(headers: Headers, address: string, trustProxy: boolean): boolean {
  if (trustProxy || !isLoopback(address)) return false
  if (OF_PROXIES.some((name) => headers.has(name))) return false
  return LOCAL_HOST.test(headers.get('host') ?? 'localhost')
}
