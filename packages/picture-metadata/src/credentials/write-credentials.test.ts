import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { writeMetadata } from '../write-metadata.ts'
import { readCredentials } from './read-credentials.ts'
import { type MadeCertificates, makeCertificates } from './testing/make-certificates.ts'
import { readElsewhere } from './testing/read-elsewhere.ts'
import { type ClaimedSource, writeCredentials } from './write-credentials.ts'

const FORMATS = ['png', 'jpg', 'webp'] as const
const GENERATOR = { name: 'Easel', version: '9.8.7' }

/** A picture as the product exports it: marked as generated, and with a prompt. */
async function pictureAs(format: (typeof FORMATS)[number]): Promise<Uint8Array> {
  const drawn = sharp({ create: { width: 97, height: 61, channels: 4, background: '#3a7' } })
  const bytes = await (format === 'jpg' ? drawn.jpeg() : drawn[format]()).toBuffer()
  return writeMetadata(bytes, { sourceType: 'trainedAlgorithmicMedia', about: { prompt: 'a secret boat' } })
}

async function sign(
  bytes: Uint8Array,
  made: MadeCertificates,
  sourceType: ClaimedSource = 'algorithmicMedia',
) {
  return writeCredentials(bytes, { sourceType, generator: GENERATOR, signer: made.signer })
}

describe('Content Credentials of our own', async () => {
  const made = await makeCertificates()

  test.each(FORMATS)(
    'are found whole and trusted by the standard’s own reader in a file of %s',
    async (format) => {
      // Names of both lengths, because one of them makes the manifest's size odd.
      for (const subject of [
        'O=Example Studio, CN=Example Studio Signing',
        'O=Example Studio, CN=Example Studio Signing.',
      ]) {
        const made = await makeCertificates({ subject })
        const signed = await sign(await pictureAs(format), made, 'trainedAlgorithmicMedia')
        const said = await readElsewhere(signed, format, made.issuer)
        expect(said.validation_results.activeManifest.failure).toEqual([])
        expect(said.validation_state).toBe('Trusted')
        const manifest = said.manifests[said.active_manifest]
        expect(manifest?.signature_info).toMatchObject({
          issuer: 'Example Studio',
          common_name: expect.stringMatching(/^Example Studio Signing/),
          alg: 'Es256',
        })
        expect(manifest?.assertions).toMatchObject([
          {
            label: 'c2pa.actions.v2',
            data: {
              actions: [
                {
                  action: 'c2pa.created',
                  digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia',
                  softwareAgent: GENERATOR,
                },
              ],
            },
          },
        ])
        expect(await readCredentials(signed)).toEqual({
          signer: expect.stringMatching(/^Example Studio Signing/),
          organization: 'Example Studio',
          generator: 'Easel',
          state: 'valid',
        })
      }
    },
  )

  test.each(FORMATS)('leave the pixels of a file of %s as they were', async (format) => {
    const bytes = await pictureAs(format)
    const signed = await sign(bytes, made)
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer()
    expect(Buffer.compare(await pixels(signed), await pixels(bytes))).toBe(0)
  })

  test.each(FORMATS)('show both readers one other bit in a file of %s', async (format) => {
    const signed = await sign(await pictureAs(format), made)
    const at = Buffer.from(signed).indexOf('a secret boat')
    const changed = signed.slice()
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await readCredentials(changed)).toMatchObject({ state: 'changed' })
    const said = await readElsewhere(changed, format, made.issuer)
    expect(said.validation_state).toBe('Invalid')
    expect(said.validation_results.activeManifest.failure).toMatchObject([
      { code: 'assertion.dataHash.mismatch' },
    ])
  })

  test('say how a picture came to be, and nothing of its prompt', async () => {
    const bare = writeMetadata(await pictureAs('png'), { sourceType: 'algorithmicMedia' })
    const signed = Buffer.from(await sign(bare, made, 'compositeSynthetic'))
    expect(signed.includes('secret')).toBe(false)
    expect(signed.includes('digitalsourcetype/compositeSynthetic')).toBe(true)
  })

  test.each([
    ['ES384', 'Es384'],
    ['ES512', 'Es512'],
    ['PS256', 'Ps256'],
    ['PS384', 'Ps384'],
    ['PS512', 'Ps512'],
    ['EdDSA', 'Ed25519'],
  ] as const)('are signed by a key for %s, too', async (algorithm, alg) => {
    const other = await makeCertificates({ algorithm })
    const signed = await sign(await pictureAs('png'), other)
    expect(await readCredentials(signed)).toMatchObject({ state: 'valid' })
    const said = await readElsewhere(signed, 'png', other.issuer)
    expect(said.validation_results.activeManifest.failure).toEqual([])
    expect(said.validation_state).toBe('Trusted')
    expect(said.manifests[said.active_manifest]?.signature_info.alg).toBe(alg)
  })

  test('are not trusted by who trusts another issuer', async () => {
    const other = await makeCertificates({ subject: 'O=Elsewhere, CN=Elsewhere' })
    const said = await readElsewhere(await sign(await pictureAs('png'), made), 'png', other.issuer)
    expect(said.validation_state).toBe('Valid')
    expect(said.validation_results.activeManifest.failure).toMatchObject([
      { code: 'signingCredential.untrusted' },
    ])
  })

  test('are written once: a signed file, and one of another format, stay as they are', async () => {
    const signed = await sign(await pictureAs('png'), made)
    expect(await sign(signed, made)).toBe(signed)
    const avif = new Uint8Array(await sharp(signed).avif().toBuffer())
    expect(await sign(avif, made)).toBe(avif)
  })
})
