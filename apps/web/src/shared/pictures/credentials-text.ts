import type { Credentials } from '@easel/picture-metadata/credentials/read-credentials'

/** What a file's Content Credentials say, in a sentence or two. */
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

/** Reads and checks them; the code comes with the first file that is asked about. */
export async function readCredentialsOf(file: Blob): Promise<Credentials | undefined> {
  const [{ readCredentials }, bytes] = await Promise.all([
    import('@easel/picture-metadata/credentials/read-credentials'),
    file.arrayBuffer(),
  ])
  return readCredentials(new Uint8Array(bytes))
}
