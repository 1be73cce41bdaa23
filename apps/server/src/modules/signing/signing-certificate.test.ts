import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkSignature } from '@easel/picture-metadata/credentials/cose-signature'
import { signCose } from '@easel/picture-metadata/credentials/sign-cose'
import { makeCertificates } from '@easel/picture-metadata/credentials/testing/make-certificates'
import { afterAll, describe, expect, test } from 'vitest'
import { readSigningCertificate } from './signing-certificate.ts'

const folder = mkdtempSync(join(tmpdir(), 'easel-signing-'))
afterAll(() => rmSync(folder, { recursive: true }))

function read(C2PA_CERTIFICATE: string, C2PA_PRIVATE_KEY: string) {
  return readSigningCertificate({ C2PA_CERTIFICATE, C2PA_PRIVATE_KEY })
}

describe('the certificate that signs pictures', async () => {
  const made = await makeCertificates()
  const other = await makeCertificates()

  test('is read from text, from text on one line, and from files', () => {
    const chainFile = join(folder, 'chain.pem')
    const keyFile = join(folder, 'key.pem')
    writeFileSync(chainFile, `A remark of the issuer’s\n${made.chain}`)
    writeFileSync(keyFile, made.key)
    const wanted = { name: 'Example Studio Signing', signer: { certificates: made.signer.certificates } }
    expect(read(made.chain, made.key)).toMatchObject(wanted)
    expect(read(made.chain.replaceAll('\n', '\\n'), made.key.replaceAll('\n', '\\n'))).toMatchObject(wanted)
    expect(read(chainFile, keyFile)).toMatchObject(wanted)
    expect(read(made.leaf, made.key)?.signer.certificates).toHaveLength(1)
    expect(readSigningCertificate({})).toBeUndefined()
  })

  test.each(['ES256', 'ES384', 'ES512', 'PS256', 'EdDSA'] as const)(
    'signs with a key for %s what the key of its certificate confirms',
    async (algorithm) => {
      const { chain, key } = await makeCertificates({ algorithm })
      const certificate = read(chain, key)
      if (!certificate) throw new Error('no certificate')
      expect(certificate.signer.algorithm).toBe(algorithm)
      const payload = new TextEncoder().encode('a boat')
      const cose = await signCose(certificate.signer, payload)
      expect(await checkSignature(cose, payload)).toMatchObject({ isRight: true })
      payload[0] = 0
      expect(await checkSignature(cose, payload)).toMatchObject({ isRight: false })
    },
  )

  test('is refused in words that say what to write, and never tell the key', async () => {
    const mailOnly = await makeCertificates({ usages: ['1.3.6.1.5.5.7.3.1'] })
    const unsaid = await makeCertificates({ usages: [] })
    const forEncryption = await makeCertificates({ keyUsage: 'encryption' })
    const forAnything = await makeCertificates({ keyUsage: 'unsaid' })
    const own = { chain: made.issuer, key: made.key }
    const broken = made.leaf.replace(/\n.{20}/, '\nAAAAAAAAAAAAAAAAAAAA')
    const short = await makeCertificates({ algorithm: 'PS256', bits: 1024 })
    const cases: readonly (readonly [string, string, RegExp])[] = [
      ['/nowhere/chain.pem', made.key, /C2PA_CERTIFICATE is neither text in PEM nor a file/],
      [made.key, made.key, /C2PA_CERTIFICATE holds no certificate/],
      [broken, made.key, /C2PA_CERTIFICATE holds a certificate that is damaged/],
      [own.chain, own.key, /begins with an issuer’s certificate/],
      [mailOnly.chain, mailOnly.key, /not for signing: its extended key usage/],
      [unsaid.chain, unsaid.key, /not for signing: its extended key usage/],
      [forEncryption.chain, forEncryption.key, /whose key usage does not name digital signatures/],
      [forAnything.chain, forAnything.key, /whose key usage does not name digital signatures/],
      [made.leaf + other.issuer, made.key, /certificate 2 is not the issuer of certificate 1/],
      [made.chain, other.key, /not the key of the first certificate/],
      [made.chain, made.key.slice(0, 90), /C2PA_PRIVATE_KEY holds no private key/],
      [made.chain, 'hunter2hunter2', /C2PA_PRIVATE_KEY is neither text in PEM nor a file/],
      [
        short.chain,
        short.key,
        /must be a key for RSA \(not RSASSA-PSS\) of at least 2048 bits, for ECDSA on P-256, P-384 or P-521, or for Ed25519/,
      ],
    ]
    for (const [chain, key, message] of cases) {
      expect(() => read(chain, key)).toThrow(message)
      expect(() => read(chain, key)).not.toThrow(/hunter2|MIGH|MIIC/)
    }
  })
})
