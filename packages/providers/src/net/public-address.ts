import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>

/** Error code for a refused address. */
export const BLOCKED = 'EBLOCKED'

/** IPv4 ranges without public servers: loopback, private, link-local, documentation, multicast, reserved. */
const NOT_PUBLIC_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const
/**
 * Global unicast ranges in IANA's special-purpose registry: protocol assignments (Teredo, benchmarking, ORCHID), 6to4 (which embeds an IPv4
 * address), documentation and AS112.
 */
const NOT_PUBLIC_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const

const closed = new BlockList()
for (const [net, prefix] of NOT_PUBLIC_V4) closed.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of NOT_PUBLIC_V6) closed.addSubnet(net, prefix, 'ipv6')
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is on the public Internet. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !closed.check(address, 'ipv4')
    case 6:
      return globalUnicast.check(address, 'ipv6') && !closed.check(address, 'ipv6')
    default:
      return false
  }
}

/**
 * A `lookup` for sockets that resolves once, refuses names with any private address, and connects to exactly the addresses it checked, so a
 * second DNS answer cannot differ.
 */
export function publicLookup(resolve: Resolve = resolveByMachine): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (addresses) => {
        const first = addresses[0]
        if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
          return callback(Object.assign(new Error('not a public address'), { code: BLOCKED }), '', 0)
        if (options.all) callback(null, [...addresses])
        else callback(null, first.address, first.family)
      },
      (error: NodeJS.ErrnoException) => callback(error, '', 0),
    )
  }
}

function resolveByMachine(host: string): Promise<readonly LookupAddress[]> {
  return new Promise((resolve, reject) => {
    lookup(host, { all: true }, (error, addresses) => (error ? reject(error) : resolve(addresses)))
  })
}
