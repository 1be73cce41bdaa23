import { readFileSync } from 'node:fs'
import { makeCertificates } from '@easel/picture-metadata/credentials/testing/make-certificates'
import { writeCredentials } from '@easel/picture-metadata/credentials/write-credentials'
import { writeMetadata } from '@easel/picture-metadata/write-metadata'
import { expect, test } from 'vitest'
import { credentialsText, readCredentialsOf } from './credentials-text.ts'

const ICON = new URL('../../../public/icons/apple-touch-icon.png', import.meta.url)
const SIGNED = { signer: 'Example signer', organization: 'Example Pictures', generator: undefined } as const

test('Content Credentials are told by who signed and whether the picture is still the one that was signed', () => {
  expect(credentialsText({ ...SIGNED, state: 'valid' })).toBe(
    'Signed by Example signer (Example Pictures). The picture has not changed since.',
  )
  expect(credentialsText({ ...SIGNED, organization: 'Example signer', state: 'changed' })).toBe(
    'Signed by Example signer. The file has changed since, so they no longer hold.',
  )
  expect(credentialsText({ ...SIGNED, organization: undefined, state: 'unknown' })).toBe(
    'Signed by Example signer. Whether the picture has changed since can’t be checked here.',
  )
  expect(credentialsText({ ...SIGNED, signer: undefined, state: 'unknown' })).toBe(
    'They are in the file, but can’t be checked here.',
  )
  expect(credentialsText(undefined)).toBe('This file has none.')
})

test('a picture that an installation signed says as whom, and that one byte of it was damaged', async () => {
  const { signer } = await makeCertificates()
  const drawn = writeMetadata(readFileSync(ICON), {
    sourceType: 'algorithmicMedia',
  })
  const generator = { name: 'Easel', version: '1' }
  const signed = await writeCredentials(drawn, { sourceType: 'algorithmicMedia', generator, signer })
  const say = async (bytes: Uint8Array) =>
    credentialsText(await readCredentialsOf(new Blob([new Uint8Array(bytes)])))
  expect(await say(signed)).toBe(
    'Signed by Example Studio Signing (Example Studio). The picture has not changed since.',
  )
  signed[signed.length - 30] = (signed[signed.length - 30] ?? 0) ^ 1
  expect(await say(signed)).toBe(
    'Signed by Example Studio Signing (Example Studio). The file has changed since, so they no longer hold.',
  )
})
