import { makeCertificates } from '@easel/picture-metadata/credentials/testing/make-certificates'
import { describe, expect, test } from 'vitest'
import { checkSigning } from './check-signing.ts'

const at = (day: string) => ({ now: () => new Date(day) })

describe('the doctor of a certificate that signs', async () => {
  const { chain, key } = await makeCertificates({
    notBefore: new Date('2026-01-01'),
    notAfter: new Date('2026-12-31'),
  })
  const settings = { C2PA_CERTIFICATE: chain, C2PA_PRIVATE_KEY: key }

  test('says as whom pictures are signed and until when, and warns in time', () => {
    expect(checkSigning(settings, at('2026-06-01'))).toEqual([
      {
        check: 'Signing',
        state: 'ok',
        says: 'Pictures that leave are signed as Example Studio Signing; the certificate counts until 2026-12-31.',
      },
    ])
    expect(checkSigning(settings, at('2026-12-05'))).toMatchObject([{ state: 'warning' }])
  })

  test('says that nothing is signed before it counts, after it has run out, and where it is wrong', () => {
    expect(checkSigning(settings, at('2025-12-31'))).toMatchObject([
      { state: 'problem', says: expect.stringContaining('counts from 2026-01-01 on') },
    ])
    expect(checkSigning(settings, at('2026-12-31'))).toMatchObject([
      { state: 'problem', says: expect.stringContaining('ran out on 2026-12-31') },
    ])
    const wrong = { ...settings, C2PA_PRIVATE_KEY: '/nowhere' }
    expect(checkSigning(wrong, at('2026-06-01'))).toMatchObject([
      { state: 'problem', says: expect.stringContaining('C2PA_PRIVATE_KEY') },
    ])
    expect(checkSigning({}, at('2026-06-01'))).toEqual([])
  })
})
