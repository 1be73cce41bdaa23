import { describe, expect, it } from 'vitest'
import { isLoopback } from '../loopback.ts'
import { clientAddress, clientSource, UNKNOWN_ADDRESS } from './client-address.ts'

const forwarded = (value: string, trustProxy = true) =>
  clientAddress(new Headers({ 'x-forwarded-for': value }), '10.0.0.1', trustProxy)

describe('the address of a caller', () => {
  it('is the socket’s where no proxy is trusted, whatever the caller says', () => {
    expect(forwarded('203.0.113.9', false)).toBe('10.0.0.1')
  })

  it('is the last that the trusted proxy appended', () => {
    expect(forwarded('1.1.1.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(clientAddress(new Headers(), '10.0.0.1', true)).toBe('10.0.0.1')
  })

  it('has no port, no brackets, no zone and one spelling', () => {
    for (const [text, address] of [
      ['203.0.113.9:51234', '203.0.113.9'],
      ['[2001:db8::1]:51234', '2001:db8::1'],
      ['[2001:db8::1]', '2001:db8::1'],
      ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
      ['fe80::1%eth0', 'fe80::1'],
      ['::ffff:203.0.113.9', '203.0.113.9'],
      ['[::ffff:cb00:7109]:80', '203.0.113.9'],
    ] as const)
      expect(forwarded(text), text).toBe(address)
    expect(clientAddress(new Headers(), '::ffff:127.0.0.1', false)).toBe('127.0.0.1')
  })

  it('is unknown when the proxy told anything else, and never this machine’s', () => {
    for (const text of [
      'unknown',
      '_hidden',
      '127.evil.example',
      '127.0.0.1:80:90',
      '[::1',
      '127.0.0.1x',
      '999.1.1.1',
      'a'.repeat(5_000),
    ]) {
      expect(forwarded(text), text).toBe(UNKNOWN_ADDRESS)
      expect(isLoopback(forwarded(text))).toBe(false)
    }
  })
})

describe('the source of a caller, which limits count by', () => {
  it('is the address itself for IPv4', () => {
    expect(clientSource('203.0.113.9')).toBe('203.0.113.9')
    expect(clientSource(UNKNOWN_ADDRESS)).toBe(UNKNOWN_ADDRESS)
  })

  it('is one for all addresses of a /64, and another for the next', () => {
    expect(clientSource('2001:db8:0:1::1')).toBe('2001:db8:0:1::/64')
    expect(clientSource('2001:db8:0:1:ffff:ffff:ffff:ffff')).toBe('2001:db8:0:1::/64')
    expect(clientSource('2001:db8:0:2::1')).toBe('2001:db8:0:2::/64')
    expect(clientSource('::1')).toBe('0:0:0:0::/64')
  })
})
