import { describe, expect, it } from 'vitest'
import { parseEnv } from './env.ts'

describe('the environment', () => {
  it('starts with nothing set', () => {
    const env = parseEnv({})
    expect(env).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      ROLE: 'all',
      DEFAULT_TIER: 'free',
      OPERATOR_EMAILS: [],
      MODERATOR_EMAILS: [],
      TRUST_PROXY: false,
    })
    expect(env.DATABASE_URL).toBeUndefined()
    expect(env.DATA_DIR).toMatch(/^\/.*data$/)
  })

  it('takes an empty value for one that is not set', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ PORT: 3000 })
  })

  it('names every wrong value in one message, and no secret', () => {
    const read = () =>
      parseEnv({
        PORT: '99999',
        LOG_LEVEL: 'loud',
        AUTH_SECRET: 'hunter2',
        STORAGE_DRIVER: 'tape',
        PUBLIC_URL: 'nope',
      })
    expect(read).toThrow(/PORT must be a whole number from 0 to 65535, but is "99999"/)
    expect(read).toThrow(/LOG_LEVEL must be one of fatal, .*silent, but is "loud"/)
    expect(read).toThrow(/STORAGE_DRIVER must be one of disk, s3, but is "tape"/)
    expect(read).toThrow(/PUBLIC_URL must be an http/)
    expect(read).toThrow(/AUTH_SECRET must have at least 32 characters\./)
    expect(read).not.toThrow(/hunter2/)
  })

  it('takes a prefix of keys with or without its slash, and refuses one among the product’s own folders', () => {
    expect(parseEnv({ S3_PREFIX: 'staging' }).S3_PREFIX).toBe('staging/')
    expect(parseEnv({ S3_PREFIX: 'easel/staging/' }).S3_PREFIX).toBe('easel/staging/')
    expect(parseEnv({}).S3_PREFIX).toBe('')
    expect(() => parseEnv({ S3_PREFIX: 'images/staging' })).toThrow(
      /S3_PREFIX must not begin with audio, images/,
    )
    expect(() => parseEnv({ S3_PREFIX: '../up' })).toThrow(/S3_PREFIX must be names/)
  })

  it('refuses a second process on the embedded database', () => {
    expect(() => parseEnv({ ROLE: 'worker' })).toThrow(/need DATABASE_URL/)
    expect(parseEnv({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/easel' }).ROLE).toBe('worker')
  })

  it('reads lists and flags', () => {
    expect(parseEnv({ MODERATOR_EMAILS: 'A@b.c, d@e.f ,', TRUST_PROXY: 'true' })).toMatchObject({
      MODERATOR_EMAILS: ['a@b.c', 'd@e.f'],
      TRUST_PROXY: true,
    })
  })
})
