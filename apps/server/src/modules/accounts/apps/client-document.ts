import { isIP } from 'node:net'
import { APP_LIMITS } from '@easel/contract/apps/connected-apps'
import { noteSchema } from '@easel/contract/fields'
import { exchange } from '@easel/providers/net/exchange'
import { isPublicAddress, publicLookup } from '@easel/providers/net/public-address'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/app-error.ts'
import { OauthRefusal } from './oauth-refusal.ts'
import { placeOf, redirectAddress } from './redirect-address.ts'

const MAX_BYTES = 16 * 1024
const DEADLINE_MS = 5_000
const MAX_ADDRESSES = 10

/** An app's description of itself. */
export type Client = {
  readonly name: string
  /** Host; null if it names none. */
  readonly website: string | null
  readonly redirectUris: readonly string[]
}

/** Parses an app's metadata, from a registration or its document; throws what is wrong with it. */
export function readClientMetadata(given: unknown): Client {
  const metadata = fieldsOf(given)
  const addresses = listOf(metadata['redirect_uris'])
  const redirectUris = addresses.filter(
    (address): address is string => typeof address === 'string' && redirectAddress(address) !== undefined,
  )
  if (addresses.length === 0 || addresses.length > MAX_ADDRESSES || redirectUris.length < addresses.length)
    throw new OauthRefusal(
      'invalid_redirect_uri',
      `redirect_uris must hold 1 to ${MAX_ADDRESSES} addresses, each with https, with http on this computer (localhost, 127.0.0.1, [::1]) or with a scheme of the app’s own and a path, and without a fragment`,
    )
  const grants = metadata['grant_types']
  if (grants !== undefined && !listOf(grants).includes('authorization_code'))
    throw new OauthRefusal('invalid_client_metadata', 'grant_types must include authorization_code')
  const website = hostOf(metadata['client_uri'])
  const name = z.safeParse(noteSchema(APP_LIMITS.nameCharacters), metadata['client_name'] ?? '')
  if (!name.success)
    throw new OauthRefusal(
      'invalid_client_metadata',
      `client_name must be one line of at most ${APP_LIMITS.nameCharacters} characters`,
    )
  return { name: name.data || website || placeOf(new URL(redirectUris[0] ?? '')), website, redirectUris }
}

function fieldsOf(given: unknown): Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null ? { ...given } : {}
}

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : []
}

function hostOf(address: unknown): string | null {
  if (typeof address !== 'string' || address.length > 500 || !URL.canParse(address)) return null
  const { protocol, host } = new URL(address)
  return protocol === 'https:' ? host : null
}

/** A URL as client id, which is where its document is. */
export function isDocumentAddress(clientId: string): boolean {
  return /^https?:\/\//.test(clientId)
}

/**
 * Fetches an app's metadata document: from public addresses only (checked after DNS resolution), over HTTPS, without following redirects. Hosts
 * listed by the operator may be private and need no HTTPS.
 */
export function createClientDocuments(privateHosts: readonly string[]) {
  return async (clientId: string): Promise<Client> => {
    const refuse = (why: string) =>
      new AppError('invalid_request', {
        message: `The app could not be identified: its document at ${clientId.slice(0, 200)} ${why}.`,
      })
    const url = URL.canParse(clientId) ? new URL(clientId) : undefined
    // Ids are compared as strings, so only the normalized spelling is accepted.
    if (url?.href !== clientId || url.pathname === '/' || url.username !== '' || clientId.includes('#'))
      throw refuse('has no proper address')
    const isListed = privateHosts.includes(url.host) || privateHosts.includes(url.hostname)
    const literal = url.hostname.replace(/^\[|\]$/g, '')
    const isPrivate = isIP(literal) !== 0 && !isPublicAddress(literal)
    if (!isListed && (url.protocol !== 'https:' || isPrivate)) throw refuse('has no public https address')
    const answer = await exchange({
      url,
      method: 'GET',
      headers: { accept: 'application/json' },
      maxBytes: MAX_BYTES,
      timeoutMs: DEADLINE_MS,
      agent: false,
      ...(isListed ? {} : { lookup: publicLookup() }),
    })
    if (!answer.ok || answer.status !== 200) throw refuse('could not be fetched')
    const document = parsed(answer.body)
    if (fieldsOf(document)['client_id'] !== clientId)
      throw refuse('does not name that address as its client_id')
    try {
      return { ...readClientMetadata(document), website: url.host }
    } catch (error) {
      if (error instanceof OauthRefusal) throw refuse(`is not right: ${error.message}`)
      throw error
    }
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
