import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { deriveKey, loadSecret } from './secret.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-secret-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('the secret', () => {
  it('is made once, kept, and readable by its owner alone', () => {
    const first = loadSecret(folder, undefined)
    expect(first).toMatch(/^[\w-]{43}$/)
    expect(loadSecret(folder, undefined)).toBe(first)
    expect(statSync(join(folder, 'auth-secret')).mode & 0o777).toBe(0o600)
    expect(readdirSync(folder)).toEqual(['auth-secret'])
  })

  it('is the given one when there is one', () => {
    expect(loadSecret(folder, 'given')).toBe('given')
  })

  it('gives each purpose a key of its own', () => {
    expect(deriveKey('s', 'images')).toHaveLength(32)
    expect(deriveKey('s', 'images')).toEqual(deriveKey('s', 'images'))
    expect(deriveKey('s', 'images')).not.toEqual(deriveKey('s', 'sessions'))
  })
})
