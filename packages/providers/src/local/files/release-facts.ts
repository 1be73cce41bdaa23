import { exchange } from '../../net/exchange.ts'
import type { HostFacts } from './file-answer.ts'

const FILE_OF_RELEASE =
  /^https:\/\/github\.com\/(\w[\w.-]*)\/(\w[\w.-]*)\/releases\/download\/(\w[\w.-]*)\/(\w[\w.-]*)$/
const MAX_BYTES = 2_000_000
const TIMEOUT_MS = 15_000

/**
 * GitHub's checksum of a release file, which the download does not state. Undefined for other URLs and when GitHub does not answer; the
 * manifest's own checksum applies anyway.
 */
export async function releaseFacts(
  url: string,
  signal: AbortSignal | undefined,
  api = 'https://api.github.com',
): Promise<HostFacts | undefined> {
  const [, owner, repository, tag, name] = FILE_OF_RELEASE.exec(url) ?? []
  if (name === undefined) return undefined
  const answer = await exchange({
    url: new URL(`${api}/repos/${owner}/${repository}/releases/tags/${tag}`),
    method: 'GET',
    headers: { accept: 'application/vnd.github+json', 'user-agent': 'Easel' },
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    agent: false,
    ...(signal && { signal }),
  })
  return answer.ok && answer.status === 200 ? readAsset(answer.body.toString(), name) : undefined
}

function readAsset(body: string, name: string): HostFacts | undefined {
  try {
    const { assets } = JSON.parse(body) as { assets?: unknown }
    if (!Array.isArray(assets)) return undefined
    const asset = assets.find((one) => one?.name === name)
    const sha256 = /^sha256:([0-9a-f]{64})$/.exec(String(asset?.digest))?.[1]
    const bytes = Number.isSafeInteger(asset?.size) ? (asset.size as number) : undefined
    return { sha256, bytes }
  } catch {
    return undefined
  }
}
