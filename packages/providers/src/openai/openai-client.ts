import type { Agent } from 'node:http'
import { agentFor, baseUrlOf } from '../hosted/hosted-provider.ts'
import { createVendorClient, type VendorClient } from '../net/vendor-client.ts'
import { readError } from './read-error.ts'

const BASE_URL = 'https://api.openai.com'

/** Client for OpenAI's API, at OpenAI or at a self-hosted server, which may need no key. */
export function createOpenAiClient({
  key,
  baseUrl: address = BASE_URL,
}: {
  readonly key?: string | undefined
  /** With or without its version (`/v1`). Default: OpenAI's own. */
  readonly baseUrl?: string | undefined
}): { readonly client: VendorClient; readonly agent: Agent } {
  const baseUrl = baseUrlOf(address, '/v1')
  const agent = agentFor(baseUrl)
  const headers: Record<string, string> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return { client: createVendorClient({ baseUrl, headers, agent, readError }), agent }
}

/** Whether an address is OpenAI's own; others serve other models and retire them on other dates. */
export function isOpenAiItself(address: string = BASE_URL): boolean {
  return new URL(address).origin === BASE_URL
}
