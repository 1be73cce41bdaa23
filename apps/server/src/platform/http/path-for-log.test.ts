import { describe, expect, it } from 'vitest'
import { pathForLog } from './path-for-log.ts'

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
