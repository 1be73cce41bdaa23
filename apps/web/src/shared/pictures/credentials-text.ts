import type { Credentials } from '@easel/picture-metadata/credentials/read-credentials'

/** Summary of a file's Content Credentials. */
export function credentialsText(credentials: Credentials | undefined): string {
  if (!credentials) return 'This file has none.'
  const { signer, organization, state } = credentials
  if (signer === undefined) return 'They are in the file, but can’t be checked here.'
  const name = organization === undefined || organization === signer ? signer : `${signer} (${organization})`
  const then = {
    valid: 'The picture has not changed since.',
    changed: 'The file has changed since, so they no longer hold.',
    unknown: 'Whether the picture has changed since can’t be checked here.',
  }[state]
  return `Signed by ${name}. ${then}`
}

/** Reads and verifies them; loaded with the first file. */
export async function readCredentialsOf(file: Blob): Promise<Credentials | undefined> {
  const [{ readCredentials }, bytes] = await Promise.all([
    import('@easel/picture-metadata/credentials/read-credentials'),
    file.arrayBuffer(),
  ])
  return readCredentials(new Uint8Array(bytes))
}
