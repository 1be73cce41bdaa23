import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { ModelFilesError } from './model-files-error.ts'

/** Allowed sources of files. */
export type FileSources = {
  /** Host names; a leading `*.` matches all subdomains. */
  readonly hosts: readonly string[]
  /** Replaces the host of every URL. */
  readonly mirror: URL | undefined
}

/** Facts that a hub states while redirecting to the bytes. */
export type HostFacts = { readonly sha256: string | undefined; readonly bytes: number | undefined }

export type FileAnswer = {
  readonly response: IncomingMessage
  readonly facts: HostFacts
  readonly host: string
}

const MAX_REDIRECTS = 5
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']

/** MODEL_MIRROR as a URL; plain http only on this machine, because downloads may be executed. */
export function readMirror(mirror: string | undefined): URL | undefined {
  if (mirror === undefined) return undefined
  const url = new URL(mirror)
  if (url.protocol !== 'https:' && !LOOPBACK.includes(url.hostname))
    throw new ModelFilesError(`MODEL_MIRROR must begin with https://, but is ${mirror}.`)
  return url
}

/** Requests a file, follows redirects to hosts of the manifest, and returns before the body is read. */
export async function askForFile(
  url: string,
  sources: FileSources,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<FileAnswer> {
  let at = throughMirror(new URL(url), sources.mirror)
  let facts: HostFacts = { sha256: undefined, bytes: undefined }
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    refuseStranger(at, sources)
    const response = await get(at, headers, signal)
    facts = { ...facts, ...factsIn(response) }
    const { location } = response.headers
    const isRedirect = [301, 302, 303, 307, 308].includes(response.statusCode ?? 0)
    if (!isRedirect || location === undefined) return { response, facts, host: at.hostname }
    response.destroy()
    if (!URL.canParse(location, at.href))
      throw new ModelFilesError(`${at.hostname} redirects to what is no address.`)
    at = new URL(location, at)
  }
  throw new ModelFilesError(`${at.hostname} redirects in a circle. Try again later, or set MODEL_MIRROR.`)
}

function throughMirror(url: URL, mirror: URL | undefined): URL {
  if (!mirror) return url
  return new URL(`${mirror.origin}${mirror.pathname.replace(/\/$/, '')}${url.pathname}${url.search}`)
}

function refuseStranger(url: URL, { hosts, mirror }: FileSources): void {
  if (mirror && url.origin === mirror.origin) return
  if (url.protocol !== 'https:' || url.username !== '' || url.port !== '')
    throw new ModelFilesError(
      `A download was redirected to ${url.protocol}//${url.host}, which is not followed: only https:// is.`,
    )
  const isNamed = hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
  if (!isNamed)
    throw new ModelFilesError(
      `A download was redirected to ${url.hostname}, which the manifest does not name. If you trust it, add it to "hosts" in LOCAL_MODEL_MANIFEST.`,
    )
}

function get(
  url: URL,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = (url.protocol === 'https:' ? https : http).get(url, {
      headers: { ...headers, 'accept-encoding': 'identity', 'user-agent': 'Easel' },
      agent: false,
      signal,
    })
    call.once('response', resolve)
    call.on('error', reject)
  })
}

/** Hugging Face states checksum and size of a file stored elsewhere. */
function factsIn({ headers }: IncomingMessage): Partial<HostFacts> {
  const sha256 = /^"?([0-9a-f]{64})"?$/i.exec(String(headers['x-linked-etag'] ?? ''))?.[1]?.toLowerCase()
  const bytes = /^\d{1,15}$/.exec(String(headers['x-linked-size'] ?? ''))?.[0]
  return {
    ...(sha256 === undefined ? {} : { sha256 }),
    ...(bytes === undefined ? {} : { bytes: Number(bytes) }),
  }
}
