import { expect, test } from 'vitest'
import { credentialsText } from './credentials-text.ts'

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
