import { reasonOf } from '../../platform/reason-of.ts'

const LIMIT_MS = 8_000
const MAX_BYTES = 64 * 1024

export type Question = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export type Answer = { readonly status: number; readonly text: string } | { readonly failed: string }

/** Sends one request, follows no redirect, and reads the start of the response. Never rejects. */
export async function ask({ url, ...question }: Question, limitMs = LIMIT_MS): Promise<Answer> {
  try {
    const address = new URL(url)
    const headers = new Headers(question.headers)
    // Moves credentials from the URL to a header, because `fetch` refuses them in URLs.
    if (address.password !== '' || address.username !== '') {
      const { username, password } = address
      headers.set(
        'authorization',
        `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`,
      )
      address.username = ''
      address.password = ''
    }
    const response = await fetch(address, {
      ...question,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    })
    return { status: response.status, text: await beginningOf(response) }
  } catch (error) {
    return { failed: whyOf(error) }
  }
}

async function beginningOf(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  const reader = response.body?.getReader()
  while (reader && text.length < MAX_BYTES) {
    const { done, value } = await reader.read()
    if (done) return text
    text += decoder.decode(value, { stream: true })
  }
  await reader?.cancel()
  return text
}

/** `fetch` only says that it failed; the cause says why. */
function whyOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time'
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? reasonOf(error) : reasonOf(cause)
}

/** Whether Easel answers at an address. */
export async function isAnswering(address: string): Promise<boolean> {
  const answer = await ask({ url: `${address}/api/health` })
  return 'status' in answer && answer.status === 200
}
