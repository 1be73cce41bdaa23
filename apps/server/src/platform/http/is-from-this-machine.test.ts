import { describe, expect, it } from 'vitest'
import { isFromThisMachine } from './is-from-this-machine.ts'
import { pathForLog } from './path-for-log.ts'

const ask = (headers: Record<string, string>, address = '127.0.0.1', trustProxy = false) =>
  isFromThisMachine(new Headers(headers), address, trustProxy)

describe('a request of a program of this machine', () => {
  it('comes from loopback, by a name of this machine', () => {
    for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000'])
      expect(ask({ host }), host).toBe(true)
    expect(ask({ host: 'localhost' }, '::1')).toBe(true)
    expect(ask({ host: 'localhost' }, '203.0.113.9')).toBe(false)
  })

  it('is not one that a proxy of this machine passed on, with headers of its own or without', () => {
    expect(ask({ host: 'easel.example.com' })).toBe(false)
    expect(ask({ host: 'localhost.example.com' })).toBe(false)
    for (const name of ['x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'])
      expect(ask({ host: 'localhost', [name]: 'x' }), name).toBe(false)
    expect(ask({ host: 'localhost' }, '127.0.0.1', true)).toBe(false)
  })
})

describe('a path in the log', () => {
  it('holds no token', () => {
    for (const [path, shown] of [
      ['/api/shares/abcDEF123456', '/api/shares/…'],
      ['/api/shares/abcDEF123456/reports', '/api/shares/…/reports'],
      ['/images/shared/abcDEF123456.png', '/images/shared/…'],
      ['/downloads/secret', '/downloads/…'],
      ['/batch-downloads/secret', '/batch-downloads/…'],
      ['/api/auth/reset-password/secret', '/api/auth/reset-password/…'],
      ['/api/generations/gen_1', '/api/generations/gen_1'],
    ] as const)
      expect(pathForLog(path)).toBe(shown)
  })
})
